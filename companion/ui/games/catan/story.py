"""What is told of the turn so far, read from the log of the match."""

from collections.abc import Iterator, Sequence

from companion.games.catan.actions import CorrectTurn, EndTurn, PlayKnight, Roll
from companion.games.catan.facts import SEVEN
from companion.referee.action import Action
from companion.referee.match import Line
from companion.referee.ruling import Happening

SPECIALS = frozenset(
    f"catan.{what}"
    for what in (
        "longest-road",
        "longest-road-from",
        "longest-road-aside",
        "largest-army",
        "largest-army-from",
    )
)
"""A card of honour has changed hands."""

ROBBERY = frozenset(("catan.discards", "catan.moves-robber", "catan.moves-robber-bare"))
"""What the robber has brought about before somebody is robbed."""


def last_roll(lines: Sequence[Line]) -> int | None:
    rolled = (line.action.total for line in reversed(lines) if isinstance(line.action, Roll))
    return next(rolled, None)


def rolled(lines: Sequence[Line]) -> int | None:
    """What was rolled in this turn; nothing is known of the roll of a turn that was corrected."""
    for line in reversed(lines):
        if isinstance(line.action, Roll):
            return line.action.total
        if isinstance(line.action, EndTurn | CorrectTurn):
            return None
    return None


def harvest(lines: Sequence[Line]) -> list[Happening]:
    """What the roll has brought, as long as it is the last thing that was done."""
    if not lines or not isinstance(lines[-1].action, Roll) or lines[-1].action.total == SEVEN:
        return []
    return list(lines[-1].happenings[1:])


def news(lines: Sequence[Line]) -> Happening | None:
    """The last change of an honour in this turn."""
    told = [one for one in _since(lines, (EndTurn,)) if one.what in SPECIALS]
    return told[-1] if told else None


def robbery(lines: Sequence[Line]) -> list[Happening]:
    """What was done so far after a seven or a knight."""
    return [one for one in _since(lines, (Roll, PlayKnight)) if one.what in ROBBERY]


def _since(lines: Sequence[Line], starts: tuple[type[Action], ...]) -> Iterator[Happening]:
    begun = next((n for n in reversed(range(len(lines))) if isinstance(lines[n].action, starts)), 0)
    for line in lines[begun:]:
        yield from line.happenings
