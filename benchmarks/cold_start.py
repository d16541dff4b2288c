"""From the start of a process to the first usable frame, beside a bare Kivy app with one label."""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 9

# Prints the seconds since the process began and the memory it holds, once a frame is painted.
TELL = """
import os, resource, time
from kivy.clock import Clock
def tell(*_):
    began = float(os.environ["BEGAN"])
    print(time.time() - began, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, flush=True)
    os._exit(0)
Clock.schedule_once(lambda _: Clock.schedule_once(tell, 0), 0)
"""
BARE = f"""
from kivy.app import App
from kivy.uix.label import Label
class Bare(App):
    def build(self):
        return Label(text="Tableside")
{TELL}
Bare().run()
"""
TABLESIDE = f"""
import sys
from pathlib import Path
from companion.ui.app import TablesideApp
{TELL}
TablesideApp(Path(sys.argv[1])).run()
"""
PROGRAMS = {"bare Kivy": BARE, "companion": TABLESIDE}
SURROUNDINGS = {
    "SDL_VIDEODRIVER": "offscreen",
    "SDL_AUDIODRIVER": "dummy",
    "KIVY_NO_ARGS": "1",
    "KIVY_NO_CONFIG": "1",
    "KIVY_NO_FILELOG": "1",
    "KIVY_NO_CONSOLELOG": "1",
    "KIVY_CLIPBOARD": "dummy",
}


def measure() -> dict[str, tuple[float, float]]:
    """The median of the milliseconds and of the megabytes of each program."""
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in PROGRAMS}
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(ROUNDS + 1):  # in turns; the first of each warms the disk up
            for name, program in PROGRAMS.items():
                found[name].append(_started(program, folder))
    return {name: _medians(taken[1:]) for name, taken in found.items()}


def _started(program: str, folder: str) -> tuple[float, float]:
    told = subprocess.run(
        [sys.executable, str(_written(program, folder)), folder],
        env=os.environ | SURROUNDINGS | {"BEGAN": str(time.time()), "PYTHONPATH": str(ROOT)},
        check=True,
        capture_output=True,
        text=True,
    )
    seconds, kilobytes = told.stdout.split()
    return float(seconds) * 1000, float(kilobytes) / 1000


def _written(program: str, folder: str) -> Path:
    """As a file: Kivy looks for an app's kv beside its source."""
    file = Path(folder) / "program.py"
    file.write_text(program)
    return file


def _medians(taken: list[tuple[float, float]]) -> tuple[float, float]:
    times, sizes = zip(*taken, strict=True)
    return median(times), median(sizes)
