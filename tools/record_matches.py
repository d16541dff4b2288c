"""Record one whole match for each recommended set of Dominion into tests/matches/.

Each is played at a real table with shuffled decks (tests.games.dominion.real_table) until one
comes about in which every card was played. They were recorded once and are replayed for ever: a
match saved under old rules must keep its result.
"""

import random
from itertools import count
from pathlib import Path

from companion.games.dominion import facts, kingdoms
from companion.referee.document import write_match
from tests.games.dominion.real_table import RealTable

PLACE = Path(__file__).resolve().parent.parent / "tests" / "matches"
PLAYERS = 3


def record(name: str) -> str:
    kingdom = kingdoms.in_order(facts.recommended_sets()[name])
    wanted = {card for card in kingdom if facts.card(card).is_a("action")}
    for seed in count():
        table = RealTable(random.Random(seed), kingdom, PLAYERS)
        table.play_game()
        if table.match.state.over and table.played == wanted:
            return write_match(table.match)
    raise AssertionError("unreachable")


def main() -> None:
    PLACE.mkdir(exist_ok=True)
    for name in facts.recommended_sets():
        (PLACE / f"dominion-{name}.json").write_text(record(name), encoding="utf-8")


if __name__ == "__main__":
    main()
