"""Buying, selling and repaying: what may be done beside the main action."""

from companion.games.le_havre import facts
from companion.games.le_havre.facts import YACHT
from companion.games.le_havre.state import (
    DONE,
    FEEDING,
    INTEREST,
    MAIN,
    SUPPLY,
    TOWN,
    USING,
    State,
)
from companion.referee.ruling import Refusal

BETWEEN_TURNS = (SUPPLY, MAIN, DONE, FEEDING, TOWN)


def building_further(state: State) -> bool:
    """Whether the Construction Firm has built one building and may build another."""
    turn = state.turn
    if turn.step != USING or turn.using is None or not turn.parts:
        return False
    effect = facts.building(turn.using).effect
    return effect.get("kind") == "build" and len(turn.parts) < int(effect["most"])


# Buying


def price(card: str) -> int | None:
    if card in facts.ships():
        return facts.type_of(card).price
    return facts.building(card).price


def on_sale(state: State) -> tuple[str, ...]:
    """What lies where it could be bought, whatever it costs."""
    cards = (*state.town, *state.tops, *state.top_ships)
    return tuple(card for card in cards if price(card) is not None)


def affordable(state: State, francs: int) -> tuple[str, ...]:
    return tuple(
        card
        for card in on_sale(state)
        if card not in state.turn.sold and (price(card) or 0) <= francs
    )


def may_buy_now(state: State) -> bool:
    return not state.final and (state.turn.step in (SUPPLY, MAIN, DONE) or building_further(state))


def check_buy(state: State, card: str) -> None:
    _check_known("le_havre.buy", card)
    if state.final:
        raise Refusal("le_havre.final", "buying")
    if not may_buy_now(state):
        raise Refusal("le_havre.buy", "in-progress")
    cost = price(card)
    if cost is None:
        raise Refusal("le_havre.buy", _either(card, "never", "never-ship"), **named(card))
    if card not in on_sale(state):
        raise Refusal("le_havre.buy", _either(card, "not-there", "not-there-ship"), **named(card))
    if card in state.turn.sold:
        raise Refusal("le_havre.buy-back", **named(card))
    if cost > state.active.cash:
        raise Refusal(
            "le_havre.buy",
            _either(card, "short", "short-ship"),
            need=cost,
            has=state.active.cash,
            **named(card),
        )


def _check_known(article: str, card: str) -> None:
    if card not in facts.buildings() and card not in facts.ships():
        raise Refusal(article, "unknown", name=card)


def named(card: str) -> dict[str, str]:
    """A card as a fact: ships have words of their own."""
    return {"ship" if card in facts.ships() else "building": card}


def _either(card: str, building: str, ship: str) -> str:
    """The case of a refusal, which for ships has a sentence of its own."""
    return ship if card in facts.ships() else building


# Selling


def sale(card: str) -> int:
    """What the town pays."""
    return facts.ships()[card].sale if card in facts.ships() else facts.building(card).sale


def property_of(state: State, seat: int) -> tuple[str, ...]:
    held = state.players[seat]
    return (*held.buildings, *held.ships)


def may_sell_now(state: State, seat: int) -> bool:
    if building_further(state):
        return seat == state.turn.seat
    if state.turn.step == INTEREST:
        return seat in state.waiting
    return state.turn.step in BETWEEN_TURNS


def check_sell(state: State, seat: int, card: str) -> None:
    check_seat("le_havre.sell", state, seat)
    _check_known("le_havre.sell", card)
    if not may_sell_now(state, seat):
        raise Refusal("le_havre.sell", "in-progress")
    if card not in property_of(state, seat):
        raise Refusal(
            "le_havre.sell", _either(card, "not-own", "not-own-ship"), seat=seat, **named(card)
        )


# Repaying


def most_repaid(state: State, seat: int) -> int:
    held = state.players[seat]
    return min(held.loans, held.cash // facts.loan().repay)


def may_repay_now(state: State, seat: int) -> bool:
    if building_further(state):
        return seat == state.turn.seat
    return state.turn.step in BETWEEN_TURNS


def check_repay(state: State, seat: int, loans: int) -> None:
    check_seat("le_havre.repay", state, seat)
    if not may_repay_now(state, seat):
        raise Refusal("le_havre.repay", "in-progress")
    held, price_of_one = state.players[seat], facts.loan().repay
    if not 1 <= loans <= held.loans:
        raise Refusal("le_havre.repay", "loans", seat=seat, need=loans, has=held.loans)
    if loans * price_of_one > held.cash:
        about = {"need": loans * price_of_one, "has": held.cash}
        raise Refusal("le_havre.repay", "short", seat=seat, **about)


def check_seat(article: str, state: State, seat: int) -> None:
    if seat not in state.seats:
        raise Refusal(article, "seat", number=seat + 1, has=len(state.players))


# What somebody may still want to do


def may_settle_debts(state: State) -> bool:
    """Whether anybody with a loan could repay it, perhaps after selling something."""
    return any(
        held.loans and (held.cash >= facts.loan().repay or held.buildings or held.ships)
        for held in state.players
    )


def may_want_to_buy(state: State) -> bool:
    """Whether the player on turn could buy something, perhaps after selling something."""
    return not state.final and bool(affordable(state, francs_in_reach(state)))


def francs_in_reach(state: State) -> int:
    """What the player on turn has, and would have after selling everything."""
    return state.active.cash + sum(map(sale, property_of(state, state.turn.seat)))


def is_ship(card: str) -> bool:
    """Whether a card counts as a ship: the yacht does, though it is among the buildings."""
    return card in facts.ships() or card == YACHT
