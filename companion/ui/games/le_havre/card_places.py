"""Where many cards are, one line each; a tap on a line asks where its card lies instead."""

from typing import Any

from kivy.uix.boxlayout import BoxLayout

from companion.ui.games.corrections import Choice
from companion.ui.loader import load_kv
from companion.ui.widgets.sheet import BottomSheet
from companion.ui.widgets.toggles import OptionRow


class CardPlaces(BoxLayout):
    """The settings of a group of corrections, each of which has too many values for a row."""

    def __init__(self, form: Any, **properties: Any) -> None:
        super().__init__(**properties)
        self._form = form
        self._rows: dict[str, OptionRow] = {}
        for setting in form.group.settings:
            row = OptionRow(text=setting.text)
            row.bind(on_release=lambda _, setting=setting: self._ask(setting))
            self._rows[setting.key] = row
            self.add_widget(row)
            self._show(setting)

    def _show(self, setting: Choice) -> None:
        value = self._form.value_of(setting.key)
        row = self._rows[setting.key]
        row.value = dict(setting.options).get(value, "")
        row.chosen = value != setting.value

    def _ask(self, setting: Choice) -> None:
        sheet = BottomSheet(title=setting.text)
        for value, text in setting.options:
            chosen = value == self._form.value_of(setting.key)
            row = OptionRow(text=text, exclusive=True, chosen=chosen)
            row.bind(on_release=sheet.close)
            row.bind(on_release=lambda _, value=value: self._put(setting, value))
            sheet.add_widget(row)
        sheet.open()

    def _put(self, setting: Choice, value: int) -> None:
        self._form.put(setting.key, value)
        self._show(setting)


load_kv("games/le_havre/card_places")
