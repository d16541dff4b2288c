"""What is said of each player: only what everybody may know."""

from typing import Any

from companion.games.catan import actions as act
from companion.games.catan import board, facts
from companion.games.catan.facts import RESOURCES
from companion.games.catan.state import State
from companion.games.catan.turn.places import pieces_left
from companion.ui.games.catan.info import CARDS_ICON
from companion.ui.games.catan.victory import ICONS, point_facts
from companion.ui.widgets.fact_list import Fact, FactGroup
from companion.ui.widgets.players import PlayerCell
from companion.ui.widgets.signs import Amount
from companion.words import Words

HAND_ICON, KNIGHT_ICON, ROAD_ICON = "cards", "chess-knight", "road-variant"

LOG_ICONS = {
    act.Roll: "dice-multiple",
    act.Discard: "tray-arrow-down",
    act.MoveRobber: "robber",
    act.Steal: "hand-front-right",
    act.BuildRoad: ROAD_ICON,
    act.BuildSettlement: "home",
    act.BuildCity: "home-city",
    act.BuyCard: CARDS_ICON,
    act.PlayKnight: KNIGHT_ICON,
    act.PlayRoadBuilding: ROAD_ICON,
    act.PlayYearOfPlenty: "barley",
    act.PlayMonopoly: "crown",
    act.TradeWithPlayer: "swap-horizontal",
    act.TradeWithBank: "ferry",
    act.EndTurn: "check",
    act.ClaimVictory: "trophy-outline",
}
"""The signs of what stands in the log."""

CHECKED = {
    "hand": {"icon": HAND_ICON},
    "development_cards": {"icon": CARDS_ICON},
    "knights": {"icon": KNIGHT_ICON},
    "points": {"icon": "trophy-outline"},
    **{resource: {"good": f"catan.{resource}"} for resource in RESOURCES},
}
"""The signs of what the reality check compares."""


def cells(_: Any, match: Any) -> list[PlayerCell]:
    """The points are those everybody can count, so they show whatever the settings say."""
    state: State = match.state
    now = match.game.now(state)
    return [
        PlayerCell(
            name=player.name,
            colour=player.colour,
            figure=str(board.visible_points(state, seat)),
            notes=(
                Amount(str(state.hands.size(seat)), icon=HAND_ICON),
                Amount(str(held.knights), icon=KNIGHT_ICON),
                Amount(str(held.cards), icon=CARDS_ICON),
                Amount(str(board.road_length(state, seat)), icon=ROAD_ICON),
            ),
            badges=_honours(state, seat),
            has_turn=now.seat == seat,
        )
        for seat, (player, held) in enumerate(zip(match.setup.players, state.players, strict=True))
    ]


def _honours(state: State, seat: int) -> tuple[str, ...]:
    held = {facts.LONGEST_ROAD: state.longest_road, facts.LARGEST_ARMY: state.largest_army}
    return tuple(ICONS[card] for card, holder in held.items() if holder == seat)


def player_facts(words: Words, match: Any, seat: int) -> list[FactGroup]:
    """Points with what they are made of, cards by number, and the pieces not yet built."""
    state: State = match.state
    points = board.visible_points(state, seat)
    return [
        FactGroup(
            words.say("catan.play.visible", count=points),
            point_facts(words, state, seat) or (Fact(words.say("catan.play.no-points"), "0"),),
        ),
        FactGroup(words.say("catan.play.public"), _public(words, state, seat)),
        FactGroup(words.say("catan.play.pieces-left"), _left(words, state, seat)),
    ]


def _public(words: Words, state: State, seat: int) -> tuple[Fact, ...]:
    held = state.players[seat]
    counted = (
        ("catan.play.hand-size", state.hands.size(seat), HAND_ICON),
        ("catan.play.development-cards", held.cards, CARDS_ICON),
        ("catan.play.knights", held.knights, KNIGHT_ICON),
        ("catan.play.road-length", board.road_length(state, seat), ROAD_ICON),
    )
    return tuple(Fact(words.say(what), str(count), icon=icon) for what, count, icon in counted)


def _left(words: Words, state: State, seat: int) -> tuple[Fact, ...]:
    return tuple(
        Fact(words.name("catan.thing", piece), str(pieces_left(state, seat, piece)), icon=icon)
        for piece, icon in ((facts.ROAD, ROAD_ICON), *_houses())
    )


def _houses() -> tuple[tuple[str, str], ...]:
    return tuple((piece, ICONS[piece]) for piece in (facts.SETTLEMENT, facts.CITY))
