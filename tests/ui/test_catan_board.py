"""What Catan's screens say and show: founding, honours, hands, the chart, the claim of victory."""

from pathlib import Path

import pytest

from companion.games.catan.actions import (
    CorrectBuilding,
    CorrectCards,
    CorrectKnights,
    CorrectRoad,
    CorrectRobber,
    CorrectTurn,
    EndTurn,
    MoveRobber,
    Roll,
)
from companion.ui.screens.play_frames import LyingFrame
from companion.ui.widgets.players import PlayerCell
from companion.words import Words
from tests.ui.catan import cells, opened, play, rich, state, tap_place
from tests.ui.catan import hand as holding
from tests.ui.conftest import RunApp
from tests.ui.driver import Driver, Finger

ROADS = ("E16", "E18", "E19")
"""With Anna's E17 four in a row: one more is long enough for the card."""


@pytest.fixture(autouse=True)
def every_text_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def menu(driver: Driver, entry: str) -> None:
    driver.tap(driver.find(lambda widget: getattr(widget, "text", "") == "Menu")[-1])
    driver.advance(0.5)
    driver.tap(entry)
    driver.advance(0.5)


def cell(driver: Driver, seat: int) -> PlayerCell:
    found: PlayerCell = play(driver).frame.ids.strip.cells[seat]
    return found


def undo(driver: Driver) -> None:
    driver.tap(driver.find(lambda widget: getattr(widget, "key", "") == "undo")[0])


def test_founding_goes_round_and_back(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, founded=False)
    founders = []
    for corner, path in (
        ("V09", "E13"),
        ("V13", "E20"),
        ("V20", "E29"),
        ("V35", "E49"),
        ("V40", "E44"),
        ("V51", "E69"),
    ):
        founders.append(state(driver).task.seat)
        tap_place(driver, "corner", corner)
        tap_place(driver, "path", path)
    assert founders == [0, 1, 2, 2, 1, 0]
    assert driver.taps == 12
    driver.see("What did the dice show?")


def test_only_the_paths_beside_the_new_settlement_are_lit(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, founded=False)
    tap_place(driver, "corner", "V09")
    assert set(play(driver).board.ground.island.lit.names) == {"E12", "E13", "E14"}


def test_founding_too_close_is_refused_and_undo_asks_for_the_settlement(
    run_app: RunApp, tmp_path: Path
) -> None:
    driver = opened(run_app, tmp_path, founded=False)
    tap_place(driver, "corner", "V09")
    tap_place(driver, "path", "E13")
    tap_place(driver, "corner", "V10")
    driver.see("Too close: a building of Anna is one path away.")
    driver.advance(0.4)
    driver.tap("Choose again")
    driver.advance(0.4)
    undo(driver)
    undo(driver)
    driver.see("Anna founds a settlement: tap a lit corner.")


def taken(driver: Driver) -> list[tuple[str, list[tuple[str, str]]]]:
    """Who takes what at a roll, as the dock shows it."""
    tags = driver.find(lambda widget: type(widget).__name__ == "HarvestTag")
    return [(tag.colour, [(card.figure, card.good) for card in tag.cards]) for tag in tags]


def test_a_roll_shows_who_takes_what_until_the_next_step(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path)
    driver.tap("6")
    assert taken(driver) == [
        ("red", [("1", "catan.ore")]),
        ("blue", [("1", "catan.lumber")]),
        ("white", [("1", "catan.lumber"), ("1", "catan.ore")]),
    ]
    driver.tap("End turn")
    assert taken(driver) == []


def test_nothing_is_said_of_the_roll_of_a_corrected_turn(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, Roll(5), EndTurn(), CorrectTurn(1, rolled=True))
    driver.see("Trade and build")
    assert not driver.sees("rolled 5")


def test_a_roll_says_what_the_robber_keeps(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, CorrectRobber("H15"))
    driver.tap("9")
    driver.see("The robber keeps 1 wool from Anna.")
    driver.see("The robber keeps 1 wool from Cleo.")


