"""How long a process takes from its start to its end."""

import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 20
COMMANDS = {
    "python -c pass": ("-c", "pass"),
    "python -m companion games": ("-m", "companion", "games"),
}


def measure() -> dict[str, float]:
    """The median of each command in milliseconds."""
    times: dict[str, list[float]] = {name: [] for name in COMMANDS}
    # In turns, so that a busy moment of the machine weighs on all of them alike.
    for _ in range(ROUNDS):
        for name, arguments in COMMANDS.items():
            times[name].append(_milliseconds(arguments))
    return {name: median(taken) for name, taken in times.items()}


def _milliseconds(arguments: tuple[str, ...]) -> float:
    began = perf_counter()
    subprocess.run([sys.executable, *arguments], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return (perf_counter() - began) * 1000
