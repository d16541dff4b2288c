"""The pages of the board profile's form: what each asks for, and what may be answered.

A page is a picture of one part of the board, made of cells. One cell is asked for at a time, and
each key is an answer to it: one tap for each printed number.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from companion.games.navegador import facts, plausible, printed
from companion.games.navegador.profile import PLAYERS, SECOND, THIRD, Profile
from companion.referee.ruling import Refusal
from companion.ui.games.navegador.region_names import region_name
from companion.words import Words

CHART, STACKS, NAMES, BORDERS = "chart", "stack", "name", "borders"
PRICES, COINS = "price", "coin"
PAGES = (
    *(f"{PRICES}.{row}" for row in facts.buildings()),
    *(f"{COINS}.{privilege}" for privilege in facts.privileges()),
    CHART,
    STACKS,
    NAMES,
    BORDERS,
)
KINDS = (PRICES, COINS, CHART, STACKS, NAMES, BORDERS)
PRICE_KEYS = 19  # with the key for another number they fill four lines of five


@dataclass(frozen=True, slots=True)
class Cell:
    """Something printed: where it stands in the picture, in shares of its width and height from
    the top left. `value` is its id if it can be answered."""

    box: tuple[float, float, float, float]
    text: str
    value: str = ""
    icon: str = ""
    good: str = ""
    faint: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """A key, and the profile it would make. `refused` is why no board can be like that."""

    text: str
    made: Profile
    good: str = ""
    icon: str = ""
    refused: bool = False


def kind_of(page: str) -> str:
    return page.partition(".")[0]


def wanted_of(profile: Profile, kind_or_page: str) -> tuple[str, ...]:
    """The ids of what a page asks for, or all pages of a kind."""
    kind, _, about = kind_or_page.partition(".")
    kinds = {COINS: (COINS, "slots")}.get(kind, (kind,))
    return tuple(
        value
        for value in printed.wanted(profile)
        if value.split(".")[0] in kinds and (not about or value.split(".")[1] == about)
    )


def first_missing(profile: Profile, page: str, after: str = "") -> str:
    """The first cell of a page that is still empty, rather one that comes `after` another."""
    values = wanted_of(profile, page)
    start = values.index(after) + 1 if after in values else 0
    around = (*values[start:], *values[:start])
    return next((value for value in around if not printed.is_read(profile, value)), "")


def next_page(profile: Profile, page: str) -> str:
    """The next page on which something is missing; none if nothing is."""
    start = PAGES.index(page) + 1 if page in PAGES else 0
    around = (*PAGES[start:], *PAGES[:start])
    return next((other for other in around if other != page and first_missing(profile, other)), "")


# The pictures


def cells(words: Words, profile: Profile, page: str) -> list[Cell]:
    kind, _, about = page.partition(".")
    if kind == PRICES:
        return list(_row_of(profile, about))
    if kind == COINS:
        return list(_sheet_of(profile, about))
    return list(_chart(words, profile) if kind == CHART else _regions(words, profile))


BUILDING_ICONS = {facts.SHIPYARD: "anchor", facts.CHURCH: "church"}
PRIVILEGE_ICONS = {
    facts.COLONY: "flag",
    facts.FACTORY: "factory",
    facts.EXPLORER: "compass-rose",
    facts.SHIPYARD: "anchor",
    facts.CHURCH: "church",
}


def _row_of(profile: Profile, building: str) -> Iterator[Cell]:
    """The row from the left: a building on each space, its price printed under it."""
    printed_row = facts.buildings()[building]
    wide = 1 / printed_row.spaces
    for number in range(printed_row.spaces):
        yield Cell(
            (number * wide, 0.0, wide, 1.0),
            _figure(profile.price(building, number + 1)),
            f"{PRICES}.{building}.{number + 1}",
            icon=BUILDING_ICONS.get(building, "factory"),
            good=printed_row.good or "",
        )


def _sheet_of(profile: Profile, asked: str) -> Iterator[Cell]:
    """The five columns of the player sheet, one of them open: how many slots, and its coins."""
    wide, high = 1 / len(facts.privileges()), 1 / (facts.MOST_SLOTS + 1)
    for place, privilege in enumerate(facts.privileges()):
        slots = profile.slots(privilege)
        head = Cell(
            (place * wide, 0.0, wide, high),
            _figure(slots),
            f"slots.{privilege}.0" if privilege == asked else "",
            icon=PRIVILEGE_ICONS[privilege],
            faint=privilege != asked,
        )
        yield head
        for slot in range(1, profile.certain_slots(privilege) + 1):
            sure = slot in facts.privileges()[privilege].known
            yield Cell(
                (place * wide, slot * high, wide, high),
                _figure(profile.coin(privilege, slot)),
                f"{COINS}.{privilege}.{slot}" if privilege == asked and not sure else "",
                faint=privilege != asked,
            )


def _chart(words: Words, profile: Profile) -> Iterator[Cell]:
    """A line for each number of players, and how many privileges of a kind there are by phase."""
    wide, high = 1 / 4, 1 / (len(PLAYERS) + 1)
    for phase in (1, SECOND, THIRD):
        yield Cell(
            (phase * wide, 0.0, wide, high), words.name("navegador.phase", str(phase)), faint=True
        )
    for line, players in enumerate(PLAYERS, 1):
        yield Cell((0.0, line * high, wide, high), str(players), icon="account-group", faint=True)
        yield Cell((wide, line * high, wide, high), str(facts.gallery_at_start()), faint=True)
        for phase in (SECOND, THIRD):
            sure = facts.gallery_known(players, phase) is not None
            yield Cell(
                (phase * wide, line * high, wide, high),
                _figure(profile.gallery(players, phase)),
                "" if sure else f"{CHART}.{players}.{phase}",
                faint=sure,
            )


def _regions(words: Words, profile: Profile) -> Iterator[Cell]:
    """Every region with the good and the number of its colonies."""
    columns, wide, high = 3, 1 / 3, 1 / 4
    sure = [value.split(".")[1] for value in wanted_of(profile, STACKS)]
    for place, region in enumerate(facts.explorable()):
        line, column = divmod(place, columns)
        good, tokens = profile.good(region), profile.tokens(region)
        known = good is not None and tokens is not None
        yield Cell(
            (column * wide, line * high, wide, high),
            region_name(words, profile, region),
            f"{STACKS}.{region}.0" if region in sure else "",
            icon=f"{tokens}" if known else "?",
            good=good or "" if known else "",
            faint=region not in sure,
        )


def _figure(number: int | None) -> str:
    return "?" if number is None else str(number)


# The keys


def answers(profile: Profile, value: str) -> list[Answer]:
    """What a cell may be answered with. An impossible one stands there too, and says why."""
    if not value:
        return []
    if value.startswith(STACKS):
        return [
            _answer(str(tokens), _with_stack(profile, value, good, tokens), good)
            for good in facts.goods()
            for tokens in range(facts.stack_bounds()[0], facts.stack_bounds()[1] + 1)
        ]
    return [
        _answer(str(number), printed.with_number(profile, value, number))
        for number in _numbers(profile, value)
    ]


def _answer(text: str, made: Profile, good: str = "") -> Answer:
    return Answer(text, made, good, refused=why_not(made) is not None)


def why_not(profile: Profile) -> Refusal | None:
    try:
        plausible.check(profile)
    except Refusal as refusal:
        return refusal
    return None


def without(profile: Profile, value: str) -> Profile:
    """The profile with a cell empty again."""
    return printed.forget(profile, value) if value in printed.known(profile) else profile


def _with_stack(profile: Profile, value: str, good: str, tokens: int) -> Profile:
    return profile.with_stack(value.split(".")[1], good, tokens)


def _numbers(profile: Profile, value: str) -> range:
    """The numbers on the keys: for a price those from the price before it on."""
    kind, about, place = value.split(".")
    step = facts.money_step()
    if kind == "slots":
        return range(facts.privileges()[about].least_slots, facts.MOST_SLOTS + 1)
    if kind == CHART:
        return range(1, facts.most_in_gallery() + 1)
    if kind == COINS:
        return range(step, facts.LARGEST_COIN + step, step)
    before = (profile.price(about, space) for space in range(int(place) - 1, 0, -1))
    least = next((price for price in before if price is not None), step)
    return range(least, least + PRICE_KEYS * step, step)


# Borders


def with_border_turned(profile: Profile, one: str, other: str) -> Profile:
    """Two regions touch, or do not after all."""
    for border in profile.borders:
        if {border.one, border.other} == {one, other}:
            return printed.forget(profile, f"border.{border.one}.{border.other}")
    return profile.with_border(one, other)


def neighbours(profile: Profile, region: str) -> tuple[str, ...]:
    pairs = [(border.one, border.other) for border in profile.borders]
    return tuple(
        other for other in facts.regions() if (region, other) in pairs or (other, region) in pairs
    )


def with_all_borders(profile: Profile, whole: bool) -> Profile:
    return replace(profile, all_borders=whole)


def with_name(profile: Profile, region: str, name: str) -> Profile:
    return profile.with_place(replace(profile.place(region), name=name.strip() or None))
