"""Catan's step of the new match: real taps on the picture, a real wizard, a real store."""

import random
from pathlib import Path
from typing import Any

import pytest

from companion.games.catan import GAME, facts, islands
from companion.games.catan.geometry import HEXES
from companion.games.catan.islands import BEGINNERS, BEGINNERS_LATER, RANDOM, SPIRAL
from companion.referee.game import COLOURS, Player
from companion.referee.ruling import Refusal
from companion.store import open_store
from companion.ui import wizard
from companion.ui.app import TablesideApp
from companion.ui.games.catan.laying_out import lay_out
from companion.ui.games.catan.rules import choices_of, make_setup
from companion.ui.games.catan.sketch import Sketch, read, sketch_of, written
from companion.ui.routes import NewMatchRoute
from companion.words import Words
from tests.ui.conftest import RunApp
from tests.ui.driver import Driver

PLAYERS = tuple(map(Player, ("Anna", "Ben", "Cleo", "Dan"), COLOURS))
PRINTED = islands.printed(BEGINNERS)
MATCH = Path(__file__).parents[1] / "matches" / "catan-four.json"


@pytest.fixture(autouse=True)
def every_text_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def begun(run_app: RunApp, folder: Path, players: tuple[Player, ...] = PLAYERS) -> Driver:
    """The wizard at the game's own step, with the players seated."""
    with open_store(folder).store as store:
        if not store.drafts.get(wizard.KEY):
            wizard.keep(store, wizard.NewMatch("rules", "catan", players))
    driver = run_app(TablesideApp(folder))
    driver.app.change_settings(language="en", less_motion=True)
    driver.app.navigator.go(NewMatchRoute())
    driver.step(5)
    return driver


def screen(driver: Driver) -> Any:
    return driver.app.navigator.screen


def setup_of(driver: Driver) -> Any:
    return make_setup(screen(driver), lambda _: 0)


def tap(driver: Driver, text: str) -> None:
    """Scrolls to what shows a text, and taps it."""
    found = [w for w in screen(driver).walk() if getattr(w, "text", "") == text]
    driver.reveal(found[0])
    driver.tap(text)


def entry(driver: Driver) -> Any:
    return screen(driver).ids.list.children[0].ids.island.children[0]


def key(driver: Driver, thing: Any) -> None:
    button = entry(driver)._keys[thing]
    driver.reveal(button)
    driver.tap(button)


def touch(driver: Driver, kind: str, name: str) -> None:
    view = entry(driver).view
    driver.reveal(view)
    driver.tap(view.parent.to_window(*view.where(kind, name)))


def enter_hexes(driver: Driver, count: int) -> None:
    """As many hexes of the beginners' island as are still missing, from the first on."""
    for place in range(count):
        if entry(driver).place != HEXES[place]:
            return
        key(driver, PRINTED.terrain[place])
        if PRINTED.numbers[place] is not None:
            key(driver, PRINTED.numbers[place])


# Islands that lie ready


def test_the_beginners_island_is_chosen_already(run_app: RunApp, tmp_path: Path) -> None:
    setup = setup_of(begun(run_app, tmp_path))
    assert (setup.island, setup.pieces_placed, setup.players) == (PRINTED, True, PLAYERS)
    GAME.set_up(setup)


def test_the_printed_pieces_may_be_left_out(run_app: RunApp, tmp_path: Path) -> None:
    driver = begun(run_app, tmp_path)
    tap(driver, "Begin with the printed pieces")
    assert not setup_of(driver).pieces_placed


def test_colours_without_printed_pieces_found_in_turn(run_app: RunApp, tmp_path: Path) -> None:
    driver = begun(run_app, tmp_path, (PLAYERS[0], Player("Eve", "green")))
    assert not setup_of(driver).pieces_placed
    tap(driver, "Begin with the printed pieces")
    assert not setup_of(driver).pieces_placed
    GAME.set_up(setup_of(driver))


