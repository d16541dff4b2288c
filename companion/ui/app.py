"""The app: opens the store, speaks the user's language, and shows the first screen."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from kivy.app import App
from kivy.core.window import Window
from kivy.metrics import Metrics
from kivy.properties import StringProperty
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.widget import Widget

from companion import device
from companion.store import Opened, Settings, Store, StoreTrouble, open_store
from companion.ui.navigation import Navigator
from companion.ui.routes import HomeRoute
from companion.ui.theme import theme
from companion.ui.widgets.cards import ErrorBox
from companion.ui.widgets.sheet import BottomSheet
from companion.ui.widgets.text import Text
from companion.ui.window import UPRIGHT, arrangement, is_compact
from companion.words import Words, closest_language

BACK_KEY = 27


class TablesideApp(App):
    title = "Tableside"
    arrangement = StringProperty(UPRIGHT)  # how the parts of a screen stand in this window

    def __init__(self, folder: Path | None = None, **properties: Any) -> None:
        super().__init__(**properties)
        self._folder = folder
        self.opened: Opened
        self.settings: Settings
        self.words: Words
        self.navigator: Navigator

    @property
    def store(self) -> Store:
        return self.opened.store

    def build(self) -> Widget:
        try:
            self.opened = open_store(self._folder or Path(self.user_data_dir))
        except StoreTrouble as trouble:
            return _only_trouble(trouble)
        self.settings = self.store.settings.get()
        self._follow_settings()
        self._follow_window()
        theme.game = "app"
        self.navigator = Navigator(self)
        Window.bind(on_keyboard=self._on_key, on_drop_file=self._on_drop)
        Window.bind(size=self._follow_window, keyboard_height=self._follow_window)
        self.navigator.go(HomeRoute())
        device.receive_documents(self._on_document)
        if self.opened.damaged:
            self._tell_of_rescue(self.opened.damaged)
        return self.navigator

    def say(self, message: str, /, **facts: Any) -> str:
        return self.words.say(message, **facts)

    def read(self, article_id: str) -> None:
        """Opens an article of the rulebook over whatever is on the screen."""
        from companion.ui.screens.reading import open_article

        open_article(self, article_id)

    def change_settings(self, **changes: Any) -> None:
        """Keeps what was chosen and shows the present screen in its new looks and words."""
        changed = replace(self.settings, **changes)
        self.store.settings.set(changed)
        self.settings = changed
        self._follow_settings()
        self.navigator.restart()

    def on_pause(self) -> bool:
        """Nothing to save: whatever the screen confirmed is already on the disk."""
        return True

    def on_resume(self) -> None:
        """The phone's own settings may have changed meanwhile, and what was drawn may be gone."""
        self._follow_settings()
        self._follow_window()
        Window.canvas.ask_update()

    def on_stop(self) -> None:
        if hasattr(self, "opened"):
            Window.unbind(on_keyboard=self._on_key, on_drop_file=self._on_drop)
            Window.unbind(size=self._follow_window, keyboard_height=self._follow_window)
            self.store.close()

    def _tell_of_rescue(self, aside: Path) -> None:
        """The file was damaged: what could be read was kept, and the file itself put aside."""
        opened = self.opened
        figures = {"n": opened.salvaged, "lost": opened.lost, "shortened": opened.shortened}
        sheet = BottomSheet(title=self.say("ui.rescued"))
        sheet.add_widget(Text(text=self.say("ui.rescued-text", file=aside.name, **figures)))
        sheet.open()

    def _follow_settings(self) -> None:
        chosen = self.settings
        self.words = Words(chosen.language or _phone_language())
        dark = device.system_is_dark() if chosen.theme == "system" else chosen.theme == "dark"
        theme.mode = "dark" if dark else "light"
        theme.text_scale = chosen.text_scale
        theme.less_motion = chosen.less_motion
        theme.left_handed = chosen.left_handed
        Window.clearcolor = theme.bg

    def _follow_window(self, *_: Any) -> None:
        """How much room there is, and what the system and its keyboard cover of it."""
        room = Window.width / Metrics.density, Window.height / Metrics.density
        theme.compact = is_compact(*room)
        covered = device.insets()
        theme.inset_top = covered.top
        theme.inset_bottom = max(covered.bottom, Window.keyboard_height)
        theme.inset_left, theme.inset_right = covered.left, covered.right
        self.arrangement = arrangement(*room)

    def _on_drop(self, _: Any, path: bytes, *__: Any) -> None:
        """Somebody's match, dropped on the window of a PC."""
        from companion.ui.screens.importing import take_dropped

        take_dropped(self, Path(path.decode()))

    def _on_document(self, document: bytes) -> None:
        """Somebody's match, opened or shared from another app."""
        from companion.ui.screens.importing import take

        take(self, document)

    def _on_key(self, _: Any, key: int, *__: Any) -> bool:
        return key == BACK_KEY and self.navigator.back()


def _phone_language() -> str:
    return closest_language(device.system_language_tag())


def _only_trouble(trouble: StoreTrouble) -> Widget:
    """All there is to show when nothing can be kept: what is wrong, and what to do."""
    words = Words(_phone_language())
    Window.clearcolor = theme.bg
    ground = AnchorLayout(padding=theme.margin)
    ground.add_widget(ErrorBox(title=words.say("ui.cannot-start"), text=words.trouble(trouble)))
    return ground
