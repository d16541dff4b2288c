"""The places of the app. A route says where to be; the screen is made when it is first shown."""

from dataclasses import dataclass
from importlib import import_module
from typing import Any


@dataclass(frozen=True, slots=True)
class Route:
    """Where the user is, with what is needed to build the screen again at any time."""


@dataclass(frozen=True, slots=True)
class HomeRoute(Route):
    deleted: str = ""  # a match just deleted, which can still be brought back


@dataclass(frozen=True, slots=True)
class NewMatchRoute(Route):
    """A new match, as somebody left it half-made; `again` is a finished one to play again."""

    again: str = ""


@dataclass(frozen=True, slots=True)
class PlayRoute(Route):
    match_id: str


@dataclass(frozen=True, slots=True)
class CorrectRoute(Route):
    """What the app believes of a table; of one player, when a seat is given."""

    match_id: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class FinalScoreRoute(Route):
    match_id: str


@dataclass(frozen=True, slots=True)
class CourseRoute(Route):
    """How the points of a finished match grew."""

    match_id: str


@dataclass(frozen=True, slots=True)
class ScoreOnlyRoute(Route):
    """Without a game, the game is asked for first."""

    game: str = ""


@dataclass(frozen=True, slots=True)
class TableScoreRoute(Route):
    """The score of the table that was entered for a game."""

    game: str


@dataclass(frozen=True, slots=True)
class ResultRoute(Route):
    """The score of a table that was counted some day."""

    result_id: str


@dataclass(frozen=True, slots=True)
class HistoryRoute(Route):
    """The finished games that `chosen` lets pass, all where it is left out; `searching` shows the
    line to search in. `deleted` is a match that was just deleted and can be brought back."""

    chosen: Any = None
    searching: bool = False
    deleted: str = ""
    scroll: float = 1.0


@dataclass(frozen=True, slots=True)
class StatisticsRoute(Route):
    """Everybody who played, and every game."""


@dataclass(frozen=True, slots=True)
class PlayerRecordRoute(Route):
    """What the history says of a player."""

    name: str


@dataclass(frozen=True, slots=True)
class GameRecordRoute(Route):
    """What the history says of a game."""

    game: str


@dataclass(frozen=True, slots=True)
class RulebookRoute(Route):
    """The rulebook, with the book of `game` first; `chosen` is the one it is open at.

    `recent` is what had been read lately when one came here: the list stays as it was while one
    reads in it.
    """

    game: str = ""
    chosen: str = ""
    query: str = ""
    scroll: float = 1.0
    recent: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class ArticleRoute(Route):
    article_id: str


@dataclass(frozen=True, slots=True)
class SettingsRoute(Route):
    pass


@dataclass(frozen=True, slots=True)
class ProfileRoute(Route):
    """Navegador's board profile, open at one of its pages."""

    page: str = ""


@dataclass(frozen=True, slots=True)
class RoadCheckRoute(Route):
    """Catan's longest road, checked for those whose finished game is being counted."""


# A dot before the module: one folder up from the screens.
_SCREENS = {
    CourseRoute: "course:CourseScreen",
    CorrectRoute: "correct:CorrectScreen",
    ArticleRoute: "article:ArticleScreen",
    FinalScoreRoute: "final_score:FinalScoreScreen",
    GameRecordRoute: "records:GameRecordScreen",
    HistoryRoute: "history:HistoryScreen",
    HomeRoute: "home:HomeScreen",
    NewMatchRoute: "new_match:NewMatchScreen",
    PlayRoute: "play:PlayScreen",
    PlayerRecordRoute: "records:PlayerRecordScreen",
    ProfileRoute: ".games.navegador.profile_screen:ProfileScreen",
    ScoreOnlyRoute: "score_only:ScoreOnlyScreen",
    ResultRoute: "table_score:ResultScreen",
    RoadCheckRoute: ".games.catan.road_check:RoadCheckScreen",
    RulebookRoute: "rulebook:RulebookScreen",
    SettingsRoute: "settings:SettingsScreen",
    StatisticsRoute: "records:StatisticsScreen",
    TableScoreRoute: "table_score:TableScoreScreen",
}


def screen_of(route: Route) -> Any:
    """The class of a route's screen, imported now: the first screen should not wait for others."""
    module, _, name = _SCREENS[type(route)].partition(":")
    return getattr(import_module(f".{module}", "companion.ui.screens"), name)
