"""Buzzing in the hand."""

from collections.abc import Sequence

from companion.device.phone import phone_only


@phone_only(otherwise=False)
def vibrate(pattern: Sequence[float]) -> bool:
    """Wait, buzz, wait, buzz and so on, for so many seconds each. Returns at once."""
    from plyer import vibrator

    if not pattern or not vibrator.exists():
        return False
    vibrator.pattern(list(pattern))
    return True
