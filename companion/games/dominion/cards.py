"""What each action card does when it is played: at once, or by asking."""

from collections.abc import Callable

from companion.games.dominion import facts
from companion.games.dominion.state import Task
from companion.games.dominion.table import Table
from companion.games.dominion.zone import Zone
from companion.referee.counts import Counts

Effect = Callable[[Table, int], None]

FEAST_LIMIT = 5
WORKSHOP_LIMIT = 4


def carry_out(table: Table, seat: int, card: str) -> None:
    """Everything on the card, from top to bottom; what needs an answer is asked."""
    _bonus(table, seat, card)
    effect = _EFFECTS.get(card)
    if effect:
        effect(table, seat)


def _bonus(table: Table, seat: int, card: str) -> None:
    plus, turn = facts.card(card).plus, table.state.turn
    if cards := plus.get("cards", 0):
        table.draw_and_tell(seat, cards)
    if actions := plus.get("actions", 0):
        table.change_turn(actions=turn.actions + actions)
        table.tell("more-actions", count=actions)
    if buys := plus.get("buys", 0):
        table.change_turn(buys=turn.buys + buys)
        table.tell("more-buys", count=buys)
    if coins := plus.get("coins", 0):
        table.change_turn(coins=turn.coins + coins)
        table.tell("more-coins", count=coins)


def _asking(ask: str, card: str, limit: int = 0) -> Effect:
    """An effect that asks the player of the card."""
    return lambda table, seat: table.ask(Task(ask, seat, card, limit))


def _attacking(ask: str, card: str) -> Effect:
    """An effect that asks every other player, clockwise."""

    def attack(table: Table, seat: int) -> None:
        table.ask(*(Task(ask, victim, card) for victim in table.state.others(seat)))

    return attack


def _bureaucrat(table: Table, seat: int) -> None:
    if table.state.supply[facts.SILVER]:
        table.acquire(seat, facts.SILVER)
        table.put_on_deck(seat, facts.SILVER)
        table.tell("gains-on-deck", seat=seat, card=facts.SILVER)
    else:
        table.tell("nothing-to-gain", seat=seat, card="bureaucrat")
    _attacking("victory", "bureaucrat")(table, seat)


def _council_room(table: Table, seat: int) -> None:
    for other in table.state.others(seat):
        table.draw_and_tell(other, 1)


def _feast(table: Table, seat: int) -> None:
    """Played a second time by a Throne Room it is already in the trash, and still gives a card."""
    holding = table.holding(seat)
    if holding.in_play[facts.FEAST]:
        table.change_holding(seat, in_play=holding.in_play.add(facts.FEAST, -1))
        table.trash(seat, Counts({facts.FEAST: 1}))
        table.tell("trashes", seat=seat, cards=(facts.FEAST,))
    table.ask(Task("gain", seat, facts.FEAST, FEAST_LIMIT))


def _spy(table: Table, seat: int) -> None:
    everybody = (seat, *table.state.others(seat))
    table.ask(*(Task("spy", shown, "spy") for shown in everybody))


_EFFECTS: dict[str, Effect] = {
    "adventurer": _asking("adventure", "adventurer"),
    "bureaucrat": _bureaucrat,
    "cellar": _asking("cellar", "cellar"),
    "chancellor": _asking("chancellor", "chancellor"),
    "chapel": _asking("trash", "chapel"),
    "council_room": _council_room,
    "feast": _feast,
    "library": _asking("library", "library"),
    "militia": _attacking("militia", "militia"),
    "mine": _asking("trash", "mine"),
    "moneylender": _asking("trash", "moneylender"),
    "remodel": _asking("trash", "remodel"),
    "spy": _spy,
    "thief": _attacking("thief", "thief"),
    "throne_room": _asking("throne", "throne_room"),
    "witch": _attacking("curse", "witch"),
    "workshop": _asking("gain", "workshop", WORKSHOP_LIMIT),
}


def clean_up(table: Table, seat: int) -> None:
    """Everything played and the rest of the hand is discarded; five new cards are drawn."""
    holding = table.holding(seat)
    table.put_into_discard(seat, Zone.of(holding.in_play).join(holding.hand))
    table.change_holding(seat, in_play=Counts(), hand=Zone())
    table.draw(seat, facts.hand_size())
