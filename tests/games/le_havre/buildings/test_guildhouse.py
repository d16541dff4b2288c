"""013 Guildhouse: two francs for each economic building at the end."""

from tests.games.le_havre.buildings.visits import Visit, bonus

GUILDHOUSE = Visit(building="guildhouse", fee={}, owns=("guildhouse",))


def test_it_counts_itself() -> None:
    assert bonus(GUILDHOUSE.before()) == 2


def test_two_for_each_economic_building() -> None:
    owns = ("guildhouse", "bank", "farm", "sawmill")
    # The Bank adds two for each of them as well, and three for the Sawmill.
    assert bonus(GUILDHOUSE.where(owns=owns).before()) == 3 * 2 + 3 * 2 + 3


def test_nobody_goes_in() -> None:
    assert GUILDHOUSE.refuses_entry() == ("use-building.locked", {"building": "guildhouse"})
