"""Scoring a finished game: real taps in a real window, on a real file."""

from pathlib import Path

import pytest
from kivy.core.clipboard import Clipboard

from companion.games.dominion.score import FinalDeck, FinalTable, score_table
from companion.referee.game import Player
from companion.store import open_store
from companion.ui.app import TablesideApp
from companion.ui.routes import ScoreOnlyRoute
from companion.ui.widgets.counting import CountLine
from companion.ui.widgets.numbers import StepKey, StepValue
from companion.ui.widgets.player_tabs import PlayerTab
from companion.ui.widgets.score_table import ScoreTable
from companion.words import Words
from tests.ui.conftest import RunApp
from tests.ui.driver import Driver

ANNA, BEN = Player("Anna", "red"), Player("Ben", "blue")


@pytest.fixture(autouse=True)
def every_text_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def remember(folder: Path, *players: Player) -> None:
    with open_store(folder).store as store:
        store.players.remember(players)


def opened(run_app: RunApp, folder: Path, size: tuple[int, int] | None = None) -> Driver:
    driver = run_app(TablesideApp(folder), size)
    driver.app.navigator.go(ScoreOnlyRoute("dominion"))
    driver.step(3)
    return driver


def counting(run_app: RunApp, folder: Path) -> Driver:
    """Anna and Ben have played, and Anna's numbers are on show."""
    remember(folder, ANNA, BEN)
    driver = opened(run_app, folder)
    driver.tap("Count the points")
    driver.see("Next: Ben")
    return driver


def part(driver: Driver, field: str, kind: type) -> list:
    (line,) = [
        found
        for top in driver.window.children
        for found in top.walk()
        if isinstance(found, CountLine) and found.key == field
    ]
    driver.reveal(line)
    return [found for found in line.walk(restrict=True) if isinstance(found, kind)]


def step(driver: Driver, field: str, times: int) -> None:
    minus, plus = part(driver, field, StepKey)
    for _ in range(abs(times)):
        driver.tap(plus if times > 0 else minus)


def typed(driver: Driver, field: str, digits: str) -> None:
    driver.tap(part(driver, field, StepValue)[0])
    driver.advance(0.5)
    for digit in digits:
        driver.tap(digit)
    driver.tap("Enter")
    driver.advance(0.5)


def value(driver: Driver, field: str) -> str:
    return str(part(driver, field, StepValue)[0].text)


def totals(driver: Driver) -> dict[str, str]:
    tabs = driver.find(lambda widget: isinstance(widget, PlayerTab))
    return {tab.name: tab.figure for tab in tabs}


def answer(driver: Driver, text: str) -> None:
    driver.advance(0.5)
    driver.tap(text)
    driver.advance(0.5)


# Who played


def test_who_played_last_is_one_tap_away_from_counting(run_app: RunApp, tmp_path: Path) -> None:
    remember(tmp_path, Player("Finn", "black"))
    driver = counting(run_app, tmp_path)
    assert driver.taps == 1
    assert totals(driver) == {"Anna": "0", "Ben": "0"}


def test_whoever_played_is_seated_by_a_chip(run_app: RunApp, tmp_path: Path) -> None:
    remember(tmp_path, ANNA, BEN)
    remember(tmp_path, Player("Cleo", "red"))
    driver = opened(run_app, tmp_path)
    driver.tap("Ben")
    assert driver.app.navigator.screen.entry.players == (Player("Cleo", "red"), BEN)


def test_too_few_are_told_how_many_can_play(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path)
    driver.tap("Count the points")
    driver.see("This game is for 2 to 4 players, not for 0.")


# What they have


