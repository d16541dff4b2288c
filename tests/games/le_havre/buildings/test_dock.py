"""26 Dock: four francs for each ship at the end."""

from tests.games.le_havre.buildings.visits import Visit, bonus

DOCK = Visit(building="dock", fee={}, owns=("dock",))


def test_four_for_each_ship_of_any_type() -> None:
    assert bonus(DOCK.where(ships=("s01", "s06", "s12", "s18")).before()) == 16


def test_the_yacht_is_a_ship() -> None:
    assert bonus(DOCK.where(owns=("dock", "luxury_yacht")).before()) == 4


def test_without_a_ship_nothing() -> None:
    assert bonus(DOCK.before()) == 0


def test_nobody_goes_in() -> None:
    assert DOCK.refuses_entry() == ("use-building.locked", {"building": "dock"})
