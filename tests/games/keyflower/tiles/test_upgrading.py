"""Each tile with two faces is upgraded for what it shows, and is worth what it shows."""

import pytest

from companion.games.keyflower import GAME, facts
from companion.games.keyflower import actions as act
from companion.referee.match import Match
from tests.games.keyflower.table import (
    ABOVE,
    ANNA,
    UPPER_LEFT,
    crew,
    do,
    hold_skills,
    lies_on,
    own,
    plot,
    put,
    refused,
    rich,
    skills_of,
    spring,
)
from tests.games.keyflower.tiles.printed import UPGRADABLE, Printed


def owner(printed: Printed) -> int:
    """Everybody has the home of the own seat; all other tiles are Anna's."""
    homes = facts.of_season(facts.HOME)
    return homes.index(printed.tile) if printed.tile in homes else ANNA


def ready(printed: Printed) -> Match:
    """The owner uses a Stable, and the whole cost lies on the tile."""
    match = rich(spring(players=6))
    seat = owner(printed)
    do(match, act.CorrectTurn(seat))
    carrier = "wainwright" if printed.tile == "stable" else "stable"
    own(match, seat, carrier, UPPER_LEFT)
    if printed.tile not in facts.of_season(facts.HOME):
        own(match, seat, printed.tile, ABOVE)
    put(match, printed.tile, **printed.resources)
    hold_skills(match, seat, **({printed.skill: 1} if printed.skill else {}))
    do(match, act.Use(carrier, crew(blue=1)))
    return match


def points(match: Match, seat: int) -> int:
    return GAME.score(match.state).lines[0].points[seat]


@pytest.mark.parametrize("printed", UPGRADABLE, ids=lambda printed: printed.tile)
def test_upgrading(printed: Printed) -> None:
    match, seat = ready(printed), owner(printed)
    assert points(match, seat) == printed.before
    do(match, act.Upgrade(printed.tile, printed.resources, printed.skill))
    assert plot(match, printed.tile).upgraded
    assert (lies_on(match, printed.tile), skills_of(match, seat)) == ({}, {})
    assert points(match, seat) == printed.after


@pytest.mark.parametrize("printed", UPGRADABLE, ids=lambda printed: printed.tile)
def test_nothing_less_is_enough(printed: Printed) -> None:
    match = ready(printed)
    for resource in printed.resources:
        less = printed.resources.add(resource, -1)
        action = act.Upgrade(printed.tile, less, printed.skill)
        assert refused(match, action).startswith("upgrade")
    if printed.skill:
        assert refused(match, act.Upgrade(printed.tile, printed.resources)) == "upgrade.skill"
    assert not plot(match, printed.tile).upgraded
