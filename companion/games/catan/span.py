"""One hand between bounds: how many cards, and the least and the most of each kind."""

from dataclasses import dataclass

from companion.games.catan.hand import KINDS, NOTHING, Hand, highest, holds, lowest, minus, plus


@dataclass(frozen=True, slots=True)
class Span:
    """The bounds are tight: for each there is a hand that has exactly so many of that kind."""

    size: int
    least: Hand
    most: Hand

    @classmethod
    def unknown(cls, size: int) -> "Span":
        return cls(size, NOTHING, tuple(size for _ in KINDS))

    @classmethod
    def exactly(cls, hand: Hand) -> "Span":
        return cls(sum(hand), hand, hand)

    @property
    def is_exact(self) -> bool:
        return self.least == self.most

    def contains(self, hand: Hand) -> bool:
        return sum(hand) == self.size and holds(hand, self.least) and holds(self.most, hand)

    def may_hold(self, cards: Hand) -> bool:
        return holds(self.most, cards) and sum(highest(cards, self.least)) <= self.size

    def narrowed(self, cards: Hand) -> "Span":
        return Span(self.size, highest(cards, self.least), self.most).tightened()

    def tightened(self) -> "Span":
        """What finds no room among the other kinds must be of this one, and the other way round."""
        loose, room = self.size - sum(self.least), sum(self.most) - self.size
        return Span(
            self.size,
            highest(self.least, tuple(number - room for number in self.most)),
            lowest(self.most, tuple(number + loose for number in self.least)),
        )

    def gained(self, cards: Hand) -> "Span":
        return Span(self.size + sum(cards), plus(self.least, cards), plus(self.most, cards))

    def lost(self, cards: Hand) -> "Span":
        left = self.narrowed(cards)
        return Span(left.size - sum(cards), minus(left.least, cards), minus(left.most, cards))

    def robbed(self) -> "Span":
        """One card less, nobody knows which."""
        least = tuple(max(0, number - 1) for number in self.least)
        return Span(self.size - 1, least, self.most).tightened()

    def enriched(self, victim: "Span") -> "Span":
        """One card more, which the victim may have had."""
        card = tuple(min(1, number) for number in victim.most)
        return Span(self.size + 1, self.least, plus(self.most, card)).tightened()

    def having(self, kind: int, number: int) -> "Span":
        least, most = list(self.least), list(self.most)
        least[kind] = most[kind] = number
        return Span(self.size, tuple(least), tuple(most)).tightened()
