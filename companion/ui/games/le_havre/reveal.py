"""The special building the town gets: which of those not seen yet it was."""

from typing import Any

from companion.games.le_havre import actions as act
from companion.games.le_havre import facts
from companion.ui.games.le_havre.sheets import HarbourSheet
from companion.ui.widgets.cards import PickerCard


class RevealSheet(HarbourSheet):
    """All that are left, by their numbers; a tap turns one up."""

    def __init__(self, board: Any, **properties: Any) -> None:
        super().__init__(board, board.say("le_havre.play.which-special"), **properties)
        for building in board.state.unseen():
            name = board.play.app.words.name("le_havre.building", building)
            card = PickerCard(number=facts.building(building).number, text=name)
            card.bind(on_release=lambda _, building=building: self._reveal(building))
            self.add_widget(card)

    def _reveal(self, building: str) -> None:
        self.close()
        self._board.play.do(act.Reveal(building))
