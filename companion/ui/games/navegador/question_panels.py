"""What the board is asked for before anything else is done."""

from typing import Any

from kivy.uix.gridlayout import GridLayout

from companion.games.navegador import colonies, facts, phases, privileges
from companion.games.navegador.actions import ReadChart, ReadSlots, TurnUp
from companion.games.navegador.state import CHART
from companion.ui.games.navegador.panel import Doing, StepPanel
from companion.ui.loader import load_kv
from companion.ui.widgets.chips import ChoiceRow, Option
from companion.ui.widgets.numbers import Key, NumberKey, NumberKeys
from companion.ui.widgets.text import Text

BACK = -1


class PriceGrid(GridLayout):
    """All prices a colony of a good can have."""

    def across(self, width: float, key: float, gap: float) -> int:
        return max(3, int((width + gap) / (key + gap)))


class TurnUpPanel(StepPanel):
    """The colonies of the region just explored: their good, and the price of each."""

    tall = True
    on_chart = True

    def __init__(self, board: Any, **properties: Any) -> None:
        super().__init__(board, **properties)
        self._good = ""
        self._prices: list[int] = []

    @property
    def _region(self) -> str:
        assert self.state.asked is not None
        return self.state.asked.about

    def _stacks(self) -> dict[str, list[int]]:
        """The goods that may lie there, and how many colonies of each."""
        found: dict[str, list[int]] = {}
        for good, size in colonies.possible_stacks(self.state, self._region):
            found.setdefault(good, []).append(size)
        return found

    def show(self) -> None:
        self._good = next(iter(self._stacks()), "")
        self._prices = []
        self._draw()

    def primary(self) -> tuple[str, Doing]:
        prices = tuple(sorted(self._prices))
        if len(prices) not in self._stacks().get(self._good, []):
            return self.say("navegador.play.turn-up"), None
        text = self.say("navegador.play.reward", income=prices[0])
        return text, (TurnUp(self._good, prices),)

    def chosen(self) -> list[str]:
        return [self._region]

    def _draw(self) -> None:
        self.clear_widgets()
        sizes = self._stacks().get(self._good, [])
        region = self.board.region(self._region)
        self.add_widget(
            Text(
                text=self.say("navegador.play.which-prices", region=region), role="row", strong=True
            )
        )
        if not sizes:  # what was read of the board contradicts itself
            self.hint(self.say("navegador.play.no-stack"))
            return
        if len(self._stacks()) > 1:
            self.add_widget(self._goods())
        self.hint(self._so_far(sizes))
        self.add_widget(self._grid(sizes))

    def _so_far(self, sizes: list[int]) -> str:
        if self._prices:
            return self.say("navegador.play.turned-up", prices=[str(each) for each in self._prices])
        if len(sizes) == 1:
            return self.say("navegador.play.stack", n=sizes[0])
        return self.say("navegador.play.stack-between", least=min(sizes), most=max(sizes))

    def _goods(self) -> ChoiceRow:
        options = [Option(good, self.say(f"navegador.play.good.{good}")) for good in self._stacks()]
        row = ChoiceRow(options=options, chosen=self._good)
        row.bind(on_choose=lambda _, good: self._choose(good))
        return row

    def _choose(self, good: str) -> None:
        self._good, self._prices = good, []
        self._draw()
        self.changed()

    def _grid(self, sizes: list[int]) -> PriceGrid:
        grid = PriceGrid()
        full = len(self._prices) >= max(sizes)
        for price in facts.goods()[self._good].prices():
            chosen = price in self._prices
            grid.add_widget(self._key(price, chosen=chosen, refused=full and not chosen))
        grid.add_widget(self._key(BACK, icon="backspace-outline", refused=not self._prices))
        return grid

    def _key(self, value: int, **looks: Any) -> NumberKey:
        key = NumberKey(value=value, text=str(value) if value != BACK else "", **looks)
        key.bind(on_release=lambda _: self._tap(key))
        return key

    def _tap(self, key: NumberKey) -> None:
        """Each key writes one colony, as on any keyboard: two may have the same price."""
        if key.value == BACK:
            self._prices = self._prices[:-1]
        elif len(self._prices) < max(self._stacks()[self._good]):
            self._prices.append(key.value)
        self._draw()
        self.changed()


class NumberPanel(StepPanel):
    """One number of the privilege chart, or of the slots of a column."""

    def __init__(self, board: Any, **properties: Any) -> None:
        super().__init__(board, **properties)
        self._number: int | None = None

    def show(self) -> None:
        self._number = None
        self._draw()

    def primary(self) -> tuple[str, Doing]:
        text = self.say("navegador.play.it-says")
        if self._number is None:
            return text, None
        chart = self._asked.reading == CHART
        return text, (ReadChart(self._number) if chart else ReadSlots(self._number),)

    @property
    def _asked(self) -> Any:
        assert self.state.asked is not None
        return self.state.asked

    def _draw(self) -> None:
        self.clear_widgets()
        question, where, numbers = self._question()
        self.add_widget(Text(text=question, role="row", strong=True))
        self.hint(where)
        keys = NumberKeys(keys=[Key(number) for number in numbers], chosen=self._number)
        keys.bind(on_pick=lambda _, value: self._pick(value))
        self.add_widget(keys)

    def _question(self) -> tuple[str, str, tuple[int, ...]]:
        say, about = self.say, self._asked.about
        if self._asked.reading == CHART:
            phase = say(f"navegador.phase.{about}")
            players = len(self.state.players)
            return (
                say("navegador.play.chart", phase=phase, count=players),
                say("navegador.play.chart-where"),
                phases.possible_numbers(self.state, int(about)),
            )
        column = say(f"navegador.profile.page.coin.{about}")
        return (
            say("navegador.play.slots", column=column),
            say("navegador.play.slots-where"),
            privileges.possible_slots(self.state, about),
        )

    def _pick(self, number: int) -> None:
        self._number = number
        self.changed()


load_kv("games/navegador/question_panels")
