"""Le Havre's step of the new match: full or short, how the proposals lie, and what tables vary."""

from collections.abc import Mapping
from dataclasses import asdict, fields
from typing import Any

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.games.le_havre import facts
from companion.games.le_havre.facts import FULL, PILES
from companion.games.le_havre.setup import VARIANTS, LeHavreSetup, deal
from companion.games.le_havre.state import Rules
from companion.referee.choice import Pick
from companion.ui.games.le_havre.naming import building_title
from companion.ui.loader import load_kv
from companion.ui.widgets.cards import Card, SectionTitle
from companion.ui.widgets.chips import ChoiceRow, Option, Segments
from companion.ui.widgets.text import Text
from companion.ui.widgets.toggles import ToggleRow

__all__ = [
    "ChoiceRow",
    "HarbourStep",
    "SectionTitle",
    "Segments",
    "Text",
    "choices_of",
    "make_setup",
]

VARIANT, KIND, LAID, RULES = "variant", "kind", "piles", "rules"
DEALT, BY_HAND = "dealt", "hand"
RULE_NAMES = tuple(field.name for field in fields(Rules))
SOLO_RULES = ("solo_market_cap", "solo_harbour_watch")
Choices = Mapping[str, Any]
Laid = tuple[tuple[str, ...], ...]


def make_setup(wizard: Any, pick: Pick) -> LeHavreSetup:
    """What was chosen, and by lot who begins and how the buildings lie."""
    new, choices = wizard.new, wizard.new.choices
    first = new.first if new.first is not None else pick(len(new.players))
    variant, players = _variant(choices), len(new.players)
    by_hand = choices.get(KIND) == BY_HAND
    laid = _laid(choices, variant, players)
    if not by_hand and not _is_whole(laid, variant, players):
        laid = deal(variant, players, pick)
    return LeHavreSetup(
        players=new.players, first=first, variant=variant, piles=laid, rules=_rules(choices)
    )


def choices_of(setup: LeHavreSetup) -> dict[str, Any]:
    """What a setup has chosen. Whether chance or somebody's hands dealt, it does not tell."""
    return {
        VARIANT: setup.variant,
        LAID: [list(pile) for pile in setup.piles],
        RULES: asdict(setup.rules),
    }


def _variant(choices: Choices) -> str:
    chosen = choices.get(VARIANT)
    return str(chosen) if chosen in VARIANTS else FULL


def _rules(choices: Choices) -> Rules:
    kept = choices.get(RULES, {})
    return Rules(**{name: bool(kept[name]) for name in RULE_NAMES if name in kept})


def _laid(choices: Choices, variant: str, players: int) -> Laid:
    """The piles as far as they were entered, each in the order of the numbers; cards that this
    number of players does not use are left out."""
    deck, kept = facts.deck(variant, players), choices.get(LAID, [])
    piles = [*kept, *([[]] * PILES)][:PILES]
    return tuple(tuple(card for card in deck if card in pile) for pile in piles)


def _size(variant: str, players: int) -> int:
    return len(facts.deck(variant, players)) // PILES


def _is_whole(laid: Laid, variant: str, players: int) -> bool:
    return all(len(pile) == _size(variant, players) for pile in laid)


def filled(laid: Laid, variant: str, players: int) -> Laid:
    """Once two piles are full, what is left is the third."""
    size = _size(variant, players)
    open_piles = [number for number, pile in enumerate(laid) if len(pile) < size]
    if len(open_piles) != 1:
        return laid
    placed = {card for number, pile in enumerate(laid) if number not in open_piles for card in pile}
    rest = tuple(card for card in facts.deck(variant, players) if card not in placed)
    return tuple(rest if number in open_piles else pile for number, pile in enumerate(laid))


