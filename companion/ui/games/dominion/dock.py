"""Below the supply: the phases, the treasures, what the turn has left, or what a card asks."""

from dataclasses import replace
from functools import partial
from typing import Any

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.games.dominion import actions as act
from companion.games.dominion import facts
from companion.games.dominion.state import ACTIONS, Task, Turn
from companion.games.dominion.turn.correcting import MOST_COUNTED
from companion.referee.action import Action
from companion.ui.games.dominion import prompts
from companion.ui.loader import load_kv
from companion.ui.theme import theme
from companion.ui.widgets.buttons import ButtonRow, LinkButton, OutlineButton
from companion.ui.widgets.cards import SectionTitle
from companion.ui.widgets.chips import Option, Segments
from companion.ui.widgets.numbers import Counter, Key, NumberKeys
from companion.ui.widgets.sheet import NumberSheet
from companion.ui.widgets.tags import Tag, TagRow
from companion.ui.widgets.text import Text

__all__ = ["Counter", "LinkButton", "NumberKeys", "Segments", "TagRow", "TurnDock"]

COUNTERS = {
    "actions": "dominion.ui.actions",
    "buys": "dominion.ui.buys",
    "coins": "dominion.ui.coins",
}
"""What a turn has left, and what that is called."""


class PlayedRow(BoxLayout):
    """What was played this turn, and the way to change what the treasures are worth."""

    __events__ = ("on_change",)

    change_text = StringProperty()

    def on_change(self) -> None:
        """The word at the right was tapped."""


