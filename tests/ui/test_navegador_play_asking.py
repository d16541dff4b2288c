"""Navegador in play: what the board is asked, what is announced, and how the game ends."""

from pathlib import Path

import pytest

from companion.games.navegador import actions as act
from companion.games.navegador.profile import BLANK
from companion.games.navegador.state import CHART, OVER
from companion.ui.games.navegador.kept_profile import kept_profile
from companion.words import Words
from tests.games.navegador.table import BOARD
from tests.ui.conftest import RunApp
from tests.ui.driver import Driver
from tests.ui.navegador import (
    board_of,
    card,
    lay_out,
    opened,
    play_of,
    state_of,
    tap_primary,
    tap_region,
    tap_space,
)

CABO = "cabo_da_boa_esperanca"
AT_SEA = act.MoveStone("sailing")


@pytest.fixture(autouse=True)
def every_text_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def typed(driver: Driver, number: int) -> None:
    driver.advance(0.3)
    keys = driver.find(lambda one: type(one).__name__ == "NumberKey")
    for digit in str(number):
        driver.tap(next(key for key in keys if key.value == digit))
    driver.tap("That is printed there")
    driver.advance(0.3)


# The printed numbers


def test_borders_are_asked_for_once_and_the_way_is_planned_then(
    run_app: RunApp, tmp_path: Path
) -> None:
    lay_out(tmp_path, [AT_SEA], profile=BLANK)
    driver = opened(run_app, tmp_path)
    tap_region(driver, "guine")
    driver.see("How many borders from Portugal to Guiné?")
    keys = driver.find(lambda one: type(one).__name__ == "NumberKey")
    driver.tap(keys[0])
    driver.advance(0.3)
    driver.see("2 ships enter, 1 lost, 1 left there")
    tap_primary(driver)
    assert not state_of(driver).explored("bahia")
    assert state_of(driver).explored("guine")
    assert len(kept_profile(driver.app.store).borders) == 1


def test_a_region_that_is_farther_away_is_left_alone(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, [AT_SEA], profile=BLANK)
    driver = opened(run_app, tmp_path)
    tap_region(driver, "angola")
    driver.tap("Farther than that")
    driver.advance(0.3)
    assert not play_of(driver).match.lines[-1].happenings[0].what.endswith("reads-borders")


def test_the_price_of_a_building_is_asked_for_once(run_app: RunApp, tmp_path: Path) -> None:
    rich = [act.CorrectCash(0, 900), act.CorrectWorkers(0, 9)]
    lay_out(tmp_path, [*rich, act.MoveStone("buildings")], profile=BLANK)
    driver = opened(run_app, tmp_path)
    driver.tap(card(driver, "Church", "OfferCard"))
    driver.see("What does the next church cost?")
    typed(driver, 250)
    driver.tap("Buy for 250")
    assert state_of(driver).players[0].churches == 2
    assert kept_profile(driver.app.store).price("church", 1) == 250


def test_a_price_that_no_board_has_is_refused(run_app: RunApp, tmp_path: Path) -> None:
    rich = [act.CorrectCash(0, 900), act.CorrectWorkers(0, 9)]
    lay_out(tmp_path, [*rich, act.MoveStone("buildings")], profile=BLANK)
    driver = opened(run_app, tmp_path)
    driver.tap(card(driver, "Church", "OfferCard"))
    typed(driver, 255)
    driver.see("Read the rule")
    assert state_of(driver).players[0].churches == 1


def test_the_coin_a_privilege_covers_is_asked_for_and_the_bonus_shown(
    run_app: RunApp, tmp_path: Path
) -> None:
    lay_out(tmp_path, [act.CorrectDiscs(0, 2), act.MoveStone("privilege")], profile=BLANK)
    driver = opened(run_app, tmp_path)
    driver.tap(card(driver, "Explorer", "OfferCard"))
    driver.see("Explorer column, slot 1: which coin?")
    typed(driver, 30)
    driver.tap("Take it: +60")
    assert state_of(driver).players[0].cash == 260


