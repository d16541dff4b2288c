"""A heap of cards that lie face down: how many they are, and which are certainly among them."""

from dataclasses import dataclass

from companion.referee.counts import Counts

NO_CARDS = Counts()


@dataclass(frozen=True, slots=True)
class Zone:
    """A hand, a deck or a discard pile. `sure` only ever claims what can be proven."""

    size: int = 0
    sure: Counts = NO_CARDS

    @property
    def loose(self) -> int:
        """How many of its cards could be anything."""
        return self.size - self.sure.total()

    @classmethod
    def of(cls, cards: Counts) -> "Zone":
        """Cards that everybody has seen."""
        return cls(cards.total(), cards)

    def join(self, other: "Zone") -> "Zone":
        return Zone(self.size + other.size, self.sure.plus(other.sure))

    def split(self, number: int) -> tuple["Zone", "Zone"]:
        """Any `number` of the cards, and the rest; nobody saw which.

        Of three Coppers in a deck of five, any four cards hold at least two.
        """
        rest = self.size - number
        return Zone(number, self._after_losing(rest)), Zone(rest, self._after_losing(number))

    def without(self, cards: Counts) -> "Zone":
        """The zone after some known cards left it."""
        left = {kind: max(0, n - cards[kind]) for kind, n in self.sure.items()}
        return Zone(self.size - cards.total(), Counts(left))

    def knowing(self, cards: Counts) -> "Zone":
        """The zone after it proved to hold these cards."""
        more = {kind: max(0, n - self.sure[kind]) for kind, n in cards.items()}
        return Zone(self.size, self.sure.plus(more))

    def forgotten(self) -> "Zone":
        return Zone(self.size)

    def _after_losing(self, number: int) -> Counts:
        return Counts({kind: max(0, n - number) for kind, n in self.sure.items()})
