"""The supply, and below it what the turn has left: actions, buys, coins."""

from typing import Any

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.games.dominion import actions as act
from companion.games.dominion import facts, supply
from companion.games.dominion.state import ACTIONS, State
from companion.referee.action import Action
from companion.referee.choice import Some
from companion.ui.games.dominion import prompts
from companion.ui.games.dominion.tile import PileTile, looks_of
from companion.ui.loader import load_kv
from companion.ui.widgets.buttons import OutlineButton
from companion.ui.widgets.chips import Option, Segments
from companion.ui.widgets.numbers import Counter, Key, NumberKeys
from companion.ui.widgets.text import HugText, Text

__all__ = ["Board", "Counter", "HugText", "NumberKeys", "Segments", "Text"]

TAPPED = (act.Gain, act.PlayTwice, act.PlayAction, act.Buy)


class Board(BoxLayout):
    """The play frame shows it, tells it to `refresh`, and takes its actions."""

    play = ObjectProperty()
    to_the_end = StringProperty()
    empty_piles = StringProperty()

    def __init__(self, play: Any, **properties: Any) -> None:
        self._tiles: dict[str, PileTile] = {}
        self._chosen: list[str] = []
        super().__init__(play=play, **properties)
        for card in self.state.supply:
            self._tiles[card] = self._tile(card)
            self.ids.piles.add_widget(self._tiles[card])
        self.refresh()

    @property
    def state(self) -> State:
        state: State = self.play.match.state
        return state

    def say(self, message: str, **facts_of_it: Any) -> str:
        text: str = self.play.app.say(message, **facts_of_it)
        return text

    def refresh(self) -> None:
        """Shows the state as it is now."""
        self._chosen = []
        self._show_end()
        self._show_prompt()
        self._show_tiles()
        self._show_counters()

    def primary(self) -> tuple[str, Action | None]:
        """The likely next tap: its text, and what it does."""
        state = self.state
        task = state.task
        if task and task.ask == "trash":
            count = len(self._chosen)
            return self.say("dominion.ui.trash", count=count), act.Trash(tuple(self._chosen))
        if task:
            names = self.play.names
            return self.say("dominion.ui.waiting", seat=names[task.seat]), None
        return self.say("dominion.ui.end-turn"), act.EndTurn()

    # The parts

    def _show_end(self) -> None:
        piles = self.state.supply
        self.to_the_end = self.say("dominion.ui.to-the-end", count=piles[facts.PROVINCE])
        empty, most = len(supply.empty_piles(piles)), facts.empty_piles_that_end()
        self.empty_piles = self.say("dominion.ui.empty-piles", empty=empty, most=most)

    def _show_prompt(self) -> None:
        box, task = self.ids.prompt, self.state.task
        box.clear_widgets()
        if task is None:
            return
        words, names = self.play.app.words, self.play.names
        box.add_widget(Text(text=prompts.question(words, names, task), role="heading"))
        if task.ask in prompts.ON_THE_TILES:
            return
        for answer in prompts.answers(words, list(self.play.offers)):
            button = OutlineButton(text=answer.text, tall="small")
            button.bind(on_release=lambda _, action=answer.action: self.play.do(action))
            box.add_widget(button)

    def _show_tiles(self) -> None:
        lit = self._lit()
        for card, tile in self._tiles.items():
            left = self.state.supply[card]
            tile.empty = not left
            tile.left = str(left) if left else self.say("dominion.ui.empty")
            tile.lit = card in lit
            tile.marked = self._chosen.count(card)

    def _lit(self) -> set[str]:
        """The cards a tap may mean now: what is played, bought, gained or trashed."""
        wanted = self._tap_type()
        for offer in self.play.offers:
            if offer.kind is wanted:
                choice = offer.choices[0][1]
                return set(choice.among) if isinstance(choice, Some) else set(choice.values())
        return set()

    def _tap_type(self) -> type[Action]:
        task = self.state.task
        if task:
            return {"gain": act.Gain, "throne": act.PlayTwice, "trash": act.Trash}.get(
                task.ask, act.Gain
            )
        return act.PlayAction if self.state.turn.phase == ACTIONS else act.Buy

    def _show_counters(self) -> None:
        turn, ids = self.state.turn, self.ids
        ids.actions.figure = str(turn.actions)
        ids.buys.figure = str(turn.buys)
        ids.coins.figure = str(turn.money)
        ids.phases.options = [
            Option(phase, self.say(f"dominion.phase.{phase}")) for phase in ("action", "buy")
        ]
        ids.phases.chosen = turn.phase
        totals = self._totals()
        ids.treasures.keys = [Key(total) for total in totals]
        ids.treasures.chosen = turn.treasure if turn.phase != ACTIONS else None

    def _totals(self) -> list[int]:
        for offer in self.play.offers:
            if offer.kind is act.LayTreasures:
                return list(offer.choice("worth").values())
        return []

    def _tile(self, card: str) -> PileTile:
        kind, glyph, colour = looks_of(card)
        tile = PileTile(
            card=card,
            text=self.say(f"dominion.card.{card}"),
            cost=str(facts.card(card).cost),
            kind=kind,
            glyph=glyph,
            type_colour=colour,
        )
        tile.bind(on_release=lambda _: self._tap(card))
        tile.bind(on_hold=lambda _: self.play.read(f"dominion.card.{card}"))
        return tile

    # What a tap does

    def _tap(self, card: str) -> None:
        wanted = self._tap_type()
        if wanted is act.Trash:
            self._choose(card)
        elif wanted is act.Buy and supply.would_end(self.state, card):
            self.play.confirm("dominion.ui.last-buy", lambda: self.play.do(act.Buy(card)))
        else:
            self.play.do(wanted(card))  # type: ignore[call-arg]

    def _choose(self, card: str) -> None:
        """Chapel and its like: taps gather cards, the primary button trashes them."""
        longer = [*self._chosen, card]
        fits = any(offer.covers(act.Trash(tuple(longer))) for offer in self.play.offers)
        if fits:
            self._chosen = longer
        elif card in self._chosen:
            self._chosen = [other for other in self._chosen if other != card]
        else:
            self.play.do(act.Trash(tuple(longer)))  # answers why it cannot be
            return
        self._show_tiles()
        self.play.show_primary()

    def choose_phase(self, phase: str) -> None:
        if phase == "buy":
            self.play.do(act.BeginBuying())
        else:
            self.play.undo_hint()


load_kv("games/dominion/board")
