"""16 Colliery: three coal, and one more with a hammer."""

from tests.games.le_havre.buildings.visits import Visit, fee_too_small

COLLIERY = Visit(building="colliery", fee={"bread": 1})


def test_three_coal() -> None:
    assert COLLIERY.brings() == {"coal": 3}


def test_a_hammer_brings_one_more() -> None:
    assert COLLIERY.where(owns=("joinery",)).brings() == {"coal": 4}


def test_a_second_hammer_brings_nothing() -> None:
    assert COLLIERY.where(owns=("joinery", "ironworks")).brings() == {"coal": 4}


def test_fishermen_do_not_help() -> None:
    assert COLLIERY.where(owns=("fishery",)).brings() == {"coal": 3}


def test_the_fee_is_two_food() -> None:
    assert COLLIERY.refuses_entry({"fish": 1}, fish=1) == fee_too_small("colliery", food=2)
