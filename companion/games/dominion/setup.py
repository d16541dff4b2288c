"""The choices before the game, and the first state."""

from collections.abc import Sequence
from dataclasses import dataclass

from companion.games.dominion import facts, kingdoms, supply
from companion.games.dominion.state import Holding, State, Turn
from companion.games.dominion.zone import Zone
from companion.referee.choice import Pick
from companion.referee.counts import Counts
from companion.referee.game import Player, Setup, check_players

SEATS = range(2, 5)


@dataclass(frozen=True, slots=True, kw_only=True)
class DominionSetup(Setup):
    kingdom: tuple[str, ...]


def propose(players: Sequence[Player], variant: str, pick: Pick) -> DominionSetup:
    first = pick(len(players)) if players else 0
    kingdom = kingdoms.of_variant(variant, pick)
    return DominionSetup(players=tuple(players), first=first, kingdom=kingdom)


def set_up(setup: DominionSetup) -> State:
    check_players(setup, SEATS)
    kingdoms.check(setup.kingdom)
    count = len(setup.players)
    return State(
        players=tuple(_dealt(1 if seat == setup.first else 0) for seat in range(count)),
        supply=supply.lay_out(kingdoms.in_order(setup.kingdom), count),
        trash=Counts(),
        turn=Turn(setup.first),
    )


def _dealt(turns: int) -> Holding:
    """A shuffled starting deck, the first hand drawn from it."""
    owned = facts.starting_cards()
    hand, deck = Zone.of(owned).split(facts.hand_size())
    return Holding(owned, hand, deck, Zone(), turns=turns)


def first_of_series(
    players: Sequence[str], before: Sequence[str], winners: Sequence[str], pick: Pick
) -> int | None:
    """Who begins after another match: the player to the left of its winner.

    After a tie one of those who did not share the victory, by chance. None when the last match
    does not tell, because the winner is not at this table or everybody won.
    """
    here = list(players)
    if len(winners) == 1:
        return (here.index(winners[0]) + 1) % len(here) if winners[0] in here else None
    losers = [here.index(name) for name in before if name not in winners and name in here]
    return losers[pick(len(losers))] if losers else None
