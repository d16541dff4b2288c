"""Where the project's data files are found, and how they are read.

The only module below the store that touches files: games and rulebook ask here, so that they
stay pure and work from a checkout, an installed wheel and a packed phone app alike.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

_PACKAGE = Path(__file__).resolve().parent


def folder(name: str) -> Path:
    """The project folder `name` (data or kv): beside the package, or inside it once installed."""
    beside = _PACKAGE.parent / name
    return beside if beside.is_dir() else _PACKAGE / name


def text(path: str) -> str:
    """The text file at `path` below data/."""
    return (folder("data") / path).read_text(encoding="utf-8")


@cache
def load(path: str) -> Any:
    """The JSON document at `path` below data/, read once a process."""
    return json.loads(text(path))
