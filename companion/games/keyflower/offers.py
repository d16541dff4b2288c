"""What can be done now."""

from collections.abc import Callable, Iterator, Mapping

from companion.games.keyflower import boats
from companion.games.keyflower import transport as carrying
from companion.games.keyflower.actions import (
    Bid,
    EndTransport,
    FillBoat,
    LayOut,
    Pass,
    PlaceTile,
    Reveal,
    SetAside,
    TakeBoat,
)
from companion.games.keyflower.auction import bids
from companion.games.keyflower.choices import Drawn, OutOf
from companion.games.keyflower.facts import COLOURS, SKILLS
from companion.games.keyflower.state import (
    EXPANSION,
    FILL_BOAT,
    LAY_OUT,
    PLAY,
    REVEALING,
    TAKE_BOAT,
    Journey,
    State,
)
from companion.games.keyflower.turn.expansion import fitting_first, is_open, places
from companion.games.keyflower.turn.laying_out import drawable, numbers_laid_out
from companion.games.keyflower.using import uses
from companion.referee.choice import OneOf
from companion.referee.offer import Offer


def offers(state: State) -> list[Offer]:
    if state.task:
        return list(_ANSWERS[state.task.ask](state))
    if state.journey:
        return list(_transport(state, state.journey))
    return list(_STAGES[state.turn.stage](state)) if not state.over else []


def _lay_out(state: State) -> Iterator[Offer]:
    numbers = numbers_laid_out(state)
    yield Offer.of(LayOut, tiles=Drawn(drawable(state), numbers[0], numbers[-1]))


def _fill_boats(state: State) -> Iterator[Offer]:
    bag, pile = state.workers, state.skills
    for boat in boats.waiting(state):
        due = boats.due(state, boat)
        yield Offer.of(
            FillBoat,
            boat=OneOf((boat,)),
            workers=OutOf(bag, bag.pool_row, due.workers, COLOURS),
            skills=OutOf(pile, pile.pool_row, due.skills, SKILLS),
        )


def _take_boat(state: State) -> Iterator[Offer]:
    yield Offer.of(TakeBoat, boat=OneOf(boats.free(state)))


def _play(state: State) -> Iterator[Offer]:
    yield Offer.of(Pass)
    for lot in state.lots:
        crews = bids(state, lot)
        if crews.is_possible:
            yield Offer.of(Bid, tile=OneOf((lot.tile,)), crew=crews)
    yield from uses(state)


def _transport(state: State, left: Journey) -> Iterator[Offer]:
    yield Offer.of(EndTransport)
    yield from carrying.carries(state, left)
    yield from carrying.upgrades(state, left)


def _expansion(state: State) -> Iterator[Offer]:
    for seat, held in enumerate(state.players):
        for tile in held.won:
            one, named = OneOf((seat,)), OneOf((tile,))
            free = places(state, seat, tile)
            if free:
                yield Offer.of(PlaceTile, seat=one, tile=named, at=OneOf(free))
            elif fitting_first(state, seat) is None:
                yield Offer.of(SetAside, seat=one, tile=named)


def _revealing(state: State) -> Iterator[Offer]:
    for seat in state.seats:
        if not is_open(state, seat):
            workers, skills = state.workers, state.skills
            yield Offer.of(
                Reveal,
                seat=OneOf((seat,)),
                workers=OutOf(workers, seat, workers.spans[seat].size, COLOURS),
                skills=OutOf(skills, seat, skills.spans[seat].size, SKILLS),
            )


_ANSWERS: Mapping[str, Callable[[State], Iterator[Offer]]] = {
    LAY_OUT: _lay_out,
    FILL_BOAT: _fill_boats,
    TAKE_BOAT: _take_boat,
}
_STAGES: Mapping[str, Callable[[State], Iterator[Offer]]] = {
    PLAY: _play,
    EXPANSION: _expansion,
    REVEALING: _revealing,
}
