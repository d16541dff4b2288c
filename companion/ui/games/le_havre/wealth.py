"""The fortune as it stands: everything in Le Havre lies open, so it may be counted at any time."""

from typing import Any

from companion.ui.games.le_havre.sheets import HarbourSheet
from companion.ui.widgets.fact_list import Fact, FactGroup, FactList


def open_wealth(play: Any) -> HarbourSheet:
    """What each player's fortune is made of, line by line, the reasons below each."""
    words, sheet = play.app.words, HarbourSheet(play.board, play.app.say("le_havre.play.wealth"))
    score = play.match.game.score(play.match.state)
    groups = []
    for seat, name in enumerate(play.names):
        lines = [Fact(words.say(line.what), str(line.points[seat])) for line in score.lines]
        total = play.app.say("le_havre.play.fortune", seat=name, count=score.totals[seat])
        groups.append(FactGroup(total, tuple(lines)))
    sheet.add_widget(FactList(groups=groups))
    sheet.open()
    return sheet
