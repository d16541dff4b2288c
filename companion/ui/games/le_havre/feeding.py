"""The end of a round on the screen: for each player what is due and how it is best paid."""

from collections.abc import Iterator
from typing import Any

from kivy.properties import BooleanProperty, ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.games.le_havre import facts
from companion.games.le_havre.dues import worth_of
from companion.games.le_havre.state import State
from companion.games.le_havre.turn import rounds
from companion.ui.games.le_havre.market import MarketSheet
from companion.ui.games.le_havre.meals import proposed_meal
from companion.ui.games.le_havre.paying import MealSheet
from companion.ui.games.le_havre.tiles import amounts
from companion.ui.loader import load_kv
from companion.ui.widgets.buttons import ButtonRow, OutlineButton, PrimaryButton, TonalButton
from companion.ui.widgets.cards import SectionTitle
from companion.ui.widgets.signs import Amounts, Sign
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.tapping import Tappable
from companion.ui.widgets.text import HugText, Icon, OneLine, Text

__all__ = ["Amounts", "FeedingTable", "HugText", "Icon", "OneLine", "Sign", "Text"]


class MealRow(Tappable, Surface, BoxLayout):
    """A player at the end of the round: name, what is due, the proposal; done or still to do."""

    colour = StringProperty("red")
    due = StringProperty()
    amounts = ListProperty()
    note = StringProperty()
    done = BooleanProperty(False)
    short = BooleanProperty(False)


class MealCard(BoxLayout):
    """A row, and the buttons below it where there is a choice to make."""


class HarvestLine(Surface, BoxLayout):
    """What has grown at the end of the round."""

    text = StringProperty()


class FeedingTable(BoxLayout):
    """All players in the order they are asked, and what follows when all have eaten."""

    def __init__(self, board: Any, **properties: Any) -> None:
        super().__init__(**properties)
        state: State = board.state
        card = state.round_card
        title = board.say("le_havre.play.everyone-eats", number=state.round, count=card.food)
        self.add_widget(SectionTitle(text=title))
        if harvest := " ".join(_harvest(board)):
            self.add_widget(HarvestLine(text=harvest))
        for seat in state.seats:
            self.add_widget(_waiting(board, seat) if seat in state.waiting else _fed(board, seat))
        self.add_widget(Text(text="\n".join(_then(board)), role="label", ink="ink2"))


def _harvest(board: Any) -> Iterator[str]:
    """Who took what, as the log tells it of the round that is ending."""
    play = board.play
    happenings = [each for line in play.match.lines for each in line.happenings]
    ends = [n for n, each in enumerate(happenings) if each.what == "le_havre.round-ends"]
    for each in happenings[ends[-1] if ends else len(happenings) :]:
        if each.what == "le_havre.harvests":
            yield play.app.words.happening(each, play.names, play.match.game)


def _fed(board: Any, seat: int) -> MealCard:
    card = MealCard()
    row = MealRow(text=board.name(seat), colour=board.colour(seat), done=True)
    row.due = board.say("le_havre.play.fed")
    card.add_widget(row)
    return card


def _waiting(board: Any, seat: int) -> MealCard:
    state: State = board.state
    due, meal = rounds.food_due(state, seat), proposed_meal(state, seat)
    card = MealCard()
    row = MealRow(text=board.name(seat), colour=board.colour(seat), short=not due.payable)
    row.due = _due(board, seat)
    row.amounts = amounts(meal.paid)
    row.note = _note(board, seat)
    row.bind(on_release=lambda _: MealSheet(board, seat).open())
    card.add_widget(row)
    if due.payable:
        feed = TonalButton(text=board.say("le_havre.play.feed"), tall="small")
        feed.bind(on_release=lambda _: board.play.do(meal))
        row.ids.side.add_widget(feed)
    else:
        card.add_widget(_ways_out(board, seat))
    return card


def _due(board: Any, seat: int) -> str:
    state: State = board.state
    due, ships = rounds.food_due(state, seat), rounds.ship_food(state, seat)
    if not due.payable:
        return str(board.say("le_havre.play.short", count=due.amount - due.most))
    if ships:
        return str(board.say("le_havre.play.due-ships", count=due.amount, ships=ships))
    return str(board.say("le_havre.play.due", count=due.amount))


def _note(board: Any, seat: int) -> str:
    due = rounds.food_due(board.state, seat)
    paid = proposed_meal(board.state, seat).paid
    lost = worth_of(paid, facts.food_worth()) - due.amount
    if lost < 0:
        return ""
    return str(
        board.say("le_havre.play.wasted", count=lost) if lost else board.say("le_havre.play.exact")
    )


def _ways_out(board: Any, seat: int) -> ButtonRow:
    """Who is short borrows what is missing, or sells instead."""
    row, due = ButtonRow(), rounds.food_due(board.state, seat)
    loans = rounds.loans_needed(due)
    borrow = PrimaryButton(text=board.say("le_havre.play.borrow-and-eat", count=loans))
    borrow.bind(on_release=lambda _: board.play.do(proposed_meal(board.state, seat)))
    sell = OutlineButton(text=board.say("le_havre.play.sell-instead"))
    sell.bind(on_release=lambda _: MarketSheet(board, seat).open())
    for button in (borrow, sell):
        row.add_widget(button)
    return row


def _then(board: Any) -> Iterator[str]:
    """What happens by itself after the last has eaten."""
    state: State = board.state
    words, card = board.play.app.words, state.round_card
    if card.town == facts.BASIC and state.tops:
        top = min(state.tops, key=lambda name: facts.building(name).order)
        name = words.name("le_havre.building", top)
        yield board.say("le_havre.play.then-builds", building=name)
    elif card.town == facts.SPECIAL and state.unseen():
        yield board.say("le_havre.play.then-reveals")
    if not rounds.is_anywhere(state, card.ship):
        ship = words.name("le_havre.ship", card.ship)
        yield board.say("le_havre.play.then-ship", ship=ship)


load_kv("games/le_havre/feeding")
