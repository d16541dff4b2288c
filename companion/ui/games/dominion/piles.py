"""The supply: every pile as a tile that keeps its place, and the trash beside them."""

from math import ceil
from typing import Any

from kivy.properties import NumericProperty
from kivy.uix.scrollview import ScrollView

from companion.games.dominion import facts
from companion.ui.games.dominion.tile import PileTile, TrashTile, looks_of
from companion.ui.loader import load_kv
from companion.ui.theme import theme
from companion.ui.widgets.fact_list import Fact, FactGroup, FactList
from companion.ui.widgets.sheet import BottomSheet

MOST_COLUMNS = 4
HIGHEST_TILE = 2.0  # of the usual height


class SupplyGrid(ScrollView):
    """Treasures, victory cards, kingdom cards by cost, Curse, trash."""

    columns = NumericProperty(3)

    def __init__(self, board: Any, **properties: Any) -> None:
        self._board = board
        super().__init__(**properties)
        self._tiles = {card: self._tile(card) for card in in_places(board.state.supply)}
        for tile in self._tiles.values():
            self.ids.piles.add_widget(tile)
        self._trash = TrashTile(text=board.say("dominion.ui.trash-pile"), entry="dominion.trash")
        self._trash.note = board.say("dominion.ui.not-a-pile")
        self._trash.bind(on_release=lambda _: self._open_trash())
        self.ids.piles.add_widget(self._trash)

    def how_many(self, width: float, least: float) -> int:
        """As many columns as there is room for, fewer where the text is large."""
        return max(2, min(MOST_COLUMNS, int(width / (least * theme.effective_scale()))))

    def tile_height(self, height: float, columns: int, least: float) -> float:
        """Tiles share the height there is, but no tile becomes a tower."""
        rows = ceil((len(self._board.state.supply) + 1) / columns)
        shared = (height - theme.s16) / rows - theme.s8
        return max(least, min(shared, HIGHEST_TILE * least))

    def show(self) -> None:
        state, lit = self._board.state, self._board.lit()
        for card, tile in self._tiles.items():
            left = state.supply[card]
            tile.empty = not left
            tile.left = str(left) if left else self._board.say("dominion.ui.empty")
            tile.lit = card in lit
            tile.marked = self._board.chosen.count(card)
        self._trash.count = state.trash.total()

    def _tile(self, card: str) -> PileTile:
        kind, glyph, colour = looks_of(card)
        tile = PileTile(
            card=card,
            entry=f"dominion.card.{card}",
            text=self._board.say(f"dominion.card.{card}"),
            cost=str(facts.card(card).cost),
            kind=kind,
            glyph=glyph,
            type_colour=colour,
        )
        tile.bind(on_release=lambda _: self._board.tap(card))
        return tile

    def _open_trash(self) -> None:
        say, trash = self._board.say, self._board.state.trash
        sheet = BottomSheet(title=say("dominion.ui.trash-pile"))
        known = [Fact(say(f"dominion.card.{card}"), str(n)) for card, n in sorted(trash.items())]
        cards = tuple(known) or (Fact(say("dominion.ui.trash-empty")),)
        sheet.add_widget(FactList(groups=[FactGroup(say("dominion.ui.not-a-pile"), cards)]))
        sheet.open()


def in_places(supply: Any) -> list[str]:
    """The piles as they lie on the screen: the Curse after everything one wants."""
    wanted = [card for card in supply if card != facts.CURSE]
    return [*wanted, facts.CURSE]


load_kv("games/dominion/piles")
