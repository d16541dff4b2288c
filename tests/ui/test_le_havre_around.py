"""Le Havre around the board: its step of the new match, corrections, lists, and the score form."""

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.games.le_havre import GAME, facts
from companion.games.le_havre.facts import FULL, SHORT
from companion.games.le_havre.state import Rules
from companion.referee.game import COLOURS, Player
from companion.store import open_store
from companion.ui import wizard
from companion.ui.app import TablesideApp
from companion.ui.games.corrections import CorrectionGroup, Number
from companion.ui.games.le_havre import cells, corrections, lay_out, player_facts
from companion.ui.games.le_havre.rules import HarbourStep, choices_of, filled, make_setup
from companion.ui.routes import CorrectRoute, ScoreOnlyRoute
from companion.words import Words
from tests.ui.conftest import RunApp
from tests.ui.driver import Driver

MATCHES = Path(__file__).parents[1] / "matches"
PLAYERS = tuple(map(Player, ("Anna", "Ben", "Cleo"), COLOURS))


@pytest.fixture(autouse=True)
def every_text_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


class Host:
    """What the step asks of the screen it stands on."""

    def __init__(self, app: Any, players: int = 3) -> None:
        self.app = app
        self.chance = random.Random(1)
        self.new = wizard.load(app.store, ["le_havre"])
        if not self.new.game:
            self.new = wizard.NewMatch("rules", "le_havre", PLAYERS[:players])

    def change(self, **changes: Any) -> None:
        self.new = replace(self.new, **changes)
        wizard.keep(self.app.store, self.new)


def begun(run_app: RunApp, folder: Path, players: int = 3) -> tuple[Driver, Host, HarbourStep]:
    driver = run_app(TablesideApp(folder), (800, 892))
    driver.app.change_settings(language="en")
    host = Host(driver.app, players)
    step = HarbourStep(host, pos_hint={"top": 0.95})
    driver.app.navigator.clear_widgets()
    driver.app.navigator.add_widget(step)
    driver.step(3)
    return driver, host, step


def made(host: Host) -> Any:
    return make_setup(host, random.Random(2).randrange)


def test_the_app_deals_three_equal_piles(run_app: RunApp, tmp_path: Path) -> None:
    _, host, _ = begun(run_app, tmp_path)
    setup = made(host)
    GAME.set_up(setup)
    assert [len(pile) for pile in setup.piles] == [9, 9, 9]
    assert made(host).piles == setup.piles, "what the screen shows is what is played"


def test_the_short_game_uses_other_cards(run_app: RunApp, tmp_path: Path) -> None:
    driver, host, _ = begun(run_app, tmp_path)
    driver.tap(driver.app.say("le_havre.variant.short"))
    setup = made(host)
    assert setup.variant == SHORT
    assert [len(pile) for pile in setup.piles] == [7, 7, 7]
    GAME.set_up(setup)


def test_the_last_pile_of_the_table_fills_in_by_itself(run_app: RunApp, tmp_path: Path) -> None:
    driver, host, step = begun(run_app, tmp_path)
    driver.tap("As on our table")
    deck = facts.deck(FULL, 3)
    for card in (*deck[:9], *deck[18:]):  # the next pile is taken up by itself
        step.put(card)
    setup = made(host)
    assert setup.piles == (deck[:9], deck[18:], deck[9:18])
    GAME.set_up(setup)


def test_a_card_is_on_one_pile_only(run_app: RunApp, tmp_path: Path) -> None:
    driver, host, step = begun(run_app, tmp_path)
    driver.tap("As on our table")
    card = facts.deck(FULL, 3)[0]
    step.put(card)
    step.choose_pile("1")
    step.put(card)
    assert [card in pile for pile in host.new.choices["piles"]] == [False, True, False]
    step.put(card)
    assert [card in pile for pile in host.new.choices["piles"]] == [False, False, False]


def test_two_piles_that_are_not_full_are_not_filled() -> None:
    deck = facts.deck(FULL, 3)
    laid = (deck[:8], deck[9:18], ())
    assert filled(laid, FULL, 3) == laid


def test_a_half_entered_table_is_refused_as_what_it_is(run_app: RunApp, tmp_path: Path) -> None:
    driver, host, step = begun(run_app, tmp_path)
    driver.tap("As on our table")
    step.put(facts.deck(FULL, 3)[0])
    setup = made(host)
    assert [len(pile) for pile in setup.piles] == [1, 0, 0]


def test_rules_where_tables_differ_are_chosen(run_app: RunApp, tmp_path: Path) -> None:
    driver, host, _ = begun(run_app, tmp_path)
    row = driver.by_text("Pay more than needed")
    driver.tap(row)
    assert made(host).rules == Rules(superfluous_tokens=True)
    assert not driver.sees("Marketplace limit when alone")


def test_solo_rules_are_asked_of_one_player(run_app: RunApp, tmp_path: Path) -> None:
    driver, _, _ = begun(run_app, tmp_path, players=1)
    assert driver.by_text("Marketplace limit when alone")


def test_what_a_setup_chose_can_be_chosen_again(run_app: RunApp, tmp_path: Path) -> None:
    _, host, _ = begun(run_app, tmp_path)
    setup = made(host)
    host.change(choices=choices_of(setup))
    assert made(host).piles == setup.piles


# On a recorded match


