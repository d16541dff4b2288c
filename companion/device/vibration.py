"""Buzzing in the hand."""

from collections.abc import Sequence

from companion.device.phone import phone_only


@phone_only(otherwise=False)
def vibrate(pattern: Sequence[float]) -> bool:
    """Wait, buzz, wait, buzz and so on, for so many seconds each. Returns at once."""
    from plyer import vibrator

    if not pattern or not can_vibrate():
        return False
    vibrator.pattern(list(pattern))
    return True


@phone_only(otherwise=False)
def can_vibrate() -> bool:
    """Whether there is a motor for it; many tablets have none."""
    from plyer import vibrator

    return bool(vibrator.exists())
