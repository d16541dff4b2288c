"""Draw every screen in both languages and both themes at 412x892 into build/screens/.

`python -m tools.screens 360x640` or any other size draws them for that window, in a folder of
its own; a second word is the text scale, such as 1.3.
"""

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.ui import environment
from tools import (
    screens_catan,
    screens_catan_setup,
    screens_le_havre,
    screens_navegador,
    screens_navegador_setup,
)

PICTURES = Path(__file__).resolve().parent.parent / "build" / "screens"
MATCHES = Path(__file__).resolve().parent.parent / "tests" / "matches"
COUNTED = ((3, 2, 3, 1, 0, 28, 19), (2, 3, 4, 2, 0, 34, 19), (2, 1, 2, 0, 2, 0, 18))
PLAYED = 120  # lines of the recorded match that were played when the picture is taken
LOOKED_FOR = {"en": "gain card", "zh_Hant": "護城河攻擊"}
ASKED = {"en": "longest raod cut", "zh_Hant": "長路斷掉"}


def stops(app: Any, driver: Any) -> Iterator[str]:
    """Goes from screen to screen and names each."""
    yield from _outside(app, driver)
    yield from _rulebook(app)
    yield from _history(app, driver)
    yield from _dominion(app, driver)
    yield from screens_catan_setup.around_play(app, driver)
    yield from screens_catan.on_the_board(app, driver)
    yield from screens_le_havre.on_the_board(app, driver)
    yield from screens_navegador_setup.outside_play(app, driver)
    yield from screens_navegador.play_screens(app, driver)


def _outside(app: Any, driver: Any) -> Iterator[str]:
    from companion.ui.routes import HomeRoute, NewMatchRoute, SettingsRoute

    driver.advance(0.3)
    yield "home"
    app.navigator.go(NewMatchRoute())
    driver.step(3)
    yield "new-match-game"
    driver.tap(app.say("game.dominion"))
    yield "new-match-players"
    wizard = app.navigator.screen
    wizard.ids.list.children[0].children[-1].ids.seats.unfold(1)
    yield "new-match-identities"
    wizard.go_on()
    yield "new-match-rules"
    wizard.ids.list.children[0].choose("random")
    yield "new-match-wishes"
    wizard.go_on()
    yield "new-match-set-up"
    app.navigator.switch(SettingsRoute())
    yield "settings"
    app.navigator.switch(HomeRoute())


def _rulebook(app: Any) -> Iterator[str]:
    from companion.ui.routes import ArticleRoute, HomeRoute, RulebookRoute

    for name, route in {
        "rulebook": RulebookRoute(),
        "rulebook-search": RulebookRoute(query=LOOKED_FOR[app.words.language]),
        "rulebook-nothing": RulebookRoute(query="zeppelin"),
        "rulebook-question": RulebookRoute("catan", query=ASKED[app.words.language]),
        "rulebook-article": ArticleRoute("dominion.set-up"),
        "rulebook-example": ArticleRoute("navegador.market"),
        "rulebook-card": ArticleRoute("dominion.card.moat"),
        "rulebook-thing": ArticleRoute("catan.thing.settlement"),
        "rulebook-tile": ArticleRoute("keyflower.tile.peddler"),
        "rulebook-region": ArticleRoute("navegador.region.macau"),
        "rulebook-quick-catan": ArticleRoute("catan.quick"),
        "rulebook-quick-dominion": ArticleRoute("dominion.quick"),
        "rulebook-quick-keyflower": ArticleRoute("keyflower.quick"),
        "rulebook-quick-navegador": ArticleRoute("navegador.quick"),
    }.items():
        app.navigator.go(route)
        yield name
    app.navigator.switch(HomeRoute())


def _history(app: Any, driver: Any) -> Iterator[str]:
    from companion.ui.routes import (
        CourseRoute,
        GameRecordRoute,
        HistoryRoute,
        HomeRoute,
        PlayerRecordRoute,
        StatisticsRoute,
    )

    finished = app.store.matches.finished()[0]
    for name, route in {
        "history": HistoryRoute(),
        "history-search": HistoryRoute(searching=True),
        "statistics": StatisticsRoute(),
        "statistics-player": PlayerRecordRoute(finished.players[0].name),
        "statistics-game": GameRecordRoute(finished.game),
        "course": CourseRoute(finished.id),
    }.items():
        app.navigator.go(route)
        driver.step(3)
        yield name
    app.navigator.switch(HomeRoute())


