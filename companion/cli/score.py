"""`score`: scores a finished table that nobody refereed."""

from argparse import Namespace
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from companion.cli.layout import print_json
from companion.cli.problem import DONE, judged_by
from companion.cli.reading import find_game, read_table
from companion.cli.sheet import sheet_text
from companion.referee import codec
from companion.referee.game import Player
from companion.words import Words


def run(options: Namespace, words: Words) -> int:
    game = find_game(options.game)
    table = read_table(game, options.file)
    names = list(_names(table))
    with judged_by(game, names):
        sheet = game.score_table(table)
    if options.json:
        print_json(codec.write(sheet))
    else:
        print(sheet_text(game, sheet, names, words))
    return DONE


def _names(table: Any) -> Iterator[str]:
    """Every game lays out its table in its own way, but a player is a player in all of them."""
    if isinstance(table, Player):
        yield table.name
    elif isinstance(table, tuple):
        for part in table:
            yield from _names(part)
    elif is_dataclass(table):
        for field in fields(table):
            yield from _names(getattr(table, field.name))
