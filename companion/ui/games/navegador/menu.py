"""What Navegador adds to the menu of a match: how everybody stands, and the hint in the market."""

from typing import Any

from companion.ui.games.menu import MenuEntry
from companion.ui.widgets.bar_chart import Bar, StackedBars
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
    sheet.add_widget(_bars(play))
    sheet.add_button(PrimaryButton(text=say("ui.close"))).bind(on_release=sheet.close)
    sheet.open()
    return sheet


def _bars(play: Any) -> StackedBars:
    sheet = play.match.game.score(play.match.state)
    lines = [line for line in sheet.lines if max(line.points) > 0]
    players = play.match.setup.players
    return StackedBars(
        bars=[
            Bar(
                player.name,
                player.colour,
                tuple(line.points[seat] for line in lines),
                str(sheet.totals[seat]),
                leading=sheet.ranks[seat] == 1,
            )
            for seat, player in enumerate(players)
        ],
        legend=[play.app.say(line.what) for line in lines],
    )