def test_the_island_of_later_editions(run_app: RunApp, tmp_path: Path) -> None:
    driver = begun(run_app, tmp_path)
    tap(driver, "Beginners, later editions")
    setup = setup_of(driver)
    assert (setup.island, setup.pieces_placed) == (islands.printed(BEGINNERS_LATER), False)
    GAME.set_up(setup)


@pytest.mark.parametrize("kind", ["Random, lettered", "Random"])
def test_a_random_island_is_one_of_the_box_and_another_one_another(
    run_app: RunApp, tmp_path: Path, kind: str
) -> None:
    driver = begun(run_app, tmp_path)
    tap(driver, kind)
    first = setup_of(driver).island
    islands.check(first, odd=False)
    tap(driver, "Another island")
    assert setup_of(driver).island != first
    islands.check(setup_of(driver).island, odd=False)


def test_only_the_harbours_change_when_they_are_not_shuffled(
    run_app: RunApp, tmp_path: Path
) -> None:
    driver = begun(run_app, tmp_path)
    screen(driver).chance = random.Random(1)
    tap(driver, "Random")
    before = setup_of(driver).island
    assert before.harbours != PRINTED.harbours
    tap(driver, "Shuffle the harbours")
    after = setup_of(driver).island
    assert (after.terrain, after.numbers) == (before.terrain, before.numbers)
    assert after.harbours == PRINTED.harbours


def test_the_island_that_is_laid_out_is_the_one_that_was_shown(
    run_app: RunApp, tmp_path: Path
) -> None:
    driver = begun(run_app, tmp_path)
    tap(driver, "Random")
    island = setup_of(driver).island
    driver.tap("Next: set-up")
    driver.step(3)
    assert setup_of(driver).island == island
    driver.back()
    driver.step(3)
    assert screen(driver).new.choices["kind"] == RANDOM


def test_an_island_survives_the_app_being_killed(run_app: RunApp, tmp_path: Path) -> None:
    driver = begun(run_app, tmp_path)
    tap(driver, "Random, lettered")
    island = setup_of(driver).island
    driver.kill()
    again = begun(run_app, tmp_path)
    assert setup_of(again).island == island
    assert screen(again).new.choices["kind"] == SPIRAL


# The island on the table


def test_a_hex_is_its_terrain_and_its_number_and_the_next_one_follows(
    run_app: RunApp, tmp_path: Path
) -> None:
    driver = begun(run_app, tmp_path)
    tap(driver, "As on our table")
    driver.step(3)
    before = driver.taps
    enter_hexes(driver, 3)
    assert driver.taps - before == 6
    assert entry(driver).place == "H04"
    assert entry(driver).sketch.terrain[:4] == (*PRINTED.terrain[:3], None)
    assert entry(driver).sketch.numbers[:3] == PRINTED.numbers[:3]


def test_a_tap_on_the_picture_chooses_another_hex(run_app: RunApp, tmp_path: Path) -> None:
    driver = begun(run_app, tmp_path)
    tap(driver, "As on our table")
    driver.step(3)
    touch(driver, "hex", "H13")
    key(driver, "hills")
    key(driver, 8)
    assert (entry(driver).sketch.terrain[12], entry(driver).sketch.numbers[12]) == ("hills", 8)
    assert entry(driver).place == "H01"


def test_the_keys_say_what_is_left_and_stay_open_when_nothing_is(
    run_app: RunApp, tmp_path: Path
) -> None:
    driver = begun(run_app, tmp_path)
    tap(driver, "As on our table")
    driver.step(3)
    keys = entry(driver)._keys
    assert (keys["desert"].count, keys["forest"].count, keys[12].note) == (
        "1 left",
        "4 left",
        "1 left",
    )
    key(driver, "desert")
    assert (keys["desert"].count, keys["desert"].refused) == ("0 left", True)
    key(driver, "desert")
    assert entry(driver).sketch.terrain[:2] == ("desert", "desert")


