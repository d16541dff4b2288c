"""Cards that are picked from all there are: what a player has of them, and a sheet to choose on."""

from typing import Any

from companion.ui.games.score_form import CardPick
from companion.ui.loader import load_kv
from companion.ui.score_entry import ScoreEntry
from companion.ui.widgets.buttons import OutlineButton, PrimaryButton
from companion.ui.widgets.cards import Card
from companion.ui.widgets.chips import ChoiceRow, Option
from companion.ui.widgets.sheet import BottomSheet
from companion.ui.widgets.text import Figure, HugText, Text

__all__ = ["ChoiceRow", "Figure", "HugText", "OutlineButton", "PickedCard", "Text"]


class PickedCard(Card):
    """What the player in turn has of a pick. `on_change`: it is otherwise now."""

    __events__ = ("on_change",)

    def __init__(
        self, app: Any, entry: ScoreEntry, pick: CardPick, points: str, **properties: Any
    ) -> None:
        self.app, self._entry, self._pick = app, entry, pick
        super().__init__(**properties)
        mine = [card for card in pick.cards if entry.owner(card) == entry.draft.seat]
        self.ids.name.text = app.say(pick.name)
        self.ids.points.text = points if mine else ""
        self.ids.none.text = "" if mine else app.say("ui.form.no-cards")
        self.ids.mine.options = [self._option(card) for card in mine]
        self.ids.mine.chosen = frozenset(mine)
        self.ids.choose.text = app.say("ui.form.choose-cards")

    def on_change(self) -> None:
        """A card was picked or put back."""

    def put_back(self, card: str) -> None:
        self._entry.pick(card)
        self.dispatch("on_change")

    def choose(self) -> None:
        """All cards there are, those of others closed; a tap picks one or puts it back."""
        sheet = BottomSheet(title=self.app.say(self._pick.name))
        row = ChoiceRow()
        row.bind(on_choose=lambda _, card: self._tap(row, card))
        self._fill(row)
        sheet.add_widget(row)
        done = sheet.add_button(PrimaryButton(text=self.app.say("ui.form.enter")))
        done.bind(on_release=sheet.close)
        sheet.bind(on_closed=lambda _: self.dispatch("on_change"))
        sheet.open()

    def _tap(self, row: ChoiceRow, card: str) -> None:
        self._entry.pick(card)
        self._fill(row)

    def _fill(self, row: ChoiceRow) -> None:
        seat = self._entry.draft.seat
        owners = {card: self._entry.owner(card) for card in self._pick.cards}
        row.options = [
            self._option(card, refused=owner not in (None, seat)) for card, owner in owners.items()
        ]
        row.chosen = frozenset(card for card, owner in owners.items() if owner == seat)

    def _option(self, card: str, refused: bool = False) -> Option:
        return Option(card, self._pick.title(self.app.words, card), refused=refused)


load_kv("screens/score_picks")
