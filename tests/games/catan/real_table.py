"""A real table beside the app: true hands, a shuffled deck, pieces on an island, by the book.

It knows nothing of how the referee works, only the rules, and plays legally. So the referee may
refuse none of it, what both can count must agree after every action, and the true hands must be
among the possible ones. Now and then somebody tries something at random: what the referee refuses
must be illegal here too, and what it accepts may only be wrong for reasons nobody can see.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator

from companion import data
from companion.games.catan import actions as act
from companion.games.catan import islands
from companion.games.catan.hands import Listed
from companion.games.catan.setup import CatanSetup
from companion.games.catan.state import Rules, State
from companion.referee import registry
from companion.referee.action import Action
from companion.referee.counts import Counts
from companion.referee.game import Player
from companion.referee.match import Match
from companion.referee.ruling import Refusal
from tests.games.catan.networks import ENDS, NEIGHBOURS, PATHS_AT, longest_by_brute_force

NAMES = (("Anna", "red"), ("Ben", "blue"), ("Cleo", "white"), ("Dan", "amber"))
PLAYERS = tuple(Player(name, colour) for name, colour in NAMES)
GAME = registry.game("catan")

RESOURCES = ("brick", "lumber", "wool", "grain", "ore")
YIELDS = {
    "hills": "brick",
    "forest": "lumber",
    "pasture": "wool",
    "fields": "grain",
    "mountains": "ore",
}
ROAD = Counter(brick=1, lumber=1)
SETTLEMENT = Counter(brick=1, lumber=1, wool=1, grain=1)
CITY = Counter(grain=2, ore=3)
CARD = Counter(wool=1, grain=1, ore=1)
DECK = ["knight"] * 14 + ["road"] * 2 + ["plenty"] * 2 + ["monopoly"] * 2 + ["point"] * 5
HEXES = {place["id"]: place["corners"] for place in data.load("catan/board.json")["hexes"]}
HARBOUR_ENDS = [ENDS[place["path"]] for place in data.load("catan/board.json")["harbours"]]

PLAYS: dict[type[Action], str] = {
    act.PlayKnight: "knight",
    act.PlayRoadBuilding: "road",
    act.PlayYearOfPlenty: "plenty",
    act.PlayMonopoly: "monopoly",
}
"""What the deck calls the card that is played."""

FINE, PUBLIC, HIDDEN = "fine", "public", "hidden"


class Person:
    """One player's real things. New development cards are those bought this turn."""

    def __init__(self) -> None:
        self.hand: Counter[str] = Counter()
        self.roads: set[str] = set()
        self.settlements: set[str] = set()
        self.cities: set[str] = set()
        self.cards: list[str] = []
        self.new: list[str] = []
        self.knights = 0

    @property
    def buildings(self) -> set[str]:
        return self.settlements | self.cities

    def has(self, cards: Counter[str]) -> bool:
        return all(self.hand[kind] >= number for kind, number in cards.items())


