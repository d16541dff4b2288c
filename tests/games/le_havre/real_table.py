"""A real table beside the app: shuffled cards and tokens, played by the book.

Nothing of the referee's reckoning is used here; what the cards do is written down a second time.
Whatever is done is legal, so the referee may refuse none of it, and all figures must agree after
every step. The referee is told what a table tells it: tiles and cards as they are turned up.
"""

import random
from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise

from companion import data
from companion.games.le_havre import actions as act
from companion.games.le_havre.setup import LeHavreSetup
from companion.games.le_havre.state import DONE, SUPPLY, State
from companion.referee.action import Action
from companion.referee.counts import Counts
from companion.referee.match import Match
from tests.games.le_havre.table import GAME, PLAYERS

CARDS = {card["id"]: card for card in data.load("le_havre/buildings.json")["buildings"]}
NUMBER = {card: number for number, card in enumerate(CARDS)}
SHIPS = {ship["id"]: ship for ship in data.load("le_havre/ships.json")["cards"]}
ROUNDS = data.load("le_havre/rounds.json")
PRICE = {"wooden": 14, "iron": 20, "steel": 30}
MATERIAL = {
    "wooden": Counter(wood=5),
    "iron": Counter(iron=4),
    "steel": Counter(steel=2),
    "luxury_liner": Counter(steel=3),
}
SHIP_FOOD = {"wooden": "54321", "iron": "75432", "steel": ("10", "7", "6", "5", "3")}
ROOM = {"wooden": 2, "iron": 3, "steel": 4}
FOOD = {"fish": 1, "franc": 1, "smoked_fish": 2, "bread": 2, "meat": 3}
ENERGY = {"wood": 1, "charcoal": 3, "coal": 3, "coke": 10}
BASIC = ("fish", "wood", "clay", "iron", "grain", "cattle", "coal", "hides")
UPGRADED = ("smoked_fish", "charcoal", "brick", "bread", "meat", "coke", "leather")
SHIPPED = {
    **dict.fromkeys(("fish", "wood", "clay", "grain"), 1),
    **dict.fromkeys(("iron", "hides", "smoked_fish", "charcoal", "brick", "meat"), 2),
    **dict.fromkeys(("cattle", "coal", "bread"), 3),
    **{"leather": 4, "coke": 5, "steel": 8},
}
QUAY = ("franc", "fish", "wood", "clay", "iron", "grain", "cattle")
TILES = {
    1: ("wood", "cattle"),
    2: ("wood", "clay"),
    3: ("wood", "franc"),
    4: ("fish", "clay"),
    5: ("wood", "fish"),
    6: ("fish", "grain"),
    7: ("iron", "franc"),
}
KEEN = ("wharf_1", "wharf_2", "shipping_line", "smokehouse", "bakehouse", "abattoir", "colliery")
"""Where people go a little more often than elsewhere, to have something to eat."""
GIFTS = {
    "hardware_store": Counter(wood=1, brick=1, iron=1),
    "grocery_market": Counter(cattle=1, meat=1, fish=1, smoked_fish=1, grain=1, bread=1),
    "farm": Counter(fish=2, grain=2, wood=2, hides=1, cattle=1),
    "iron_mine_and_coal_seam": Counter(iron=2, coal=1),
    "fishpond_and_wood": Counter(fish=3, wood=3),
    "plant_nursery": Counter(wood=4, franc=3),
    "smelter": Counter(coal=1, coke=1, iron=1),
    "hunting_lodge": Counter(hides=2, meat=3),
}
SALES = {
    "bakery": ("bread", 3, 6),
    "baguette_shop": ("bread meat", 6, 4),
    "clothing_industry": ("hides leather", 7, 99),
    "fish_market": ("fish", 2, 7),
    "fish_restaurant": ("smoked_fish", 3, 99),
    "forest_hut": ("wood meat", 5, 4),
    "diner": ("wood bread smoked_fish", 8, 3),
    "patisserie": ("grain bread", 5, 3),
    "furniture_factory": ("wood leather", 6, 99),
    "tavern": ("wood grain", 3, 4),
    "schnaps_distillery": ("grain", 2, 4),
    "steakhouse": ("meat charcoal", 6, 4),
}
UPGRADES = {
    "bakehouse": ("grain", "bread", 99),
    "charcoal_kiln": ("wood", "charcoal", 99),
    "smokehouse": ("fish", "smoked_fish", 6),
    "abattoir": ("cattle", "meat", 99),
    "brickworks": ("clay", "brick", 99),
    "tannery": ("hides", "leather", 4),
    "steel_mill": ("iron", "steel", 99),
    "cokery": ("coal", "coke", 99),
}


