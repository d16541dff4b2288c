"""An attack: everybody attacked answers in turn, and sees what the others did."""

from collections.abc import Iterator
from typing import Any

from kivy.properties import BooleanProperty, ColorProperty, ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.scrollview import ScrollView

from companion.games.dominion import facts
from companion.games.dominion.actions import PlayAction, PlayTwice, ShowMoat
from companion.games.dominion.state import Task
from companion.referee.ruling import Happening
from companion.ui.games.dominion import prompts
from companion.ui.games.dominion.prompts import Answer
from companion.ui.games.dominion.tile import looks_of
from companion.ui.loader import load_kv
from companion.ui.shapes import PlayerShape
from companion.ui.widgets.buttons import LabelledButton, OutlineButton, PrimaryButton
from companion.ui.widgets.cards import Card
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.text import HugText, Icon, Text

__all__ = ["AttackPanel", "Card", "HugText", "Icon", "PlayerShape", "Surface", "Text"]


class CardBanner(Surface, BoxLayout):
    """The card that asks: its face in small, its name, and what it does."""

    title = StringProperty()
    text = StringProperty()
    cost = StringProperty()
    glyph = StringProperty()
    type_colour = ColorProperty()


class AttackedCard(Surface, BoxLayout):
    """One attacked player: what is asked, what was done, or that the turn comes later."""

    name = StringProperty()
    colour = StringProperty("red")
    text = StringProperty()
    asked = BooleanProperty(False)
    done = BooleanProperty(False)


class Answers(GridLayout):
    """The answers of the player who is asked, two beside each other."""

    buttons = ListProperty()


class AttackPanel(ScrollView):
    """In place of the supply, which nobody needs until the attack is over."""

    def __init__(self, play: Any, task: Task, **properties: Any) -> None:
        super().__init__(**properties)
        self._play = play
        self._task = task
        self.ids.list.add_widget(self._banner())
        for seat in play.match.state.others(play.match.state.turn.seat):
            self.ids.list.add_widget(self._card(seat))
        if task.seat == play.match.state.turn.seat:  # the Spy looks at the own deck too
            self.ids.list.add_widget(self._card(task.seat))

    def _banner(self) -> CardBanner:
        from companion.rulebook import article

        words, card = self._play.app.words, self._task.card
        _, glyph, colour = looks_of(card)
        told = article(f"dominion.card.{card}", words.language)
        return CardBanner(
            title=words.name("dominion.card", card),
            text=told.summary,
            cost=str(facts.card(card).cost),
            glyph=glyph,
            type_colour=colour,
        )

    def _card(self, seat: int) -> AttackedCard:
        player = self._play.match.setup.players[seat]
        asked = seat == self._task.seat
        waiting = any(task.seat == seat for task in self._play.match.state.pending)
        card = AttackedCard(name=player.name, colour=player.colour, asked=asked)
        card.done = not waiting
        card.text = self._status(seat, asked, waiting)
        if asked:
            card.add_widget(self._answers())
        return card

    def _status(self, seat: int, asked: bool, waiting: bool) -> str:
        words, names = self._play.app.words, self._play.names
        if asked:
            return prompts.question(words, names, self._play.match.state)
        if waiting:
            return str(words.say("dominion.ui.still-to-answer"))
        told = [each for each in self._since_the_attack() if _subject(each) == seat]
        return words.happening(told[-1], names, self._play.match.game) if told else ""

    def _since_the_attack(self) -> Iterator[Happening]:
        """What was told since the card was played, the oldest first."""
        lines = self._play.match.lines
        starts = [n for n, line in enumerate(lines) if isinstance(line.action, ATTACK_BEGINS)]
        for line in lines[starts[-1] if starts else 0 :]:
            yield from line.happenings

    def _answers(self) -> Answers:
        box = Answers()
        possible = (action for offer in self._play.offers for action in offer.completions())
        given = prompts.answers(self._play.app.words, possible)
        usual = [answer for answer in given if not isinstance(answer.action, ShowMoat)]
        for answer in sorted(given, key=lambda one: not isinstance(one.action, ShowMoat)):
            box.add_widget(self._button(answer, likely=len(usual) == 1 and answer is usual[0]))
        return box

    def _button(self, answer: Answer, likely: bool) -> LabelledButton:
        kind = PrimaryButton if likely else OutlineButton
        moat = isinstance(answer.action, ShowMoat)
        button = kind(text=answer.text, icon="shield-half-full" if moat else "")
        button.bind(on_release=lambda _: self._play.do(answer.action))
        return button


ATTACK_BEGINS = (PlayAction, PlayTwice)


def _subject(told: Happening) -> Any:
    """Of whom something is told: the robbed rather than the thief."""
    other = told.fact("other")
    return told.fact("seat") if other is None else other


load_kv("games/dominion/attack")
