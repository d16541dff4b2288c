"""The board profile: what is printed on the physical board and known from nowhere else.

Every value may be missing. What the table reads off the board during a match is learned, so a
profile grows until nothing is missing.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields, replace
from typing import TypeVar

from companion.games.navegador import facts

SECOND, THIRD = 2, 3
PLAYERS = (2, 3, 4, 5)

Numbers = tuple[int | None, ...]
T = TypeVar("T", "Place", "Row", "Column", "Chart")


@dataclass(frozen=True, slots=True)
class Place:
    """What is printed at a sea region: its name, the good of its colonies, and their number."""

    region: str
    name: str | None = None
    good: str | None = None
    tokens: int | None = None


@dataclass(frozen=True, slots=True)
class Border:
    """Two regions that touch. Red borders are those that begin a phase; ships cross both alike."""

    one: str
    other: str
    red: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """The prices printed in a row of buildings, from the left."""

    building: str
    prices: Numbers = ()

    def with_price(self, space: int, price: int | None) -> "Row":
        return Row(self.building, _with(self.prices, space, price))


@dataclass(frozen=True, slots=True)
class Column:
    """The coins printed in a column of the player sheet, from the top, and its slots."""

    privilege: str
    coins: Numbers = ()
    slots: int | None = None

    def with_coin(self, slot: int, coin: int | None) -> "Column":
        return Column(self.privilege, _with(self.coins, slot, coin), self.slots)


@dataclass(frozen=True, slots=True)
class Chart:
    """The line of the privilege chart for a number of players: phase II and phase III."""

    players: int
    second: int | None = None
    third: int | None = None


@dataclass(frozen=True, slots=True)
class Profile:
    """A board as far as it has been read. `all_borders` says that no border is left out."""

    places: tuple[Place, ...] = ()
    borders: tuple[Border, ...] = ()
    all_borders: bool = False
    rows: tuple[Row, ...] = ()
    columns: tuple[Column, ...] = ()
    charts: tuple[Chart, ...] = ()

    # What is known

    def place(self, region: str) -> Place:
        return _found(self.places, Place(region))

    def row(self, building: str) -> Row:
        return _found(self.rows, Row(building))

    def column(self, privilege: str) -> Column:
        return _found(self.columns, Column(privilege))

    def chart(self, players: int) -> Chart:
        return _found(self.charts, Chart(players))

    def good(self, region: str) -> str | None:
        printed = facts.regions()[region]
        return printed.good if printed.good_is_sure else self.place(region).good

    def tokens(self, region: str) -> int | None:
        return facts.regions()[region].tokens or self.place(region).tokens

    def price(self, building: str, space: int) -> int | None:
        """The price at a space of a row, counted from 1."""
        return _at(self.row(building).prices, space)

    def coin(self, privilege: str, slot: int) -> int | None:
        """The coin at a slot of a column, counted from 1."""
        known = facts.privileges()[privilege].known.get(slot)
        return known or _at(self.column(privilege).coins, slot)

    def slots(self, privilege: str) -> int | None:
        return self.column(privilege).slots

    def certain_slots(self, privilege: str) -> int:
        """How many slots a column has at least: each coin read is the proof of one."""
        column = self.column(privilege)
        return column.slots or max(facts.privileges()[privilege].least_slots, len(column.coins))

    def gallery(self, players: int, phase: int) -> int | None:
        """The chart's number for phase II or III."""
        line = self.chart(players)
        read = line.second if phase == SECOND else line.third
        return facts.gallery_known(players, phase) or read

    # What is learned

    def with_stack(self, region: str, good: str | None, tokens: int | None) -> "Profile":
        return self.with_place(replace(self.place(region), good=good, tokens=tokens))

    def with_place(self, place: Place) -> "Profile":
        return replace(self, places=_put(self.places, place, _region_order))

    def with_border(self, one: str, other: str) -> "Profile":
        return replace(self, borders=in_order((*self.borders, Border(one, other))))

    def with_price(self, building: str, space: int, price: int | None) -> "Profile":
        row = self.row(building).with_price(space, price)
        return replace(self, rows=_put(self.rows, row, _row_order))

    def with_coin(self, privilege: str, slot: int, coin: int | None) -> "Profile":
        changed = self.column(privilege).with_coin(slot, coin)
        return replace(self, columns=_put(self.columns, changed, _column_order))

    def with_slots(self, privilege: str, slots: int | None) -> "Profile":
        changed = replace(self.column(privilege), slots=slots)
        return replace(self, columns=_put(self.columns, changed, _column_order))

    def with_gallery(self, players: int, phase: int, privileges: int | None) -> "Profile":
        line = self.chart(players)
        changed = (
            replace(line, second=privileges) if phase == SECOND else replace(line, third=privileges)
        )
        return replace(self, charts=_put(self.charts, changed, PLAYERS))


def _key(entry: Place | Row | Column | Chart) -> str | int:
    match entry:
        case Place():
            return entry.region
        case Row():
            return entry.building
        case Column():
            return entry.privilege
        case Chart():
            return entry.players


def _found(entries: Iterable[T], blank: T) -> T:
    return next((entry for entry in entries if _key(entry) == _key(blank)), blank)


def _at(numbers: Numbers, place: int) -> int | None:
    return numbers[place - 1] if place <= len(numbers) else None


def _with(
    numbers: tuple[int | None, ...], place: int, number: int | None
) -> tuple[int | None, ...]:
    """The numbers with one of them set; unknown ones at the end are not kept."""
    longer = [*numbers, *[None] * (place - len(numbers))]
    longer[place - 1] = number
    while longer and longer[-1] is None:
        longer.pop()
    return tuple(longer)


def _put(entries: tuple[T, ...], entry: T, order: Sequence[str | int]) -> tuple[T, ...]:
    """The entries in the board's order, with one replaced or added, and without empty ones."""
    kept: list[T] = [each for each in entries if _key(each) != _key(entry)]
    if not _is_blank(entry):
        kept.append(entry)
    return tuple(sorted(kept, key=lambda each: order.index(_key(each))))


def _is_blank(entry: Place | Row | Column | Chart) -> bool:
    return all(getattr(entry, field.name) in (None, ()) for field in fields(entry)[1:])


_region_order = tuple(facts.regions())
_row_order = tuple(facts.buildings())
_column_order = tuple(facts.privileges())


def in_order(borders: Iterable[Border]) -> tuple[Border, ...]:
    """Each border once, named from the earlier region to the later, as the board lists them.

    A border is red if anybody has seen that it is: during a match nobody is asked for colours.
    """
    red: dict[tuple[str, str], bool] = {}
    for border in borders:
        ends = pair(border.one, border.other)
        red[ends] = red.get(ends, False) or border.red
    return tuple(Border(*ends, red[ends]) for ends in sorted(red, key=_pair_order))


def pair(one: str, other: str) -> tuple[str, str]:
    first, second = sorted((one, other), key=_region_order.index)
    return first, second


def _pair_order(ends: tuple[str, str]) -> tuple[int, ...]:
    return tuple(map(_region_order.index, ends))


BLANK = Profile()
