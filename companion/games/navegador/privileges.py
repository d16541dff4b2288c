"""Privileges: taken from the gallery, placed on the highest free slot of their column."""

from dataclasses import replace

from companion.games.navegador import facts
from companion.games.navegador.printed_rows import check_column, column_may_be
from companion.games.navegador.profile import Column
from companion.games.navegador.state import KEPT, NOT_OWNED, Holding, State
from companion.referee.counts import Piles
from companion.referee.ruling import Refusal


def opening() -> Piles:
    return Piles(dict.fromkeys(facts.privileges(), facts.gallery_at_start()))


def stock(state: State, privilege: str) -> int:
    """The tokens of a kind that are neither in the gallery nor with a player."""
    taken = sum(held.privileges[privilege] for held in state.players)
    return max(0, facts.privileges()[privilege].tokens - state.gallery[privilege] - taken)


def topped_up(state: State, number: int) -> Piles:
    """The gallery filled up to so many of each kind, as far as there are tokens."""
    return Piles(
        {
            privilege: left + min(max(0, number - left), stock(state, privilege))
            for privilege, left in state.gallery.items()
        }
    )


def slot(holding: Holding, privilege: str) -> int:
    """The highest free slot of a column, counted from 1."""
    return holding.filled(privilege) + 1


def has_free_slot(state: State, holding: Holding, privilege: str) -> bool:
    """Whether a column has room; a column nobody has counted may have."""
    slots = state.board.slots(privilege)
    return slots is None or holding.filled(privilege) < slots


def possible_slots(state: State, privilege: str) -> tuple[int, ...]:
    """How many slots a column may prove to have, once somebody counts them."""
    return tuple(
        slots
        for slots in range(state.board.certain_slots(privilege), facts.MOST_SLOTS + 1)
        if column_may_be(replace(state.board.column(privilege), slots=slots))
    )


def check_slots(state: State, privilege: str, slots: int) -> None:
    check_column(replace(state.board.column(privilege), slots=slots))


def possible_coins(state: State, privilege: str) -> tuple[int, ...]:
    """The coins the next privilege of a kind may cover on the sheet of the player on turn."""
    if not has_free_slot(state, state.active, privilege):
        return ()
    known = state.board.coin(privilege, slot(state.active, privilege))
    step = facts.money_step()
    asked = [known] if known else range(step, facts.LARGEST_COIN + 1, step)
    return tuple(coin for coin in asked if column_may_be(_column_with(state, privilege, coin)))


def _column_with(state: State, privilege: str, coin: int) -> Column:
    """The column as it would be if the next slot had this coin."""
    return state.board.column(privilege).with_coin(slot(state.active, privilege), coin)


def may_take(state: State, privilege: str) -> bool:
    """Whether the player on turn may take a privilege of this kind from the gallery."""
    holding = state.active
    return (
        holding.workers - facts.privilege_cost() >= facts.least_workers()
        and state.gallery[privilege] > 0
        and holding.privileges[privilege] < facts.most_of_a_kind()
    )


def check_privilege(state: State, privilege: str, coin: int) -> None:
    _check_kind(privilege)
    holding, seat = state.active, state.turn.seat
    needs = facts.least_workers() + facts.privilege_cost()
    if holding.workers < needs:
        raise Refusal("navegador.privilege", "workers", seat=seat, has=holding.workers, needs=needs)
    if not state.gallery[privilege]:
        raise Refusal("navegador.privilege", "gallery", privilege=privilege)
    if holding.privileges[privilege] >= facts.most_of_a_kind():
        most = facts.most_of_a_kind()
        raise Refusal("navegador.privilege", "three", seat=seat, privilege=privilege, most=most)
    _check_slot(state, privilege, coin)


def _check_kind(privilege: str) -> None:
    if privilege not in facts.privileges():
        raise Refusal("navegador.privilege", "unknown", privilege=privilege)


def _check_slot(state: State, privilege: str, coin: int) -> None:
    holding = state.active
    if not has_free_slot(state, holding, privilege):
        seat, has = state.turn.seat, holding.filled(privilege)
        raise Refusal("navegador.privilege", "slots", seat=seat, privilege=privilege, has=has)
    place = slot(holding, privilege)
    known = state.board.coin(privilege, place)
    if known not in (None, coin):
        printed = {"slot": place, "has": coin, "needs": known}
        raise Refusal("navegador.privilege", "coin", privilege=privilege, **printed)
    check_column(_column_with(state, privilege, coin))


# The King's privilege


def may_take_king(state: State) -> bool:
    """The variant: with a ship in Goa, a player may take the own King's privilege there."""
    holding = state.active
    return state.goa and holding.king == NOT_OWNED and holding.ships[facts.king_region()] > 0


def check_king(state: State, privilege: str, coin: int) -> None:
    _check_kind(privilege)
    holding, seat = state.active, state.turn.seat
    if not state.goa:
        raise Refusal("navegador.king-at-goa", "variant")
    if holding.king != NOT_OWNED:
        raise Refusal("navegador.king-at-goa", "taken", seat=seat)
    if not holding.ships[facts.king_region()]:
        raise Refusal("navegador.king-at-goa", "ship", seat=seat, region=facts.king_region())
    _check_slot(state, privilege, coin)


def check_final_king(state: State, seat: int, privilege: str) -> None:
    """The end of the game: a King's privilege kept until then goes to a column with room.

    Of a column nobody has counted the table knows whether it has; that it brings no more there
    than elsewhere is no reason to forbid it.
    """
    _check_kind(privilege)
    if not state.over:
        raise Refusal("navegador.king", "early")
    if not 0 <= seat < len(state.players):
        raise Refusal("navegador.correct", "seat", number=seat + 1, has=len(state.players))
    holding = state.players[seat]
    if holding.king != KEPT:
        raise Refusal("navegador.king", "placed", seat=seat)
    if not has_free_slot(state, holding, privilege):
        has = holding.filled(privilege)
        raise Refusal("navegador.king", "slots", seat=seat, privilege=privilege, has=has)
