"""The rondel: eight spaces in a ring, and what it costs to move on by more than three."""

from companion.games.navegador import facts
from companion.games.navegador.state import Holding, State
from companion.referee.counts import Counts
from companion.referee.ruling import Refusal


def steps(start: str | None, space: str) -> int:
    """How many steps lie between two spaces; the same space again is a whole lap.

    The first move comes from the middle of the rondel and counts as none.
    """
    if start is None:
        return 0
    ring = list(facts.spaces())
    return (ring.index(space) - ring.index(start) - 1) % len(ring) + 1


def cost(holding: Holding, space: str) -> int:
    """How many ships a player pays to reach a space."""
    return max(0, steps(holding.space, space) - facts.free_steps())


def passes(start: str, end: str, space: str) -> bool:
    """Whether a stone moved from one space to another enters or passes a third."""
    return steps(start, space) <= steps(start, end)


def reachable(state: State) -> tuple[str, ...]:
    """The spaces the player on turn has ships enough for."""
    ships = state.active.ships.total()
    return tuple(space for space in facts.spaces() if cost(state.active, space) <= ships)


def check_move(state: State, space: str, paid: tuple[str, ...]) -> None:
    if space not in facts.spaces():
        raise Refusal("navegador.rondel", "unknown", space=space)
    holding, seat = state.active, state.turn.seat
    needs, has = cost(holding, space), holding.ships.total()
    if has < needs:
        length = steps(holding.space, space)
        raise Refusal(
            "navegador.rondel", "ships", seat=seat, space=space, steps=length, has=has, needs=needs
        )
    if len(paid) != needs:
        raise Refusal("navegador.rondel", "paid", space=space, has=len(paid), needs=needs)
    for region, ships in Counts.of(paid).items():
        there = holding.ships[region]
        if there < ships:
            raise Refusal(
                "navegador.rondel", "where", seat=seat, region=region, has=there, needs=ships
            )
