"""The market: for each good its track, and what selling or processing it brings."""

from functools import partial
from typing import Any

from kivy.uix.boxlayout import BoxLayout

from companion.games.navegador import facts, market
from companion.games.navegador.actions import EndTurn, Process, Sell
from companion.games.navegador.market import PROCESS, SELL
from companion.referee.action import Action
from companion.ui.games.navegador.panel import Doing, StepPanel, with_end
from companion.ui.games.navegador.trade_cards import MarketTrack, TradeCard
from companion.ui.theme import theme
from companion.ui.widgets.numbers import Key, NumberKeys
from companion.ui.widgets.sheet import BottomSheet

ICONS = {SELL: "arrow-bottom-right", PROCESS: "factory"}
KINDS: dict[str, type[Sell | Process]] = {SELL: Sell, PROCESS: Process}


class MarketPanel(StepPanel):
    """The best trades are filled in, unless nobody wants to be told. A tap on a card chooses it;
    a tap on a chosen one changes how many."""

    tall = True

    def __init__(self, board: Any, **properties: Any) -> None:
        super().__init__(board, **properties)
        self._plan: dict[str, tuple[str, int]] = {}

    def show(self) -> None:
        hinted = self.board.play.app.settings.best_trades
        best = market.best_trades(self.state) if hinted else ()
        self._plan = {trade.good: (trade.how, trade.units) for trade in best}
        self._draw()

    def primary(self) -> tuple[str, Doing]:
        actions = self._actions()
        if not actions:
            return self.say("navegador.play.end-turn"), (EndTurn(),)
        income = sum(self._income(good, how, units) for good, (how, units) in self._plan.items())
        return self.say("navegador.play.take", income=income), with_end(self.state, actions)

    def _actions(self) -> tuple[Action, ...]:
        """What works without the orange factory comes first: it is there for what is left."""
        return tuple(KINDS[how](good, units) for good, (how, units) in self._plan.items())

    def _income(self, good: str, how: str, units: int) -> int:
        sells = how == SELL
        price = market.colony_price if sells else market.factory_price
        return units * price(self.state, good)

    # How much there is to trade

    def _own(self, good: str) -> int:
        return self.state.active.factories[good]

    def _wild_at(self) -> str | None:
        """The good at which the orange factory is planned to work."""
        plan = self._plan.items()
        return next((g for g, (how, n) in plan if how == PROCESS and n > self._own(g)), None)

    def _most(self, how: str, good: str) -> int:
        if how == SELL:
            return market.most_sold(self.state.active, good)
        return market.most_processed(self.state, good)

    def _usual(self, how: str, good: str) -> int:
        """All of it; the orange factory stays where it is planned to work, unless only it could."""
        most = self._most(how, good)
        elsewhere = how == PROCESS and self._wild_at() not in (None, good)
        return self._own(good) or most if elsewhere else most

    # Choosing

    def _tap(self, how: str, good: str) -> None:
        chosen = self._plan.get(good, ("", 0))[0] == how
        if good in self.state.turn.traded or not self._most(how, good):
            self.board.play.do(KINDS[how](good, 1))  # answers why it cannot be
        elif not chosen:
            self._choose(how, good, self._usual(how, good))
        elif self._most(how, good) > 1:
            self._ask_how_many(how, good)
        else:
            self._choose(how, good, 0)

    def _choose(self, how: str, good: str, units: int) -> None:
        other = self._wild_at()
        self._plan.pop(good, None)
        if how == PROCESS and units > self._own(good) and other not in (None, good):
            assert other is not None
            self._put(PROCESS, other, self._own(other))
        self._put(how, good, units)
        self._draw()
        self.changed()

    def _put(self, how: str, good: str, units: int) -> None:
        self._plan.pop(good, None)
        if units:
            self._plan[good] = (how, units)

    def _ask_how_many(self, how: str, good: str) -> None:
        name = self.say(f"navegador.good.{good}")
        sheet = BottomSheet(title=self.say(f"navegador.play.how-many.{how}", good=name))
        units = range(self._most(how, good) + 1)
        keys = NumberKeys(keys=[Key(unit) for unit in units], chosen=self._plan[good][1])
        keys.bind(on_pick=lambda _, value: self._choose(how, good, value))
        keys.bind(on_pick=sheet.close)
        sheet.add_widget(keys)
        sheet.open()

    # Drawing

    def _draw(self) -> None:
        self.clear_widgets()
        for good in facts.goods():
            name = self.say(f"navegador.play.good.{good}")
            self.add_widget(MarketTrack(good=good, row=self.state.market[good], name=name))
            pair = BoxLayout(size_hint_y=None, height=theme.button_small, spacing=theme.tap_gap)
            for how in (SELL, PROCESS):
                pair.add_widget(self._card(how, good))
            self.add_widget(pair)
        if self._plan:
            self.add_way_out()

    def _card(self, how: str, good: str) -> TradeCard:
        planned, units = self._plan.get(good, ("", 0))
        chosen, traded = planned == how, good in self.state.turn.traded
        count = units if chosen else self._usual(how, good)
        text = self.say(f"navegador.play.{how}", n=count)
        if traded:
            text = self.say("navegador.play.traded")
        elif not count:
            text = self.say(f"navegador.play.cannot.{how}")
        closed = traded or not count
        card = TradeCard(
            text=text,
            icon=ICONS[how],
            figure="–" if closed else str(self._income(good, how, count)),
            chosen=chosen,
            refused=closed,
            orange=how == PROCESS and not closed and count > self._own(good),
        )
        card.bind(on_release=partial(self._tap_card, how, good))
        return card

    def _tap_card(self, how: str, good: str, *_: Any) -> None:
        self._tap(how, good)
