"""24 Storehouse: half a franc for each good at the end."""

from tests.games.le_havre.buildings.visits import Visit, bonus

STOREHOUSE = Visit(building="storehouse", fee={}, owns=("storehouse",))


def test_half_a_franc_for_each_good_basic_or_upgraded() -> None:
    assert bonus(STOREHOUSE.before(wood=3, steel=1)) == 2


def test_the_sum_is_rounded_down() -> None:
    assert bonus(STOREHOUSE.before(wood=1, clay=1, iron=1)) == 1


def test_francs_are_no_goods() -> None:
    assert bonus(STOREHOUSE.before(franc=9)) == 0


def test_without_it_goods_count_nothing() -> None:
    assert bonus(STOREHOUSE.where(owns=()).before(wood=8)) == 0


def test_nobody_goes_in() -> None:
    assert STOREHOUSE.refuses_entry() == ("use-building.locked", {"building": "storehouse"})