def test_the_last_hexes_fill_in_by_themselves_and_harbours_follow(
    run_app: RunApp, tmp_path: Path
) -> None:
    driver = begun(run_app, tmp_path)
    tap(driver, "As on our table")
    driver.step(3)
    enter_hexes(driver, 19)
    assert entry(driver).kind == "harbour"
    assert None in entry(driver).sketch.terrain or None in entry(driver).sketch.numbers
    for kind in PRINTED.harbours:
        if entry(driver).place:
            key(driver, kind)
    assert setup_of(driver).island == PRINTED
    GAME.set_up(setup_of(driver))


def test_what_filled_in_by_itself_changes_with_what_was_entered() -> None:
    sketch = sketch_of(PRINTED)
    last = Sketch((*sketch.terrain[:-1], None), sketch.numbers, sketch.harbours)
    assert last.filled().terrain[-1] == PRINTED.terrain[-1]
    swapped = last.with_terrain("H01", "fields").with_terrain("H03", "hills")
    assert swapped.filled().terrain[-1] is None  # too many hills: nothing is certain
    righted = swapped.with_terrain("H04", "forest")
    assert righted.filled().terrain[-1] == PRINTED.terrain[-1]


def test_a_half_entered_island_is_kept(run_app: RunApp, tmp_path: Path) -> None:
    driver = begun(run_app, tmp_path)
    tap(driver, "As on our table")
    driver.step(3)
    enter_hexes(driver, 7)
    driver.kill()
    again = begun(run_app, tmp_path)
    assert entry(again).sketch.terrain[:8] == (*PRINTED.terrain[:7], None)
    assert entry(again).place == "H08"


def test_a_look_at_other_islands_loses_nothing_that_was_entered(
    run_app: RunApp, tmp_path: Path
) -> None:
    driver = begun(run_app, tmp_path)
    tap(driver, "As on our table")
    driver.step(3)
    enter_hexes(driver, 2)
    tap(driver, "Random")
    assert setup_of(driver).island.terrain.count("forest") == 4
    tap(driver, "As on our table")
    assert entry(driver).sketch.terrain[:3] == (*PRINTED.terrain[:2], None)


def test_entering_everything_anew_asks_first(run_app: RunApp, tmp_path: Path) -> None:
    driver = begun(run_app, tmp_path)
    tap(driver, "As on our table")
    driver.step(3)
    enter_hexes(driver, 2)
    tap(driver, "Enter everything anew")
    driver.advance(0.5)
    assert entry(driver).sketch != Sketch()
    driver.tap("Begin anew")
    driver.advance(0.5)
    assert (entry(driver).sketch, entry(driver).place) == (Sketch(), "H01")


def test_an_island_that_is_not_whole_is_no_island(run_app: RunApp, tmp_path: Path) -> None:
    driver = begun(run_app, tmp_path)
    tap(driver, "As on our table")
    driver.step(3)
    enter_hexes(driver, 4)
    with pytest.raises(Refusal) as refused:
        GAME.set_up(setup_of(driver))
    assert (refused.value.article, refused.value.facts["has"]) == ("catan.island", 4)
    driver.tap("Next: set-up")
    driver.see("Choose again")


def wrong(run_app: RunApp, folder: Path) -> Driver:
    """The beginners' island with two numbers changed places, so that two red ones touch."""
    numbers = list(PRINTED.numbers)
    numbers[5], numbers[18] = numbers[18], numbers[5]
    sketch = Sketch(PRINTED.terrain, tuple(numbers), PRINTED.harbours)
    choices = {"kind": "hand", "island": written(sketch)}
    with open_store(folder).store as store:
        wizard.keep(store, wizard.NewMatch("rules", "catan", PLAYERS, None, choices))
    return begun(run_app, folder)


def test_red_numbers_side_by_side_are_named_and_refused(run_app: RunApp, tmp_path: Path) -> None:
    driver = wrong(run_app, tmp_path)
    with pytest.raises(Refusal) as refused:
        GAME.set_up(setup_of(driver))
    assert refused.value.article == "catan.red-numbers"
    named = [w.text for w in screen(driver).walk() if "Two red numbers" in getattr(w, "text", "")]
    assert named
    assert set(entry(driver).view.pointed.conflicts) >= {("hex", "H05"), ("hex", "H06")}


