"""Every action of Le Havre can be made from the screen, with nothing but taps on what is shown."""

from pathlib import Path
from typing import Any

import pytest

from companion.games.le_havre import actions as act
from companion.games.le_havre import facts
from companion.games.le_havre.state import DONE, FEEDING, INTEREST, MAIN, SUPPLY, TOWN, USING
from companion.referee.action import Action
from companion.referee.counts import Counts
from companion.words import Words
from tests.ui.conftest import RunApp
from tests.ui.driver import Driver
from tests.ui.le_havre import FIRST_TILE, opened, play, state

PLENTY = 9
MOST_FORMS = 6
"""More than any building asks for one after the other."""


@pytest.fixture(autouse=True)
def every_text_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


ENTERABLE = tuple(card.id for card in facts.buildings().values() if not card.locked and card.effect)
BY_EFFECT = {facts.building(card).effect["kind"]: card for card in reversed(ENTERABLE)}
"""The first building for each kind of effect."""


def rich() -> list[Action]:
    """Anna has plenty of everything, a ship, a loan; Ben stands in a building."""
    goods = [act.CorrectGoods(0, good, PLENTY) for good in facts.goods()]
    offers = [act.CorrectOffer(good, 2) for good in facts.offer_spaces()]
    return [
        FIRST_TILE,
        *goods,
        *offers,
        act.CorrectOffer("clay", 0),
        act.CorrectOffer("iron", 0),
        act.CorrectCash(0, 60),
        act.CorrectLoans(0, 3),
        act.CorrectOwner("s01", 0),
        act.CorrectOwner("joinery", 0),
        act.CorrectOwner("sawmill", 1),
        act.CorrectShip("s02", "stack"),
        act.CorrectDisc(1, "sawmill"),
    ]


def sheet(driver: Driver) -> Any:
    found = driver.find(lambda widget: type(widget).__name__ == "ActionSheet")
    return found[-1] if found else None


def fill_in(driver: Driver) -> None:
    """Taps goods until what is picked is enough: first one of each, then all of each."""
    keys = driver.find(lambda widget: type(widget).__name__ == "GoodKey")
    for key in sorted(keys, key=lambda key: (key.good not in ("iron", "wood"), key.good)):
        if not sheet(driver).button.refused:
            return
        for _ in range(3):
            driver.reveal(key)
            driver.tap(key)
            if not sheet(driver).button.refused:
                return


def use(driver: Driver, building: str) -> None:
    """Goes into a building and does in it whatever is proposed, form by form."""
    board = play(driver).board
    tile = board.ground.harbour.tiles[building]
    driver.reveal(tile)
    driver.tap(tile)
    driver.advance(0.4)
    for _ in range(MOST_FORMS):
        if sheet(driver) is None:
            break
        fill_in(driver)
        assert not sheet(driver).button.refused, driver.texts()
        driver.tap(sheet(driver).button)
        driver.advance(0.4)


@pytest.mark.parametrize("effect", sorted(BY_EFFECT))
def test_every_kind_of_building_is_used_from_the_screen(
    run_app: RunApp, tmp_path: Path, effect: str
) -> None:
    card = BY_EFFECT[effect]
    setting = [*rich(), act.CorrectOwner(card, 0), *_wants(effect)]
    driver = opened(run_app, tmp_path, *setting, players=4)
    before = len(play(driver).match.lines)
    use(driver, card)
    done = [type(line.action) for line in play(driver).match.lines[before:]]
    assert done[0] is act.Enter
    if state(driver).turn.step == USING:
        driver.tap("Enough")
    assert state(driver).turn.step == DONE
    assert set(done[1:]) == _INSIDE.get(effect, set())


_INSIDE = {
    "bridge": {act.SellAtBridge},
    "build": {act.Build},
    "business_office": {act.MakeSteel, act.TradeGood},
    "choose": {act.Choose},
    "coal_trader": {act.TradeFood},
    "exchange": {act.Exchange},
    "furriery": {act.TradeFurs},
    "harbour_watch": {act.Evict, act.Build},
    "haulage_firm": {act.Haul},
    "local_court": {act.ReturnLoans},
    "shipping_line": {act.LoadShips, act.ShipGoods},
    "wharf": {act.BuildShip},
}
"""What is chosen inside; the other buildings work by themselves."""


