"""The final score: from what stands on the island, or from what the table was told to hold."""

from collections.abc import Sequence
from dataclasses import dataclass

from companion.games.catan import facts
from companion.games.catan.roads import longest_trail
from companion.games.catan.state import SEATS, State
from companion.games.catan.table import check_corner, check_path
from companion.referee.game import Player, Setup, check_players
from companion.referee.ruling import Happening, Refusal
from companion.referee.score import ScoreLine, ScoreSheet, ranks, totals

LINES = (
    facts.SETTLEMENT,
    facts.CITY,
    facts.LONGEST_ROAD,
    facts.LARGEST_ARMY,
    facts.VICTORY_CARD,
)


@dataclass(frozen=True, slots=True)
class FinalPieces:
    """What one player has at the end. Roads and buildings on the picture may be left out: they
    only serve to check the longest road."""

    player: Player
    settlements: int = 0
    cities: int = 0
    longest_road: bool = False
    largest_army: bool = False
    victory_cards: int = 0
    roads: tuple[str, ...] = ()
    buildings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class FinalTable:
    """A finished game, as it is entered in score-only mode."""

    players: tuple[FinalPieces, ...]


@dataclass(frozen=True, slots=True)
class RoadNetwork:
    """One player's roads and buildings on the picture."""

    roads: tuple[str, ...] = ()
    buildings: tuple[str, ...] = ()


def longest_roads(networks: Sequence[RoadNetwork]) -> tuple[tuple[str, ...], ...]:
    """For each player, the paths of the longest road in order; its length is how many they are."""
    for seat, network in enumerate(networks):
        for path in network.roads:
            check_path(path)
        for corner in network.buildings:
            check_corner(corner)
        # Beyond what a player has, counting could take for ever.
        _check_number(seat, facts.ROAD, len(set(network.roads)), facts.pieces(facts.ROAD))
    return tuple(
        longest_trail(network.roads, _rival_buildings(networks, seat))
        for seat, network in enumerate(networks)
    )


def _rival_buildings(networks: Sequence[RoadNetwork], seat: int) -> list[str]:
    rivals = (network for other, network in enumerate(networks) if other != seat)
    return [corner for rival in rivals for corner in rival.buildings]


def score(state: State) -> ScoreSheet:
    counted = [_on_the_island(state, seat) for seat in state.seats]
    return _sheet(counted, state.turn.seat if state.over else None)


def _on_the_island(state: State, seat: int) -> tuple[int, ...]:
    held = state.players[seat]
    road, army = state.longest_road == seat, state.largest_army == seat
    return (len(held.settlements), len(held.cities), int(road), int(army), held.revealed)


def score_table(table: FinalTable) -> ScoreSheet:
    check_players(Setup(players=tuple(pieces.player for pieces in table.players)), SEATS)
    for seat, pieces in enumerate(table.players):
        _check_pieces(seat, pieces)
    _check_specials(table)
    _check_longest_road(table)
    return count_table(table)


def count_table(table: FinalTable) -> ScoreSheet:
    """The score of a table that may still be impossible, because it is only half entered."""
    return _sheet([_told(pieces) for pieces in table.players], None)


def _told(pieces: FinalPieces) -> tuple[int, ...]:
    road, army = int(pieces.longest_road), int(pieces.largest_army)
    return (pieces.settlements, pieces.cities, road, army, pieces.victory_cards)


def _check_pieces(seat: int, pieces: FinalPieces) -> None:
    most_cards = facts.card_counts()[facts.VICTORY_POINT]
    for thing, number, most in (
        (facts.SETTLEMENT, pieces.settlements, facts.pieces(facts.SETTLEMENT)),
        (facts.CITY, pieces.cities, facts.pieces(facts.CITY)),
        (facts.VICTORY_CARD, pieces.victory_cards, most_cards),
    ):
        _check_number(seat, thing, number, most)


def _check_number(seat: int, thing: str, number: int, most: int) -> None:
    if not 0 <= number <= most:
        raise Refusal("catan.score", "pieces", seat=seat, thing=thing, has=number, most=most)


def _check_specials(table: FinalTable) -> None:
    for special in (facts.LONGEST_ROAD, facts.LARGEST_ARMY):
        if sum(getattr(pieces, special) for pieces in table.players) > 1:
            raise Refusal("catan.score", "holders", special=special)
    shown = sum(pieces.victory_cards for pieces in table.players)
    most = facts.card_counts()[facts.VICTORY_POINT]
    if shown > most:
        raise Refusal("catan.score", "cards", has=shown, most=most)


def _check_longest_road(table: FinalTable) -> None:
    """Only where the roads were laid on the picture."""
    networks = [RoadNetwork(pieces.roads, pieces.buildings) for pieces in table.players]
    lengths = list(map(len, longest_roads(networks)))
    if not any(network.roads for network in networks):
        return
    needs = max(facts.least_longest_road(), *lengths)
    for seat, pieces in enumerate(table.players):
        if pieces.longest_road and lengths[seat] < needs:
            raise Refusal("catan.score", "road", seat=seat, has=lengths[seat], needs=needs)


def _sheet(counted: Sequence[tuple[int, ...]], winner: int | None) -> ScoreSheet:
    lines = tuple(_line(index, thing, counted) for index, thing in enumerate(LINES))
    points = totals(lines)
    places = ranks([(int(seat == winner), total) for seat, total in enumerate(points)])
    return ScoreSheet(lines, points, places, _tie_break(points, winner))


def _line(index: int, thing: str, counted: Sequence[tuple[int, ...]]) -> ScoreLine:
    each = facts.points(thing)
    column = [numbers[index] for numbers in counted]
    reasons = tuple(
        Happening("catan.scores", seat=seat, thing=thing, count=number, each=each)
        for seat, number in enumerate(column)
        if number
    )
    return ScoreLine(f"catan.thing.{thing}", tuple(each * number for number in column), reasons)


def _tie_break(points: Sequence[int], winner: int | None) -> Happening | None:
    """Nobody wins with equal points but the one whose turn it was."""
    if sum(total == max(points) for total in points) < 2:
        return None
    if winner is None:
        return Happening("catan.tie-open")
    return Happening("catan.tie-turn", seat=winner)
