"""The table while an action is being carried out: the state as it changes, and what is told."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from companion.games.keyflower.facts import COLOURS, GREEN, RESOURCES, SKILLS, tiles
from companion.games.keyflower.hidden import Hidden, Numbers
from companion.games.keyflower.state import (
    Group,
    Lot,
    Plot,
    State,
    Task,
    Work,
)
from companion.referee.counts import Counts
from companion.referee.ruling import Fact, Happening, Outcome, Refusal

TILES = tiles()


def workers(counts: Mapping[str, int]) -> Numbers:
    """So many workers of each colour, in the order of the box."""
    return tuple(counts.get(colour, 0) for colour in COLOURS)


def skills(counts: Mapping[str, int]) -> Numbers:
    return tuple(counts.get(skill, 0) for skill in SKILLS)


def one(kind: str, count: int = 1) -> Counts:
    return Counts({kind: count})


class Table:
    """Collects what one action changes. The state it started from stays untouched."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._happenings: list[Happening] = []

    @property
    def seat(self) -> int:
        """The player on turn."""
        return self.state.turn.seat

    def outcome(self) -> Outcome:
        return Outcome(self.state, tuple(self._happenings))

    def tell(self, what: str, **facts_of_it: Fact) -> None:
        self._happenings.append(Happening(f"keyflower.{what}", **facts_of_it))

    # The course of the game

    def change(self, **fields: Any) -> None:
        self.state = replace(self.state, **fields)

    def change_turn(self, **fields: Any) -> None:
        self.change(turn=replace(self.state.turn, **fields))

    def ask(self, *tasks: Task) -> None:
        self.change(pending=(*self.state.pending, *tasks))

    def answered(self) -> None:
        self.change(pending=self.state.pending[1:])

    # Tiles

    def change_lot(self, tile: str, **fields: Any) -> None:
        self.change(
            lots=tuple(
                replace(lot, **fields) if lot.tile == tile else lot for lot in self.state.lots
            )
        )

    def change_boat(self, tile: str, **fields: Any) -> None:
        self.change(
            boats=tuple(
                replace(boat, **fields) if boat.tile == tile else boat for boat in self.state.boats
            )
        )

    def change_holding(self, seat: int, **fields: Any) -> None:
        players = list(self.state.players)
        players[seat] = replace(players[seat], **fields)
        self.change(players=tuple(players))

    def change_plot(self, tile: str, **fields: Any) -> None:
        seat = self.state.owner(tile)
        if seat is not None:
            plots = self.state.players[seat].plots
            self.change_holding(
                seat,
                plots=tuple(
                    replace(plot, **fields) if plot.tile == tile else plot for plot in plots
                ),
            )

    def change_work(self, tile: str, work: Work) -> None:
        """What stands on a tile, in the auction or in a village."""
        if self.state.lot(tile):
            self.change_lot(tile, work=work)
        else:
            self.change_plot(tile, work=work)

    def put_resources(self, tile: str, resources: Counts) -> None:
        """Exactly these lie on a tile of a village; the supply has the others."""
        lying = next(plot.resources for _, plot in self.state.plots() if plot.tile == tile)
        self.change(supply=self.state.supply.plus(lying).minus(resources))
        self.change_plot(tile, resources=resources)

    def take_group(self, seat: int, tile: str) -> Group:
        """A group leaves a tile."""
        lot = lot_of(self.state, tile)
        group = next(group for group in lot.bids if group.seat == seat)
        self.change_lot(tile, bids=tuple(other for other in lot.bids if other is not group))
        return group

    def stand_up(self, tile: str) -> None:
        """Boat 4a: nobody else is left around the tile or on it, so its colour changes."""
        lot = lot_of(self.state, tile)
        if len(lot.bids) != 1 or lot.work.workers or lot.bids[0].colour == lot.work.colour:
            return
        colour = lot.bids[0].colour
        self.change_lot(tile, work=replace(lot.work, colour=colour))
        self.tell("stands-up", seat=lot.bids[0].seat, tile=tile, worker=colour)

    # Pieces change places

    def take_from_screen(self, seat: int, counts: Mapping[str, int]) -> None:
        """Workers leave a screen for all to see."""
        self.change(workers=self.state.workers.lost(seat, workers(counts)))

    def give_to_screen(self, seat: int, counts: Mapping[str, int]) -> None:
        """Workers that everybody sees go behind a screen."""
        self.change(workers=self.state.workers.gained(seat, workers(counts)))

    def into_bag(self, counts: Mapping[str, int]) -> None:
        hidden = self.state.workers
        self.change(workers=hidden.gained(hidden.pool_row, workers(counts)))

    def out_of_bag(self, counts: Mapping[str, int]) -> None:
        """Workers drawn for all to see."""
        hidden = self.state.workers
        self.change(workers=hidden.lost(hidden.pool_row, workers(counts)))

    def draw_workers(self, seat: int, wanted: int) -> int:
        """Workers from the bag behind a screen, as many as there are."""
        count = min(wanted, self.state.workers.pool.size)
        if count:
            self.change(workers=self.state.workers.drawn(seat, count))
        return count

    def draw_skills(self, seat: int, wanted: int) -> int:
        """Skills from the pile behind a screen, as many as there are."""
        count = min(wanted, self.state.skills.pool.size)
        if count:
            self.change(skills=self.state.skills.drawn(seat, count))
        return count

    def take_green(self, seat: int, wanted: int) -> int:
        """Green workers from the supply behind a screen, as many as there are."""
        count = min(wanted, self.state.green)
        self.change(green=self.state.green - count)
        self.give_to_screen(seat, one(GREEN, count))
        return count

    def give_skills(self, row: int, counts: Mapping[str, int]) -> None:
        """Skills that everybody sees go behind a screen, or to the pile."""
        self.change(skills=self.state.skills.gained(row, skills(counts)))

    def take_skills(self, row: int, counts: Mapping[str, int]) -> None:
        self.change(skills=self.state.skills.lost(row, skills(counts)))

    def skill_to_pile(self, seat: int, skill: str) -> None:
        """A skill is paid face up and goes back to the pile."""
        self.take_skills(seat, one(skill))
        self.give_skills(self.state.skills.pool_row, one(skill))