def test_a_new_longest_road_is_announced_until_the_turn_ends(
    run_app: RunApp, tmp_path: Path
) -> None:
    actions = (*(CorrectRoad(path, 0) for path in ROADS), Roll(5), *rich(0))
    driver = opened(run_app, tmp_path, *actions)
    driver.tap("Road")
    tap_place(driver, "path", "E21")
    driver.see("Anna has the Longest Road: 5.")
    assert cell(driver, 0).badges == ("road-variant",)
    assert cell(driver, 0).figure == "4"
    undo(driver)
    assert not driver.sees("Anna has the Longest Road: 5.")
    tap_place(driver, "path", "E21")
    driver.tap("End turn")
    driver.advance(6)
    assert not driver.sees("Anna has the Longest Road: 5.")


def test_a_new_largest_army_is_announced_though_the_robber_is_told_after_it(
    run_app: RunApp, tmp_path: Path
) -> None:
    driver = opened(run_app, tmp_path, CorrectKnights(0, 2), CorrectCards(0, 1))
    driver.tap("Play card")
    tap_place(driver, "hex", "H13")
    driver.see("Anna has the Largest Army: 3 knights.")
    assert cell(driver, 0).badges == ("sword-cross",)


def test_the_longest_roads_are_traced_edge_by_edge(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, CorrectRoad("E16", 0), CorrectRoad("E18", 0))
    menu(driver, "Trace the longest roads")
    trails = play(driver).board.ground.island.trails
    assert set(trails[0]) == {"E17", "E16", "E18"}
    assert [len(trail) for trail in trails] == [3, 1, 1]
    driver.see("Longest road")
    menu(driver, "Hide the longest roads")
    assert play(driver).board.ground.island.trails == []


def test_no_hand_shows_until_its_plate_is_held(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, *holding(1, ore=7))
    menu(driver, "Private peek at a hand")
    assert "7" not in hand_shown(driver)
    plate = driver.find(lambda widget: type(widget).__name__ == "PeekPlate")[1]
    finger = Finger(plate.to_window(*plate.center))
    finger.down()
    driver.advance(0.5)
    assert hand_shown(driver) == ["0", "0", "0", "0", "7"]
    finger.up()
    driver.step(2)
    assert hand_shown(driver) == []


def hand_shown(driver: Driver) -> list[str]:
    (shown,) = driver.find(lambda widget: type(widget).__name__ == "ShownHand")
    tags = [one for one in shown.walk() if type(one).__name__ == "AmountTag"]
    return [tag.figure for tag in tags]


def test_a_stolen_card_makes_a_peek_uncertain(run_app: RunApp, tmp_path: Path) -> None:
    actions = (*holding(0), *holding(1, ore=1, wool=1), Roll(7), MoveRobber("H13"))
    driver = opened(run_app, tmp_path, *actions)
    menu(driver, "Private peek at a hand")
    plate = driver.find(lambda widget: type(widget).__name__ == "PeekPlate")[0]
    finger = Finger(plate.to_window(*plate.center))
    finger.down()
    driver.advance(0.5)
    assert hand_shown(driver) == ["0", "0", "0-1", "0", "0-1"]
    finger.up()


def test_the_peek_can_be_switched_off(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path)
    driver.app.change_settings(private_peek=False)
    driver.step(3)
    driver.tap(driver.find(lambda widget: getattr(widget, "text", "") == "Menu")[-1])
    driver.advance(0.5)
    driver.see("Claim victory")
    assert not driver.sees("Private peek at a hand")


def test_pickers_look_the_same_whatever_somebody_holds(run_app: RunApp, tmp_path: Path) -> None:
    """A pale cell would tell that somebody certainly has no card of a kind."""
    driver = opened(run_app, tmp_path, Roll(5), *holding(0, wool=1), *holding(1, ore=1))
    driver.tap("Trade")
    driver.advance(0.4)
    assert not any(one.refused for row in (0, 1) for one in cells(driver, row).values())


def test_the_chart_counts_rolls_production_and_robber(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, Roll(7), MoveRobber("H13"), EndTurn(), Roll(6))
    menu(driver, "Dice and cards")
    driver.see("2 rolls; the line is what to expect")
    driver.see("1 seven, about 0 to be expected")
    (chart,) = driver.find(lambda widget: type(widget).__name__ == "DiceChart")
    assert list(chart.rolls) == [0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0]
    bars = driver.find(lambda widget: type(widget).__name__ == "StackedBars")
    assert [bar.total for bar in bars[0].bars] == ["1", "1", "2"]


