"""The score: live and at the end, or of a table nobody refereed.

A King's privilege that lies in no column yet is counted where it brings the most.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from companion.games.navegador import facts
from companion.games.navegador.bounds import MOST_CASH
from companion.games.navegador.plausible import check as check_profile
from companion.games.navegador.profile import BLANK, Profile
from companion.games.navegador.setup import SEATS
from companion.games.navegador.state import KEPT, NOT_OWNED, Holding, State
from companion.referee.counts import Counts
from companion.referee.game import Player, Setup, check_players
from companion.referee.ruling import Happening, Refusal
from companion.referee.score import ScoreLine, ScoreSheet, ranks, totals

WORKERS, SHIPS, CASH = "workers", "ships", "cash"


@dataclass(frozen=True, slots=True)
class FinalPrivileges:
    """How many privileges lie in each column, the King's not counted."""

    colony: int = 0
    factory: int = 0
    explorer: int = 0
    shipyard: int = 0
    church: int = 0


@dataclass(frozen=True, slots=True)
class FinalSheet:
    """What one player has at the end, in the order of the player sheet.

    `king` is the column the King's privilege lies in; "kept", and the best one is found; or
    "none", which only the variant with the King's privileges at Goa knows.
    """

    player: Player
    colonies: int = 0
    factories: int = 1
    discs: int = 0
    shipyards: int = 1
    churches: int = 1
    privileges: FinalPrivileges = FinalPrivileges()
    workers: int = 2
    ships: int = 0
    cash: int = 0
    king: str = KEPT


@dataclass(frozen=True, slots=True)
class FinalTable:
    """A finished game, as it is entered in score-only mode. `card` is the seat with the card."""

    sheets: tuple[FinalSheet, ...]
    card: int = 0
    board: Profile = BLANK


@dataclass(frozen=True, slots=True)
class Counted:
    """Everything of one player that scores."""

    workers: int
    ships: int
    cash: int
    owned: Counts
    privileges: Counts
    king: str

    def filled(self, privilege: str) -> int:
        return self.privileges[privilege] + (self.king == privilege)

    def factor(self, privilege: str) -> int:
        """Points for each thing of a column: printed ones and those of its privileges."""
        kind = facts.privileges()[privilege]
        return kind.base + self.filled(privilege) * kind.points

    def gain(self, privilege: str) -> int:
        """What one more privilege would bring in a column."""
        return facts.privileges()[privilege].points * self.owned[privilege]


def of_holding(holding: Holding) -> Counted:
    owned = Counts({privilege: holding.owned(privilege) for privilege in facts.privileges()})
    return Counted(
        holding.workers,
        holding.ships.total(),
        holding.cash,
        owned,
        holding.privileges,
        holding.king,
    )


def of_sheet(sheet: FinalSheet) -> Counted:
    owned = Counts(
        {
            facts.COLONY: sheet.colonies,
            facts.FACTORY: sheet.factories,
            facts.EXPLORER: sheet.discs,
            facts.SHIPYARD: sheet.shipyards,
            facts.CHURCH: sheet.churches,
        }
    )
    held = {kind: getattr(sheet.privileges, kind) for kind in facts.privileges()}
    return Counted(sheet.workers, sheet.ships, sheet.cash, owned, Counts(held), sheet.king)


# The King's privilege


def king_choices(counted: Counted, board: Profile) -> Mapping[str, int]:
    """The columns known to have room for a King's privilege, and what it would bring there."""
    if counted.king != KEPT:
        return {}
    return {
        privilege: counted.gain(privilege)
        for privilege in facts.privileges()
        if counted.filled(privilege) < board.certain_slots(privilege)
    }


def best_place(counted: Counted, board: Profile) -> str | None:
    """The column where a King's privilege brings the most; the first of equal ones."""
    choices = king_choices(counted, board)
    return max(choices, key=choices.__getitem__) if choices else None


