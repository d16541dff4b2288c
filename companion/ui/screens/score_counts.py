"""What everybody has, row by row, with the totals as they grow. A step of score only."""

from collections.abc import Callable
from functools import partial
from typing import Any

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.referee.ruling import Refusal
from companion.referee.score import ScoreSheet
from companion.ui.games.score_form import CountChoice, CountRow
from companion.ui.loader import load_kv
from companion.ui.routes import TableScoreRoute
from companion.ui.score_entry import ScoreEntry
from companion.ui.screens.answers import answer, attempt
from companion.ui.widgets.bars import FootBar
from companion.ui.widgets.buttons import LinkButton, OutlineButton, PrimaryButton
from companion.ui.widgets.cards import Card
from companion.ui.widgets.chips import ChoiceRow, Option
from companion.ui.widgets.counting import Count, CountCard
from companion.ui.widgets.numbers import figure_text
from companion.ui.widgets.player_tabs import PlayerTabs, Tab
from companion.ui.widgets.sheet import NumberSheet
from companion.ui.widgets.text import Icon, Text

__all__ = [
    "FootBar",
    "Icon",
    "LinkButton",
    "OutlineButton",
    "PlayerTabs",
    "PrimaryButton",
    "ScoreCounts",
    "Text",
]


class ScoreCounts(BoxLayout):
    """One player's numbers at a time, under tabs that show all totals."""

    __events__ = ("on_start_over",)

    app = ObjectProperty()
    entry = ObjectProperty()
    standing = StringProperty()
    tie_break = StringProperty()
    next_text = StringProperty()

    def __init__(self, app: Any, entry: ScoreEntry, **properties: Any) -> None:
        super().__init__(app=app, entry=entry, **properties)
        self._rows = {row.field: row for group in entry.form.groups for row in group}
        self._cards = [self._card() for _ in entry.form.groups]
        self._add_aids()
        self._show()

    def on_start_over(self) -> None:
        """The user wants to enter everything anew."""

    def turn_to(self, seat: int) -> None:
        """Shows another player's numbers, from the first on."""
        self._try(lambda: self.entry.turn_to(seat))
        self.ids.scroll.scroll_y = 1

    def turn_to_next(self) -> None:
        self.turn_to(self._next_seat())

    def see_result(self) -> None:
        """On to the score; refused, the player it is about is shown."""
        try:
            self.entry.score()
        except Refusal as refusal:
            seat = refusal.facts.get("seat")
            if isinstance(seat, int):
                self.turn_to(seat)
            answer(self.app, refusal, self.entry.names, self.entry.game)
        else:
            self.app.navigator.go(TableScoreRoute(self.entry.game.id))

    def put(self, field: str, value: int) -> None:
        """Enters a number; one that cannot be is answered, and the old one stays."""
        self._try(lambda: self.entry.put(self._rows[field], value))

    def type_number(self, field: str) -> None:
        """Opens the keyboard for the number of a row."""
        seat = self.entry.draft.seat
        sheet = NumberSheet(
            title=self.app.say(self._rows[field].name),
            subtitle=self.entry.names[seat],
            value=self.entry.entered(seat)[field],
            done_text=self.app.say("ui.form.enter"),
        )
        sheet.bind(on_done=lambda _, value: self.put(field, value))
        sheet.open()

    def _refused(self, field: str, value: int) -> None:
        if value > 0:  # that there is nothing below 0 the figure says by itself
            self.put(field, value)

    def _try(self, change: Callable[[], None]) -> None:
        attempt(self.app, change, self.entry.names, self.entry.game)
        self._show()

    # The parts

    def _card(self) -> CountCard:
        card = CountCard()
        card.bind(on_change=lambda _, field, value: self.put(field, value))
        card.bind(on_refused=lambda _, field, value: self._refused(field, value))
        card.bind(on_value_tap=lambda _, field: self.type_number(field))
        self.ids.cards.add_widget(card)
        return card

    def _add_aids(self) -> None:
        """Ways to screens that help to count."""
        for aid in self.entry.form.aids:
            button = OutlineButton(text=self.app.say(aid.message), icon=aid.icon)
            button.bind(on_release=lambda _, to=aid.route: self.app.navigator.go(to))
            self.ids.aids.add_widget(button)

    def _show(self) -> None:
        sheet = self.entry.count()
        self._show_tabs(sheet)
        points = {line.what: line.points[self.entry.draft.seat] for line in sheet.lines}
        for card, group in zip(self._cards, self.entry.form.groups, strict=True):
            card.counts = [self._count(row, points) for row in group]
        self._show_choices()
        self._show_standing(sheet)
        self.next_text = self.app.say("ui.form.next", name=self.entry.names[self._next_seat()])

    def _show_choices(self) -> None:
        """What is one of a few, each with its hint."""
        box, entered = self.ids.choices, self.entry.entered(self.entry.draft.seat)
        box.clear_widgets()
        for choice in self.entry.form.choices:
            hint = choice.hint(entered)
            named = [Option(str(n), self.app.say(text)) for n, text in enumerate(choice.options)]
            row = ChoiceRow(options=named, chosen=str(entered[choice.field]))
            row.bind(on_choose=partial(self._choose, choice))
            card = Card()
            card.add_widget(Text(text=self.app.say(choice.name), role="row", strong=True))
            card.add_widget(row)
            told = self.app.say(hint.message, **hint.facts)
            card.add_widget(Text(text=told, role="label", ink="ink2"))
            box.add_widget(card)

    def _choose(self, choice: CountChoice, _: Any, key: str) -> None:
        self._try(lambda: self.entry.choose(choice, int(key)))

    def _show_tabs(self, sheet: ScoreSheet) -> None:
        self.ids.tabs.tabs = [
            Tab(player.name, player.colour, figure_text(total))
            for player, total in zip(self.entry.players, sheet.totals, strict=True)
        ]
        self.ids.tabs.chosen = self.entry.draft.seat

    def _count(self, row: CountRow, points: dict[str, int]) -> Count:
        entered = self.entry.entered(self.entry.draft.seat)
        hint = row.hint(entered)
        return Count(
            key=row.field,
            name=self.app.say(row.name),
            hint=self.app.say(hint.message, **hint.facts),
            value=entered[row.field],
            most=self.entry.most(row),
            points=figure_text(points[row.line]) if row.line else "",
            colour=row.colour,
            step=row.step,
        )

    def _show_standing(self, sheet: ScoreSheet) -> None:
        words = self.app.words
        self.standing = _standing(self.app, sheet, self.entry.names)
        decided = sheet.tie_break
        self.tie_break = (
            words.happening(decided, self.entry.names, self.entry.game) if decided else ""
        )

    def _next_seat(self) -> int:
        return (self.entry.draft.seat + 1) % len(self.entry.names)


def _standing(app: Any, sheet: ScoreSheet, names: list[str]) -> str:
    """Who leads, and what the others have, best first."""
    leaders = sheet.winners
    points = sheet.totals[leaders[0]]
    if len(leaders) == len(names):
        return str(app.say("ui.form.level", points=points))
    behind = sorted(set(range(len(names))) - set(leaders), key=lambda seat: sheet.ranks[seat])
    others = [app.say("ui.form.other", name=names[s], points=sheet.totals[s]) for s in behind]
    leading = app.words.list(names[seat] for seat in leaders)
    return str(app.say("ui.form.leads", n=len(leaders), name=leading, points=points, others=others))


load_kv("screens/score_counts")
