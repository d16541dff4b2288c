"""Saying a sentence aloud. plyer's own speech waits for the voice and knows English only."""

from collections.abc import Callable
from typing import Any

from companion.device.phone import activity, characters, harmless, phone_only

ENGINE = "android.intent.action.TTS_SERVICE"  # named in the manifest too, else none is found
SUCCESS = 0  # Android's own numbers, of TextToSpeech
DROP_THE_OTHERS = 0

VOICES = {"zh_Hant": "zh-TW"}
"""Voices are told apart by country, not by script."""


@phone_only(otherwise=False)
def speak(text: str, language: str) -> bool:
    """Say `text` in one of the app's languages, instead of what is being said. Returns at once:
    whether the phone took it, not whether it was heard."""
    return _voice.say(text, language)


@phone_only(otherwise=False)
def stop_speaking() -> bool:
    """Fall silent. Whether there was a voice to stop."""
    return _voice.stop()


@phone_only(otherwise=False)
def can_speak() -> bool:
    """Whether a speech engine is installed. Whether it has a voice of ours shows when it speaks."""
    from jnius import autoclass

    asking = autoclass("android.content.Intent")(ENGINE)
    return bool(activity().getPackageManager().queryIntentServices(asking, 0).size())


def voice_tag(language: str) -> str:
    """The tag Android finds a voice by."""
    return VOICES.get(language, language.replace("_", "-"))


class _Voice:
    """The phone's speech engine, started with the first sentence. Never run on a device yet.

    Starting takes a second or two. Meanwhile the latest sentence waits; older ones are stale.
    """

    def __init__(self) -> None:
        self._engine: Any = None
        self._listener: Any = None  # kept here, because Java does not keep it alive for Python
        self._works: bool | None = None  # not known before the engine has started
        self._waiting: tuple[str, str] | None = None

    def say(self, text: str, language: str) -> bool:
        if self._engine is None:
            self._start()
        if self._works is None:
            self._waiting = (text, language)
            return True
        return self._works and self._utter(text, language)

    def stop(self) -> bool:
        self._waiting = None
        if self._engine is None:
            return False
        return bool(self._engine.stop() == SUCCESS)

    def _start(self) -> None:
        from jnius import autoclass

        self._listener = _start_listener(self._started)
        # The app's context, not the activity's: the engine may outlive a turned screen.
        context = activity().getApplicationContext()
        self._engine = autoclass("android.speech.tts.TextToSpeech")(context, self._listener)

    @harmless(otherwise=None)
    def _started(self, status: int) -> None:
        self._works = status == SUCCESS
        waiting, self._waiting = self._waiting, None
        if self._works and waiting:
            self._utter(*waiting)

    def _utter(self, text: str, language: str) -> bool:
        from jnius import autoclass

        locale = autoclass("java.util.Locale").forLanguageTag(voice_tag(language))
        if self._engine.setLanguage(locale) < 0:  # no such voice on this phone
            return False
        said = self._engine.speak(characters(text), DROP_THE_OTHERS, None, "sentence")
        return bool(said == SUCCESS)


_voice = _Voice()


def _start_listener(started: Callable[[int], None]) -> Any:
    """What Java calls when the engine has started. Never run on a device yet."""
    from jnius import PythonJavaClass, java_method
    from kivy.clock import Clock

    class StartListener(PythonJavaClass):
        __javainterfaces__ = ("android/speech/tts/TextToSpeech$OnInitListener",)
        __javacontext__ = "app"

        @java_method("(I)V")
        def onInit(self, status: int) -> None:  # noqa: N802 (Java's name)
            # Called in a thread of Java's; the voice lives in Kivy's.
            Clock.schedule_once(lambda _: started(status))

    return StartListener()
