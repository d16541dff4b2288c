"""Short sounds: a knock on wood for a turn, two for a refusal."""

from functools import cache
from typing import Any, Literal

from companion import data
from companion.device.phone import harmless

Sound = Literal["knock", "knock-twice"]


@harmless(otherwise=False)
def play_sound(sound: Sound) -> bool:
    """Play a sound once. Whether there is a way to play it here."""
    loaded = _loaded(sound)
    if loaded is None:
        return False
    loaded.stop()  # otherwise one that is still sounding is not begun again
    loaded.play()
    return True


@cache
def _loaded(sound: Sound) -> Any:
    from kivy.core.audio import SoundLoader

    return SoundLoader.load(str(data.folder("data") / "sounds" / f"{sound}.wav"))
