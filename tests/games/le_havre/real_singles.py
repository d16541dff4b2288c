"""Buildings of a real table that have no like: what can be done there, and doing it."""

from collections import Counter
from itertools import pairwise

from companion.games.le_havre import actions as act
from companion.games.le_havre import facts
from companion.referee.counts import Counts
from tests.games.le_havre.real_things import BASIC, FOOD, Goods, Things

QUAY = ("fish", "wood", "clay", "iron", "grain", "cattle")
ROOM = {"wooden": 2, "iron": 3, "steel": 4}
FREIGHT = {
    **{"fish": 1, "wood": 1, "clay": 1, "iron": 2, "grain": 1, "cattle": 3, "coal": 3, "hides": 2},
    **{"smoked_fish": 2, "charcoal": 2, "brick": 2, "steel": 8, "bread": 3, "meat": 2},
    **{"coke": 5, "leather": 4},
}


class OneOfAKind(Things):
    def can_arts_centre(self) -> bool:
        return self.guests() > 0

    def guests(self) -> int:
        return sum(p is not self.me and p.disc in self.me.buildings for p in self.people)

    def use_arts_centre(self) -> None:
        self.me.get({"franc": 4 * self.guests()})

    def can_black_market(self) -> bool:
        return not all(self.offers[space] for space in facts.offer_spaces())

    def use_black_market(self) -> None:
        self.me.get({space: 2 for space in facts.offer_spaces() if not self.offers[space]})

    def can_local_court(self) -> bool:
        return self.me.loans > 0

    def use_local_court(self) -> None:
        returned = 1
        if self.me.loans > 2:
            returned = self.chance.randint(1, 2)
            self.do(act.ReturnLoans(returned))
        if self.me.loans > 1 and returned == 1:
            self.me.get({"franc": 2})
        self.me.loans -= returned

    def can_church(self) -> bool:
        return self.me.has({"bread": 5, "fish": 2})

    def use_church(self) -> None:
        self.me.get({"bread": 5, "fish": 3})

    def can_zoo(self) -> bool:
        return self.me.goods["fish"] + self.me.goods["cattle"] >= 3

    def use_zoo(self) -> None:
        self.me.get({"franc": (self.me.goods["fish"] + self.me.goods["cattle"]) // 3})

    def can_kiln(self) -> bool:
        return self.fire("clay", "brick", 1)

    def can_steelworks(self) -> bool:
        return self.fire("iron", "steel", 15)

    def fire(self, good: str, other: str, energy: int) -> bool:
        usable = (good,) if self.rules.inputs_as_printed else (good, other)
        fuel = self.energy(energy)
        return any(self.me.goods[each] for each in usable) and fuel is not None

    def use_kiln(self) -> None:
        self.use_fire("clay", "brick", 1, 3)

    def use_steelworks(self) -> None:
        self.use_fire("iron", "steel", 15, 2)

    def use_fire(self, good: str, other: str, amount: int, gets: int) -> None:
        low, high = self.instead(Counter({good: 1}), good, other)
        instead = self.chance.randint(low, 0 if self.rules.inputs_as_printed else high)
        energy = self.energy(amount) or Counter()
        self.do(act.Exchange(1, Counts(energy), instead))
        self.me.pay(energy)
        self.me.pay({other if instead else good: 1})
        self.me.get({other: gets})

    def can_bridge_over_the_seine(self) -> bool:
        tokens = self.me.tokens
        basic = sum(tokens[good] for good in BASIC)
        return basic >= 3 or tokens.total() > basic

    def use_bridge_over_the_seine(self) -> None:
        tokens = self.me.tokens
        basic = [good for good in tokens.elements() if good in BASIC]
        better = [good for good in tokens.elements() if good not in BASIC]
        sets = self.chance.randint(0 if better else 1, len(basic) // 3)
        single = self.chance.randint(0 if sets else 1, len(better))
        goods = Counter(self.chance.sample(basic, 3 * sets) + self.chance.sample(better, single))
        self.do(act.SellAtBridge(Counts(goods)))
        self.me.pay(goods)
        self.me.get({"franc": sets + single})

    def can_business_office(self) -> bool:
        return self.me.tokens.total() > 0

    def use_business_office(self) -> None:
        left = {"steel", "good"}
        while left:
            able = {
                what for what in left if self.me.tokens.total() >= (4 if what == "steel" else 1)
            }
            if not able:
                return
            self.asked("the office was left while something could be traded")
            if len(left) == 1 and self.likely(0.4):
                self.do(act.EndAction())
                return
            what = self.chance.choice(sorted(able))
            left.remove(what)
            goods = self.chance.sample(
                sorted(self.me.tokens.elements()), 4 if what == "steel" else 1
            )
            takes = (
                "steel" if what == "steel" else self.chance.choice(("charcoal", "leather", "brick"))
            )
            if what == "steel":
                self.do(act.MakeSteel(Counts.of(goods)))
            else:
                self.do(act.TradeGood(goods[0], takes))
            self.me.pay(Counter(goods))
            self.me.get({takes: 1})

    def fleet(self) -> Goods:
        kinds = (facts.ships()[ship].type for ship in self.me.ships)
        return Counter(kind for kind in kinds if kind in ROOM)

    def can_shipping_line(self) -> bool:
        return any(self.voyages())

    def voyages(self) -> list[tuple[list[str], Goods]]:
        """Some ships, and an energy that leaves a good to sell."""
        fleet = sorted(self.fleet().elements())
        found = []
        for number in range(1, len(fleet) + 1):
            for _ in range(4):
                energy = self.energy(3 * number)
                if energy is not None and self.me.tokens.total() > energy.total():
                    found.append((self.chance.sample(fleet, number), energy))
        return found

    def use_shipping_line(self) -> None:
        ships, energy = self.chance.choice(self.voyages())
        loaded = Counter(ships)
        load = (loaded["wooden"], loaded["iron"], loaded["steel"])
        self.do(act.LoadShips(*load, energy=Counts(energy)))
        self.me.pay(energy)
        room = sum(ROOM[ship] for ship in ships)
        tokens = sorted(self.me.tokens.elements())
        number = self.chance.randint(1, min(room, len(tokens)))
        cargo = Counter(self.chance.sample(tokens, number))
        self.do(act.ShipGoods(Counts(cargo)))
        self.me.pay(cargo)
        self.me.get({"franc": sum(FREIGHT[good] * n for good, n in cargo.items())})

    def can_coal_trader(self) -> bool:
        return self.some_payment(FOOD, 1, self.me.goods) is not None

    def use_coal_trader(self) -> None:
        offers = [(a, b) for a in range(2) for b in range(6) if a + b]
        priced = [(a, b, self.some_payment(FOOD, a + 2 * b, self.me.goods)) for a, b in offers]
        charcoal, coal, paid = self.chance.choice([each for each in priced if each[2] is not None])
        assert paid is not None
        self.do(act.TradeFood(charcoal, coal, Counts(paid)))
        self.me.pay(paid)
        self.me.get({"charcoal": charcoal, "coal": coal})

    def can_joinery(self) -> bool:
        return self.me.goods["wood"] > 0

    def use_joinery(self) -> None:
        wood = self.chance.randint(1, min(3, self.me.goods["wood"]))
        self.do(act.Exchange(wood))
        self.me.pay({"wood": wood})
        self.me.get({"franc": 4 + wood})

    def can_furriery(self) -> bool:
        return self.me.goods["hides"] + self.me.goods["leather"] > 0

    def use_furriery(self) -> None:
        most = min(2, self.me.goods["leather"])
        hides = self.chance.randint(0, self.me.goods["hides"])
        leather = self.chance.randint(0 if hides or not most else 1, most)
        hides = hides or int(not leather)
        self.do(act.TradeFurs(hides, leather))
        self.me.pay({"hides": hides, "leather": leather})
        self.me.get({"bread": hides, "franc": 5 * leather})

    def can_haulage_firm(self) -> bool:
        return self.me.goods["franc"] >= 3 and bool(self.loads())

    def loads(self) -> list[tuple[str, str]]:
        enough = any if self.rules.haul_empty_space else all
        return [pair for pair in pairwise(QUAY) if enough(self.offers[space] for space in pair)]

    def use_haulage_firm(self) -> None:
        pair = self.chance.choice(self.loads())
        self.do(act.Haul(pair[0]))
        self.me.pay({"franc": 3})
        for space in pair:
            self.me.get({space: self.offers[space]})
            self.offers[space] = 0
