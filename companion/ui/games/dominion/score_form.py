"""What is counted when a finished game of Dominion is scored."""

from collections.abc import Sequence

from companion.games.dominion import facts
from companion.games.dominion.score import SCORING, FinalDeck, FinalTable, count_table
from companion.referee.game import Player
from companion.ui.games.score_form import CountRow, Entered, Hint, ScoreForm
from companion.ui.palette import DOMINION_TYPES


def _scoring(card: str) -> CountRow:
    name = f"dominion.card.{card}"
    fact = facts.card(card)
    return CountRow(
        card,
        name,
        hint=_gardens_hint if card == facts.GARDENS else lambda _: _worth(fact.points),
        line=name,
        colour=DOMINION_TYPES[fact.types[0]],
        most=fact.box,
        shared=True,
    )


def _worth(each: int) -> Hint:
    return Hint("dominion.form.each" if each > 0 else "dominion.form.each-less", {"n": each})


def _gardens_hint(entered: Entered) -> Hint:
    cards = entered["cards"]
    return Hint("dominion.form.gardens", {"n": cards, "each": cards // facts.cards_per_point()})


def _cards_hint(entered: Entered) -> Hint:
    needed = entered[facts.GARDENS]
    return Hint("dominion.form.where" if needed else "dominion.form.not-needed")


def _table(players: Sequence[Player], entered: Sequence[Entered]) -> FinalTable:
    return FinalTable(tuple(map(_deck, players, entered)))


def _deck(player: Player, entered: Entered) -> FinalDeck:
    """Only Gardens ask for the size of a deck. Without them a deck that nobody counted is taken
    to be as large as it must be."""
    counted = dict(entered)
    if not counted[facts.GARDENS]:
        counted["cards"] = counted["cards"] or sum(counted[card] for card in SCORING)
    return FinalDeck(player, **counted)


FORM = ScoreForm(
    groups=(
        tuple(map(_scoring, ("estate", "duchy", "province", "gardens", "curse"))),
        (
            CountRow("cards", "dominion.form.cards", _cards_hint),
            CountRow("turns", "dominion.form.turns", lambda _: Hint("dominion.form.breaks-tie")),
        ),
    ),
    table=_table,
    count=count_table,
)
