"""How much room there is, and what that means for the screens. Figures are dp."""

UPRIGHT, LYING, WIDE = "upright", "lying", "wide"

_WIDE_FROM = 840
_LOW_UNDER = 480
_COMPACT_UNDER = 720


def arrangement(width: float, height: float) -> str:
    """How the parts of a screen stand: one below the other, beside each other, in columns."""
    if width > height and (height < _LOW_UNDER or width < _WIDE_FROM):
        return LYING
    return WIDE if width >= _WIDE_FROM else UPRIGHT


def is_compact(width: float, height: float) -> bool:
    """Whether everything has to make do with a little less."""
    arranged = arrangement(width, height)
    return arranged == LYING or (arranged == UPRIGHT and height < _COMPACT_UNDER)
