"""30 Church: five bread and two fish become more."""

from companion.games.le_havre import facts
from companion.games.le_havre.actions import Buy
from tests.games.le_havre.buildings.visits import Visit, refused

CHURCH = Visit(building="church", fee={})


def test_five_bread_and_three_fish_are_added() -> None:
    assert CHURCH.brings(bread=5, fish=2) == {"bread": 5, "fish": 3}


def test_having_more_brings_no_more() -> None:
    assert CHURCH.brings(bread=12, fish=9) == {"bread": 5, "fish": 3}


def test_five_bread_are_needed() -> None:
    about = {"good": "bread", "need": 5, "has": 4}
    assert CHURCH.refuses_entry(bread=4, fish=2) == ("building.church.goods", about)


def test_smoked_fish_does_not_count() -> None:
    about = {"good": "fish", "need": 2, "has": 1}
    refusal = CHURCH.refuses_entry(bread=5, fish=1, smoked_fish=4)
    assert refusal == ("building.church.goods", about)


def test_it_cannot_be_bought() -> None:
    never = refused(CHURCH.before(franc=99), Buy("church"))
    assert never == ("buy.never", {"building": "church"})
    assert facts.building("church").price is None
