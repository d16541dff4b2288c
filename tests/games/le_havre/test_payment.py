"""The cheapest payment: never more waste than must be, then as little worth as can be."""

import random
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import product

from companion.games.le_havre import facts, payment
from companion.games.le_havre.payment import Payment
from companion.referee.counts import Counts
from tests.games.le_havre import programme
from tests.games.le_havre.purses import random_due

CASES = 2000
SMALL_CASES = 300

FOOD, ENERGY = facts.food_worth(), facts.energy_worth()


def cost(tokens: Counts, worth: Mapping[str, int]) -> tuple[int, int, int]:
    paid = sum(worth[kind] * number for kind, number in tokens.items())
    return paid, *payment.given_up(tokens)


def every_payment(worth: Mapping[str, int], purse: Counts, due: int) -> Iterator[Counts]:
    for numbers in product(*(range(purse[kind] + 1) for kind in worth)):
        tokens = Counts(dict(zip(worth, numbers, strict=True)))
        if cost(tokens, worth)[0] >= due:
            yield tokens


def proposed(worth: Mapping[str, int], due: int | Fraction, **purse: int) -> Payment:
    found = payment.proposal(worth, Counts(purse), due)
    assert found is not None
    return found


def test_it_is_what_an_integer_programme_finds() -> None:
    chance = random.Random(1)
    payable = 0
    for _ in range(CASES):
        worth, purse, due = random_due(chance)
        ours, theirs = payment.proposal(worth, purse, due), programme.cheapest(worth, purse, due)
        assert (ours is None) == (theirs is None), (purse, due)
        if ours is not None and theirs is not None:
            payable += 1
            assert cost(ours.tokens, worth) == cost(theirs, worth), (purse, due)
    assert payable > CASES / 2


def test_it_is_the_best_of_all_payments() -> None:
    chance = random.Random(2)
    for _ in range(SMALL_CASES):
        worth, purse, due = random_due(chance, most=2)
        found = payment.proposal(worth, purse, due)
        least = min((cost(each, worth) for each in every_payment(worth, purse, due)), default=None)
        assert (found and cost(found.tokens, worth)) == least, (purse, due)


def test_the_others_pay_as_few_as_possible_of_one_kind() -> None:
    chance = random.Random(3)
    for _ in range(SMALL_CASES):
        worth, purse, due = random_due(chance, most=2)
        possible = list(every_payment(worth, purse, due))
        expected = {min((cost(each, worth) for each in possible), default=None)}
        for kind in worth if possible else ():
            fewest = min(each[kind] for each in possible)
            expected.add(min(cost(each, worth) for each in possible if each[kind] == fewest))
        found = [cost(way.tokens, worth) for way in payment.ways(worth, purse, due)]
        assert set(found) == expected - {None}, (purse, due)
        assert len(found) <= 1 + len(worth)


def test_no_way_holds_a_token_that_could_be_left_out() -> None:
    chance = random.Random(4)
    for _ in range(SMALL_CASES):
        worth, purse, due = random_due(chance)
        for way in payment.ways(worth, purse, due):
            assert purse.holds(way.tokens)
            assert all(worth[kind] > way.waste for kind in way.tokens)


def test_no_way_is_listed_twice() -> None:
    found = payment.ways(ENERGY, Counts({"wood": 2, "coal": 1, "coke": 1}), 4)
    assert len(found) == len(set(found))


def test_less_waste_comes_before_less_worth() -> None:
    assert proposed(FOOD, 1, meat=1, franc=1).tokens == Counts({"franc": 1})


def test_a_good_that_can_be_upgraded_is_kept() -> None:
    assert proposed(ENERGY, 3, coal=1, charcoal=1).tokens == Counts({"charcoal": 1})


def test_francs_are_kept_if_food_does_as_well() -> None:
    assert proposed(FOOD, 2, franc=2, bread=1).tokens == Counts({"bread": 1})


def test_waste_is_said_to_be_unavoidable() -> None:
    assert proposed(FOOD, 2, meat=1) == Payment(Counts({"meat": 1}), waste=1, unavoidable=1)


def test_another_way_may_waste_more_than_must_be() -> None:
    exact, other = payment.ways(ENERGY, Counts({"wood": 3, "coke": 1}), 3)
    assert exact == Payment(Counts({"wood": 3}), waste=0, unavoidable=0)
    assert other == Payment(Counts({"coke": 1}), waste=7, unavoidable=0)


def test_what_is_too_little_pays_nothing() -> None:
    assert payment.proposal(FOOD, Counts({"fish": 1}), 2) is None
    assert payment.ways(FOOD, Counts({"fish": 1}), 2) == ()


def test_nothing_due_is_paid_with_nothing() -> None:
    assert payment.ways(FOOD, Counts({"fish": 1}), 0) == (Payment(Counts(), 0, 0),)


def test_a_half_is_rounded_up() -> None:
    assert proposed(ENERGY, Fraction(5, 2), coal=1, wood=3).waste == 0


def test_grain_is_no_food_and_iron_no_energy() -> None:
    assert payment.proposal(FOOD, Counts({"grain": 9, "cattle": 9}), 1) is None
    assert payment.proposal(ENERGY, Counts({"iron": 9, "hides": 9}), 1) is None
