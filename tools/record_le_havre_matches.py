"""Record whole matches of Le Havre into tests/matches/: the full game of three, the short of two.

Each is played at a real table (tests.games.le_havre.real_table) until one comes about in which
most of what can be done is done. They were recorded once and are replayed for ever: a match saved
under old rules must keep its result.
"""

import random
from itertools import count
from pathlib import Path

from companion.games.le_havre import facts
from companion.referee.document import write_match
from tests.games.le_havre.real_table import RealTable

PLACE = Path(__file__).resolve().parent.parent / "tests" / "matches"
ALWAYS = {
    *("TurnUp", "TakeOffer", "Enter", "EndTurn", "Buy", "Feed", "Build", "BuildShip"),
    *("Choose", "Exchange", "ShipGoods"),
}
KINDS = {
    "full_three": (3, facts.FULL, ALWAYS | {"Reveal", "Borrow", "Sell", "Supply"}),
    "short_two": (2, facts.SHORT, ALWAYS),
}


def record(name: str) -> str:
    players, variant, wanted = KINDS[name]
    for seed in count():
        table = RealTable(random.Random(seed), players, variant)
        table.play_game()
        if wanted <= set(table.seen):
            return write_match(table.match)
    raise AssertionError("unreachable")


def main() -> None:
    PLACE.mkdir(exist_ok=True)
    for name in KINDS:
        (PLACE / f"le_havre-{name}.json").write_text(record(name), encoding="utf-8")


if __name__ == "__main__":
    main()
