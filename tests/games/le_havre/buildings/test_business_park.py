"""012 Business Park: two francs for each industrial building at the end."""

from tests.games.le_havre.buildings.visits import Visit, bonus

PARK = Visit(building="business_park", fee={}, owns=("business_park",))


def test_two_for_each_industrial_building() -> None:
    assert bonus(PARK.where(owns=("business_park", "sawmill", "smelter")).before()) == 4


def test_it_is_no_industrial_building_itself() -> None:
    assert bonus(PARK.before()) == 0


def test_nobody_goes_in() -> None:
    assert PARK.refuses_entry() == ("use-building.locked", {"building": "business_park"})
