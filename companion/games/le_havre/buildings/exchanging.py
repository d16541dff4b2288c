"""Buildings that turn goods into other goods or into francs, a number of times."""

from collections.abc import Iterator

from companion.games.le_havre import cards, dues, facts
from companion.games.le_havre.actions import Exchange
from companion.games.le_havre.buildings import effect
from companion.games.le_havre.buildings.effect import Effect
from companion.games.le_havre.choices import Payment
from companion.games.le_havre.dues import Due
from companion.games.le_havre.facts import FRANC, Building
from companion.games.le_havre.state import State
from companion.games.le_havre.table import Table
from companion.referee.choice import Number, OneOf
from companion.referee.counts import Counts
from companion.referee.offer import Offer
from companion.referee.ruling import Refusal

_DONE = "exchanged"


def given(card: Building, times: int) -> Counts:
    return Counts({kind: number * times for kind, number in card.effect["give"].items()})


def taken(card: Building, times: int) -> Counts:
    """What comes for it; halves are rounded down on the total."""
    text = card.effect
    goods = Counts({kind: number * times for kind, number in text.get("take", {}).items()})
    halves = {kind: number * times // 2 for kind, number in text.get("half", {}).items()}
    by_sets = text.get("francs_by_sets")
    scale = {FRANC: by_sets[times - 1]} if by_sets else {}
    return goods.plus(halves).plus(scale)


def energy(card: Building, times: int) -> int:
    """Rounded up on the total."""
    halves = int(card.effect.get("energy_halves", 0)) * times
    return int(card.effect.get("energy", 0)) + -(-halves // 2)


def stand_in(state: State, card: Building) -> str | None:
    """The good that something else may be used for. Nothing is an upgrade of itself."""
    text = card.effect
    for wanted in facts.stand_ins():
        is_upgrade = text.get("take", {}).get(facts.goods()[wanted].reverse) == 1
        if wanted in text["give"] and not is_upgrade and not state.rules.inputs_as_printed:
            return wanted
    return None


def most(state: State, card: Building) -> int:
    """How often the player on turn can do it."""
    by_goods = _by_goods(state, card)
    limit = int(card.effect.get("most", by_goods))
    for times in range(min(limit, by_goods), 0, -1):
        if energy_due(state, card, times).payable:
            return times
    return 0


def _by_goods(state: State, card: Building) -> int:
    purse = _counted(state, card)
    return min(purse[kind] // int(number) for kind, number in card.effect["give"].items())


def _counted(state: State, card: Building) -> Counts:
    """The purse, with what can stand in for something counted as that."""
    purse, wanted = state.active.purse, stand_in(state, card)
    return purse.add(wanted, purse[facts.stand_ins()[wanted]]) if wanted else purse


def energy_due(state: State, card: Building, times: int) -> Due:
    return cards.energy_due(state, energy(card, times))


def _check(state: State, card: Building) -> None:
    _check_goods(state, card, 1)
    cards.check_energy(energy_due(state, card, 1))


def _check_goods(state: State, card: Building, times: int) -> None:
    purse = _counted(state, card)
    for kind, need in sorted(given(card, times).items()):
        if purse[kind] < need:
            raise Refusal(effect.article(card), "goods", good=kind, need=need, has=purse[kind])


def _options(state: State, card: Building) -> Iterator[Offer]:
    if state.turn.parts:
        return
    for times in range(1, most(state, card) + 1):
        due = energy_due(state, card, times)
        instead = Number(*_bounds_instead(state, card, times))
        yield Offer.of(Exchange, times=OneOf((times,)), energy=Payment(due), instead=instead)


def _bounds_instead(state: State, card: Building, times: int) -> tuple[int, int]:
    wanted = stand_in(state, card)
    if wanted is None:
        return (0, 0)
    return cards.range_instead(state.active, given(card, times), wanted)


def _exchange(table: Table, card: Building, action: Exchange) -> None:
    times = action.times
    _check_times(table.state, card, times)
    cards.check_instead(_bounds_instead(table.state, card, times), action.instead)
    dues.check(energy_due(table.state, card, times), action.energy)
    wanted = stand_in(table.state, card)
    paid = given(card, times)
    gives = cards.with_instead(paid, {wanted: action.instead}) if wanted else paid
    takes = taken(card, times)
    table.pay(table.seat, gives.plus(action.energy))
    table.receive(table.seat, takes)
    table.change_turn(parts=(_DONE,))
    table.tell_trade(card.id, gives, takes)
    table.tell_burnt(action.energy)


def _check_times(state: State, card: Building, times: int) -> None:
    if times < 1:
        raise Refusal("le_havre.must-act", "nothing", building=card.id)
    limit = card.effect.get("most")
    if limit is not None and times > limit:
        raise Refusal(effect.article(card), "times", has=times, most=limit)
    _check_goods(state, card, times)


EXCHANGING = Effect(_check, options=_options, doing={Exchange: _exchange})
