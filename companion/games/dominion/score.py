"""The final score: from everything a player owns, or from what the table was told to hold."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from companion.games.dominion import facts
from companion.games.dominion.setup import SEATS
from companion.games.dominion.state import State
from companion.referee.counts import Counts
from companion.referee.game import Player, Setup, check_players
from companion.referee.ruling import Happening, Refusal
from companion.referee.score import ScoreLine, ScoreSheet, ranks, totals

SCORING = ("province", "duchy", "estate", "gardens", "curse")


@dataclass(frozen=True, slots=True)
class FinalDeck:
    """What one player's cards come to when they are all counted."""

    player: Player
    province: int = 0
    duchy: int = 0
    estate: int = 0
    gardens: int = 0
    curse: int = 0
    cards: int = 0
    turns: int = 0

    def scoring(self) -> Counts:
        return Counts({card: getattr(self, card) for card in SCORING})


@dataclass(frozen=True, slots=True)
class FinalTable:
    """A finished game, as it is entered in score-only mode."""

    decks: tuple[FinalDeck, ...]


@dataclass(frozen=True, slots=True)
class _Counted:
    scoring: Counts
    cards: int
    turns: int


def score(state: State) -> ScoreSheet:
    return _sheet([_Counted(held.owned, held.owned.total(), held.turns) for held in state.players])


def score_table(table: FinalTable) -> ScoreSheet:
    check_players(Setup(players=tuple(deck.player for deck in table.decks)), SEATS)
    for seat, deck in enumerate(table.decks):
        _check_deck(seat, deck)
    for card in SCORING:
        together = sum(getattr(deck, card) for deck in table.decks)
        if together > facts.card(card).box:
            box = facts.card(card).box
            raise Refusal("dominion.score", "box", card=card, has=box, needs=together)
    return count_table(table)


def count_table(table: FinalTable) -> ScoreSheet:
    """What the table comes to, whether it can be or not: shown while it is being entered."""
    return _sheet([_Counted(deck.scoring(), deck.cards, deck.turns) for deck in table.decks])


def _check_deck(seat: int, deck: FinalDeck) -> None:
    numbers = (*(getattr(deck, card) for card in SCORING), deck.cards, deck.turns)
    if min(numbers) < 0:
        raise Refusal("dominion.score", "negative", seat=seat)
    scoring = deck.scoring().total()
    if scoring > deck.cards:
        raise Refusal("dominion.score", "cards", seat=seat, has=deck.cards, needs=scoring)


def _sheet(counted: Sequence[_Counted]) -> ScoreSheet:
    lines = tuple(_line(card, counted) for card in SCORING)
    points = totals(lines)
    places = ranks([(total, -one.turns) for total, one in zip(points, counted, strict=True)])
    return ScoreSheet(lines, points, places, _tie_break(points, places, counted))


def _line(card: str, counted: Sequence[_Counted]) -> ScoreLine:
    points = tuple(_points(card, one) for one in counted)
    reason: Callable[[int, _Counted], Happening] = (
        _gardens_reason if card == facts.GARDENS else _plain_reason(card)
    )
    reasons = tuple(reason(seat, one) for seat, one in enumerate(counted) if one.scoring[card])
    return ScoreLine(f"dominion.card.{card}", points, reasons)


def _points(card: str, counted: _Counted) -> int:
    each = counted.cards // facts.cards_per_point() if card == facts.GARDENS else None
    return counted.scoring[card] * (facts.card(card).points if each is None else each)


def _plain_reason(card: str) -> Callable[[int, _Counted], Happening]:
    def reason(seat: int, counted: _Counted) -> Happening:
        each = facts.card(card).points
        count = counted.scoring[card]
        return Happening("dominion.scores", seat=seat, card=card, count=count, each=each)

    return reason


def _gardens_reason(seat: int, counted: _Counted) -> Happening:
    return Happening(
        "dominion.scores-gardens",
        seat=seat,
        card=facts.GARDENS,
        count=counted.scoring[facts.GARDENS],
        total=counted.cards,
        each=counted.cards // facts.cards_per_point(),
    )


def _tie_break(
    points: Sequence[int], places: Sequence[int], counted: Sequence[_Counted]
) -> Happening | None:
    leaders = [seat for seat, total in enumerate(points) if total == max(points)]
    if len(leaders) < 2:
        return None
    winners = [seat for seat in leaders if places[seat] == 1]
    if len(winners) == len(leaders):
        return Happening("dominion.tie-shared", count=len(winners))
    return Happening("dominion.tie-turns", count=counted[winners[0]].turns)
