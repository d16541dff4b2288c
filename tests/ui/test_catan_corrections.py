"""What can be corrected on a Catan table: anything, pieces with a tap on the island."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from kivy.uix.boxlayout import BoxLayout

from companion.games.catan import facts
from companion.games.catan.actions import CORRECTIONS
from companion.games.catan.geometry import CORNERS, HEX_NUMBER, PATHS
from companion.games.catan.hand import NOTHING
from companion.store import open_store
from companion.ui.app import TablesideApp
from companion.ui.games.catan.corrections import corrections
from companion.ui.games.catan.picture import Picture
from companion.ui.games.corrections import CorrectionGroup, Number
from companion.ui.routes import CorrectRoute
from companion.ui.widgets.tapping import Tappable
from companion.words import Words
from tests.ui.conftest import RunApp
from tests.ui.driver import Driver
from tests.ui.widgets.bench import Bench, heard

MATCH = Path(__file__).parents[1] / "matches" / "catan-four.json"


@pytest.fixture(autouse=True)
def every_text_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def imported(store: Any) -> Any:
    """A recorded match in the middle, where much stands on the island."""
    match = store.matches.import_document(MATCH.read_bytes())
    match.go_to(len(match.lines) // 2)
    return match


@pytest.fixture
def match(tmp_path: Path) -> Iterator[Any]:
    with open_store(tmp_path / "plain").store as store:
        yield imported(store)


def groups(match: Any, language: str = "en") -> list[CorrectionGroup]:
    return corrections(Words(language), match)


def after(match: Any, group: CorrectionGroup, changed: dict[str, int]) -> Any:
    for action in group.actions(changed):
        match.do(action)
    return match.state


def free(match: Any, names: tuple[str, ...]) -> str:
    """A place on which nothing stands."""
    held = {
        name
        for each in match.state.players
        for name in (*each.roads, *each.settlements, *each.cities)
    }
    return next(name for name in names if name not in held)


# The form's data


def test_nothing_that_the_referee_lets_be_corrected_is_left_out(match: Any) -> None:
    made = set()
    for group in groups(match):
        for setting in group.settings:
            other = (
                next(value for value, _ in setting.options if value != setting.value)
                if not isinstance(setting, Number)
                else setting.value + setting.step
            )
            made |= {type(action) for action in group.actions({setting.key: other})}
    assert made == set(CORRECTIONS)


def test_both_languages_say_the_same_things(match: Any) -> None:
    keys = [
        [[setting.key for setting in group.settings] for group in groups(match, language)]
        for language in ("en", "zh_Hant")
    ]
    assert keys[0] == keys[1]


def test_a_hand_is_shown_as_a_number_of_cards_only(match: Any) -> None:
    seat = next(s for s in match.state.seats if match.state.hands.size(s))
    anna = groups(match)[3 + seat]
    shown = {setting.key: setting.value for setting in anna.settings}
    assert shown["size"] == match.state.hands.size(seat)
    assert [shown[f"held.{kind}"] for kind in facts.RESOURCES] == list(NOTHING)


def test_a_hand_laid_open_is_known_from_then_on(match: Any) -> None:
    after(match, groups(match)[2], dict.fromkeys(facts.RESOURCES, 10))
    state = after(match, groups(match)[3], {"held.brick": 2, "held.ore": 1})
    span = state.hands.span(0)
    assert (span.is_exact, span.least) == (True, (2, 0, 0, 0, 1))


def test_a_hand_counted_anew_has_that_many_cards(match: Any) -> None:
    assert after(match, groups(match)[4], {"size": 6}).hands.size(1) == 6


def test_cards_knights_and_victory_cards(match: Any) -> None:
    held = after(match, groups(match)[5], {"cards": 3, "knights": 4, "revealed": 1}).players[2]
    assert (held.cards, held.knights, held.revealed) == (3, 4, 1)


def test_bank_deck_and_played_cards(match: Any) -> None:
    state = after(match, groups(match)[2], {"wool": 7, "deck": 11, "monopoly": 2})
    assert state.bank[facts.RESOURCES.index("wool")] == 7
    assert (state.deck, state.used["monopoly"]) == (11, 2)


def test_turn_dice_and_special_cards(match: Any) -> None:
    state = after(match, groups(match)[1], {"seat": 3, "rolled": 0, "road": -1, "army": 2})
    assert (state.turn.seat, state.turn.phase) == (3, "rolling")
    assert (state.longest_road, state.largest_army) == (None, 2)


def test_roads_that_go_come_before_roads_that_come(match: Any) -> None:
    full = match.state.players[0].roads
    spare = [path for path in PATHS if all(path not in p.roads for p in match.state.players)]
    more = spare[: facts.pieces(facts.ROAD) - len(full)]
    after(match, groups(match)[0], dict.fromkeys(more, 1))
    state = after(match, groups(match)[0], {spare[-1]: 1, full[0]: 0})
    assert spare[-1] in state.players[0].roads
    assert full[0] not in state.players[0].roads


# The screen


def opened(run_app: RunApp, folder: Path, seat: int | None = None) -> Driver:
    with open_store(folder).store as store:
        match_id = imported(store).id
    driver = run_app(TablesideApp(folder))
    driver.app.change_settings(language="en", less_motion=True)
    driver.app.navigator.go(CorrectRoute(match_id, seat))
    driver.step(4)
    return driver


def island(driver: Driver) -> Any:
    return driver.app.navigator.screen.ids.list.children[0]


def touch(driver: Driver, kind: str, name: str) -> None:
    view = island(driver).view
    driver.reveal(view)
    driver.tap(view.parent.to_window(*view.where(kind, name)))
    driver.step(3)


def saved(driver: Driver) -> Any:
    """The state once what was entered is confirmed."""
    match = driver.app.navigator.screen.match
    driver.tap(driver.app.navigator.screen.ids.save)
    driver.step(2)
    return match.state


def choose(driver: Driver, text: str) -> None:
    driver.reveal(driver.by_text(text))
    driver.tap(text)


def test_a_road_is_put_right_on_the_island(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path)
    path = free(driver.app.navigator.screen.match, PATHS)
    touch(driver, "path", path)
    whose = island(driver).ids.whose
    driver.reveal(whose)
    driver.tap(whose.children[-1 - 2])  # nobody, the first player, the second
    assert path in dict(island(driver).view.pieces.roads)
    assert path in saved(driver).players[1].roads


def test_a_city_is_put_right_on_the_island(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path)
    screen = driver.app.navigator.screen
    corner, name = free(screen.match, CORNERS), screen.names[2]
    driver.tap("Buildings")
    touch(driver, "corner", corner)
    owner = driver.find(lambda widget: getattr(widget, "text", "") == name)[-1]
    driver.reveal(owner)
    driver.tap(owner)
    assert corner in dict(island(driver).view.pieces.settlements)
    choose(driver, "City")
    assert corner in dict(island(driver).view.pieces.cities)
    assert corner in saved(driver).players[2].cities


def test_a_piece_is_taken_away(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path)
    path = driver.app.navigator.screen.match.state.players[0].roads[0]
    touch(driver, "path", path)
    choose(driver, "Nobody")
    assert all(path not in held.roads for held in saved(driver).players)


def test_the_robber_moves_with_one_tap(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path)
    now = driver.app.navigator.screen.match.state.robber
    other = next(name for name in HEX_NUMBER if name != now)
    driver.tap("Robber")
    before = driver.taps
    touch(driver, "hex", other)
    assert driver.taps - before == 1
    assert saved(driver).robber == other


def test_what_was_tapped_is_still_there_after_a_phone_call(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path)
    path = free(driver.app.navigator.screen.match, PATHS)
    touch(driver, "path", path)
    choose(driver, driver.app.navigator.screen.names[0])
    driver.app.navigator.rebuild()
    driver.step(3)
    assert path in dict(island(driver).view.pieces.roads)


def test_where_nothing_was_tapped_nobody_is_to_be_chosen(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path)
    driver.see("Tap a path.")
    assert not island(driver).ids.whose.children


# The picture for Home


class MatchCard(Tappable, BoxLayout):
    """What the picture lies on at Home."""


def test_the_picture_shows_what_stands_there_and_lets_touches_through(
    run_app: RunApp, match: Any
) -> None:
    picture, card = Picture(match), MatchCard()
    card.add_widget(picture)
    driver = run_app(Bench(card))
    state = match.state
    assert len(picture.pieces.roads) == sum(len(held.roads) for held in state.players)
    assert picture.pieces.robber == state.robber
    told = heard(card, "on_release")
    driver.tap(picture)
    assert told == ["on_release"]