class RealTable:
    def __init__(self, chance: random.Random, players: int, rules: Rules | None = None) -> None:
        self.chance = chance
        self.rules = rules or Rules()
        self.island = islands.at_random(chance.randrange, lettered=chance.random() < 0.5)
        first = chance.randrange(players)
        setup = CatanSetup(
            players=PLAYERS[:players], first=first, island=self.island, rules=self.rules
        )
        self.match = Match(GAME, setup)
        self.people = [Person() for _ in range(players)]
        self.bank = Counter(dict.fromkeys(RESOURCES, 19))
        self.deck = list(DECK)
        chance.shuffle(self.deck)
        self.hexes = dict(
            zip(HEXES, zip(self.island.terrain, self.island.numbers, strict=True), strict=True)
        )
        self.robber = next(name for name, (kind, _) in self.hexes.items() if kind == "desert")
        self.seat = first
        self.rolled = self.played_card = self.built = False
        self.road_holder: int | None = None
        self.army_holder: int | None = None
        self.owed: dict[int, int] = {}
        self.over = False
        self.tried: Counter[str] = Counter()

    # Who and what

    @property
    def me(self) -> Person:
        return self.people[self.seat]

    def others(self) -> list[int]:
        return [seat for seat in range(len(self.people)) if seat != self.seat]

    def every_building(self) -> set[str]:
        return set().union(*(person.buildings for person in self.people))

    def every_road(self) -> set[str]:
        return set().union(*(person.roads for person in self.people))

    def rivals_of(self, seat: int) -> set[str]:
        return self.every_building() - self.people[seat].buildings

    def length(self, seat: int) -> int:
        return longest_by_brute_force(self.people[seat].roads, self.rivals_of(seat))

    def points(self, seat: int) -> int:
        person = self.people[seat]
        special = (self.road_holder == seat) + (self.army_holder == seat)
        return len(person.settlements) + 2 * len(person.cities) + 2 * special

    def victory_cards(self) -> int:
        return (self.me.cards + self.me.new).count("point")

    # Where somebody may build

    def is_spaced(self, corner: str) -> bool:
        return not self.every_building() & ({corner} | NEIGHBOURS[corner])

    def may_settle(self, corner: str) -> bool:
        return self.is_spaced(corner) and bool(self.me.roads & set(PATHS_AT[corner]))

    def may_lay(self, path: str) -> bool:
        if path in self.every_road():
            return False
        for corner in ENDS[path]:
            if corner in self.me.buildings:
                return True
            if corner not in self.rivals_of(self.seat) and self.me.roads & set(PATHS_AT[corner]):
                return True
        return False

    def rates(self, kind: str) -> set[int]:
        found = {4}
        for harbour, ends in zip(self.island.harbours, HARBOUR_ENDS, strict=True):
            if self.me.buildings & set(ends):
                found |= {3} if harbour == "any" else {2} if harbour == kind else set()
        return found

    # The game

    def play_game(self, most_turns: int = 600) -> None:
        self.found_everything()
        while not self.over and self.match.state.turn.number < most_turns:
            self.play_turn()

    def do(self, action: Action) -> None:
        self.match.do(action)

    def found_everything(self) -> None:
        count = len(self.people)
        order = [(self.seat + step) % count for step in range(count)]
        first = self.seat
        for seat in (*order, *reversed(order)):
            self.seat = seat
            corner = self.chance.choice([place for place in NEIGHBOURS if self.is_spaced(place)])
            self.do(act.BuildSettlement(corner))
            self.me.settlements.add(corner)
            if len(self.me.settlements) == 2:
                for name, corners in HEXES.items():
                    kind = YIELDS.get(self.hexes[name][0])
                    if corner in corners and kind:
                        self.take(seat, kind, 1)
            path = self.chance.choice([p for p in PATHS_AT[corner] if p not in self.every_road()])
            self.do(act.BuildRoad(path))
            self.me.roads.add(path)
            self.compare()
        self.seat = first

    def take(self, seat: int, kind: str, number: int) -> None:
        self.people[seat].hand[kind] += number
        self.bank[kind] -= number

    def pay(self, seat: int, cards: Counter[str]) -> None:
        assert self.people[seat].has(cards)
        for kind, number in cards.items():
            self.take(seat, kind, -number)

    def play_turn(self) -> None:
        self.rolled = self.played_card = self.built = False
        self.check_victory()
        if not self.over and self.chance.random() < 0.3:
            self.play_some_card()
        if not self.over:
            self.roll()
        while not self.over and self.chance.random() < 0.9:
            self.try_something()
            move = self.chance.choice(self.moves())
            move()
            self.compare()
            self.check_victory()
        if not self.over:
            self.do(act.EndTurn())
            self.me.cards += self.me.new
            self.me.new = []
            self.seat = (self.seat + 1) % len(self.people)
            self.rolled = self.played_card = self.built = False
            self.check_victory()
            self.compare()

    def check_victory(self) -> None:
        """The app ends the game by itself when ten points are seen; otherwise cards are shown."""
        if self.over or self.points(self.seat) >= 10:
            self.over = True
            assert self.match.state.over
        elif self.points(self.seat) + self.victory_cards() >= 10:
            self.do(act.ClaimVictory(self.seat, self.victory_cards()))
            self.over = True
            assert self.match.state.over

    def moves(self) -> list[Callable[[], None]]:
        """Building three times as likely as trading, so that the game gets on."""
        may_trade = self.rules.combined or not self.built
        return [
            *[self.build_city, self.build_settlement, self.build_road, self.buy_card] * 3,
            self.play_some_card,
            *([self.trade, self.trade_with_bank] if may_trade else []),
        ]

    # Dice and robber

    def roll(self) -> None:
        total = self.chance.randint(1, 6) + self.chance.randint(1, 6)
        self.do(act.Roll(total))
        self.rolled = True
        if total == 7:
            self.discard()
            self.move_robber()
        else:
            self.produce(total)
        self.compare()

    def produce(self, total: int) -> None:
        due: dict[str, Counter[int]] = {kind: Counter() for kind in RESOURCES}
        for name, corners in HEXES.items():
            terrain, number = self.hexes[name]
            if number == total and name != self.robber:
                for seat, person in enumerate(self.people):
                    here = len(person.settlements & set(corners))
                    due[YIELDS[terrain]][seat] += here + 2 * len(person.cities & set(corners))
        for kind, everybody in due.items():
            claims = +everybody
            if claims.total() <= self.bank[kind]:
                for seat, number in claims.items():
                    self.take(seat, kind, number)
            elif self.rules.lone_claimant_takes_rest and len(claims) == 1:
                self.take(next(iter(claims)), kind, self.bank[kind])

    def discard(self) -> None:
        over = [seat for seat, person in enumerate(self.people) if person.hand.total() > 7]
        self.chance.shuffle(over)
        self.owed = {seat: self.people[seat].hand.total() // 2 for seat in over}
        for seat in over:
            hand = list(self.people[seat].hand.elements())
            cards = Counter(self.chance.sample(hand, len(hand) // 2))
            self.try_something()
            self.do(act.Discard(seat, Counts(cards)))
            self.pay(seat, cards)
            del self.owed[seat]
            self.compare()

    def move_robber(self) -> None:
        self.robber = self.chance.choice([name for name in HEXES if name != self.robber])
        self.do(act.MoveRobber(self.robber))
        there = [
            seat
            for seat in self.others()
            if self.people[seat].buildings & set(HEXES[self.robber])
            and self.people[seat].hand.total()
        ]
        if not there:
            return
        victim = self.chance.choice(there)
        if len(there) > 1:
            self.do(act.Steal(victim))
        kind = self.chance.choice(list(self.people[victim].hand.elements()))
        self.people[victim].hand[kind] -= 1
        self.me.hand[kind] += 1

    # Building

    def build_road(self) -> None:
        places = [path for path in ENDS if self.may_lay(path)]
        if self.me.has(ROAD) and places and len(self.me.roads) < 15:
            path = self.chance.choice(places)
            self.do(act.BuildRoad(path))
            self.pay(self.seat, ROAD)
            self.built = True
            self.lay(path)

    def lay(self, path: str) -> None:
        before = [self.length(seat) for seat in range(len(self.people))]
        self.me.roads.add(path)
        self.settle_road_card(before)

    def build_settlement(self) -> None:
        places = [corner for corner in NEIGHBOURS if self.may_settle(corner)]
        if self.me.has(SETTLEMENT) and places and len(self.me.settlements) < 5:
            corner = self.chance.choice(places)
            before = [self.length(seat) for seat in range(len(self.people))]
            self.do(act.BuildSettlement(corner))
            self.pay(self.seat, SETTLEMENT)
            self.built = True
            self.me.settlements.add(corner)
            self.settle_road_card(before)

    def settle_road_card(self, before: list[int]) -> None:
        now = [self.length(seat) for seat in range(len(self.people))]
        leaders = [seat for seat, length in enumerate(now) if length == max(now) >= 5]
        alone = leaders[0] if len(leaders) == 1 else None
        holder = self.road_holder
        if holder is None:
            self.road_holder = alone
        elif now[holder] < before[holder]:
            keeps = self.rules.tied_holder_keeps and holder in leaders
            self.road_holder = holder if keeps else alone
        elif max(now) > now[holder]:
            self.road_holder = alone

    def build_city(self) -> None:
        if self.me.has(CITY) and self.me.settlements and len(self.me.cities) < 4:
            corner = self.chance.choice(sorted(self.me.settlements))
            self.do(act.BuildCity(corner))
            self.pay(self.seat, CITY)
            self.built = True
            self.me.settlements.remove(corner)
            self.me.cities.add(corner)

    def buy_card(self) -> None:
        if self.me.has(CARD) and self.deck:
            self.do(act.BuyCard())
            self.pay(self.seat, CARD)
            self.built = True
            self.me.new.append(self.deck.pop())

    # Development cards

    def play_some_card(self) -> None:
        playable = [card for card in self.me.cards if card != "point"]
        if self.played_card or not playable:
            return
        card = self.chance.choice(playable)
        if getattr(self, f"play_{card}")():
            self.me.cards.remove(card)
            self.played_card = True
            self.compare()
            self.check_victory()

    def play_knight(self) -> bool:
        self.do(act.PlayKnight())
        self.me.knights += 1
        army = self.army_holder
        needed = 3 if army is None else self.people[army].knights + 1
        if self.me.knights >= needed:
            self.army_holder = self.seat
        if self.points(self.seat) >= 10:
            self.over = True  # the robber no longer matters
        else:
            self.move_robber()
        return True

    def play_road(self) -> bool:
        if len(self.me.roads) >= 15 or not any(map(self.may_lay, ENDS)):
            return False
        self.do(act.PlayRoadBuilding())
        for _ in range(2):
            places = [path for path in ENDS if self.may_lay(path)]
            if places and len(self.me.roads) < 15 and self.points(self.seat) < 10:
                path = self.chance.choice(places)
                self.do(act.BuildRoad(path))
                self.lay(path)
        return True

    def play_plenty(self) -> bool:
        left = list(self.bank.elements())
        cards = Counter(self.chance.sample(left, min(2, len(left))))
        if not cards:
            return False
        self.do(act.PlayYearOfPlenty(Counts(cards)))
        for kind, number in cards.items():
            self.take(self.seat, kind, number)
        return True

    def play_monopoly(self) -> bool:
        kind = self.chance.choice(RESOURCES)
        handed = [self.people[seat].hand[kind] for seat in range(len(self.people))]
        handed[self.seat] = 0
        self.do(act.PlayMonopoly(kind, tuple(handed)))
        for seat in self.others():
            self.me.hand[kind] += self.people[seat].hand[kind]
            self.people[seat].hand[kind] = 0
        return True

    # Trade

    def trade(self) -> None:
        partner = self.chance.choice(self.others())
        gives, takes = self.some_of(self.me), self.some_of(self.people[partner])
        takes = Counter({kind: number for kind, number in takes.items() if kind not in gives})
        if not gives or not takes:
            return
        self.do(act.TradeWithPlayer(partner, act.Swap(Counts(gives), Counts(takes))))
        self.me.hand = self.me.hand - gives + takes
        self.people[partner].hand = self.people[partner].hand - takes + gives

    def some_of(self, person: Person) -> Counter[str]:
        cards = list(person.hand.elements())
        return Counter(self.chance.sample(cards, min(len(cards), self.chance.randint(1, 2))))

    def trade_with_bank(self) -> None:
        """Of what there is most, for something that lacks: otherwise some games never end."""
        kind = max(RESOURCES, key=self.me.hand.__getitem__)
        wanted = self.chance.choice([other for other in RESOURCES if other != kind])
        rate = min(self.rates(kind))
        if self.me.hand[kind] >= rate and self.bank[wanted]:
            self.do(act.TradeWithBank(kind, rate, wanted))
            self.take(self.seat, kind, -rate)
            self.take(self.seat, wanted, 1)

    # What both know

    def compare(self) -> None:
        state: State = self.match.state
        assert dict(zip(RESOURCES, state.bank, strict=True)) == dict(self.bank)
        assert state.deck == len(self.deck)
        assert (state.longest_road, state.largest_army) == (self.road_holder, self.army_holder)
        assert state.robber == self.robber
        for seat, (person, held) in enumerate(zip(self.people, state.players, strict=True)):
            assert state.hands.size(seat) == person.hand.total()
            assert set(held.roads) == person.roads
            assert (set(held.settlements), set(held.cities)) == (person.settlements, person.cities)
            assert held.knights == person.knights
        assert state.hands.contains(self.world()), "the true hands are not among the possible ones"
        for kind in RESOURCES:
            assert self.bank[kind] + sum(person.hand[kind] for person in self.people) == 19

    def world(self) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(person.hand[kind] for kind in RESOURCES) for person in self.people)

    # Attempts

    def try_something(self) -> None:
        """Any action at all; nothing comes of it, but the referee has to judge it rightly."""
        offers = GAME.offers(self.match.state)
        for action in self.attempts():
            verdict = self.judge(action)
            self.tried[f"{type(action).__name__} {verdict}"] += 1
            try:
                GAME.apply(self.match.state, action)
            except Refusal as refusal:
                assert verdict != FINE, (action, refusal)
                assert not any(offer.covers(action) for offer in offers), action
            else:
                assert verdict != PUBLIC, action
                assert any(offer.covers(action) for offer in offers), action
                assert verdict == FINE or self.cannot_be_disproved(action), action

    def attempts(self) -> Iterator[Action]:
        pick = self.chance.choice
        yield act.BuildRoad(pick(sorted(ENDS)))
        yield act.BuildSettlement(pick(sorted(NEIGHBOURS)))
        yield act.BuildCity(pick(sorted(NEIGHBOURS)))
        yield act.BuyCard()
        yield act.TradeWithBank(pick(RESOURCES), self.chance.randint(2, 4), pick(RESOURCES))
        gives, takes = (Counter(self.chance.choices(RESOURCES, k=2)) for _ in range(2))
        partner = self.chance.randrange(len(self.people))
        yield act.TradeWithPlayer(partner, act.Swap(Counts(gives), Counts(takes)))
        yield act.Roll(self.chance.randint(2, 12))
        yield act.PlayKnight()
        yield act.ClaimVictory(self.chance.randrange(len(self.people)), self.chance.randint(0, 5))
        yield act.PlayYearOfPlenty(Counts(Counter(self.chance.choices(RESOURCES, k=2))))
        yield act.PlayRoadBuilding()
        yield self.some_monopoly()
        yield act.MoveRobber(pick(sorted(HEXES)))
        yield self.some_discard()

    def some_discard(self) -> act.Discard:
        """The right number of cards, which need not be in the hand."""
        seat = self.chance.randrange(len(self.people))
        likely = [*self.people[seat].hand.elements(), *RESOURCES]
        number = min(self.owed.get(seat, 4), len(likely))
        return act.Discard(seat, Counts(Counter(self.chance.sample(likely, number))))

    def some_monopoly(self) -> act.PlayMonopoly:
        """Sometimes with the true numbers, sometimes with others."""
        kind = self.chance.choice(RESOURCES)
        wrong = self.chance.randrange(len(self.people)) if self.chance.random() < 0.5 else None
        handed = (
            0 if seat == self.seat else person.hand[kind] + (seat == wrong)
            for seat, person in enumerate(self.people)
        )
        return act.PlayMonopoly(kind, tuple(handed))

    def judge(self, action: Action) -> str:
        """Whether an action is legal here, or illegal for a reason all can see, or a hidden one."""
        if isinstance(action, act.ClaimVictory):
            return self.judge_claim(action)
        if isinstance(action, act.Discard):
            return self.judge_discard(action)
        if self.match.state.task is None and isinstance(action, tuple(PLAYS)):
            return self.judge_card(action)
        if self.match.state.task is not None or not self.may_be_now(action):
            return PUBLIC
        if isinstance(action, act.Roll):
            return FINE
        return FINE if self.is_paid(action) else HIDDEN

    def may_be_now(self, action: Action) -> bool:
        if isinstance(action, act.Roll | act.MoveRobber):
            return isinstance(action, act.Roll) and not self.rolled
        return self.rolled and self.may_be_there(action)

    def judge_claim(self, action: act.ClaimVictory) -> str:
        held = len(self.me.cards + self.me.new)
        short = self.points(self.seat) + action.cards < 10
        if action.seat != self.seat or short or action.cards > min(held, 5):
            return PUBLIC
        return FINE if action.cards <= self.victory_cards() else HIDDEN

    def judge_discard(self, action: act.Discard) -> str:
        if self.owed.get(action.seat) != action.cards.total():
            return PUBLIC
        return FINE if self.people[action.seat].has(Counter(action.cards)) else HIDDEN

    def judge_card(self, action: Action) -> str:
        if self.played_card or not self.me.cards:
            return PUBLIC
        if not self.card_does_something(action):
            return PUBLIC
        honest = not isinstance(action, act.PlayMonopoly) or self.is_handed(action)
        return FINE if PLAYS[type(action)] in self.me.cards and honest else HIDDEN

    def card_does_something(self, action: Action) -> bool:
        if isinstance(action, act.PlayRoadBuilding):
            return len(self.me.roads) < 15 and any(map(self.may_lay, ENDS))
        if isinstance(action, act.PlayYearOfPlenty):
            return all(self.bank[kind] >= number for kind, number in action.cards.items())
        return True

    def is_handed(self, action: act.PlayMonopoly) -> bool:
        return all(
            action.handed[seat] == self.people[seat].hand[action.resource] for seat in self.others()
        )

    def may_be_there(self, action: Action) -> bool:
        may_trade = self.rules.combined or not self.built
        match action:
            case act.BuildRoad(path=path):
                return self.may_lay(path) and len(self.me.roads) < 15
            case act.BuildSettlement(corner=corner):
                return self.may_settle(corner) and len(self.me.settlements) < 5
            case act.BuildCity(corner=corner):
                return corner in self.me.settlements and len(self.me.cities) < 4
            case act.BuyCard():
                return bool(self.deck)
            case act.TradeWithBank(gives=kind, count=count, takes=wanted):
                fits = kind != wanted and count in self.rates(kind)
                return may_trade and fits and self.bank[wanted] > 0
            case act.TradeWithPlayer(partner=partner, swap=swap):
                apart = not set(swap.gives) & set(swap.takes)
                return may_trade and partner != self.seat and apart
        raise AssertionError(action)

    def is_paid(self, action: Action) -> bool:
        return all(self.people[seat].has(cards) for seat, cards in self.payments(action).items())

    def payments(self, action: Action) -> dict[int, Counter[str]]:
        match action:
            case act.TradeWithBank(gives=kind, count=count):
                return {self.seat: Counter({kind: count})}
            case act.TradeWithPlayer(partner=partner, swap=swap):
                return {self.seat: Counter(swap.gives), partner: Counter(swap.takes)}
            case act.Discard(seat=seat, cards=cards):
                return {seat: Counter(cards)}
        costs = {
            act.BuildRoad: ROAD,
            act.BuildSettlement: SETTLEMENT,
            act.BuildCity: CITY,
            act.BuyCard: CARD,
        }
        return {self.seat: costs[type(action)]}

    def cannot_be_disproved(self, action: Action) -> bool:
        """Whether some hands that nobody can exclude would allow it."""
        hands = self.match.state.hands
        if isinstance(action, act.ClaimVictory) or not isinstance(hands, Listed):
            return True
        if isinstance(action, act.PlayMonopoly):
            kind = RESOURCES.index(action.resource)
            return any(
                all(world[seat][kind] == action.handed[seat] for seat in self.others())
                for world in hands.worlds()
            )
        if isinstance(action, tuple(PLAYS)):
            return True
        wanted = {
            seat: [cards[kind] for kind in RESOURCES]
            for seat, cards in self.payments(action).items()
        }
        return any(
            all(all(map(int.__ge__, world[seat], numbers)) for seat, numbers in wanted.items())
            for world in hands.worlds()
        )
