"""The wizard of a new match: players, rules, what to lay out; and nothing lost on the way."""

from pathlib import Path

import pytest

from companion.games.dominion import facts
from companion.referee import registry
from companion.referee.game import Player
from companion.store import open_store
from companion.ui.app import TablesideApp
from companion.words import Words
from tests.ui.conftest import RunApp
from tests.ui.dominion import ANNA, BEN, CLEO, lay_out, opened
from tests.ui.driver import Driver


@pytest.fixture(autouse=True)
def every_text_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def remember(folder: Path, *players: Player) -> None:
    with open_store(folder).store as store:
        store.players.remember(players)


def begun(run_app: RunApp, folder: Path) -> Driver:
    driver = run_app(TablesideApp(folder))
    driver.tap("New match")
    if driver.sees("Dominion"):
        driver.tap("Dominion")
    driver.see("Who sits where? Clockwise.")
    return driver


def type_name(driver: Driver, name: str) -> None:
    driver.tap("New name")
    driver.advance(0.5)
    entry = driver.find(lambda widget: type(widget).__name__ == "Entry")[-1]
    driver.type(entry, name)
    driver.tap("Sit down")
    driver.advance(0.5)


def names(driver: Driver) -> list[str]:
    return [player.name for player in driver.app.navigator.screen.new.players]


def test_a_match_is_made_with_names_typed_for_the_first_time(
    run_app: RunApp, tmp_path: Path
) -> None:
    driver = begun(run_app, tmp_path)
    for name in ("Anna", "Ben"):
        type_name(driver, name)
    driver.tap("Next: rules")
    driver.see("Which ten kingdom cards?")
    driver.tap("Next: set-up")
    driver.see("Copper")
    driver.tap("Begin the match")
    driver.see("8 Provinces")
    match = driver.app.navigator.screen.match
    assert set(match.setup.kingdom) == set(facts.recommended_sets()["first_game"])
    assert [player.name for player in match.setup.players] == ["Anna", "Ben"]


def test_known_people_are_seated_with_one_tap_each(run_app: RunApp, tmp_path: Path) -> None:
    remember(tmp_path, ANNA, BEN, Player("Cleo", "red"))
    driver = begun(run_app, tmp_path)
    driver.taps = 0
    for name in ("Cleo", "Anna"):
        driver.tap(name)
    assert driver.taps == 2
    seated = driver.app.navigator.screen.new.players
    assert [player.name for player in seated] == ["Cleo", "Anna"]
    assert len({player.colour for player in seated}) == 2  # both used to play red


def test_one_player_is_too_few_and_told_so(run_app: RunApp, tmp_path: Path) -> None:
    remember(tmp_path, ANNA)
    driver = begun(run_app, tmp_path)
    driver.tap("Anna")
    driver.tap("Next: rules")
    driver.see("This game is for 2 to 4 players, not for 1.")


def test_a_name_can_sit_only_once(run_app: RunApp, tmp_path: Path) -> None:
    driver = begun(run_app, tmp_path)
    type_name(driver, "Anna")
    driver.tap("New name")
    driver.advance(0.5)
    driver.type(driver.find(lambda widget: type(widget).__name__ == "Entry")[-1], "Anna")
    driver.tap("Sit down")
    driver.see("Anna already sits at the table.")
    assert names(driver) == ["Anna"]


def test_nobody_is_asked_for_a_name_there_is_no_seat_for(run_app: RunApp, tmp_path: Path) -> None:
    remember(tmp_path, ANNA, BEN, CLEO, Player("Dora", "amber"), Player("Emil", "green"))
    driver = begun(run_app, tmp_path)
    for name in ("Anna", "Ben", "Cleo", "Dora"):
        driver.tap(name)
    for target in ("New name", "Emil"):
        driver.tap(target)
        driver.see("This game is for 2 to 4 players, not for 5.")
        driver.advance(0.5)
        driver.tap("Choose again")
        driver.advance(0.5)
    assert names(driver) == ["Anna", "Ben", "Cleo", "Dora"]


def seated(run_app: RunApp, folder: Path) -> Driver:
    remember(folder, ANNA, BEN, CLEO)
    driver = begun(run_app, folder)
    for name in ("Anna", "Ben", "Cleo"):
        driver.tap(name)
    driver.step(3)
    return driver


def rows(driver: Driver) -> list:
    return driver.find(lambda widget: type(widget).__name__ == "SeatRow")


def test_seats_change_by_arrows(run_app: RunApp, tmp_path: Path) -> None:
    driver = seated(run_app, tmp_path)
    driver.tap(driver.find(lambda widget: getattr(widget, "icon", "") == "arrow-down")[0])
    assert names(driver) == ["Ben", "Anna", "Cleo"]


