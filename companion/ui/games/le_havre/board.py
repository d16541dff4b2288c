"""Le Havre's board: the harbour with its buildings, and what the turn offers or asks."""

from typing import Any

from companion.games.le_havre import actions as act
from companion.games.le_havre import facts, visiting
from companion.games.le_havre.state import DONE, FEEDING, MAIN, SUPPLY, USING, State
from companion.referee.action import Action
from companion.ui.games.le_havre import entering
from companion.ui.games.le_havre.building_sheet import ActionSheet
from companion.ui.games.le_havre.card_sheet import open_card
from companion.ui.games.le_havre.dock import HarbourDock
from companion.ui.games.le_havre.ground import HarbourGround
from companion.ui.games.le_havre.info import RoundInfo
from companion.ui.games.le_havre.meals import proposed_meal
from companion.ui.games.speaking import Speaking


class Board(Speaking):
    """The play frame shows its three parts, tells it to `refresh`, and takes its actions."""

    info_above = True
    dock_stays_free = True

    def __init__(self, play: Any) -> None:
        self.play = play
        self.sheet: ActionSheet | None = None
        self.info = RoundInfo()
        self.ground = HarbourGround(self)
        self.dock = HarbourDock(self)
        self.refresh()

    @property
    def state(self) -> State:
        state: State = self.play.match.state
        return state

    def offered(self, kind: type[Action]) -> list[Any]:
        return [offer for offer in self.play.offers if offer.kind is kind]

    def refresh(self) -> None:
        """Shows the state as it is now. A form that was filled in for another one is closed."""
        if self.sheet is not None and self.sheet.state is not self.state:
            self.sheet.close()
            self.sheet = None
        self.info.show(self)
        self.ground.show()
        self.dock.show()

    # The header and the primary button

    def phase(self) -> str:
        """What the header says instead of the phase while a building is used."""
        turn = self.state.turn
        if turn.step != USING:
            return ""
        return self.play.app.words.name("le_havre.building", str(turn.using))

    def fact(self) -> tuple[str, str]:
        """The round of so many, and the turn of so many."""
        state = self.state
        if state.final:
            phase = self.say("le_havre.play.final")
            count = len(state.players)
        else:
            phase = self.say("le_havre.play.round", number=state.round, most=len(state.rounds))
            count = facts.turns_per_round()
        return phase, self.say("le_havre.play.turn", number=state.turn.number, most=count)

    def primary(self) -> tuple[str, Action | None]:
        """The likely next tap: its text, and what it does."""
        likely = {
            SUPPLY: self._supply,
            USING: self._end_action,
            FEEDING: self._feeding,
            MAIN: self._end_turn,
            DONE: self._end_turn,
        }.get(self.state.turn.step)
        return likely() if likely else (self.say("le_havre.play.choose-first"), None)

    def _supply(self) -> tuple[str, Action | None]:
        if self.offered(act.Supply):
            return self.say("le_havre.play.supply"), act.Supply()
        return self.say("le_havre.play.turn-up-first"), None

    def _end_action(self) -> tuple[str, Action | None]:
        if self.offered(act.EndAction):
            return self.say("le_havre.play.enough"), act.EndAction()
        return self.say("le_havre.play.choose-first"), None

    def _feeding(self) -> tuple[str, Action | None]:
        """The next who has to eat, as proposed."""
        seat = self.state.waiting[0]
        told = self.say("le_havre.play.feed-seat", seat=self.name(seat))
        return told, proposed_meal(self.state, seat)

    def _end_turn(self) -> tuple[str, Action | None]:
        may = bool(self.offered(act.EndTurn))
        return self.say("le_havre.play.end-turn"), act.EndTurn() if may else None

    # What is tapped

    def take(self, good: str) -> None:
        self.play.do(act.TakeOffer(good))

    def visit(self, building: str) -> None:
        """A building was tapped: its form, or why it is closed."""
        if any(offer.choice("building").allows(building) for offer in self.offered(act.Enter)):
            self.open_form(building)
        elif self.state.turn.step in (MAIN, DONE) and not facts.building(building).locked:
            self.play.do(entering.attempt(self.state, building))
        else:
            open_card(self, building)

    def open_form(self, building: str = "") -> None:
        """The form of a building to be entered, or of the one that is in use."""
        self.sheet = ActionSheet(self, building)
        self.sheet.open()

    def use(self, visit: act.Enter | None, action: Action | None) -> None:
        """Carries out what a form says; where more is to be chosen, the form asks on."""
        if visit is not None and not self.play.do(visit):
            return
        if action is not None and not self.play.do(action):
            return
        if self.state.turn.step == USING:
            self.open_form()

    def in_use(self) -> facts.Building:
        return visiting.card_in_use(self.state)
