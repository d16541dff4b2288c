"""Record whole matches into tests/matches/, each played at a real table of the tests.

Dominion: one for each recommended set, with shuffled decks, until one comes about in which every
card was played. Catan: one with three players and one with four, with true hands, until one is won
in which every kind of development card was played, a seven cost somebody cards, and both special
cards were held. Keyflower: one with three players, and one with six under other rulings, until one
comes about in which everything ordinary is done. They were recorded once and are replayed for ever:
a match saved under old rules must keep its result.
"""

import random
import sys
from itertools import count
from pathlib import Path

from companion.games.catan.state import Rules
from companion.games.dominion import facts, kingdoms
from companion.games.keyflower.rulings import Rulings
from companion.referee.document import write_match
from tests.games.catan.real_table import RealTable as CatanTable
from tests.games.dominion.real_table import RealTable as DominionTable
from tests.games.keyflower.real_table import RealTable as KeyflowerTable

PLACE = Path(__file__).resolve().parent.parent / "tests" / "matches"
PLAYERS = 3
CATAN = {
    "three": (3, Rules()),
    "four": (4, Rules(lone_claimant_takes_rest=True, tied_holder_keeps=True, combined=False)),
}
WANTED_IN_CATAN = {
    "catan.discards",
    "catan.largest-army",
    "catan.longest-road",
    "catan.plays-card",
    "catan.plays-knight",
    "catan.plays-monopoly",
    "catan.trades",
    "catan.trades-with-bank",
    "catan.wins",
}
KEYFLOWER = {
    "three": (3, Rulings()),
    "six": (6, Rulings(storage_stays=False, group_pays=False, blocking=True, one_route=False)),
}
WANTED_IN_KEYFLOWER = {
    "keyflower.bids",
    "keyflower.carries",
    "keyflower.draws-skills",
    "keyflower.draws-workers",
    "keyflower.makes",
    "keyflower.moves-groups",
    "keyflower.pays-skill",
    "keyflower.pays-worker",
    "keyflower.reveals",
    "keyflower.takes-green",
    "keyflower.takes-purple",
    "keyflower.upgrades",
    "keyflower.wins-workers",
}


def record_dominion(name: str) -> str:
    kingdom = kingdoms.in_order(facts.recommended_sets()[name])
    wanted = {card for card in kingdom if facts.card(card).is_a("action")}
    for seed in count():
        table = DominionTable(random.Random(seed), kingdom, PLAYERS)
        table.play_game()
        if table.match.state.over and table.played == wanted:
            return write_match(table.match)
    raise AssertionError("unreachable")


def record_catan(name: str) -> str:
    players, rules = CATAN[name]
    for seed in count():
        table = CatanTable(random.Random(seed), players, rules)
        table.play_game()
        told = {one.what for line in table.match.lines for one in line.happenings}
        if told >= WANTED_IN_CATAN:
            return write_match(table.match)
    raise AssertionError("unreachable")


def record_keyflower(name: str) -> str:
    players, rulings = KEYFLOWER[name]
    for seed in count():
        table = KeyflowerTable(random.Random(seed), players, rulings)
        table.play_game()
        told = {one.what for line in table.match.lines for one in line.happenings}
        if told >= WANTED_IN_KEYFLOWER:
            return write_match(table.match)
    raise AssertionError("unreachable")


def main() -> None:
    """Records the games named on the command line, or all."""
    wanted = sys.argv[1:] or ["catan", "dominion", "keyflower"]
    PLACE.mkdir(exist_ok=True)
    if "dominion" in wanted:
        for name in facts.recommended_sets():
            (PLACE / f"dominion-{name}.json").write_text(record_dominion(name), encoding="utf-8")
    if "catan" in wanted:
        for name in CATAN:
            (PLACE / f"catan-{name}.json").write_text(record_catan(name), encoding="utf-8")
    if "keyflower" in wanted:
        for name in KEYFLOWER:
            (PLACE / f"keyflower-{name}.json").write_text(record_keyflower(name), encoding="utf-8")


if __name__ == "__main__":
    main()