def test_a_second_ship_from_elsewhere_is_asked_for(run_app: RunApp, tmp_path: Path) -> None:
    """Without a profile each start has borders of its own."""
    there = [
        act.CorrectRegion("guine", True),
        act.CorrectShips(0, "guine", 1),
        act.CorrectShips(0, "portugal", 1),
    ]
    lay_out(tmp_path, [*there, AT_SEA], profile=BLANK)
    driver = opened(run_app, tmp_path)
    tap_region(driver, "bahia")
    driver.tap(driver.find(lambda one: type(one).__name__ == "NumberKey")[0])
    driver.advance(0.3)
    driver.see("1 more ship must come along: choose where from.")
    driver.tap(card(driver, "Portugal", "StartCard"))
    driver.advance(0.3)
    driver.tap(driver.find(lambda one: type(one).__name__ == "NumberKey")[0])
    driver.advance(0.3)
    driver.see("2 ships enter, 1 lost, 1 left there")
    tap_primary(driver)
    assert state_of(driver).explored("bahia")


# Phases, and the end

BEFORE_CABO = [
    act.CorrectRegion("angola", True),
    act.CorrectShips(0, "portugal", 0),
    act.CorrectShips(0, "angola", 2),
    AT_SEA,
    act.Explore(CABO, ("angola", "angola")),
]


def test_a_new_phase_is_announced_with_what_to_lay_out(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, BEFORE_CABO, players=5)
    driver = opened(run_app, tmp_path)
    good, size = BOARD.good(CABO), BOARD.tokens(CABO)
    assert good
    assert size
    for price in range(60, 60 + 10 * size, 10):
        driver.tap(str(price))
    tap_primary(driver)
    driver.advance(0.3)
    if state_of(driver).turn.seat == 0:
        driver.tap("End turn")
        driver.advance(0.3)
    driver.see("Phase II begins")
    driver.see("Lay out privileges up to 2 of each kind")
    driver.tap("Close")


def test_the_chart_is_asked_for_the_number_of_privileges(run_app: RunApp, tmp_path: Path) -> None:
    region = [act.CorrectRegion(CABO, True), act.MoveStone("workers"), act.EndTurn()]
    lay_out(tmp_path, region, players=4, profile=BLANK)
    driver = opened(run_app, tmp_path)
    asked = state_of(driver).asked
    assert asked is not None
    assert asked.reading == CHART
    keys = driver.find(lambda one: type(one).__name__ == "NumberKey")
    driver.tap(next(key for key in keys if key.value == 2))
    driver.tap("That is printed there")
    driver.see("Privileges are laid out")
    assert kept_profile(driver.app.store).gallery(4, 2) == 2


def test_the_turns_to_the_end_are_counted_down(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, [act.CorrectLastTurns(2)])
    driver = opened(run_app, tmp_path)
    driver.see("2 turns left")
    driver.see("The end is near: 2 turns left, this one included.")
    tap_space(driver, "workers")
    tap_primary(driver)
    tap_primary(driver)
    driver.see("1 turn left")


def test_a_price_that_appears_twice_is_doubted_but_taken(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, [AT_SEA, act.Explore("guine", ("portugal", "portugal"))])
    driver = opened(run_app, tmp_path)
    size = BOARD.tokens("guine") or 0
    assert size > 1
    for _ in range(size):
        driver.tap("50")
    tap_primary(driver)
    driver.advance(0.3)
    driver.see("Please look again")
    driver.see("A gold colony for 50 appears a second time: please look at it again.")
    assert state_of(driver).sea("guine").prices == (50,) * size


LAST_TURN = [act.CorrectLastTurns(1), act.MoveStone("workers")]


def test_the_kings_privilege_lies_where_it_brings_most_unless_chosen_otherwise(
    run_app: RunApp, tmp_path: Path
) -> None:
    lay_out(tmp_path, [act.CorrectColonies(0, "gold", 3), *LAST_TURN])
    driver = opened(run_app, tmp_path)
    driver.tap("End turn without it")
    assert state_of(driver).turn.step == OVER
    driver.see("It brings most in the colony column: 3 points.")
    driver.tap(card(driver, "Anna", "RowCard"))
    driver.advance(0.3)
    driver.tap("Factory column")
    driver.advance(0.3)
    assert state_of(driver).players[0].king == "factory"
    driver.see("Factory column: 1 point.")
    driver.tap("Final score")
    driver.see("Anna")


