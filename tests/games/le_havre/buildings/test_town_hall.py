"""28 Town Hall: four for each public, two for each craftsman's building at the end."""

from tests.games.le_havre.buildings.visits import Visit, bonus

HALL = Visit(building="town_hall", fee={}, owns=("town_hall",))


def test_it_counts_itself() -> None:
    assert bonus(HALL.before()) == 4


def test_public_and_craftsmans_buildings() -> None:
    owns = ("town_hall", "church", "zoo", "joinery", "building_firm_1")
    assert bonus(HALL.where(owns=owns).before()) == 3 * 4 + 2 * 2


def test_others_do_not_count() -> None:
    owns = ("town_hall", "sawmill", "hardware_store", "marketplace", "luxury_yacht")
    assert bonus(HALL.where(owns=owns).before()) == 4


def test_nobody_goes_in() -> None:
    assert HALL.refuses_entry() == ("use-building.locked", {"building": "town_hall"})
