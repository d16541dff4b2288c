"""Colonies and buildings: several can be bought in one turn, and are paid together."""

from functools import partial
from typing import Any

from companion.games.navegador import buildings, colonies, facts
from companion.games.navegador.actions import Build, EndTurn, FoundColony
from companion.referee.action import Action
from companion.referee.counts import Counts
from companion.ui.games.navegador.panel import Doing, StepPanel, after, ask_number, with_end
from companion.ui.games.navegador.start_cards import CardRow, CostedCards
from companion.ui.widgets.buttons import OutlineButton
from companion.ui.widgets.cards import OfferCard
from companion.ui.widgets.signs import Amount


class BuyingPanel(StepPanel):
    """What is bought together: a tap on a card adds it, or takes it back."""

    def __init__(self, board: Any, **properties: Any) -> None:
        super().__init__(board, **properties)
        self._plan: list[FoundColony | Build] = []

    def show(self) -> None:
        self._plan = []
        self._draw()

    def primary(self) -> tuple[str, Doing]:
        if not self._plan:
            return self.say("navegador.play.end-turn"), (EndTurn(),)
        price = sum(bought.price for bought in self._plan)
        return self.say("navegador.play.buy", price=price), with_end(self.state, tuple(self._plan))

    def _may(self, action: Action) -> bool:
        """Whether something can be bought beside what is planned already."""
        return after(self.state, (*self._plan, action)) is not None

    def _add(self, action: FoundColony | Build) -> None:
        if self._may(action):
            self._plan.append(action)
            self._draw()
            self.changed()
        elif self._plan and after(self.state, (action,)) is not None:
            self._plan = [action]  # instead of what was planned
            self._draw()
            self.changed()
        else:
            self.board.play.do(action)  # answers why it cannot be

    def _drop(self, action: FoundColony | Build) -> None:
        self._plan.remove(action)
        self._draw()
        self.changed()

    def _draw(self) -> None:
        raise NotImplementedError

    def _draw_result(self, workers_left: int) -> None:
        if not self._plan:
            return
        cash = self.state.active.cash - sum(bought.price for bought in self._plan)
        self.hint(self.say("navegador.play.left", cash=cash, workers=workers_left))
        self.add_way_out()


class ColonyPanel(BuyingPanel):
    """The colonies face up where the player on turn has ships."""

    on_chart = True

    def show(self) -> None:
        possible = [
            FoundColony(sea.region, price)
            for sea in self.state.seas
            for price in colonies.affordable(self.state, sea.region)[:1]
        ]
        self._plan = [*sorted(possible, key=lambda each: each.price)[:1]]
        self._draw()

    def lit(self) -> list[str]:
        return [
            sea.region
            for sea in self.state.seas
            if any(self._may(FoundColony(sea.region, price)) for price in self._left(sea))
        ]

    def chosen(self) -> list[str]:
        return [bought.region for bought in self._plan if isinstance(bought, FoundColony)]

    def tap_region(self, region: str) -> None:
        sea = self.state.sea(region) if region != facts.home() else None
        left = self._left(sea) if sea else []
        if left:
            self._add(FoundColony(region, left[0]))
        elif sea and sea.prices:
            self._drop(next(each for each in reversed(self._plan) if self._at(each) == region))
        else:
            super().tap_region(region)

    def _at(self, bought: FoundColony | Build) -> str:
        return bought.region if isinstance(bought, FoundColony) else ""

    def _left(self, sea: Any) -> list[int]:
        """The prices at a region that are not planned yet, the lowest first."""
        planned = Counts.of(str(each.price) for each in self._plan if self._at(each) == sea.region)
        left = Counts.of(map(str, sea.prices)).minus(planned)
        return sorted(int(price) for price, n in left.items() for _ in range(n))

    def _draw(self) -> None:
        self.clear_widgets()
        row = CardRow()
        for sea in self.state.seas:
            if self.state.active.ships[sea.region]:
                planned = [each for each in self._plan if self._at(each) == sea.region]
                for price in sea.prices:
                    taken = next((each for each in planned if each.price == price), None)
                    if taken:
                        planned.remove(taken)
                    row.put(self._card(sea, price, taken))
        self.add_widget(row)
        settled = self.state.turn.settled.total() + len(self._plan)
        each = facts.workers_per_colony()
        self._draw_result(self.state.active.workers - each * settled)

    def _card(self, sea: Any, price: int, taken: Any) -> OfferCard:
        action = FoundColony(sea.region, price)
        card = OfferCard(
            figure=str(price),
            good=f"navegador.{sea.good}",
            text=self.board.region(sea.region),
            chosen=taken is not None,
            refused=taken is None and after(self.state, (action,)) is None,
        )
        tapped = partial(self._drop, taken) if taken else partial(self._add, action)
        card.bind(on_release=lambda _: tapped())
        return card