class TurnDock(BoxLayout):
    board = ObjectProperty()

    def __init__(self, board: Any, **properties: Any) -> None:
        super().__init__(board=board, **properties)
        self._by_card = False  # treasures are entered one by one
        self._changing = False  # the total is to be entered again

    def show(self) -> None:
        turn, task = self.board.state.turn, self.board.state.task
        self._changing = False
        self.ids.turn.clear_widgets()
        self.ids.question.clear_widgets()
        if task and task.ask not in prompts.ATTACKS:
            self._ask(task)
        elif not task and not self.board.state.over:
            self._show_turn(turn)
        self._show_counters(turn)

    # What the turn offers

    def _show_turn(self, turn: Turn) -> None:
        box = self.ids.turn
        box.clear_widgets()
        box.add_widget(self._phases(turn))
        if self._enters_treasures(turn):
            box.add_widget(self._treasures(turn))
        if self._played(turn) and not theme.compact:  # the log tells it too
            box.add_widget(self._played_row(turn))

    def _phases(self, turn: Turn) -> Segments:
        say, buying = self.board.say, turn.phase != ACTIONS
        phases = Segments(
            options=[
                Option("action", say("dominion.ui.phase.action"), "check" if buying else ""),
                Option("buy", say("dominion.ui.phase.buy")),
                Option("clean-up", say("dominion.ui.phase.clean-up")),
            ],
            chosen=turn.phase,
        )
        phases.bind(on_choose=lambda _, phase: self._choose_phase(phase))
        return phases

    def _choose_phase(self, phase: str) -> None:
        match phase:
            case "buy":
                self.board.play.do(act.BeginBuying())
            case "clean-up":
                self.board.play.do(act.EndTurn())
            case _:
                self.board.play.hint("dominion.ui.undo-to-go-back")

    def _enters_treasures(self, turn: Turn) -> bool:
        return not turn.purchases and (not turn.treasure or self._by_card or self._changing)

    def _treasures(self, turn: Turn) -> NumberKeys:
        """A row of totals, or of the treasures themselves; the last key changes between them."""
        other = Key(CHANGE_KEYS, icon="counter" if self._by_card else "cards-outline")
        keys = NumberKeys(keys=[*self._keys(), other])
        keys.chosen = None if self._by_card or turn.phase == ACTIONS else turn.treasure
        keys.bind(on_pick=lambda _, value: self._pick(value))
        return keys

    def _keys(self) -> list[Key]:
        if not self._by_card:
            return [Key(total) for total in self._offered(act.LayTreasures, "worth")]
        return [
            Key(facts.card(card).coins, note=self.board.say(f"dominion.card.{card}"))
            for card in sorted(self._offered(act.LayTreasure, "card"), key=_coins)
        ]

    def _offered(self, kind: type[Action], field: str) -> list[Any]:
        offers = (offer for offer in self.board.play.offers if offer.kind is kind)
        return [value for offer in offers for value in offer.choice(field).values()]

    def _pick(self, value: int) -> None:
        if value == CHANGE_KEYS:
            self._by_card = not self._by_card
            self._show_turn(self.board.state.turn)
        elif self._by_card:
            card = next(card for card in facts.of_type(facts.TREASURE) if _coins(card) == value)
            self.board.play.do(act.LayTreasure(card))
        else:
            self.board.play.do(act.LayTreasures(value))

    def _played(self, turn: Turn) -> list[str]:
        in_play = self.board.state.players[turn.seat].in_play
        words = self.board.play.app.words
        played = [words.things("dominion.card", [card] * n) for card, n in in_play.items()]
        laid = [self.board.say("dominion.ui.treasures", count=turn.treasure)]
        return [*played, *(laid if turn.treasure else [])]

    def _played_row(self, turn: Turn) -> PlayedRow:
        row = PlayedRow()
        for text in self._played(turn):
            row.ids.tags.add_widget(Tag(text=text))
        if turn.treasure and not turn.purchases and not self._enters_treasures(turn):
            row.change_text = self.board.say("dominion.ui.change")
            row.bind(on_change=lambda _: self._change_treasures())
        return row

    def _change_treasures(self) -> None:
        self._changing = True
        self._show_turn(self.board.state.turn)

    # What a card asks

    def _ask(self, task: Task) -> None:
        box, play = self.ids.question, self.board.play
        box.add_widget(
            Text(text=prompts.question(play.app.words, play.names, self.board.state), role="row")
        )
        if task.ask in prompts.COUNTED:
            box.add_widget(self._number_of(prompts.COUNTED[task.ask]))
        elif task.ask == "adventure":
            self._ask_adventure(box)
        else:
            self._add_buttons(box, task)

    def _number_of(self, field: str) -> NumberKeys:
        offer = self.board.play.offers[0]
        keys = NumberKeys(keys=[Key(number) for number in offer.choice(field).values()])
        keys.bind(on_pick=lambda _, number: self.board.play.do(offer.kind(number)))
        return keys

    def _ask_adventure(self, box: BoxLayout) -> None:
        """Two treasures in nearly every case: a tap on the number of other cards is enough."""
        for offer in reversed(self.board.play.offers):
            (treasures,) = offer.choice("treasures").values()
            box.add_widget(
                SectionTitle(text=self.board.say("dominion.ui.adventure", count=treasures))
            )
            keys = NumberKeys(keys=[Key(others) for others in offer.choice("others").values()])
            keys.bind(on_pick=partial(self._reveal, treasures))
            box.add_widget(keys)

    def _reveal(self, treasures: int, _: Any, others: int) -> None:
        self.board.play.do(act.Reveal(treasures, others))

    def _add_buttons(self, box: BoxLayout, task: Task) -> None:
        """Buttons for what cannot be tapped on a pile."""
        play, row = self.board.play, ButtonRow()
        for answer in prompts.answers(play.app.words, _besides_piles(play.offers, task)):
            button = OutlineButton(text=answer.text)
            button.bind(on_release=lambda _, action=answer.action: play.do(action))
            row.add_widget(button)
        if row.children:
            box.add_widget(row)

    # What is left

    def _show_counters(self, turn: Turn) -> None:
        figures = dict(zip(COUNTERS, (turn.actions, turn.buys, turn.money), strict=True))
        for name, figure in figures.items():
            self.ids[name].figure = str(figure)
            self.ids[name].text = self.board.say(COUNTERS[name])
        self.ids.coins.chosen = turn.phase != ACTIONS

    def correct(self, name: str) -> None:
        """A tap on a counter: what it should be."""
        turn = self.board.state.turn
        now = act.CorrectCounters(turn.actions, turn.buys, turn.money)
        sheet = NumberSheet(
            title=self.board.say(COUNTERS[name]),
            subtitle=self.board.say("ui.menu.correct"),
            value=getattr(now, name),
            most=MOST_COUNTED,
            done_text=self.board.say("ui.correct.set"),
        )
        sheet.bind(
            on_done=lambda _, value: (
                self.board.play.do(replace(now, **{name: value}))
                if value != getattr(now, name)
                else None
            )
        )
        sheet.open()


CHANGE_KEYS = -1


def _coins(card: str) -> int:
    return facts.card(card).coins


def _besides_piles(offers: Any, task: Task) -> list[Action]:
    """The answers that no tap on a pile gives."""
    if task.ask not in prompts.ON_THE_PILES:
        return [action for offer in offers for action in offer.completions()]
    no_card = act.PlayTwice(None)
    return [no_card] if any(offer.covers(no_card) for offer in offers) else []


load_kv("games/dominion/dock")
