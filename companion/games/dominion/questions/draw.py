"""Adventurer and Library: cards are turned up until there are enough."""

from companion.games.dominion import facts, hidden
from companion.games.dominion.actions import Reveal, SetAside
from companion.games.dominion.hidden import Hidden
from companion.games.dominion.questions.question import cards_left, lifted
from companion.games.dominion.state import State, Task
from companion.games.dominion.table import Table
from companion.games.dominion.zone import Zone
from companion.referee.choice import OneOf
from companion.referee.counts import Counts
from companion.referee.offer import Offer
from companion.referee.ruling import Refusal

LIBRARY_HAND = 7
ADVENTURER_TREASURES = 2


class AdventureQuestion:
    """Until two treasures showed up; they go to the hand, everything else is discarded."""

    answers = (Reveal,)

    def settle(self, table: Table, task: Task) -> bool:
        if cards_left(table.state, task.seat):
            return False
        table.tell("nothing-to-show", seat=task.seat)
        return True

    def offers(self, state: State, task: Task) -> list[Offer]:
        return [
            Offer.of(Reveal, treasures=OneOf((treasures,)), others=OneOf(tuple(others)))
            for treasures in range(ADVENTURER_TREASURES + 1)
            if (others := possible_others(state, task, treasures))
        ]

    def answer(self, table: Table, task: Task, action: Reveal) -> None:
        self._check(table.state, task, action)
        table.tell(
            "adventurer-reveals", seat=task.seat, count=action.treasures, others=action.others
        )
        shown = table.lift(task.seat, action.treasures + action.others)
        treasures, others = _sorted_by_treasure(shown, action.treasures)
        hand = table.holding(task.seat).hand
        table.change_holding(task.seat, hand=hand.join(treasures))
        table.put_into_discard(task.seat, others)

    def _check(self, state: State, task: Task, action: Reveal) -> None:
        left = cards_left(state, task.seat)
        article, total = "dominion.card.adventurer", action.treasures + action.others
        if min(action.treasures, action.others) < 0:
            raise _cannot_be(task, action)
        if action.treasures > ADVENTURER_TREASURES:
            raise Refusal(article, "most", has=action.treasures, needs=ADVENTURER_TREASURES)
        if total > left:
            raise Refusal(article, "left", seat=task.seat, has=left, needs=total)
        if action.treasures < ADVENTURER_TREASURES and total < left:
            raise Refusal(article, "early", seat=task.seat, has=total, needs=left)
        if action.others not in possible_others(state, task, action.treasures):
            raise _cannot_be(task, action)


def _cannot_be(task: Task, action: Reveal) -> Refusal:
    shown = {"count": action.treasures, "others": action.others}
    return Refusal("dominion.card.adventurer", "impossible", seat=task.seat, **shown)


def possible_others(state: State, task: Task, treasures: int) -> list[int]:
    """How many other cards may have shown up on the way to so many treasures."""
    left = cards_left(state, task.seat)
    most = left - treasures
    if most < 0:
        return []
    numbers = range(most + 1) if treasures == ADVENTURER_TREASURES else [most]
    return [others for others in numbers if _possible(state, task.seat, treasures, others)]


def _possible(state: State, seat: int, treasures: int, others: int) -> bool:
    """The second treasure is the last card shown: before it there was exactly one."""
    total = treasures + others
    if treasures == ADVENTURER_TREASURES and not _may_show(state, seat, total - 1, treasures - 1):
        return False
    return _may_show(state, seat, total, treasures)


def _may_show(state: State, seat: int, number: int, treasures: int) -> bool:
    view = _lifted_view(state, seat, number)
    kinds = facts.of_type(facts.TREASURE)
    return view.least(kinds) <= treasures <= view.most(kinds)


def _lifted_view(state: State, seat: int, number: int) -> Hidden:
    trial, shown = lifted(state, seat, number)
    return Hidden(shown, hidden.pool(trial.holding(seat), shown))


def _sorted_by_treasure(shown: Zone, treasures: int) -> tuple[Zone, Zone]:
    kinds = facts.of_type(facts.TREASURE)
    rich = Counts({card: n for card, n in shown.sure.items() if card in kinds})
    return Zone(treasures, rich), Zone(shown.size - treasures, shown.sure.minus(rich))


class LibraryQuestion:
    """Up to seven cards in hand; action cards may be set aside on the way, and are discarded."""

    answers = (SetAside,)

    def settle(self, table: Table, task: Task) -> bool:
        if _missing(table.state, task.seat) <= 0:
            size = table.holding(task.seat).hand.size
            table.tell("hand-is-full", seat=task.seat, count=size)
            return True
        if possible_asides(table.state, task.seat) != [0]:
            return False
        _fill_hand(table, task.seat, 0)
        return True

    def offers(self, state: State, task: Task) -> list[Offer]:
        return [Offer.of(SetAside, count=OneOf(tuple(possible_asides(state, task.seat))))]

    def answer(self, table: Table, task: Task, action: SetAside) -> None:
        possible = possible_asides(table.state, task.seat)
        if action.count not in possible:
            raise Refusal(
                "dominion.card.library", seat=task.seat, has=possible[-1], needs=action.count
            )
        if action.count:
            table.tell("sets-aside", seat=task.seat, count=action.count)
        _fill_hand(table, task.seat, action.count)


def _missing(state: State, seat: int) -> int:
    return LIBRARY_HAND - state.players[seat].hand.size


def possible_asides(state: State, seat: int) -> list[int]:
    """How many action cards may have been set aside; always a row of numbers from 0.

    The card that fills the hand is kept, so those set aside came before it; unless the cards
    ran out first.
    """
    numbers, left = [0], cards_left(state, seat)
    for count in range(1, left + 1):
        drawn = _missing(state, seat) + count
        view = _lifted_view(state, seat, drawn - 1 if drawn <= left else left)
        if count > view.most(facts.of_type(facts.ACTION)):
            break
        numbers.append(count)
    return numbers


def _fill_hand(table: Table, seat: int, aside: int) -> None:
    drawn = table.lift(seat, _missing(table.state, seat) + aside)
    discarded, kept = _set_aside(drawn, aside)
    table.change_holding(seat, hand=table.holding(seat).hand.join(kept))
    table.put_into_discard(seat, discarded)
    table.tell("draws", seat=seat, count=kept.size)


def _set_aside(drawn: Zone, aside: int) -> tuple[Zone, Zone]:
    """The cards set aside are actions; whatever else was surely drawn is surely in the hand."""
    kinds = facts.of_type(facts.ACTION)
    plain = Counts({card: n for card, n in drawn.sure.items() if card not in kinds})
    discarded, kept = Zone(drawn.size - plain.total(), drawn.sure.minus(plain)).split(aside)
    return discarded, kept.join(Zone.of(plain))
