"""What can be proven about cards nobody sees: what a heap may hold, and what it must hold."""

from collections.abc import Iterable
from dataclasses import dataclass

from companion.games.dominion import facts
from companion.games.dominion.state import Holding
from companion.games.dominion.zone import Zone
from companion.referee.counts import Counts


@dataclass(frozen=True, slots=True)
class Hidden:
    """A heap, and the pool of all the player's cards whose place is not known.

    Every loose place of every heap is filled from the pool, so a heap must hold what does not fit
    into the others.
    """

    zone: Zone
    pool: Counts

    def may_hold(self, cards: Counts) -> bool:
        beyond = Counts({kind: max(0, n - self.zone.sure[kind]) for kind, n in cards.items()})
        return self.pool.holds(beyond) and beyond.total() <= self.zone.loose

    def most_of_each(self, kinds: Iterable[str] | None = None) -> Counts:
        """The most there may be of each kind, taken one kind at a time."""
        wanted = set(self.zone.sure) | set(self.pool) if kinds is None else kinds
        return Counts({kind: self.most((kind,)) for kind in wanted})

    def most(self, kinds: Iterable[str]) -> int:
        sure, pooled = self._known_and_pooled(kinds)
        return sure + min(pooled, self.zone.loose)

    def least(self, kinds: Iterable[str]) -> int:
        sure, pooled = self._known_and_pooled(kinds)
        places_elsewhere = self.pool.total() - self.zone.loose
        return sure + max(0, pooled - places_elsewhere)

    def _known_and_pooled(self, kinds: Iterable[str]) -> tuple[int, int]:
        wanted = tuple(kinds)
        known = sum(self.zone.sure[kind] for kind in wanted)
        return known, sum(self.pool[kind] for kind in wanted)


def pool(holding: Holding, shown: Zone | None = None) -> Counts:
    """The player's cards that could be in any of the heaps; `shown` is one lifted off the deck."""
    heaps = [holding.hand, holding.deck, holding.discard, shown or Zone()]
    loose = holding.owned.minus(holding.in_play)
    for heap in heaps:
        loose = loose.minus(heap.sure)
    return loose


def hand(holding: Holding) -> Hidden:
    return Hidden(holding.hand, pool(holding))


def may_show_moat(holding: Holding) -> bool:
    return hand(holding).may_hold(Counts({facts.MOAT: 1}))


def treasure_totals(holding: Holding, laid: Counts) -> frozenset[int]:
    """What the treasures laid down may be worth together, the ones already `laid` among them."""
    view = hand(holding)
    silver, gold = facts.SILVER, "gold"
    totals: set[int] = set()
    for golds in range(laid[gold], view.most((gold,)) + 1):
        for silvers in range(laid[silver], view.most((silver,)) + 1):
            few = Counts({gold: golds, silver: silvers, facts.COPPER: laid[facts.COPPER]})
            if not view.may_hold(few):
                break
            worth = worth_of(few)
            totals.update(range(worth, worth + _more_coppers(view, few) + 1))
    return frozenset(totals)


def worth_of(treasures: Counts) -> int:
    return sum(facts.card(kind).coins * n for kind, n in treasures.items())


def _more_coppers(view: Hidden, cards: Counts) -> int:
    more = 0
    while view.may_hold(cards.add(facts.COPPER, more + 1)):
        more += 1
    return more
