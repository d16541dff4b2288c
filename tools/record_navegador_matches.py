"""Record whole matches of Navegador into tests/matches/: with a board profile, without one, at Goa.

Each is played by four at a real table (tests.games.navegador.real_table), on a made-up board,
until one comes about in which everything is done that can be done. They were recorded once and
are replayed for ever: a match saved under old rules must keep its result.
"""

import random
from itertools import count
from pathlib import Path

from companion.referee.document import write_match
from tests.games.navegador.profiles import plausible_profile
from tests.games.navegador.real_table import RealTable

PLACE = Path(__file__).resolve().parent.parent / "tests" / "matches"
PLAYERS = 4
ALWAYS = {
    *("UseCard", "EndSailing", "MoveStone", "EndTurn", "Sail", "Explore", "TurnUp", "Recruit"),
    *("BuildShips", "Sell", "Process", "FoundColony", "Build", "TakePrivilege", "expired"),
}
KINDS = {
    "with_profile": ({"told": True}, ALWAYS),
    "without_profile": ({"told": False}, ALWAYS | {"ReadBorders", "ReadChart"}),
    "king_at_goa": ({"told": True, "goa": True}, ALWAYS | {"TakeKing"}),
}


def record(name: str) -> str:
    options, wanted = KINDS[name]
    for seed in count():
        chance = random.Random(seed)
        table = RealTable(chance, plausible_profile(chance), PLAYERS, **options)
        table.play_game()
        if table.over and wanted <= set(table.seen):
            return write_match(table.match)
    raise AssertionError("unreachable")


def main() -> None:
    PLACE.mkdir(exist_ok=True)
    for name in KINDS:
        (PLACE / f"navegador-{name}.json").write_text(record(name), encoding="utf-8")


if __name__ == "__main__":
    main()
