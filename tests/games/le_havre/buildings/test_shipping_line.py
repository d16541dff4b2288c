"""18 Shipping Line: ships carry goods away, for three energy each."""

from companion.games.le_havre.actions import EndAction, LoadShips, ShipGoods
from companion.referee.counts import Counts
from tests.games.le_havre.buildings.visits import ANNA, Visit, fee_too_small

LINE = Visit(building="shipping_line", fee={"bread": 1}, ships=("s01", "s06", "s12"))
COAL = Counts({"coal": 1})
ARTICLE = "building.shipping_line"


def test_a_wooden_ship_carries_two_goods() -> None:
    shipped = LINE.brings(
        LoadShips(1, 0, 0, COAL), ShipGoods(Counts({"leather": 2})), coal=1, leather=2
    )
    assert shipped == {"coal": -1, "leather": -2, "franc": 8}


def test_an_iron_ship_carries_three_and_a_steel_ship_four() -> None:
    energy, cargo = Counts({"coal": 2}), Counts({"steel": 7})
    shipped = LINE.brings(LoadShips(0, 1, 1, energy), ShipGoods(cargo), coal=2, steel=7)
    assert shipped == {"coal": -2, "steel": -7, "franc": 56}


def test_every_price() -> None:
    cargo = {
        "fish": 1, "wood": 1, "clay": 1, "iron": 1, "grain": 1, "cattle": 1, "coal": 1, "hides": 1,
    }  # fmt: skip
    upgraded = dict.fromkeys(
        ("smoked_fish", "charcoal", "brick", "steel", "bread", "meat", "coke", "leather"), 1
    )
    fleet = LINE.where(ships=("s12", "s14"))
    load = LoadShips(0, 0, 2, Counts({"coke": 1}))
    basic = fleet.brings(load, ShipGoods(Counts(cargo)), coke=1, **cargo)
    assert basic["franc"] == 1 + 1 + 1 + 2 + 1 + 3 + 3 + 2
    better = fleet.brings(load, ShipGoods(Counts(upgraded)), **{**upgraded, "coke": 2})
    assert better["franc"] == 2 + 2 + 2 + 8 + 3 + 2 + 5 + 4


def test_the_energy_of_all_ships_is_paid_together() -> None:
    shipped = LINE.brings(
        LoadShips(1, 1, 1, Counts({"coke": 1})), ShipGoods(Counts({"hides": 3})), coke=1, hides=3
    )
    assert shipped == {"coke": -1, "hides": -3, "franc": 6}


def test_what_was_burned_cannot_be_sold() -> None:
    refused = LINE.refuses(LoadShips(1, 0, 0, COAL), ShipGoods(COAL), coal=1, wood=1)
    assert refused == (f"{ARTICLE}.goods", {"good": "coal", "need": 1, "has": 0})


def test_not_more_than_the_ships_carry() -> None:
    cargo = Counts({"hides": 3})
    refused = LINE.refuses(LoadShips(1, 0, 0, COAL), ShipGoods(cargo), coal=1, hides=3)
    assert refused == (f"{ARTICLE}.cargo", {"has": 3, "least": 1, "most": 2})


def test_one_good_in_all_is_enough() -> None:
    load = LoadShips(1, 1, 1, Counts({"coke": 1}))
    shipped = LINE.brings(load, ShipGoods(Counts({"leather": 1})), coke=1, leather=2)
    assert shipped == {"coke": -1, "leather": -1, "franc": 4}


def test_energy_that_leaves_nothing_to_sell_is_not_burned() -> None:
    energy = Counts({"coal": 1, "wood": 3})
    refused = LINE.refuses(LoadShips(1, 1, 0, energy), coal=1, wood=3)
    assert refused == (f"{ARTICLE}.no-cargo", {})


def test_nothing_sold_is_no_action() -> None:
    refused = LINE.refuses(LoadShips(1, 0, 0, COAL), ShipGoods(Counts()), coal=1, hides=3)
    assert refused == (f"{ARTICLE}.cargo", {"has": 0, "least": 1, "most": 2})


def test_whoever_has_burned_the_energy_sells_something() -> None:
    refused = LINE.refuses(LoadShips(1, 0, 0, COAL), EndAction(), coal=1, hides=3)
    assert refused == ("must-act.first", {"seat": ANNA, "building": "shipping_line"})


def test_at_least_one_ship_sails() -> None:
    refused = LINE.refuses(LoadShips(0, 0, 0, Counts()), coal=1, hides=3)
    assert refused == (f"{ARTICLE}.none", {})


def test_only_own_ships_sail() -> None:
    refused = LINE.refuses(LoadShips(2, 0, 0, Counts({"coal": 2})), coal=2, hides=3)
    assert refused == (f"{ARTICLE}.fleet", {"ship_type": "wooden", "need": 2, "has": 1})


def test_too_little_energy() -> None:
    refused = LINE.refuses(LoadShips(1, 1, 0, COAL), coal=2, hides=3)
    assert refused == ("energy.short", {"has": 3, "need": 6})


def test_liners_and_the_yacht_do_not_sail() -> None:
    line = LINE.where(ships=("s18",), owns=("luxury_yacht",))
    assert line.refuses_entry(coal=1, hides=3) == (f"{ARTICLE}.no-ship", {})


def test_nobody_goes_in_without_a_good_to_sell() -> None:
    assert LINE.refuses_entry(coal=1) == (f"{ARTICLE}.no-cargo", {})


def test_francs_are_no_goods() -> None:
    assert LINE.refuses_entry(coal=1, franc=9) == (f"{ARTICLE}.no-cargo", {})


def test_nobody_goes_in_without_energy() -> None:
    assert LINE.refuses_entry(hides=3) == ("energy.lacking", {"has": 0, "need": 3})


def test_with_the_wind_farm_one_ship_is_free() -> None:
    windy = LINE.where(owns=("wind_farm",))
    shipped = windy.brings(LoadShips(1, 0, 0, Counts()), ShipGoods(Counts({"hides": 1})), hides=1)
    assert shipped == {"hides": -1, "franc": 2}


def test_the_fee_is_two_food() -> None:
    refused = LINE.refuses_entry({"fish": 1}, fish=1, coal=1, hides=1)
    assert refused == fee_too_small("shipping_line", food=2)