def test_steppers_and_number_pad_come_to_the_same_as_the_rules(
    run_app: RunApp, tmp_path: Path
) -> None:
    driver = counting(run_app, tmp_path)
    step(driver, "estate", 3)
    step(driver, "estate", -1)
    step(driver, "province", 2)
    step(driver, "curse", 1)
    typed(driver, "turns", "19")
    driver.tap("Next: Ben")
    step(driver, "duchy", 3)
    step(driver, "gardens", 2)
    typed(driver, "cards", "34")
    driver.see("34 cards: 3 each")
    table = FinalTable(
        (
            FinalDeck(ANNA, province=2, estate=2, curse=1, cards=5, turns=19),
            FinalDeck(BEN, duchy=3, gardens=2, cards=34),
        )
    )
    assert driver.app.navigator.screen.entry.table() == table
    anna, ben = score_table(table).totals
    assert totals(driver) == {"Anna": str(anna), "Ben": str(ben)}
    driver.see("Ben leads with 15, Anna 13")


def test_a_hold_counts_on(run_app: RunApp, tmp_path: Path) -> None:
    driver = counting(run_app, tmp_path)
    _, plus = part(driver, "cards", StepKey)
    driver.hold(plus, seconds=2)
    assert int(value(driver, "cards")) >= 10


def test_more_than_the_box_holds_is_refused_and_nothing_is_lost(
    run_app: RunApp, tmp_path: Path
) -> None:
    driver = counting(run_app, tmp_path)
    step(driver, "province", 2)
    typed(driver, "province", "13")
    driver.see("The box has only 12 of Province, not 13.")
    answer(driver, "Choose again")
    assert value(driver, "province") == "2"
    typed(driver, "province", "12")
    assert totals(driver)["Anna"] == "72"
    driver.tap("Next: Ben")
    step(driver, "province", 2)
    driver.see("The box has only 12 of Province, not 13.")
    answer(driver, "Choose again")
    assert not driver.sees("The box has only 12")  # once, however often it was tried
    assert totals(driver) == {"Anna": "72", "Ben": "0"}


def test_more_scoring_cards_than_cards_are_refused_at_the_result(
    run_app: RunApp, tmp_path: Path
) -> None:
    driver = counting(run_app, tmp_path)
    step(driver, "gardens", 3)
    driver.tap("Next: Ben")
    driver.tap("See the result")
    driver.see("Anna has 3 scoring cards, more than 0 cards in all.")
    driver.see("Count all cards of this player, treasures and actions too.")
    answer(driver, "Read the rule")
    driver.see("Score")
    assert driver.back()
    driver.advance(0.5)
    driver.see("Next: Ben")  # whom it is about is on show again
    assert value(driver, "gardens") == "3"


def test_whoever_has_no_gardens_need_not_count_the_cards(run_app: RunApp, tmp_path: Path) -> None:
    driver = counting(run_app, tmp_path)
    step(driver, "province", 1)
    driver.see("only for Gardens")
    driver.tap("See the result")
    driver.see("Anna wins")
    driver.see("6 points, 6 ahead of Ben")


def test_a_tie_is_explained_while_counting_and_at_the_result(
    run_app: RunApp, tmp_path: Path
) -> None:
    driver = counting(run_app, tmp_path)
    step(driver, "estate", 2)
    step(driver, "turns", 3)
    driver.tap("Next: Ben")
    step(driver, "estate", 2)
    step(driver, "turns", 2)
    driver.see("Ben leads with 2, Anna 2")
    driver.see("Equal points: fewer turns decide, 2 turns were enough.")
    step(driver, "turns", 1)
    driver.see("All have 2")
    driver.see("Equal points and equal turns: 2 players share the victory.")
    driver.tap("See the result")
    driver.see("Anna and Ben share the victory")
    driver.see("Equal points and equal turns: 2 players share the victory.")


# Nothing is lost


def test_a_killed_app_goes_on_where_it_was(run_app: RunApp, tmp_path: Path) -> None:
    driver = counting(run_app, tmp_path)
    step(driver, "duchy", 2)
    driver.tap("Next: Ben")
    step(driver, "estate", 1)
    table = driver.app.navigator.screen.entry.table()
    driver.kill()
    driver = opened(run_app, tmp_path)
    assert driver.app.navigator.screen.entry.table() == table
    driver.see("Next: Anna")
    assert totals(driver) == {"Anna": "6", "Ben": "1"}


