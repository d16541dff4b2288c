"""Marketplace and Town Square: different goods of one's choice."""

from collections.abc import Iterator

from companion.games.le_havre import facts
from companion.games.le_havre.actions import Choose
from companion.games.le_havre.buildings import effect
from companion.games.le_havre.buildings.effect import Effect
from companion.games.le_havre.choices import Different
from companion.games.le_havre.facts import Building
from companion.games.le_havre.state import State
from companion.games.le_havre.table import Table
from companion.referee.counts import Counts
from companion.referee.offer import Offer
from companion.referee.ruling import Refusal

_DONE = "chosen"


def options(card: Building) -> tuple[str, ...]:
    """The goods there are to choose from."""
    barred = card.effect.get("except", ())
    return tuple(
        good.id
        for good in facts.goods().values()
        if good.side == card.effect["side"] and good.id not in barred
    )


def most(state: State, card: Building) -> int:
    """How many may be taken: some, and one more for each craftsman's building."""
    number = int(card.effect["base"]) + state.active.category(facts.CRAFTSMAN)
    if state.solo and state.rules.solo_market_cap and card.effect["base"]:
        number = min(number, facts.solo_market_cap())
    return min(number, len(options(card)))


def least(state: State, card: Building) -> int:
    return most(state, card) if state.rules.choose_all else 1


def _check(state: State, card: Building) -> None:
    if not most(state, card):
        raise Refusal(effect.article(card), "craftsmen")


def _options(state: State, card: Building) -> Iterator[Offer]:
    if not state.turn.parts:
        number = most(state, card)
        yield Offer.of(Choose, goods=Different(options(card), least(state, card), number))


def _choose(table: Table, card: Building, action: Choose) -> None:
    goods = action.goods
    _check_choice(table.state, card, goods)
    table.receive(table.seat, Counts.of(goods))
    table.change_turn(parts=(_DONE,))
    table.tell("takes", seat=table.seat, building=card.id, goods=tuple(sorted(goods)))
    looks = min(card.effect.get("looks_at", 0), _hidden_specials(table.state))
    if looks:
        table.tell("may-look", seat=table.seat, count=looks)


def _check_choice(state: State, card: Building, goods: tuple[str, ...]) -> None:
    for good in goods:
        if good not in options(card):
            raise Refusal(effect.article(card), "kind", good=good)
    if len(set(goods)) != len(goods):
        raise Refusal(effect.article(card), "twice")
    low, high = least(state, card), most(state, card)
    if not low <= len(goods) <= high:
        bounds = {"has": len(goods), "least": low, "most": high}
        raise Refusal(effect.article(card), "number", **bounds)


def _hidden_specials(state: State) -> int:
    """How many special buildings still lie face down in their pile."""
    if state.variant != facts.FULL:
        return 0
    return max(0, facts.specials_in_pile() - len(state.seen()))


CHOOSING = Effect(_check, options=_options, doing={Choose: _choose})
