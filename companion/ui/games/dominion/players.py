"""What is said of each player: only what everybody may know."""

from typing import Any

from companion.games.dominion import actions as act
from companion.games.dominion import facts
from companion.games.dominion.state import State
from companion.ui.games.dominion.piles import in_places
from companion.ui.widgets.fact_list import Fact, FactGroup
from companion.ui.widgets.players import PlayerCell
from companion.ui.widgets.signs import Amount
from companion.words import Words

LOG_ICONS = {
    act.PlayAction: "cards-outline",
    act.PlayTwice: "cards-outline",
    act.LayTreasures: "circle-multiple",
    act.LayTreasure: "circle-multiple",
    act.Buy: "cart-outline",
    act.Gain: "plus",
    act.Trash: "trash-can-outline",
    act.ShowMoat: "shield-half-full",
    act.TakeCurse: "skull",
    act.EndTurn: "check",
}
"""The signs of what stands in the log."""

CHECKED = {
    "hand": {"icon": "hand-back-right"},
    "deck": {"icon": "cards"},
    "province": {"icon": "shield"},
    "trash": {"icon": "trash-can-outline"},
}
"""The signs of what the reality check compares."""


def cells(app: Any, match: Any) -> list[PlayerCell]:
    state: State = match.state
    totals = match.game.score(state).totals if app.settings.live_scores else None
    return [
        PlayerCell(
            name=player.name,
            colour=player.colour,
            figure=str(held.owned.total()),
            figure_icon="cards-outline",
            notes=(
                *((Amount(str(totals[seat]), icon="trophy-outline"),) if totals else ()),
                Amount(str(held.turns), icon="rotate-right"),
            ),
            has_turn=not state.over and state.turn.seat == seat,
        )
        for seat, (player, held) in enumerate(zip(match.setup.players, state.players, strict=True))
    ]


def player_facts(words: Words, match: Any, seat: int) -> list[FactGroup]:
    """Where a player's cards lie, and which ones the player has bought and gained."""
    held = match.state.players[seat]
    places = (
        Fact(words.say("dominion.ui.in-hand"), str(held.hand.size)),
        Fact(words.say("dominion.ui.in-deck"), str(held.deck.size)),
        Fact(words.say("dominion.ui.in-discard"), str(held.discard.size)),
        Fact(words.say("dominion.ui.turns-taken"), str(held.turns)),
    )
    return [
        FactGroup(words.say("dominion.ui.where"), places),
        FactGroup(words.say("dominion.ui.owned", count=held.owned.total()), _cards(words, held)),
    ]


def lay_out(words: Words, setup: Any, state: State) -> list[FactGroup]:
    """The table as it should lie there: the piles, the trash, and everybody's cards."""
    piles = tuple(
        Fact(words.name("dominion.card", card), str(state.supply[card]))
        for card in in_places(state.supply)
    )
    trash = tuple(
        Fact(words.name("dominion.card", card), str(n)) for card, n in sorted(state.trash.items())
    )
    groups = [FactGroup(words.say("dominion.ui.supply"), piles)]
    if trash:
        groups.append(FactGroup(words.say("dominion.ui.trash-pile"), trash))
    for player, held in zip(setup.players, state.players, strict=True):
        hand = Fact(words.say("dominion.ui.draws-hand", count=held.hand.size))
        groups.append(FactGroup(player.name, (*_cards(words, held), hand)))
    return groups


def _cards(words: Words, held: Any) -> tuple[Fact, ...]:
    """A player's cards in the order of the box."""
    return tuple(
        Fact(words.name("dominion.card", card), str(held.owned[card]))
        for card in facts.cards()
        if held.owned[card]
    )