def _dominion(app: Any, driver: Any) -> Iterator[str]:
    from companion.games.dominion.actions import (
        CorrectCards,
        CorrectPile,
        CorrectPlaces,
        LayTreasures,
        PlayAction,
    )
    from companion.ui.routes import CorrectRoute, FinalScoreRoute, PlayRoute
    from companion.ui.screens.changing import open_change
    from companion.ui.screens.laying_out import open_lay_out
    from companion.ui.screens.log import open_log
    from companion.ui.screens.play_menu import open_menu
    from companion.ui.screens.player_sheet import open_player

    match_id = app.store.matches.in_progress()[0].id
    app.navigator.go(PlayRoute(match_id))
    play = app.navigator.screen
    play.go_to(PLAYED)
    yield "dominion-supply"
    play.do(PlayAction("chapel"))
    yield from _sheet(driver, "refusal")
    for name, opened in (
        ("log", lambda: open_log(play)),
        ("menu", lambda: open_menu(play)),
        ("player", lambda: open_player(play, 1)),
        ("lay-out", lambda: open_lay_out(play)),
        ("change", lambda: open_change(play, PLAYED)),
        ("check", play.check),
        ("article", lambda: play.read("dominion.card.throne_room")),
    ):
        opened()
        yield from _sheet(driver, name)
    app.navigator.go(CorrectRoute(match_id))
    yield "correct"
    app.navigator.back()
    play = app.navigator.screen
    seat = play.match.state.turn.seat
    play.match.do(CorrectPile("village", 0))
    play.do(LayTreasures(play.board.dock._offered(LayTreasures, "worth")[-1]))
    play.snackbars.dismiss()
    yield "dominion-buy"
    play.undo()
    play.match.do(CorrectCards(seat, "cellar", 1))
    play.match.do(CorrectPlaces(seat, 8, 0))
    play.do(PlayAction("cellar"))
    play.snackbars.dismiss()
    yield "dominion-cellar"
    play.undo()
    play.match.do(CorrectPile("province", 1))
    play.confirm("dominion.ui.last-buy", lambda: None, card="Province")
    yield from _sheet(driver, "dominion-last-buy")
    app.navigator.go(FinalScoreRoute(match_id))
    yield "final-score"
    yield from _militia(app)
    yield from _score_only(app, driver)


def _militia(app: Any) -> Iterator[str]:
    """Three are attacked: one has answered, one is asked, one waits."""
    from companion.games.dominion import facts
    from companion.games.dominion.actions import CorrectCards, CorrectPlaces, Discard, PlayAction
    from companion.games.dominion.setup import DominionSetup
    from companion.referee import registry
    from companion.referee.game import COLOURS, Player
    from companion.ui.routes import PlayRoute

    players = tuple(map(Player, ("Anna", "Ben", "Cleo", "Dan"), COLOURS))
    setup = DominionSetup(players=players, kingdom=facts.recommended_sets()["first_game"])
    match = app.store.matches.create(setup, registry.game("dominion"))
    for action in (
        CorrectCards(0, "militia", 1),
        CorrectCards(2, "moat", 1),
        CorrectPlaces(0, 11, 0),
        PlayAction("militia"),
        Discard(2),
    ):
        match.do(action)
    app.navigator.go(PlayRoute(match.id))
    yield "dominion-militia"
    app.store.matches.delete(match.id)


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


def _sheet(driver: Any, name: str) -> Iterator[str]:
    """A sheet once it has come to rest; afterwards it is closed again."""
    driver.advance(0.5)
    yield name
    driver.back()
    driver.advance(0.5)


def draw(folder: Path, language: str, theme_name: str, scale: float) -> None:
    from companion.store import open_store
    from companion.ui.app import TablesideApp
    from tests.ui.driver import Driver

    with tempfile.TemporaryDirectory() as data:
        with open_store(data).store as store:
            for name in ("interaction", "size_distortion"):
                store.matches.import_document((MATCHES / f"dominion-{name}.json").read_bytes())
            for name in ("big_money", "first_game"):
                document = (MATCHES / f"dominion-{name}.json").read_bytes()
                match = store.matches.import_document(document)
                store.players.remember(match.setup.players)
                match.go_to(PLAYED)
        app = TablesideApp(Path(data))
        driver = Driver(app)
        app.change_settings(language=language, theme=theme_name, text_scale=scale)
        for name in stops(app, driver):
            driver.screenshot(folder / f"{name}-{language[:2]}-{theme_name}.png")
        driver.close()


def main() -> None:
    words = sys.argv[1:]
    size = tuple(int(side) for side in words[0].split("x")) if words else environment.PHONE
    scale = float(words[1]) if len(words) > 1 else 1.0
    environment.prepare((size[0], size[1]))
    if words:  # another window: one look in each language and theme is enough
        for language, theme_name in (("en", "light"), ("zh_Hant", "dark")):
            draw(PICTURES / "-".join(words), language, theme_name, scale)
        return
    for language in ("en", "zh_Hant"):
        for theme_name in ("light", "dark"):
            draw(PICTURES, language, theme_name, scale)


if __name__ == "__main__":
    main()