def test_seats_change_by_dragging_the_handle(run_app: RunApp, tmp_path: Path) -> None:
    driver = seated(run_app, tmp_path)
    handles = driver.find(lambda widget: type(widget).__name__ == "Handle")
    start = handles[0].to_window(*handles[0].center)
    end = handles[2].to_window(*handles[2].center)
    driver.swipe(start, (end[0], end[1] - 10), seconds=0.5)
    assert names(driver) == ["Ben", "Cleo", "Anna"]


def test_whoever_is_tapped_starts_and_goes_on_to_start_when_moved(
    run_app: RunApp, tmp_path: Path
) -> None:
    driver = seated(run_app, tmp_path)
    seat_names = driver.find(lambda widget: type(widget).__name__ == "SeatName")
    driver.tap(seat_names[1])
    driver.see("starts")
    driver.tap(driver.find(lambda widget: getattr(widget, "icon", "") == "arrow-up")[1])
    new = driver.app.navigator.screen.new
    assert names(driver) == ["Ben", "Anna", "Cleo"] and new.first == 0


def test_a_colour_taken_by_another_is_exchanged(run_app: RunApp, tmp_path: Path) -> None:
    driver = seated(run_app, tmp_path)
    driver.app.navigator.screen.ids.list.children[0].children[-1].ids.seats.unfold(0)
    driver.step(3)
    shapes = driver.find(lambda widget: type(widget).__name__ == "ShapeButton")
    driver.tap(next(shape for shape in shapes if shape.colour == "blue"))
    colours = {p.name: p.colour for p in driver.app.navigator.screen.new.players}
    assert colours == {"Anna": "blue", "Ben": "red", "Cleo": "white"}


def test_a_killed_wizard_goes_on_where_it_was(run_app: RunApp, tmp_path: Path) -> None:
    driver = seated(run_app, tmp_path)
    driver.tap("Next: rules")
    driver.tap("Big Money")
    driver.kill()
    driver = run_app(TablesideApp(tmp_path))
    driver.tap("New match")
    driver.see("Which ten kingdom cards?")
    choices = driver.app.navigator.screen.new.choices
    assert set(choices["kingdom"]) == set(facts.recommended_sets()["big_money"])


def test_back_goes_one_step_back(run_app: RunApp, tmp_path: Path) -> None:
    driver = seated(run_app, tmp_path)
    driver.tap("Next: rules")
    assert driver.back()
    driver.see("Who sits where? Clockwise.")


def test_ten_cards_are_picked_by_hand_and_nine_are_refused(run_app: RunApp, tmp_path: Path) -> None:
    driver = seated(run_app, tmp_path)
    driver.tap("Next: rules")
    driver.tap("By hand")
    driver.see("10 of 10 chosen")
    driver.tap("Cellar")
    driver.see("9 of 10 chosen")
    driver.tap("Next: set-up")
    driver.see("A kingdom has 10 cards, these are 9.")
    driver.advance(0.5)
    driver.tap("Choose again")
    driver.advance(0.5)
    driver.tap("Chapel")
    driver.tap("Next: set-up")
    driver.see("Supply")
    assert "chapel" in driver.app.navigator.screen.new.choices["kingdom"]


def test_chance_heeds_the_wishes(run_app: RunApp, tmp_path: Path) -> None:
    driver = seated(run_app, tmp_path)
    driver.tap("Next: rules")
    driver.tap("Random cards")
    driver.tap("0")
    for _ in range(5):
        driver.tap("Deal again")
        kingdom = driver.app.navigator.screen.new.choices["kingdom"]
        assert not any(facts.card(card).is_a(facts.ATTACK) for card in kingdom)


def test_what_was_laid_out_is_what_is_played(run_app: RunApp, tmp_path: Path) -> None:
    driver = seated(run_app, tmp_path)
    driver.tap("Next: rules")
    driver.tap("Random cards")
    driver.tap("Next: set-up")
    shown = driver.app.navigator.screen.new
    driver.tap("Begin the match")
    setup = driver.app.navigator.screen.match.setup
    assert list(setup.kingdom) == list(shown.choices["kingdom"])
    assert setup.first == shown.first


def test_the_player_left_of_the_last_winner_starts(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, "province", provinces=0, players=(ANNA, BEN, CLEO))
    driver = opened(run_app, tmp_path)
    driver.tap("End turn")
    driver.tap("Final score")
    driver.tap("Play again")
    driver.tap("Next: rules")
    driver.see("Last match, swapped")
    driver.tap("Next: set-up")
    driver.see("Ben starts.")


def test_the_wizard_speaks_the_other_language_at_once(run_app: RunApp, tmp_path: Path) -> None:
    driver = seated(run_app, tmp_path)
    driver.app.change_settings(language="zh_Hant")
    driver.step(3)
    driver.see("座位怎麼排？順時針方向。")
    assert names(driver) == ["Anna", "Ben", "Cleo"]


def test_only_games_with_a_face_are_offered(run_app: RunApp, tmp_path: Path) -> None:
    assert {entry.id for entry in registry.ENTRIES} >= {"dominion"}
    driver = begun(run_app, tmp_path)
    assert driver.app.navigator.screen.new.game == "dominion"
