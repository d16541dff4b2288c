"""11 Arts Centre: four francs for each guest in one's own buildings."""

from companion.games.le_havre import cards, facts
from companion.games.le_havre.state import Holding, Rules
from companion.referee.counts import Counts
from tests.games.le_havre.buildings.visits import NOBODY, Visit, fee_too_small

ARTS = Visit(building="arts_centre", fee={"fish": 1})


def standing(building: str | None) -> Holding:
    return Holding(Counts(), 0, disc=building)


def test_four_francs_for_each_guest() -> None:
    others = (standing("fishery"), standing("joinery"), standing("farm"))
    arts = ARTS.where(owns=("fishery", "joinery"), town=("farm",), others=others)
    assert arts.brings() == {"franc": 8}


def test_guests_in_the_town_bring_nothing() -> None:
    refused = ARTS.where(town=("farm",), others=(standing("farm"), NOBODY)).refuses_entry()
    assert refused == ("must-act.guests", {"building": "arts_centre"})


def test_the_own_person_is_no_guest() -> None:
    refused = ARTS.where(owns=("fishery",), disc="fishery").refuses_entry()
    assert refused == ("must-act.guests", {"building": "arts_centre"})


def test_the_fee_is_a_food() -> None:
    arts = ARTS.where(owns=("fishery",), others=(standing("fishery"), NOBODY))
    assert arts.refuses_entry({}) == fee_too_small("arts_centre", food=1)


def test_in_the_final_phase_the_guests_are_still_counted() -> None:
    others = (standing("arts_centre"), standing("arts_centre"))
    arts = ARTS.where(others=others, final=True).owned()
    assert arts.brings() == {"franc": 8}


def test_it_costs_what_the_table_has_chosen() -> None:
    table = ARTS.before()
    assert cards.cost(table, "arts_centre") == Counts({"wood": 1, "clay": 2})
    as_in_text = ARTS.where(rules=Rules(costs_as_in_text=True)).before()
    assert cards.cost(as_in_text, "arts_centre") == Counts({"wood": 1, "clay": 1})
    assert facts.building("arts_centre").category == facts.PUBLIC
