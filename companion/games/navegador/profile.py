"""The board profile: what is printed on the physical board and known from nowhere else.

Every value may be missing. What the table reads off the board during a match is learned, so a
profile grows until nothing is missing. Each value has an id, such as `price.church.3` for the third
space of the church row: under it a missing value is listed and a misread one forgotten.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from typing import TypeVar

from companion.games.navegador import facts

SECOND, THIRD = 2, 3
PLAYERS = (2, 3, 4, 5)
BORDERS = "borders"
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

    def with_place(self, region: str, good: str, tokens: int) -> "Profile":
        known = self.place(region)
        return replace(
            self, places=_put(self.places, replace(known, good=good, tokens=tokens), _region_order)
        )

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
    return not any(getattr(entry, field.name) for field in fields(entry)[1:])


_region_order = tuple(facts.regions())
_row_order = tuple(facts.buildings())
_column_order = tuple(facts.privileges())


def in_order(borders: Iterable[Border]) -> tuple[Border, ...]:
    """Each border once, named from the earlier region to the later, as the board lists them."""
    named = {pair(border.one, border.other): border.red for border in borders}
    return tuple(Border(*ends, named[ends]) for ends in sorted(named, key=_pair_order))


def pair(one: str, other: str) -> tuple[str, str]:
    first, second = sorted((one, other), key=_region_order.index)
    return first, second


def _pair_order(ends: tuple[str, str]) -> tuple[int, ...]:
    return tuple(map(_region_order.index, ends))


def merge(kept: Profile, learned: Profile) -> Profile:
    """Everything either profile knows. Where both know, what was learned later is right."""
    merged = kept
    for place in learned.places:
        known = merged.place(place.region)
        newer = Place(
            place.region,
            place.name or known.name,
            place.good or known.good,
            place.tokens or known.tokens,
        )
        merged = replace(merged, places=_put(merged.places, newer, _region_order))
    for value, number in _numbers(learned):
        merged = _set(merged, value, number)
    borders = learned.borders if learned.all_borders else (*kept.borders, *learned.borders)
    complete = learned.all_borders or (
        kept.all_borders and set(in_order(learned.borders)) <= set(in_order(kept.borders))
    )
    return replace(merged, borders=in_order(borders), all_borders=complete)


def _numbers(profile: Profile) -> Iterator[tuple[str, int]]:
    """Every printed number that is known, under its id."""
    for row in profile.rows:
        for space, price in enumerate(row.prices, 1):
            if price is not None:
                yield f"price.{row.building}.{space}", price
    for column in profile.columns:
        for slot, coin in enumerate(column.coins, 1):
            if coin is not None:
                yield f"coin.{column.privilege}.{slot}", coin
        if column.slots is not None:
            yield f"slots.{column.privilege}.0", column.slots
    for chart in profile.charts:
        for phase, number in ((SECOND, chart.second), (THIRD, chart.third)):
            if number is not None:
                yield f"chart.{chart.players}.{phase}", number


def _set(profile: Profile, value: str, number: int | None) -> Profile:
    """The profile with one printed number set, or forgotten if it is None."""
    kind, about, place = value.split(".")
    if kind == "price":
        return profile.with_price(about, int(place), number)
    if kind == "coin":
        return profile.with_coin(about, int(place), number)
    if kind == "slots":
        return profile.with_slots(about, number)
    return profile.with_gallery(int(about), int(place), number)


def known(profile: Profile) -> tuple[str, ...]:
    """The ids of all values that could have been misread and can be forgotten."""
    stacks = (
        f"stack.{place.region}.0"
        for place in profile.places
        if place.good is not None or place.tokens is not None
    )
    borders = (f"border.{border.one}.{border.other}" for border in profile.borders)
    return (*(value for value, _ in _numbers(profile)), *stacks, *borders)


def forget(profile: Profile, value: str) -> Profile:
    """The profile without one of its known values."""
    kind, about, other = value.split(".")
    if kind == "border":
        left = tuple(each for each in profile.borders if (each.one, each.other) != (about, other))
        return replace(profile, borders=left, all_borders=False)
    if kind == "stack":
        blank = replace(profile.place(about), good=None, tokens=None)
        return replace(profile, places=_put(profile.places, blank, _region_order))
    return _set(profile, value, None)


def missing(profile: Profile) -> tuple[str, ...]:
    """The ids of everything that has not been read yet, in the order of the form."""
    return (
        *(
            f"name.{region.id}.0"
            for region in facts.regions().values()
            if region.unnamed and not profile.place(region.id).name
        ),
        *([] if profile.all_borders else [BORDERS]),
        *(
            f"stack.{region}.0"
            for region in facts.explorable()
            if profile.good(region) is None or profile.tokens(region) is None
        ),
        *(
            f"price.{row.id}.{space}"
            for row in facts.buildings().values()
            for space in range(1, row.spaces + 1)
            if profile.price(row.id, space) is None
        ),
        *_missing_of_sheet(profile),
        *(
            f"chart.{players}.{phase}"
            for players in PLAYERS
            for phase in (SECOND, THIRD)
            if profile.gallery(players, phase) is None
        ),
    )


def _missing_of_sheet(profile: Profile) -> Iterator[str]:
    for privilege in facts.privileges():
        if profile.slots(privilege) is None:
            yield f"slots.{privilege}.0"
        for slot in range(1, profile.certain_slots(privilege) + 1):
            if profile.coin(privilege, slot) is None:
                yield f"coin.{privilege}.{slot}"


BLANK = Profile()
