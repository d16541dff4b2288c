"""Catan's board: the island, the bank below it, and what the turn offers or a question asks."""

from typing import Any

from kivy.core.window import Window

from companion.games.catan import actions as act
from companion.games.catan import facts
from companion.games.catan.state import MOVE_ROBBER, PLAYING, ROLLING, STEAL, State
from companion.referee.action import Action
from companion.ui.games.catan import closed, story, taps
from companion.ui.games.catan.dock import CatanDock
from companion.ui.games.catan.ground import IslandGround
from companion.ui.games.catan.info import BankInfo
from companion.ui.games.catan.island import Pointed
from companion.ui.widgets.refusal import RefusalSheet


class Board:
    """The play frame shows its three parts, tells it to `refresh`, and takes its actions."""

    info_above = False
    dock_stays_free = True

    def __init__(self, play: Any) -> None:
        self.play = play
        self.mode = ""
        """What a tap on the island does when nothing is asked: a piece, or `taps.KNIGHT`."""
        self.pointed = Pointed()
        self.shows_roads = False
        self.info = BankInfo()
        self.ground = IslandGround(self)
        self.dock = CatanDock(self)
        self.refresh()

    @property
    def state(self) -> State:
        state: State = self.play.match.state
        return state

    def say(self, message: str, **facts_of_it: Any) -> str:
        text: str = self.play.app.say(message, **facts_of_it)
        return text

    def name(self, seat: int) -> str:
        name: str = self.play.names[seat]
        return name

    def colour(self, seat: int) -> str:
        colour: str = self.play.match.setup.players[seat].colour
        return colour

    def offered(self, kind: type[Action]) -> bool:
        return any(offer.kind is kind for offer in self.play.offers)

    def refresh(self) -> None:
        """Shows the state as it is now. What was chosen stays chosen as long as it can be."""
        self.pointed = self._pointed()
        if self.mode not in taps.open_modes(self.play.offers):
            self.mode = self._likely()
        self.info.show(self)
        self.show()

    def relieved(self, _: Any) -> None:
        """The refusal has left the screen, and its mark with it, unless the next one is there."""
        if not any(isinstance(child, RefusalSheet) for child in Window.children):
            self.pointed = self._pointed()
            self.ground.show()

    def show(self) -> None:
        """What is chosen shows on the island and in the dock."""
        self.ground.show()
        self.dock.show()

    # The header and the primary button

    def phase(self) -> str:
        """What the header says instead of the phase while something is asked."""
        task = self.state.task
        return self.say(f"catan.play.phase.{task.ask}") if task else ""

    def fact(self) -> tuple[str, str]:
        """What was rolled, and which turn it is; the larger is what is new."""
        turn, lines = self.say("ui.play.turn", number=self.state.turn.number), self.play.match.lines
        now, before = story.rolled(lines), story.last_roll(lines)
        if self.state.turn.phase == ROLLING and before:
            return turn, self.say("catan.play.last-roll", total=before)
        if self.state.turn.phase == PLAYING and now:
            return self.say("catan.play.rolled", total=now), turn
        return turn, self.say("ui.play.players", count=len(self.play.names))

    def primary(self) -> tuple[str, Action | None]:
        """The likely next tap: its text, and what it does."""
        task = self.state.task
        if task:
            return self.say("catan.play.waiting", seat=self.name(task.seat)), None
        if self.state.turn.phase == ROLLING:
            return self.say("catan.play.roll-first"), None
        return self.say("catan.play.end-turn"), act.EndTurn()

    # What is chosen, and what a tap on the island does

    def choose(self, thing: str) -> None:
        """A thing to be built or bought was tapped; one that cannot be is answered with why."""
        if thing not in closed.open_things(self.play.offers):
            self.play.do(closed.attempt(self.state, thing))
        elif thing == facts.DEVELOPMENT_CARD:
            self.play.do(act.BuyCard())
        else:
            self.turn_to(thing)

    def turn_to(self, mode: str) -> None:
        """From now on a tap on the island means something else."""
        self.mode = mode
        self.pointed = self._pointed()
        self.show()

    def leave_cards(self) -> None:
        self.turn_to(self._likely())

    def tap(self, kind: str, name: str) -> None:
        meaning = taps.meaning(self)
        if meaning is None:
            return
        done = self._knight(name) if meaning.action is act.PlayKnight else self._do(meaning, name)
        if not done:
            self.pointed = taps.pointed_at(self.state, kind, name)
            self.ground.show()

    def _do(self, meaning: taps.Meaning, name: str) -> bool:
        if meaning.action is act.Steal:
            victim = taps.owner_at(self.state, name)
            return victim is None or bool(self.play.do(act.Steal(victim)))
        return bool(self.play.do(meaning.action(name)))

    def _knight(self, name: str) -> bool:
        """The knight is played and sends the robber off with one tap."""
        if not self.play.do(act.PlayKnight()):
            return False
        return not self._asks(MOVE_ROBBER) or bool(self.play.do(act.MoveRobber(name)))

    def _pointed(self) -> Pointed:
        """The hex whose neighbours can be robbed."""
        return Pointed(hex=self.state.robber if self._asks(STEAL) else None)

    def _asks(self, question: str) -> bool:
        task = self.state.task
        return task is not None and task.ask == question

    def _likely(self) -> str:
        """What is lit beforehand: the rarest thing that can be built."""
        if self.state.task or self.state.turn.phase != PLAYING:
            return ""
        open_now = closed.open_things(self.play.offers)
        return next((thing for thing in taps.RAREST_FIRST if thing in open_now), "")
