"""Between header and dock: the harbour, or at the end of a round the table that has to be fed."""

from typing import Any

from kivy.properties import NumericProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.scrollview import ScrollView

from companion.games.le_havre import actions as act
from companion.games.le_havre import facts
from companion.games.le_havre.state import FEEDING, State
from companion.ui.games.le_havre.card_sheet import open_card, open_pile, open_ships
from companion.ui.games.le_havre.feeding import FeedingTable
from companion.ui.games.le_havre.quay import Quay
from companion.ui.games.le_havre.tiles import (
    BuildingTile,
    ProposalTile,
    show_building,
    show_proposal,
)
from companion.ui.loader import load_kv
from companion.ui.widgets.chips import ChipStrip, Option
from companion.ui.widgets.repeating import in_order

__all__ = ["ChipStrip", "HarbourGround"]

ALL, ENTER, TOWN, SHIPS = "all", "enter", "town", "ships"


class Grid(GridLayout):
    """Cards in as many equal columns as there is room for."""

    least_width = NumericProperty(0)
    most = NumericProperty(3)

    def how_many(self, width: float, least: float, most: float, gap: float) -> int:
        fitting = int((width + gap) // (least + gap)) if least else int(most)
        return max(1, min(int(most), fitting))


class Scrolling(ScrollView):
    """What may be longer than the screen."""


class Harbour(BoxLayout):
    """Quay, proposals, and the buildings in the order of their numbers."""

    def __init__(self, board: Any, **properties: Any) -> None:
        super().__init__(**properties)
        self._board = board
        self._chosen = ALL
        self.tiles: dict[str, BuildingTile] = {}
        self.quay = Quay(board)
        self.ids.quay.add_widget(self.quay)
        for place in range(facts.PILES):
            tile = ProposalTile()
            tile.bind(on_release=lambda _, place=place: open_pile(board, place))
            self.ids.proposals.add_widget(tile)
        self.ids.chips.bind(on_choose=lambda _, key: self._choose(key))

    def show(self) -> None:
        board, state = self._board, self._board.state
        self.quay.show()
        for tile, pile in zip(in_order(self.ids.proposals), state.piles, strict=True):
            show_proposal(board, tile, pile)
        open_now = self._open()
        self._show_chips(state, open_now)
        self._show_buildings(state, open_now)

    def _open(self) -> frozenset[str]:
        visits = self._board.offered(act.Enter)
        return frozenset(name for visit in visits for name in visit.choice("building").values())

    def _show_chips(self, state: State, open_now: frozenset[str]) -> None:
        say = self._board.say
        self.ids.chips.options = [
            Option(ALL, say("le_havre.play.all", count=len(state.built()))),
            Option(ENTER, say("le_havre.play.can-enter", count=len(open_now))),
            Option(TOWN, say("le_havre.play.in-town", count=len(state.town))),
            Option(SHIPS, say("le_havre.play.ships"), icon="sail-boat"),
        ]
        self.ids.chips.chosen = self._chosen

    def _show_buildings(self, state: State, open_now: frozenset[str]) -> None:
        shown = {ALL: state.built(), ENTER: open_now, TOWN: state.town}[self._chosen]
        wanted = [self._tile(name) for name in state.built() if name in shown]
        for name, tile in self.tiles.items():
            if name in shown and name in state.built():
                show_building(self._board, tile, name, lit=name in open_now)
        if in_order(self.ids.buildings) != wanted:
            self.ids.buildings.clear_widgets()
            for tile in wanted:
                self.ids.buildings.add_widget(tile)

    def _tile(self, building: str) -> BuildingTile:
        """Made when it is first seen, then kept."""
        if building not in self.tiles:
            tile = BuildingTile()
            tile.bind(on_release=lambda _: self._board.visit(building))
            tile.bind(on_hold=lambda _: open_card(self._board, building))
            self.tiles[building] = tile
        return self.tiles[building]

    def _choose(self, key: str) -> None:
        if key == SHIPS:
            open_ships(self._board)
        else:
            self._chosen = key
        self.show()


class HarbourGround(BoxLayout):
    """Whatever the step of the turn is about; both scroll."""

    def __init__(self, board: Any, **properties: Any) -> None:
        super().__init__(**properties)
        self._board = board
        self.harbour = Harbour(board)
        self._scroll = Scrolling()
        self.add_widget(self._scroll)

    def show(self) -> None:
        board = self._board
        feeding = board.state.turn.step == FEEDING
        part = FeedingTable(board) if feeding else self.harbour
        if not feeding:
            self.harbour.show()
        if feeding or self._scroll.children != [part]:
            self._scroll.clear_widgets()
            self._scroll.add_widget(part)


load_kv("games/le_havre/ground")