def test_a_wrong_island_may_be_played_anyway(run_app: RunApp, tmp_path: Path) -> None:
    driver = wrong(run_app, tmp_path)
    tap(driver, "Play this island anyway")
    assert setup_of(driver).odd_island
    GAME.set_up(setup_of(driver))


def test_that_it_is_played_anyway_is_asked_again_of_another_island(
    run_app: RunApp, tmp_path: Path
) -> None:
    driver = wrong(run_app, tmp_path)
    tap(driver, "Play this island anyway")
    entry(driver).put_printed_harbours()
    assert not setup_of(driver).odd_island


def test_without_a_desert_the_robber_is_asked_for(run_app: RunApp, tmp_path: Path) -> None:
    sketch = sketch_of(PRINTED).with_terrain("H08", "fields").with_number("H08", 2)
    choices = {"kind": "hand", "island": written(sketch), "odd_island": True}
    with open_store(tmp_path).store as store:
        wizard.keep(store, wizard.NewMatch("rules", "catan", PLAYERS, None, choices))
    driver = begun(run_app, tmp_path)
    with pytest.raises(Refusal) as refused:
        GAME.set_up(setup_of(driver))
    assert (refused.value.article, refused.value.case) == ("catan.island", "robber")
    tap(driver, "Robber")
    touch(driver, "hex", "H10")
    assert GAME.set_up(setup_of(driver)).robber == "H10"


# Rules and what was chosen


@pytest.mark.parametrize(
    ("row", "rule"),
    [
        ("Trade and build in any order", "combined"),
        ("A lone player takes the bank's last cards", "lone_claimant_takes_rest"),
        ("Longest Road stays in a tie", "tied_holder_keeps"),
    ],
)
def test_a_rule_is_switched_with_a_tap(
    run_app: RunApp, tmp_path: Path, row: str, rule: str
) -> None:
    driver = begun(run_app, tmp_path)
    before = getattr(setup_of(driver).rules, rule)
    tap(driver, row)
    assert getattr(setup_of(driver).rules, rule) is not before


@pytest.mark.parametrize("variant", islands.VARIANTS)
def test_a_setup_tells_its_choices(run_app: RunApp, tmp_path: Path, variant: str) -> None:
    setup = GAME.propose(PLAYERS, variant, random.Random(4).randrange)
    driver = begun(run_app, tmp_path)
    screen(driver).new = wizard.NewMatch("rules", "catan", PLAYERS, setup.first, choices_of(setup))
    assert setup_of(driver) == setup


def test_a_draft_of_another_kind_counts_as_not_entered() -> None:
    assert read({"terrain": ["lava"] * 19, "numbers": [7], "harbours": None}) == Sketch()


# How the table lies


def test_lay_out_names_everything_piece_by_piece_in_both_languages(tmp_path: Path) -> None:
    with open_store(tmp_path).store as store:
        match = store.matches.import_document(MATCH.read_bytes())
        match.go_to(len(match.lines) // 2)
        for language in ("en", "zh_Hant"):
            groups = lay_out(Words(language), match.setup, match.state)
            pieces = sum(
                len(held.roads) + len(held.settlements) + len(held.cities)
                for held in match.state.players
            )
            coloured = [fact for group in groups[1:-1] for fact in group.facts if fact.colour]
            assert len(coloured) == pieces
            assert len({fact.text for fact in coloured}) == pieces


def test_lay_out_says_of_a_hand_only_how_many_cards_it_has(tmp_path: Path) -> None:
    with open_store(tmp_path).store as store:
        match = store.matches.import_document(MATCH.read_bytes())
        match.go_to(len(match.lines) // 2)
        groups = lay_out(Words("en"), match.setup, match.state)
    names = {f"catan.{kind}" for kind in facts.RESOURCES}
    told = [fact for group in groups[1:-1] for fact in group.facts]
    assert not any(fact.good in names for fact in told)
    sizes = [fact.value for fact in told if fact.text == "Resource cards in hand"]
    assert sizes == [str(match.state.hands.size(seat)) for seat in match.state.seats]
