"""How the points of a match grew, round by round, and when the lead changed."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Protocol

from companion.referee.game import Game


class Story(Protocol):
    """A match, kept or not, whose past states can be asked for."""

    @property
    def game(self) -> Game: ...

    @property
    def position(self) -> int: ...

    def state_after(self, line: int) -> Any: ...


@dataclass(frozen=True, slots=True)
class Moment:
    """How it stood at the end of a round, and after which line that was."""

    round: int
    line: int
    totals: tuple[int, ...]

    @property
    def leaders(self) -> frozenset[int]:
        best = max(self.totals)
        return frozenset(seat for seat, total in enumerate(self.totals) if total == best)


def course(story: Story) -> list[Moment]:
    """A moment for each round that was played, the last being how it stands now."""
    found: dict[int, int] = {}
    number = 1
    for line in range(story.position + 1):
        now = story.game.now(story.state_after(line))
        number = number if now.over else now.round
        found[number] = line
    return [_moment(story, number, line) for number, line in found.items()]


def turning_points(moments: list[Moment]) -> list[Moment]:
    """The moments at which somebody took the lead from others, or caught up with them."""
    return [later for earlier, later in pairwise(moments) if later.leaders - earlier.leaders]


def _moment(story: Story, number: int, line: int) -> Moment:
    return Moment(number, line, story.game.score(story.state_after(line)).totals)
