"""Workers and ships: how many, what they cost, and what there is to show for it."""

from typing import Any

from companion.games.navegador import facts, recruiting
from companion.games.navegador.actions import BuildShips, Recruit
from companion.ui.games.navegador.panel import Doing, StepPanel
from companion.ui.widgets.numbers import Key, NumberKeys


class RecruitingPanel(StepPanel):
    """The cheap ones are filled in: one for each church or shipyard."""

    def __init__(self, board: Any, ships: bool = False, **properties: Any) -> None:
        super().__init__(board, **properties)
        self._thing = "ships" if ships else "workers"
        self._kind: type[Recruit | BuildShips] = BuildShips if ships else Recruit
        self._count = 0

    @property
    def _terms(self) -> recruiting.Terms:
        ships = self._kind is BuildShips
        return recruiting.ship_terms(self.state) if ships else recruiting.worker_terms(self.state)

    def show(self) -> None:
        terms = self._terms
        affordable = terms.affordable(self.state.active.cash)
        self._count = min(affordable, terms.places)
        self._draw()

    def primary(self) -> tuple[str, Doing]:
        text = f"navegador.play.recruit.{self._thing}"
        price = self._terms.price(self._count)
        return self.say(text, count=self._count, price=price), (self._kind(self._count),)

    def _draw(self) -> None:
        self.clear_widgets()
        terms, cash = self._terms, self.state.active.cash
        self.hint(
            self.say(
                f"navegador.play.terms.{self._thing}",
                n=terms.places,
                price=facts.place_price(),
                extra=terms.extra,
            )
        )
        keys = NumberKeys(
            keys=[
                Key(count, note=str(terms.price(count)), refused=terms.price(count) > cash)
                for count in range(1, terms.most() + 1)
            ],
            chosen=self._count,
        )
        keys.bind(on_pick=lambda _, value: self._pick(value))
        keys.bind(on_refused=lambda _, value: self.board.play.do(self._kind(value)))
        self.add_widget(keys)
        self.hint(self._result())
        self.add_way_out()

    def _pick(self, count: int) -> None:
        self._count = count
        self._draw()
        self.changed()

    def _result(self) -> str:
        terms, held = self._terms, self.state.active
        owned = held.ships.total() if self._kind is BuildShips else held.workers
        left = held.cash - terms.price(self._count) + terms.income(self._count)
        new = owned + self._count - terms.virtual(self._count)
        text = self.say(f"navegador.play.result.{self._thing}", before=owned, after=new, cash=left)
        if not (virtual := terms.virtual(self._count)):
            return text
        sold = self.say("navegador.play.virtual", n=virtual, income=terms.income(self._count))
        return f"{text} {sold}"
