"""14 Brickworks: clay to brick, half an energy and half a franc each."""

from companion.games.le_havre.actions import Exchange
from companion.referee.counts import Counts
from tests.games.le_havre.buildings.visits import Visit, fee_too_small

WORKS = Visit(building="brickworks", fee={"fish": 1})


def wood(count: int) -> Counts:
    return Counts({"wood": count})


def test_an_even_number() -> None:
    made = WORKS.brings(Exchange(2, wood(1)), clay=2, wood=1)
    assert made == {"clay": -2, "brick": 2, "wood": -1, "franc": 1}


def test_halves_are_rounded_against_the_player() -> None:
    made = WORKS.brings(Exchange(3, wood(2)), clay=4, wood=2)
    assert made == {"clay": -3, "brick": 3, "wood": -2, "franc": 1}


def test_brick_does_not_become_brick() -> None:
    refused = WORKS.refuses(Exchange(1, wood(1), instead=1), clay=1, brick=1, wood=1)
    assert refused == ("substitutes", {"has": 1, "least": 0, "most": 0})


def test_brick_alone_opens_no_door() -> None:
    about = {"good": "clay", "need": 1, "has": 0}
    assert WORKS.refuses_entry(brick=3, wood=3) == ("building.brickworks.goods", about)


def test_nobody_goes_in_without_energy() -> None:
    assert WORKS.refuses_entry(clay=3) == ("energy.lacking", {"has": 0, "need": 1})


def test_more_than_the_energy_allows() -> None:
    refused = WORKS.refuses(Exchange(4, wood(1)), clay=4, wood=1)
    assert refused == ("energy.short", {"has": 1, "need": 2})


def test_the_fee_is_a_food() -> None:
    assert WORKS.refuses_entry({}, clay=1, wood=1) == fee_too_small("brickworks", food=1)
