"""What holds at every building."""

from pathlib import Path

import pytest

from companion.games.le_havre import facts
from companion.games.le_havre.actions import Enter
from companion.games.le_havre.facts import Building
from tests.games.le_havre.buildings.visits import Visit, refused

LOCKED = [card for card in facts.buildings().values() if card.locked]
OPEN = [card for card in facts.buildings().values() if not card.locked]


def test_each_of_the_69_has_a_file_of_its_own() -> None:
    files = {file.stem.removeprefix("test_") for file in Path(__file__).parent.glob("test_*.py")}
    assert files - {"every_building"} == set(facts.buildings())
    assert len(facts.buildings()) == 69


@pytest.mark.parametrize("card", LOCKED, ids=lambda card: card.id)
def test_locked_buildings_are_closed_to_their_owners_too(card: Building) -> None:
    visit = Visit(building=card.id, fee={}, owns=(card.id,))
    assert visit.refuses_entry(franc=99) == ("use-building.locked", {"building": card.id})


@pytest.mark.parametrize("card", OPEN, ids=lambda card: card.id)
def test_nobody_uses_the_same_building_twice_running(card: Building) -> None:
    visit = Visit(building=card.id, fee={}, disc=card.id)
    assert visit.refuses_entry(franc=99) == ("occupied.own", {"building": card.id})


@pytest.mark.parametrize("card", OPEN, ids=lambda card: card.id)
def test_in_the_final_phase_only_the_own_place_is_closed(card: Building) -> None:
    visit = Visit(building=card.id, fee={}, disc=card.id, final=True)
    assert visit.refuses_entry(franc=99) == ("final.own", {"building": card.id})


@pytest.mark.parametrize("card", OPEN, ids=lambda card: card.id)
def test_a_proposal_cannot_be_used(card: Building) -> None:
    table = Visit(building="storehouse", fee={}, piles=((card.id,), (), ())).before(franc=99)
    about = {"building": card.id}
    assert refused(table, Enter(card.id)) == ("use-building.not-built", about)
