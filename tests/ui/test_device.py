"""The parts of the phone's adapter that work on a PC too, through Kivy."""

import pytest
from kivy.app import App
from kivy.core.clipboard import Clipboard

from companion import device


def test_a_text_is_copied():
    assert device.copy("Anna 12, 小明 9")
    assert Clipboard.paste() == "Anna 12, 小明 9"


def test_an_empty_text_keeps_what_was_copied():
    device.copy("kept")
    assert not device.copy("")
    assert Clipboard.paste() == "kept"


@pytest.mark.parametrize("surroundings", ["pc", "refusing phone"])
def test_what_cannot_be_shared_is_copied(surroundings, monkeypatch):
    if surroundings == "refusing phone":
        monkeypatch.setenv("ANDROID_ARGUMENT", "")
    assert device.share_text("Anna wins", "Final score") == "copied"
    assert Clipboard.paste() == "Anna wins"


def test_the_screen_stays_awake_until_it_may_sleep(run_app):
    window = run_app(App()).window
    assert device.keep_awake(True)
    assert not window.allow_screensaver
    assert device.keep_awake(False)
    assert window.allow_screensaver