class BuildingPanel(BuyingPanel):
    """The leftmost building of each row; the price of one nobody has read is asked for."""

    def _draw(self) -> None:
        self.clear_widgets()
        row = CostedCards()
        for building in facts.buildings():
            row.put(self._card(building))
        self.add_widget(row)
        for bought in self._plan:
            self.add_widget(self._bought(bought))
        if not self._plan:
            self.hint(self.say("navegador.play.about.buildings"))
        self._draw_result(self._workers_left())

    def _workers_left(self) -> int:
        planned = sum(facts.buildings()[self._row(each)].workers for each in self._plan)
        return buildings.free_workers(self.state) - planned

    def _row(self, bought: FoundColony | Build) -> str:
        return bought.building if isinstance(bought, Build) else ""

    def _planned_state(self) -> Any:
        return after(self.state, self._plan) or self.state

    def _card(self, building: str) -> OfferCard:
        state = self._planned_state()
        sold_out = not state.row[building]
        price = None if sold_out else buildings.price(state, building)
        good = facts.buildings()[building].good
        needs = facts.buildings()[building].workers
        card = OfferCard(
            figure="–" if sold_out else str(price or "?"),
            good=f"navegador.{good}" if good else "",
            icon="" if good else ("anchor" if building == facts.SHIPYARD else "church"),
            text=self.say(f"navegador.play.row.{building}"),
            cost=[Amount(str(needs), icon="account-hard-hat")],
            chosen=any(self._row(each) == building for each in self._plan),
            refused=sold_out or not self._possible(state, building),
        )
        card.bind(on_release=lambda _: self._tap(building))
        card.bind(on_hold=lambda _: self.board.play.read("navegador.buildings"))
        return card

    def _possible(self, state: Any, building: str) -> bool:
        alone = buildings.possible_prices(self.state, building)
        return bool(alone or buildings.possible_prices(state, building))

    def _tap(self, building: str) -> None:
        state = self._planned_state()
        price = buildings.price(state, building) if state.row[building] else facts.money_step()
        free = buildings.free_workers(self.state) >= facts.buildings()[building].workers
        if price or not free:
            self._add(Build(building, price or facts.money_step()))
        else:
            self._ask(building)

    def _ask(self, building: str) -> None:
        name = self.say(f"navegador.building.{building}")
        hint = self.say("navegador.play.price-where")
        title = self.say("navegador.play.price-of", building=name)
        ask_number(
            self.board,
            title,
            hint,
            facts.DEAREST_BUILDING,
            lambda price: self._add(Build(building, price)),
        )

    def _bought(self, bought: FoundColony | Build) -> OutlineButton:
        name = self.say(f"navegador.building.{self._row(bought)}")
        text = self.say("navegador.play.planned", thing=name, price=bought.price)
        button = OutlineButton(text=text, icon_after="close", tall="small", chosen=True)
        button.bind(on_release=lambda _: self._drop(bought))
        return button
