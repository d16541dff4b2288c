"""The island on the table, entered on its picture: a tap on a hex, its terrain, its number."""

from collections.abc import Mapping, Sequence
from typing import Any

from kivy.properties import ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from companion.games.catan import facts, islands
from companion.games.catan.geometry import HARBOURS, HEX_NUMBER, HEXES
from companion.ui.games.catan.island import Lit, Pieces, Pointed
from companion.ui.games.catan.island_form import IslandForm
from companion.ui.games.catan.island_geometry import HARBOUR, HEX
from companion.ui.games.catan.sketch import Sketch
from companion.ui.loader import load_kv
from companion.ui.widgets.buttons import LinkButton
from companion.ui.widgets.chips import Option, Segments
from companion.ui.widgets.numbers import NumberKey
from companion.ui.widgets.sheet import ConfirmSheet
from companion.ui.widgets.signs import Sign
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.tapping import Tappable
from companion.ui.widgets.text import HugText, OneLine

__all__ = ["HugText", "IslandEntry", "LinkButton", "OneLine", "Segments", "Sign"]

ROBBER = "robber"


class KindKey(Tappable, Surface, BoxLayout):
    """A kind of hex or harbour, and how many of it the box still has."""

    good = StringProperty()
    icon = StringProperty()
    count = StringProperty()


class CountKey(NumberKey):
    """A number of a token, and how many of it the box still has."""


class KeyGrid(GridLayout):
    """Keys side by side, in lines."""


