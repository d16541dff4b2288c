"""Dominion's board: what is left to the end, the supply or the attacked, and the turn's dock."""

from typing import Any

from kivy.uix.boxlayout import BoxLayout

from companion.games.dominion import actions as act
from companion.games.dominion import supply
from companion.games.dominion.state import ACTIONS, State
from companion.referee.action import Action
from companion.referee.choice import Some
from companion.ui.games.dominion import prompts
from companion.ui.games.dominion.attack import AttackPanel
from companion.ui.games.dominion.dock import TurnDock
from companion.ui.games.dominion.info import EndInfo
from companion.ui.games.dominion.piles import SupplyGrid
from companion.ui.games.speaking import Speaking

TAPS = {"gain": act.Gain, "throne": act.PlayTwice, "trash": act.Trash}
"""What a tap on a pile means while a card asks; otherwise it plays or buys."""


class Board(Speaking):
    """The play frame shows its three parts, tells it to `refresh`, and takes its actions."""

    info_above = True

    def __init__(self, play: Any) -> None:
        self.play = play
        self.chosen: list[str] = []
        self.info = EndInfo()
        self.piles = SupplyGrid(self)
        self.ground = BoxLayout()
        self.dock = TurnDock(self)
        self.refresh()

    @property
    def state(self) -> State:
        state: State = self.play.match.state
        return state

    def refresh(self) -> None:
        """Shows the state as it is now; what was being chosen for another one is forgotten."""
        self.chosen = []
        self.info.show(self)
        self._show_ground()
        self.dock.show()

    def phase(self) -> str:
        """What the header says instead of the phase while a card asks."""
        task = self.state.task
        if task is None:
            return ""
        card = self.say(f"dominion.card.{task.card}")
        attack = task.ask in prompts.ATTACKS
        return self.say("dominion.ui.attack" if attack else "dominion.ui.question", card=card)

    def fact(self) -> tuple[str, str]:
        """What the header says at its right, large and small."""
        players = self.say("ui.play.players", count=len(self.play.names))
        return self.say("ui.play.turn", number=self.play.now.round), players

    def primary(self) -> tuple[str, Action | None]:
        """The likely next tap: its text, and what it does."""
        task = self.state.task
        if task is None:
            return self.say("dominion.ui.end-turn"), act.EndTurn()
        if task.ask == "trash":
            trashing = act.Trash(tuple(self.chosen))
            may = any(offer.covers(trashing) for offer in self.play.offers)
            return self._trash_text(), trashing if may else None
        return self.say("dominion.ui.waiting", seat=self.play.names[task.seat]), None

    def lit(self) -> set[str]:
        """The cards a tap may mean now: what is played, bought, gained or trashed."""
        wanted = self._tap_means()
        for offer in self.play.offers:
            if offer.kind is wanted:
                choice = offer.choices[0][1]
                return set(choice.among) if isinstance(choice, Some) else set(choice.values())
        return set()

    def tap(self, card: str) -> None:
        wanted = self._tap_means()
        if wanted is act.Trash:
            self._choose(card)
        elif wanted in (act.Buy, act.Gain) and supply.would_end(self.state, card):
            message = "dominion.ui.last-buy" if wanted is act.Buy else "dominion.ui.last-gain"
            name = self.say(f"dominion.card.{card}")
            self.play.confirm(message, lambda: self.play.do(wanted(card)), card=name)
        else:
            self.play.do(wanted(card))

    def _tap_means(self) -> Any:
        task = self.state.task
        if task:
            return TAPS.get(task.ask, act.Gain)
        return act.PlayAction if self.state.turn.phase == ACTIONS else act.Buy

    def _show_ground(self) -> None:
        task = self.state.task
        self.ground.clear_widgets()
        if task and task.ask in prompts.ATTACKS:
            self.ground.add_widget(AttackPanel(self.play, task))
        else:
            self.ground.add_widget(self.piles)
            self.piles.show()

    def _choose(self, card: str) -> None:
        """Chapel and its like: taps gather cards, the primary button trashes them."""
        longer = [*self.chosen, card]
        if self._may_grow_into(longer):
            self.chosen = longer
        elif card in self.chosen:
            self.chosen = [other for other in self.chosen if other != card]
        else:
            self.play.do(act.Trash(tuple(longer)))  # answers why it cannot be
            return
        self.piles.show()
        self.play.show_primary()

    def _may_grow_into(self, cards: list[str]) -> bool:
        return any(offer.covers(act.Trash(tuple(cards))) for offer in self.play.offers)

    def _trash_text(self) -> str:
        count = len(self.chosen)
        return self.say("dominion.ui.trash", count=count) if count else self.say("dominion.ui.none")
