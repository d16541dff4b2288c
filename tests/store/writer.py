"""A process that writes to a match until it is killed: `python -m tests.store.writer`.

It says `ready` before it opens the store, and then the number of each step it has confirmed.
"""

import os
import sys
from pathlib import Path
from random import Random

from companion.referee.match import Match
from companion.store import open_store
from companion.store.saved_match import SavedMatch

from .counting import Add, SetTotal, find

NEAR = 5


def take_step(match: Match | SavedMatch, chance: Random) -> None:
    """One step that is legal in the match, the same for the same chance."""
    near = max(1, match.position - chance.randrange(NEAR))
    kind = chance.random()
    if kind < 0.6 or not match.position:
        match.do(Add(chance.randint(1, 3)))
    elif kind < 0.65:
        match.do(SetTotal(chance.randrange(100)))
    elif kind < 0.75:
        match.undo()
    elif kind < 0.85:
        match.change(near, Add(chance.randint(1, 3)))
    elif kind < 0.92 and match.undone:
        match.redo()
    else:
        match.go_to(near)


def write_for_ever(folder: Path, match_id: str, seed: int) -> None:
    _say("ready")
    store = open_store(folder, find_game=find).store
    # Moving the log into the file is a moment to be killed in, too: let it come often.
    store._database._connection.execute("PRAGMA wal_autocheckpoint = 20")
    match = store.matches.open(match_id)
    chance = Random(seed)
    step = 0
    while True:
        take_step(match, chance)
        step += 1
        _say(str(step))


def _say(word: str) -> None:
    """Straight into the pipe: a buffer would die with the process."""
    os.write(sys.stdout.fileno(), f"{word}\n".encode())


if __name__ == "__main__":
    write_for_ever(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
