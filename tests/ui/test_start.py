"""The start does what the first screen needs, and no more."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from companion.store import open_store

ROOT = Path(__file__).resolve().parents[2]
MATCH = ROOT / "tests" / "matches" / "dominion-first_game.json"


def started(folder: Path) -> dict[str, Any]:
    """What a process of its own saw: this one has loaded everything already."""
    command = [sys.executable, "-m", "tests.ui.first_screen", str(folder)]
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    seen: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return seen


def test_an_empty_table_loads_no_game(tmp_path: Path) -> None:
    seen = started(tmp_path)
    assert "No match on the table" in seen["texts"]
    assert (seen["games"], seen["others"]) == ([], [])


def test_a_match_in_progress_loads_its_own_game_only(tmp_path: Path) -> None:
    with open_store(tmp_path).store as store:
        store.matches.import_document(MATCH.read_bytes()).go_to(20)
    seen = started(tmp_path)
    assert "No match on the table" not in seen["texts"]
    assert (seen["games"], seen["others"]) == (["dominion"], [])