class HarbourStep(BoxLayout):
    """Full or short; the proposals dealt by the app, or tapped in as they lie; the options."""

    wizard = ObjectProperty()
    note = StringProperty()

    def __init__(self, wizard: Any, **properties: Any) -> None:
        self._pile = 0
        super().__init__(wizard=wizard, **properties)
        if not self._choices.get(LAID):
            self._deal()
        self._show()

    def say(self, message: str, **facts_of_it: Any) -> str:
        text: str = self.wizard.app.say(message, **facts_of_it)
        return text

    @property
    def _choices(self) -> Choices:
        choices: Choices = self.wizard.new.choices
        return choices

    @property
    def _table(self) -> tuple[str, int]:
        return _variant(self._choices), len(self.wizard.new.players)

    # What is chosen

    def choose_variant(self, variant: str) -> None:
        self._change(**{VARIANT: variant})
        self._deal()
        self._show()

    def choose_kind(self, kind: str) -> None:
        self._change(**{KIND: kind})
        if kind == DEALT:
            self._deal()
        else:
            self._change(**{LAID: [[]] * PILES})
        self._pile = 0
        self._show()

    def choose_pile(self, number: str) -> None:
        self._pile = int(number)
        self._show()

    def put(self, card: str) -> None:
        """Onto the pile that is being entered, or off it again."""
        laid = _laid(self._choices, *self._table)
        on_it = card in laid[self._pile]
        piles = [[other for other in pile if other != card] for pile in laid]
        if not on_it and len(piles[self._pile]) < _size(*self._table):
            piles[self._pile].append(card)
        whole = filled(tuple(map(tuple, piles)), *self._table)
        self._change(**{LAID: [list(pile) for pile in whole]})
        self._go_on_to_next(whole)
        self._show()

    def _go_on_to_next(self, laid: Laid) -> None:
        """A full pile needs no more: on to the next that does."""
        if len(laid[self._pile]) == _size(*self._table):
            size = _size(*self._table)
            waiting = [number for number, pile in enumerate(laid) if len(pile) < size]
            self._pile = waiting[0] if waiting else self._pile

    def _deal(self) -> None:
        piles = deal(*self._table, self.wizard.chance.randrange)
        self._change(**{LAID: [list(pile) for pile in piles]})

    def _change(self, **changes: Any) -> None:
        self.wizard.change(choices={**self._choices, **changes})

    # What is shown

    def _show(self) -> None:
        variant, players = self._table
        self.ids.variants.options = [
            Option(each, self.say(f"le_havre.variant.{each}")) for each in VARIANTS
        ]
        self.ids.variants.chosen = variant
        kind = str(self._choices.get(KIND) or DEALT)
        self.ids.kinds.options = [
            Option(each, self.say(f"le_havre.rules.{each}")) for each in (DEALT, BY_HAND)
        ]
        self.ids.kinds.chosen = kind
        self.note = self.say(f"le_havre.rules.{kind}-text")
        self._show_piles(kind == BY_HAND)
        self._show_rules(players)

    def _show_piles(self, by_hand: bool) -> None:
        laid, size = _laid(self._choices, *self._table), _size(*self._table)
        self.ids.piles.options = [
            Option(str(n), self.say("le_havre.rules.pile", number=n + 1, has=len(pile), needs=size))
            for n, pile in enumerate(laid)
        ]
        self.ids.piles.chosen = str(self._pile)
        shown = facts.deck(*self._table) if by_hand else laid[self._pile]
        elsewhere = {card for n, pile in enumerate(laid) if n != self._pile for card in pile}
        self.ids.cards.options = [
            Option(card, self._title(card), refused=by_hand and card in elsewhere) for card in shown
        ]
        self.ids.cards.chosen = frozenset(laid[self._pile] if by_hand else ())

    def tap_card(self, card: str) -> None:
        """By hand a card goes onto the pile; dealt ones are only looked up."""
        if self._choices.get(KIND) == BY_HAND:
            self.put(card)
        else:
            self._show()
            self.wizard.read(f"le_havre.building.{card}")

    def _title(self, card: str) -> str:
        return building_title(self.wizard.app.words, card)

    def _show_rules(self, players: int) -> None:
        self.ids.rules.clear_widgets()
        names = [name for name in RULE_NAMES if players == 1 or name not in SOLO_RULES]
        card, chosen = Card(padding=0, spacing=0), _rules(self._choices)
        for name in names:
            row = ToggleRow(
                text=self.say(f"le_havre.rules.{name}"),
                subtitle=self.say(f"le_havre.rules.{name}-text"),
                active=getattr(chosen, name),
                divided=name != names[-1],
            )
            row.bind(on_change=lambda _, active, name=name: self._set_rule(name, active))
            card.add_widget(row)
        self.ids.rules.add_widget(card)

    def _set_rule(self, name: str, active: bool) -> None:
        self._change(**{RULES: {**asdict(_rules(self._choices)), name: active}})


load_kv("games/le_havre/rules")
