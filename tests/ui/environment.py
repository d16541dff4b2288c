"""A window without a screen: the settings Kivy reads once, when it is first imported."""

import os
import sys

PHONE = (412, 892)

_SETTINGS = {
    "SDL_VIDEODRIVER": "offscreen",  # real pixels, no screen; set it to x11 to watch a test
    "SDL_AUDIODRIVER": "dummy",
    "KIVY_NO_ARGS": "1",  # the command line belongs to pytest or to a tool
    "KIVY_NO_CONFIG": "1",  # leave the developer's own Kivy settings alone
    "KIVY_NO_FILELOG": "1",
    "KIVY_LOG_MODE": "PYTHON",  # otherwise Kivy takes stderr away, and tracebacks with it
    "KIVY_CLIPBOARD": "dummy",  # the real one needs a screen
}

_prepared: tuple[tuple[int, int], float, float] | None = None


def prepare(
    size: tuple[int, int] = PHONE, density: float = 1.0, font_scale: float = 1.0
) -> tuple[int, int]:
    """Set Kivy up for a window of `size` pixels, before anything imports it, and return `size`.

    The surface never grows afterwards: ask for the largest window that will be wanted. `density`
    is the phone's pixels a dp, `font_scale` its text size setting.
    """
    global _prepared  # noqa: PLW0603 (Kivy's own settings are as global as this)
    wanted = (size, density, font_scale)
    if _prepared == wanted:
        return size
    if _prepared is not None or "kivy" in sys.modules:
        raise RuntimeError("Kivy has been started already; its settings are read only once")
    for name, value in _SETTINGS.items():
        os.environ.setdefault(name, value)
    os.environ["KIVY_METRICS_DENSITY"] = str(density)
    os.environ["KIVY_METRICS_FONTSCALE"] = str(font_scale)
    os.environ["KIVY_DPI"] = str(round(160 * density))
    _configure(size)
    _prepared = wanted
    return size


def surface() -> tuple[int, int]:
    """The size that was prepared: no window can be larger."""
    if _prepared is None:
        raise RuntimeError("call tests.ui.environment.prepare() before Kivy is imported")
    return _prepared[0]


def usual_size() -> tuple[int, int]:
    """A phone held upright, unless the surface was prepared for something else."""
    return PHONE if surface() == (max(PHONE), max(PHONE)) else surface()


def _configure(size: tuple[int, int]) -> None:
    from kivy.config import Config

    Config.set("graphics", "width", size[0])
    Config.set("graphics", "height", size[1])
    Config.set("kivy", "exit_on_escape", "0")  # Escape is our back key
    for device, _ in list(Config.items("input")):  # touches come from the driver alone
        Config.remove_option("input", device)
