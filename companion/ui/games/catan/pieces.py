"""What stands on the island of a match, in the colours of its players."""

from collections.abc import Sequence

from companion.games.catan.state import State
from companion.ui.games.catan.island import Pieces


def pieces_of(state: State, colours: Sequence[str]) -> Pieces:
    held = list(zip(state.players, colours, strict=True))
    return Pieces(
        roads=tuple((path, colour) for one, colour in held for path in one.roads),
        settlements=tuple((at, colour) for one, colour in held for at in one.settlements),
        cities=tuple((at, colour) for one, colour in held for at in one.cities),
        robber=state.robber,
    )
