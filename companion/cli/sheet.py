"""The score sheet as text."""

from collections.abc import Sequence

from companion.cli.layout import columns
from companion.referee.game import Game
from companion.referee.score import ScoreSheet
from companion.words import Words


def sheet_text(game: Game, sheet: ScoreSheet, names: Sequence[str], words: Words) -> str:
    rows = [
        ("", *names),
        *((words.say(line.what), *map(str, line.points)) for line in sheet.lines),
        (words.say("cli.total"), *map(str, sheet.totals)),
        (words.say("cli.rank"), *map(str, sheet.ranks)),
    ]
    told = columns(rows, numbers=True)
    if sheet.tie_break:
        told += f"\n{words.happening(sheet.tie_break, names, game)}"
    return told
