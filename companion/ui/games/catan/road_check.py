"""The longest road on its own: everybody's roads laid on the picture, and who has how many."""

from collections.abc import Sequence
from typing import Any

from kivy.properties import ListProperty, StringProperty

from companion.games.catan import facts
from companion.games.catan.score import RoadNetwork, longest_roads
from companion.ui.games.catan.island import IslandView, Lit, Pieces
from companion.ui.games.catan.island_geometry import CORNER, PATH
from companion.ui.games.catan.kept_roads import keep, kept_roads
from companion.ui.games.catan.score_form import LONGEST_ROAD
from companion.ui.games.catan.sketch import Sketch
from companion.ui.loader import load_kv
from companion.ui.routes import RoadCheckRoute
from companion.ui.score_entry import ScoreEntry
from companion.ui.screens.answers import attempt
from companion.ui.screens.screen import AppScreen
from companion.ui.theme import theme
from companion.ui.widgets.bars import BarAction, FootBar, TopBar
from companion.ui.widgets.buttons import PrimaryButton
from companion.ui.widgets.chips import Option, Segments
from companion.ui.widgets.player_tabs import PlayerTabs, Tab
from companion.ui.widgets.sheet import ConfirmSheet
from companion.ui.widgets.text import Text

__all__ = [
    "FootBar",
    "IslandView",
    "PlayerTabs",
    "PrimaryButton",
    "RoadCheckScreen",
    "Segments",
    "Text",
    "TopBar",
]

GAME = "catan"
KINDS = (PATH, CORNER)


class RoadCheckScreen(AppScreen):
    """A tap lays a road or a building of the player in turn, or takes it away again.

    Whatever is tapped is kept at once; the answer grows along, and can be counted in the end.
    """

    kind = StringProperty(PATH)
    hint = StringProperty()
    answer = StringProperty()
    actions = ListProperty()

    def __init__(self, app: Any, route: RoadCheckRoute, **properties: Any) -> None:
        theme.game = GAME
        self.entry = ScoreEntry(app.store, GAME)
        self._networks = kept_roads(app.store, self.entry.players)
        self._seat = 0
        super().__init__(app, route, **properties)
        clear = app.say("catan.roads.clear")
        self.actions = [BarAction("clear", "trash-can-outline", clear)]
        self.ids.kinds.options = [Option(kind, app.say(f"catan.roads.{kind}")) for kind in KINDS]
        self.ids.view.island = Sketch(harbours=())  # which island it is does not matter
        self.ids.view.bind(on_place=lambda _, __, name: self._tap(name))
        self._show()

    def left(self) -> None:
        theme.game = "app"

    def turn_to(self, seat: int) -> None:
        """Another player's pieces are laid."""
        self._seat = seat
        self._show()

    def choose(self, kind: str) -> None:
        """Roads or buildings."""
        self.kind = kind
        self._show()

    def ask_to_clear(self) -> None:
        say = self.app.say
        sheet = ConfirmSheet(
            title=say("catan.roads.clear"),
            text=say("catan.roads.clear-text"),
            yes_text=say("catan.roads.clear-yes"),
            no_text=say("ui.cancel"),
        )
        sheet.bind(on_yes=lambda _: self._put([RoadNetwork() for _ in self._networks]))
        sheet.open()

    def take(self) -> None:
        """Counts the card for whoever has the longest road, and for nobody else."""
        holder = self._holder()
        if holder is not None:
            seat = self.entry.draft.seat
            for other in range(len(self._networks)):
                self.entry.turn_to(other)
                self.entry.choose(LONGEST_ROAD, int(other == holder))
            self.entry.turn_to(seat)
        self.app.navigator.back()

    # What is laid

    def _tap(self, name: str) -> None:
        """Nobody else's piece stands where one is laid."""
        mine = name in self._pieces(self._networks[self._seat])
        self._put(
            [
                self._with(network, name, seat == self._seat and not mine)
                for seat, network in enumerate(self._networks)
            ]
        )

    def _pieces(self, network: RoadNetwork) -> tuple[str, ...]:
        return network.roads if self.kind == PATH else network.buildings

    def _with(self, network: RoadNetwork, name: str, there: bool) -> RoadNetwork:
        others = tuple(other for other in self._pieces(network) if other != name)
        pieces = (*others, name) if there else others
        if self.kind == PATH:
            return RoadNetwork(pieces, network.buildings)
        return RoadNetwork(network.roads, pieces)

    def _put(self, networks: Sequence[RoadNetwork]) -> None:
        """Keeps what was laid, unless no box has so many pieces."""

        def change() -> None:
            longest_roads(networks)
            keep(self.app.store, self.entry.players, networks)

        if attempt(self.app, change, self.entry.names, self.entry.game):
            self._networks = list(networks)
        self._show()

    # What is shown

    def _show(self) -> None:
        trails = longest_roads(self._networks)
        players, view = self.entry.players, self.ids.view
        self.ids.tabs.tabs = [
            Tab(player.name, player.colour, str(len(trail)))
            for player, trail in zip(players, trails, strict=True)
        ]
        self.ids.tabs.chosen = self._seat
        self.ids.kinds.chosen = self.kind
        view.pieces = self._shown()
        view.trails = [trails[self._seat]] if trails else []
        view.lit = Lit(self.kind)
        self.hint = self._hint()
        self.answer = self._answer([len(trail) for trail in trails])
        self._show_button()

    def _shown(self) -> Pieces:
        colours = [player.colour for player in self.entry.players]
        laid = list(zip(self._networks, colours, strict=True))
        return Pieces(
            roads=tuple((path, colour) for each, colour in laid for path in each.roads),
            settlements=tuple((at, colour) for each, colour in laid for at in each.buildings),
        )

    def _hint(self) -> str:
        name = self.entry.names[self._seat] if self.entry.names else ""
        return str(self.app.say(f"catan.roads.tap-{self.kind}", name=name))

    def _longest(self) -> list[int]:
        """Who has the longest road, if any is long enough."""
        lengths = [len(trail) for trail in longest_roads(self._networks)]
        most = max(lengths, default=0)
        if most < facts.least_longest_road():
            return []
        return [seat for seat, length in enumerate(lengths) if length == most]

    def _holder(self) -> int | None:
        longest = self._longest()
        return longest[0] if len(longest) == 1 else None

    def _answer(self, lengths: Sequence[int]) -> str:
        say, names = self.app.say, [self.entry.names[seat] for seat in self._longest()]
        if not names:
            return str(say("catan.roads.nobody", least=facts.least_longest_road()))
        if len(names) > 1:
            return str(say("catan.roads.tied", names=names, length=max(lengths)))
        return str(say("catan.roads.longest", name=names[0], length=max(lengths)))

    def _show_button(self) -> None:
        holder = self._holder()
        if holder is None:
            self.ids.take.text = self.app.say("catan.roads.done")
        else:
            self.ids.take.text = self.app.say("catan.roads.take", name=self.entry.names[holder])


load_kv("games/catan/road_check")
