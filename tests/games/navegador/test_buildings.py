"""Buildings: summed workers, the leftmost of a row, printed prices known or asked."""

import pytest

from companion.games.navegador import actions as act
from companion.games.navegador import buildings
from companion.referee.match import Match
from tests.games.navegador.table import BLANK, at, begun, do, offered, player, state


def builder(workers: int, cash: int = 900) -> Match:
    return at("buildings", workers=workers, cash=cash)


@pytest.mark.parametrize(
    ("workers", "bought", "cost"),
    [
        (7, (act.Build("gold_factory", 70), act.Build("shipyard", 150)), 220),
        (7, (act.Build("gold_factory", 70), act.Build("gold_factory", 100)), 170),
        (7, (act.Build("gold_factory", 70), act.Build("spice_factory", 100)), 170),
    ],
)
def test_seven_workers_suffice(workers: int, bought: tuple[act.Build, ...], cost: int) -> None:
    match = builder(workers)
    do(match, *bought)
    assert player(match).cash == 900 - cost
    assert player(match).workers == workers


def test_eight_workers_suffice_for_a_church_and_a_sugar_factory() -> None:
    """The rulebook's sugar factory costs 100; it is the third of the row here."""
    match = builder(8)
    do(match, act.CorrectRow("sugar_factory", 4))
    do(match, act.Build("church", 250), act.Build("sugar_factory", 100))
    assert player(match).cash == 900 - 350


@pytest.mark.parametrize(
    ("workers", "first", "second"),
    [
        (7, act.Build("shipyard", 150), act.Build("shipyard", 170)),
        (8, act.Build("church", 250), act.Build("shipyard", 150)),
    ],
)
def test_so_many_workers_do_not(workers: int, first: act.Build, second: act.Build) -> None:
    match = builder(workers)
    do(match, first)
    assert not offered(match, second)


def test_a_church_leaves_seven_workers_nothing_to_do() -> None:
    match = builder(7)
    do(match, act.Build("church", 250))
    assert state(match).turn.seat == 1


def test_the_leftmost_building_is_taken() -> None:
    match = builder(9)
    do(match, act.Build("gold_factory", 70))
    assert buildings.price(state(match), "gold_factory") == 100
    assert not offered(match, act.Build("gold_factory", 120))


def test_with_more_players_the_dearest_spaces_stay_empty() -> None:
    match = begun(5)
    assert buildings.space(state(match), "church") == 1
    do(match, act.CorrectRow("church", 1))
    assert buildings.price(state(match), "church") == 290


def test_an_unknown_price_is_asked_and_remembered() -> None:
    match = at("buildings", begun(profile=BLANK), workers=9, cash=900)
    assert offered(match, act.Build("church", 250))
    assert offered(match, act.Build("church", 180))
    do(match, act.Build("church", 180))
    assert state(match).board.price("church", 1) == 180
    assert buildings.price(state(match), "church") is None


@pytest.mark.parametrize(
    ("building", "price"), [("church", 260), ("shipyard", 160), ("gold_factory", 80), ("church", 5)]
)
def test_a_first_price_that_cannot_be_is_not_taken(building: str, price: int) -> None:
    match = at("buildings", begun(profile=BLANK), workers=9, cash=900)
    assert not offered(match, act.Build(building, price))


def test_a_later_price_does_not_fall() -> None:
    match = at("buildings", begun(profile=BLANK), workers=9, cash=900)
    do(match, act.Build("spice_factory", 80))
    assert not offered(match, act.Build("spice_factory", 70))
    assert offered(match, act.Build("spice_factory", 80))
