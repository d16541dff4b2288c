"""The printed values one by one: which are known, which are missing, and two profiles made one.

Each value has an id, such as `price.church.3` for the third space of the church row. Under it a
missing value is listed and a misread one forgotten.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from companion.games.navegador import facts
from companion.games.navegador.profile import PLAYERS, SECOND, THIRD, Place, Profile, in_order

BORDERS = "borders"


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
        merged = merged.with_place(newer)
    for value, number in _numbers(learned):
        merged = with_number(merged, value, number)
    return replace(merged, **_merged_borders(kept, learned))


def after_match(kept: Profile, begun: Profile, learned: Profile) -> Profile:
    """What is kept of a board after a match that began with one profile and ended with another.

    What the match learned is added. What it forgot had been misread, and must not come back. What
    it only brought along is old: it must not undo what was read again since then. The same holds
    for a single step of a match, whichever way it led.
    """
    for value in set(known(begun)) - set(known(learned)):
        if value in known(kept):
            kept = forget(kept, value)
    return merge(kept, _news(begun, learned))


def _news(begun: Profile, learned: Profile) -> Profile:
    """What was learned, without what was known before."""
    before, news = dict(_numbers(begun)), learned
    for value, number in _numbers(learned):
        if before.get(value) == number:
            news = forget(news, value)
    if learned.borders == begun.borders and learned.all_borders == begun.all_borders:
        news = replace(news, borders=(), all_borders=False)
    return replace(news, places=tuple(set(news.places) - set(begun.places)))


def _merged_borders(kept: Profile, learned: Profile) -> dict[str, Any]:
    """A chart that was whole is so no longer when a border turns up that it did not have."""
    if learned.all_borders:
        return {"borders": in_order(learned.borders), "all_borders": True}
    both = in_order((*kept.borders, *learned.borders))
    whole = kept.all_borders and len(both) == len(kept.borders)
    return {"borders": both, "all_borders": whole}


def number(profile: Profile, value: str) -> int | None:
    """One printed number, if it is known."""
    kind, about, place = value.split(".")
    if kind == "price":
        return profile.price(about, int(place))
    if kind == "coin":
        return profile.coin(about, int(place))
    if kind == "slots":
        return profile.slots(about)
    return profile.gallery(int(about), int(place))


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


def with_number(profile: Profile, value: str, number: int | None) -> Profile:
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
    whole = [BORDERS] if profile.all_borders else []
    return (*(value for value, _ in _numbers(profile)), *stacks, *whole, *borders)


def forget(profile: Profile, value: str) -> Profile:
    """The profile without one of its known values.

    Without `borders` it keeps those it has, but no longer claims that there are no others.
    """
    if value == BORDERS:
        return replace(profile, all_borders=False)
    kind, about, other = value.split(".")
    if kind == "border":
        left = tuple(each for each in profile.borders if (each.one, each.other) != (about, other))
        return replace(profile, borders=left, all_borders=False)
    if kind == "stack":
        return profile.with_stack(about, None, None)
    return with_number(profile, value, None)


def wanted(profile: Profile) -> tuple[str, ...]:
    """The ids of everything that only the board can tell, in the order of the form.

    A column whose slots have not been counted has those it has at least.
    """
    regions = facts.regions()
    return (
        *(f"name.{region.id}.0" for region in regions.values() if region.unnamed),
        BORDERS,
        *(
            f"stack.{region}.0"
            for region in facts.explorable()
            if not (regions[region].good_is_sure and regions[region].tokens)
        ),
        *(
            f"price.{row.id}.{space}"
            for row in facts.buildings().values()
            for space in range(1, row.spaces + 1)
        ),
        *(
            value
            for privilege in facts.privileges()
            for value in wanted_of_column(profile, privilege)
        ),
        *(
            f"chart.{players}.{phase}"
            for players in PLAYERS
            for phase in (SECOND, THIRD)
            if facts.gallery_known(players, phase) is None
        ),
    )


def wanted_of_column(profile: Profile, privilege: str) -> tuple[str, ...]:
    """The same of one column of the player sheet."""
    sure = facts.privileges()[privilege].known
    slots = range(1, profile.certain_slots(privilege) + 1)
    coins = (f"coin.{privilege}.{slot}" for slot in slots if slot not in sure)
    return (f"slots.{privilege}.0", *coins)


def missing(profile: Profile) -> tuple[str, ...]:
    """The ids of everything that has not been read yet, in the order of the form."""
    return tuple(value for value in wanted(profile) if not is_read(profile, value))


def is_read(profile: Profile, value: str) -> bool:
    if value == BORDERS:
        return profile.all_borders
    kind, about, _ = value.split(".")
    if kind == "name":
        return bool(profile.place(about).name)
    if kind == "stack":
        return profile.good(about) is not None and profile.tokens(about) is not None
    return number(profile, value) is not None
