"""The Local Court: loans are returned without paying."""

from collections.abc import Iterator, Mapping

from companion.games.le_havre.actions import ReturnLoans
from companion.games.le_havre.buildings.effect import Effect
from companion.games.le_havre.facts import FRANC, Building
from companion.games.le_havre.state import State
from companion.games.le_havre.table import Table
from companion.referee.choice import OneOf
from companion.referee.offer import Offer
from companion.referee.ruling import Refusal

ARTICLE = "le_havre.building.local_court"
_DONE = "returned"


def verdicts(state: State, card: Building) -> Mapping[int, int]:
    """How many loans may be returned, and the francs that come with it."""
    table = card.effect["verdicts"]
    found = table[min(state.active.loans, len(table)) - 1]
    return {entry["loans"]: entry["francs"] for entry in found}


def _check(state: State, _: Building) -> None:
    if not state.active.loans:
        raise Refusal(ARTICLE, "no-loans")


def _begin(table: Table, card: Building) -> None:
    """Where there is one verdict, it is carried out."""
    loans, *others = verdicts(table.state, card)
    if not others:
        _return(table, card, loans)


def _options(state: State, card: Building) -> Iterator[Offer]:
    if not state.turn.parts:
        yield Offer.of(ReturnLoans, loans=OneOf(tuple(verdicts(state, card))))


def _choose(table: Table, card: Building, action: ReturnLoans) -> None:
    possible = verdicts(table.state, card)
    if action.loans not in possible:
        most = max(possible)
        raise Refusal(ARTICLE, "loans", has=action.loans, most=most)
    _return(table, card, action.loans)


def _return(table: Table, card: Building, loans: int) -> None:
    francs = verdicts(table.state, card)[loans]
    table.change_holding(table.seat, loans=table.active.loans - loans)
    table.receive(table.seat, {FRANC: francs})
    table.change_turn(parts=(_DONE,))
    table.tell("returns-loans", seat=table.seat, count=loans)
    if francs:
        table.tell("earns", seat=table.seat, building=card.id, count=francs)


LOCAL_COURT = Effect(_check, _begin, _options, {ReturnLoans: _choose})
