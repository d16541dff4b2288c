"""A form made from the offers of a building: one question for each field that leaves a choice.

What is asked later depends on what was chosen before. Fields that hold goods come last.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.games.le_havre import actions as act
from companion.games.le_havre import facts
from companion.games.le_havre.choices import Different, Heap, Payment, Sets
from companion.games.le_havre.facts import Building
from companion.games.le_havre.payment import value_of
from companion.games.le_havre.state import State
from companion.referee.action import Action
from companion.referee.choice import Choice, Number, OneOf
from companion.referee.counts import Counts
from companion.referee.offer import Offer
from companion.ui.games.le_havre.entering import by_cheapness
from companion.ui.games.le_havre.naming import card_title
from companion.ui.games.le_havre.paying import GoodsPicker, Payer, due_payer
from companion.ui.loader import load_kv
from companion.ui.widgets.cards import SectionTitle
from companion.ui.widgets.chips import ChoiceRow, Option
from companion.ui.widgets.numbers import Key, NumberKeys

FULLY = {
    act.Exchange: ("times",),
    act.LoadShips: ("wooden", "iron", "steel"),
    act.TradeFood: ("charcoal", "coal"),
    act.TradeFurs: ("hides", "leather"),
}
"""Fields of which as much as can be is proposed; of all others, the first or the least."""
FEE = "fee"  # of the building that somebody was sent home from


class EffectForm(BoxLayout):
    """Asks what is done in a building. `action` is what was chosen so far."""

    __events__ = ("on_change",)

    def __init__(
        self, board: Any, state: State, card: Building, offers: Sequence[Offer], **properties: Any
    ) -> None:
        super().__init__(**properties)
        self._board, self._state, self._card = board, state, card
        self._offers = tuple(offers)
        self._kind = self._offers[0].kind
        self._values: dict[str, Any] = {}
        self._rebuild()

    @property
    def action(self) -> Action:
        action: Action = self._kind(**self._values)
        return action

    def allowed(self) -> bool:
        return any(offer.covers(self.action) for offer in self._offers)

    def on_change(self) -> None:
        """Something else was chosen."""

    def _put(self, field: str, value: Any) -> None:
        self._values[field] = value
        self._rebuild()
        self.dispatch("on_change")

    def _put_goods(self, field: str, value: Any) -> None:
        """The picker shows it already."""
        self._values[field] = value
        self.dispatch("on_change")

    def _turn_to(self, kind: str) -> None:
        self._kind = next(offer.kind for offer in self._offers if offer.kind.__name__ == kind)
        self._values = {}
        self._rebuild()
        self.dispatch("on_change")

    # The questions

    def _rebuild(self) -> None:
        self.clear_widgets()
        for part in self._questions():
            self.add_widget(part)

    def _questions(self) -> Iterator[Widget]:
        yield from self._kinds()
        matching = [offer for offer in self._offers if offer.kind is self._kind]
        fields = tuple(self._kind.__dataclass_fields__)
        plain = [
            field
            for field in fields
            if field != FEE and all(_is_plain(offer.choice(field)) for offer in matching)
        ]
        for field in plain:
            values = _values(matching, field)
            if self._values.get(field) not in values:
                self._values[field] = self._proposed(field, values)
            if len(values) > 1:
                yield from self._question(field, values)
            chosen = self._values[field]
            matching = [offer for offer in matching if offer.choice(field).allows(chosen)]
        for field in fields:
            if field not in plain:
                yield from self._goods(field, [offer.choice(field) for offer in matching])

    def _kinds(self) -> Iterator[Widget]:
        kinds = list(dict.fromkeys(offer.kind for offer in self._offers))
        if len(kinds) > 1:
            options = [Option(kind.__name__, self._said("kind", kind)) for kind in kinds]
            row = ChoiceRow(options=options, chosen=self._kind.__name__)
            row.bind(on_choose=lambda _, key: self._turn_to(key))
            yield row

    def _proposed(self, field: str, values: Sequence[Any]) -> Any:
        return values[-1] if field in FULLY.get(self._kind, ()) else values[0]

    def _question(self, field: str, values: Sequence[Any]) -> Iterator[Widget]:
        yield SectionTitle(text=self._said("ask", self._kind, field))
        chosen = self._values[field]
        if isinstance(chosen, int) and field != "seat":
            keys = NumberKeys(keys=[Key(value) for value in values], chosen=chosen)
            keys.scroll_x = values.index(chosen) / (len(values) - 1)  # in sight among many
            keys.bind(on_pick=lambda _, value: self._put(field, value))
            yield keys
        else:
            options = [self._option(field, value) for value in values]
            row = ChoiceRow(options=options, chosen=str(chosen))
            by_key = {str(value): value for value in values}
            row.bind(on_choose=lambda _, key: self._put(field, by_key[key]))
            yield row

    def _option(self, field: str, value: Any) -> Option:
        words = self._board.play.app.words
        if field == "seat":
            place = words.name("le_havre.building", str(self._state.players[value].disc))
            text = self._board.say("le_havre.play.at", seat=self._board.name(value), building=place)
            return Option(str(value), text, colour=self._board.colour(value))
        if field in ("building", "ship"):
            return Option(str(value), card_title(words, value))
        return Option(str(value), words.name("le_havre.good", str(value)))

    def _said(self, what: str, kind: type[Action], field: str = "") -> str:
        message = f"le_havre.play.{what}.{kind.__name__}"
        return str(self._board.say(f"{message}.{field}" if field else message))

    # Goods

    def _goods(self, field: str, choices: Sequence[Any]) -> Iterator[Widget]:
        if field == FEE:
            yield from self._fee(choices[0])
            return
        bare = any(isinstance(choice, OneOf) for choice in choices)
        choice = next((each for each in choices if not isinstance(each, OneOf)), choices[0])
        if bare:
            yield from self._more_or_not(field, choice)
        elif isinstance(choice, Payment):
            yield from self._payment(field, choice)
        else:
            yield from self._picker(field, choice)

    def _more_or_not(self, field: str, choice: Any) -> Iterator[Widget]:
        """Goods for energy, or none."""
        wants = bool(self._values.setdefault(field, act.NOTHING))
        options = [
            Option("", self._board.say("le_havre.play.no-more")),
            Option("more", self._board.say("le_havre.play.more")),
        ]
        row = ChoiceRow(options=options, chosen="more" if wants else "")
        least = next(choice.values()) if isinstance(choice, Payment) else act.NOTHING
        row.bind(on_choose=lambda _, key: self._put(field, least if key else act.NOTHING))
        yield row
        if wants and isinstance(choice, Payment):
            yield from self._payment(field, choice)

    def _payment(self, field: str, choice: Payment) -> Iterator[Widget]:
        due = choice.due
        if not due.amount:
            self._values[field] = act.NOTHING
            return
        title = self._board.say(f"le_havre.play.due.{due.article}", count=due.amount)
        payer = due_payer(self._board, title, choice)
        yield from self._paid(field, payer)

    def _fee(self, choice: Choice) -> Iterator[Widget]:
        seat, usual = self._values["seat"], tuple(choice.values())
        found = by_cheapness(self._state, str(self._state.players[seat].disc), usual)
        if found == (act.NOTHING,):
            self._values[FEE] = act.NOTHING
            return
        title = self._board.say("le_havre.play.entry-fee")
        notes = [""] * len(found)
        yield from self._paid(
            FEE, Payer(self._board, title, found, notes, self._state.active.purse)
        )

    def _paid(self, field: str, payer: Payer) -> Iterator[Widget]:
        self._values[field] = payer.paid
        payer.bind(on_pay=lambda _: self._put_goods(field, payer.paid))
        yield payer

    def _picker(self, field: str, choice: Any) -> Iterator[Widget]:
        among, most = _heap_of(choice)
        chosen = _proposed_goods(choice)
        as_tuple = isinstance(choice, Different)
        self._values[field] = chosen.each() if as_tuple else chosen
        yield SectionTitle(text=self._picks(choice, most))
        picker = GoodsPicker(among, chosen)
        picker.bind(
            on_pick=lambda _: self._put_goods(
                field, picker.goods.each() if as_tuple else picker.goods
            )
        )
        yield picker

    def _picks(self, choice: Any, most: int) -> str:
        if isinstance(choice, Sets):
            return str(self._board.say("le_havre.play.pick-sets", number=choice.size))
        if choice.least == choice.most:
            return str(self._board.say("le_havre.play.pick", count=choice.most))
        return str(self._board.say("le_havre.play.pick-up-to", least=choice.least, count=most))


def _is_plain(choice: Any) -> bool:
    if isinstance(choice, OneOf):
        return not any(isinstance(value, Counts) for value in choice.options)
    return isinstance(choice, Number)


def _values(offers: Sequence[Offer], field: str) -> list[Any]:
    """Numbers in their order, whichever offer they come from."""
    found = dict.fromkeys(value for offer in offers for value in offer.choice(field).values())
    if all(isinstance(value, int) for value in found):
        return sorted(found)
    return list(found)


def _heap_of(choice: Any) -> tuple[Counts, int]:
    """The goods there are to pick from, and how many may be picked."""
    if isinstance(choice, Different):
        return Counts(dict.fromkeys(choice.options, 1)), choice.most
    if isinstance(choice, Sets):
        among = choice.single.plus(choice.in_sets)
        return among, among.total()
    return choice.among, min(choice.most, choice.among.total())


def _proposed_goods(choice: Any) -> Counts:
    """What is picked beforehand: nothing where it is a matter of taste."""
    if not isinstance(choice, Heap):
        return act.NOTHING
    tokens = sorted(choice.among.each(), key=value_of)
    if choice.least == choice.most:
        return Counts.of(tokens[: choice.most])
    dear = sorted(tokens, key=lambda good: -facts.goods()[good].shipping_price)
    return Counts.of(dear[: choice.most])


load_kv("games/le_havre/form")
