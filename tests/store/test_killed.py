"""A process killed in the middle of its work loses nothing it has confirmed."""

import subprocess
import sys
import time
from pathlib import Path
from random import Random

from companion.referee.match import Match
from companion.store import open_store

from .counting import GAME, a_setup
from .helpers import begin, raw, replayed, story
from .writer import take_step

KILLS = 50
LONGEST = 0.12
ROOT = Path(__file__).parents[2]


def confirmed_before_death(folder: Path, match_id: str, seed: int, delay: float) -> int:
    """Lets a process write for a moment, kills it, and tells the last step it confirmed."""
    command = [sys.executable, "-m", "tests.store.writer", str(folder), match_id, str(seed)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout and child.stdout.readline() == "ready\n"
        time.sleep(delay)
        child.kill()
        told = child.stdout.read().splitlines()
    assert child.returncode == -9
    return int(told[-1]) if told else 0


def test_fifty_kills_lose_nothing_confirmed_and_leave_nothing_half_written(folder: Path) -> None:
    with open_store(folder).store as store:
        match_id = begin(store).id
    expected = Match(GAME, a_setup())
    delays = Random(1)
    steps = 0
    for seed in range(KILLS):
        confirmed = confirmed_before_death(folder, match_id, seed, delays.uniform(0, LONGEST))
        steps += confirmed
        chance = Random(seed)
        for _ in range(confirmed):
            take_step(expected, chance)
        opened = open_store(folder)
        with opened.store as store:
            assert opened.damaged is None
            found = store.matches.open(match_id)
            if story(found) != story(expected):  # one more was kept, and killed before it said so
                take_step(expected, chance)
            assert story(found) == story(expected) == replayed(found)
            assert found.broken is None
        assert raw(folder, "PRAGMA integrity_check") == [("ok",)]
    assert steps > KILLS
