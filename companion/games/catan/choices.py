"""The legal values of fields that hold cards: they depend on what the hands may hold."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

from companion.games.catan import hand
from companion.games.catan.actions import Swap
from companion.games.catan.hand import KIND_NUMBER, KINDS, NOTHING, SINGLE, Hand
from companion.games.catan.hands import Hands
from companion.referee.choice import Pick
from companion.referee.counts import Counts

SAMPLED_TRADE = 2
"""Random play trades at most so many cards each way: more is rare at a table."""


def as_hand(value: Any) -> Hand | None:
    """The cards of a field's value, or None for what cannot be cards."""
    if not isinstance(value, Counts) or not KIND_NUMBER.keys() >= set(value):
        return None
    return None if any(n < 0 for n in value.values()) else hand.of(value)


@dataclass(frozen=True, slots=True)
class Heap:
    """Any cards, but no more of each kind than there are."""

    most: Hand

    def allows(self, value: Any) -> bool:
        cards = as_hand(value)
        return cards is not None and hand.holds(self.most, cards)

    def values(self) -> Iterator[Counts]:
        return map(hand.counts, product(*(range(number + 1) for number in self.most)))

    def sample(self, pick: Pick) -> Counts:
        return hand.counts(tuple(pick(number + 1) for number in self.most))


@dataclass(frozen=True, slots=True)
class FromHand:
    """Exactly so many cards that may all be in a hand."""

    hands: Hands
    seat: int
    count: int

    def allows(self, value: Any) -> bool:
        cards = as_hand(value)
        return cards is not None and sum(cards) == self.count and self._may_be(cards)

    def values(self) -> Iterator[Counts]:
        most = self.hands.span(self.seat).most
        for cards in product(*(range(min(number, self.count) + 1) for number in most)):
            if sum(cards) == self.count and self._may_be(cards):
                yield hand.counts(cards)

    def sample(self, pick: Pick) -> Counts:
        """One card after the other: what fits so far can always be completed."""
        cards = NOTHING
        for _ in range(self.count):
            longer = [more for more in _one_more(cards) if self._may_be(more)]
            cards = longer[pick(len(longer))]
        return hand.counts(cards)

    def _may_be(self, cards: Hand) -> bool:
        return self.hands.may_hold({self.seat: cards})


@dataclass(frozen=True, slots=True)
class Swaps:
    """Every trade between two players that their hands may allow."""

    hands: Hands
    seat: int
    partner: int

    def allows(self, value: Any) -> bool:
        if not isinstance(value, Swap):
            return False
        gives, takes = as_hand(value.gives), as_hand(value.takes)
        return gives is not None and takes is not None and self._may_be(gives, takes)

    def values(self) -> Iterator[Swap]:
        mine, theirs = self.hands.span(self.seat).most, self.hands.span(self.partner).most
        for gives in product(*(range(number + 1) for number in mine)):
            free = (0 if gives[kind] else theirs[kind] for kind in KINDS)
            for takes in product(*(range(number + 1) for number in free)):
                if self._may_be(gives, takes):
                    yield Swap(hand.counts(gives), hand.counts(takes))

    def sample(self, pick: Pick) -> Swap:
        singles = list(self._singles())
        gives, takes = singles[pick(len(singles))]
        for _ in range(pick(SAMPLED_TRADE)):
            more = [cards for cards in _one_more(gives) if self._may_be(cards, takes)]
            gives = more[pick(len(more))] if more else gives
        for _ in range(pick(SAMPLED_TRADE)):
            more = [cards for cards in _one_more(takes) if self._may_be(gives, cards)]
            takes = more[pick(len(more))] if more else takes
        return Swap(hand.counts(gives), hand.counts(takes))

    def _singles(self) -> Iterator[tuple[Hand, Hand]]:
        """The trades of one card for one. If there were none, there would be no trade at all."""
        for given, gives in enumerate(SINGLE):
            for taken, takes in enumerate(SINGLE):
                if given != taken and self._may_be(gives, takes):
                    yield gives, takes

    def _may_be(self, gives: Hand, takes: Hand) -> bool:
        return (
            any(gives)
            and any(takes)
            and not any(map(min, gives, takes))
            and self.hands.may_hold({self.seat: gives, self.partner: takes})
        )


@dataclass(frozen=True, slots=True)
class Handed:
    """What a Monopoly may bring: a number for each seat, 0 for the player's own.

    Never written out in full: of large hands that nobody knows there are too many.
    """

    hands: Hands
    kind: int
    seat: int
    others: tuple[int, ...]

    def allows(self, value: Any) -> bool:
        if not isinstance(value, tuple) or len(value) != len(self.others) + 1 or value[self.seat]:
            return False
        return self.hands.may_have(self.kind, self.others, self._of_others(value))

    def values(self) -> Iterator[tuple[int, ...]]:
        return map(self._of_all, self.hands.amounts(self.kind, self.others))

    def sample(self, pick: Pick) -> tuple[int, ...]:
        """One player after the other: what fits so far can always be completed."""
        amounts: tuple[int, ...] = ()
        for other in self.others:
            span, asked = self.hands.span(other), self.others[: len(amounts) + 1]
            numbers = range(span.least[self.kind], span.most[self.kind] + 1)
            fitting = [
                (*amounts, number)
                for number in numbers
                if self.hands.may_have(self.kind, asked, (*amounts, number))
            ]
            amounts = fitting[pick(len(fitting))]
        return self._of_all(amounts)

    def _of_others(self, value: tuple[int, ...]) -> tuple[int, ...]:
        return (*value[: self.seat], *value[self.seat + 1 :])

    def _of_all(self, amounts: tuple[int, ...]) -> tuple[int, ...]:
        return (*amounts[: self.seat], 0, *amounts[self.seat :])


def _one_more(cards: Hand) -> list[Hand]:
    return [hand.plus(cards, single) for single in SINGLE]
