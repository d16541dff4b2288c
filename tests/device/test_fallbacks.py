"""Without a phone, and on one that refuses everything, each function answers its fallback.

What needs a Kivy window is in tests/ui/test_device.py.
"""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from companion import device
from companion.device.phone import harmless, phone_only
from companion.device.speech import voice_tag
from companion.words import closest_language

UNANSWERED: list[Callable[[], object]] = [
    lambda: device.vibrate([0, 0.1]),
    lambda: device.speak("Anna takes 2 ore", "en"),
    device.stop_speaking,
    device.can_speak,
    device.can_vibrate,
    device.system_is_dark,
    lambda: device.receive_documents(lambda _: None),
    lambda: device.share_file(Path("match.json"), "A match"),
]


@pytest.fixture(params=["pc", "refusing phone"])
def surroundings(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A phone without Java refuses whatever it is asked."""
    monkeypatch.delenv("ANDROID_ARGUMENT", raising=False)
    if request.param == "refusing phone":
        monkeypatch.setenv("ANDROID_ARGUMENT", "")
    return str(request.param)


@pytest.mark.usefixtures("surroundings")
@pytest.mark.parametrize("ask", UNANSWERED)
def test_what_is_not_done_is_said(ask: Callable[[], object]) -> None:
    assert ask() is False


@pytest.mark.usefixtures("surroundings")
def test_nothing_is_left_free_at_the_edges() -> None:
    assert device.insets() == (0, 0, 0, 0)


@pytest.mark.usefixtures("surroundings")
@pytest.mark.parametrize(
    ("told", "tag", "ours"), [("zh_TW.UTF-8", "zh-Hant", "zh_Hant"), ("en_GB.UTF-8", "en", "en")]
)
def test_the_surroundings_tell_the_language(
    monkeypatch: pytest.MonkeyPatch, told: str, tag: str, ours: str
) -> None:
    monkeypatch.setenv("LC_ALL", told)
    assert device.system_language_tag() == tag
    assert closest_language(tag) == ours


@pytest.mark.usefixtures("surroundings")
def test_an_empty_text_goes_nowhere() -> None:
    assert device.copy("") is False
    assert device.share_text("", "Nothing") == "nothing"


@pytest.mark.parametrize(("language", "tag"), [("en", "en"), ("zh_Hant", "zh-TW")])
def test_each_language_has_a_voice(language: str, tag: str) -> None:
    assert voice_tag(language) == tag


def test_a_failure_is_answered_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    @harmless(otherwise="fallback")
    def divide(by: int) -> str:
        return str(1 // by)

    assert divide(1) == "1"
    assert divide(0) == "fallback"
    assert "divide" in caplog.text and "ZeroDivisionError" in caplog.text


def test_only_a_phone_is_asked(surroundings: str) -> None:
    @phone_only(otherwise="pc")
    def ask() -> str:
        return "refusing phone"

    assert ask() == surroundings


def test_importing_the_adapter_loads_none_of_what_it_hides() -> None:
    hidden = {"kivy", "plyer", "jnius", "android"}
    program = f"import sys, companion.device; print({hidden} & sys.modules.keys())"
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=root, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "set()"
