"""The screens around a match of Catan: its island, the table corrected, a game scored."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

MATCH = Path(__file__).resolve().parent.parent / "tests" / "matches" / "catan-four.json"
COUNTED = ((3, 2, 1), (4, 2, 0), (3, 1, 1), (5, 0, 0))
ROADS = (
    ("E13", "E14", "E15", "E17", "E28", "E29", "E31", "E33", "E35"),
    ("E47", "E60", "E61", "E62", "E63", "E64"),
)
ENTERED = 11  # hexes that are entered when the picture is taken


def around_play(app: Any, driver: Any) -> Iterator[str]:
    yield from _island(app, driver)
    yield from _table(app, driver)
    yield from _score(app, driver)


def _island(app: Any, driver: Any) -> Iterator[str]:
    from companion.ui import wizard
    from companion.ui.games.catan.sketch import Sketch
    from companion.ui.routes import HomeRoute, NewMatchRoute

    wizard.keep(app.store, wizard.NewMatch("rules", "catan", _seated()))
    app.navigator.go(NewMatchRoute())
    screen = app.navigator.screen
    screen.chance = random.Random(8)
    step = screen.ids.list.children[0]
    yield "catan-rules-beginners"
    step.choose("random")
    yield "catan-rules-random"
    screen.ids.scroll.scroll_y = 0
    yield "catan-rules-foot"
    step.choose("hand")
    entry = step.ids.island.children[0]
    printed = _printed()
    _enter(entry, printed, ENTERED)
    screen.ids.scroll.scroll_y = 1
    yield "catan-entry-half"
    screen.reveal(entry.ids.answers)
    driver.advance(0.2)
    yield "catan-entry-keys"
    entry._enter(Sketch())
    _enter(entry, printed, 19)
    screen.reveal(entry.ids.answers)
    driver.advance(0.2)
    yield "catan-entry-harbours"
    entry.put_printed_harbours()
    entry.turn_to("hex")
    for name, number in (("H05", 5), ("H06", 6)):
        entry._tap(name)
        entry.put(number)
    entry._tap("H19")
    entry.put("forest")
    entry._tap("H01")
    entry.put("fields")
    screen.ids.scroll.scroll_y = 1
    yield "catan-entry-wrong"
    screen.ids.scroll.scroll_y = 0.2
    yield "catan-entry-wrong-foot"
    step.choose("spiral")
    screen.go_on()
    yield "catan-set-up"
    app.navigator.switch(HomeRoute())


def _seated() -> Any:
    from companion.referee.game import COLOURS, Player

    return tuple(map(Player, ("Anna", "Ben", "Cleo", "Dan"), COLOURS))


def _printed() -> Any:
    from companion.games.catan.islands import BEGINNERS, printed

    return printed(BEGINNERS)


def _enter(entry: Any, island: Any, count: int) -> None:
    for place in range(count):
        if entry.kind != "hex":
            break
        entry.put(island.terrain[place])
        if island.numbers[place] is not None:
            entry.put(island.numbers[place])


def _table(app: Any, driver: Any) -> Iterator[str]:
    from companion.ui.routes import CorrectRoute, HomeRoute, PlayRoute
    from companion.ui.screens.laying_out import open_lay_out

    match = app.store.matches.import_document(MATCH.read_bytes())
    match.go_to(len(match.lines) * 3 // 4)
    app.navigator.go(CorrectRoute(match.id))
    screen = app.navigator.screen
    yield "catan-correct-island"
    island = screen.ids.list.children[0]
    island.turn_to("corner")
    island._tap("V21")
    driver.advance(0.2)
    yield "catan-correct-corner"
    for place in (1, 2, 3):
        screen.choose(str(place))
        yield f"catan-correct-{place}"
    app.navigator.go(PlayRoute(match.id))
    open_lay_out(app.navigator.screen)
    driver.advance(0.5)
    yield "catan-lay-out"
    driver.back()
    driver.advance(0.5)
    app.navigator.switch(HomeRoute())
    driver.advance(0.2)
    yield "catan-home"


def _score(app: Any, driver: Any) -> Iterator[str]:
    from companion.ui.routes import HomeRoute, RoadCheckRoute, ScoreOnlyRoute

    app.store.players.remember(_seated())
    app.navigator.go(ScoreOnlyRoute("catan"))
    entry = app.navigator.screen.entry
    entry.seat(_seated())
    entry.begin_counting()
    rows = [row for group in entry.form.groups for row in group]
    for seat, numbers in enumerate(COUNTED):
        entry.turn_to(seat)
        for row, number in zip(rows, numbers, strict=True):
            entry.put(row, number)
    app.navigator.rebuild()
    yield "catan-score"
    app.navigator.screen.ids.step.children[0].ids.scroll.scroll_y = 0
    driver.advance(0.2)
    yield "catan-score-foot"
    app.navigator.go(RoadCheckRoute())
    check = app.navigator.screen
    yield "catan-roads-empty"
    for seat, roads in enumerate(ROADS):
        check.turn_to(seat)
        for path in roads:
            check._tap(path)
    check.choose("corner")
    check._tap("V22")
    check.turn_to(0)
    yield "catan-roads"
    check.take()
    app.navigator.screen.ids.step.children[0].see_result()
    yield "catan-score-result"
    app.navigator.switch(HomeRoute())