def lot_of(state: State, tile: str) -> Lot:
    """A tile in the auction. Refuses any other."""
    lot = state.lot(tile)
    if lot is None:
        check_tile(tile)
        case = "boat" if state.boat(tile) else "not-there"
        raise Refusal("keyflower.auction", case, tile=tile)
    return lot


def own_plot(state: State, seat: int, tile: str, article: str) -> Plot:
    """A tile of a player's village. Refuses any other, in the words of an article."""
    plot = state.players[seat].plot(tile)
    if plot is None:
        check_tile(tile)
        raise Refusal(article, "not-own", seat=seat, tile=tile)
    return plot


def check_tile(tile: str) -> None:
    if tile not in TILES:
        raise Refusal("keyflower.pieces", "tile", name=tile)


def check_seat(state: State, seat: int) -> None:
    if seat not in state.seats:
        raise Refusal("keyflower.pieces", "seat", number=seat + 1, has=len(state.players))


def check_kinds(counts: Counts, kinds: tuple[str, ...]) -> None:
    """Refuses what is not a heap of these kinds."""
    for kind, number in counts.items():
        if kind not in kinds:
            raise Refusal("keyflower.pieces", "kind", name=kind)
        if number < 0:
            raise Refusal("keyflower.pieces", "negative", has=number)


def check_workers(counts: Counts) -> None:
    check_kinds(counts, COLOURS)


def check_resources(counts: Counts) -> None:
    check_kinds(counts, RESOURCES)


_NAMES = {
    COLOURS: ("worker", "workers", "workers-together"),
    SKILLS: ("skill", "skills", "skills-together"),
}
"""How a piece and several are called in facts and refusals, and a refusal of several kinds."""


def check_hidden(hidden: Hidden, row: int, counts: Counts, kinds: tuple[str, ...]) -> None:
    """Refuses pieces of which it can be proven that they are not all in a heap."""
    numbers = tuple(counts[kind] for kind in kinds)
    if hidden.may_hold(row, numbers):
        return
    thing, things, together = _NAMES[kinds]
    article = "keyflower.bag" if row == hidden.pool_row else "keyflower.hidden"
    seat = {} if row == hidden.pool_row else {"seat": row}
    span = hidden.spans[row]
    if sum(numbers) > span.size:
        raise Refusal(article, things, **seat, has=span.size, needs=sum(numbers))
    for kind, number, most in zip(kinds, numbers, span.most, strict=True):
        if number > most:
            raise Refusal(article, thing, **seat, **{thing: kind}, has=most, needs=number)
    raise Refusal(article, together, **seat, **{things: counts.each()})
