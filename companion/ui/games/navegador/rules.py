"""Navegador's step of the new match: base game or King's privilege at Goa, and the board."""

from typing import Any

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.games.navegador import printed
from companion.games.navegador.profile import BLANK
from companion.games.navegador.setup import STANDARD, VARIANTS, NavegadorSetup
from companion.referee.choice import Pick
from companion.ui.games.navegador.kept_profile import kept_profile
from companion.ui.loader import load_kv
from companion.ui.routes import ProfileRoute
from companion.ui.widgets.cards import Card, RowCard, SectionTitle
from companion.ui.widgets.toggles import OptionRow, ToggleRow

__all__ = ["RulesStep", "SectionTitle", "choices_of", "make_setup"]

VARIANT, WITH_PROFILE = "variant", "with_profile"


def make_setup(wizard: Any, pick: Pick) -> NavegadorSetup:
    """What was chosen, and by lot who begins."""
    new = wizard.new
    first = new.first if new.first is not None else pick(len(new.players))
    with_profile = new.choices.get(WITH_PROFILE, True)
    return NavegadorSetup(
        players=new.players,
        first=first,
        variant=new.choices.get(VARIANT, STANDARD),
        profile=kept_profile(wizard.app.store) if with_profile else BLANK,
    )


def choices_of(setup: NavegadorSetup) -> dict[str, Any]:
    """What a setup has chosen. The profile is read again when the match begins: that it was empty
    does not mean that nobody wanted it."""
    return {VARIANT: setup.variant, **({WITH_PROFILE: True} if setup.profile != BLANK else {})}


class RulesStep(BoxLayout):
    """Which rules, and whether what is known of the board is used."""

    wizard = ObjectProperty()

    def __init__(self, wizard: Any, **properties: Any) -> None:
        super().__init__(wizard=wizard, **properties)
        self._show()

    def say(self, message: str, **facts_of_it: Any) -> str:
        text: str = self.wizard.app.say(message, **facts_of_it)
        return text

    def _show(self) -> None:
        self.clear_widgets()
        self.add_widget(SectionTitle(text=self.say("navegador.rules.variant")))
        self.add_widget(self._variants())
        self.add_widget(SectionTitle(text=self.say("navegador.rules.board")))
        self.add_widget(self._board())

    def _variants(self) -> Card:
        card = Card(spacing=0)
        texts = ("navegador.rules.standard-text", "navegador.rules.goa-text")
        for variant, text in zip(VARIANTS, texts, strict=True):
            row = OptionRow(
                text=self.say(f"navegador.variant.{variant}"),
                subtitle=self.say(text),
                exclusive=True,
                chosen=self.wizard.new.choices.get(VARIANT, STANDARD) == variant,
                divided=variant != VARIANTS[-1],
            )
            row.bind(on_release=lambda _, variant=variant: self._choose(VARIANT, variant))
            card.add_widget(row)
        return card

    def _board(self) -> Card:
        profile = kept_profile(self.wizard.app.store)
        wanted = printed.wanted(profile)
        known = len(wanted) - len(printed.missing(profile))
        row = RowCard(
            text=self.say("navegador.profile"),
            subtitle=self.say("navegador.profile.known", known=known, count=len(wanted)),
            icon="map-outline",
            trailing_icon="chevron-right",
            divided=True,
        )
        row.bind(on_release=lambda _: self.wizard.app.navigator.go(ProfileRoute()))
        use = ToggleRow(
            text=self.say("navegador.rules.use-profile"),
            subtitle=self.say("navegador.rules.use-profile-text"),
            active=self.wizard.new.choices.get(WITH_PROFILE, True),
        )
        use.bind(on_change=lambda _, active: self._choose(WITH_PROFILE, active))
        card = Card(spacing=0)
        card.add_widget(row)
        card.add_widget(use)
        return card

    def _choose(self, name: str, value: Any) -> None:
        self.wizard.change(choices={**self.wizard.new.choices, name: value})
        self._show()


load_kv("games/navegador/rules")