def test_slots_that_decide_about_the_kings_privilege_are_counted(
    run_app: RunApp, tmp_path: Path
) -> None:
    church = [act.CorrectBuildings(0, "church", 5), act.CorrectPrivileges(0, "church", 2)]
    lay_out(tmp_path, [*church, *LAST_TURN], profile=BLANK)
    driver = opened(run_app, tmp_path)
    driver.tap("End turn without it")
    driver.see("Church column: how many slots has it?")
    driver.tap("3")
    driver.tap("That is printed there")
    driver.see("It brings most in the church column: 10 points.")


# Everywhere


def test_the_standing_is_in_the_menu(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path)
    driver = opened(run_app, tmp_path)
    driver.tap("Menu")
    driver.advance(0.3)
    driver.tap("Standing")
    driver.advance(0.3)
    bars = driver.find(lambda one: type(one).__name__ == "BarRow")
    # 3 workers, 2 ships, 1 point of cash, 2 factory, 3 shipyard, 3 church, 2 King's privilege
    assert [(bar.name, bar.total) for bar in bars] == [("Anna", "16"), ("Ben", "16")]


def test_the_hint_in_the_market_can_be_switched_off(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, [act.MoveStone("first_market")])
    driver = opened(run_app, tmp_path)
    driver.see("Take 30")
    driver.tap("Menu")
    driver.advance(0.3)
    driver.tap("Do not suggest the best trades")
    driver.advance(0.3)
    driver.see("End turn")
    assert not driver.sees("Take 30")


def test_a_region_is_called_as_the_board_calls_it(run_app: RunApp, tmp_path: Path) -> None:
    name = BOARD.place("unnamed_a").name
    there = [act.CorrectRegion(CABO, True), act.CorrectRegion("unnamed_a", True)]
    lay_out(tmp_path, [*there, act.CorrectShips(0, CABO, 2), AT_SEA])
    driver = opened(run_app, tmp_path)
    driver.tap(card(driver, "Cabo da Boa Esperança", "StartCard"))
    tap_region(driver, "unnamed_a")
    tap_primary(driver)
    driver.see(f"Anna sails 2 ships from Cabo da Boa Esperança to {name}.")
    driver.tap("Log")
    driver.advance(0.3)
    assert not driver.sees("Unnamed region")


def test_a_question_can_be_undone_and_survives_the_app(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, [AT_SEA, act.Explore("guine", ("portugal", "portugal"))])
    driver = opened(run_app, tmp_path)
    driver.tap(str(50))
    driver.kill()
    driver = opened(run_app, tmp_path)
    driver.see("What lies face up at Guiné?")
    driver.tap("Undo")
    assert state_of(driver).asked is None
    assert state_of(driver).players[0].ships["portugal"] == 2
    driver.see("Tap where Anna's ships go.")


def test_another_language_speaks_on_in_the_middle_of_a_question(
    run_app: RunApp, tmp_path: Path
) -> None:
    lay_out(tmp_path, [AT_SEA, act.Explore("guine", ("portugal", "portugal"))])
    driver = opened(run_app, tmp_path)
    driver.app.change_settings(language="zh_Hant")
    driver.see("幾內亞翻開了哪些殖民地？")
    assert state_of(driver).asked


def test_a_turned_phone_keeps_what_was_planned(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, [AT_SEA])
    driver = opened(run_app, tmp_path)
    tap_region(driver, "guine")
    driver.window.size = (892, 412)
    driver.step(5)
    driver.see("Explores Guiné")
    assert board_of(driver).planned_ways() == [("portugal", "guine")]


def test_the_market_stands_in_place_of_the_rondel_on_a_small_phone(
    run_app: RunApp, tmp_path: Path
) -> None:
    lay_out(tmp_path, [act.MoveStone("first_market")])
    driver = opened(run_app, tmp_path, size=(360, 640))
    driver.see("Take 30")
    assert board_of(driver).ground.view == "panel"
    driver.window.size = (640, 360)
    driver.step(5)
    driver.tap("Take 30")
    assert state_of(driver).players[0].cash == 230
