"""Motion that happens once, is short, and does not happen at all when less motion is wished for."""

from collections.abc import Callable
from typing import Any

from kivy.animation import Animation
from kivy.uix.widget import Widget

from companion.ui.theme import theme

SHEET_SECONDS = 0.16
SCRIM_SECONDS = 0.12
SWELL_SECONDS = 0.25
COUNT_SECONDS = 0.2


def glide(
    widget: Widget,
    seconds: float,
    done: Callable[[], Any] | None = None,
    curve: str = "out_cubic",
    **targets: Any,
) -> None:
    """Move properties of `widget` to `targets`, at once under less motion; then call `done`."""
    Animation.cancel_all(widget, *targets)
    duration = theme.seconds(seconds)
    if not duration:
        for name, value in targets.items():
            setattr(widget, name, value)
        if done:
            done()
        return
    movement = Animation(duration=duration, transition=curve, **targets)
    if done:
        movement.bind(on_complete=lambda *_: done())
    movement.start(widget)
