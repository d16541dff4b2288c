"""What lies on a real table, and how it is paid: nothing of the referee's reckoning is used."""

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from companion.games.le_havre import facts
from companion.games.le_havre.setup import LeHavreSetup
from companion.games.le_havre.state import STANDARD, Rules, State
from companion.referee import registry
from companion.referee.action import Action
from companion.referee.match import Match
from tests.games.le_havre.table import PLAYERS

Goods = Counter[str]

FOOD = {"fish": 1, "smoked_fish": 2, "bread": 2, "meat": 3, "franc": 1}
ENERGY = {"wood": 1, "charcoal": 3, "coal": 3, "coke": 10}
BASIC = ("fish", "wood", "clay", "iron", "grain", "cattle", "coal", "hides")
TYPES = ("wooden", "iron", "steel", "luxury_liner")


@dataclass
class Person:
    """What one player has in front of them, francs among the goods."""

    goods: Goods
    loans: int = 0
    buildings: list[str] = field(default_factory=list)
    ships: list[str] = field(default_factory=list)
    disc: str | None = None

    def has(self, goods: Mapping[str, int]) -> bool:
        return all(self.goods[good] >= number for good, number in goods.items())

    def pay(self, goods: Mapping[str, int]) -> None:
        self.goods.subtract(goods)

    def get(self, goods: Mapping[str, int]) -> None:
        self.goods.update(goods)

    def symbols(self, name: str) -> int:
        return sum(facts.building(card).symbols[name] for card in self.buildings)

    def kind(self, *categories: str) -> int:
        return sum(facts.building(card).category in categories for card in self.buildings)

    @property
    def tokens(self) -> Goods:
        return Counter({good: n for good, n in self.goods.items() if n and good != "franc"})


class Things:
    def __init__(
        self, chance: random.Random, players: int, variant: str, rules: Rules = STANDARD
    ) -> None:
        self.chance, self.variant, self.rules = chance, variant, rules
        game = registry.game("le_havre")
        setup = game.propose(PLAYERS[:players], variant, chance.randrange)
        assert isinstance(setup, LeHavreSetup)
        self.match = Match(game, replace(setup, rules=rules))
        begin = dict(facts.beginning(variant))
        self.people = [Person(Counter(begin)) for _ in range(players)]
        self.seat = setup.first
        self.offers = Counter(dict(facts.opening_offers(variant)))
        self.piles = [list(pile) for pile in setup.piles]
        self.town = list(facts.start_buildings(variant, players))
        self.stacks: dict[str, list[str]] = {kind: [] for kind in TYPES}
        self.rounds = facts.rounds(variant, players)
        owned, lying = facts.start_ships(variant, players)
        for person, ship in zip(self.people, owned, strict=False):
            person.ships.append(ship)
        self.stacks["wooden"].extend(lying)
        self.tiles = chance.sample(range(1, 8), 7)
        barred = {"harbour_watch"} if players == 1 and not rules.solo_harbour_watch else set()
        self.specials = chance.sample([s for s in facts.specials() if s not in barred], 6)
        self.aside: list[str] = []
        self.modern: set[str] = set()
        self.sold: set[str] = set()
        self.round, self.number, self.final = 1, 1, False
        self.seen: Counter[str] = Counter()

    @property
    def me(self) -> Person:
        return self.people[self.seat]

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    def do(self, action: Action) -> None:
        self.match.do(action)
        self.seen[type(action).__name__] += 1

    def likely(self, share: float) -> bool:
        return self.chance.random() < share

    def some_payment(
        self, worth: Mapping[str, int], amount: int, purse: Mapping[str, int]
    ) -> Goods | None:
        """By chance, without a token that could be left out."""
        tokens = [kind for kind in worth for _ in range(purse.get(kind, 0))]
        if sum(worth[token] for token in tokens) < amount:
            return None
        self.chance.shuffle(tokens)
        surplus = sum(worth[token] for token in tokens) - amount
        for token in list(tokens):
            if worth[token] <= surplus:
                tokens.remove(token)
                surplus -= worth[token]
        return self.with_more(Counter(tokens), worth, purse)

    def with_more(self, paid: Goods, worth: Mapping[str, int], purse: Mapping[str, int]) -> Goods:
        """Where the table allows it, a token that is not needed."""
        more = [kind for kind in worth if purse.get(kind, 0) > paid[kind]]
        if paid and more and self.rules.superfluous_tokens and self.likely(0.1):
            paid[self.chance.choice(more)] += 1
        return paid

    def energy(self, amount: int, spent: Mapping[str, int] | None = None) -> Goods | None:
        less = 3 if "wind_farm" in self.me.buildings else 0
        left = Counter(self.me.goods)
        left.subtract(spent or {})
        return self.some_payment(ENERGY, max(0, amount - less), left)

    def built(self) -> list[str]:
        return [*self.town, *(card for person in self.people for card in person.buildings)]

    def tops(self) -> list[str]:
        return [pile[0] for pile in self.piles if pile]

    def asked(self, otherwise: str) -> None:
        assert self.inside(), otherwise

    def inside(self) -> bool:
        """Whether the app still waits for something in the building."""
        return self.ours() and self.state.turn.step == "using"

    def instead(self, cost: Goods, wanted: str, other: str) -> tuple[int, int]:
        """The fewest and the most that stand in for a good."""
        spare = self.me.goods[other] - cost[other]
        return max(0, cost[wanted] - self.me.goods[wanted]), min(cost[wanted], spare)

    def ours(self) -> bool:
        """Whether the app is at the same turn, and has not gone on by itself."""
        state = self.state
        at = (state.final, 0 if self.final else state.round, state.turn.number)
        here = (self.final, 0 if self.final else self.round, self.number)
        return at == here and state.turn.step in ("supply", "main", "using", "done")

    def take_card(self, card: str) -> None:
        """To the player on turn; the next card of its pile is open."""
        if card in facts.ships():
            self.stacks[facts.ships()[card].type].remove(card)
            self.me.ships.append(card)
            return
        for cards in (self.town, *self.piles):
            if card in cards:
                cards.remove(card)
        self.me.buildings.append(card)
        self.send_home(card)
        self.fill()

    def fill(self) -> None:
        for pile in self.piles:
            if not pile and self.aside:
                pile.append(self.aside.pop())

    def send_home(self, building: str) -> None:
        for person in self.people:
            if person.disc == building:
                person.disc = None

    # What both know

    def compare(self) -> None:
        """If the app has gone on, this is done once the real table has followed."""
        state = self.state
        if not self.ours() and not state.over:
            return
        assert {space: number for space, number in state.offers.items() if number} == dict(
            +self.offers
        )
        assert sorted(state.town) == sorted(self.town)
        assert [list(pile) for pile in state.piles] == self.piles
        assert [list(stack) for stack in state.stacks] == list(self.stacks.values())
        assert list(state.aside) == self.aside
        assert set(state.modernised) == self.modern
        for person, held in zip(self.people, state.players, strict=True):
            assert dict(held.purse) == dict(+person.goods)
            assert (held.loans, held.disc) == (person.loans, person.disc)
            assert sorted(held.buildings) == sorted(person.buildings)
            assert sorted(held.ships) == sorted(person.ships)
