"""What holds at every building of a kind. The figures stand in the file of the building."""

from companion.games.le_havre.actions import Exchange
from companion.games.le_havre.facts import FRANC
from companion.referee.counts import Counts
from tests.games.le_havre.buildings.visits import Refused, Visit, fee_too_small

MANY = 30


class Priced:
    """A building with a fee, as it is printed; 0 is what cannot be paid with."""

    visit: Visit
    fee_food: int = 0
    fee_francs: int = 0

    @property
    def too_small(self) -> Refused:
        return fee_too_small(self.visit.building, food=self.fee_food, francs=self.fee_francs)


class Source(Priced):
    """A building that gives the same to everybody."""

    gives: Counts

    def test_what_it_gives(self) -> None:
        assert self.visit.brings() == dict(self.gives)

    def test_symbols_bring_no_more(self) -> None:
        visit = self.visit.where(owns=("business_office", "joinery"))
        assert visit.brings() == dict(self.gives)

    def test_its_fee(self) -> None:
        assert self.visit.refuses_entry({}) == self.too_small

    def test_its_owner_pays_no_fee(self) -> None:
        assert self.visit.owned().brings() == dict(self.gives)


class Shop(Priced):
    """A building that buys any number of sets of goods, at a fixed price."""

    buys: Counts
    francs: int
    most: int = MANY
    """How many sets the tests sell at once: whatever the card allows."""

    @property
    def article(self) -> str:
        return f"building.{self.visit.building}"

    def sets(self, count: int) -> dict[str, int]:
        return {good: number * count for good, number in self.buys.items()}

    def check_sale(self, count: int) -> None:
        sold = {good: -number for good, number in self.sets(count).items()}
        brings = self.visit.brings(Exchange(count), **self.sets(count))
        assert brings == {**sold, FRANC: self.francs * count}

    def test_one_set(self) -> None:
        self.check_sale(1)

    def test_as_many_as_allowed(self) -> None:
        self.check_sale(self.most)

    def test_not_none(self) -> None:
        refused = self.visit.refuses(Exchange(0), **self.sets(1))
        assert refused == ("must-act.nothing", {"building": self.visit.building})

    def test_not_more_than_one_has(self) -> None:
        first = min(self.buys)
        refused = self.visit.refuses(Exchange(2), **self.sets(1))
        about = {"good": first, "need": 2 * self.buys[first], "has": self.buys[first]}
        assert refused == (f"{self.article}.goods", about)

    def test_nobody_goes_in_without_each_of_the_goods(self) -> None:
        for good, need in self.buys.items():
            others = {other: MANY for other in self.buys if other != good}
            about = {"good": good, "need": need, "has": 0}
            assert self.visit.refuses_entry(**others) == (f"{self.article}.goods", about)

    def test_its_fee(self) -> None:
        refused = self.visit.refuses_entry({}, **self.sets(1))
        assert refused == self.too_small


class LimitedShop(Shop):
    """A building that buys only so many sets in a visit."""

    def test_not_one_more(self) -> None:
        count = self.most + 1
        refused = self.visit.refuses(Exchange(count), **self.sets(count))
        assert refused == (f"{self.article}.times", {"has": count, "most": self.most})