def _wants(effect: str) -> list[Action]:
    """What a building needs besides goods."""
    if effect == "arts_centre":
        return [act.CorrectOwner("sawmill", 0)]
    return [act.CorrectOffer("clay", 1)] if effect == "haulage_firm" else []


def test_the_construction_firm_builds_two(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, *rich())
    use(driver, "construction_firm")
    built = [line.action for line in play(driver).match.lines if type(line.action) is act.Build]
    assert len(built) == 2


def test_the_second_building_can_be_left_undone(run_app: RunApp, tmp_path: Path) -> None:
    visit = act.Enter("construction_firm", Counts({"fish": 2}))
    driver = opened(run_app, tmp_path, *rich(), visit)
    driver.tap("Go on: Construction Firm")
    driver.advance(0.4)
    driver.tap(sheet(driver).button)
    driver.advance(0.4)
    driver.tap("Enough")
    assert state(driver).turn.step == DONE


def test_the_yacht_is_swapped_for_from_the_form(run_app: RunApp, tmp_path: Path) -> None:
    iron = next(ship for ship, card in facts.ships().items() if card.type == facts.IRON)
    yacht = [act.CorrectOwner(iron, 0), act.CorrectBuilding(facts.YACHT, "town")]
    setting = [*rich(), act.CorrectOwner("wharf_1", 0), *yacht]
    driver = opened(run_app, tmp_path, *setting)
    tile = play(driver).board.ground.harbour.tiles["wharf_1"]
    driver.reveal(tile)
    driver.tap(tile)
    driver.advance(0.4)
    driver.tap("Swap for the yacht")
    driver.tap(sheet(driver).button)
    assert facts.YACHT in state(driver).players[0].buildings


def test_more_is_taken_for_energy(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, *rich(), act.CorrectOwner("ironworks", 0))
    tile = play(driver).board.ground.harbour.tiles["ironworks"]
    driver.reveal(tile)
    driver.tap(tile)
    driver.advance(0.4)
    driver.tap("More for energy")
    driver.tap(sheet(driver).button)
    assert state(driver).players[0].goods["iron"] == PLENTY + 4


def test_a_walk_through_a_match_by_taps_alone(run_app: RunApp, tmp_path: Path) -> None:
    """Two players take, enter, eat and reveal until the third round: nothing gets stuck."""
    driver = opened(run_app, tmp_path, players=2)
    for step in range(80):
        if state(driver).round > 3:
            break
        _tap_on(driver, step)
    kinds = {type(line.action) for line in play(driver).match.lines}
    assert state(driver).round > 3
    assert {act.TurnUp, act.TakeOffer, act.Enter, act.Feed} <= kinds


def _tap_on(driver: Driver, step: int) -> None:
    turn = state(driver).turn
    if turn.step == SUPPLY and state(driver).tile == 0:
        driver.tap(driver.find(lambda widget: type(widget).__name__ == "TileKey")[0])
    elif turn.step == MAIN:
        _main_action(driver, step)
    elif turn.step == INTEREST:
        driver.tap("Take 1 loan")
    elif turn.step == TOWN:
        driver.tap("Which special building?")
        driver.advance(0.4)
        driver.tap(driver.find(lambda widget: type(widget).__name__ == "PickerCard")[-1])
    else:
        assert turn.step in (DONE, SUPPLY, FEEDING)
        driver.tap(play(driver).frame.ids.tools.ids.primary)


def _main_action(driver: Driver, step: int) -> None:
    visits = [offer for offer in play(driver).offers if offer.kind is act.Enter]
    if visits and step % 3 == 0:
        use(driver, next(iter(visits[0].choice("building").values())))
        return
    goods = state(driver).offers
    best = max(facts.offer_spaces(), key=lambda good: goods[good])
    cards = driver.find(lambda widget: type(widget).__name__ == "OfferCard")
    driver.tap(next(card for card in cards if card.good == best))
