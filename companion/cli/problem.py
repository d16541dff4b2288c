"""What ends a command early, and how each ending is told to the shell."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from companion.referee.game import Game
from companion.referee.ruling import Fact, Refusal

DONE = 0
LAW_BROKEN = 1
BAD_INPUT = 2
REFUSED = 3
INTERRUPTED = 130
BROKEN_PIPE = 141


class Problem(Exception):
    """Something the user can mend, as a message and its facts."""

    def __init__(self, message: str, **facts: Fact) -> None:
        super().__init__(message)
        self.message = message
        self.facts = facts


class Forbidden(Exception):
    """What was asked for is against the rules of a game, so that there is nothing to show."""

    def __init__(self, refusal: Refusal, game: Game, names: Sequence[str]) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal
        self.game = game
        self.names = names


@contextmanager
def judged_by(game: Game, names: Sequence[str] = ()) -> Iterator[None]:
    """A refusal in here ends the command."""
    try:
        yield
    except Refusal as refusal:
        raise Forbidden(refusal, game, names) from refusal
