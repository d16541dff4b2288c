"""Draw every screen in both languages and both themes at 412x892 into build/screens/."""

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tests.ui import environment

PICTURES = Path(__file__).resolve().parent.parent / "build" / "screens"
MATCH = Path(__file__).resolve().parent.parent / "tests" / "matches" / "dominion-first_game.json"
COUNTED = ((3, 2, 3, 1, 0, 28, 19), (2, 3, 4, 2, 0, 34, 19), (2, 1, 2, 0, 2, 0, 18))
PLAYED = 120  # lines of the recorded match that were played when the picture is taken


def stops(app: Any, driver: Any, match_id: str) -> Iterator[str]:
    """Goes from screen to screen and names each."""
    from companion.games.dominion.actions import CorrectCards, CorrectPlaces, PlayAction
    from companion.ui.routes import FinalScoreRoute, NewMatchRoute, PlayRoute, SettingsRoute
    from companion.ui.screens.log import open_log

    go: Callable[..., None] = app.navigator.go
    yield "home"
    go(NewMatchRoute())
    yield "new-match"
    go(SettingsRoute())
    yield "settings"
    go(PlayRoute(match_id))
    play = app.navigator.screen
    play.go_to(PLAYED)
    yield "dominion-supply"
    play.do(PlayAction("chapel"))
    driver.advance(0.5)
    yield "refusal"
    driver.back()
    driver.advance(0.5)
    open_log(play)
    driver.advance(0.5)
    yield "log"
    driver.back()
    driver.advance(0.5)
    play.read("dominion.card.throne_room")
    driver.advance(0.5)
    yield "article"
    driver.back()
    driver.advance(0.5)
    seat = play.match.state.turn.seat
    for action in (CorrectCards(seat, "militia", 1), CorrectPlaces(seat, 10, 0)):
        play.do(action)
    play.do(PlayAction("militia"))
    driver.advance(6)
    yield "dominion-militia"
    play.undo()
    play.go_to(play.match.position)
    go(FinalScoreRoute(match_id))
    yield "final-score"
    yield from _score_only(app, driver)


def _score_only(app: Any, driver: Any) -> Iterator[str]:
    """Three players count what they have, and one of them too much."""
    from companion.ui.routes import ScoreOnlyRoute

    app.navigator.go(ScoreOnlyRoute("dominion"))
    yield "score-players"
    entry = app.navigator.screen.entry
    entry.begin_counting()
    rows = [row for group in entry.form.groups for row in group]
    for seat, numbers in enumerate(COUNTED):
        entry.turn_to(seat)
        for row, number in zip(rows, numbers, strict=True):
            entry.put(row, number)
    entry.turn_to(1)
    app.navigator.rebuild()
    yield "score-only"
    counts = app.navigator.screen.ids.step.children[0]
    counts.put("province", 13)
    driver.advance(0.5)
    yield "score-refused"
    driver.back()
    driver.advance(0.5)
    counts.type_number("cards")
    driver.advance(0.5)
    yield "score-number"
    driver.back()
    driver.advance(0.5)
    counts.see_result()
    yield "score-result"


def draw(language: str, theme_name: str) -> None:
    from companion.store import open_store
    from companion.ui.app import TablesideApp
    from tests.ui.driver import Driver

    with tempfile.TemporaryDirectory() as folder:
        with open_store(folder).store as store:
            match = store.matches.import_document(MATCH.read_bytes())
            match.go_to(PLAYED)
            store.players.remember(match.setup.players)
        app = TablesideApp(Path(folder))
        driver = Driver(app)
        app.change_settings(language=language, theme=theme_name)
        for name in stops(app, driver, match.id):
            driver.screenshot(PICTURES / f"{name}-{language[:2]}-{theme_name}.png")
        driver.close()


def main() -> None:
    environment.prepare()
    for language in ("en", "zh_Hant"):
        for theme_name in ("light", "dark"):
            draw(language, theme_name)


if __name__ == "__main__":
    main()
