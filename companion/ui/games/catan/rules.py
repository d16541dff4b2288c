"""Catan's step of the new match: which island, and the rules where tables differ."""

from collections.abc import Mapping
from dataclasses import asdict, fields
from typing import Any

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.games.catan import islands
from companion.games.catan.geometry import HEX_NUMBER
from companion.games.catan.islands import BEGINNERS, RANDOM, SPIRAL, VARIANTS, Island
from companion.games.catan.setup import CatanSetup
from companion.games.catan.state import Rules
from companion.referee.choice import Pick
from companion.referee.ruling import Refusal
from companion.ui.games.catan.island import Pieces
from companion.ui.games.catan.island_entry import IslandEntry
from companion.ui.games.catan.picture import StillIsland
from companion.ui.games.catan.sketch import Sketch, read, sketch_of, written
from companion.ui.loader import load_kv
from companion.ui.widgets.buttons import OutlineButton
from companion.ui.widgets.cards import Card, ErrorBox, SectionTitle
from companion.ui.widgets.chips import ChoiceRow, Option
from companion.ui.widgets.text import Text
from companion.ui.widgets.toggles import ToggleRow

__all__ = ["ChoiceRow", "IslandStep", "SectionTitle", "Text", "choices_of", "make_setup"]

BY_HAND = "hand"
KIND, ISLAND, ENTERED, SHUFFLED, ODD, PLACED, ROBBER, RULES = (
    "kind",
    "island",
    "entered",
    "shuffled_harbours",
    "odd_island",
    "pieces_placed",
    "robber",
    "rules",
)
KINDS = (*VARIANTS, BY_HAND)
AT_RANDOM = (SPIRAL, RANDOM)
RULE_NAMES = tuple(field.name for field in fields(Rules))
Choices = Mapping[str, Any]


def make_setup(wizard: Any, pick: Pick) -> CatanSetup:
    """What was chosen, and by lot who begins."""
    new, choices = wizard.new, wizard.new.choices
    first = new.first if new.first is not None else pick(len(new.players))
    island = _island(choices, pick)
    odd = _kind(choices) == BY_HAND and bool(choices.get(ODD)) and _is_whole(choices)
    return CatanSetup(
        players=new.players,
        first=first,
        island=island,
        rules=_rules(choices),
        odd_island=odd,
        robber=_robber(choices, island) if odd else None,
        pieces_placed=_pieces_placed(choices, new.players),
    )


def choices_of(setup: CatanSetup) -> dict[str, Any]:
    """What a setup has chosen. Whether chance or somebody's hands laid an island, it does not
    tell: then the kind stays what it was."""
    printed = (kind for kind in islands.printed_variants() if islands.printed(kind) == setup.island)
    kind = next(printed, None)
    return {
        **({KIND: kind} if kind else {}),
        ISLAND: written(sketch_of(setup.island)),
        ODD: setup.odd_island,
        ROBBER: setup.robber,
        PLACED: setup.pieces_placed,
        RULES: asdict(setup.rules),
    }


def _kind(choices: Choices) -> str:
    """An island of which nobody says where it comes from is one that lies on the table."""
    kind = choices.get(KIND)
    if kind in KINDS:
        return str(kind)
    return BY_HAND if ISLAND in choices else BEGINNERS


def _sketch(choices: Choices) -> Sketch:
    """What was entered is kept apart: a look at what chance would lay costs nothing."""
    entered = ENTERED if _kind(choices) == BY_HAND and ENTERED in choices else ISLAND
    return read(choices.get(entered, {}))


def _is_whole(choices: Choices) -> bool:
    return _sketch(choices).filled().is_whole()


def _island(choices: Choices, pick: Pick) -> Island:
    kind = _kind(choices)
    if kind in islands.printed_variants():
        return islands.printed(kind)
    sketch = _sketch(choices).filled()
    if kind in AT_RANDOM and not sketch.is_whole():
        return _dealt(choices, pick)
    return sketch.island()


