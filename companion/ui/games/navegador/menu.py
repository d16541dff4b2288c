"""What Navegador adds to the menu of a match: how everybody stands, and the hint in the market."""

from typing import Any

from companion.ui.games.menu import MenuEntry
from companion.ui.score_bars import score_bars
from companion.ui.widgets.buttons import PrimaryButton
from companion.ui.widgets.sheet import BottomSheet
from companion.ui.widgets.text import Text


def menu(play: Any) -> list[MenuEntry]:
    hinted = play.app.settings.best_trades
    hint = "navegador.play.hide-best" if hinted else "navegador.play.show-best"
    return [
        MenuEntry("navegador.play.standing", "chart-bar-stacked", lambda: open_standing(play)),
        MenuEntry(
            hint, "lightbulb-outline", lambda: play.app.change_settings(best_trades=not hinted)
        ),
    ]


def open_standing(play: Any) -> BottomSheet:
    """What everybody would have if the game ended now. Everything in this game is public."""
    say = play.app.say
    sheet = BottomSheet(title=say("navegador.play.standing"))
    sheet.add_widget(Text(text=say("navegador.play.standing-text"), role="label", ink="ink2"))
    players, score = play.match.setup.players, play.match.game.score(play.match.state)
    sheet.add_widget(score_bars(play.app.say, players, score, range(len(players))))
    sheet.add_button(PrimaryButton(text=say("ui.close"))).bind(on_release=sheet.close)
    sheet.open()
    return sheet
