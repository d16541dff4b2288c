"""Cards on the board: a proposal with its cost, and a building with owner, fee and person."""

from collections.abc import Iterator
from typing import Any

from kivy.properties import BooleanProperty, ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from companion.games.le_havre import cards, facts, fees
from companion.games.le_havre.facts import FRANC
from companion.games.le_havre.state import State
from companion.referee.counts import Counts
from companion.ui.loader import load_kv
from companion.ui.widgets.signs import Amount, Amounts, Sign
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.tapping import Tappable
from companion.ui.widgets.text import Figure, HugText, Icon, OneLine

__all__ = [
    "Amounts",
    "BuildingTile",
    "Figure",
    "HugText",
    "Icon",
    "OneLine",
    "ProposalTile",
    "Sign",
]


class ProposalTile(Tappable, Surface, BoxLayout):
    """The top of a pile: what it costs, and what it is worth. Empty once nothing is left."""

    number = StringProperty()
    cost = ListProperty()
    value = StringProperty()


class BuildingTile(Tappable, Surface, BoxLayout):
    """A building that stands. Lit if the player on turn can go in; otherwise pale."""

    number = StringProperty()
    owner = StringProperty()  # the colour; empty for the town
    note = StringProperty()
    persons = ListProperty()  # the colours of those inside
    lit = BooleanProperty(False)

    def on_persons(self, *_: Any) -> None:
        box = self.ids.persons
        box.clear_widgets()
        for colour in self.persons:
            box.add_widget(Person(colour=colour))


class Person(FloatLayout):
    """A player's disc in a building."""

    colour = StringProperty("red")


def amounts(cost: Counts) -> list[Amount]:
    """In the order goods stand on a card."""
    order = (FRANC, *facts.goods())
    return [Amount(str(cost[kind]), good=kind) for kind in order if cost[kind]]


def show_proposal(board: Any, tile: ProposalTile, pile: tuple[str, ...]) -> None:
    if not pile:
        tile.number, tile.text, tile.value = "", board.say("le_havre.empty"), ""
        tile.cost, tile.refused = [], True
        return
    card = facts.building(pile[0])
    tile.number, tile.value, tile.refused = card.number, str(card.value), False
    tile.text = _name(board, card)
    tile.cost = amounts(cards.printed_cost(board.state, card.id) or Counts())


def show_building(board: Any, tile: BuildingTile, building: str, lit: bool) -> None:
    state: State = board.state
    card, owner = facts.building(building), state.owner(building)
    tile.number, tile.lit = card.number, lit
    tile.text = _name(board, card)
    tile.owner = "" if owner is None else board.colour(owner)
    tile.note = fee_text(board, building)
    tile.persons = [board.colour(seat) for seat in state.inside(building)]


def _name(board: Any, card: facts.Building) -> str:
    """Cards of the same name are told apart by their number, which stands beside it here."""
    name: str = board.play.app.words.name("le_havre.building", card.id)
    return name.removesuffix(f"({card.number})").removesuffix(f"（{card.number}）").rstrip()


def fee_text(board: Any, building: str) -> str:
    """The fee as it is printed, for whoever has to pay one."""
    if facts.building(building).locked:
        return str(board.say("le_havre.play.no-action"))
    options = fees.alternatives(board.state, building)
    if not options:
        own = building in board.state.active.buildings
        return str(board.say("le_havre.play.own" if own else "le_havre.play.free"))
    return str(board.say("le_havre.play.or").join(_priced(board, options)))


def _priced(board: Any, options: tuple[Counts, ...]) -> Iterator[str]:
    for option in options:
        for kind, count in option.items():
            yield board.say(f"le_havre.play.fee.{kind}", count=count)


load_kv("games/le_havre/tiles")
