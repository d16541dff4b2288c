"""What is counted when a finished game of Le Havre is scored: cards, francs, loans, goods."""

from collections.abc import Sequence

from companion.games.le_havre import facts
from companion.games.le_havre.bounds import MOST_CASH, MOST_GOODS, MOST_LOANS
from companion.games.le_havre.score import FinalSheet, FinalTable, count_table
from companion.referee.game import Player
from companion.ui.games.le_havre.naming import building_title, ship_title
from companion.ui.games.score_form import CardPick, CountRow, Entered, Hint, ScoreForm
from companion.ui.palette import GOODS

CASH, LOANS, TOKENS = "cash", "loans", "goods"
SCORE = "le_havre.score"


def _row(field: str, most: int, hint: Hint, good: str, line: str = "") -> CountRow:
    name = f"le_havre.form.{field}"
    return CountRow(field, name, lambda _: hint, line, GOODS[good].fill, most=most)


def _table(players: Sequence[Player], entered: Sequence[Entered]) -> FinalTable:
    return FinalTable(tuple(map(_sheet, players, entered)))


def _sheet(player: Player, entered: Entered) -> FinalSheet:
    return FinalSheet(
        player,
        buildings=tuple(card for card in facts.buildings() if entered[card]),
        ships=tuple(card for card in facts.ships() if entered[card]),
        cash=entered[CASH],
        loans=entered[LOANS],
        goods=entered[TOKENS],
    )


FORM = ScoreForm(
    groups=(
        (
            _row(CASH, MOST_CASH, Hint("le_havre.form.each-franc"), "franc", f"{SCORE}.cash"),
            _row(
                LOANS,
                MOST_LOANS,
                Hint("le_havre.form.each-loan", {"n": facts.loan().penalty}),
                "meat",
                f"{SCORE}.loans",
            ),
            _row(TOKENS, MOST_GOODS * len(facts.goods()), Hint("le_havre.form.storehouse"), "wood"),
        ),
    ),
    picks=(
        CardPick(
            "le_havre.form.buildings",
            tuple(facts.buildings()),
            building_title,
            f"{SCORE}.buildings",
        ),
        CardPick("le_havre.form.ships", tuple(facts.ships()), ship_title, f"{SCORE}.ships"),
    ),
    table=_table,
    count=count_table,
)
