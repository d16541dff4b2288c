"""A finished game of Catan, counted and its longest road checked with real taps."""

from pathlib import Path
from typing import Any

import pytest

from companion.games.catan import facts
from companion.games.catan.score import FinalPieces, FinalTable, count_table
from companion.referee.game import Player
from companion.referee.ruling import Refusal
from companion.store import open_store
from companion.ui.app import TablesideApp
from companion.ui.games.catan.kept_roads import KEY, kept_roads
from companion.ui.games.catan.score_form import FORM, LARGEST_ARMY, LONGEST_ROAD
from companion.ui.routes import ScoreOnlyRoute
from companion.ui.score_entry import ScoreEntry
from companion.words import Words
from tests.ui.conftest import RunApp
from tests.ui.driver import Driver

ANNA, BEN, CLEO = (
    Player("Anna", "red"),
    Player("Ben", "blue"),
    Player("Cleo", "white"),
)
RING = ("E13", "E14", "E15", "E17", "E28", "E29")  # the six sides of H05
TAIL = ("E31", "E33")  # and on from one of its corners, past V22
ROW = ("E60", "E61", "E63", "E64", "E53")
ROWS = {row.field: row for group in FORM.groups for row in group}


@pytest.fixture(autouse=True)
def every_text_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def counting(run_app: RunApp, folder: Path) -> tuple[Driver, ScoreEntry]:
    driver = run_app(TablesideApp(folder))
    driver.app.change_settings(language="en", less_motion=True)
    entry = ScoreEntry(driver.app.store, "catan")
    entry.seat((ANNA, BEN, CLEO))
    entry.begin_counting()
    driver.app.navigator.go(ScoreOnlyRoute("catan"))
    driver.step(3)
    return driver, driver.app.navigator.screen.entry


def counts(driver: Driver) -> Any:
    return driver.app.navigator.screen.ids.step.children[0]


def reveal(driver: Driver, text: str) -> None:
    found = [w for w in counts(driver).walk() if getattr(w, "text", "") == text]
    driver.reveal(found[0])


def check(driver: Driver) -> Any:
    """The longest road check, reached from the counts."""
    reveal(driver, "Check the longest road")
    driver.tap("Check the longest road")
    driver.step(3)
    return driver.app.navigator.screen


def touch(driver: Driver, kind: str, *names: str) -> None:
    view = driver.app.navigator.screen.ids.view
    for name in names:
        driver.tap(view.parent.to_window(*view.where(kind, name)))


# The form


def test_the_form_stands_in_the_order_of_the_score(run_app: RunApp, tmp_path: Path) -> None:
    _, entry = counting(run_app, tmp_path)
    lines = [row.line for row in ROWS.values()] + [choice.name for choice in FORM.choices]
    assert set(lines) == {line.what for line in entry.count().lines}
    assert list(ROWS) == ["settlements", "cities", "victory_cards"]


def test_settlements_cities_cards_and_specials_are_counted(run_app: RunApp, tmp_path: Path) -> None:
    _, entry = counting(run_app, tmp_path)
    for field, number in {"settlements": 2, "cities": 3, "victory_cards": 1}.items():
        entry.put(ROWS[field], number)
    entry.choose(LONGEST_ROAD, 1)
    entry.choose(LARGEST_ARMY, 1)
    assert entry.score().totals == (13, 0, 0)


def test_a_tap_says_who_has_the_largest_army(run_app: RunApp, tmp_path: Path) -> None:
    driver, entry = counting(run_app, tmp_path)
    (card,) = (
        found.parent
        for found in counts(driver).ids.choices.walk()
        if getattr(found, "text", "") == "Largest Army"
    )
    (has,) = (found for found in card.walk() if getattr(found, "key", "") == "1")
    driver.reveal(has)
    driver.tap(has)
    assert entry.entered(0)[LARGEST_ARMY.field] == 1
    assert entry.count().totals[0] == 2


def test_only_one_player_has_a_special_card(run_app: RunApp, tmp_path: Path) -> None:
    driver, entry = counting(run_app, tmp_path)
    for seat in (0, 1):
        entry.turn_to(seat)
        entry.choose(LONGEST_ROAD, 1)
    with pytest.raises(Refusal) as refused:
        entry.score()
    assert (refused.value.article, refused.value.case) == ("catan.score", "holders")
    driver.tap("See the result")
    driver.see("Only one player can have the Longest Road.")


def test_more_settlements_than_the_box_gives_are_refused(run_app: RunApp, tmp_path: Path) -> None:
    driver, entry = counting(run_app, tmp_path)
    counts(driver).put("settlements", 6)
    driver.see("Choose again")
    assert entry.entered(0)["settlements"] == 0


def test_victory_cards_are_of_all_players_together(run_app: RunApp, tmp_path: Path) -> None:
    _, entry = counting(run_app, tmp_path)
    entry.put(ROWS["victory_cards"], 3)
    entry.turn_to(1)
    assert entry.most(ROWS["victory_cards"]) == 2


