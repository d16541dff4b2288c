"""Draw every screen in both languages and both themes at 412x892 into build/screens/."""

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tests.ui import environment

PICTURES = Path(__file__).resolve().parent.parent / "build" / "screens"
MATCHES = Path(__file__).resolve().parent.parent / "tests" / "matches"
MATCH = MATCHES / "dominion-first_game.json"
FINISHED = (MATCHES / "dominion-big_money.json", MATCHES / "dominion-interaction.json")
PLAYED = 120  # lines of the recorded match that were played when the picture is taken
LOOKED_FOR = {"en": "gain card", "zh_Hant": "護城河攻擊"}


def stops(app: Any, driver: Any, match_id: str) -> Iterator[str]:
    """Goes from screen to screen and names each."""
    from companion.games.dominion.actions import CorrectCards, CorrectPlaces, PlayAction
    from companion.ui.routes import (
        ArticleRoute,
        FinalScoreRoute,
        HistoryRoute,
        NewMatchRoute,
        PlayRoute,
        RulebookRoute,
        SettingsRoute,
    )
    from companion.ui.screens.log import open_log

    go: Callable[..., None] = app.navigator.go
    yield "home"
    go(NewMatchRoute())
    yield "new-match"
    go(SettingsRoute())
    yield "settings"
    go(RulebookRoute())
    yield "rulebook"
    go(RulebookRoute(query=LOOKED_FOR[app.words.language]))
    yield "rulebook-search"
    go(RulebookRoute(query="zeppelin"))
    yield "rulebook-nothing"
    go(ArticleRoute("dominion.set-up"))
    yield "rulebook-article"
    go(ArticleRoute("dominion.phases"))
    yield "rulebook-example"
    go(HistoryRoute())
    yield "history"
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


def draw(language: str, theme_name: str) -> None:
    from companion.store import open_store
    from companion.ui.app import TablesideApp
    from tests.ui.driver import Driver

    with tempfile.TemporaryDirectory() as folder:
        with open_store(folder).store as store:
            for finished in FINISHED:
                store.matches.import_document(finished.read_bytes())
            match = store.matches.import_document(MATCH.read_bytes())
            match.go_to(PLAYED)
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
