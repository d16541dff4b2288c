"""Starts the app for a test, in a window without a screen.

Only the tests below this folder load Kivy; everything else is tested without it. The window is a
phone's unless a test asks for another; the surface has room for one that is turned. UI_SURFACE
(such as 1080x2340), UI_DENSITY and UI_FONT_SCALE try another phone.
"""

import gc
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.ui import environment

_width, _height = os.environ.get("UI_SURFACE", "892x892").split("x")
environment.prepare(
    size=(int(_width), int(_height)),
    density=float(os.environ.get("UI_DENSITY", "1")),
    font_scale=float(os.environ.get("UI_FONT_SCALE", "1")),
)

# Kivy may be imported from here on.
from tests.ui.driver import Driver  # noqa: E402

RunApp = Callable[..., Driver]


@pytest.fixture
def run_app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RunApp]:
    """Start an app and get its driver: `run_app(App())`, `run_app(App(), size=(360, 640))`.

    Each test has its own empty user data folder; an app started again in the same test finds
    what the one before it left there.
    """
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    drivers: list[Driver] = []

    def start(app: object, size: tuple[int, int] | None = None) -> Driver:
        driver = Driver(app, size)
        drivers.append(driver)
        return driver

    yield start
    for driver in reversed(drivers):
        driver.close()
    drivers.clear()
    gc.collect()  # what the app bound to the window goes with it
