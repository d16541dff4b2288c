"""What is proposed to be paid: the best first, and nothing that the referee would refuse."""

import random

from companion.games.le_havre import facts, proposing
from companion.games.le_havre.actions import Enter, Exchange
from companion.games.le_havre.dues import FOOD, Due
from companion.games.le_havre.payment import Payment
from companion.referee.counts import Counts
from tests.games.le_havre.buildings.visits import Visit, is_offered
from tests.games.le_havre.purses import random_due

MARKET = Visit(building="marketplace", fee={})
SMOKEHOUSE = Visit(building="smokehouse", fee={})
MILL = Visit(building="steel_mill", fee={})


def test_a_franc_is_proposed_where_it_is_enough_alone() -> None:
    first, *_ = proposing.for_entry(MARKET.before(franc=2, fish=2), "marketplace")
    assert first == Payment(Counts({"franc": 1}), waste=0, unavoidable=0)


def test_the_other_fees_follow() -> None:
    found = proposing.for_entry(MARKET.before(franc=1, fish=2, meat=1), "marketplace")
    assert [dict(each.tokens) for each in found] == [{"franc": 1}, {"fish": 2}, {"meat": 1}]


def test_too_much_food_is_named() -> None:
    (only,) = proposing.for_entry(MARKET.before(meat=1), "marketplace")
    assert only == Payment(Counts({"meat": 1}), waste=1, unavoidable=1)


def test_what_the_action_needs_is_not_proposed_as_a_fee() -> None:
    table = SMOKEHOUSE.before(fish=2, bread=1, wood=1)
    assert [dict(each.tokens) for each in proposing.for_entry(table, "smokehouse")] == [
        {"bread": 1}
    ]


def test_an_own_building_is_entered_for_nothing() -> None:
    table = MARKET.owned().before(franc=5)
    assert proposing.for_entry(table, "marketplace") == (Payment(Counts(), 0, 0),)


def test_nothing_is_proposed_for_what_cannot_be_used() -> None:
    assert proposing.for_entry(MILL.before(franc=5), "steel_mill") == ()


def test_every_fee_proposed_is_legal() -> None:
    chance = random.Random(5)
    for _ in range(100):
        _, purse, _ = random_due(chance)
        table = MARKET.before(**{**purse, facts.FRANC: chance.randrange(3)})
        for fee in proposing.for_entry(table, "marketplace"):
            assert is_offered(table, Enter("marketplace", fee.tokens))


def test_every_energy_proposed_is_legal() -> None:
    inside = MILL.owned().after(iron=2, coal=3, coke=1, wood=4)
    due = Due("le_havre.energy", 10, inside.active.goods)
    found = proposing.for_due(due)
    assert found[0].tokens == Counts({"coke": 1})
    assert all(is_offered(inside, Exchange(2, each.tokens)) for each in found)


def test_food_is_proposed_from_what_is_held() -> None:
    due = Due(FOOD, 5, Counts({"meat": 2, "franc": 9}))
    best, *_ = proposing.for_due(due)
    assert best == Payment(Counts({"meat": 1, "franc": 2}), waste=0, unavoidable=0)
