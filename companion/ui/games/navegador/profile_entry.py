"""The pages of the board profile: a picture of where to look, and below it how it is answered."""

from typing import Any

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.games.navegador import facts, printed
from companion.referee.game import LONGEST_NAME
from companion.ui.games.navegador import profile_pages as pages
from companion.ui.games.navegador.printed_picture import PrintedPicture
from companion.ui.games.navegador.region_names import region_name
from companion.ui.games.navegador.sea_sketch import SeaSketch
from companion.ui.loader import load_kv
from companion.ui.widgets.fields import TextField
from companion.ui.widgets.numbers import NumberKey
from companion.ui.widgets.sheet import NumberSheet
from companion.ui.widgets.signs import Sign
from companion.ui.widgets.text import Text
from companion.ui.widgets.toggles import ToggleRow

__all__ = [
    "BorderEntry",
    "KeyEntry",
    "NameEntry",
    "PrintedPicture",
    "SeaSketch",
    "Sign",
    "Text",
    "ToggleRow",
]


class ProfilePage(BoxLayout):
    """Where to look, in words, above the picture."""

    screen = ObjectProperty()
    where = StringProperty()
    asked_for = StringProperty()

    def __init__(self, screen: Any, **properties: Any) -> None:
        kind = pages.kind_of(screen.page)
        where = screen.app.say(f"navegador.profile.part.{kind}-look")
        super().__init__(screen=screen, where=where, **properties)

    def say(self, message: str, **facts_of_it: Any) -> str:
        text: str = self.screen.app.say(message, **facts_of_it)
        return text


class AnswerKey(NumberKey):
    """A number that may be printed there; a good's colonies wear its token."""

    good = StringProperty()


class KeyEntry(ProfilePage):
    """One tap for each printed number: the cell it belongs to is lit, then the next one."""

    def __init__(self, screen: Any, **properties: Any) -> None:
        super().__init__(screen, **properties)
        values = pages.wanted_of(screen.profile, screen.page)
        self._asked = pages.first_missing(screen.profile, screen.page) or values[0]
        self.ids.picture.bind(on_cell=lambda _, value: self.ask(value))
        self._show()

    def ask(self, value: str) -> None:
        """Another cell is to be answered."""
        self._asked = value
        self._show()

    def _put(self, made: Any) -> None:
        """The next empty cell is asked for; a changed one stays, so that it is seen."""
        was_missing = not printed.is_read(self.screen.profile, self._asked)
        if self.screen.change(made) and was_missing:
            missing = pages.first_missing(made, self.screen.page, after=self._asked)
            self._asked = missing or self._asked
        self._show()

    def _show(self) -> None:
        screen, picture, keys = self.screen, self.ids.picture, self.ids.answers
        picture.cells = pages.cells(screen.app.words, screen.profile, screen.page)
        picture.asked = self._asked
        self.asked_for = self._question()
        keys.clear_widgets()
        options = pages.answers(screen.profile, self._asked)
        keys.cols = 4 if len(options) == 12 else 5
        for option in options:
            keys.add_widget(self._key(option))
        if self._asked.startswith(pages.PRICES):
            keys.add_widget(self._typing_key())
        self.ids.clearing.refused = not printed.is_read(screen.profile, self._asked)

    def _question(self) -> str:
        kind, about, place = self._asked.split(".")
        words, profile = self.screen.app.words, self.screen.profile
        if kind == pages.STACKS:
            return self.say(
                "navegador.profile.ask.stack", region=region_name(words, profile, about)
            )
        if kind == pages.CHART:
            phase = words.name("navegador.phase", place)
            return self.say("navegador.profile.ask.chart", players=about, phase=phase)
        return self.say(f"navegador.profile.ask.{kind}", place=place)

    def _key(self, option: pages.Answer) -> AnswerKey:
        key = AnswerKey(text=option.text, good=option.good, refused=option.refused)
        key.chosen = option.made == self.screen.profile
        key.bind(on_release=lambda _: self._put(option.made))
        return key

    def _typing_key(self) -> AnswerKey:
        key = AnswerKey(icon="keyboard-outline")
        key.bind(on_release=lambda _: self._type())
        return key

    def _type(self) -> None:
        sheet = NumberSheet(
            title=self.asked_for, most=facts.DEAREST_BUILDING, done_text=self.say("ui.correct.set")
        )
        sheet.bind(
            on_done=lambda _, number: self._put(
                printed.with_number(self.screen.profile, self._asked, number)
            )
        )
        sheet.open()

    def clear(self) -> None:
        """The cell was misread: it is empty again."""
        self._put(pages.without(self.screen.profile, self._asked))


class NameEntry(ProfilePage):
    """The regions whose names the project does not know, typed as they are printed."""

    def __init__(self, screen: Any, **properties: Any) -> None:
        super().__init__(screen, **properties)
        for region in facts.regions().values():
            if region.unnamed:
                self.ids.fields.add_widget(self._field(region.id))

    def _field(self, region: str) -> TextField:
        field = TextField(
            label=self.screen.app.words.name("navegador.region", region),
            text=self.screen.profile.place(region).name or "",
            hint=self.say("navegador.profile.name-hint"),
            clear_text=self.say("navegador.profile.clear"),
            max_length=LONGEST_NAME,
        )
        field.bind(text=lambda _, text: self._name(region, text))
        return field

    def _name(self, region: str, text: str) -> None:
        if text.isprintable():
            self.screen.change(pages.with_name(self.screen.profile, region, text))


class BorderEntry(ProfilePage):
    """A tap chooses a region; taps on others say that they touch it, or do not after all."""

    def __init__(self, screen: Any, **properties: Any) -> None:
        super().__init__(screen, **properties)
        self._chosen = facts.home()
        self.ids.chart.bind(on_region=lambda _, region: self._tap(region))
        self.ids.whole.bind(on_change=lambda _, whole: self._end(whole))
        self._show()

    def turn_to_next(self) -> None:
        regions = list(facts.regions())
        self._chosen = regions[(regions.index(self._chosen) + 1) % len(regions)]
        self._show()

    def _tap(self, region: str) -> None:
        if region != self._chosen:
            self.screen.change(pages.with_border_turned(self.screen.profile, self._chosen, region))
        self._show()

    def _end(self, whole: bool) -> None:
        self.screen.change(pages.with_all_borders(self.screen.profile, whole))
        self._show()

    def _show(self) -> None:
        screen, chart = self.screen, self.ids.chart
        words, profile = screen.app.words, screen.profile
        names = {region: region_name(words, profile, region) for region in facts.regions()}
        chart.names, chart.borders, chart.chosen = names, list(profile.borders), self._chosen
        touching = [names[region] for region in pages.neighbours(profile, self._chosen)]
        self.asked_for = (
            self.say("navegador.profile.touches", region=names[self._chosen], names=touching)
            if touching
            else self.say("navegador.profile.ask.borders", region=names[self._chosen])
        )
        self.ids.whole.active = profile.all_borders


load_kv("games/navegador/profile_entry")
