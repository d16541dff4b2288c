"""What is done in the buildings of a real table: every action by the book, and chance chooses."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping

from companion.games.le_havre import actions as act
from companion.games.le_havre import facts
from companion.referee.counts import Counts
from tests.games.le_havre.real_singles import OneOfAKind
from tests.games.le_havre.real_things import BASIC, FOOD, Goods

GIVES = {
    "hardware_store": {"wood": 1, "brick": 1, "iron": 1},
    "grocery_market": dict.fromkeys(("cattle", "meat", "fish", "smoked_fish", "grain", "bread"), 1),
    "farm": {"fish": 2, "grain": 2, "wood": 2, "hides": 1, "cattle": 1},
    "iron_mine_and_coal_seam": {"iron": 2, "coal": 1},
    "fishpond_and_wood": {"fish": 3, "wood": 3},
    "plant_nursery": {"wood": 4, "franc": 3},
    "smelter": {"coal": 1, "coke": 1, "iron": 1},
    "hunting_lodge": {"hides": 2, "meat": 3},
    "fishery": {"fish": 3},
    "clay_mound": {"clay": 3},
    "colliery": {"coal": 3},
    "ironworks": {"iron": 3},
    "labour_exchange": {},
}
ANY = 99
BUYS = {
    "bakery": ({"bread": 1}, 3, 6),
    "baguette_shop": ({"bread": 1, "meat": 1}, 6, 4),
    "clothing_industry": ({"hides": 1, "leather": 1}, 7, ANY),
    "fish_market": ({"fish": 1}, 2, 7),
    "fish_restaurant": ({"smoked_fish": 1}, 3, ANY),
    "forest_hut": ({"wood": 1, "meat": 1}, 5, 4),
    "diner": ({"wood": 1, "bread": 1, "smoked_fish": 1}, 8, 3),
    "patisserie": ({"grain": 1, "bread": 1}, 5, 3),
    "furniture_factory": ({"wood": 1, "leather": 1}, 6, ANY),
    "tavern": ({"wood": 1, "grain": 1}, 3, 4),
    "schnaps_distillery": ({"grain": 1}, 2, 4),
    "steakhouse": ({"meat": 1, "charcoal": 1}, 6, 4),
    "leather_industry": ({"leather": 3, "franc": 14}, 30, 1),
    "brick_manufacturer": ({"brick": 3, "franc": 10}, 24, 1),
}
TURNS = {
    "bakehouse": ("grain", "bread", ANY),
    "charcoal_kiln": ("wood", "charcoal", ANY),
    "smokehouse": ("fish", "smoked_fish", 6),
    "abattoir": ("cattle", "meat", ANY),
    "brickworks": ("clay", "brick", ANY),
    "tannery": ("hides", "leather", 4),
    "steel_mill": ("iron", "steel", ANY),
    "cokery": ("coal", "coke", ANY),
}
FIRMS = {"building_firm_1": 1, "building_firm_2": 1, "construction_firm": 2, "sawmill": 1}
CHOICES = {
    "marketplace": BASIC,
    "town_square": ("smoked_fish", "charcoal", "brick", "bread", "meat", "coke", "leather"),
}
WHARVES = ("wharf_1", "wharf_2")
GROUPS: Mapping[str, Collection[str]] = {
    "giver": GIVES,
    "buyer": BUYS,
    "turner": TURNS,
    "firm": FIRMS,
    "choice": CHOICES,
    "wharf": WHARVES,
}


def group_of(building: str) -> str | None:
    return next((name for name, group in GROUPS.items() if building in group), None)


class Buildings(OneOfAKind):
    # Going in

    def visits(self) -> list[tuple[str, Goods]]:
        found = []
        for building in self.built():
            occupied = any(person.disc == building for person in self.people)
            closed = self.me.disc == building or (occupied and not self.final)
            if not closed and not facts.building(building).locked:
                found += [(building, fee) for fee in self.fees(building)]
        return found

    def fees(self, building: str) -> list[Goods]:
        """One payment for each alternative, if the action is possible afterwards."""
        printed = facts.building(building).fees
        if building in self.me.buildings or not printed:
            return [Counter()] if self.can(building) else []
        found = []
        for fee in printed:
            worth, amount = (FOOD, fee["food"]) if fee["food"] else ({"franc": 1}, fee["franc"])
            paid = self.some_payment(worth, amount, self.me.goods)
            if paid is not None and (
                self.rules.superfluous_tokens or not self.needless(paid, printed)
            ):
                self.me.pay(paid)
                if self.can(building):
                    found.append(paid)
                self.me.get(paid)
        return found

    def needless(self, paid: Goods, printed: Iterable[Counts]) -> bool:
        """Whether the other alternative is paid with fewer of these tokens."""
        francs = max(fee["franc"] for fee in printed)
        fewer = bool(francs) and paid["franc"] >= francs and paid.total() > francs
        return fewer and not self.rules.superfluous_tokens

    def go_in(self, building: str, fee: Goods) -> None:
        owner = next((p for p in self.people if building in p.buildings), None)
        self.me.pay(fee)
        if owner is not None:
            owner.get(fee)
        self.me.disc = building
        self.seen[building] += 1
        self.use(building)

    # What is done inside

    def can(self, building: str) -> bool:
        group = group_of(building)
        found: bool = (
            getattr(self, f"can_{group}")(building) if group else getattr(self, f"can_{building}")()
        )
        return found

    def use(self, building: str) -> None:
        if group := group_of(building):
            getattr(self, f"use_{group}")(building)
        else:
            getattr(self, f"use_{building}")()
        self.compare()

    def can_giver(self, building: str) -> bool:
        symbols = self.me.symbols("hammer") + self.me.symbols("fisherman")
        return building != "labour_exchange" or symbols > 0

    def can_buyer(self, building: str) -> bool:
        return self.me.has(BUYS[building][0])

    def can_turner(self, building: str) -> bool:
        return self.most_turned(building) > 0

    def can_firm(self, building: str) -> bool:
        return bool(self.buildable(building))

    def can_choice(self, building: str) -> bool:
        return building == "marketplace" or self.me.kind("craftsman") > 0

    def can_wharf(self, building: str) -> bool:
        return bool(self.ships_to_build(building) or self.ships_to_swap())

    def use_giver(self, building: str) -> None:
        me = self.me
        gets = Counter(GIVES[building])
        hammers, fishermen = me.symbols("hammer"), me.symbols("fisherman")
        if building in ("fishery", "labour_exchange"):
            gets["fish"] += fishermen
        if building == "clay_mound":
            gets["clay"] += hammers
        if building == "labour_exchange":
            gets["coal"] += hammers
        if building == "colliery":
            gets["coal"] += hammers > 0
        me.get(gets)
        if building == "ironworks" and (energy := self.energy(6)) is not None:
            self.asked("the Ironworks did not ask for energy")
            if self.likely(0.5):
                energy = Counter()
            else:
                me.get({"iron": 1})
            self.do(act.TakeMore(Counts(energy)))
            me.pay(energy)

    def use_buyer(self, building: str) -> None:
        gives, francs, most = BUYS[building]
        able = min(self.me.goods[good] // number for good, number in gives.items())
        times = self.chance.randint(1, min(most, able))
        self.do(act.Exchange(times))
        self.me.pay({good: number * times for good, number in gives.items()})
        self.me.get({"franc": francs * times})

    def energy_to_turn(self, building: str, times: int) -> int:
        halves = {"bakehouse": 1, "brickworks": 1, "steel_mill": 10}.get(building, 0)
        return 1 if building == "smokehouse" else -(-halves * times // 2)

    def most_turned(self, building: str) -> int:
        good, _, most = TURNS[building]
        times = min(most, self.me.goods[good])
        while times and self.energy(self.energy_to_turn(building, times)) is None:
            times -= 1
        return times

    def use_turner(self, building: str) -> None:
        gives, gets, _ = TURNS[building]
        times = self.chance.randint(1, self.most_turned(building))
        energy = self.energy(self.energy_to_turn(building, times)) or Counter()
        self.do(act.Exchange(times, Counts(energy)))
        self.me.pay(energy)
        self.me.pay({gives: times})
        self.me.get({gets: times})
        if building in ("bakehouse", "brickworks", "smokehouse"):
            self.me.get({"franc": times // 2})
        if building in ("tannery", "cokery"):
            self.me.get({"franc": times})
        if building == "abattoir":
            self.me.get({"hides": times // 2})

    # Building

    def cost(self, firm: str, building: str) -> Goods | None:
        card = facts.building(building)
        printed = (self.rules.costs_as_in_text and card.cost_in_text) or card.cost
        if printed is None or (firm == "sawmill" and not printed["wood"]):
            return None
        cost = Counter(dict(printed))
        cost["wood"] -= firm == "sawmill"
        if "masons_guild" in self.me.buildings:
            cheaper = "clay" if cost["clay"] else "brick"
            cost[cheaper] = max(0, cost[cheaper] - 1)
        return +cost

    def payable(self, cost: Goods) -> bool:
        plain = {g: n for g, n in cost.items() if g not in ("clay", "iron")}
        ranges = (self.instead(cost, "clay", "brick"), self.instead(cost, "iron", "steel"))
        return self.me.has(plain) and all(low <= high for low, high in ranges)

    def buildable(self, firm: str) -> list[str]:
        costs = {top: self.cost(firm, top) for top in self.tops()}
        return [top for top, cost in costs.items() if cost is not None and self.payable(cost)]

    def use_firm(self, firm: str) -> None:
        self.build(firm, self.chance.choice(self.buildable(firm)))
        for _ in range(1, FIRMS[firm]):
            if self.buildable(firm):
                self.asked("the firm was left while something could be built")
            self.maybe_buy(0.2)
            able = self.buildable(firm)
            if not self.inside():  # not even a purchase can lead further
                return
            if not able or self.likely(0.3):
                self.do(act.EndAction())
                return
            self.build(firm, self.chance.choice(able))

    def build(self, firm: str, building: str) -> None:
        cost = self.cost(firm, building) or Counter()
        bricks = self.chance.randint(*self.instead(cost, "clay", "brick"))
        steel = self.chance.randint(*self.instead(cost, "iron", "steel"))
        self.do(act.Build(building, bricks, steel))
        self.me.pay(cost)
        self.me.get({"clay": bricks, "iron": steel})
        self.me.pay({"brick": bricks, "steel": steel})
        self.take_card(building)

    def material(self, wharf: str, kind: str) -> Goods:
        cost = {"wooden": ("wood", 5), "iron": ("iron", 4), "steel": ("steel", 2)}
        good, number = cost.get(kind, ("steel", 3))
        needed = Counter({good: number})
        if kind != "wooden" and wharf not in self.modern:
            needed["brick"] += 1
        return needed

    def ships_to_build(self, wharf: str) -> list[str]:
        return [
            stack[0]
            for kind, stack in self.stacks.items()
            if stack
            and self.payable(self.material(wharf, kind))
            and self.energy(3, self.material(wharf, kind)) is not None
        ]

    def ships_to_swap(self) -> list[str]:
        iron = [ship for ship in self.me.ships if facts.ships()[ship].type == "iron"]
        return iron if "luxury_yacht" in self.town else []

    def use_wharf(self, wharf: str) -> None:
        ships, swaps = self.ships_to_build(wharf), self.ships_to_swap()
        if not ships or (swaps and self.likely(0.5)):
            ship = self.chance.choice(swaps)
            self.do(act.SwapForYacht(ship))
            self.me.ships.remove(ship)
            self.take_card("luxury_yacht")
            return
        ship = self.chance.choice(ships)
        kind = facts.ships()[ship].type
        needed = self.material(wharf, kind)
        steel = self.chance.randint(*self.instead(needed, "iron", "steel"))
        energy = self.energy(3, needed) or Counter()
        self.do(act.BuildShip(ship, Counts(energy), steel))
        self.me.pay(needed + energy)
        self.me.get({"iron": steel})
        self.me.pay({"steel": steel})
        self.take_card(ship)
        if kind != "wooden":
            self.modern.add(wharf)

    def use_choice(self, building: str) -> None:
        base = 2 if building == "marketplace" else 0
        most = min(base + self.me.kind("craftsman"), len(CHOICES[building]))
        if self.rules.solo_market_cap and base and len(self.people) == 1:
            most = min(most, 4)
        least = most if self.rules.choose_all else 1
        goods = self.chance.sample(CHOICES[building], self.chance.randint(least, most))
        self.do(act.Choose(tuple(goods)))
        self.me.get(Counter(goods))

    # The Harbour Watch

    def can_harbour_watch(self) -> bool:
        return bool(self.evictions())

    def evictions(self) -> list[tuple[int, Goods]]:
        if not self.me.goods["franc"]:
            return []
        found = []
        self.me.pay({"franc": 1})
        for seat, person in enumerate(self.people):
            here = person.disc
            if person is self.me or here is None or here == "harbour_watch":
                continue
            person.disc = None
            found += [(seat, fee) for fee in self.fees(here)]
            person.disc = here
        self.me.get({"franc": 1})
        return found

    def use_harbour_watch(self) -> None:
        seat, fee = self.chance.choice(self.evictions())
        other = self.people[seat]
        building = str(other.disc)
        self.do(act.Evict(seat, Counts(fee)))
        self.me.pay({"franc": 1})
        other.get({"franc": 1})
        other.disc = None
        self.go_in(building, fee)

    def maybe_buy(self, share: float) -> None:
        """Between two buildings of the Construction Firm."""
        raise NotImplementedError
