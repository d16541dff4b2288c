"""The stone: which space it goes to, and which ships pay for the way."""

from functools import partial
from typing import Any

from companion.games.navegador import GAME, card, facts, rondel
from companion.games.navegador.actions import MoveStone, UseCard
from companion.referee.counts import Counts
from companion.ui.games.navegador.panel import Doing, StepPanel
from companion.ui.games.navegador.start_cards import StartCard, StartCards
from companion.ui.widgets.buttons import OutlineButton


class MovePanel(StepPanel):
    """A tap on a space plans the move, another one on the primary button makes it."""

    def __init__(self, board: Any, **properties: Any) -> None:
        super().__init__(board, **properties)
        self._space = ""
        self._paid: list[str] = []

    def show(self) -> None:
        self._space, self._paid = "", []
        self._draw()

    def space(self) -> str:
        return self._space

    def header(self) -> str:
        """What the turn header says of the planned move."""
        if not self._space:
            return ""
        name = self.say(f"navegador.space.{self._space}")
        if self.state.active.space is None:
            return self.say("navegador.play.first-move", space=name)
        steps = rondel.steps(self.state.active.space, self._space)
        return self.say("navegador.play.steps", count=steps, space=name)

    def primary(self) -> tuple[str, Doing]:
        if not self._space:
            return self.say("navegador.play.move"), None
        cost = rondel.cost(self.state.active, self._space)
        text = self.say("navegador.play.move-paying", count=cost) if cost else ""
        move = MoveStone(self._space, tuple(sorted(self._paid)))
        return text or self.say("navegador.play.move"), (move,)

    def tap_space(self, space: str) -> None:
        if space not in rondel.reachable(self.state):
            self.board.play.do(MoveStone(space))  # answers why it cannot be
            return
        self._space = "" if space == self._space else space
        self._paid = self._usual_payment()
        self._draw()
        self.changed()

    def chosen(self) -> list[str]:
        return self._paid

    def lit(self) -> list[str]:
        return list(self.state.active.ships) if self._paid else []

    def tap_region(self, region: str) -> None:
        if self._paid and self.state.active.ships[region]:
            self._pay_from(region)
        else:
            super().tap_region(region)

    def _usual_payment(self) -> list[str]:
        """Ships at home are the farthest from whatever there is to explore: they pay first."""
        needs = rondel.cost(self.state.active, self._space) if self._space else 0
        ships = self.state.active.ships
        by_region = [region for region in facts.regions() for _ in range(ships[region])]
        return by_region[:needs]

    def _pay_from(self, region: str) -> None:
        """One more of the paid ships comes from there, and the first one from elsewhere stays."""
        there = self._paid.count(region)
        elsewhere = [other for other in self._paid if other != region]
        if there == self.state.active.ships[region] or not elsewhere:
            rest = Counts.of(self._others(region))
            spare = [other for other, n in rest.items() for _ in range(n)]
            if not there or not spare:
                return
            self._paid.remove(region)
            self._paid.append(spare[0])
        else:
            self._paid.remove(elsewhere[0])
            self._paid.append(region)
        self._draw()
        self.changed()

    def _others(self, region: str) -> list[str]:
        """The ships elsewhere that are not paid yet."""
        left = self.state.active.ships.minus(Counts.of(self._paid))
        return [other for other, n in left.items() for _ in range(n) if other != region]

    def _draw(self) -> None:
        self.clear_widgets()
        if card.is_usable(self.state) and not self._space:
            use = OutlineButton(text=self.say("navegador.play.use-card"), icon="sail-boat")
            use.bind(on_release=lambda _: self.board.play.do(UseCard()))
            self.add_widget(use)
        if not self._space:
            self.hint(self.say("navegador.play.tap-space", seat=self.board.name()))
            return
        for text in self._consequences():
            self.hint(text)
        ships = self.state.active.ships
        if self._paid and len(ships) > 1:
            self.hint(self.say("navegador.play.which-pay"))
            self.add_widget(self._payment())

    def _payment(self) -> StartCards:
        cards = StartCards()
        for region, count in self.state.active.ships.items():
            paid = self._paid.count(region)
            one = StartCard(
                figure=f"{paid}/{count}",
                text=self.board.region(region),
                colour=self.board.colour(),
                chosen=paid > 0,
            )
            one.bind(on_release=partial(self._tap_card, region))
            cards.put(one)
        return cards

    def _tap_card(self, region: str, *_: Any) -> None:
        self._pay_from(region)

    def _consequences(self) -> list[str]:
        """What else the move will bring: the card may expire, or there may be nothing to do."""
        move = MoveStone(self._space, tuple(sorted(self._paid)))
        told = GAME.apply(self.state, move).happenings[1:]
        words, play = self.board.play.app.words, self.board.play
        foreseen = [each for each in told if each.what in FORESEEN]
        return [words.happening(each, play.names, GAME) for each in foreseen] or [
            self.say(f"navegador.play.about.{facts.spaces()[self._space].action}")
        ]


FORESEEN = ("navegador.nothing-to-do", "navegador.card-expires", "navegador.card-passes")
