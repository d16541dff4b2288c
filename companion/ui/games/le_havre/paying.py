"""Paying in food or energy: the proposals as cards to choose from, and goods picked by hand."""

from collections.abc import Sequence
from typing import Any

from kivy.properties import ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.games.le_havre import facts
from companion.games.le_havre.actions import NOTHING, Feed
from companion.games.le_havre.choices import Payment
from companion.games.le_havre.payment import ways
from companion.games.le_havre.turn import rounds
from companion.referee.counts import Counts
from companion.ui.games.le_havre.sheets import HarbourSheet
from companion.ui.games.le_havre.tiles import amounts
from companion.ui.loader import load_kv
from companion.ui.widgets.buttons import LinkButton, PrimaryButton
from companion.ui.widgets.cards import SectionTitle
from companion.ui.widgets.signs import Amounts, Token
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.tapping import Tappable
from companion.ui.widgets.text import Figure, HugText, OneLine

__all__ = [
    "Amounts",
    "Figure",
    "HugText",
    "LinkButton",
    "OneLine",
    "Payer",
    "SectionTitle",
    "Token",
]


class WayCard(Tappable, Surface, BoxLayout):
    """One way to pay: the tokens, and what is to be said of it."""

    amounts = ListProperty()
    note = StringProperty()


class GoodKey(Tappable, Surface, BoxLayout):
    """A good that can be picked: token, how many are, and how many there are.

    A tap picks one more, after the last one none; a hold picks all of them.
    """

    good = StringProperty("fish")
    count = NumericProperty(0)
    most = NumericProperty(0)


class GoodsPicker(BoxLayout):
    """Goods picked by taps. `on_pick` follows every change of `goods`."""

    __events__ = ("on_pick",)

    goods = ObjectProperty(NOTHING)

    def __init__(self, among: Counts, goods: Counts = NOTHING, **properties: Any) -> None:
        super().__init__(goods=goods, **properties)
        order = (facts.FRANC, *facts.goods())
        self._keys = {kind: self._key(kind, among[kind]) for kind in order if among[kind]}
        for key in self._keys.values():
            self.ids.grid.add_widget(key)
        self._show()

    def on_pick(self) -> None:
        """What is picked has changed."""

    def _key(self, kind: str, most: int) -> GoodKey:
        key = GoodKey(good=kind, most=most)
        key.bind(on_release=lambda _: self._put(kind, (self.goods[kind] + 1) % (most + 1)))
        key.bind(on_hold=lambda _: self._put(kind, most))
        return key

    def _put(self, kind: str, count: int) -> None:
        self.goods = self.goods.put(kind, count)
        self._show()
        self.dispatch("on_pick")

    def _show(self) -> None:
        for kind, key in self._keys.items():
            key.count = self.goods[kind]
            key.chosen = bool(self.goods[kind])


class Payer(BoxLayout):
    """A payment: the cheapest is chosen, the others are a tap away, any other can be picked."""

    __events__ = ("on_pay",)

    paid = ObjectProperty(NOTHING)

    def __init__(
        self, board: Any, title: str, found: Sequence[Counts], notes: Sequence[str], purse: Counts
    ) -> None:
        super().__init__(paid=found[0])
        self._board, self._purse = board, purse
        self.ids.title.text = title
        self._cards = []
        for way, note in zip(found, notes, strict=True):
            card = WayCard(amounts=amounts(way), note=note, chosen=way == self.paid)
            card.text = board.play.app.words.things("le_havre.good", way.each())
            card.bind(on_release=lambda _, way=way: self._pay(way))
            self.ids.ways.add_widget(card)
            self._cards.append((way, card))
        self.ids.otherwise.text = board.say("le_havre.play.otherwise")

    def on_pay(self) -> None:
        """Something else is paid now."""

    def _pay(self, way: Counts) -> None:
        self.paid = way
        for each, card in self._cards:
            card.chosen = each == way
        self.dispatch("on_pay")

    def open_picker(self) -> None:
        """Any other payment is picked token by token."""
        self.ids.more.clear_widgets()
        picker = GoodsPicker(self._purse, self.paid)
        picker.bind(on_pick=lambda _: self._pay(picker.goods))
        self.ids.more.add_widget(picker)


def due_payer(board: Any, title: str, choice: Payment) -> Payer:
    """The ways to pay a due; a choice may want something to be spared."""
    due = choice.due
    found = [way for way in ways(due.worth, due.purse, due.amount) if choice.allows(way.tokens)]
    tokens = [way.tokens for way in found] or [next(choice.values(), due.everything())]
    notes = [wasted(board, way.waste) for way in found] or [""]
    return Payer(board, title, tokens, notes, due.everything())


def wasted(board: Any, count: int) -> str:
    if not count:
        return str(board.say("le_havre.play.exact"))
    return str(board.say("le_havre.play.wasted", count=count))


class MealSheet(HarbourSheet):
    """Another way to feed a player than the one proposed."""

    def __init__(self, board: Any, seat: int, **properties: Any) -> None:
        title = board.say("le_havre.play.feed-seat", seat=board.name(seat))
        super().__init__(board, title, **properties)
        due = rounds.food_due(board.state, seat)
        text = board.say("le_havre.play.due", count=due.amount)
        payer = due_payer(board, text, Payment(due))
        self.add_widget(payer)
        button = self.add_button(PrimaryButton(text=title))
        button.bind(on_release=lambda _: self._feed(Feed(seat, payer.paid)))

    def _feed(self, meal: Feed) -> None:
        if self._board.play.do(meal):
            self.close()


load_kv("games/le_havre/paying")