def unsure_of(counted: Counted, board: Profile) -> tuple[str, ...]:
    """Columns that would be better, if only they had one more slot than is known."""
    best = max(king_choices(counted, board).values(), default=0)
    return tuple(
        privilege
        for privilege in facts.privileges()
        if counted.king == KEPT
        and board.slots(privilege) is None
        and counted.filled(privilege) >= board.certain_slots(privilege)
        and counted.gain(privilege) > best
    )


def unsure_columns(state: State) -> tuple[str, ...]:
    """The columns whose slots decide where somebody's King's privilege goes."""
    return _unsure(list(map(of_holding, state.players)), state.board)


def unsure_columns_of_table(table: FinalTable) -> tuple[str, ...]:
    return _unsure(list(map(of_sheet, table.sheets)), table.board)


def _unsure(players: Sequence[Counted], board: Profile) -> tuple[str, ...]:
    unsure = {privilege for counted in players for privilege in unsure_of(counted, board)}
    return tuple(privilege for privilege in facts.privileges() if privilege in unsure)


# The sheet


def score(state: State) -> ScoreSheet:
    return _sheet(list(map(of_holding, state.players)), state.board, state.card)


def score_table(table: FinalTable) -> ScoreSheet:
    check_players(Setup(players=tuple(sheet.player for sheet in table.sheets)), SEATS)
    check_profile(table.board)
    for seat, sheet in enumerate(table.sheets):
        _check_sheet(seat, sheet)
        _check_slots(seat, of_sheet(sheet), table.board)
    _check_box(table.sheets)
    if not 0 <= table.card < len(table.sheets):
        raise Refusal("navegador.score", "card", number=table.card + 1, has=len(table.sheets))
    return count_table(table)


def count_table(table: FinalTable) -> ScoreSheet:
    """The same for a table that may still be impossible: half of its numbers are missing."""
    return _sheet(list(map(of_sheet, table.sheets)), table.board, table.card)


def _sheet(players: Sequence[Counted], board: Profile, card: int) -> ScoreSheet:
    places = [best_place(counted, board) for counted in players]
    placed = [
        replace(counted, king=place) if place else counted
        for counted, place in zip(players, places, strict=True)
    ]
    lines = (
        *(_plain_line(what, placed) for what in (WORKERS, SHIPS, CASH)),
        *(_column_line(kind, players, placed) for kind in facts.privileges()),
    )
    points = totals(lines)
    in_turn = [(card - seat) % len(players) for seat in range(len(players))]
    keys = [(total, -turn) for total, turn in zip(points, in_turn, strict=True)]
    return ScoreSheet(lines, points, ranks(keys), _tie_break(points, keys, card))


def _plain_line(what: str, placed: Sequence[Counted]) -> ScoreLine:
    points = tuple(_plain_points(what, counted) for counted in placed)
    reasons = tuple(
        Happening(f"navegador.scores-{what}", seat=seat, count=getattr(counted, what))
        for seat, counted in enumerate(placed)
        if points[seat]
    )
    return ScoreLine(f"navegador.score.{what}", points, reasons)


def _plain_points(what: str, counted: Counted) -> int:
    if what == CASH:
        return counted.cash // facts.points_per(CASH)
    each = facts.points_per("worker" if what == WORKERS else "ship")
    return int(getattr(counted, what)) * each


def _column_line(kind: str, players: Sequence[Counted], placed: Sequence[Counted]) -> ScoreLine:
    points = tuple(counted.owned[kind] * counted.factor(kind) for counted in placed)
    reasons: list[Happening] = []
    for seat, counted in enumerate(placed):
        if points[seat]:
            reasons.append(_column_reason(kind, seat, counted))
        if counted.king == kind:
            newly = players[seat].king == KEPT
            reasons.append(_king_reason(kind, seat, counted, newly))
    return ScoreLine(f"navegador.score.{kind}", points, tuple(reasons))


def _column_reason(kind: str, seat: int, counted: Counted) -> Happening:
    count, each, base = counted.owned[kind], counted.factor(kind), facts.privileges()[kind].base
    parts = {"count": count, "each": each, "base": base, "more": each - base}
    return Happening(f"navegador.scores-{kind}", seat=seat, **parts)