@pytest.fixture
def match(tmp_path: Path) -> Iterator[Any]:
    with open_store(tmp_path).store as store:
        match = store.matches.import_document((MATCHES / "le_havre-full_three.json").read_bytes())
        match.go_to(len(match.lines) // 2)
        yield match


def after(match: Any, group: CorrectionGroup, changed: dict[str, int]) -> Any:
    for action in group.actions(changed):
        match.do(action)
    return match.state


def another(setting: Any) -> int:
    if isinstance(setting, Number):
        return int(setting.value + (setting.step if setting.value < setting.most else -1))
    return next(value for value, _ in setting.options if value != setting.value)


def _options(setting: Any) -> list[int]:
    """Numbers have none."""
    return [value for value, _ in getattr(setting, "options", ())]


def test_nothing_that_the_referee_lets_be_corrected_is_left_out(match: Any) -> None:
    kinds = set()
    for group in corrections(Words("en"), match):
        for setting in group.settings:
            for value in (
                another(setting),
                *([v for v, _ in setting.options] if hasattr(setting, "options") else ()),
            ):
                kinds |= {type(action) for action in group.actions({setting.key: value})}
    wanted = {offer.kind for offer in GAME.corrections(match.state)}
    assert {kind.__name__ for kind in wanted - kinds} == {"TableAgrees"}


@pytest.mark.parametrize("language", ["en", "zh_Hant"])
def test_every_setting_can_be_changed_by_itself(match: Any, language: str) -> None:
    position = match.position
    for number, group in enumerate(corrections(Words(language), match)):
        for setting in group.settings:
            fresh = corrections(Words(language), match)[number]
            after(match, fresh, {setting.key: another(setting)})
            assert GAME.broken(match.state) == ""
            match.go_to(position)


def test_a_card_is_moved_to_a_player_and_back_to_the_town(match: Any) -> None:
    card = match.state.town[0]
    group = next(g for g in corrections(Words("en"), match) if g.title == "Buildings")
    assert after(match, group, {card: 1}).owner(card) == 1
    group = next(g for g in corrections(Words("en"), match) if g.title == "Buildings")
    setting: Any = next(s for s in group.settings if s.key == card)
    places = dict(setting.options)
    town = next(value for value, text in places.items() if text == "the town")
    state = after(match, group, {card: town})
    assert state.owner(card) is None and card in state.town


def test_tiles_that_change_places_are_corrected_together(match: Any) -> None:
    first, second = match.state.tiles[:2]
    group = next(g for g in corrections(Words("en"), match) if g.title == "Supply tiles")
    state = after(match, group, {"1": second, "2": first})
    assert state.tiles[:2] == (second, first)


@pytest.mark.parametrize("language", ["en", "zh_Hant"])
def test_lists_tell_everything_of_everybody(match: Any, language: str) -> None:
    words, state = Words(language), match.state
    told = [fact.text for group in lay_out(words, match.setup, state) for fact in group.facts]
    for card in state.town:
        assert any(words.name("le_havre.building", card) in text for text in told)
    for seat, held in enumerate(state.players):
        groups = player_facts(words, match, seat)
        shown = {fact.good: fact.value for group in groups for fact in group.facts if fact.good}
        assert shown == {facts.FRANC: str(held.cash), **{g: str(n) for g, n in held.goods.items()}}


def test_the_strip_counts_francs_as_food(run_app: RunApp, tmp_path: Path, match: Any) -> None:
    driver = run_app(TablesideApp(tmp_path / "other"))
    for cell, held in zip(cells(driver.app, match), match.state.players, strict=True):
        food = sum(good.food * held.goods[good.id] for good in facts.goods().values()) + held.cash
        assert cell.figure == str(held.cash)
        assert cell.notes[0].figure == str(food)


# Touched


def test_where_a_card_lies_is_corrected_by_three_taps(run_app: RunApp, tmp_path: Path) -> None:
    with open_store(tmp_path).store as store:
        document = (MATCHES / "le_havre-full_three.json").read_bytes()
        match_id = store.matches.import_document(document).id
    driver = run_app(TablesideApp(tmp_path))
    driver.app.change_settings(language="en")
    driver.app.navigator.go(CorrectRoute(match_id))
    driver.step(3)
    names = driver.app.store.matches.open(match_id).setup.players
    driver.tap("Buildings")
    driver.step(3)
    row = driver.find(lambda w: getattr(w, "text", "").startswith("Building Firm (B1)"))[0]
    driver.tap(row)
    driver.advance(0.5)
    driver.tap(driver.find(lambda w: getattr(w, "text", "") == names[2].name)[-1])
    driver.advance(0.5)
    driver.tap(driver.find(lambda w: "Correct" in getattr(w, "text", ""))[-1])
    driver.advance(0.5)
    assert driver.app.store.matches.open(match_id).state.owner("building_firm_1") == 2


def test_a_finished_table_is_counted_from_a_picker(run_app: RunApp, tmp_path: Path) -> None:
    with open_store(tmp_path).store as store:
        store.players.remember(PLAYERS[:2])
    driver = run_app(TablesideApp(tmp_path))
    driver.app.change_settings(language="en")
    driver.app.navigator.go(ScoreOnlyRoute("le_havre"))
    driver.step(3)
    driver.tap("Count the points")
    driver.step(3)
    driver.tap(driver.find(lambda w: getattr(w, "text", "") == "Choose cards")[0])
    driver.advance(0.5)
    driver.tap("01 Marketplace")
    driver.tap("02 Sawmill")
    driver.tap("Enter")
    driver.advance(0.5)
    value = facts.building("marketplace").value + facts.building("sawmill").value
    driver.see(str(value))
    driver.tap("02 Sawmill")  # put back
    driver.step(3)
    entry = driver.app.navigator.screen.entry
    assert entry.score().totals == (facts.building("marketplace").value, 0)
    entry.turn_to(1)
    assert entry.owner("marketplace") == 0
