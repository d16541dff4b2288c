"""How the table lies there: the island, then everything on it and beside it, piece by piece."""

from collections.abc import Iterator
from typing import Any

from companion.games.catan import facts
from companion.games.catan.facts import RESOURCES
from companion.games.catan.islands import Island
from companion.games.catan.state import Holding, State
from companion.ui.games.catan.picture import island_picture
from companion.ui.games.catan.pieces import pieces_of
from companion.ui.games.catan.places import (
    corner_text,
    harbour_texts,
    hex_text,
    path_text,
    robber_text,
)
from companion.ui.widgets.fact_list import Fact, FactGroup
from companion.words import Words

ROWS = (range(3), range(3, 7), range(7, 12), range(12, 16), range(16, 19))


def lay_out(words: Words, setup: Any, state: State) -> list[FactGroup]:
    """Public things only: of a hand, how many cards it has."""
    players = [
        FactGroup(player.name, tuple(_player(words, state, seat, player.colour)))
        for seat, player in enumerate(setup.players)
    ]
    return [_island(words, setup, state), *players, _table(words, setup, state)]


def _island(words: Words, setup: Any, state: State) -> FactGroup:
    colours = [player.colour for player in setup.players]
    rows = (
        Fact(words.say("catan.lay-out.row", number=n, hexes=_row(words, state.island, row)))
        for n, row in enumerate(ROWS, 1)
    )
    harbours = words.list(harbour_texts(words, state.island))
    return FactGroup(
        words.say("catan.lay-out.island"),
        (
            *rows,
            Fact(words.say("catan.lay-out.harbours", harbours=harbours), icon="anchor"),
            Fact(
                words.say(
                    "catan.lay-out.robber", hex=robber_text(words, state.island, state.robber)
                ),
                icon="robber",
            ),
        ),
        picture=lambda: island_picture(state.island, pieces_of(state, colours)),
    )


def _row(words: Words, island: Island, row: range) -> str:
    return words.list(hex_text(words, island, place) for place in row)


def _player(words: Words, state: State, seat: int, colour: str) -> Iterator[Fact]:
    held, island = state.players[seat], state.island
    for message, corners in (
        ("catan.lay-out.settlement", held.settlements),
        ("catan.lay-out.city", held.cities),
    ):
        for corner in corners:
            yield Fact(words.say(message, place=corner_text(words, island, corner)), colour=colour)
    for path in held.roads:
        yield Fact(
            words.say("catan.lay-out.road", place=path_text(words, island, path)), colour=colour
        )
    yield from _cards(words, state, seat, held)


def _cards(words: Words, state: State, seat: int, held: Holding) -> Iterator[Fact]:
    yield Fact(words.say("catan.lay-out.hand"), str(state.hands.size(seat)))
    for message, count in (
        ("catan.lay-out.cards", held.cards),
        ("catan.lay-out.knights", held.knights),
        ("catan.lay-out.victory-cards", held.revealed),
    ):
        if count:
            yield Fact(words.say(message), str(count))
    for special, holder in (
        (facts.LONGEST_ROAD, state.longest_road),
        (facts.LARGEST_ARMY, state.largest_army),
    ):
        if holder == seat:
            yield Fact(words.name("catan.thing", special))


def _table(words: Words, setup: Any, state: State) -> FactGroup:
    bank = (
        Fact(words.name("catan.resource", resource), str(count), good=f"catan.{resource}")
        for resource, count in zip(RESOURCES, state.bank, strict=True)
    )
    deck = Fact(words.say("catan.lay-out.deck"), str(state.deck), icon="cards-outline")
    turn = setup.players[state.turn.seat]
    begins = Fact(words.say("catan.lay-out.turn", name=turn.name), colour=turn.colour)
    return FactGroup(words.say("catan.lay-out.bank"), (*bank, deck, begins))
