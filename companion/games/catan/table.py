"""The table while an action is being carried out: the state as it changes, and what is told."""

from collections.abc import Mapping
from typing import Any, TypeVar

from companion.games.catan import hand
from companion.games.catan.facts import RESOURCES
from companion.games.catan.geometry import CORNER_NUMBER, HEX_NUMBER, HEXES_AT, PATH_NUMBER
from companion.games.catan.hand import KINDS, Hand
from companion.games.catan.state import Holding, State, Task, Turn
from companion.referee.ruling import Fact, Happening, Outcome, Refusal

T = TypeVar("T", State, Turn, Holding)


class Table:
    """Collects what one action changes. The state it started from stays untouched."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._happenings: list[Happening] = []

    @property
    def seat(self) -> int:
        """The player on turn."""
        return self.state.turn.seat

    def outcome(self) -> Outcome:
        return Outcome(self.state, tuple(self._happenings))

    def tell(self, what: str, **facts_of_it: Fact) -> None:
        self._happenings.append(Happening(f"catan.{what}", **facts_of_it))

    # What lies in the middle

    def change(self, **fields: Any) -> None:
        self.state = _replaced(self.state, fields)

    def change_turn(self, **fields: Any) -> None:
        self.change(turn=_replaced(self.state.turn, fields))

    def ask(self, *tasks: Task) -> None:
        """Puts questions before those that are already waiting."""
        self.change(pending=(*tasks, *self.state.pending))

    def answered(self, task: Task) -> None:
        self.change(pending=tuple(other for other in self.state.pending if other is not task))

    # A player's things

    def holding(self, seat: int) -> Holding:
        return self.state.players[seat]

    def change_holding(self, seat: int, **fields: Any) -> None:
        players = list(self.state.players)
        players[seat] = _replaced(players[seat], fields)
        self.change(players=tuple(players))

    def put_road(self, seat: int, path: str) -> None:
        self.change_holding(seat, roads=with_place(self.holding(seat).roads, path))

    def put_settlement(self, seat: int, corner: str) -> None:
        self.change_holding(seat, settlements=with_place(self.holding(seat).settlements, corner))

    # Resource cards change places

    def pay(self, seat: int, cards: Hand) -> None:
        """Cards that can be there leave a hand for the bank."""
        hands = self.state.hands.lost({seat: cards})
        self.change(hands=hands, bank=hand.plus(self.state.bank, cards))

    def take(self, seat: int, cards: Hand) -> None:
        """Cards from the bank into a hand."""
        self.take_all({seat: cards})

    def take_all(self, gains: Mapping[int, Hand]) -> None:
        """Cards from the bank into several hands."""
        bank = self.state.bank
        for cards in gains.values():
            bank = hand.minus(bank, cards)
        self.change(hands=self.state.hands.gained(gains), bank=bank)

    def terrain_of(self, name: str) -> str:
        return self.state.island.terrain[HEX_NUMBER[name]]

    def terrain_at(self, corner: str) -> tuple[str, ...]:
        """How people call a corner: by the hexes around it."""
        return tuple(self.state.island.terrain[place] for place in HEXES_AT[CORNER_NUMBER[corner]])


def _replaced(value: T, fields: Mapping[str, Any]) -> T:
    """As `dataclasses.replace`, which takes a seventh of a whole random game; this half of it."""
    fresh = object.__new__(type(value))
    for name in value.__slots__:
        field = fields[name] if name in fields else getattr(value, name)
        object.__setattr__(fresh, name, field)
    return fresh


def with_place(places: tuple[str, ...], place: str) -> tuple[str, ...]:
    return tuple(sorted((*places, place)))


def without_place(places: tuple[str, ...], place: str) -> tuple[str, ...]:
    return tuple(other for other in places if other != place)


def check_path(path: str) -> None:
    if path not in PATH_NUMBER:
        raise Refusal("catan.places", "path", place=path)


def check_corner(corner: str) -> None:
    if corner not in CORNER_NUMBER:
        raise Refusal("catan.places", "corner", place=corner)


def check_hex(name: str) -> None:
    if name not in HEX_NUMBER:
        raise Refusal("catan.places", "hex", place=name)


def check_seat(state: State, seat: int) -> None:
    if seat not in state.seats:
        raise Refusal("catan.places", "seat", number=seat + 1, has=len(state.players))


def check_in_hand(state: State, seat: int, cards: Hand) -> None:
    """Refuses cards of which it can be proven that they are not all in the hand."""
    if state.hands.may_hold({seat: cards}):
        return
    size, needs = state.hands.size(seat), sum(cards)
    if size < needs:
        raise Refusal("catan.hands", "size", seat=seat, has=size, needs=needs)
    most = state.hands.span(seat).most
    for kind in KINDS:
        if most[kind] < cards[kind]:
            facts = {"has": most[kind], "needs": cards[kind]}
            raise Refusal("catan.hands", "kind", seat=seat, resource=RESOURCES[kind], **facts)
    raise Refusal("catan.hands", "together", seat=seat, cards=hand.each(cards))
