"""What is counted when a finished game of Catan is scored, in the order of its score sheet."""

from collections.abc import Sequence

from companion.games.catan import facts
from companion.games.catan.score import FinalPieces, FinalTable, count_table
from companion.referee.game import Player
from companion.ui.games.catan.kept_roads import KEY
from companion.ui.games.score_form import Aid, CountChoice, CountRow, Entered, Hint, ScoreForm
from companion.ui.palette import rgba
from companion.ui.routes import RoadCheckRoute

COLOURS = {
    facts.SETTLEMENT: rgba("#B4552D"),
    facts.CITY: rgba("#6E7178"),
    facts.VICTORY_CARD: rgba("#E0B32E"),
}
SETTLEMENTS, CITIES, VICTORY_CARDS = "settlements", "cities", "victory_cards"


def _row(field: str, thing: str, most: int, shared: bool = False) -> CountRow:
    name = f"catan.thing.{thing}"
    worth = Hint("catan.form.each", {"n": facts.points(thing)})
    return CountRow(field, name, lambda _: worth, name, COLOURS[thing], most=most, shared=shared)


def _special(thing: str, least: int) -> CountChoice:
    """Whether a player has a special card. That only one can, the referee says."""
    worth = {"points": facts.points(thing), "least": least}
    return CountChoice(
        thing,
        f"catan.thing.{thing}",
        ("catan.form.has-not", "catan.form.has"),
        lambda _: Hint(f"catan.form.{thing}", worth),
    )


LONGEST_ROAD = _special(facts.LONGEST_ROAD, facts.least_longest_road())
LARGEST_ARMY = _special(facts.LARGEST_ARMY, facts.least_largest_army())


def _table(players: Sequence[Player], entered: Sequence[Entered]) -> FinalTable:
    return FinalTable(tuple(map(_pieces, players, entered)))


def _pieces(player: Player, entered: Entered) -> FinalPieces:
    return FinalPieces(
        player,
        settlements=entered[SETTLEMENTS],
        cities=entered[CITIES],
        longest_road=bool(entered[LONGEST_ROAD.field]),
        largest_army=bool(entered[LARGEST_ARMY.field]),
        victory_cards=entered[VICTORY_CARDS],
    )


FORM = ScoreForm(
    groups=(
        (
            _row(SETTLEMENTS, facts.SETTLEMENT, facts.pieces(facts.SETTLEMENT)),
            _row(CITIES, facts.CITY, facts.pieces(facts.CITY)),
            _row(
                VICTORY_CARDS,
                facts.VICTORY_CARD,
                facts.card_counts()[facts.VICTORY_POINT],
                shared=True,
            ),
        ),
    ),
    choices=(LONGEST_ROAD, LARGEST_ARMY),
    aids=(Aid("catan.form.check-road", "road-variant", RoadCheckRoute(), KEY),),
    table=_table,
    count=count_table,
)
