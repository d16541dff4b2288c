"""Asking the phone, and what to answer where there is none.

Whatever is marked `phone_only`, here and in the files beside this one, has never run on a device
yet: it is written after the documentation of Android and pyjnius.
"""

import logging
import os
from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

Given = ParamSpec("Given")
Answer = TypeVar("Answer")
Asking = Callable[[Callable[Given, Answer]], Callable[Given, Answer]]

_log = logging.getLogger(__name__)


def on_android() -> bool:
    """Asked each time and without Kivy: its own answer would load its settings first."""
    return "ANDROID_ARGUMENT" in os.environ


def harmless(otherwise: Answer) -> Asking[Given, Answer]:
    """Answer `otherwise` when the function fails, whatever the reason, and leave it in the log."""

    def mark(ask: Callable[Given, Answer]) -> Callable[Given, Answer]:
        @wraps(ask)
        def answer(*args: Given.args, **kwargs: Given.kwargs) -> Answer:
            try:
                return ask(*args, **kwargs)
            except Exception:  # Java's exceptions are known to the phone only
                _log.warning("The device refused %s", ask.__name__, exc_info=True)
                return otherwise

        return answer

    return mark


def phone_only(otherwise: Answer) -> Asking[Given, Answer]:
    """Answer `otherwise` on a PC, and when the phone fails."""

    def mark(ask: Callable[Given, Answer]) -> Callable[Given, Answer]:
        safely = harmless(otherwise)(ask)

        @wraps(ask)
        def answer(*args: Given.args, **kwargs: Given.kwargs) -> Answer:
            return safely(*args, **kwargs) if on_android() else otherwise

        return answer

    return mark


def activity() -> Any:
    """Android's view of the running app. Never run on a device yet."""
    from android import mActivity

    return mActivity


def android_version() -> int:
    """The API level, such as 35 for Android 15. Never run on a device yet."""
    from jnius import autoclass

    return int(autoclass("android.os.Build$VERSION").SDK_INT)


def characters(text: str) -> Any:
    """A text for Java methods that also come in other forms, where pyjnius could pick the wrong
    one. Never run on a device yet."""
    from jnius import autoclass, cast

    return cast("java.lang.CharSequence", autoclass("java.lang.String")(text))
