"""The play screens of Navegador: rondel, market, sea chart, privilege, questions, the end.

`python -m tools.screens_navegador`, with a size and a text scale as for `tools.screens`, draws
these alone.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from companion.games.navegador import actions as act
from companion.games.navegador.profile import Profile
from companion.referee import registry
from companion.referee.action import Action
from companion.referee.game import COLOURS, Player
from tests.ui import environment
from tools import screens_navegador_setup

PICTURES = Path(__file__).resolve().parent.parent / "build" / "screens"
NAMES = {
    "en": ("Anna", "Ben", "Cleo", "Dan", "Maximiliane"),
    "zh_Hant": ("佳穎", "冠宇", "怡君", "承恩", "歐陽美玲"),
}


def play_screens(app: Any, driver: Any, only: str = "") -> Iterator[str]:
    """Every scene, or those whose names have `only` in them."""
    from companion.ui.routes import HomeRoute
    from companion.ui.widgets.sheet import BottomSheet

    for name, players, prepare, touch in (scene for scene in SCENES if only in scene[0]):
        match = _table(app, players, known=not name.endswith("-asks"))
        prepare(match)
        play = _opened(app, match)
        touch(play)
        play.snackbars.dismiss()
        driver.advance(0.6)
        yield f"navegador-{name}"
        for sheet in driver.find(lambda widget: isinstance(widget, BottomSheet)):
            sheet.close()
        driver.advance(0.5)
        app.navigator.switch(HomeRoute())
        app.store.matches.delete(match.id)
    if not only:
        match = _table(app, 3, known=True)
        yield from screens_navegador_setup.with_face(app)
        app.store.matches.delete(match.id)
        yield from _final_score(app)


def _table(app: Any, players: int, known: bool) -> Any:
    """A table in the middle of a game, on the made-up board of the tests."""
    from companion.games.navegador.setup import NavegadorSetup
    from tests.games.navegador.table import BOARD, explored

    names = NAMES[app.words.language][:players]
    setup = NavegadorSetup(
        players=tuple(map(Player, names, COLOURS)), profile=BOARD if known else Profile()
    )
    match = app.store.matches.create(setup, registry.game("navegador"))
    explored(
        match,
        guine=(60, 110),
        bahia=(50, 80, 100),
        angola=(90,),
        rio_de_janeiro=(70, 120),
        cabo_da_boa_esperanca=(130, 150),
    )
    match.do(act.CorrectPhase(2))
    ships = ("cabo_da_boa_esperanca", "guine", "angola", "rio_de_janeiro", "bahia")
    for seat in range(players):
        for region, count in ((ships[seat], 2), ("guine", 1), ("portugal", 1)):
            match.do(act.CorrectShips(seat, region, count))
        match.do(act.CorrectCash(seat, (420, 90, 410, 310, 60)[seat]))
        match.do(act.CorrectWorkers(seat, (6, 5, 4, 4, 3)[seat]))
        match.do(act.CorrectDiscs(seat, (2, 1, 1, 1, 0)[seat]))
        match.do(
            act.CorrectStone(seat, ("privilege", "workers", "sailing", "privilege", "ships")[seat])
        )
    for good, row, colonies in (("sugar", 3, 3), ("gold", 7, 1), ("spice", 4, 0)):
        match.do(act.CorrectMarket(good, row))
        match.do(act.CorrectColonies(0, good, colonies))
        match.do(act.CorrectBuildings(0, f"{good}_factory", 1 if good != "spice" else 0))
    match.do(act.CorrectBuildings(0, "church", 2))
    match.do(act.CorrectCard(0, "workers"))
    return match


def _opened(app: Any, match: Any) -> Any:
    from companion.ui.routes import PlayRoute

    app.navigator.go(PlayRoute(match.id))
    return app.navigator.screen


def _nothing(_: Any) -> None:
    pass


def _doing(*actions: Action) -> Callable[[Any], Any]:
    def prepare(match: Any) -> None:
        for action in actions:
            match.do(action)

    return prepare


def _tap_space(space: str) -> Callable[[Any], Any]:
    return lambda play: play.board.tap_space(space)


def _tap_region(region: str) -> Callable[[Any], Any]:
    return lambda play: play.board.tap_region(region)


def _standing(play: Any) -> None:
    from companion.ui.games.navegador.menu import open_standing

    open_standing(play)


def _player(play: Any) -> None:
    from companion.ui.screens.player_sheet import open_player

    open_player(play, 0)


def _on_chart(play: Any) -> None:
    play.board.tap_space("colony")
    play.board.switch_view()


def _coin(play: Any) -> None:
    play.board.panel._tap("factory")


_SHIPS_EVERYWHERE = tuple(
    act.CorrectShips(seat, region, 1)
    for seat in range(5)
    for region in ("angola", "cabo_da_boa_esperanca")
)
_LAST = act.CorrectLastTurns(1)
_READ = act.ReadBorders("cabo_da_boa_esperanca", "unnamed_a", 1)
_EXPLORE = act.Explore("unnamed_a", ("cabo_da_boa_esperanca",) * 2)

SCENES: tuple[tuple[str, int, Callable[[Any], Any], Callable[[Any], Any]], ...] = (
    ("rondel", 4, _nothing, _nothing),
    ("rondel-move", 4, _nothing, _tap_space("buildings")),
    ("rondel-paying", 4, _nothing, _tap_space("first_market")),
    ("rondel-first", 5, _doing(*(act.CorrectStone(seat, None) for seat in range(5))), _nothing),
    ("paying-on-chart", 4, _nothing, _on_chart),
    ("market", 4, _doing(act.MoveStone("second_market")), _nothing),
    ("chart", 4, _doing(act.CorrectStone(0, "second_market"), act.MoveStone("sailing")), _nothing),
    (
        "chart-explore",
        4,
        _doing(act.CorrectStone(0, "second_market"), act.MoveStone("sailing")),
        _tap_region("unnamed_a"),
    ),
    (
        "chart-sail",
        4,
        _doing(act.CorrectStone(0, "second_market"), act.MoveStone("sailing")),
        _tap_region("angola"),
    ),
    (
        "five-players",
        5,
        _doing(*_SHIPS_EVERYWHERE, act.CorrectStone(0, "buildings"), act.MoveStone("sailing")),
        _nothing,
    ),
    ("five-rondel", 5, _doing(act.CorrectLastTurns(4)), _tap_space("workers")),
    (
        "borders-asks",
        4,
        _doing(act.CorrectStone(0, "buildings"), act.MoveStone("sailing")),
        _tap_region("unnamed_a"),
    ),
    (
        "turn-up-asks",
        4,
        _doing(act.CorrectStone(0, "buildings"), act.MoveStone("sailing"), _READ, _EXPLORE),
        _nothing,
    ),
    ("workers", 4, _doing(act.CorrectStone(0, "sailing"), act.MoveStone("workers")), _nothing),
    ("ships", 4, _doing(act.MoveStone("ships")), _nothing),
    (
        "colony",
        4,
        _doing(act.CorrectStone(0, "workers"), act.MoveStone("colony")),
        _nothing,
    ),
    ("buildings", 4, _doing(act.MoveStone("buildings")), _nothing),
    (
        "buildings-asks",
        4,
        _doing(act.MoveStone("buildings")),
        lambda p: p.board.panel._tap("church"),
    ),
    (
        "privilege",
        4,
        _doing(act.CorrectStone(0, "workers"), act.MoveStone("privilege")),
        _nothing,
    ),
    ("coin-asks", 4, _doing(act.CorrectStone(0, "workers"), act.MoveStone("privilege")), _coin),
    ("standing", 4, _nothing, _standing),
    ("player", 4, _nothing, _player),
    (
        "kings",
        4,
        _doing(_LAST, act.CorrectStone(0, "sailing"), act.MoveStone("workers"), act.EndTurn()),
        _nothing,
    ),
)


def _final_score(app: Any) -> Iterator[str]:
    from companion.ui.routes import FinalScoreRoute, HomeRoute

    matches = PICTURES.parent.parent / "tests" / "matches"
    document = (matches / "navegador-with_profile.json").read_bytes()
    match = app.store.matches.import_document(document)
    app.navigator.go(FinalScoreRoute(match.id))
    yield "navegador-final-score"
    app.navigator.switch(HomeRoute())


def draw(folder: Path, language: str, theme_name: str, scale: float, only: str) -> None:
    from companion.ui.app import TablesideApp
    from tests.ui.driver import Driver

    with tempfile.TemporaryDirectory() as data:
        app = TablesideApp(Path(data))
        driver = Driver(app)
        app.change_settings(language=language, theme=theme_name, text_scale=scale)
        for name in play_screens(app, driver, only):
            driver.screenshot(folder / f"{name}-{language[:2]}-{theme_name}.png")
        driver.close()


def main() -> None:
    words = sys.argv[1:]
    size = tuple(int(side) for side in words[0].split("x")) if words else environment.PHONE
    scale = float(words[1]) if len(words) > 1 else 1.0
    only = words[2] if len(words) > 2 else ""
    environment.prepare((size[0], size[1]))
    folder = PICTURES / "-".join(words[:2]) if words else PICTURES
    for language, theme_name in (("en", "light"), ("zh_Hant", "dark")):
        draw(folder, language, theme_name, scale, only)


if __name__ == "__main__":
    main()
