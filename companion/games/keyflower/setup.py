"""The choices before the game, and the first state."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from companion.games.keyflower import facts
from companion.games.keyflower.facts import (
    COLOURS,
    FIELD,
    RESOURCES,
    ROAD,
    SEATS,
    SKILLS,
    WATER,
    Tile,
)
from companion.games.keyflower.hidden import Hidden
from companion.games.keyflower.rulings import DEFAULT, Rulings
from companion.games.keyflower.state import Boat, Holding, Lot, Plot, State, Turn
from companion.games.keyflower.table import Table, check_tile, skills, workers
from companion.games.keyflower.turn.laying_out import begin_season
from companion.games.keyflower.village import CENTRE, SIDES
from companion.referee.choice import Pick
from companion.referee.counts import Piles
from companion.referee.game import Player, Setup, check_players
from companion.referee.ruling import Refusal

STANDARD = "standard"
VARIANTS = (STANDARD,)
EDGES = (ROAD, FIELD, WATER)
COST = (*RESOURCES, facts.ANY)
GAINS = (*RESOURCES, facts.WORKER, facts.SKILL, facts.GREEN)
PAYS = (*COLOURS, *SKILLS, facts.WORKER, facts.SKILL)
MOST_PRINTED = 99
"""No figure of a tile has more than two digits."""


@dataclass(frozen=True, slots=True, kw_only=True)
class KeyflowerSetup(Setup):
    """`homes` are the home tiles by seat; the lowest begins. `printed` are the tiles that show
    other values at this table, each as it is printed there."""

    homes: tuple[str, ...]
    variant: str = STANDARD
    rulings: Rulings = DEFAULT
    printed: tuple[Tile, ...] = ()


def propose(players: Sequence[Player], variant: str, pick: Pick) -> KeyflowerSetup:
    left = list(facts.of_season(facts.HOME))
    homes = tuple(left.pop(pick(len(left))) for _ in players if left)
    first = lowest(homes)
    return KeyflowerSetup(players=tuple(players), first=first, homes=homes, variant=variant)


def lowest(homes: tuple[str, ...]) -> int:
    """The seat with the lowest home, which begins."""
    return min(range(len(homes)), key=lambda seat: homes[seat], default=0)


def set_up(setup: KeyflowerSetup) -> State:
    check_players(setup, SEATS)
    count = len(setup.players)
    if setup.variant not in VARIANTS:
        raise Refusal("keyflower.set-up", "variant", name=setup.variant)
    _check_homes(setup)
    for tile in setup.printed:
        check_printed(tile)
    table = Table(
        State(
            players=tuple(Holding((Plot(home, CENTRE),)) for home in setup.homes),
            rulings=setup.rulings,
            workers=_workers(count),
            skills=Hidden.all_in_the_pool(count, skills(facts.skills())),
            green=facts.workers()[facts.GREEN],
            supply=Piles(facts.resources()),
            stacks=_stacks(),
            turn=Turn(setup.first),
            start=setup.first,
            lots=tuple(Lot(tile) for tile in facts.turn_order(count)),
            boats=tuple(Boat(tile) for tile in facts.boats(count)),
            printed=setup.printed,
        )
    )
    begin_season(table, facts.SPRING)
    return table.state


def _workers(seats: int) -> Hidden:
    """All but the green ones in the bag, and of those some behind each screen."""
    in_bag = {colour: n for colour, n in facts.workers().items() if colour != facts.GREEN}
    hidden = Hidden.all_in_the_pool(seats, workers(in_bag))
    for seat in range(seats):
        hidden = hidden.drawn(seat, facts.start_workers())
    return hidden


def _stacks() -> Piles:
    """How many tiles of each season there are: two faces of a summer boat are one."""
    pieces = {
        season: {facts.tiles()[tile].piece for tile in facts.of_season(season)}
        for season in facts.SEASONS
    }
    return Piles({season: len(names) for season, names in pieces.items()})


def _check_homes(setup: KeyflowerSetup) -> None:
    homes, count = setup.homes, len(setup.players)
    if len(homes) != count:
        raise Refusal("keyflower.set-up", "homes", has=len(homes), needs=count)
    for home in homes:
        check_tile(home)
        if facts.tiles()[home].season != facts.HOME:
            raise Refusal("keyflower.set-up", "no-home", tile=home)
        if homes.count(home) > 1:
            raise Refusal("keyflower.set-up", "home-twice", tile=home)
    if setup.first != lowest(homes):
        begins = lowest(homes)
        name = setup.players[begins].name
        raise Refusal("keyflower.set-up", "first", name=name, tile=homes[begins])


def check_printed(tile: Tile) -> None:
    """What somebody reads off a tile must be something a tile can show."""
    check_tile(tile.id)
    known = facts.tiles()[tile.id]
    if (tile.season, tile.piece, len(tile.faces)) != (known.season, known.piece, len(known.faces)):
        raise Refusal("keyflower.printed-values", "another", tile=tile.id)
    if len(tile.edges) != len(SIDES) or not set(tile.edges) <= set(EDGES):
        raise Refusal("keyflower.printed-values", "edges", tile=tile.id)
    if tile.skill not in (None, facts.ANY, *SKILLS):
        raise Refusal("keyflower.printed-values", "skill", tile=tile.id)
    for kind, possible in _kinds_shown(tile):
        if kind not in possible:
            raise Refusal("keyflower.printed-values", "kind", tile=tile.id, name=kind)
    if [set(face.per) for face in tile.faces] != [set(face.per) for face in known.faces]:
        raise Refusal("keyflower.printed-values", "another", tile=tile.id)
    for number in _figures(tile):
        if not 0 <= number <= MOST_PRINTED:
            raise Refusal(
                "keyflower.printed-values", tile=tile.id, has=number, least=0, most=MOST_PRINTED
            )


def _kinds_shown(tile: Tile) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The signs of pieces on a tile, each with those that can stand there."""
    yield from ((kind, COST) for kind in tile.cost)
    for face in tile.faces:
        yield from ((kind, GAINS) for kind in face.gains)
        yield from ((kind, RESOURCES) for kind in face.one_of)
        if face.pays is not None:
            yield face.pays, PAYS
        if face.stores is not None:
            yield face.stores, COST


def _figures(tile: Tile) -> Iterator[int]:
    yield from tile.cost.values()
    for supply in tile.supply:
        yield from (supply.workers, supply.skills)
    for face in tile.faces:
        yield from (face.points, face.transport, face.upgrades, face.each)
        yield from (*face.gains.values(), *face.per.values(), *face.chain)