def test_another_order_of_seats_keeps_the_numbers(run_app: RunApp, tmp_path: Path) -> None:
    driver = counting(run_app, tmp_path)
    step(driver, "duchy", 2)
    driver.tap("Change the players")
    driver.tap(driver.find(lambda widget: getattr(widget, "text", "") == "Move up")[-1])
    driver.tap("Count the points")
    assert list(totals(driver).items()) == [("Ben", "0"), ("Anna", "6")]


def test_the_language_can_be_switched_in_the_middle(run_app: RunApp, tmp_path: Path) -> None:
    driver = counting(run_app, tmp_path)
    step(driver, "province", 1)
    driver.app.change_settings(language="zh_Hant")
    driver.step(3)
    driver.see("行省")
    driver.see("下一位：Ben")
    assert totals(driver) == {"Anna": "6", "Ben": "0"}


def test_a_draft_that_cannot_be_read_is_a_new_beginning(run_app: RunApp, tmp_path: Path) -> None:
    with open_store(tmp_path).store as store:
        store.drafts.put("score dominion", {"players": [["Anna"]], "counting": True})
    driver = opened(run_app, tmp_path)
    driver.see("Who sits where? Clockwise.")


def test_starting_over_asks_first(run_app: RunApp, tmp_path: Path) -> None:
    driver = counting(run_app, tmp_path)
    step(driver, "province", 1)
    driver.tap("Start over")
    answer(driver, "Keep them")
    assert totals(driver)["Anna"] == "6"
    driver.tap("Start over")
    answer(driver, "Start over")
    driver.tap("Count the points")
    assert totals(driver) == {"Anna": "0", "Ben": "0"}


# The result


def test_the_result_is_shared_and_kept(run_app: RunApp, tmp_path: Path) -> None:
    driver = counting(run_app, tmp_path)
    step(driver, "estate", 1)
    driver.tap("Next: Ben")
    step(driver, "province", 2)
    driver.tap("See the result")
    driver.tap(driver.find(lambda widget: getattr(widget, "key", "") == "share")[0])
    assert Clipboard.paste() == (
        "Dominion: Ben wins\n12 points, 11 ahead of Anna\n1. Ben: 12\n2. Anna: 1"
    )
    driver.see("The score was copied.")
    (table,) = driver.find(lambda widget: isinstance(widget, ScoreTable))
    assert table.colours == [BEN.colour, ANNA.colour]  # the best first
    driver.tap("Done")
    driver.see("No match on the table")
    (result,) = driver.app.store.results.all()
    assert (result.players, result.totals) == ((ANNA, BEN), (1, 12))
    assert [known.plays for known in driver.app.store.players.known()] == [2, 2]
    driver.app.navigator.go(ScoreOnlyRoute("dominion"))
    driver.see("Who sits where? Clockwise.")


def test_the_way_back_from_the_result_leads_to_the_numbers(run_app: RunApp, tmp_path: Path) -> None:
    driver = counting(run_app, tmp_path)
    step(driver, "estate", 1)
    driver.tap("See the result")
    driver.see("Anna wins")
    assert driver.back()
    assert totals(driver) == {"Anna": "1", "Ben": "0"}
    assert driver.app.store.results.all() == []


def test_the_largest_text_on_the_smallest_phone(run_app: RunApp, tmp_path: Path) -> None:
    remember(tmp_path, *(Player(f"{name} with a long name", "red") for name in ("Anna", "Ben")))
    driver = opened(run_app, tmp_path, size=(360, 640))
    driver.app.change_settings(text_scale=1.3)
    driver.step(3)
    driver.tap("Count the points")
    step(driver, "turns", 1)
    step(driver, "estate", 1)
    assert [total for _, total in sorted(totals(driver).items())] == ["1", "0"]
