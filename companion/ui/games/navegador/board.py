"""Navegador's board: the rondel or the sea chart, and below it the step of the turn."""

from typing import Any

from kivy.uix.boxlayout import BoxLayout

from companion.games.navegador import facts
from companion.games.navegador.state import CARD, CHART, MOVE, SLOTS, TURN_UP, State
from companion.ui.games.navegador import ground as views
from companion.ui.games.navegador.announcing import announce
from companion.ui.games.navegador.buying_panels import BuildingPanel, ColonyPanel
from companion.ui.games.navegador.ground import Ground
from companion.ui.games.navegador.info import EndBanner
from companion.ui.games.navegador.king_panel import KingPanel
from companion.ui.games.navegador.market_panel import MarketPanel
from companion.ui.games.navegador.moving import MovePanel
from companion.ui.games.navegador.panel import Doing, StepPanel
from companion.ui.games.navegador.privilege_panel import PrivilegePanel
from companion.ui.games.navegador.question_panels import NumberPanel, TurnUpPanel
from companion.ui.games.navegador.recruiting_panel import RecruitingPanel
from companion.ui.games.navegador.region_names import region_name
from companion.ui.games.navegador.sailing_panel import SailingPanel
from companion.ui.palette import Identity
from companion.ui.theme import theme

PANELS = {
    MOVE: MovePanel,
    CARD: SailingPanel,
    facts.SAILING: SailingPanel,
    facts.WORKERS: RecruitingPanel,
    facts.MARKET: MarketPanel,
    facts.COLONY: ColonyPanel,
    facts.PRIVILEGE: PrivilegePanel,
    facts.SHIPS: lambda board: RecruitingPanel(board, ships=True),
    facts.BUILDINGS: BuildingPanel,
}
QUESTIONS = {TURN_UP: TurnUpPanel, CHART: NumberPanel, SLOTS: NumberPanel}


class Board:
    """The play frame shows its three parts, tells it to `refresh`, and takes its actions."""

    info_above = True
    dock_stays_free = True

    def __init__(self, play: Any) -> None:
        self.play = play
        self.info = EndBanner()
        self.ground = Ground(self)
        self.dock = BoxLayout(size_hint_y=None, height=0)
        self.dock.bind(minimum_height=self.dock.setter("height"))
        self._step: Any = None
        self._seen = play.match.position  # lines of the log that are old news
        self.panel: StepPanel = StepPanel(self)
        theme.bind(compact=self._place)
        self.refresh()

    @property
    def state(self) -> State:
        state: State = self.play.match.state
        return state

    def say(self, message: str, **facts_of_it: Any) -> str:
        text: str = self.play.app.say(message, **facts_of_it)
        return text

    # Who and what

    def name(self, seat: int | None = None) -> str:
        """A player's name; that of the player on turn, if nobody else is meant."""
        name: str = self.play.names[self.state.turn.seat if seat is None else seat]
        return name

    def colour(self) -> str:
        """The colour of the player on turn."""
        colour: str = self.play.match.setup.players[self.state.turn.seat].colour
        return colour

    def looks(self, seat: int) -> Identity:
        return theme.identity(self.play.match.setup.players[seat].colour)

    def region(self, region: str) -> str:
        return region_name(self.play.app.words, self.state.board, region)

    # The frame

    def refresh(self) -> None:
        """Shows the state as it is now. A step that goes on keeps its panel."""
        state = self.state
        step = (state.turns, state.turn.seat, state.turn.step, state.asked)
        if step != self._step:
            self._step = step
            self.panel = self._panel()
            self._view = views.CHART if self.panel.on_chart else views.RONDEL
        self.info.show(self)
        self.panel.show()
        self._place()
        self.redraw()
        announce(self, self.play.match.lines[self._seen :])
        self._seen = self.play.match.position

    def phase(self) -> str:
        """What the header says instead of the phase: the planned move, or how far ships sail."""
        state = self.state
        if state.asked:
            return self.say("navegador.play.board-is-asked")
        if isinstance(self.panel, MovePanel):
            return self.panel.header()
        if isinstance(self.panel, SailingPanel):
            return self.say("navegador.play.sailing", count=facts.phase(state.phase).range)
        return ""

    def fact(self) -> tuple[str, str]:
        """What the header says at its right, large and small."""
        state = self.state
        phase = self.say("navegador.play.phase", phase=self.numeral())
        if state.last_turns is not None and not state.over:
            return phase, self.say("navegador.play.turns-left", n=state.last_turns)
        return phase, self.say("navegador.play.round", number=self.play.now.round)

    def numeral(self) -> str:
        return self.say(f"navegador.play.numeral.{self.state.phase}")

    def primary(self) -> tuple[str, Doing]:
        """The likely next tap: its text, and what it does."""
        return self.panel.primary()

    # Ground

    def switch_view(self) -> None:
        self._view = views.CHART if self._view == views.RONDEL else views.RONDEL
        self._place()

    def redraw(self) -> None:
        self.ground.redraw()

    def tap_space(self, space: str) -> None:
        self.panel.tap_space(space)

    def tap_region(self, region: str) -> None:
        self.panel.tap_region(region)

    def space_shown(self) -> str:
        return self.panel.space()

    def lit_regions(self) -> set[str]:
        return set(self.panel.lit())

    def asking_regions(self) -> set[str]:
        return set(self.panel.asking())

    def chosen_regions(self) -> set[str]:
        return set(self.panel.chosen())

    def planned_ways(self) -> list[tuple[str, str]]:
        return self.panel.ways()

    def _panel(self) -> StepPanel:
        state = self.state
        if state.asked:
            return QUESTIONS[state.asked.reading](self)
        return KingPanel(self) if state.over else PANELS[state.turn.step](self)

    def _place(self, *_: Any) -> None:
        """A tall panel stands in place of the ground where there is little room."""
        if self.panel.parent:
            self.panel.parent.remove_widget(self.panel)
        self.dock.clear_widgets()
        if theme.compact and self.panel.tall:
            self.ground.show(views.PANEL, self.panel)
        else:
            self.ground.show(self._view)
            self.dock.add_widget(self.panel)
