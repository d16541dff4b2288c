"""What the articles say of Navegador's figures is what the fact files say."""

import pytest

from companion.games.navegador import facts
from companion.rulebook import Table, article
from companion.words import LANGUAGES


def table_of(article_id: str, language: str) -> Table:
    return next(block for block in article(article_id, language).body if isinstance(block, Table))


def figures(article_id: str, language: str) -> list[list[str]]:
    """The rows without their first column."""
    return [list(row[1:]) for row in table_of(article_id, language).rows]


@pytest.mark.parametrize("language", LANGUAGES)
class TestFigures:
    def test_set_up(self, language: str) -> None:
        rows = ("gold_factory", "shipyard", "church")
        expected = [[str(facts.on_board(row, players)) for players in range(2, 6)] for row in rows]
        assert figures("navegador.set-up", language) == expected

    def test_rondel(self, language: str) -> None:
        cost = [str(max(0, steps - facts.free_steps())) for steps in range(1, 9)]
        assert figures("navegador.rondel", language) == [cost]

    def test_market(self, language: str) -> None:
        columns = (*facts.goods(), facts.FACTORY)
        pairs = facts.market_rows()[::2]
        assert figures("navegador.market", language) == [
            [str(row[column]) for column in columns] for row in pairs
        ]
        assert list(facts.market_rows()[1::2]) == list(pairs)

    def test_colonies(self, language: str) -> None:
        between = {"en": "{} to {}", "zh_Hant": "{} 到 {}"}[language]
        assert figures("navegador.colony-stacks", language) == [
            [between.format(good.cheapest, good.dearest)] for good in facts.goods().values()
        ]

    def test_phases(self, language: str) -> None:
        assert figures("navegador.phases", language) == [
            [str(phase.range), str(phase.extra)] for phase in facts.phases()
        ]

    def test_player_sheet(self, language: str) -> None:
        assert [row[:3] for row in figures("navegador.player-sheet", language)] == [
            [str(kind.base), str(kind.points), str(kind.least_slots)]
            for kind in facts.privileges().values()
        ]