def _king_reason(kind: str, seat: int, counted: Counted, newly: bool) -> Happening:
    what = "navegador.king-is-best" if newly else "navegador.king-lies"
    return Happening(what, seat=seat, privilege=kind, count=counted.gain(kind))


def _tie_break(
    points: Sequence[int], keys: Sequence[tuple[int, int]], card: int
) -> Happening | None:
    if sum(total == max(points) for total in points) < 2:
        return None
    winner = keys.index(max(keys))
    if winner == card:
        return Happening("navegador.tie-holder", seat=winner)
    return Happening("navegador.tie-next", seat=winner, other=card)


# What a table entered by hand may not hold


def _check_sheet(seat: int, sheet: FinalSheet) -> None:
    kinds, most = facts.privileges(), facts.most_of_a_kind()
    bounds: Mapping[str, tuple[int, int]] = {
        WORKERS: (facts.least_workers(), facts.most_workers()),
        SHIPS: (0, facts.most_ships()),
        CASH: (0, MOST_CASH),
        "colonies": (0, sum(good.tokens for good in facts.goods().values())),
        "factories": (1, 1 + _in_box(lambda row: row.good is not None)),
        "discs": (0, len(facts.explorable())),
        "shipyards": (1, _in_box(lambda row: row.id == facts.SHIPYARD)),
        "churches": (1, _in_box(lambda row: row.id == facts.CHURCH)),
    }
    for what, (low, high) in bounds.items():
        _check_within(seat, what, getattr(sheet, what), low, high)
    for kind in kinds:
        held = getattr(sheet.privileges, kind)
        if not 0 <= held <= most:
            raise Refusal("navegador.score", "three", seat=seat, privilege=kind, has=held)
    if sheet.cash % facts.money_step():
        raise Refusal("navegador.score", "money", seat=seat, has=sheet.cash)
    if sheet.king not in (NOT_OWNED, KEPT, *kinds):
        raise Refusal("navegador.privilege", "unknown", privilege=sheet.king)


def _check_slots(seat: int, counted: Counted, board: Profile) -> None:
    """A column that has been counted holds no more privileges than slots, the King's included."""
    for privilege in facts.privileges():
        slots, has = board.slots(privilege), counted.filled(privilege)
        if slots is not None and has > slots:
            bounds = {"has": has, "most": slots}
            raise Refusal("navegador.score", "slots", seat=seat, privilege=privilege, **bounds)


def _in_box(wanted: Callable[[facts.Building], bool]) -> int:
    return sum(row.box for row in facts.buildings().values() if wanted(row))


def _check_within(seat: int, what: str, has: int, least: int, most: int) -> None:
    if not least <= has <= most:
        bounds = {"has": has, "least": least, "most": most}
        raise Refusal("navegador.score", "number", seat=seat, thing=what, **bounds)


def _check_box(sheets: Sequence[FinalSheet]) -> None:
    """Together the players cannot have more than the box holds."""
    held: Mapping[str, int] = {
        "colonies": sum(good.tokens for good in facts.goods().values()),
        "factories": len(sheets) + _in_box(lambda row: row.good is not None),
        "discs": len(facts.explorable()),
        "shipyards": _in_box(lambda row: row.id == facts.SHIPYARD),
        "churches": _in_box(lambda row: row.id == facts.CHURCH),
    }
    for what, most in held.items():
        together = sum(getattr(sheet, what) for sheet in sheets)
        if together > most:
            raise Refusal("navegador.score", "box", thing=what, has=together, most=most)
    for kind, printed in facts.privileges().items():
        together = sum(getattr(sheet.privileges, kind) for sheet in sheets)
        if together > printed.tokens:
            facts_of_it = {"has": together, "most": printed.tokens}
            raise Refusal("navegador.score", "tokens", privilege=kind, **facts_of_it)
