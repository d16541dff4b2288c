"""The choices before the game, and the first state."""

from collections.abc import Sequence
from dataclasses import dataclass

from companion.games.catan import facts, islands
from companion.games.catan.hand import NOTHING
from companion.games.catan.hands import Listed
from companion.games.catan.islands import BEGINNERS, Island, StartingPlaces
from companion.games.catan.state import (
    FOUNDING,
    ROLLING,
    SEATS,
    STANDARD,
    Holding,
    Rules,
    State,
    Turn,
)
from companion.games.catan.table import Table, check_hex
from companion.games.catan.turn import founding
from companion.referee.choice import Pick
from companion.referee.game import Player, Setup, check_players
from companion.referee.ruling import Refusal


@dataclass(frozen=True, slots=True, kw_only=True)
class CatanSetup(Setup):
    """`odd_island` plays an island the box does not give; `robber` is where it stands then, if
    there is no desert. `pieces_placed` begins with the printed starting places of the beginners."""

    island: Island
    rules: Rules = STANDARD
    odd_island: bool = False
    robber: str | None = None
    pieces_placed: bool = False


def propose(players: Sequence[Player], variant: str, pick: Pick) -> CatanSetup:
    first = pick(len(players)) if players else 0
    island = islands.of_variant(variant, pick)
    places = islands.starting_places(variant)
    placed = bool(places) and all(player.colour in places for player in players)
    return CatanSetup(players=tuple(players), first=first, island=island, pieces_placed=placed)


def set_up(setup: CatanSetup) -> State:
    check_players(setup, SEATS)
    islands.check(setup.island, setup.odd_island)
    count = len(setup.players)
    state = State(
        island=setup.island,
        rules=setup.rules,
        players=(Holding(),) * count,
        hands=Listed.known((NOTHING,) * count),
        bank=facts.bank_size(),
        robber=_robber(setup),
        turn=Turn(setup.first, FOUNDING),
        deck=facts.deck_size(),
        pending=founding.order(count, setup.first),
    )
    return _with_starting_places(setup, state) if setup.pieces_placed else state


def _robber(setup: CatanSetup) -> str:
    place = setup.robber or setup.island.desert
    if place is None:
        raise Refusal("catan.island", "robber")
    check_hex(place)
    if place != setup.island.desert and not setup.odd_island:
        raise Refusal("catan.island", "robber-elsewhere", hex=place)
    return place


def _with_starting_places(setup: CatanSetup, state: State) -> State:
    if setup.island != islands.printed(BEGINNERS):
        raise Refusal("catan.beginners", "island")
    places = islands.starting_places(BEGINNERS)
    table = Table(state)
    for seat, player in enumerate(setup.players):
        if player.colour not in places:
            raise Refusal("catan.beginners", "colour", seat=seat, colour=player.colour)
        _place(table, seat, places[player.colour])
    table.change(pending=())
    table.change_turn(phase=ROLLING)
    return table.state


def _place(table: Table, seat: int, places: StartingPlaces) -> None:
    for corner in places.settlements:
        table.put_settlement(seat, corner)
    for path in places.roads:
        table.put_road(seat, path)
    founding.receive_first_cards(table, seat, places.starred)
