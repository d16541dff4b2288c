"""Dominion's step of the new match: which ten kingdom cards."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, fields
from typing import Any

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.games.dominion import facts, kingdoms
from companion.games.dominion.kingdoms import RANDOM, Wishes
from companion.games.dominion.setup import DominionSetup, first_of_series
from companion.referee.choice import Pick
from companion.store import Summary
from companion.ui.loader import load_kv
from companion.ui.widgets.buttons import OutlineButton
from companion.ui.widgets.cards import Card, PickerCard, SectionTitle
from companion.ui.widgets.chips import ChoiceRow, Option, Segments
from companion.ui.widgets.text import Text
from companion.ui.widgets.toggles import ToggleRow

__all__ = ["ChoiceRow", "KingdomStep", "SectionTitle", "Text", "choices_of", "make_setup"]

BY_HAND, SERIES = "hand", "series"
MOST_ATTACKS = (0, 1, 2, 3)
SWITCHES = ("reaction_to_attacks", "extra_actions", "cost_spread")


def make_setup(wizard: Any, pick: Pick) -> DominionSetup:
    """What was chosen, and by chance what was not."""
    new = wizard.new
    first = new.first if new.first is not None else _first(wizard, pick)
    kingdom = tuple(new.choices.get("kingdom") or _dealt(new.choices, pick))
    return DominionSetup(players=new.players, first=first, kingdom=kingdom)


def choices_of(setup: DominionSetup) -> dict[str, Any]:
    """What a setup has chosen, to be changed or chosen again."""
    sets = facts.recommended_sets()
    same = (kind for kind, cards in sets.items() if set(cards) == set(setup.kingdom))
    return {"kind": next(same, BY_HAND), "kingdom": list(setup.kingdom)}


def _dealt(choices: Mapping[str, Any], pick: Pick) -> tuple[str, ...]:
    kind = choices.get("kind") or kingdoms.variants()[0]
    if kind == RANDOM:
        return kingdoms.at_random(pick, _wishes(choices))
    return kingdoms.of_variant(kind, pick) if kind in facts.recommended_sets() else ()


def _wishes(choices: Mapping[str, Any]) -> Wishes:
    known = {field.name for field in fields(Wishes)}
    kept = choices.get("wishes", {})
    return Wishes(**{name: value for name, value in kept.items() if name in known})


def _first(wizard: Any, pick: Pick) -> int:
    """In a series the player left of the last winner, otherwise chance."""
    names = [player.name for player in wizard.new.players]
    last = wizard.last_match()
    told = first_of_series(names, *_told_by(last), pick) if last else None
    return pick(len(names)) if told is None else told


def _told_by(last: Summary) -> tuple[list[str], list[str]]:
    before = [player.name for player in last.players]
    ranks = last.headline.get("ranks", ())
    return before, [name for name, rank in zip(before, ranks, strict=False) if rank == 1]


class KingdomStep(BoxLayout):
    """Recommended sets, chance with wishes, by hand, or last match's cards with one swap each."""

    wizard = ObjectProperty()
    count = StringProperty()

    def __init__(self, wizard: Any, **properties: Any) -> None:
        super().__init__(wizard=wizard, **properties)
        self._before = self._last_kingdom()
        if not wizard.new.choices.get("kingdom"):
            self._choose_kind(kingdoms.variants()[0])
        self._show()

    def say(self, message: str, **facts_of_it: Any) -> str:
        text: str = self.wizard.app.say(message, **facts_of_it)
        return text

    @property
    def _kind(self) -> str:
        return str(self.wizard.new.choices.get("kind", ""))

    @property
    def _kingdom(self) -> tuple[str, ...]:
        return tuple(self.wizard.new.choices.get("kingdom", ()))

    def choose(self, kind: str) -> None:
        self._choose_kind(kind)
        self._show()

    def _choose_kind(self, kind: str) -> None:
        choices = {**self.wizard.new.choices, "kind": kind}
        match kind:
            case "hand":
                choices["kingdom"] = list(self._kingdom)
            case "series":
                choices["kingdom"] = list(self._before)
            case _:
                choices["kingdom"] = list(_dealt(choices, self.wizard.chance.randrange))
        self.wizard.change(choices=choices)

    def _last_kingdom(self) -> tuple[str, ...]:
        last = self.wizard.last_match()
        if last is None:
            return ()
        setup = self.wizard.app.store.matches.open(last.id).setup
        return tuple(setup.kingdom)

    # What is shown

    def _show(self) -> None:
        kinds = (*kingdoms.variants(), BY_HAND, *((SERIES,) if self._before else ()))
        self.ids.kinds.options = [Option(kind, self._name(kind)) for kind in kinds]
        self.ids.kinds.chosen = self._kind
        self.ids.wishes.clear_widgets()
        if self._kind == RANDOM:
            self.ids.wishes.add_widget(self._wish_card())
        self._show_cards()

    def _name(self, kind: str) -> str:
        own = {BY_HAND: "dominion.ui.by-hand", SERIES: "dominion.ui.series"}
        return self.say(own.get(kind, f"dominion.variant.{kind}"))

    def _show_cards(self) -> None:
        self.ids.cards.clear_widgets()
        shown = facts.kingdom_cards() if self._picks() else self._kingdom
        for card in kingdoms.in_order(tuple(shown)):
            self.ids.cards.add_widget(self._card(card))
        self.count = self._count()

    def _picks(self) -> bool:
        return self._kind in (BY_HAND, SERIES)

    def _count(self) -> str:
        has, needs = len(self._kingdom), facts.KINGDOM_SIZE
        if self._kind == SERIES:
            swaps = kingdoms.swapped(self._before, self._kingdom)
            most = len(self.wizard.new.players)
            return self.say("dominion.ui.swapped", has=has, needs=needs, swaps=swaps, most=most)
        return self.say("dominion.ui.chosen", has=has, needs=needs) if self._picks() else ""

    def _card(self, card: str) -> PickerCard:
        tile = PickerCard(
            text=self.say(f"dominion.card.{card}"),
            number=str(facts.card(card).cost),
            entry=f"dominion.card.{card}",
            chosen=self._picks() and card in self._kingdom,
        )
        if self._picks():
            tile.bind(on_release=lambda _: self._toggle(card))
        else:
            tile.bind(on_release=lambda _: self.wizard.read(f"dominion.card.{card}"))
        return tile

    def _toggle(self, card: str) -> None:
        kept = [other for other in self._kingdom if other != card]
        kingdom = kept if card in self._kingdom else [*kept, card]
        self.wizard.change(choices={**self.wizard.new.choices, "kingdom": kingdom})
        self._show_cards()

    # Wishes for chance

    def _wish_card(self) -> Widget:
        wishes, card = _wishes(self.wizard.new.choices), Card()
        card.add_widget(SectionTitle(text=self.say("dominion.ui.wish.most_attacks")))
        card.add_widget(self._most_attacks(wishes))
        for name in SWITCHES:
            row = ToggleRow(text=self.say(f"dominion.ui.wish.{name}"), active=getattr(wishes, name))
            row.bind(on_change=self._wish(name))
            card.add_widget(row)
        again = OutlineButton(text=self.say("dominion.ui.deal-again"), icon="shuffle-variant")
        again.bind(on_release=lambda _: self.choose(RANDOM))
        card.add_widget(again)
        return card

    def _most_attacks(self, wishes: Wishes) -> Segments:
        any_number = Option(ANY, self.say("dominion.ui.wish.any"))
        options = [*(Option(str(n), str(n)) for n in MOST_ATTACKS), any_number]
        chosen = ANY if wishes.most_attacks is None else str(wishes.most_attacks)
        row = Segments(options=options, chosen=chosen)
        row.bind(
            on_choose=lambda _, key: self._wish("most_attacks")(_, None if key == ANY else int(key))
        )
        return row

    def _wish(self, name: str) -> Callable[[Any, Any], None]:
        def change(_: Any, value: Any) -> None:
            wishes = {**asdict(_wishes(self.wizard.new.choices)), name: value}
            self.wizard.change(choices={**self.wizard.new.choices, "wishes": wishes})
            self._choose_kind(RANDOM)
            self._show_cards()

        return change


ANY = "any"

load_kv("games/dominion/rules")
