"""The screens of Navegador beside its board: the board profile and the score form."""

import random
from collections.abc import Iterator
from typing import Any

from companion.games.navegador import printed

COUNTED = ((3, 1, 5, 2, 4, 1, 2, 0, 3, 1, 5, 4, 430), (4, 2, 3, 1, 2, 0, 3, 1, 1, 0, 6, 3, 210))


def outside_play(app: Any, driver: Any) -> Iterator[str]:
    """The pages of the board profile, empty, half full and full; then a table that is counted."""
    yield from _profile(app, driver)
    yield from _score(app, driver)


def _profile(app: Any, driver: Any) -> Iterator[str]:
    from companion.ui.games.navegador.kept_profile import keep
    from companion.ui.routes import HomeRoute, ProfileRoute
    from tests.games.navegador.profiles import plausible_profile

    board = plausible_profile(random.Random(3))
    half = board
    for value in printed.known(board)[::2]:
        half = printed.forget(half, value)
    for kept, stage in ((None, "empty"), (half, "half"), (board, "full")):
        if kept is not None:
            keep(app.store, kept)
        app.navigator.go(ProfileRoute())
        yield f"navegador-profile-{stage}"
        for page in ("price.gold_factory", "coin.explorer", "chart", "stack", "name", "borders"):
            if stage != "empty" or page in ("price.gold_factory", "coin.explorer"):
                app.navigator.screen.turn_to(page)
                yield f"navegador-profile-{stage}-{page}"
    app.navigator.screen.change(board.with_price("church", 8, 10))
    driver.advance(0.5)
    yield "navegador-profile-refused"
    driver.back()
    driver.advance(0.5)
    app.navigator.switch(HomeRoute())


def _score(app: Any, driver: Any) -> Iterator[str]:
    from companion.ui.routes import HomeRoute, ScoreOnlyRoute

    app.navigator.go(ScoreOnlyRoute("navegador"))
    entry = app.navigator.screen.entry
    entry.begin_counting()
    rows = [row for group in entry.form.groups for row in group]
    for seat, numbers in enumerate(COUNTED):
        entry.turn_to(seat)
        for row, number in zip(rows, numbers, strict=True):
            entry.put(row, number)
    app.navigator.rebuild()
    yield "navegador-score"
    app.navigator.screen.ids.step.children[0].ids.scroll.scroll_y = 0
    driver.advance(0.2)
    yield "navegador-score-foot"
    app.navigator.screen.ids.step.children[0].see_result()
    yield "navegador-score-result"
    app.navigator.switch(HomeRoute())


def with_face(app: Any) -> Iterator[str]:
    """What needs the whole face: the game's step of a new match, and the table to be corrected."""
    from companion.referee.game import COLOURS, Player
    from companion.ui import wizard
    from companion.ui.routes import CorrectRoute, HomeRoute, NewMatchRoute

    players = tuple(map(Player, ("Anna", "Ben", "Cleo"), COLOURS))
    wizard.keep(app.store, wizard.NewMatch("rules", "navegador", players))
    app.navigator.go(NewMatchRoute())
    yield "navegador-rules"
    app.navigator.switch(HomeRoute())
    matches = app.store.matches.in_progress()
    match_id = next(match.id for match in matches if match.game == "navegador")
    app.navigator.go(CorrectRoute(match_id))
    screen = app.navigator.screen
    for place, _ in enumerate(screen.ids.groups.options):
        screen.choose(str(place))
        yield f"navegador-correct-{place}"
    app.navigator.switch(HomeRoute())
