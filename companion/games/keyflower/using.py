"""Which tiles can be used, with how many workers, and what is paid and chosen."""

from collections.abc import Iterator

from companion.games.keyflower.actions import UNSEEN, Use
from companion.games.keyflower.auction import movable
from companion.games.keyflower.crews import NONE, Crews, Terms
from companion.games.keyflower.facts import (
    ANY,
    COLOURS,
    RESOURCES,
    SKILL,
    SKILLS,
    WORKER,
    Face,
    most_on_a_tile,
)
from companion.games.keyflower.hidden import Numbers
from companion.games.keyflower.state import State, Work
from companion.games.keyflower.table import check_tile, one, workers
from companion.referee.choice import OneOf
from companion.referee.offer import Offer
from companion.referee.ruling import Refusal

BOAT_4B = "boat_4b"


def is_upgraded(state: State, tile: str) -> bool:
    return any(plot.upgraded for _, plot in state.plots() if plot.tile == tile)


def face(state: State, tile: str) -> Face:
    """The face of a tile that is up; in the auction always the first."""
    return state.tile(tile).face(is_upgraded(state, tile))


def may_be_used(state: State, tile: str, shown: Face) -> bool:
    """Tiles that only score are not used, unless the table lets workers block them."""
    return shown.is_used or (state.rulings.blocking and state.tile(tile).can_be_upgraded)


def use_terms(state: State, seat: int, work: Work) -> Terms:
    least = work.last + 1
    most = most_on_a_tile() - work.workers.total()
    if work.colour is None:
        return Terms(COLOURS, least, most)
    if may_mix(state, seat, work):
        return Terms(COLOURS, least, most, mixed=True)
    return Terms((work.colour,), least, most)


def may_mix(state: State, seat: int, work: Work) -> bool:
    """Boat 4b, on a tile that has its colour already."""
    return work.colour is not None and state.has(seat, BOAT_4B)


def uses(state: State) -> Iterator[Offer]:
    """Every use the player on turn can make now."""
    for tile, work, shown in _usable(state):
        seat = state.turn.seat
        terms = use_terms(state, seat, work)
        if terms.least > (terms.most or 0):
            continue
        takes = OneOf(takings(state, shown))
        for pay, paid, but in payments(state, seat, shown):
            crews = Crews(state.workers, seat, terms, movable(state, seat, *but), paid)
            if crews.is_possible:
                yield Offer.of(Use, tile=OneOf((tile,)), crew=crews, pay=OneOf((pay,)), takes=takes)


def _usable(state: State) -> Iterator[tuple[str, Work, Face]]:
    if not state.last_season:
        for lot in state.lots:
            shown = state.tile(lot.tile).faces[0]
            if may_be_used(state, lot.tile, shown):
                yield lot.tile, lot.work, shown
    for _, plot in state.plots():
        shown = state.tile(plot.tile).face(plot.upgraded)
        if may_be_used(state, plot.tile, shown):
            yield plot.tile, plot.work, shown


def takings(state: State, shown: Face) -> tuple[str | None, ...]:
    """What can be chosen of what a tile makes: something that is still there, if anything is."""
    there = tuple(resource for resource in shown.one_of if state.supply[resource])
    return there or (None,)


Payment = tuple[str | None, Numbers, tuple[str, ...]]
"""How it is named, the workers it takes from behind the screen, and the group it takes."""


def payments(state: State, seat: int, shown: Face) -> Iterator[Payment]:
    if shown.pays is None or state.rulings.blocking:
        yield None, NONE, ()
    if shown.pays in (*COLOURS, WORKER):
        yield from _workers_paid(state, seat, shown.pays)
    elif shown.pays is not None:
        yield from ((skill, NONE, ()) for skill in skills_paid(state, seat, shown.pays))


def _workers_paid(state: State, seat: int, wanted: str) -> Iterator[Payment]:
    colours = COLOURS if wanted == WORKER else (wanted,)
    for colour in colours:
        numbers = workers(one(colour))
        if state.workers.may_hold(seat, numbers):
            yield colour, numbers, ()
    if state.rulings.group_pays:
        for tile, group in movable(state, seat):
            if group.colour in colours:
                yield tile, NONE, (tile,)


def skills_paid(state: State, seat: int, wanted: str) -> Iterator[str]:
    """The skills that may be paid: the one asked for, or any, also face down."""
    span = state.skills.spans[seat]
    kinds = SKILLS if wanted in (SKILL, ANY) else (wanted,)
    yield from (kind for kind in kinds if span.most[SKILLS.index(kind)])
    if kinds == SKILLS and span.size:
        yield UNSEEN


def check_usable(state: State, tile: str) -> tuple[Work, Face]:
    """The work on a tile and its face, if it can be used at all."""
    check_tile(tile)
    lot = state.lot(tile)
    if lot is None and state.owner(tile) is None:
        raise Refusal("keyflower.use", "not-there", tile=tile)
    if lot and state.last_season:
        raise Refusal("keyflower.use", "winter", tile=tile)
    shown = face(state, tile)
    if not may_be_used(state, tile, shown):
        raise Refusal("keyflower.use", "no-action", tile=tile)
    return state.work(tile), shown


def check_number(tile: str, work: Work, terms: Terms, count: int) -> None:
    on, most = work.workers.total(), terms.most or 0
    if terms.least > most:
        full = {"has": on, "needs": terms.least, "most": most_on_a_tile()}
        raise Refusal("keyflower.six-workers", "full", tile=tile, **full)
    if count < terms.least:
        raise Refusal("keyflower.use-cost", tile=tile, has=count, needs=terms.least)
    if count > most:
        raise Refusal(
            "keyflower.six-workers", tile=tile, has=on, count=count, most=most_on_a_tile()
        )


def check_colours(state: State, seat: int, tile: str, work: Work, colours: tuple[str, ...]) -> None:
    """All of one colour, and of the colour of the tile."""
    if may_mix(state, seat, work):
        return
    if len(colours) > 1:
        if state.has(seat, BOAT_4B):
            raise Refusal("keyflower.tile.boat_4b", seat=seat, tile=tile)
        raise Refusal("keyflower.colour", "mixed", tile=tile, workers=colours)
    if work.colour not in (None, *colours):
        raise Refusal("keyflower.colour", tile=tile, worker=work.colour, wanted=colours[0])


def check_taken(state: State, tile: str, shown: Face, takes: str | None) -> None:
    if takes in takings(state, shown):
        return
    if takes is None:
        raise Refusal("keyflower.choice", "none", tile=tile, resources=shown.one_of)
    if takes not in RESOURCES:
        raise Refusal("keyflower.pieces", "kind", name=takes)
    if takes not in shown.one_of:
        raise Refusal("keyflower.choice", tile=tile, resource=takes)
    raise Refusal("keyflower.short-supply", resource=takes)
