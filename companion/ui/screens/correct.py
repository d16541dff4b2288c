"""Correct the table: what the app believes is set to what lies there, as lines of the log."""

from collections.abc import Sequence
from typing import Any

from companion.referee.action import Action
from companion.referee.game import Names
from companion.referee.match import play_while_valid
from companion.referee.ruling import Refusal
from companion.store import StoreTrouble
from companion.ui.games import face, remember
from companion.ui.games.corrections import Choice, CorrectionGroup, Number
from companion.ui.loader import load_kv
from companion.ui.screens.answers import answer
from companion.ui.screens.screen import AppScreen
from companion.ui.theme import theme
from companion.ui.widgets.bars import FootBar, TopBar
from companion.ui.widgets.buttons import OutlineButton, PrimaryButton
from companion.ui.widgets.cards import SectionTitle
from companion.ui.widgets.chips import ChoiceRow, Option
from companion.ui.widgets.counting import Count, CountCard
from companion.ui.widgets.sheet import NumberSheet
from companion.ui.widgets.text import Text

__all__ = [
    "ChoiceRow",
    "CorrectScreen",
    "FootBar",
    "OutlineButton",
    "PrimaryButton",
    "Text",
    "TopBar",
]


class CorrectScreen(AppScreen):
    """Nothing is changed before it is all confirmed at once; whatever is refused stays entered,

    and so does what a phone call or the back key interrupts, as long as the match stands still.
    """

    def __init__(self, app: Any, route: Any, **properties: Any) -> None:
        self.match = app.store.matches.open(route.match_id)
        self.names = Names.at(self.match.setup)
        theme.game = self.match.game.id
        self._groups: list[CorrectionGroup] = face(self.match.game.id).corrections(
            app.words, self.match
        )
        self._drafts, self._key = app.store.drafts, f"correct {route.match_id}"
        self._changed = self._entered_before()
        super().__init__(app, route, **properties)
        self._place = self._first_place(route.seat)
        self._show()

    def left(self) -> None:
        theme.game = "app"

    def cancel(self) -> None:
        """Nothing is to be corrected after all."""
        self._drafts.drop(self._key)
        self.app.navigator.back()

    def choose(self, place: str) -> None:
        self._place = int(place)
        self._show()

    def save(self) -> None:
        """Everything or nothing: a refused line leaves all of them undone, and entered."""
        actions = self._actions()
        replay = play_while_valid(self.match.game, self.match.state, actions)
        try:
            if replay.refusal:
                raise replay.refusal
            before = self.match.state
            for action in actions:
                self.match.do(action)
            remember(self.app.store, self.match, before)
        except (Refusal, StoreTrouble) as error:
            answer(self.app, error, self.names, self.match.game)
            return
        self._drafts.drop(self._key)
        self.app.navigator.back()

    # What was entered

    def _entered_before(self) -> list[dict[str, int]]:
        """What was entered and not confirmed; of another position it would correct nothing."""
        kept = self._drafts.get(self._key) or {}
        changed = kept.get("changed", ())
        if kept.get("position") != self.match.position or len(changed) != len(self._groups):
            return [{} for _ in self._groups]
        return [
            {each.key: entered[each.key] for each in group.settings if each.key in entered}
            for group, entered in zip(self._groups, changed, strict=True)
        ]

    # What is shown

    def _first_place(self, seat: int | None) -> int:
        if seat is None:
            return 0
        colour = self.match.setup.players[seat].colour
        return next(n for n, group in enumerate(self._groups) if group.colour == colour)

    def _show(self) -> None:
        self.ids.groups.options = [
            Option(str(place), group.title, colour=group.colour)
            for place, group in enumerate(self._groups)
        ]
        self.ids.groups.chosen = str(self._place)
        self.ids.list.clear_widgets()
        if self.group.drawn:
            self.ids.list.add_widget(self.group.drawn(self))
        else:
            self._add_rows()
        self.ids.scroll.scroll_y = 1
        self._show_save()

    @property
    def group(self) -> CorrectionGroup:
        """What is corrected at present."""
        return self._groups[self._place]

    def value_of(self, key: str) -> int:
        """What a setting of the group is set to."""
        return self._value(self._setting(key))

    def put(self, key: str, value: int) -> None:
        """Sets a setting of the group."""
        self._change(self._setting(key), value)

    def _add_rows(self) -> None:
        for setting in self.group.settings:
            if isinstance(setting, Choice):
                self._add_choice(setting)
        if self._counts():
            self.ids.list.add_widget(self._numbers())

    def _value(self, setting: Number | Choice) -> int:
        return self._changed[self._place].get(setting.key, setting.value)

    def _add_choice(self, setting: Choice) -> None:
        row = ChoiceRow(
            options=[Option(str(value), text) for value, text in setting.options],
            chosen=str(self._value(setting)),
        )
        row.bind(on_choose=lambda _, key: self._change(setting, int(key)))
        self.ids.list.add_widget(SectionTitle(text=setting.text))
        self.ids.list.add_widget(row)

    def _numbers(self) -> CountCard:
        card = CountCard(counts=self._counts())
        card.bind(on_change=lambda _, key, value: self._change(self._setting(key), value))
        card.bind(on_value_tap=lambda _, key: self._type(self._setting(key)))
        return card

    def _counts(self) -> list[Count]:
        return [
            Count(
                setting.key,
                setting.text,
                self._hint(setting),
                self._value(setting),
                setting.most,
                step=setting.step,
            )
            for setting in self.group.settings
            if isinstance(setting, Number)
        ]

    def _hint(self, setting: Number) -> str:
        """What the app believed, once that was changed."""
        if self._value(setting) == setting.value:
            return setting.hint
        return str(self.app.say("ui.correct.believed", count=setting.value))

    def _setting(self, key: str) -> Any:
        return next(setting for setting in self.group.settings if setting.key == key)

    def _type(self, setting: Number) -> None:
        sheet = NumberSheet(
            title=setting.text,
            value=self._value(setting),
            most=setting.most,
            done_text=self.app.say("ui.correct.set"),
        )
        sheet.bind(on_done=lambda _, value: self._change(setting, value))
        sheet.open()

    def _change(self, setting: Number | Choice, value: int) -> None:
        changed = self._changed[self._place]
        changed[setting.key] = value
        if value == setting.value:
            del changed[setting.key]
        self._drafts.put(self._key, {"position": self.match.position, "changed": self._changed})
        for card in self.ids.list.children:
            if isinstance(card, CountCard):
                card.counts = self._counts()
        self._show_save()

    def _actions(self) -> Sequence[Action]:
        pairs = zip(self._groups, self._changed, strict=True)
        return [action for group, changed in pairs if changed for action in group.actions(changed)]

    def _show_save(self) -> None:
        count = len(self._actions())
        self.ids.save.refused = not count
        message = "ui.correct.save" if count else "ui.correct.nothing"
        self.ids.save.text = self.app.say(message, count=count)


load_kv("screens/correct")
