"""Settings: language, looks, and what the phone may do."""

from typing import Any

from companion import device
from companion.ui.loader import load_kv
from companion.ui.palette import EMBLEMS
from companion.ui.routes import ProfileRoute
from companion.ui.screens.screen import AppScreen
from companion.ui.widgets.cards import Card, SectionTitle
from companion.ui.widgets.chips import Option, Segments
from companion.ui.widgets.toggles import OptionRow, ToggleRow

LANGUAGES = ("", "en", "zh_Hant")
THEMES = ("system", "light", "dark")
TEXT_SIZES = {"small": 0.9, "normal": 1.0, "large": 1.15, "largest": 1.3}
SWITCHES = {
    "game": ("live_scores", "reality_check", "private_peek", "best_trades"),
    "phone": ("keep_awake", "vibration", "sound", "speech"),
    "comfort": ("left_handed", "less_motion"),
}


NEEDED = {"vibration": device.can_vibrate, "speech": device.can_speak}
"""What not every device can do."""


class SettingsScreen(AppScreen):
    """Every change holds at once and is kept at once."""

    def __init__(self, *arguments: Any, **properties: Any) -> None:
        super().__init__(*arguments, **properties)
        chosen = self.app.settings
        self._add_choice("language", LANGUAGES, chosen.language)
        self._add_choice("theme", THEMES, chosen.theme)
        sizes = {size: name for name, size in TEXT_SIZES.items()}
        self._add_choice("text-size", tuple(TEXT_SIZES), sizes.get(chosen.text_scale, "normal"))
        for group, names in SWITCHES.items():
            self._add_switches(group, names)
        self._add_board()

    def _add_choice(self, name: str, keys: tuple[str, ...], chosen: str) -> None:
        options = [
            Option(key, self.app.say(f"ui.settings.{name}.{key or 'system'}")) for key in keys
        ]
        row = Segments(options=options, chosen=chosen)
        row.bind(on_choose=lambda _, key: self._choose(name, key))
        self._title(name)
        self.ids.list.add_widget(row)

    def _choose(self, name: str, key: str) -> None:
        if name == "text-size":
            self.app.change_settings(text_scale=TEXT_SIZES[key])
        else:
            self.app.change_settings(**{name: key})

    def _add_switches(self, group: str, names: tuple[str, ...]) -> None:
        card = Card()
        for name in names:
            card.add_widget(self._switch(name, divided=name != names[-1]))
        self._title(group)
        self.ids.list.add_widget(card)

    def _switch(self, name: str, divided: bool) -> ToggleRow:
        missing = name in NEEDED and not NEEDED[name]()
        row = ToggleRow(
            text=self.app.say(f"ui.settings.{name}"),
            subtitle=self.app.say(f"ui.settings.{name}-missing") if missing else "",
            active=getattr(self.app.settings, name) and not missing,
            refused=missing,
            divided=divided,
        )
        row.bind(on_change=lambda _, active: self.app.change_settings(**{name: active}))
        return row

    def _add_board(self) -> None:
        """The one game whose board the project does not know."""
        row = OptionRow(text=self.app.say("navegador.profile"), icon=EMBLEMS["navegador"])
        row.bind(on_release=lambda _: self.app.navigator.go(ProfileRoute()))
        card = Card()
        card.add_widget(row)
        self.ids.list.add_widget(SectionTitle(text=self.app.say("game.navegador")))
        self.ids.list.add_widget(card)

    def _title(self, name: str) -> None:
        self.ids.list.add_widget(SectionTitle(text=self.app.say(f"ui.settings.{name}")))


load_kv("screens/settings")