class IslandEntry(IslandForm):
    """Whatever is complete leads on to the next place by itself, so that 19 hexes are 38 taps.

    `sketch` is what was entered. What that leaves over fills in by itself and is shown as well.
    """

    __events__ = ("on_enter", "on_place_robber")

    sketch = ObjectProperty(Sketch())
    robber = StringProperty(allownone=True)
    kind = StringProperty()
    place = StringProperty()
    faulty = ListProperty()  # hexes with which something is wrong

    def __init__(self, app: Any, **properties: Any) -> None:
        self._keys: dict[Any, Any] = {}
        super().__init__(app=app, **properties)
        self.view.bind(on_place=lambda _, __, name: self._tap(name))
        self.turn_to(HEX)

    def on_enter(self, sketch: Sketch) -> None:
        """Something was entered."""

    def on_place_robber(self, name: str) -> None:
        """The robber stands at this hex."""

    def turn_to(self, kind: str) -> None:
        """On to hexes, harbours or the robber."""
        self.kind, self.place = kind, ""
        if kind == ROBBER:
            self.show()
        else:
            self._turn_to_next()

    def _turn_to_next(self) -> None:
        """The next place at which something is missing; after the last hex, the harbours."""
        known = self.sketch.filled()
        if self.kind == HEX and not known.missing(HEX) and known.missing(HARBOUR):
            self.kind = HARBOUR
        self.place = next(iter(known.missing(self.kind)), "")
        self.show()

    def _tap(self, name: str) -> None:
        if self.kind == ROBBER:
            self.robber = name
            self.dispatch("on_place_robber", name)
        else:
            self.place = name
        self.show()

    def put(self, thing: Any) -> None:
        """Enters a terrain, a number or a harbour at the place in question."""
        if not self.place:
            return
        known = self.sketch.filled().knows(self.kind, self.place)
        if self.kind == HARBOUR:
            sketch = self.sketch.with_harbour(self.place, thing)
        elif isinstance(thing, int):
            sketch = self.sketch.with_number(self.place, thing)
        else:
            sketch = self.sketch.with_terrain(self.place, thing)
        self._enter(sketch)
        if not known and self.sketch.filled().knows(self.kind, self.place):
            self._turn_to_next()
        self.show()

    def put_printed_harbours(self) -> None:
        """The harbours lie as they do on the frame of the beginners' island."""
        printed = islands.printed(islands.BEGINNERS).harbours
        sketch = self.sketch
        for name, kind in zip(HARBOURS, printed, strict=True):
            sketch = sketch.with_harbour(name, kind)
        self._enter(sketch)
        self._turn_to_next()

    def ask_to_start_over(self) -> None:
        say = self.app.say
        sheet = ConfirmSheet(
            title=say("catan.entry.start-over"),
            text=say("catan.entry.start-over-text"),
            yes_text=say("catan.entry.start-over-yes"),
            no_text=say("ui.cancel"),
        )
        sheet.bind(on_yes=lambda _: self._start_over())
        sheet.open()

    def _start_over(self) -> None:
        self._enter(Sketch())
        self.turn_to(HEX)

    def _enter(self, sketch: Sketch) -> None:
        self.sketch = sketch
        self.dispatch("on_enter", sketch)

    # What is shown

    def on_kind(self, *_: Any) -> None:
        """The keys of hexes or of harbours; they stay while places come and go."""
        self.ids.answers.clear_widgets()
        self._keys = {}
        if self.kind == HEX:
            self._add_keys([self._terrain_key(kind) for kind in facts.terrain_counts()], 3)
            self._add_keys([self._number_key(number) for number in facts.number_counts()], 5)
        elif self.kind == HARBOUR:
            self._add_keys([self._harbour_key(kind) for kind in facts.harbour_counts()], 3)

    def _add_keys(self, keys: list[Widget], columns: int) -> None:
        grid = KeyGrid(cols=columns)
        for key in keys:
            grid.add_widget(key)
        self.ids.answers.add_widget(grid)

    def _terrain_key(self, kind: str) -> Widget:
        resource = facts.terrain()[kind].resource
        good = f"catan.{resource}" if resource else ""
        name = _titled(self.app.words.name("catan.terrain", kind))
        return self._key(kind, KindKey(text=name, good=good, icon="weather-sunny"))

    def _harbour_key(self, kind: str) -> Widget:
        if kind == facts.ANY:
            return self._key(kind, KindKey(text=self.app.say("catan.entry.any"), icon="anchor"))
        name = _titled(self.app.words.name("catan.resource", kind))
        return self._key(kind, KindKey(text=name, good=f"catan.{kind}"))

    def _number_key(self, number: int) -> Widget:
        return self._key(number, CountKey(value=number))

    def _key(self, thing: Any, key: Any) -> Widget:
        key.bind(on_release=lambda _: self.put(thing))
        self._keys[thing] = key
        return key

    def show(self) -> None:
        """The island as far as it is known, and what is left in the box."""
        known = self.sketch.filled()
        self.view.island = known
        self.view.pieces = Pieces(robber=self.robber)
        self.view.lit = Lit(HEX if self.kind == ROBBER else self.kind)
        self.view.pointed = self._pointed()
        self.ids.kinds.options = self._kinds(known)
        self.ids.kinds.chosen = self.kind
        if self.kind == HEX:
            place = HEX_NUMBER[self.place] if self.place else None
            self._count(facts.terrain_counts(), known.terrain, place)
            self._count(facts.number_counts(), known.numbers, place)
        elif self.kind == HARBOUR:
            place = HARBOURS.index(self.place) if self.place else None
            self._count(facts.harbour_counts(), known.harbours, place)

    def _pointed(self) -> Pointed:
        wrong = tuple((HEX, name) for name in self.faulty)
        if self.kind == HEX:
            return Pointed(hex=self.place or None, conflicts=wrong)
        here = ((self.kind, self.place),) if self.place else ()
        return Pointed(conflicts=(*wrong, *here))

    def _count(self, box: Mapping[Any, int], given: Any, place: int | None) -> None:
        """Each key says what is left of its kind; that of the place in question is chosen."""
        left = islands.left(given, box)
        for thing in box:
            key, count = self._keys[thing], left.get(thing, 0)
            told = self.app.say("catan.entry.left", count=count)
            if isinstance(key, CountKey):
                key.note = told
            else:
                key.count = told
            key.chosen = place is not None and given[place] == thing
            key.refused = not count and not key.chosen

    def _kinds(self, known: Sketch) -> list[Option]:
        """What can be entered, and how far it is. The robber is asked for where no desert, or
        more than one, says where it stands."""
        kinds = [self._counted(HEX, HEXES, known), self._counted(HARBOUR, HARBOURS, known)]
        if known.is_whole() and not known.island().has_one_desert:
            kinds.append(Option(ROBBER, self.app.say("catan.entry.robber")))
        return kinds

    def _counted(self, kind: str, places: Sequence[str], known: Sketch) -> Option:
        has, needs = len(places) - len(known.missing(kind)), len(places)
        return Option(kind, self.app.say(f"catan.entry.{kind}", has=has, needs=needs))


def _titled(name: str) -> str:
    return name[:1].upper() + name[1:]


load_kv("games/catan/island_entry")
