"""What the next rounds ask for, and how far what everybody has today would go."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from companion.games.le_havre.dues import FOOD, Due
from companion.games.le_havre.state import State
from companion.games.le_havre.turn.rounds import ship_food
from companion.ui.games.le_havre.sheets import HarbourSheet
from companion.ui.theme import theme
from companion.ui.widgets.bar_chart import Bar, StackedBars
from companion.ui.widgets.cards import EmptyState, SectionTitle
from companion.ui.widgets.text import Text

AHEAD = 4
"""So many rounds are looked into, the present one included."""


@dataclass(frozen=True, slots=True)
class Demand:
    """The food due at the end of a round: brought by ships, there today, or missing."""

    round: int
    ships: int
    held: int
    missing: int


def demands(state: State, seat: int) -> Iterator[Demand]:
    """Round after round, with the food of today eaten up on the way."""
    left = Due(FOOD, 0, state.players[seat].purse).most
    fed = ship_food(state, seat)
    coming = state.rounds[state.round - 1 : state.round - 1 + AHEAD]
    for number, card in enumerate(coming, state.round):
        ships = min(card.food, fed)
        held = min(card.food - ships, left)
        left -= held
        yield Demand(number, ships, held, card.food - ships - held)


def open_forecast(play: Any) -> HarbourSheet:
    say, state = play.app.say, play.match.state
    sheet = HarbourSheet(play.board, say("le_havre.play.forecast"))
    if state.final or state.over:
        nothing = say("le_havre.play.no-more-rounds")
        sheet.add_widget(EmptyState(icon="silverware-fork-knife", title=nothing))
    else:
        sheet.add_widget(Text(text=say("le_havre.play.forecast-text"), role="label", ink="ink2"))
        for seat, player in enumerate(play.match.setup.players):
            _add_player(sheet, play, seat, player)
    sheet.open()
    return sheet


def _add_player(sheet: HarbourSheet, play: Any, seat: int, player: Any) -> None:
    say = play.app.say
    found = [*demands(play.match.state, seat)]
    missing = sum(each.missing for each in found)
    told = "le_havre.play.will-lack" if missing else "le_havre.play.will-do"
    sheet.add_widget(SectionTitle(text=say(told, seat=player.name, count=missing)))
    bars = [
        Bar(
            say("le_havre.play.in-round", number=each.round),
            player.colour,
            (each.ships, each.held, each.missing),
            str(each.ships + each.held + each.missing),
        )
        for each in found
    ]
    legend = [say(f"le_havre.play.eaten.{kind}") for kind in ("ships", "held", "missing")]
    colours = [theme.board["water"], theme.ok, theme.bad]
    sheet.add_widget(StackedBars(bars=bars, legend=legend, colours=colours))
