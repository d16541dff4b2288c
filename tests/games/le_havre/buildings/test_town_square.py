"""027 Town Square: an upgraded good for each craftsman's building, but no steel."""

from companion.games.le_havre.actions import Choose
from companion.games.le_havre.state import Rules
from tests.games.le_havre.buildings.visits import Visit, fee_too_small

SQUARE = Visit(building="town_square", fee={"franc": 1}, owns=("fishery", "joinery"))
CRAFT = (
    "fishery",
    "joinery",
    "bakehouse",
    "smokehouse",
    "abattoir",
    "tannery",
    "charcoal_kiln",
    "kiln",
)
ALL = ("smoked_fish", "charcoal", "brick", "bread", "meat", "coke", "leather")
ARTICLE = "building.town_square"


def test_one_for_each_craftsmans_building() -> None:
    assert SQUARE.brings(Choose(("coke", "leather"))) == {"coke": 1, "leather": 1}


def test_never_more_than_the_seven_kinds() -> None:
    assert SQUARE.where(owns=CRAFT).brings(Choose(ALL)) == dict.fromkeys(ALL, 1)


def test_fewer_may_be_taken() -> None:
    assert SQUARE.brings(Choose(("brick",))) == {"brick": 1}


def test_where_the_table_wants_it_all_must_be_taken() -> None:
    refused = SQUARE.where(rules=Rules(choose_all=True)).refuses(Choose(("brick",)))
    assert refused == (f"{ARTICLE}.number", {"has": 1, "least": 2, "most": 2})


def test_not_more_than_there_are_buildings() -> None:
    refused = SQUARE.refuses(Choose(("brick", "coke", "meat")))
    assert refused == (f"{ARTICLE}.number", {"has": 3, "least": 1, "most": 2})


def test_no_kind_twice() -> None:
    assert SQUARE.refuses(Choose(("brick", "brick"))) == (f"{ARTICLE}.twice", {})


def test_no_steel_and_nothing_basic() -> None:
    for good in ("steel", "coal"):
        assert SQUARE.refuses(Choose((good,))) == (f"{ARTICLE}.kind", {"good": good})


def test_without_a_craftsmans_building_nobody_goes_in() -> None:
    refused = SQUARE.where(owns=("sawmill",)).refuses_entry()
    assert refused == ("building.town_square.craftsmen", {})


def test_the_fee_is_a_franc() -> None:
    assert SQUARE.refuses_entry({}) == fee_too_small("town_square", francs=1)