@dataclass
class Person:
    """What one player has in front of them."""

    purse: Counter[str]
    cards: list[str] = field(default_factory=list)
    ships: list[str] = field(default_factory=list)
    loans: int = 0
    place: str | None = None

    def signs(self, sign: str) -> int:
        return sum(CARDS[card][sign] for card in self.cards)

    def craftsmen(self) -> int:
        return sum(CARDS[card]["category"] == "craftsman" for card in self.cards)


class RealTable:
    """Plays one match. `seen` counts what was done, buildings by name."""

    def __init__(self, chance: random.Random, players: int, variant: str) -> None:
        setup = GAME.propose(PLAYERS[:players], variant, chance.randrange)
        assert isinstance(setup, LeHavreSetup)
        self.chance, self.variant, self.match = chance, variant, Match(GAME, setup)
        short = variant == "short"
        begin = {"franc": 5, "fish": 2, "wood": 2, "clay": 2, "iron": 2, "cattle": 1, "hides": 2}
        purse = {**begin, "coal": 2} if short else {"franc": 5, "coal": 1}
        self.people = [Person(Counter(purse)) for _ in range(players)]
        quay = (3, 3, 3, 2, 1, 1, 1) if short else (2, 2, 2, 1, 0, 0, 0)
        self.quay = Counter(dict(zip(QUAY, quay, strict=True)))
        self.piles = [list(pile) for pile in setup.piles]
        self.town = ["building_firm_1", "building_firm_2", "construction_firm"]
        if short:
            more = {1: "marketplace sawmill black_market", 2: "marketplace", 4: "sawmill"}
            self.town += {**more, 5: "sawmill"}.get(players, "").split()
        self.stacks: dict[str, list[str]] = {kind: [] for kind in MATERIAL}
        if short and players < 3:
            for person, ship in zip(self.people, ("s01", "s03"), strict=False):
                person.ships.append(ship)
            if players == 1:
                self.stacks["wooden"].append("s03")
        self.tiles = chance.sample(range(1, 8), 7)
        specials = [card for card in CARDS if "special" in CARDS[card]]
        if players == 1:
            specials.remove("harbour_watch")
        self.specials = chance.sample(specials, 6)
        self.aside: list[str] = []
        self.modern: set[str] = set()
        self.seat, self.sold = setup.first, set[str]()
        self.seen: Counter[str] = Counter()
        self.over = False

    # The course of the game

    def play_game(self) -> None:
        for number, card in enumerate(ROUNDS[self.variant][str(len(self.people))], 1):
            for turn, tile in enumerate(self.tiles, 1):
                self.take_turn(tile, told=number > 1 or turn == 7)
            self.end_round(card)
        for _ in self.people:
            self.main_action(final=True)
            self.end_turn()
        self.over = True
        self.check()

    def take_turn(self, tile: int, *, told: bool) -> None:
        self.sold = set()
        if not told:
            self.do(act.TurnUp(tile))
        elif self.state.turn.step == SUPPLY:
            self.do(act.Supply())
        for good in TILES[tile]:
            self.quay[good] += 1
        if tile == 5:
            self.collect_interest()
        self.check()
        self.buy_something()
        self.main_action(final=False)
        if self.state.turn.step == DONE and self.state.turn.seat == self.seat:
            self.buy_something()
        self.end_turn()

    def end_turn(self) -> None:
        if self.state.turn.step == DONE:
            self.do(act.EndTurn())
        self.seat = (self.seat + 1) % len(self.people)

    @property
    def state(self) -> State:
        found: State = self.match.state
        return found

    @property
    def me(self) -> Person:
        return self.people[self.seat]

    def do(self, action: Action) -> None:
        self.match.do(action)
        self.seen[type(action).__name__] += 1

    def collect_interest(self) -> None:
        count = len(self.people)
        for step in range(count):
            seat = (self.seat + step) % count
            person = self.people[seat]
            if not person.loans:
                continue
            if not person.purse["franc"]:
                if person.cards or person.ships:
                    self.do(act.Borrow(seat))
                person.loans += 1
                person.purse["franc"] += 4
            person.purse["franc"] -= 1

    # Paying

    def pay(self, purse: Counter[str], worth: dict[str, int], due: int) -> Counter[str] | None:
        """Some tokens that are enough, none of them needless; nothing if there are too few."""
        tokens = [good for good in worth for _ in range(purse[good])]
        if sum(worth[token] for token in tokens) < due:
            return None
        self.chance.shuffle(tokens)
        paid: list[str] = []
        while sum(worth[token] for token in paid) < due:
            paid.append(tokens.pop())
        for token in sorted(paid, key=worth.__getitem__):
            if sum(worth[other] for other in paid) - worth[token] >= due:
                paid.remove(token)
        return Counter(paid)

    def energy(self, due: float, used: Counter[str] | None = None) -> Counter[str] | None:
        less = 3 if "wind_farm" in self.me.cards else 0
        rest = self.me.purse.copy()
        rest.subtract(used or {})
        return self.pay(rest, ENERGY, max(0, int(-(-due // 1)) - less))

    # Buying, and the end of a round

    def on_sale(self) -> dict[str, int]:
        tops = [pile[0] for pile in self.piles if pile]
        prices = {card: CARDS[card]["price"] for card in (*self.town, *tops)}
        prices |= {stack[0]: PRICE.get(kind) for kind, stack in self.stacks.items() if stack}
        return {
            card: price
            for card, price in prices.items()
            if price is not None and price <= self.me.purse["franc"] and card not in self.sold
        }

    def buy_something(self) -> None:
        wanted = self.on_sale()
        ships = sorted(card for card in wanted if card in SHIPS)
        if not wanted or self.chance.random() < (0.1 if ships else 0.8):
            return
        card = self.chance.choice(ships or sorted(wanted))
        self.do(act.Buy(card))
        self.me.purse["franc"] -= wanted[card]
        self.take_card(card)
        for person in self.people:
            if person.place == card:
                person.place = None
        self.check_if_waiting()

    def take_card(self, card: str) -> None:
        for place in (self.town, *self.piles, *self.stacks.values()):
            if card in place:
                place.remove(card)
        (self.me.ships if card in SHIPS else self.me.cards).append(card)
        self.fill()

    def fill(self) -> None:
        for pile in self.piles:
            if not pile and self.aside:
                pile.append(self.aside.pop())

    def end_round(self, card: dict[str, str | int | bool | None]) -> None:
        for person in self.people:
            if card["harvest"]:
                cattle = person.purse["cattle"]
                fat = "feedlot" in person.cards and 2 <= cattle <= 6
                person.purse["cattle"] += (2 if fat else 1) if cattle >= 2 else 0
                person.purse["grain"] += person.purse["grain"] >= 1
        for seat in self.chance.sample(range(len(self.people)), len(self.people)):
            self.feed(seat, int(str(card["food"])))
        if card["town"] == "basic":
            tops = [pile[0] for pile in self.piles if pile]
            if tops:
                lowest = min(tops, key=NUMBER.__getitem__)
                next(pile for pile in self.piles if pile[:1] == [lowest]).pop(0)
                self.town.append(lowest)
                self.fill()
        elif card["town"] == "special":
            special = self.specials.pop()
            self.do(act.Reveal(special))
            (self.aside if special == "football_stadium" else self.town).append(special)
            self.fill()
        ship = str(card["ship"])
        self.stacks[SHIPS[ship]["type"]].insert(0, ship)

    def feed(self, seat: int, due: int) -> None:
        person = self.people[seat]
        brought = [SHIP_FOOD.get(SHIPS[ship]["type"], "00000") for ship in person.ships]
        due = max(0, due - sum(int(row[len(self.people) - 1]) for row in brought))
        if not due:
            return
        paid = self.pay(person.purse, FOOD, due)
        if paid is None:
            if person.cards and self.chance.random() < 0.3:
                self.sell(seat, self.chance.choice(person.cards))
                self.feed_later(seat, due)
                return
            paid = Counter({good: person.purse[good] for good in FOOD})
            short = due - sum(FOOD[good] * count for good, count in paid.items())
            person.loans += -(-short // 4)
            person.purse["franc"] += -(-short // 4) * 4 - short
        self.do(act.Feed(seat, Counts(paid)))
        person.purse.subtract(paid)

    def feed_later(self, seat: int, due: int) -> None:
        """After a sale: what is due is the same."""
        brought = sum(
            int(SHIP_FOOD.get(SHIPS[ship]["type"], "00000")[len(self.people) - 1])
            for ship in self.people[seat].ships
        )
        self.feed(seat, due + brought)

    def sell(self, seat: int, card: str) -> None:
        self.do(act.Sell(seat, card))
        person = self.people[seat]
        person.purse["franc"] += CARDS[card]["value"] // 2
        person.cards.remove(card)
        self.town.append(card)
        for other in self.people:
            if other.place == card:
                other.place = None

    # The main action

    def main_action(self, *, final: bool) -> None:
        taken = {person.place for person in self.people}
        closed = {self.me.place} if final else taken
        built = [*self.town, *(card for person in self.people for card in person.cards)]
        open_now = sorted(card for card in built if card not in closed)
        open_now.sort(key=lambda card: self.chance.random() - (card in KEEN) / 2)
        if max(self.quay.values()) > self.chance.randint(2, 6):
            open_now = []  # a rich offer is not left to others
        for card in open_now:
            if not CARDS[card]["locked"] and self.chance.random() < 0.9 and self.visit(card):
                self.seen[card] += 1
                self.check_if_waiting()
                return
        self.take_offer()

    def take_offer(self) -> None:
        full = [good for good in QUAY if self.quay[good]]
        if not full:
            self.do(act.EndTurn())
            return
        good = max(full, key=lambda each: (self.quay[each], self.chance.random()))
        self.do(act.TakeOffer(good))
        self.me.purse[good] += self.quay[good]
        self.quay[good] = 0
        self.check_if_waiting()

    def visit(self, card: str) -> bool:
        """Tries to go in; what cannot be paid or done is left alone."""
        before = self.me.purse.copy()
        fee = self.fee(card)
        if fee is None:
            return False
        self.me.purse.subtract(fee)
        plan = self.plan(card)
        if plan is None:
            self.me.purse = before
            return False
        owner = next((other for other in self.people if card in other.cards), None)
        if owner is not None:
            owner.purse.update(fee)
        self.me.place = card
        self.do(act.Enter(card, Counts(fee)))
        for action in plan:
            self.do(action)
        return True

    def fee(self, card: str) -> Counter[str] | None:
        fees = CARDS[card]["fees"]
        if card in self.me.cards or not fees:
            return Counter()
        fee = self.chance.choice(fees)
        if "franc" in fee:
            return Counter(fee) if self.me.purse["franc"] >= fee["franc"] else None
        paid = self.pay(self.me.purse, FOOD, fee["food"])
        alone = next((other["franc"] for other in fees if "franc" in other), None)
        return None if paid and alone is not None and paid["franc"] >= alone else paid

    def plan(self, card: str) -> list[Action] | None:
        """What is done inside, done to the purse already; nothing if it cannot be done."""
        if card in GIFTS:
            self.me.purse.update(GIFTS[card])
            return []
        if card in SALES:
            return self.sale(card)
        if card in UPGRADES:
            return self.upgrade(card)
        special = getattr(self, f"at_{card}", None)
        found: list[Action] | None = special() if special else None
        return found

    def sale(self, card: str) -> list[Action] | None:
        goods, francs, most = SALES[card]
        wanted = goods.split()
        most = min(most, *(self.me.purse[good] for good in wanted))
        if not most:
            return None
        times = self.chance.randint(1, most)
        self.me.purse.subtract(dict.fromkeys(wanted, times))
        self.me.purse["franc"] += times * francs
        return [act.Exchange(times)]

    def upgrade(self, card: str) -> list[Action] | None:
        basic, better, most = UPGRADES[card]
        most = min(most, self.me.purse[basic])
        times = self.chance.randint(1, most) if most else 0
        due = {"smokehouse": 1, "steel_mill": 5 * times}.get(card, 0.0)
        if card in ("bakehouse", "brickworks"):
            due = times / 2
        paid = self.energy(due)
        if not times or paid is None:
            return None
        self.me.purse.subtract(paid)
        self.me.purse[basic] -= times
        self.me.purse[better] += times
        if card in ("bakehouse", "brickworks", "smokehouse"):
            self.me.purse["franc"] += times // 2
        if card in ("tannery", "cokery"):
            self.me.purse["franc"] += times
        if card == "abattoir":
            self.me.purse["hides"] += times // 2
        return [act.Exchange(times, Counts(paid))]

    # Single buildings

    def at_fishery(self) -> list[Action]:
        self.me.purse["fish"] += 3 + self.me.signs("fishermen")
        return []

    def at_clay_mound(self) -> list[Action]:
        self.me.purse["clay"] += 3 + self.me.signs("hammers")
        return []

    def at_colliery(self) -> list[Action]:
        self.me.purse["coal"] += 4 if self.me.signs("hammers") else 3
        return []

    def at_labour_exchange(self) -> list[Action] | None:
        fish, coal = self.me.signs("fishermen"), self.me.signs("hammers")
        self.me.purse.update(fish=fish, coal=coal)
        return [] if fish + coal else None

    def at_marketplace(self) -> list[Action]:
        most = min(8, 2 + self.me.craftsmen())
        goods = self.chance.sample(BASIC, self.chance.randint(1, most))
        self.me.purse.update(goods)
        return [act.Choose(tuple(goods))]

    def at_town_square(self) -> list[Action] | None:
        most = min(7, self.me.craftsmen())
        goods = self.chance.sample(UPGRADED, most)
        self.me.purse.update(goods)
        return [act.Choose(tuple(goods))] if goods else None

    def at_joinery(self) -> list[Action] | None:
        wood = self.chance.randint(1, 3)
        if self.me.purse["wood"] < wood:
            return None
        self.me.purse["wood"] -= wood
        self.me.purse["franc"] += 4 + wood
        return [act.Exchange(wood)]

    def at_ironworks(self) -> list[Action]:
        self.me.purse["iron"] += 3
        paid = self.energy(6)
        if paid is None:
            return []
        if self.chance.random() < 0.5:
            return [act.TakeMore(Counts())]
        self.me.purse.subtract(paid)
        self.me.purse["iron"] += 1
        return [act.TakeMore(Counts(paid))]

    def at_black_market(self) -> list[Action] | None:
        empty = [good for good in QUAY if not self.quay[good]]
        self.me.purse.update(dict.fromkeys(empty, 2))
        return [] if empty else None

    def at_church(self) -> list[Action] | None:
        if self.me.purse["bread"] < 5 or self.me.purse["fish"] < 2:
            return None
        self.me.purse.update(bread=5, fish=3)
        return []

    def at_arts_centre(self) -> list[Action] | None:
        guests = sum(other.place in self.me.cards for other in self.people if other is not self.me)
        self.me.purse["franc"] += 4 * guests
        return [] if guests else None

    def at_zoo(self) -> list[Action] | None:
        francs = (self.me.purse["fish"] + self.me.purse["cattle"]) // 3
        self.me.purse["franc"] += francs
        return [] if francs else None

    def at_local_court(self) -> list[Action] | None:
        if not self.me.loans:
            return None
        two = self.me.loans >= 3 and self.chance.random() < 0.5
        asked: list[Action] = [act.ReturnLoans(2 if two else 1)] if self.me.loans >= 3 else []
        self.me.purse["franc"] += 0 if two or self.me.loans == 1 else 2
        self.me.loans -= 2 if two else 1
        return asked

    def at_haulage_firm(self) -> list[Action] | None:
        pairs = [pair for pair in pairwise(QUAY[1:]) if self.quay[pair[0]] and self.quay[pair[1]]]
        if self.me.purse["franc"] < 3 or not pairs:
            return None
        pair = self.chance.choice(pairs)
        self.me.purse["franc"] -= 3
        for good in pair:
            self.me.purse[good] += self.quay[good]
            self.quay[good] = 0
        return [act.Haul(pair[0])]

    def at_leather_industry(self) -> list[Action] | None:
        return self.swap(Counter(leather=3, franc=14), Counter(franc=30))

    def at_brick_manufacturer(self) -> list[Action] | None:
        return self.swap(Counter(brick=3, franc=10), Counter(franc=24))

    def at_kiln(self) -> list[Action] | None:
        return self.swap(Counter(clay=1), Counter(brick=3), 1)

    def at_steelworks(self) -> list[Action] | None:
        return self.swap(Counter(iron=1), Counter(steel=2), 15)

    def swap(self, gives: Counter[str], takes: Counter[str], due: int = 0) -> list[Action] | None:
        paid = self.energy(due)
        if paid is None or any(self.me.purse[good] < count for good, count in gives.items()):
            return None
        for change in (gives, paid):
            self.me.purse.subtract(change)
        self.me.purse.update(takes)
        return [act.Exchange(1, Counts(paid))]

    def at_business_office(self) -> list[Action] | None:
        tokens = self.tokens()
        if len(tokens) < 5:
            return None
        first, *four = self.chance.sample(tokens, 5)
        takes = self.chance.choice(("charcoal", "leather", "brick"))
        self.me.purse.subtract(Counter([first, *four]))
        self.me.purse.update((takes, "steel"))
        return [act.MakeSteel(Counts(Counter(four))), act.TradeGood(first, takes)]

    def tokens(self) -> list[str]:
        return [good for good in SHIPPED for _ in range(self.me.purse[good])]

    def at_bridge_over_the_seine(self) -> list[Action] | None:
        basic = [token for token in self.tokens() if token in BASIC]
        better = [token for token in self.tokens() if token not in BASIC]
        goods = Counter([*basic[: len(basic) // 3 * 3], *better])
        if not goods:
            return None
        self.me.purse.subtract(goods)
        self.me.purse["franc"] += len(basic) // 3 + len(better)
        return [act.SellAtBridge(Counts(goods))]

    def at_coal_trader(self) -> list[Action] | None:
        charcoal, coal = self.chance.randint(0, 1), self.chance.randint(0, 5)
        paid = self.pay(self.me.purse, FOOD, charcoal + 2 * coal)
        if paid is None or not charcoal + coal:
            return None
        self.me.purse.subtract(paid)
        self.me.purse.update(charcoal=charcoal, coal=coal)
        return [act.TradeFood(charcoal, coal, Counts(paid))]

    def at_furriery(self) -> list[Action] | None:
        hides, leather = self.me.purse["hides"], min(2, self.me.purse["leather"])
        if not hides + leather:
            return None
        self.me.purse.subtract({"hides": hides, "leather": leather})
        self.me.purse.update(bread=hides, franc=5 * leather)
        return [act.TradeFurs(hides, leather)]

    # Building

    def cost(self, card: str, saw: bool) -> Counter[str] | None:
        cost = CARDS[card]["cost"]
        if cost is None or (saw and "wood" not in cost):
            return None
        needed = Counter(cost)
        needed["wood"] -= saw
        if "masons_guild" in self.me.cards:
            for good in ("clay", "brick"):
                if needed[good]:
                    needed[good] -= 1
        return needed

    def build(self, saw: bool = False) -> Action | None:
        tops = [pile[0] for pile in self.piles if pile]
        self.chance.shuffle(tops)
        for card in tops:
            needed = self.cost(card, saw)
            if needed is None:
                continue
            bricks = max(0, needed["clay"] - self.me.purse["clay"])
            steel = max(0, needed["iron"] - self.me.purse["iron"])
            needed.update(brick=bricks, steel=steel)
            needed.subtract({"clay": bricks, "iron": steel})
            if all(self.me.purse[good] >= count for good, count in needed.items()):
                self.me.purse.subtract(needed)
                self.take_card(card)
                return act.Build(card, bricks, steel)
        return None

    def at_building_firm_1(self) -> list[Action] | None:
        action = self.build()
        return [action] if action else None

    def at_building_firm_2(self) -> list[Action] | None:
        return self.at_building_firm_1()

    def at_sawmill(self) -> list[Action] | None:
        action = self.build(saw=True)
        return [action] if action else None

    def at_construction_firm(self) -> list[Action] | None:
        first = self.build()
        if first is None:
            return None
        second = self.build()
        return [first, second] if second else [first]

    def at_wharf_1(self) -> list[Action] | None:
        return self.build_ship("wharf_1")

    def at_wharf_2(self) -> list[Action] | None:
        return self.build_ship("wharf_2")

    def build_ship(self, wharf: str) -> list[Action] | None:
        for kind, stack in self.stacks.items():
            needed = MATERIAL[kind].copy()
            if kind != "wooden" and wharf not in self.modern:
                needed["brick"] += 1
            steel = max(0, needed["iron"] - self.me.purse["iron"])
            needed.update(steel=steel)
            needed.subtract({"iron": steel})
            enough = all(self.me.purse[good] >= count for good, count in needed.items())
            paid = self.energy(3, needed) if enough else None
            if not stack or paid is None:
                continue
            ship = stack[0]
            for change in (needed, paid):
                self.me.purse.subtract(change)
            if kind != "wooden":
                self.modern.add(wharf)
            self.take_card(ship)
            return [act.BuildShip(ship, Counts(paid), steel)]
        return None

    def at_shipping_line(self) -> list[Action] | None:
        fleet = Counter(SHIPS[ship]["type"] for ship in self.me.ships)
        loaded = {kind: self.chance.randint(0, fleet[kind]) for kind in ROOM}
        ships = sum(loaded.values())
        paid = self.energy(3 * ships)
        if not ships or paid is None:
            return None
        rest = self.me.purse.copy()
        rest.subtract(paid)
        tokens = [good for good in SHIPPED for _ in range(rest[good])]
        room = sum(ROOM[kind] * count for kind, count in loaded.items())
        if len(tokens) < ships:
            return None
        cargo = sorted(tokens, key=lambda good: -SHIPPED[good])[:room]
        self.me.purse.subtract(paid)
        self.me.purse.subtract(cargo)
        self.me.purse["franc"] += sum(SHIPPED[good] for good in cargo)
        load = act.LoadShips(loaded["wooden"], loaded["iron"], loaded["steel"], Counts(paid))
        return [load, act.ShipGoods(Counts(Counter(cargo)))]

    # The comparison

    def check_if_waiting(self) -> None:
        """After a turn that ended by itself, the referee is already at the next supply action."""
        if self.state.turn.step == DONE:
            self.check()

    def check(self) -> None:
        state = self.state
        for person, held in zip(self.people, state.players, strict=True):
            assert +person.purse == Counter(held.purse)
            assert (person.loans, person.place) == (held.loans, held.disc)
            assert sorted(person.cards) == sorted(held.buildings)
            assert sorted(person.ships) == sorted(held.ships)
        assert self.quay == Counter(state.offers)
        assert [tuple(pile) for pile in self.piles] == list(state.piles)
        assert sorted(self.town) == sorted(state.town)
        assert [tuple(stack) for stack in self.stacks.values()] == list(state.stacks)

    def fortune(self, person: Person) -> int:
        """Counted by hand at the end."""
        kinds = Counter(CARDS[card]["category"] for card in person.cards)
        ships = len(person.ships) + ("luxury_yacht" in person.cards)
        extra = {
            "storehouse": len([t for g in SHIPPED for t in range(person.purse[g])]) // 2,
            "dock": 4 * ships,
            "town_hall": 4 * kinds["public"] + 2 * kinds["craftsman"],
            "bank": 3 * kinds["industrial"] + 2 * kinds["economic"],
            "business_park": 2 * kinds["industrial"],
            "guildhouse": 2 * kinds["economic"],
        }
        values = sum(CARDS[card]["value"] + extra.get(card, 0) for card in person.cards)
        sailing = sum(SHIPS[ship]["value"] for ship in person.ships)
        return values + sailing + person.purse["franc"] - 7 * person.loans
