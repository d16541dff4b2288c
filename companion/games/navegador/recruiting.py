"""Workers and ships: bought alike, at churches and shipyards or dearer, up to a limit."""

from dataclasses import dataclass

from companion.games.navegador import facts
from companion.games.navegador.state import State
from companion.referee.ruling import Refusal


@dataclass(frozen=True, slots=True)
class Terms:
    """What decides about a purchase: cheap places, room up to the limit, and the dear price."""

    places: int
    room: int
    extra: int

    def price(self, count: int) -> int:
        cheap = min(count, self.places)
        return cheap * facts.place_price() + (count - cheap) * self.extra

    def virtual(self, count: int) -> int:
        """How many of them are beyond the limit and sold at once."""
        return max(0, count - self.room)

    def income(self, count: int) -> int:
        return self.virtual(count) * facts.virtual_income()

    def most(self) -> int:
        """Beyond the limit only the cheap places produce anything."""
        return max(self.places, self.room)

    def affordable(self, cash: int) -> int:
        """The most that can be bought: everything is paid before anything is sold."""
        counts = range(self.most() + 1)
        return max(count for count in counts if self.price(count) <= cash)


def worker_terms(state: State) -> Terms:
    holding = state.active
    room = facts.most_workers() - holding.workers
    return Terms(holding.churches, room, facts.phase(state.phase).extra)


def ship_terms(state: State) -> Terms:
    holding = state.active
    room = facts.most_ships() - holding.ships.total()
    return Terms(holding.shipyards, room, facts.phase(state.phase).extra)


def check(article: str, state: State, terms: Terms, count: int) -> None:
    """Refuses a purchase under the article of its space."""
    if count < 1:
        raise Refusal(article, "number")
    if count > terms.most():
        most = terms.most()
        raise Refusal(article, "limit", n=most, has=most, needs=count, places=terms.places)
    price, cash = terms.price(count), state.active.cash
    if price > cash:
        raise Refusal(article, "cash", seat=state.turn.seat, n=count, has=cash, needs=price)
