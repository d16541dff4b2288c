"""The fortune: live and at the end, or of a table nobody refereed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from companion.games.le_havre import facts
from companion.games.le_havre.bounds import MOST_CASH, MOST_GOODS, MOST_LOANS
from companion.games.le_havre.setup import SEATS
from companion.games.le_havre.state import State
from companion.games.le_havre.trade import is_ship
from companion.referee.game import Player, Setup, check_players
from companion.referee.ruling import Happening, Refusal
from companion.referee.score import ScoreLine, ScoreSheet, ranks, totals

ARTICLE = "le_havre.score"


@dataclass(frozen=True, slots=True)
class FinalSheet:
    """What one player has at the end. `goods` are all tokens, which only the Storehouse counts."""

    player: Player
    buildings: tuple[str, ...] = ()
    ships: tuple[str, ...] = ()
    cash: int = 0
    loans: int = 0
    goods: int = 0


@dataclass(frozen=True, slots=True)
class FinalTable:
    """A finished game, as it is entered in score-only mode."""

    sheets: tuple[FinalSheet, ...]


@dataclass(frozen=True, slots=True)
class Counted:
    """Everything of one player that counts."""

    buildings: tuple[str, ...]
    ships: tuple[str, ...]
    cash: int
    loans: int
    goods: int

    def category(self, name: str) -> int:
        return sum(facts.building(card).category == name for card in self.buildings)

    def all_ships(self) -> int:
        """The Luxury Yacht is one, though its card lies among the buildings."""
        return len(self.ships) + sum(is_ship(card) for card in self.buildings)


def score(state: State) -> ScoreSheet:
    return _sheet(
        [
            Counted(held.buildings, held.ships, held.cash, held.loans, held.goods.total())
            for held in state.players
        ]
    )


def score_table(table: FinalTable) -> ScoreSheet:
    check_players(Setup(players=tuple(sheet.player for sheet in table.sheets)), SEATS)
    for seat, sheet in enumerate(table.sheets):
        _check_sheet(seat, sheet)
    _check_cards([card for sheet in table.sheets for card in (*sheet.buildings, *sheet.ships)])
    return count_table(table)


def count_table(table: FinalTable) -> ScoreSheet:
    """The same for a table that may still be impossible: half of it is missing."""
    return _sheet(
        [
            Counted(sheet.buildings, sheet.ships, sheet.cash, sheet.loans, sheet.goods)
            for sheet in table.sheets
        ]
    )


# The sheet


def _sheet(players: Sequence[Counted]) -> ScoreSheet:
    lines = (
        _line("buildings", players, [_values(counted.buildings) for counted in players]),
        _line("ships", players, [_values(counted.ships) for counted in players]),
        _bonus_line(players),
        _line("cash", players, [counted.cash for counted in players]),
        _line("loans", players, [_penalty(counted) for counted in players]),
    )
    points = totals(lines)
    ranked = ranks([(total,) for total in points])
    tied = ranked.count(1) > 1
    return ScoreSheet(lines, points, ranked, Happening("le_havre.tie") if tied else None)


def _values(cards: Sequence[str]) -> int:
    return sum(_value(card) for card in cards)


def _value(card: str) -> int:
    ships = facts.ships()
    return ships[card].value if card in ships else facts.building(card).value


def _penalty(counted: Counted) -> int:
    return -counted.loans * facts.loan().penalty


def _line(what: str, players: Sequence[Counted], points: Sequence[int]) -> ScoreLine:
    reasons = [
        reason for seat, counted in enumerate(players) for reason in _reasons(what, seat, counted)
    ]
    return ScoreLine(f"le_havre.score.{what}", tuple(points), tuple(reasons))


def _reasons(what: str, seat: int, counted: Counted) -> list[Happening]:
    if what == "buildings":
        return [_counts(seat, "building", card) for card in counted.buildings]
    if what == "ships":
        return [_counts(seat, "ship", card) for card in counted.ships]
    count = counted.cash if what == "cash" else counted.loans
    if not count:
        return []
    more = {"each": facts.loan().penalty} if what == "loans" else {}
    return [Happening(f"le_havre.scores-{what}", seat=seat, count=count, **more)]


def _counts(seat: int, kind: str, card: str) -> Happening:
    return Happening(f"le_havre.scores-{kind}", seat=seat, points=_value(card), **{kind: card})


# What some buildings add


def _bonus_line(players: Sequence[Counted]) -> ScoreLine:
    earned = [
        (seat, card, bonus(card, counted))
        for seat, counted in enumerate(players)
        for card in counted.buildings
        if facts.building(card).bonus
    ]
    points = tuple(
        sum(points for owner, _, points in earned if owner == seat) for seat in range(len(players))
    )
    reasons = tuple(_bonus_reason(seat, card, players[seat]) for seat, card, _ in earned)
    return ScoreLine("le_havre.score.bonuses", points, reasons)


def bonus(card: str, counted: Counted) -> int:
    """What a card with a plus sign adds."""
    text = facts.building(card).bonus
    match text["kind"]:
        case "goods":
            return counted.goods // int(text["per"])
        case "ships":
            return counted.all_ships() * int(text["each"])
        case _:
            return sum(counted.category(name) * each for name, each in text["each"].items())


def _bonus_reason(seat: int, card: str, counted: Counted) -> Happening:
    """Each category is told with its number, so that the sum can be followed."""
    about: Mapping[str, int] = {
        "goods": counted.goods,
        "ships": counted.all_ships(),
        **{f"{name}_buildings": counted.category(name) for name in _CATEGORIES},
    }
    points = bonus(card, counted)
    return Happening(f"le_havre.scores-{card}", seat=seat, points=points, **about)


_CATEGORIES = (facts.CRAFTSMAN, facts.ECONOMIC, facts.INDUSTRIAL, facts.PUBLIC)


# What a table entered by hand may not hold


def _check_sheet(seat: int, sheet: FinalSheet) -> None:
    most = {"cash": MOST_CASH, "loans": MOST_LOANS, "goods": MOST_GOODS * len(facts.goods())}
    for what, high in most.items():
        has = getattr(sheet, what)
        if not 0 <= has <= high:
            raise Refusal(ARTICLE, "number", seat=seat, thing=what, has=has, least=0, most=high)
    for known, cards in ((facts.buildings(), sheet.buildings), (facts.ships(), sheet.ships)):
        unknown = next((card for card in cards if card not in known), None)
        if unknown is not None:
            raise Refusal(ARTICLE, "unknown", name=unknown)


def _check_cards(cards: Sequence[str]) -> None:
    for card in cards:
        if cards.count(card) > 1:
            case = "ship-twice" if card in facts.ships() else "twice"
            kind = "ship" if card in facts.ships() else "building"
            raise Refusal(ARTICLE, case, **{kind: card})