def test_before_the_first_roll_the_chart_says_so(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path)
    menu(driver, "Dice and cards")
    driver.see("Nobody has rolled yet.")


CITIES = ("V07", "V25", "V47")
"""With them and the two settlements Anna has eight points."""


def test_a_claim_of_victory_shows_cards_and_ends_the_game(run_app: RunApp, tmp_path: Path) -> None:
    actions = (*(CorrectBuilding(corner, 0, city=True) for corner in CITIES), CorrectCards(0, 3))
    driver = opened(run_app, tmp_path, *actions)
    driver.tap("Claim victory")
    driver.advance(0.4)
    driver.see("8 points for all to see")
    driver.tap("1")
    driver.tap("Win: 9 of 10 points")
    driver.see("Anna has not won yet: 9 of 10 points.")
    driver.advance(0.4)
    driver.tap("Choose again")
    driver.advance(0.4)
    driver.tap("2")
    driver.tap("Win: 10 of 10 points")
    driver.advance(0.4)
    assert state(driver).over
    assert state(driver).players[0].revealed == 2
    driver.tap("Final score")
    driver.see("Anna wins")


def test_victory_can_be_claimed_while_something_is_asked(run_app: RunApp, tmp_path: Path) -> None:
    actions = (*(CorrectBuilding(corner, 0, city=True) for corner in CITIES), CorrectCards(0, 2))
    driver = opened(run_app, tmp_path, *actions, Roll(7))
    assert state(driver).task.ask == "move-robber"
    driver.tap("Claim victory")
    driver.advance(0.4)
    driver.tap("Win: 10 of 10 points")
    assert state(driver).over


def test_the_language_can_be_switched_in_the_middle_of_a_robbery(
    run_app: RunApp, tmp_path: Path
) -> None:
    driver = opened(run_app, tmp_path, Roll(7), MoveRobber("H19"))
    driver.app.change_settings(language="zh_Hant")
    driver.step(3)
    driver.see("Anna 要搶誰？")
    driver.tap("Ben")
    assert state(driver).task is None


def test_turning_the_phone_keeps_what_was_chosen(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, Roll(5), *rich(0))
    driver.tap("Road")
    driver.window.size = (892, 412)
    driver.step(5)
    assert isinstance(play(driver).frame, LyingFrame)
    tap_place(driver, "path", "E32")
    assert "E32" in state(driver).players[0].roads


def test_the_island_zooms_under_two_fingers_and_is_built_on(
    run_app: RunApp, tmp_path: Path
) -> None:
    driver = opened(run_app, tmp_path, Roll(5), *rich(0))
    driver.tap("Road")
    view = play(driver).board.ground.island
    x, y = view.to_window(*view.center)
    fingers = Finger((x - 20, y)), Finger((x + 20, y))
    for finger in fingers:
        finger.down()
        driver.step()
    fingers[0].slide((x - 50, y))
    fingers[1].slide((x + 50, y))
    driver.step(2)
    for finger in fingers:
        finger.up()
    driver.step(2)
    assert 1 < view.zoom <= 3
    tap_place(driver, "path", "E32")
    assert "E32" in state(driver).players[0].roads


def test_a_snackbar_leaves_the_dice_free(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, Roll(5))
    driver.tap("End turn")
    driver.advance(0.5)
    (bar,) = driver.find(lambda widget: type(widget).__name__ == "Snackbar")
    assert bar.y >= play(driver).board.dock.top


def test_the_players_sheet_tells_points_cards_and_pieces(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, *holding(0, ore=5))
    driver.tap("Anna")
    driver.advance(0.5)
    rows = driver.find(lambda widget: type(widget).__name__ == "FactRow")
    told = {row.text: row.value for row in rows}
    assert told["Settlement: 2"] == "2"
    assert told["Cards in hand"] == "5"
    assert told["Road"] == "13"
