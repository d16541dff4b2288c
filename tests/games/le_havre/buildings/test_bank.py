"""29 Bank: three for each industrial, two for each economic building at the end."""

from companion.games.le_havre.actions import Build, Sell
from companion.games.le_havre.facts import FRANC
from tests.games.le_havre.buildings.visits import ANNA, Visit, bonus, done

BANK = Visit(building="bank", fee={}, owns=("bank",))


def test_it_counts_itself() -> None:
    assert bonus(BANK.before()) == 2


def test_industrial_and_economic_buildings() -> None:
    owns = ("bank", "sawmill", "wharf_1", "hardware_store", "farm")
    assert bonus(BANK.where(owns=owns).before()) == 2 * 3 + 3 * 2


def test_others_do_not_count() -> None:
    assert bonus(BANK.where(owns=("bank", "church", "joinery", "marketplace")).before()) == 2


def test_it_is_sold_for_half_its_value_not_its_price() -> None:
    after = done(BANK.before(), Sell(ANNA, "bank"))
    assert after.players[ANNA].purse[FRANC] == 8


def test_iron_does_not_stand_in_for_its_steel() -> None:
    firm = Visit(building="building_firm_1", fee={}, piles=(("bank",), ("bakehouse",), ()))
    refused = firm.refuses(Build("bank"), brick=6, iron=9)
    about = {"building": "bank", "good": "steel", "need": 1, "has": 0}
    assert refused == ("build-cost.short", about)


def test_nobody_goes_in() -> None:
    assert BANK.refuses_entry() == ("use-building.locked", {"building": "bank"})
