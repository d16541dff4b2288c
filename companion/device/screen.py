"""The phone's screen and how its owner has set it up."""

from typing import NamedTuple

from companion.device.phone import activity, android_version, harmless, phone_only
from companion.words import system_language

EDGE_TO_EDGE = 35  # the Android from which apps are drawn below the system's bars


class Insets(NamedTuple):
    """How many pixels at each edge belong to the system's bars and the camera."""

    top: int = 0
    right: int = 0
    bottom: int = 0
    left: int = 0


@harmless(otherwise=False)
def keep_awake(on: bool) -> bool:
    """Keep the screen from going dark, or let it again. Whether there was a window to tell."""
    from kivy.base import EventLoop  # importing Kivy's Window would open one

    if EventLoop.window is None:
        return False
    EventLoop.window.allow_screensaver = not on
    return True


def system_language_tag() -> str:
    """The language the owner reads, such as zh-TW; `closest_language` finds ours for it."""
    return _phone_language_tag() or system_language().replace("_", "-")


@phone_only(otherwise="")
def _phone_language_tag() -> str:
    from jnius import autoclass

    return str(autoclass("java.util.Locale").getDefault().toLanguageTag())


@phone_only(otherwise=False)
def system_is_dark() -> bool:
    """Whether the owner has chosen a dark theme for the whole phone."""
    from jnius import autoclass

    modes = autoclass("android.content.res.Configuration")
    chosen = activity().getResources().getConfiguration().uiMode & modes.UI_MODE_NIGHT_MASK
    return bool(chosen == modes.UI_MODE_NIGHT_YES)


@phone_only(otherwise=Insets())
def insets() -> Insets:
    """What to leave free at the edges. Ask again whenever the window changes its size."""
    if android_version() < EDGE_TO_EDGE:
        return Insets()
    from jnius import autoclass

    around = activity().getWindow().getDecorView().getRootWindowInsets()
    if around is None:  # the window is not on the screen yet
        return Insets()
    kinds = autoclass("android.view.WindowInsets$Type")
    taken = around.getInsets(kinds.systemBars() | kinds.displayCutout())
    return Insets(taken.top, taken.right, taken.bottom, taken.left)
