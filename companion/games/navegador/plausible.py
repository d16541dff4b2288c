"""Whether what was read off the board can be right.

The project knows samples of the printed numbers, their order and some sums. A reading that
contradicts them was misread, and is refused before a whole match is played on it.
"""

from collections.abc import Container, Sequence

from companion.games.navegador import facts
from companion.games.navegador.chart import Links, borders_between, least_borders, links
from companion.games.navegador.printed_rows import check_column, check_row
from companion.games.navegador.profile import PLAYERS, SECOND, THIRD, Profile, pair
from companion.games.navegador.stacks import check_stacks
from companion.referee.game import LONGEST_NAME
from companion.referee.ruling import Refusal


def check(profile: Profile) -> None:
    """Refuses a profile no board can have."""
    _check_entries(profile)
    _check_names(profile)
    check_stacks(profile)
    _check_borders(profile)
    for row in profile.rows:
        check_row(row)
    for column in profile.columns:
        check_column(column)
    check_charts(profile)


def _check_entries(profile: Profile) -> None:
    """Every entry is of this board, and none stands twice."""
    _check_listed([place.region for place in profile.places], facts.regions())
    _check_listed([row.building for row in profile.rows], facts.buildings())
    _check_listed([column.privilege for column in profile.columns], facts.privileges())
    _check_listed([chart.players for chart in profile.charts], PLAYERS)
    for border in profile.borders:
        _check_listed([border.one], facts.regions())
        _check_listed([border.other], facts.regions())


def _check_listed(names: Sequence[str | int], known: Container[str | int]) -> None:
    for name in names:
        if name not in known:
            raise Refusal("navegador.board-profile", "unknown", name=name)
        if names.count(name) > 1:
            raise Refusal("navegador.board-profile", "twice", name=name)


def _check_names(profile: Profile) -> None:
    for place in profile.places:
        name = place.name
        if name is None:
            continue
        if not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
            raise Refusal("navegador.board-profile", "name", region=place.region, most=LONGEST_NAME)


# Borders


def _check_borders(profile: Profile) -> None:
    for border in profile.borders:
        if border.one == border.other:
            raise Refusal("navegador.sea-chart", "self", region=border.one)
    pairs = [pair(border.one, border.other) for border in profile.borders]
    for ends in pairs:
        if pairs.count(ends) > 1:
            raise Refusal("navegador.sea-chart", "twice", start=ends[0], to=ends[1])
    chart = links(profile.borders, ())
    for distance in facts.distances():
        _check_distance(chart, distance, profile.all_borders)
    if profile.all_borders:
        _check_connected(chart)


def _check_distance(chart: Links, distance: facts.Distance, complete: bool) -> None:
    between = borders_between(chart, distance.one).get(distance.other)
    ends = {"start": distance.one, "to": distance.other}
    if distance.least and between is not None and between < distance.least:
        raise Refusal("navegador.sea-chart", "near", has=between, needs=distance.least, **ends)
    if complete and distance.most and (between is None or between > distance.most):
        raise Refusal("navegador.sea-chart", "far", needs=distance.most, **ends)


def _check_connected(chart: Links) -> None:
    reached = borders_between(chart, facts.home())
    lonely = tuple(region for region in facts.regions() if region not in reached)
    if lonely:
        raise Refusal("navegador.sea-chart", "connected", regions=lonely)


def check_reading(chart: Links, one: str, other: str, borders: int) -> None:
    """Refuses a number of borders that contradicts what is known of the board."""
    least = least_borders(chart, one, other)
    if borders < least:
        raise Refusal("navegador.sea-chart", "near", start=one, to=other, has=borders, needs=least)


# The privilege chart


def check_charts(profile: Profile) -> None:
    for chart in profile.charts:
        for phase, number in ((SECOND, chart.second), (THIRD, chart.third)):
            if number is not None:
                _check_number(chart.players, phase, number)


def _check_number(players: int, phase: int, number: int) -> None:
    bounds = {"least": 1, "most": facts.most_in_gallery()}
    if not bounds["least"] <= number <= bounds["most"]:
        raise Refusal("navegador.privilege-chart", "number", phase=str(phase), has=number, **bounds)
    known = facts.gallery_known(players, phase)
    if known not in (None, number):
        raise Refusal("navegador.privilege-chart", "known", phase=str(phase), needs=known)


def chart_surprises(profile: Profile, players: int, phase: int) -> bool:
    """Whether a number of the chart is not what is expected, though nobody knows it for certain."""
    number = profile.gallery(players, phase)
    if number is None:
        return False
    least, most = facts.gallery_bounds(phase)
    second, third = (profile.gallery(players, each) for each in (SECOND, THIRD))
    three, four = (profile.gallery(each, phase) for each in (3, 4))
    return (
        not least <= number <= most
        or _falls(second, third)
        or (players in (3, 4) and _falls(three, four))
    )


def _falls(before: int | None, after: int | None) -> bool:
    return before is not None and after is not None and after < before


def charts_may_be(profile: Profile) -> bool:
    try:
        check_charts(profile)
    except Refusal:
        return False
    return True
