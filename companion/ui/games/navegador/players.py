"""What is said of each player: in this game everybody may know everything."""

from typing import Any

from companion.games.navegador import actions as act
from companion.games.navegador import facts
from companion.games.navegador.state import KEPT, NOT_OWNED, Holding, State
from companion.ui.games.navegador.region_names import region_name
from companion.ui.widgets.fact_list import Fact, FactGroup
from companion.ui.widgets.players import PlayerCell
from companion.ui.widgets.signs import Amount
from companion.words import Words

LOG_ICONS = {
    act.UseCard: "sail-boat",
    act.EndSailing: "check",
    act.MoveStone: "rotate-right",
    act.EndTurn: "check",
    act.Sail: "sail-boat",
    act.Explore: "compass-rose",
    act.ReadBorders: "map-outline",
    act.TurnUp: "flag-outline",
    act.Recruit: "account-hard-hat",
    act.BuildShips: "anchor",
    act.Sell: "arrow-bottom-right",
    act.Process: "factory",
    act.FoundColony: "flag",
    act.Build: "church",
    act.TakePrivilege: "script-text",
    act.TakeKing: "crown",
    act.ReadChart: "script-text-outline",
    act.ReadSlots: "script-text-outline",
    act.PlaceKing: "crown",
}
"""The signs of what stands in the log."""

CHECKED = {
    "cash": {"icon": "cash-multiple"},
    "workers": {"icon": "account-hard-hat"},
    "ships": {"icon": "sail-boat"},
    "colonies": {"icon": "flag"},
    **{good: {"good": f"navegador.{good}"} for good in facts.goods()},
}
"""The signs of what the reality check compares."""


def cells(app: Any, match: Any) -> list[PlayerCell]:
    state: State = match.state
    totals = match.game.score(state).totals if app.settings.live_scores else None
    return [
        PlayerCell(
            name=player.name,
            colour=player.colour,
            figure=str(held.cash),
            notes=(
                *((Amount(str(totals[seat]), icon="trophy-outline"),) if totals else ()),
                Amount(str(held.workers), icon="account-hard-hat"),
                Amount(str(held.ships.total()), icon="sail-boat"),
            ),
            badges=("ship-wheel",) if state.card == seat else (),
            has_turn=not state.over and state.turn.seat == seat,
        )
        for seat, (player, held) in enumerate(zip(match.setup.players, state.players, strict=True))
    ]


def player_facts(words: Words, match: Any, seat: int) -> list[FactGroup]:
    """The player sheet, and where the ships are."""
    state: State = match.state
    held = state.players[seat]
    return [
        FactGroup(words.say("navegador.play.sheet"), _sheet(words, held)),
        FactGroup(words.say("navegador.score.ships"), _ships(words, state, held)),
        FactGroup(words.say("navegador.play.colonies-and-buildings"), _owned(words, held)),
        FactGroup(words.say("navegador.play.privileges"), _privileges(words, state, held)),
    ]


def _sheet(words: Words, held: Holding) -> tuple[Fact, ...]:
    say = words.say
    return (
        Fact(say("navegador.score.cash"), str(held.cash), icon="cash-multiple"),
        Fact(say("navegador.score.workers"), str(held.workers), icon="account-hard-hat"),
        Fact(say("navegador.score.explorer"), str(held.discs), icon="compass-rose"),
    )


def _ships(words: Words, state: State, held: Holding) -> tuple[Fact, ...]:
    on_board = tuple(
        Fact(region_name(words, state.board, region), str(held.ships[region]), icon="sail-boat")
        for region in facts.regions()
        if held.ships[region]
    )
    left = facts.most_ships() - held.ships.total()
    return (*on_board, Fact(words.say("navegador.play.in-supply"), str(left)))


def _owned(words: Words, held: Holding) -> tuple[Fact, ...]:
    say = words.say
    colonies = tuple(
        Fact(
            say("navegador.correct.colonies-of", good=say(f"navegador.play.good.{good}")),
            str(held.colonies[good]),
            good=f"navegador.{good}",
        )
        for good in facts.goods()
    )
    factories = tuple(
        Fact(say(f"navegador.play.factories.{good}"), str(held.factories[good]), icon="factory")
        for good in (*facts.goods(), facts.WILD)
    )
    return (
        *colonies,
        *factories,
        Fact(say("navegador.score.shipyard"), str(held.shipyards), icon="anchor"),
        Fact(say("navegador.score.church"), str(held.churches), icon="church"),
    )


def _privileges(words: Words, state: State, held: Holding) -> tuple[Fact, ...]:
    rows = tuple(
        Fact(words.say(f"navegador.form.privileges.{kind}"), str(held.privileges[kind]))
        for kind in facts.privileges()
    )
    king = held.king
    where = (
        words.say(f"navegador.correct.king.{king}")
        if king in (KEPT, NOT_OWNED)
        else words.say(f"navegador.profile.page.coin.{king}")
    )
    seat = state.players.index(held)
    card = words.say("navegador.form.card.yes" if state.card == seat else "navegador.form.card.no")
    return (
        *rows,
        Fact(words.say("navegador.form.king"), where, icon="crown"),
        Fact(words.say("navegador.form.card"), card, icon="sail-boat"),
    )


def lay_out(words: Words, setup: Any, state: State) -> list[FactGroup]:
    """The table as it should lie there: the board's supply, the sea, and everybody's things."""
    say = words.say
    groups = [
        FactGroup(say("navegador.play.board"), _board(words, setup, state)),
        FactGroup(say("navegador.play.rows"), _rows(words, state)),
        FactGroup(say("navegador.correct.seas"), _seas(words, state)),
    ]
    for player, held in zip(setup.players, state.players, strict=True):
        facts_of_it = (
            *_stone(words, held),
            *_sheet(words, held),
            *_ships(words, state, held),
            *_owned(words, held),
            *_privileges(words, state, held),
        )
        groups.append(FactGroup(player.name, facts_of_it))
    return groups


def _stone(words: Words, held: Holding) -> tuple[Fact, ...]:
    where = words.say(f"navegador.space.{held.space}" if held.space else "navegador.play.middle")
    return (Fact(words.say("navegador.correct.stone"), where),)


def _board(words: Words, setup: Any, state: State) -> tuple[Fact, ...]:
    say = words.say
    markers = tuple(
        Fact(
            say(f"navegador.play.good.{good}"),
            say("navegador.play.marker", row=row),
            good=f"navegador.{good}",
        )
        for good, row in state.market.items()
    )
    orange = say(f"navegador.space.{state.orange}" if state.orange else "navegador.correct.nowhere")
    return (
        *markers,
        Fact(say("navegador.play.card"), setup.players[state.card].name),
        Fact(say("navegador.correct.orange"), orange),
    )


def _rows(words: Words, state: State) -> tuple[Fact, ...]:
    rows = tuple(
        Fact(words.say(f"navegador.profile.page.price.{row}"), str(left))
        for row, left in state.row.items()
    )
    gallery = tuple(
        Fact(words.say(f"navegador.form.privileges.{kind}"), str(left))
        for kind, left in state.gallery.items()
    )
    return (*rows, *gallery)


def _seas(words: Words, state: State) -> tuple[Fact, ...]:
    return tuple(
        Fact(
            region_name(words, state.board, sea.region),
            words.say("navegador.correct.undiscovered")
            if sea.disc
            else words.list([str(price) for price in sea.prices]),
            good=f"navegador.{sea.good}" if sea.good else "",
        )
        for sea in state.seas
    )
