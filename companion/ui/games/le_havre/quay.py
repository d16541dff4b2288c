"""The harbour: seven supply tiles with the ships beside them, and the seven offers on the quay."""

from typing import Any

from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout

from companion.games.le_havre import actions as act
from companion.games.le_havre import facts
from companion.games.le_havre.state import State
from companion.ui.loader import load_kv
from companion.ui.theme import theme
from companion.ui.widgets.cards import OfferCard
from companion.ui.widgets.repeating import in_order
from companion.ui.widgets.signs import Sign, Token
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.tapping import Tappable
from companion.ui.widgets.text import Icon

__all__ = ["Icon", "Quay", "Sign", "Surface", "Token"]


class Mooring(Tappable, BoxLayout):
    """A place beside the quay: the ship that lies there, and the supply tile behind it."""

    ship = StringProperty()  # the player's colour
    goods = ListProperty()
    interest = BooleanProperty(False)

    def on_goods(self, *_: Any) -> None:
        box = self.ids.goods
        box.clear_widgets()
        for good in self.goods:
            box.add_widget(Token(good=good, side=theme.token_small, pos_hint={"center_y": 0.5}))


class InterestMark(Surface, AnchorLayout):
    """Says that a supply tile collects interest."""


class Quay(BoxLayout):
    """Tiles and offers keep their places; what can be taken is lit."""

    shore = NumericProperty(0)  # where the sea ends

    def __init__(self, board: Any, **properties: Any) -> None:
        super().__init__(**properties)
        self._board = board
        for _ in range(facts.turns_per_round()):
            self.ids.moorings.add_widget(Mooring())
        for good in facts.offer_spaces():
            name = board.play.app.words.name("le_havre.good", good, 2)
            card = OfferCard(good=good, text=name[:1].upper() + name[1:])
            card.bind(on_release=lambda _, good=good: board.take(good))
            card.bind(on_hold=lambda _: board.play.read("le_havre.offer"))
            self.ids.offers.add_widget(card)

    def show(self) -> None:
        state: State = self._board.state
        takes = self._board.offered(act.TakeOffer)
        lit = {good for offer in takes for good in offer.choice("good").values()}
        for good, card in zip(facts.offer_spaces(), in_order(self.ids.offers), strict=True):
            card.figure = str(state.offers[good])
            card.lit = good in lit
            card.refused = not state.offers[good]
        self._show_moorings(state)

    def _show_moorings(self, state: State) -> None:
        ships = lying(state)
        for place, mooring in enumerate(in_order(self.ids.moorings)):
            tile = facts.tiles().get(state.tiles[place])
            mooring.goods = tile.goods if tile else ()
            mooring.interest = tile is not None and tile.interest
            seat = ships.get(place)
            mooring.ship = "" if seat is None else self._board.colour(seat)
            mooring.chosen = place == state.turn.number - 1 and not state.final


def lying(state: State) -> dict[int, int]:
    """Which player's ship lies at which place. Ships go on in turn and stay where they came to."""
    if state.over or state.final:
        return {}
    places, number, count = facts.turns_per_round(), state.turn.number - 1, len(state.players)
    found: dict[int, int] = {}
    for back in range(count):
        place = number - back
        if place < 0 and state.round == 1:
            break
        found.setdefault(place % places, (state.turn.seat - back) % count)
    return found


load_kv("games/le_havre/quay")