def _dealt(choices: Choices, pick: Pick) -> Island:
    shuffled = bool(choices.get(SHUFFLED, True))
    return islands.at_random(pick, _kind(choices) == SPIRAL, shuffled)


def _robber(choices: Choices, island: Island) -> str | None:
    """Asked for only where the deserts do not say it."""
    robber = choices.get(ROBBER)
    return robber if robber in HEX_NUMBER and not island.has_one_desert else None


def _rules(choices: Choices) -> Rules:
    kept = choices.get(RULES, {})
    return Rules(**{name: bool(kept[name]) for name in RULE_NAMES if name in kept})


def _pieces_placed(choices: Choices, players: Any) -> bool:
    places = islands.starting_places(_kind(choices))
    fit = bool(places) and all(player.colour in places for player in players)
    return fit and bool(choices.get(PLACED, True))


class IslandStep(BoxLayout):
    """A printed island, one that chance has laid, or the one on the table, with its picture."""

    wizard = ObjectProperty()

    def __init__(self, wizard: Any, **properties: Any) -> None:
        super().__init__(wizard=wizard, **properties)
        self.ids.kinds.options = [Option(kind, self.say(f"catan.rules.{kind}")) for kind in KINDS]
        if KIND not in self._choices:
            self._change(**{KIND: _kind(self._choices)})
        self._show()
        self._show_rules()

    def say(self, message: str, **facts_of_it: Any) -> str:
        text: str = self.wizard.app.say(message, **facts_of_it)
        return text

    @property
    def _choices(self) -> Choices:
        choices: Choices = self.wizard.new.choices
        return choices

    def _change(self, **changes: Any) -> None:
        self.wizard.change(choices={**self._choices, **changes})

    def choose(self, kind: str) -> None:
        """Chance lays a new island each time; what was entered before is still there."""
        self._change(**{KIND: kind, ODD: False})
        if kind in AT_RANDOM:
            self.deal()
        else:
            if kind == BY_HAND and ENTERED not in self._choices:
                self._change(**{ENTERED: written(Sketch())})
            self._show()

    def deal(self) -> None:
        """Another island."""
        island = _dealt(self._choices, self.wizard.chance.randrange)
        self._change(**{ISLAND: written(sketch_of(island))})
        self._show()

    # The island

    def _show(self) -> None:
        kind = _kind(self._choices)
        self.ids.kinds.chosen = kind
        self.ids.about.text = self.say(f"catan.rules.{kind}-text")
        self.ids.island.clear_widgets()
        self.ids.island.add_widget(self._entry() if kind == BY_HAND else self._picture())
        self._show_options()

    def _picture(self) -> Widget:
        island = _island(self._choices, self.wizard.chance.randrange)
        return FormPicture(island=island, pieces=self._pieces(island))

    def _pieces(self, island: Island) -> Pieces:
        """What stands there when the match begins."""
        players = self.wizard.new.players
        if not _pieces_placed(self._choices, players):
            return Pieces(robber=island.desert)
        places = islands.starting_places(_kind(self._choices))
        begun = [(player.colour, places[player.colour]) for player in players]
        return Pieces(
            roads=tuple((path, colour) for colour, at in begun for path in at.roads),
            settlements=tuple((at, colour) for colour, each in begun for at in each.settlements),
            robber=island.desert,
        )

    def _entry(self) -> Widget:
        entry = IslandEntry(
            app=self.wizard.app, sketch=_sketch(self._choices), robber=self._choices.get(ROBBER)
        )
        entry.bind(on_enter=lambda _, sketch: self._enter(sketch))
        entry.bind(on_place_robber=lambda _, name: self._change(**{ROBBER: name}))
        self.wizard.reveal(entry.ids.answers)
        return entry

    def _enter(self, sketch: Sketch) -> None:
        self._change(**{ENTERED: written(sketch), ODD: False})
        self._show_options()

    # What goes with it

    def _show_options(self) -> None:
        kind, box = _kind(self._choices), self.ids.options
        box.clear_widgets()
        if kind in AT_RANDOM:
            self._add_chance(box)
        elif islands.starting_places(kind):
            box.add_widget(self._placed())
        elif kind == BY_HAND:
            self._add_faults(box)

    def _add_chance(self, box: Widget) -> None:
        again = OutlineButton(text=self.say("catan.rules.deal-again"), icon="shuffle-variant")
        again.bind(on_release=lambda _: self.deal())
        box.add_widget(again)
        shuffled = ToggleRow(
            text=self.say("catan.rules.shuffled"),
            subtitle=self.say("catan.rules.shuffled-text"),
            active=bool(self._choices.get(SHUFFLED, True)),
        )
        shuffled.bind(on_change=lambda _, active: self._shuffle(active))
        box.add_widget(_carded(shuffled))

    def _shuffle(self, active: bool) -> None:
        """Only the harbours change; the island that was dealt stays."""
        self._change(**{SHUFFLED: active})
        island = _dealt(self._choices, self.wizard.chance.randrange)
        kept = {**self._choices[ISLAND], "harbours": list(island.harbours)}
        self._change(**{ISLAND: kept})
        self._show()

    def _placed(self) -> Widget:
        places = islands.starting_places(_kind(self._choices))
        fit = all(player.colour in places for player in self.wizard.new.players)
        row = ToggleRow(
            text=self.say("catan.rules.placed"),
            subtitle=self.say("catan.rules.placed-text" if fit else "catan.rules.placed-colours"),
            active=_pieces_placed(self._choices, self.wizard.new.players),
            refused=not fit,
        )
        row.bind(on_change=lambda _, active: self._place(active))
        return _carded(row)

    def _place(self, active: bool) -> None:
        self._change(**{PLACED: active})
        self._show()

    def _add_faults(self, box: Widget) -> None:
        """What is wrong with an island, and whether that matters to this table."""
        found = self._faults()
        (entry,) = self.ids.island.children
        red = (fault.facts for fault in found if fault.article == "catan.red-numbers")
        entry.faulty = [name for pair in red for name in (pair["hex"], pair["other_hex"])]
        entry.show()
        if found:
            box.add_widget(self._fault_box(found))
            anyway = ToggleRow(
                text=self.say("catan.rules.anyway"), active=bool(self._choices.get(ODD))
            )
            anyway.bind(on_change=lambda _, active: self._change(**{ODD: active}))
            box.add_widget(_carded(anyway))

    def _faults(self) -> list[Refusal]:
        sketch = _sketch(self._choices).filled()
        return list(islands.faults(sketch.island())) if sketch.is_whole() else []

    def _fault_box(self, found: list[Refusal]) -> Widget:
        game, words = self.wizard.game, self.wizard.app.words
        sentences = [words.refusal(fault, (), game) for fault in found]
        return ErrorBox(title=self.say("catan.rules.wrong"), text="\n".join(sentences))

    # The rules

    def _show_rules(self) -> None:
        chosen, card = _rules(self._choices), Card(spacing=0)
        for name in ("combined", "lone_claimant_takes_rest", "tied_holder_keeps"):
            row = ToggleRow(
                text=self.say(f"catan.rules.{name}"),
                subtitle=self.say(f"catan.rules.{name}-text"),
                active=getattr(chosen, name),
                divided=name != "tied_holder_keeps",
            )
            row.bind(on_change=lambda _, active, name=name: self._rule(name, active))
            card.add_widget(row)
        self.ids.rules.add_widget(card)

    def _rule(self, name: str, active: bool) -> None:
        self._change(**{RULES: {**asdict(_rules(self._choices)), name: active}})


class FormPicture(StillIsland):
    """The island as wide as a form."""


def _carded(row: Widget) -> Card:
    card = Card(spacing=0)
    card.add_widget(row)
    return card


load_kv("games/catan/rules")
