"""035 Zoo: a franc for every three fish and cattle, which are kept."""

from tests.games.le_havre.buildings.visits import Visit, fee_too_small

ZOO = Visit(building="zoo", fee={"franc": 1})


def test_a_franc_for_every_three() -> None:
    assert ZOO.brings(fish=6) == {"franc": 2}


def test_fish_and_cattle_count_together() -> None:
    assert ZOO.brings(fish=2, cattle=1) == {"franc": 1}


def test_the_sum_is_rounded_down() -> None:
    assert ZOO.brings(fish=4, cattle=4) == {"franc": 2}


def test_smoked_fish_and_meat_do_not_count() -> None:
    assert ZOO.brings(fish=3, smoked_fish=9, meat=9) == {"franc": 1}


def test_with_fewer_than_three_nobody_goes_in() -> None:
    about = {"building": "zoo", "need": 3}
    assert ZOO.refuses_entry(fish=1, cattle=1) == ("must-act.animals", about)


def test_the_fee_is_a_franc() -> None:
    assert ZOO.refuses_entry({}, fish=3) == fee_too_small("zoo", francs=1)
