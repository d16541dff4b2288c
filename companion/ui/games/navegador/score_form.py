"""What is counted when a finished game of Navegador is scored, in the order of the player sheet."""

from collections.abc import Sequence

from companion.games.navegador import facts
from companion.games.navegador.bounds import MOST_CASH
from companion.games.navegador.profile import BLANK, Profile
from companion.games.navegador.score import (
    FinalPrivileges,
    FinalSheet,
    FinalTable,
    best_place,
    count_table,
    of_sheet,
)
from companion.games.navegador.state import KEPT, NOT_OWNED
from companion.referee.game import Player
from companion.store import Store
from companion.ui.games.navegador.kept_profile import kept_profile
from companion.ui.games.score_form import CountChoice, CountRow, Entered, Hint, ScoreForm
from companion.ui.palette import rgba

COUNTED = {
    facts.COLONY: "colonies",
    facts.FACTORY: "factories",
    facts.EXPLORER: "discs",
    facts.SHIPYARD: "shipyards",
    facts.CHURCH: "churches",
}
"""The field of what each column counts."""
COLOURS = {
    facts.COLONY: rgba("#4E9A48"),
    facts.FACTORY: rgba("#C8402F"),
    facts.EXPLORER: rgba("#387C9A"),
    facts.SHIPYARD: rgba("#8A5A2B"),
    facts.CHURCH: rgba("#7C4A9C"),
}
KINGS = (KEPT, *facts.privileges(), NOT_OWNED)
KING, CARD = "king", "card"
_NOBODY = Player("", "red")


def _column(kind: str) -> tuple[CountRow, CountRow]:
    """What a column counts, and the privileges that lie in it."""
    printed = facts.privileges()[kind]
    field, held = COUNTED[kind], f"privileges_{kind}"
    each = "navegador.form.factories" if kind == facts.FACTORY else "navegador.form.each"

    def worth(entered: Entered) -> Hint:
        return Hint(each, {"each": printed.base + entered[held] * printed.points})

    more = Hint("navegador.form.more", {"n": printed.points})
    return (
        CountRow(
            field,
            f"navegador.score.{kind}",
            worth,
            line=f"navegador.score.{kind}",
            colour=COLOURS[kind],
            start=int(kind in (facts.FACTORY, facts.SHIPYARD, facts.CHURCH)),
        ),
        CountRow(
            held,
            f"navegador.form.privileges.{kind}",
            lambda _: more,
            colour=COLOURS[kind],
            most=facts.most_of_a_kind(),
        ),
    )


def _plain(field: str, hint: str, most: int, start: int = 0, step: int = 1) -> CountRow:
    line = f"navegador.score.{field}"
    return CountRow(field, line, lambda _: Hint(hint), line=line, most=most, start=start, step=step)


def _sheet(player: Player, entered: Entered) -> FinalSheet:
    held = {kind: entered[f"privileges_{kind}"] for kind in facts.privileges()}
    plain = (*COUNTED.values(), "workers", "ships", "cash")
    return FinalSheet(
        player,
        privileges=FinalPrivileges(**held),
        king=KINGS[entered[KING]],
        **{field: entered[field] for field in plain},
    )


def _king_hint(board: Profile, entered: Entered) -> Hint:
    """Where the King's privilege brings the most, and how much."""
    counted = of_sheet(_sheet(_NOBODY, entered))
    if counted.king == NOT_OWNED:
        return Hint("navegador.form.king.gone")
    if counted.king != KEPT:
        return Hint("navegador.form.king.lies", {"points": counted.gain(counted.king)})
    place = best_place(counted, board)
    if place is None:
        return Hint("navegador.form.king.gone")
    return Hint(f"navegador.form.king.why.{place}", {"points": counted.gain(place)})


def _table(board: Profile, players: Sequence[Player], entered: Sequence[Entered]) -> FinalTable:
    holder = next((seat for seat, counts in enumerate(entered) if counts[CARD]), 0)
    return FinalTable(tuple(map(_sheet, players, entered)), holder, board)


def _form(board: Profile) -> ScoreForm:
    kings = (
        "navegador.form.king.best",
        *(f"navegador.score.{kind}" for kind in facts.privileges()),
        "navegador.form.king.none",
    )
    return ScoreForm(
        groups=(
            *map(_column, facts.privileges()),
            (
                _plain(
                    "workers",
                    "navegador.form.one-point",
                    facts.most_workers(),
                    facts.least_workers(),
                ),
                _plain("ships", "navegador.form.ships", facts.most_ships()),
                _plain("cash", "navegador.form.cash", MOST_CASH, step=facts.money_step()),
            ),
        ),
        choices=(
            CountChoice(
                KING, "navegador.form.king", kings, lambda entered: _king_hint(board, entered)
            ),
            CountChoice(
                CARD,
                "navegador.form.card",
                ("navegador.form.card.no", "navegador.form.card.yes"),
                lambda _: Hint("navegador.form.card.why"),
            ),
        ),
        table=lambda players, entered: _table(board, players, entered),
        count=count_table,
    )


FORM = _form(BLANK)


def form_at(store: Store) -> ScoreForm:
    """With the slots that the kept board profile knows: they decide where there is room."""
    return _form(kept_profile(store))
