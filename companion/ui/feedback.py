"""What the phone does besides showing: it buzzes, knocks and speaks, as far as it may."""

from collections.abc import Sequence
from typing import Any

from companion import device

# wait, buzz, wait, buzz: seconds
_REFUSED = (0, 0.03, 0.06, 0.03)
_TURN = (0, 0.04)


class Feedback:
    """Heeds the settings at the moment of use: they may change in the middle of a match."""

    def __init__(self, app: Any) -> None:
        self._app = app

    def refused(self, sentence: str) -> None:
        self._notice(_REFUSED, "knock-twice")
        self._speak([sentence])

    def done(self, sentences: Sequence[str], turn_changed: bool) -> None:
        if turn_changed:
            self._notice(_TURN, "knock")
        self._speak(sentences)

    def _notice(self, buzz: Sequence[float], sound: device.Sound) -> None:
        if self._app.settings.vibration:
            device.vibrate(buzz)
        if self._app.settings.sound:
            device.play_sound(sound)

    def _speak(self, sentences: Sequence[str]) -> None:
        if self._app.settings.speech:
            device.speak(" ".join(sentences), self._app.words.language)
