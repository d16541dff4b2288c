"""From a tap to what is on the disk: doing, undoing and changing the past of a long match."""

import random
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from companion.referee import registry
from companion.referee.game import COLOURS, Player
from companion.store import Store, open_store
from companion.store.saved_match import SavedMatch

PLACES = (10, 500, 2000)
"""Lines a match has when it is measured."""
SAMPLES = 200
LARGEST_SHARE = 0.99


def measure() -> dict[str, float]:
    """The 99th percentile of each deed, in milliseconds."""
    with tempfile.TemporaryDirectory() as folder, open_store(Path(folder)).store as store:
        match = _begun(store)
        found: dict[str, float] = {}
        for place in PLACES:
            _play_to(match, place)
            found[f"do, at line {place}"] = _largest(lambda: _do_again(match))
            if place == 500:
                found["undo"] = _largest(lambda: _undo_and_redo(match))
                found["change the past, all 500 lines"] = _milliseconds(lambda: _change(match))
        found["open, 2,000 lines"] = _milliseconds(lambda: store.matches.open(match.id))
    return found


def _begun(store: Store) -> SavedMatch:
    game = registry.game("catan")
    pick = random.Random(5).randrange
    players = tuple(map(Player, ("Anna", "Ben", "Cleo", "Dan"), COLOURS))
    return store.matches.create(game.propose(players, game.variants[0], pick), game)


def _play_to(match: SavedMatch, place: int) -> None:
    """Random offered actions; a match that ends too soon is taken back a little."""
    chance = random.Random(place)
    while match.position < place:
        if match.game.now(match.state).over:
            match.go_to(match.position - 20)
        _do(match, chance.randrange)


def _do(match: SavedMatch, pick: Callable[[int], int]) -> None:
    offers = match.game.offers(match.state)
    match.do(offers[pick(len(offers))].sample(pick))


def _do_again(match: SavedMatch) -> float:
    """Only the doing is measured; it is taken back, so that the place stays the same."""
    pick = random.Random(match.position).randrange
    offers = match.game.offers(match.state)
    action = offers[pick(len(offers))].sample(pick)
    taken = _milliseconds(lambda: match.do(action))
    match.undo()
    return taken


def _undo_and_redo(match: SavedMatch) -> float:
    taken = _milliseconds(match.undo)
    match.redo()
    return taken


def _change(match: SavedMatch) -> None:
    """The first line becomes what it was: everything after it is replayed and written."""
    match.change(1, match.lines[0].action)


def _largest(act: Callable[[], float]) -> float:
    taken = sorted(act() for _ in range(SAMPLES))
    return taken[round(LARGEST_SHARE * (SAMPLES - 1))]


def _milliseconds(act: Callable[[], object]) -> float:
    began = perf_counter()
    act()
    return (perf_counter() - began) * 1000
