"""What can be proven about the resource cards in people's hands.

Everything that happens to a hand is seen by all, except which card a robber takes. So a hand is
what was `seen` of it, and what went in and out unseen. As long as they are few, every possible sum
of the robberies is kept (`Listed`): what a player pays, hands over or turns out not to have strikes
out those in which it could not be. When they become too many, only the least and the most of each
kind in each hand are kept (`Bounded`), which is never wrong, only less sharp.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from companion.games.catan.hand import (
    KINDS,
    NOTHING,
    SINGLE,
    Hand,
    changed,
    highest,
    holds,
    lowest,
    minus,
    only,
    plus,
)
from companion.games.catan.span import Span

World = tuple[Hand, ...]
"""A hand for each seat."""

Claims = Mapping[int, Hand]
"""Cards that somebody has, by seat."""

MOST_WORLDS = 512


@dataclass(frozen=True, slots=True)
class Listed:
    """Every hand is `seen` plus what was stolen, which is one of `unseen`.

    `seen` alone may be below zero: somebody paid with a card that was stolen.
    """

    seen: World
    unseen: tuple[World, ...]

    @classmethod
    def known(cls, world: World) -> "Listed":
        return cls(world, ((NOTHING,) * len(world),))

    @property
    def no_secrets(self) -> bool:
        """Only one possibility, which is then what was seen."""
        return len(self.unseen) == 1

    def size(self, seat: int) -> int:
        return sum(self.seen[seat]) + sum(self.unseen[0][seat])

    def worlds(self) -> Iterator[World]:
        if self.no_secrets:
            return iter((self.seen,))
        return (tuple(map(plus, self.seen, world)) for world in self.unseen)

    def contains(self, world: World) -> bool:
        return world in self.worlds()

    def bounded(self) -> "Bounded":
        return Bounded(tuple(map(self.span, range(len(self.seen)))))

    def span(self, seat: int) -> Span:
        if self.no_secrets:
            return Span.exactly(self.seen[seat])
        least = most = self.unseen[0][seat]
        for world in self.unseen:
            least, most = lowest(least, world[seat]), highest(most, world[seat])
        seen = self.seen[seat]
        return Span(self.size(seat), plus(seen, least), plus(seen, most))

    def may_hold(self, claims: Claims) -> bool:
        if self.no_secrets:
            for seat, cards in claims.items():  # noqa: SIM110 - all() takes twice the time
                if not holds(self.seen[seat], cards):
                    return False
            return True
        wanted = self._wanted(claims)
        return any(_fits(world, wanted) for world in self.unseen)

    def may_trade(self, seat: int, other: int) -> bool:
        """Whether two players may have cards of different kinds to swap."""
        if self.no_secrets:
            return _differ(self.seen[seat], self.seen[other])
        return any(_differ(world[seat], world[other]) for world in self.worlds())

    def narrowed(self, claims: Claims) -> "Listed":
        if self.no_secrets:
            return self
        wanted = self._wanted(claims)
        return self._with([world for world in self.unseen if _fits(world, wanted)])

    def _wanted(self, claims: Claims) -> list[tuple[int, int, int]]:
        """What each player must have stolen of a kind, at least, to hold the cards claimed."""
        return [
            (seat, kind, number - self.seen[seat][kind])
            for seat, cards in claims.items()
            for kind, number in enumerate(cards)
            if number
        ]

    def gained(self, gains: Claims) -> "Listed":
        return Listed(changed(self.seen, plus, gains), self.unseen)

    def lost(self, losses: Claims) -> "Listed":
        """Cards leave hands for all to see, so they were there."""
        left = self.narrowed(losses)
        return Listed(changed(left.seen, minus, losses), left.unseen)

    def stolen(self, thief: int, victim: int) -> "Hands":
        """One card changes hands, and nobody else sees which."""
        seen = self.seen[victim]
        moved = {
            changed(changed(world, minus, {victim: card}), plus, {thief: card})
            for world in self.unseen
            for kind, card in enumerate(SINGLE)
            if seen[kind] + world[victim][kind]
        }
        hands = self._with(sorted(moved))
        return hands if len(moved) <= MOST_WORLDS else hands.bounded()

    def amounts(self, kind: int, seats: Sequence[int]) -> Iterator[tuple[int, ...]]:
        """What these players may have of a kind: a number for each, as often as they differ."""
        found = {tuple(world[seat][kind] for seat in seats) for world in self.worlds()}
        return iter(sorted(found))

    def may_have(self, kind: int, seats: Sequence[int], amounts: tuple[int, ...]) -> bool:
        """Whether these players may have exactly so many of a kind."""
        return any(
            all(world[seat][kind] == n for seat, n in zip(seats, amounts, strict=True))
            for world in self.worlds()
        )

    def having(self, kind: int, seats: Sequence[int], amounts: tuple[int, ...]) -> "Listed":
        """These players turn out to have exactly so many of a kind."""
        wanted = [n - self.seen[seat][kind] for seat, n in zip(seats, amounts, strict=True)]
        return self._with(
            [world for world in self.unseen if [world[seat][kind] for seat in seats] == wanted]
        )

    def _with(self, unseen: list[World]) -> "Listed":
        """When only one possibility is left, nothing is secret any more."""
        if len(unseen) > 1:
            return Listed(self.seen, tuple(unseen))
        return Listed.known(tuple(map(plus, self.seen, unseen[0])))


def _differ(hand: Hand, other: Hand) -> bool:
    """Whether there are two different kinds, one in each hand."""
    mine, theirs = len(KINDS) - hand.count(0), len(KINDS) - other.count(0)
    if mine == theirs == 1:
        return hand.index(max(hand)) != other.index(max(other))
    return mine > 0 and theirs > 0


def _fits(world: World, wanted: list[tuple[int, int, int]]) -> bool:
    for seat, kind, number in wanted:  # noqa: SIM110 - all() takes twice the time
        if world[seat][kind] < number:
            return False
    return True


@dataclass(frozen=True, slots=True)
class Bounded:
    """Each hand for itself, between bounds."""

    spans: tuple[Span, ...]

    def size(self, seat: int) -> int:
        return self.spans[seat].size

    def span(self, seat: int) -> Span:
        return self.spans[seat]

    def bounded(self) -> "Bounded":
        return self

    def contains(self, world: World) -> bool:
        return all(span.contains(hand) for span, hand in zip(self.spans, world, strict=True))

    def may_hold(self, claims: Claims) -> bool:
        return all(self.spans[seat].may_hold(cards) for seat, cards in claims.items())

    def may_trade(self, seat: int, other: int) -> bool:
        return _differ(self.spans[seat].most, self.spans[other].most)

    def narrowed(self, claims: Claims) -> "Hands":
        return self.put({seat: self.spans[seat].narrowed(cards) for seat, cards in claims.items()})

    def gained(self, gains: Claims) -> "Hands":
        return self.put({seat: self.spans[seat].gained(cards) for seat, cards in gains.items()})

    def lost(self, losses: Claims) -> "Hands":
        return self.put({seat: self.spans[seat].lost(cards) for seat, cards in losses.items()})

    def stolen(self, thief: int, victim: int) -> "Hands":
        robbed = self.spans[victim]
        enriched = self.spans[thief].enriched(robbed)
        return self.put({thief: enriched, victim: robbed.robbed()})

    def amounts(self, kind: int, seats: Sequence[int]) -> Iterator[tuple[int, ...]]:
        spans = [self.spans[seat] for seat in seats]
        return product(*(range(span.least[kind], span.most[kind] + 1) for span in spans))

    def may_have(self, kind: int, seats: Sequence[int], amounts: tuple[int, ...]) -> bool:
        spans = [self.spans[seat] for seat in seats]
        return all(
            span.least[kind] <= n <= span.most[kind] for span, n in zip(spans, amounts, strict=True)
        )

    def having(self, kind: int, seats: Sequence[int], amounts: tuple[int, ...]) -> "Hands":
        found = zip(seats, amounts, strict=True)
        return self.put({seat: self.spans[seat].having(kind, number) for seat, number in found})

    def put(self, spans: Mapping[int, Span]) -> "Hands":
        """Other bounds for some hands. When every hand is known, nothing is secret any more."""
        fresh = tuple(spans.get(seat, span) for seat, span in enumerate(self.spans))
        if all(span.is_exact for span in fresh):
            return Listed.known(tuple(span.least for span in fresh))
        return Bounded(fresh)


Hands = Listed | Bounded


def swapped(hands: Hands, seat: int, gives: Hand, partner: int, takes: Hand) -> Hands:
    return hands.lost({seat: gives, partner: takes}).gained({seat: takes, partner: gives})


def monopolised(
    hands: Hands, seat: int, kind: int, others: Sequence[int], amounts: tuple[int, ...]
) -> Hands:
    """Everybody else hands over all cards of a kind, and is known to have no more of them."""
    handed = {other: only(kind, number) for other, number in zip(others, amounts, strict=True)}
    found = hands.having(kind, others, amounts)
    return found.lost(handed).gained({seat: only(kind, sum(amounts))})


def corrected(hands: Hands, seat: int, hand: Hand) -> Hands:
    """A hand laid open. If it could not be, the other hands are still what they were."""
    believed = hands.span(seat)
    if believed.size == sum(hand) and hands.may_hold({seat: hand}):
        return hands.narrowed({seat: hand})
    if believed.is_exact:
        return hands.gained({seat: minus(hand, believed.least)})
    return hands.bounded().put({seat: Span.exactly(hand)})


def resized(hands: Hands, seat: int, size: int) -> Hands:
    """A hand counted anew: what is in it is no longer known."""
    return hands.bounded().put({seat: Span.unknown(size)})
