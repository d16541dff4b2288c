"""Runs the app out of a packed tree, in a process and on a phone of its own:
`first_minute.py TREE FOLDER WIDTH HEIGHT DENSITY FONT_SCALE`.

The app and its data come from the tree alone; only the hand that taps is of the repository. Says as
JSON what was seen.
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
LANGUAGES = ("en", "zh_Hant")


def play_one_action(app: Any, driver: Any, game_id: str) -> dict[str, Any]:
    """A match of the game is opened, one thing happens, and the header is read in each language."""
    from companion.referee import registry
    from companion.referee.game import COLOURS, Player
    from companion.ui.routes import PlayRoute

    game = registry.game(game_id)
    pick = random.Random(1).randrange
    players = tuple(map(Player, ("Anna", "Ben", "Cleo"), COLOURS))
    match = app.store.matches.create(game.propose(players, game.variants[0], pick), game)
    app.navigator.go(PlayRoute(match.id))
    play = app.navigator.screen
    done = play.do(play.offers[0].sample(pick))
    phases, outside = {}, []
    for language in LANGUAGES:
        app.change_settings(language=language)
        driver.step(3)
        phases[language] = app.navigator.screen._parts.header.phase
        outside += texts_outside(driver)
    lines = app.navigator.screen.match.position
    return {"done": done, "lines": lines, "phases": phases, "outside": outside}


def texts_outside(driver: Any) -> list[str]:
    """What is cut off by an edge of the window; what scrolls may be."""
    from kivy.uix.stencilview import StencilView

    from tests.ui.driver import ancestors, box, shown_text

    def cut_off(widget: Any) -> bool:
        left, _, right, _ = box(widget)
        scrolls = any(isinstance(around, StencilView) for around in ancestors(widget))
        return not scrolls and (left < -1 or right > driver.window.width + 1)

    return [shown_text(widget) for widget in driver.find(shown_text) if cut_off(widget)]


def main(tree: Path, folder: Path, *phone: str) -> None:
    sys.path[:1] = [str(tree), str(ROOT)]
    from tests.ui import environment

    width, height, density, font_scale = map(float, phone)
    environment.prepare((int(width), int(height)), density, font_scale)
    import companion
    from companion.ui.app import TablesideApp
    from companion.ui.games import playable
    from tests.ui.driver import Driver

    app = TablesideApp(folder)
    driver = Driver(app)
    seen = {
        "from": companion.__file__,
        "home": driver.texts(),
        "games": {entry.id: play_one_action(app, driver, entry.id) for entry in playable()},
    }
    driver.close()
    print(json.dumps(seen))


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), *sys.argv[3:])
