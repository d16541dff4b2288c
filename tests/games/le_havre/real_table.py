"""A real table beside the app: shuffled tiles and cards, goods in the hand, played by the book.

Nothing of the referee's reckoning is used here, only what is printed on the cards. Whatever is done
is legal, so the referee may refuse none of it; it must not go on while there is something to do;
and all figures must agree after every step.
"""

from collections import Counter

from companion.games.le_havre import actions as act
from companion.games.le_havre import facts
from companion.referee.counts import Counts
from tests.games.le_havre.real_buildings import Buildings
from tests.games.le_havre.real_things import FOOD, Goods, Person

KEEN = ("wharf_1", "wharf_2", "shipping_line", "smokehouse", "bakehouse", "abattoir", "colliery")
"""Where people go a little more often than elsewhere, to have something to eat."""


class RealTable(Buildings):
    def make_rich(self) -> None:
        """Everybody has plenty, and the town most buildings: everything gets used."""
        for seat, person in enumerate(self.people):
            for good in facts.goods():
                person.goods[good] = self.chance.randint(0, 12)
                self.do(act.CorrectGoods(seat, good, person.goods[good]))
            person.goods["franc"] = self.chance.randint(0, 90)
            self.do(act.CorrectCash(seat, person.goods["franc"]))
            person.loans = self.chance.choice((0, 0, 1, 2, 4))
            self.do(act.CorrectLoans(seat, person.loans))
        for pile in self.piles:
            for card in pile[1:]:
                if self.likely(0.5):
                    pile.remove(card)
                    self.give_to_town(card)
        reveals = sum(card.town == "special" for card in self.rounds)
        kept = {*self.specials[:reveals], "football_stadium"}
        if len(self.people) == 1 and not self.rules.solo_harbour_watch:
            kept.add("harbour_watch")
        for card in facts.specials() if self.variant == facts.FULL else ():
            if card not in kept:
                self.give_to_town(card)

    def give_to_town(self, card: str) -> None:
        self.town.append(card)
        self.do(act.CorrectBuilding(card, "town"))

    # The game

    def play_game(self) -> None:
        for card in self.rounds:
            for number in range(7):
                self.number = number + 1
                self.supply(number)
                self.take_turn()
                self.seat = (self.seat + 1) % len(self.people)
            self.end_round(card)
            self.round += 1
        self.final = True
        for number in range(len(self.people)):
            self.number = number + 1
            self.take_turn()
            self.seat = (self.seat + 1) % len(self.people)
        assert self.state.over
        self.compare()
        self.compare_score()

    def supply(self, number: int) -> None:
        self.sold = set()
        tile = facts.tiles()[self.tiles[number]]
        self.before_interest(tile.interest)
        if self.round == 1 and number < 6:
            self.do(act.TurnUp(tile.id))
        elif self.state.turn.step == "supply":
            self.do(act.Supply())
        self.offers.update(tile.goods)
        if tile.interest:
            self.pay_interest()
        self.compare()

    def before_interest(self, interest: bool) -> None:
        for seat, person in enumerate(self.people):
            most = min(person.loans, person.goods["franc"] // 5)
            if interest and most:
                assert self.state.turn.step == "supply", "nobody was asked before interest"
                if self.likely(0.5):
                    self.repay(seat, self.chance.randint(1, most))

    def pay_interest(self) -> None:
        order = [(self.seat + step) % len(self.people) for step in range(len(self.people))]
        for seat in order:
            person = self.people[seat]
            if not person.loans:
                continue
            if not person.goods["franc"] and seat in self.state.waiting:
                if self.likely(0.5):
                    self.sell(seat)
                else:
                    self.do(act.Borrow(seat))
            if not person.goods["franc"]:
                person.loans += 1
                person.get({"franc": 4})
                self.seen["interest on credit"] += 1
            person.pay({"franc": 1})

    def take_turn(self) -> None:
        if self.likely(0.06):
            self.sell(self.chance.randrange(len(self.people)))
        self.maybe_buy(0.4)
        self.main_action()
        self.maybe_repay()
        self.maybe_buy(0.4)
        if self.affordable() and not self.final:
            assert self.ours(), "the turn was ended while something could be bought"
        if self.ours() and self.state.turn.step == "done":
            self.do(act.EndTurn())

    # Beside the main action

    def affordable(self) -> list[str]:
        ships = [stack[0] for stack in self.stacks.values() if stack]
        cards = [*self.town, *self.tops(), *ships]
        priced = ((card, self.price(card)) for card in cards if card not in self.sold)
        cash = self.me.goods["franc"]
        return [card for card, price in priced if price is not None and price <= cash]

    @staticmethod
    def price(card: str) -> int | None:
        if card in facts.ships():
            return {"wooden": 14, "iron": 20, "steel": 30}.get(facts.ships()[card].type)
        return facts.building(card).price

    def maybe_buy(self, share: float) -> None:
        while not self.final and self.likely(share) and (cards := self.affordable()):
            ships = [card for card in cards if card in facts.ships()]
            card = self.chance.choice(ships or cards)
            self.do(act.Buy(card))
            self.me.pay({"franc": self.price(card) or 0})
            self.take_card(card)
            self.compare()

    def sell(self, seat: int) -> None:
        person = self.people[seat]
        cards = [*person.buildings, *person.ships]
        if not cards:
            return
        card = self.chance.choice(cards)
        self.do(act.Sell(seat, card))
        if card in facts.ships():
            ship = facts.ships()[card]
            person.ships.remove(card)
            self.stacks[ship.type].insert(0, card)
            person.get({"franc": ship.value // 2})
        else:
            person.buildings.remove(card)
            self.town.append(card)
            self.send_home(card)
            person.get({"franc": facts.building(card).value // 2})
            if seat == self.seat or self.rules.sold_is_closed:
                self.sold.add(card)

    def repay(self, seat: int, loans: int) -> None:
        self.do(act.Repay(seat, loans))
        self.people[seat].loans -= loans
        self.people[seat].pay({"franc": 5 * loans})

    def maybe_repay(self) -> None:
        most = min(self.me.loans, self.me.goods["franc"] // 5)
        if self.final and most:
            assert self.ours(), "the last turn was ended while a loan could be repaid"
        if most and self.ours() and self.likely(0.5 if self.final else 0.2):
            self.repay(self.seat, self.chance.randint(1, most))

    # Main actions

    def main_action(self) -> None:
        full = [space for space, number in self.offers.items() if number]
        # A rich offer is not left to others.
        rich = max(self.offers.values()) > self.chance.randint(3, 10)
        visits = self.visits() if not full or not rich else []
        if visits and (not full or self.likely(0.85)):
            building, fee = max(visits, key=self.liking)
            self.do(act.Enter(building, Counts(fee)))
            self.go_in(building, fee)
        elif full:
            space = max(full, key=lambda each: (self.offers[each], self.chance.random()))
            self.do(act.TakeOffer(space))
            self.me.get({space: self.offers[space]})
            self.offers[space] = 0
        else:
            self.do(act.EndTurn())
        self.compare()

    def liking(self, visit: tuple[str, Goods]) -> float:
        """Where nobody has been is tried first, more often than not."""
        building, _ = visit
        return self.chance.random() + (building in KEEN) / 3 + (building not in self.seen) / 2

    # The end of a round

    def end_round(self, card: facts.Round) -> None:
        if not self.rules.harvest_after_feeding:
            self.harvest(card)
        for seat in range(len(self.people)):
            self.feed((self.seat + seat) % len(self.people), card.food)
        if self.rules.harvest_after_feeding:
            self.harvest(card)
        self.town_builds(card.town)
        ship = facts.ships()[card.ship]
        self.stacks[ship.type].insert(0, card.ship)

    def harvest(self, card: facts.Round) -> None:
        for person in self.people if card.harvest else ():
            person.goods["grain"] += person.goods["grain"] >= 1
            cattle = person.goods["cattle"]
            double = "feedlot" in person.buildings and 2 <= cattle <= 6
            person.goods["cattle"] += 2 if double else int(cattle >= 2)

    def feed(self, seat: int, food: int) -> None:
        person = self.people[seat]
        if self.due(person, food) and self.likely(0.1):
            self.sell(seat)
        due = self.due(person, food)
        if not due:
            return
        paid = self.some_payment(FOOD, due, person.goods)
        if paid is not None:
            self.do(act.Feed(seat, Counts(paid)))
            person.pay(paid)
            return
        everything = Counter({good: person.goods[good] for good in FOOD})
        missing = due - sum(FOOD[good] * number for good, number in everything.items())
        self.do(act.Feed(seat, Counts(everything)))
        person.pay(everything)
        loans = -(-missing // 4)
        person.loans += loans
        person.get({"franc": 4 * loans - missing})
        self.seen["fed on credit"] += 1

    def due(self, person: Person, food: int) -> int:
        table = {"wooden": (5, 4, 3, 2, 1), "iron": (7, 5, 4, 3, 2), "steel": (10, 7, 6, 5, 3)}
        each = (table.get(facts.ships()[ship].type, (0,) * 5) for ship in person.ships)
        return max(0, food - sum(line[len(self.people) - 1] for line in each))

    def town_builds(self, what: str | None) -> None:
        if what == "basic" and self.tops():
            lowest = min(self.tops(), key=lambda card: int(facts.building(card).number))
            next(pile for pile in self.piles if pile[:1] == [lowest]).pop(0)
            self.town.append(lowest)
            self.fill()
        elif what == "special":
            card = self.specials.pop(0)
            self.do(act.Reveal(card))
            if card == "football_stadium":
                self.aside.append(card)
                self.fill()
            else:
                self.town.append(card)

    # The end of the game

    def compare_score(self) -> None:
        sheet = self.match.game.score(self.state)
        totals = tuple(map(self.fortune, self.people))
        assert sheet.totals == totals
        best = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
        assert sheet.winners == best

    def fortune(self, person: Person) -> int:
        total = sum(facts.building(card).value for card in person.buildings)
        total += sum(facts.ships()[ship].value for ship in person.ships)
        ships = len(person.ships) + ("luxury_yacht" in person.buildings)
        industrial, economic = person.kind("industrial"), person.kind("economic")
        bonus = {
            "storehouse": person.tokens.total() // 2,
            "dock": 4 * ships,
            "town_hall": 4 * person.kind("public") + 2 * person.kind("craftsman"),
            "bank": 3 * industrial + 2 * economic,
            "business_park": 2 * industrial,
            "guildhouse": 2 * economic,
        }
        total += sum(points for card, points in bonus.items() if card in person.buildings)
        return total + person.goods["franc"] - 7 * person.loans
