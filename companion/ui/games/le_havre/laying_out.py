"""How the table lies there: the harbour, the cards in their places, and what everybody has."""

from collections.abc import Iterator
from typing import Any

from companion.games.le_havre import facts
from companion.games.le_havre.state import State
from companion.ui.games.le_havre.naming import building_title, ship_title
from companion.ui.games.le_havre.players import LOAN_ICON, good_title, goods_of
from companion.ui.widgets.fact_list import Fact, FactGroup
from companion.words import Words


def lay_out(words: Words, setup: Any, state: State) -> list[FactGroup]:
    harbour = (
        ("le_havre.lay-out.offers", _offers(words, state)),
        ("le_havre.lay-out.tiles", _tiles(words, state)),
        ("le_havre.lay-out.town", _town(words, state)),
        ("le_havre.lay-out.piles", _piles(words, state)),
        ("le_havre.lay-out.ships", _stacks(words, state)),
        ("le_havre.lay-out.rounds", _rounds(words, state)),
    )
    groups = [
        FactGroup(words.say(title), found) for title, facts_of in harbour if (found := (*facts_of,))
    ]
    for seat, player in enumerate(setup.players):
        groups.append(FactGroup(player.name, (*_player(words, state, seat),)))
    return groups


def _offers(words: Words, state: State) -> Iterator[Fact]:
    for good, count in state.offers.items():
        yield Fact(good_title(words, good), str(count), good=good)


def _tiles(words: Words, state: State) -> Iterator[Fact]:
    """In their places along the quay; those not seen yet lie face down."""
    for place, tile in enumerate(state.tiles, 1):
        text = words.name("le_havre.tile", str(tile)) if tile else words.say("le_havre.face-down")
        yield Fact(words.say("le_havre.lay-out.place", number=place), text)


def _town(words: Words, state: State) -> Iterator[Fact]:
    for building in sorted(state.town, key=lambda card: facts.building(card).order):
        yield Fact(building_title(words, building), icon="town-hall")


def _piles(words: Words, state: State) -> Iterator[Fact]:
    for number, pile in enumerate(state.piles, 1):
        cards = words.list(building_title(words, card) for card in pile)
        text = cards if pile else words.say("le_havre.empty")
        yield Fact(words.say("le_havre.lay-out.pile", number=number, cards=text))
    if state.variant == facts.FULL:
        seen = sum(1 for card in state.seen() if card != facts.STADIUM)
        left = max(0, facts.specials_in_pile() - seen)
        yield Fact(words.say("le_havre.lay-out.specials"), str(left))


def _stacks(words: Words, state: State) -> Iterator[Fact]:
    for stack in state.stacks:
        for ship in stack:
            yield Fact(ship_title(words, ship), icon="sail-boat")


def _rounds(words: Words, state: State) -> Iterator[Fact]:
    """The stack of round cards, the present one on top."""
    for number, card in enumerate(state.rounds[state.round - 1 :], state.round):
        yield Fact(words.say("le_havre.lay-out.round", number=number), card.card)


def _player(words: Words, state: State, seat: int) -> Iterator[Fact]:
    held = state.players[seat]
    yield Fact(words.say("le_havre.player.francs"), str(held.cash), good=facts.FRANC)
    yield from goods_of(words, held)
    for building in held.buildings:
        yield Fact(building_title(words, building))
    for ship in held.ships:
        yield Fact(ship_title(words, ship), icon="sail-boat")
    if held.loans:
        yield Fact(words.say("le_havre.player.loans"), str(held.loans), icon=LOAN_ICON)
    if held.disc:
        place = building_title(words, held.disc)
        yield Fact(words.say("le_havre.lay-out.person", building=place), icon="chess-pawn")