def test_a_table_that_cannot_be_is_counted_while_it_is_entered() -> None:
    pieces = FinalPieces(ANNA, settlements=9, longest_road=True)
    both = FinalTable((pieces, FinalPieces(BEN, longest_road=True)))
    assert count_table(both).totals == (11, 2)


# The longest road


def test_a_ring_and_what_hangs_on_it_is_read_off_the_picture(
    run_app: RunApp, tmp_path: Path
) -> None:
    driver, _ = counting(run_app, tmp_path)
    screen = check(driver)
    touch(driver, "path", *RING, *TAIL)
    driver.see("Anna has the longest road: 8")
    (trail,) = screen.ids.view.trails
    assert sorted(trail) == sorted((*RING, *TAIL))


def test_a_rival_s_building_cuts_the_road(run_app: RunApp, tmp_path: Path) -> None:
    driver, _ = counting(run_app, tmp_path)
    check(driver)
    touch(driver, "path", *RING, *TAIL)
    driver.tap("Ben")
    driver.tap("Buildings")
    touch(driver, "corner", "V22")
    driver.see("Anna has the longest road: 7")


def test_the_same_tap_again_takes_a_road_away(run_app: RunApp, tmp_path: Path) -> None:
    driver, _ = counting(run_app, tmp_path)
    check(driver)
    touch(driver, "path", *ROW, "E53")
    driver.see(f"Nobody has {facts.least_longest_road()} in a row")


def test_a_road_laid_where_another_player_s_lay_replaces_it(
    run_app: RunApp, tmp_path: Path
) -> None:
    driver, _ = counting(run_app, tmp_path)
    screen = check(driver)
    touch(driver, "path", "E60")
    driver.tap("Ben")
    touch(driver, "path", "E60")
    assert dict(screen.ids.view.pieces.roads) == {"E60": "blue"}


def test_equal_lengths_are_nobody_s_for_the_app(run_app: RunApp, tmp_path: Path) -> None:
    driver, _ = counting(run_app, tmp_path)
    check(driver)
    touch(driver, "path", *ROW)
    driver.tap("Ben")
    touch(driver, "path", *RING[:1], "E12", "E10", "E11", "E25")
    driver.see("Anna and Ben are level at 5")
    driver.see("Done")


def test_the_answer_is_counted_for_its_player_alone(run_app: RunApp, tmp_path: Path) -> None:
    driver, entry = counting(run_app, tmp_path)
    entry.choose(LONGEST_ROAD, 1)  # somebody thought that Anna had it
    check(driver)
    driver.tap("Ben")
    touch(driver, "path", *ROW)
    driver.tap("Count it for Ben")
    driver.step(3)
    after = driver.app.navigator.screen.entry
    assert [after.entered(seat)[LONGEST_ROAD.field] for seat in range(3)] == [0, 1, 0]
    assert after.draft.seat == 0


def test_a_player_has_no_more_roads_than_the_box_gives(run_app: RunApp, tmp_path: Path) -> None:
    driver, _ = counting(run_app, tmp_path)
    screen = check(driver)
    for number in range(facts.pieces(facts.ROAD)):
        screen._tap(f"E{number:02}")
    touch(driver, "path", "E71")
    driver.see("Choose again")
    assert len(screen.ids.view.pieces.roads) == facts.pieces(facts.ROAD)


def test_roads_are_still_there_when_the_check_is_left(run_app: RunApp, tmp_path: Path) -> None:
    driver, _ = counting(run_app, tmp_path)
    check(driver)
    touch(driver, "path", *ROW)
    driver.kill()
    again = run_app(TablesideApp(tmp_path))
    again.app.navigator.go(ScoreOnlyRoute("catan"))
    again.step(3)
    screen = check(again)
    assert {path for path, _ in screen.ids.view.pieces.roads} == set(ROW)


def test_the_island_is_cleared_once_that_was_confirmed(run_app: RunApp, tmp_path: Path) -> None:
    driver, _ = counting(run_app, tmp_path)
    screen = check(driver)
    touch(driver, "path", *ROW)
    screen.ask_to_clear()
    driver.advance(0.5)
    assert screen.ids.view.pieces.roads
    driver.tap("Clear it")
    driver.advance(0.5)
    assert not screen.ids.view.pieces.roads


def test_the_next_game_begins_without_the_roads_of_this_one(
    run_app: RunApp, tmp_path: Path
) -> None:
    driver, entry = counting(run_app, tmp_path)
    check(driver)
    touch(driver, "path", *ROW)
    entry.forget()
    assert kept_roads(driver.app.store, (ANNA, BEN))[0].roads == ()


def test_a_draft_that_cannot_be_is_none(tmp_path: Path) -> None:
    with open_store(tmp_path).store as store:
        store.drafts.put(KEY, {"networks": {"Anna": {"roads": ["E99"], "buildings": []}}})
        assert kept_roads(store, (ANNA, BEN))[0].roads == ()
