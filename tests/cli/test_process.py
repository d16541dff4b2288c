"""What only a process of its own can show: streams, signals, encodings."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COMMAND = (sys.executable, "-m", "companion")


def test_games_lists_variants_and_player_counts() -> None:
    done = subprocess.run(
        [*COMMAND, "games", "--lang", "en"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert "dominion" in done.stdout
    assert "2 to 4 players" in done.stdout
    assert "first_game" in done.stdout


def test_whoever_stops_reading_is_not_told_off() -> None:
    with subprocess.Popen(
        [*COMMAND, "rules", "a", "--game", "table"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout and process.stderr
        process.stdout.close()
        assert process.stderr.read() == b""


def test_a_terminal_without_chinese_gets_escapes() -> None:
    narrow = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(
        [*COMMAND, "rules", "顏色", "--lang", "zh_Hant"],
        cwd=ROOT,
        env=narrow,
        capture_output=True,
        check=True,
    )
    assert b"\\u984f\\u8272" in done.stdout
    assert done.stderr == b""
