"""The choices before the game, and the first state."""

from collections.abc import Sequence
from dataclasses import dataclass

from companion.games.le_havre import facts
from companion.games.le_havre.facts import FRANC, FULL, PILES, SHORT
from companion.games.le_havre.state import STANDARD, Holding, Rules, State, Turn
from companion.games.le_havre.table import Table
from companion.games.le_havre.turn import flow
from companion.referee.choice import Pick
from companion.referee.counts import Piles
from companion.referee.game import Player, Setup, check_players
from companion.referee.ruling import Refusal

SEATS = range(1, 6)
VARIANTS = (FULL, SHORT)


@dataclass(frozen=True, slots=True, kw_only=True)
class LeHavreSetup(Setup):
    """`piles` are the building proposals as they were dealt, the lowest number first."""

    variant: str = FULL
    piles: tuple[tuple[str, ...], ...]
    rules: Rules = STANDARD


def propose(players: Sequence[Player], variant: str, pick: Pick) -> LeHavreSetup:
    first = pick(len(players)) if players else 0
    piles = deal(variant, len(players), pick)
    return LeHavreSetup(players=tuple(players), first=first, variant=variant, piles=piles)


def deal(variant: str, players: int, pick: Pick) -> tuple[tuple[str, ...], ...]:
    """Three equal piles, each in order; dealt again while the Black Market lies on top."""
    while True:
        left = list(facts.deck(variant, players))
        size = len(left) // PILES
        dealt = [[left.pop(pick(len(left))) for _ in range(size)] for _ in range(PILES)]
        piles = tuple(tuple(sorted(pile, key=_order)) for pile in dealt)
        if not any(pile[:1] == ("black_market",) for pile in piles):
            return piles


def _order(building: str) -> int:
    return facts.building(building).order


def set_up(setup: LeHavreSetup) -> State:
    check_players(setup, SEATS)
    if setup.variant not in VARIANTS:
        raise Refusal("le_havre.versions", name=setup.variant)
    count = len(setup.players)
    check_piles(setup.variant, count, setup.piles)
    begun = State(
        variant=setup.variant,
        rules=setup.rules,
        players=_holdings(setup.variant, count),
        piles=setup.piles,
        town=facts.start_buildings(setup.variant, count),
        stacks=((),) * len(facts.ship_types()),
        offers=Piles(facts.opening_offers(setup.variant)),
        turn=Turn(setup.first),
    )
    table = Table(begun)
    for ship in facts.start_ships(setup.variant, count)[1]:
        table.onto_stack(ship)
    flow.settle(table)
    return table.state


def _holdings(variant: str, count: int) -> tuple[Holding, ...]:
    begin = facts.beginning(variant)
    goods, cash = begin.put(FRANC, 0), begin[FRANC]
    ships = facts.start_ships(variant, count)[0]
    return tuple(Holding(goods, cash, ships=ships[seat : seat + 1]) for seat in range(count))


def check_piles(variant: str, players: int, piles: tuple[tuple[str, ...], ...]) -> None:
    deck = facts.deck(variant, players)
    size = len(deck) // PILES
    if len(piles) != PILES:
        raise Refusal("le_havre.proposals", "piles", has=len(piles), need=PILES)
    for number, pile in enumerate(piles, 1):
        _check_pile(number, pile, deck, size)
    laid = [building for pile in piles for building in pile]
    twice = next((building for building in laid if laid.count(building) > 1), None)
    if twice is not None:
        raise Refusal("le_havre.proposals", "twice", building=twice)


def _check_pile(number: int, pile: tuple[str, ...], deck: tuple[str, ...], size: int) -> None:
    for building in pile:
        if building not in facts.buildings():
            raise Refusal("le_havre.proposals", "unknown", name=building)
        if building not in deck:
            raise Refusal("le_havre.proposals", "not-in-deck", building=building)
    if len(pile) != size:
        raise Refusal("le_havre.proposals", "size", number=number, has=len(pile), need=size)
    if list(pile) != sorted(pile, key=_order):
        raise Refusal("le_havre.proposals", "order", number=number)
