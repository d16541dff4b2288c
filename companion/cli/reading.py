"""Games and documents the user names, with one problem for each way they can be wrong."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from companion.cli.problem import Problem
from companion.referee import document, registry
from companion.referee.document import LARGEST, BadDocument, MatchDocument
from companion.referee.game import Game

STANDARD_INPUT = "-"
T = TypeVar("T")


def find_game(name: str) -> Game:
    try:
        return registry.game(name)
    except registry.UnknownGame as error:
        raise Problem("document.game", game=name) from error


def read_match(file: str) -> MatchDocument:
    return _read(file, document.read_match)


def read_table(game: Game, file: str) -> Any:
    return _read(file, lambda text: document.read_table(game, text))


def _read(file: str, understand: Callable[[bytes], T]) -> T:
    text = _bytes_of(file)
    try:
        return understand(text)
    except BadDocument as bad:
        raise Problem(bad.message, **bad.facts) from bad


def _bytes_of(file: str) -> bytes:
    """No more than it takes to see that a file is too large."""
    if file == STANDARD_INPUT:
        return sys.stdin.buffer.read(LARGEST + 1)
    try:
        with Path(file).open("rb") as opened:
            return opened.read(LARGEST + 1)
    except FileNotFoundError as error:
        raise Problem("cli.missing", file=file) from error
    except IsADirectoryError as error:
        raise Problem("cli.folder", file=file) from error
    except (OSError, ValueError) as error:  # a name with a zero in it is a ValueError
        raise Problem("cli.unreadable", file=file) from error
