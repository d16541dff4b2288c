"""The form of a building: the fee, what is done, how it is paid, and what comes of it."""

from typing import Any

from kivy.properties import ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.games.le_havre import facts, fees, visiting
from companion.games.le_havre.actions import NOTHING, EndAction, Enter, Exchange
from companion.games.le_havre.buildings import exchanging
from companion.games.le_havre.state import State
from companion.referee.action import Action
from companion.referee.counts import Counts
from companion.referee.ruling import Happening, Refusal
from companion.ui.games.le_havre import preview
from companion.ui.games.le_havre.entering import fee_ways, waste
from companion.ui.games.le_havre.form import EffectForm
from companion.ui.games.le_havre.naming import building_title, card_title
from companion.ui.games.le_havre.paying import Payer, wasted
from companion.ui.loader import load_kv
from companion.ui.theme import theme
from companion.ui.widgets.buttons import OutlineButton, PrimaryButton
from companion.ui.widgets.numbers import figure_text
from companion.ui.widgets.sheet import BottomSheet
from companion.ui.widgets.signs import Token
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.text import Figure, HugText, Text

__all__ = ["ActionSheet", "Figure", "HugText", "Surface", "Text", "Token"]


class Change(BoxLayout):
    """How much of a thing there was, is, and the difference."""

    good = StringProperty("fish")
    before = StringProperty()
    after = StringProperty()
    difference = StringProperty()
    ink = StringProperty("ok")


class Result(Surface, BoxLayout):
    """What a form would come to: the changes, and the story."""

    story = StringProperty()
    changes = ListProperty()

    def on_changes(self, *_: Any) -> None:
        self.ids.changes.clear_widgets()
        for good, before, after in self.changes:
            more = after > before
            self.ids.changes.add_widget(
                Change(
                    good=good,
                    before=str(before),
                    after=str(after),
                    difference=f"+{after - before}" if more else figure_text(after - before),
                    ink="ok" if more else "bad",
                )
            )


class ActionSheet(BottomSheet):
    """A building to be entered, or the one that is in use, with the result before it is done."""

    def __init__(self, board: Any, building: str = "", **properties: Any) -> None:
        self.state: State = board.state
        self._inside = not building
        self._name = building or visiting.card_in_use(self.state).id
        title = building_title(board.play.app.words, self._name)
        super().__init__(title=title, icon="book-open-variant", **properties)
        self._board = board
        self.icon_text = board.say("ui.play.rules")
        self.bind(on_icon_tap=lambda _: board.play.read(f"le_havre.building.{self._name}"))
        self.subtitle = self._about()
        self._fee = NOTHING
        self._form: EffectForm | None = None
        self._body = BoxLayout(
            orientation="vertical", size_hint_y=None, height=0, spacing=theme.s12
        )
        self._body.bind(minimum_height=self._body.setter("height"))
        if not self._inside:
            self._ask_fee()
        self.add_widget(self._body)
        self._result = Result()
        self.add_widget(self._result)
        self._add_buttons()
        self._show_form()

    def _about(self) -> str:
        """Whose it is, and what kind of building."""
        board, words = self._board, self._board.play.app.words
        kind = words.name("le_havre.category", facts.building(self._name).category)
        owner = self.state.owner(self._name)
        if owner is None:
            return str(board.say("le_havre.play.of-town", kind=kind))
        return str(board.say("le_havre.play.of-player", owner=board.name(owner), kind=kind))

    def _ask_fee(self) -> None:
        state, say = self.state, self._board.say
        found = fee_ways(state, self._name)
        self._fee = found[0]
        if not self._fee:
            return
        options, owner = fees.alternatives(state, self._name), state.owner(self._name)
        notes = [wasted(self._board, waste(options, fee)) for fee in found]
        title = (
            say("le_havre.play.entry-fee")
            if owner is None
            else say("le_havre.play.fee-to", owner=self._board.name(owner))
        )
        payer = Payer(self._board, title, found, notes, _edible(state))
        payer.bind(on_pay=lambda _: self._pay_fee(payer.paid))
        self.add_widget(payer)

    def _pay_fee(self, fee: Counts) -> None:
        self._fee = fee
        self._show_form()

    def _add_buttons(self) -> None:
        say = self._board.say
        ends = self._inside and bool(self._board.offered(EndAction))
        left = OutlineButton(text=say("le_havre.play.enough" if ends else "ui.cancel"))
        left.bind(on_release=lambda _: self._leave(ends))
        self.add_button(left)
        self.button = self.add_button(PrimaryButton())
        self.button.bind(on_release=lambda _: self._confirm())

    def _leave(self, ends: bool) -> None:
        self.close()
        if ends:
            self._board.play.do(EndAction())

    # What is chosen, and what it comes to

    @property
    def _visit(self) -> Enter | None:
        return None if self._inside else Enter(self._name, self._fee)

    @property
    def _action(self) -> Action | None:
        return self._form.action if self._form else None

    def _show_form(self) -> None:
        """The questions depend on what is left once the fee is paid."""
        self._body.clear_widgets()
        self._form = None
        try:
            if self._visit is not None:
                visiting.check_visit(self.state, self._name, self._fee)
            inside = preview.entered(self.state, self._visit).state if self._visit else self.state
        except Refusal as refusal:
            self._show_refusal(refusal)
            return
        offers = preview.options(inside)
        if offers:
            card = visiting.card_in_use(inside)
            self._form = EffectForm(self._board, inside, card, offers)
            self._form.bind(on_change=lambda _: self._show())
            self._body.add_widget(self._form)
        self._show()

    def _show(self) -> None:
        told: list[Happening] = []
        state = self.state
        try:
            if self._visit is not None:
                outcome = preview.entered(state, self._visit)
                state, told = outcome.state, [*outcome.happenings]
            if self._action is not None:
                outcome = preview.carried_out(state, self._action)
                state, told = outcome.state, [*told, *outcome.happenings]
        except Refusal as refusal:
            self._show_refusal(refusal)
            return
        before = self.state.active.purse
        after = state.players[self.state.turn.seat].purse
        self._result.changes = [*preview.changes(before, after)]
        self._result.story = " ".join(self._told(each) for each in told)
        self.button.refused = False
        self.button.text = self._button_text()

    def _show_refusal(self, refusal: Refusal) -> None:
        play = self._board.play
        self._result.changes = []
        self._result.story = play.app.words.refusal(refusal, play.names, play.match.game)
        self.button.refused = True
        self.button.text = self._button_text()

    def _told(self, happening: Happening) -> str:
        play = self._board.play
        told: str = play.app.words.happening(happening, play.names, play.match.game)
        return told

    def _button_text(self) -> str:
        say, action = self._board.say, self._action
        words = self._board.play.app.words
        if isinstance(action, Exchange):
            card = facts.building(self._name)
            goods = words.things("le_havre.good", exchanging.given(card, action.times).each())
            return str(say("le_havre.play.give", goods=goods))
        card_built = getattr(action, "building", "") or getattr(action, "ship", "")
        if card_built:
            return str(say("le_havre.play.build", card=card_title(words, card_built)))
        return str(say("le_havre.play.use" if self._visit else "le_havre.play.do-it"))

    def _confirm(self) -> None:
        if self.button.refused:
            return
        visit, action = self._visit, self._action
        self.close()
        self._board.use(visit, action)


def _edible(state: State) -> Counts:
    """What the player on turn can pay a fee with."""
    return Counts({kind: state.active.purse[kind] for kind in facts.food_worth()})


load_kv("games/le_havre/building_sheet")
