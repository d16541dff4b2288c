"""10 Clay Mound: three clay, and one for each own hammer."""

from tests.games.le_havre.buildings.visits import Visit, fee_too_small

MOUND = Visit(building="clay_mound", fee={"fish": 1})


def test_three_clay() -> None:
    assert MOUND.brings() == {"clay": 3}


def test_each_own_hammer_helps() -> None:
    assert MOUND.where(owns=("joinery", "ironworks")).brings() == {"clay": 5}


def test_fishermen_do_not_help() -> None:
    assert MOUND.where(owns=("fishery",)).brings() == {"clay": 3}


def test_hammers_of_the_town_do_not_help() -> None:
    assert MOUND.where(town=("building_firm_1",)).brings() == {"clay": 3}


def test_the_fee_is_a_food() -> None:
    assert MOUND.refuses_entry({}) == fee_too_small("clay_mound", food=1)
