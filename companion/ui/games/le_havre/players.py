"""What is said of each player. In Le Havre everything lies open."""

from collections.abc import Iterator
from typing import Any

from companion.games.le_havre import actions as act
from companion.games.le_havre import facts
from companion.games.le_havre.dues import ENERGY, FOOD, Due
from companion.games.le_havre.state import Holding, State
from companion.games.le_havre.turn.rounds import ship_food
from companion.ui.games.le_havre.naming import building_title, ship_title
from companion.ui.widgets.fact_list import Fact, FactGroup
from companion.ui.widgets.players import PlayerCell
from companion.ui.widgets.signs import Amount
from companion.words import Words

FOOD_ICON, ENERGY_ICON, LOAN_ICON = "silverware-fork-knife", "fire", "license"

LOG_ICONS = {
    act.TurnUp: "ferry",
    act.Supply: "ferry",
    act.TakeOffer: "hand-back-right",
    act.Enter: "exit-to-app",
    act.Build: "hammer",
    act.BuildShip: "sail-boat",
    act.SwapForYacht: "sail-boat",
    act.Buy: "cart-outline",
    act.Sell: "cash-plus",
    act.Repay: "cash-minus",
    act.Borrow: LOAN_ICON,
    act.ReturnLoans: "gavel",
    act.Feed: FOOD_ICON,
    act.Reveal: "town-hall",
    act.LoadShips: "sail-boat",
    act.ShipGoods: "package-variant",
    act.Evict: "exit-run",
    act.EndAction: "check",
    act.EndTurn: "check",
}
"""The signs of what stands in the log; whatever a building does has that of a factory."""

CHECKED = {
    "loans": {"icon": LOAN_ICON},
    **{good: {"good": good} for good in (facts.FRANC, *facts.goods())},
}
"""The signs of what the reality check compares."""


def food_of(held: Holding) -> int:
    """All that can be eaten, francs counted."""
    return Due(FOOD, 0, held.purse).most


def energy_of(held: Holding) -> int:
    return Due(ENERGY, 0, held.goods).most


def cells(app: Any, match: Any) -> list[PlayerCell]:
    state: State = match.state
    now = match.game.now(state)
    totals = match.game.score(state).totals if app.settings.live_scores else None
    return [
        PlayerCell(
            name=player.name,
            colour=player.colour,
            figure=str(held.cash),
            figure_icon="cash",
            notes=(
                Amount(str(food_of(held)), icon=FOOD_ICON),
                Amount(str(energy_of(held)), icon=ENERGY_ICON),
                *((Amount(str(totals[seat]), icon="trophy-outline"),) if totals else ()),
            ),
            badges=(LOAN_ICON,) if held.loans else (),
            has_turn=now.seat == seat,
        )
        for seat, (player, held) in enumerate(zip(match.setup.players, state.players, strict=True))
    ]


def player_facts(words: Words, match: Any, seat: int) -> list[FactGroup]:
    """Money and what it is worth, the goods, and the cards."""
    state: State = match.state
    held = state.players[seat]
    groups = (
        ("le_havre.player.money", _money(words, match, seat)),
        ("le_havre.player.goods", goods_of(words, held)),
        ("le_havre.player.buildings", _cards(words, held)),
        ("le_havre.player.ships", _ships(words, held)),
    )
    return [
        FactGroup(words.say(title), found) for title, facts_of in groups if (found := (*facts_of,))
    ]


def _money(words: Words, match: Any, seat: int) -> Iterator[Fact]:
    state: State = match.state
    held, loan = state.players[seat], facts.loan()
    say = words.say
    yield Fact(say("le_havre.player.francs"), str(held.cash), good=facts.FRANC)
    if held.loans:
        yield Fact(say("le_havre.player.loans"), str(held.loans), icon=LOAN_ICON)
        owed = str(held.loans * loan.repay)
        yield Fact(say("le_havre.player.owed"), owed)
    fortune = match.game.score(state).totals[seat]
    yield Fact(say("le_havre.player.fortune"), str(fortune), icon="trophy-outline")
    food = food_of(held)
    yield Fact(say("le_havre.player.food"), str(food), icon=FOOD_ICON)
    if ships := ship_food(state, seat):
        yield Fact(say("le_havre.player.ship-food"), str(ships), icon="sail-boat")
    energy = energy_of(held)
    yield Fact(say("le_havre.player.energy"), str(energy), icon=ENERGY_ICON)


def goods_of(words: Words, held: Holding) -> Iterator[Fact]:
    for good in facts.goods():
        if held.goods[good]:
            name = good_title(words, good)
            yield Fact(name, str(held.goods[good]), good=good)


def good_title(words: Words, good: str) -> str:
    """The name of a good at the head of its line."""
    name = words.name("le_havre.good", good)
    return name[:1].upper() + name[1:]


def _cards(words: Words, held: Holding) -> Iterator[Fact]:
    for card in sorted(held.buildings, key=lambda card: facts.building(card).order):
        yield Fact(building_title(words, card), str(facts.building(card).value))


def _ships(words: Words, held: Holding) -> Iterator[Fact]:
    for ship in held.ships:
        yield Fact(ship_title(words, ship), str(facts.ships()[ship].value))
