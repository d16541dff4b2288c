"""The score of a table that was counted: now, to be looked at and kept, or some day."""

from typing import Any

from companion.referee import codec, registry
from companion.ui.routes import ResultRoute, TableScoreRoute
from companion.ui.score_entry import ScoreEntry
from companion.ui.screens.answers import attempt
from companion.ui.screens.final_score import ScoreScreen


class TableScoreScreen(ScoreScreen):
    """Until it is done the entry stays: the way back leads to its numbers."""

    way_on = "ui.score.home"

    def __init__(self, app: Any, route: TableScoreRoute) -> None:
        self._entry = ScoreEntry(app.store, route.game)
        entry = self._entry
        super().__init__(app, route, game=entry.game, players=entry.players, sheet=entry.score())

    def go_on(self) -> None:
        if attempt(self.app, self._finish, self.names, self.game):
            self.go_to_place("matches")

    def _finish(self) -> None:
        self.app.store.results.keep(self.game, self.players, self._entry.table())
        self.app.store.players.remember(self.players)
        self._entry.forget()


class ResultScreen(ScoreScreen):
    """A counted table out of the history."""

    way_on = "ui.score.home"

    def __init__(self, app: Any, route: ResultRoute) -> None:
        self.finished_id = route.result_id
        result = app.store.results.get(route.result_id)
        game = registry.game(result.game)
        table = codec.read(result.counted, game.table_type)
        sheet = game.score_table(table)
        super().__init__(app, route, game=game, players=result.players, sheet=sheet)

    def go_on(self) -> None:
        self.go_to_place("history")
