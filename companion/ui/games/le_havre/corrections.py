"""What can be corrected on a table of Le Havre: anything."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from companion.games.le_havre import actions as act
from companion.games.le_havre import bounds, facts
from companion.games.le_havre.state import State
from companion.referee.action import Action
from companion.ui.games.corrections import Choice, CorrectionGroup, Number
from companion.ui.games.le_havre.card_places import CardPlaces
from companion.ui.games.le_havre.naming import building_title, card_title
from companion.ui.games.le_havre.players import good_title
from companion.words import Words

ROUND, SEAT, NUMBER, CASH, LOANS, DISC = "round", "seat", "number", "cash", "loans", "disc"
MODERN = "modern "
NOBODY = -1
Correct = Callable[[Mapping[str, int]], Sequence[Action]]


def corrections(words: Words, match: Any) -> list[CorrectionGroup]:
    state, players = match.state, match.setup.players
    names = [player.name for player in players]
    return [
        _turn(words, state, names),
        _offers(words, state),
        *(_player(words, state, seat, player) for seat, player in enumerate(players)),
        _buildings(words, state, names),
        _ships(words, state, names),
        _tiles(words, state),
    ]


# Round and turn


def _turn(words: Words, state: State, names: Sequence[str]) -> CorrectionGroup:
    say, turn = words.say, state.turn
    settings = (
        Number(ROUND, say("le_havre.correct.round"), state.round, len(state.rounds) + 1),
        Choice(SEAT, say("le_havre.correct.whose-turn"), turn.seat, tuple(enumerate(names))),
        Number(NUMBER, say("le_havre.correct.turn"), turn.number, bounds.most_turns(state)),
    )
    return CorrectionGroup(say("le_havre.correct.now"), settings, partial(_correct_turn, state))


def _correct_turn(state: State, changed: Mapping[str, int]) -> list[Action]:
    made: list[Action] = []
    if ROUND in changed:
        made.append(act.CorrectRound(changed[ROUND]))
    if SEAT in changed or NUMBER in changed:
        seat, number = changed.get(SEAT, state.turn.seat), changed.get(NUMBER, state.turn.number)
        made.append(act.CorrectTurn(seat, number))
    return made


# The harbour


def _offers(words: Words, state: State) -> CorrectionGroup:
    settings = tuple(
        Number(good, good_title(words, good), count, bounds.MOST_GOODS)
        for good, count in state.offers.items()
    )
    return CorrectionGroup(words.say("le_havre.correct.offers"), settings, _each(act.CorrectOffer))


def _each(correct: Callable[[str, int], Action]) -> Correct:
    return lambda changed: [correct(key, value) for key, value in changed.items()]


def _tiles(words: Words, state: State) -> CorrectionGroup:
    tiles = (
        (0, words.say("le_havre.face-down")),
        *((tile, words.name("le_havre.tile", str(tile))) for tile in facts.tiles()),
    )
    settings = tuple(
        Choice(str(place), words.say("le_havre.lay-out.place", number=place), tile, tiles)
        for place, tile in enumerate(state.tiles, 1)
    )
    return CorrectionGroup(words.say("le_havre.correct.tiles"), settings, _correct_tiles)


def _correct_tiles(changed: Mapping[str, int]) -> list[Action]:
    """Face down first, so that no tile lies in two places in between."""
    turned = [act.CorrectTile(int(place), None) for place in changed]
    return [
        *turned,
        *(act.CorrectTile(int(place), tile) for place, tile in changed.items() if tile),
    ]


# What a player has


def _player(words: Words, state: State, seat: int, player: Any) -> CorrectionGroup:
    say, held = words.say, state.players[seat]
    rooms = bounds.enterable(state)
    inside = ((NOBODY, say("le_havre.correct.at-home")), *enumerate(_titles(words, rooms)))
    place = rooms.index(held.disc) if held.disc in rooms else NOBODY
    settings: tuple[Number | Choice, ...] = (
        Choice(DISC, say("le_havre.correct.person"), place, inside),
        Number(CASH, say("le_havre.player.francs"), held.cash, bounds.MOST_CASH),
        *(
            Number(good, good_title(words, good), held.goods[good], bounds.MOST_GOODS)
            for good in facts.goods()
        ),
        Number(LOANS, say("le_havre.player.loans"), held.loans, bounds.MOST_LOANS),
    )
    return CorrectionGroup(
        player.name, settings, partial(_correct_player, seat, rooms), colour=player.colour
    )


def _titles(words: Words, buildings: Iterable[str]) -> list[str]:
    return [building_title(words, building) for building in buildings]


def _correct_player(seat: int, rooms: Sequence[str], changed: Mapping[str, int]) -> list[Action]:
    of_seat: Mapping[str, Callable[[int], Action]] = {
        CASH: partial(act.CorrectCash, seat),
        LOANS: partial(act.CorrectLoans, seat),
        DISC: lambda room: act.CorrectDisc(seat, None if room == NOBODY else rooms[room]),
    }
    return [
        of_seat[key](value) if key in of_seat else act.CorrectGoods(seat, key, value)
        for key, value in changed.items()
    ]


# Where cards are: with a player, or in one of the places that belong to nobody


class Spot(NamedTuple):
    """The places a card of nobody's may be in, and the one it is in."""

    places: Sequence[str]
    lies: str | None


def _buildings(words: Words, state: State, names: Sequence[str]) -> CorrectionGroup:
    cards = (
        _place(words, state, names, card, Spot(bounds.places_of(card), _lies(state, card)))
        for card in bounds.cards_in_play(state)
    )
    return CorrectionGroup(
        words.say("le_havre.correct.buildings"),
        (*cards, *_wharves(words, state)),
        partial(_correct_buildings, len(names)),
        drawn=CardPlaces,
    )


def _ships(words: Words, state: State, names: Sequence[str]) -> CorrectionGroup:
    cards = (
        _place(words, state, names, ship, Spot(bounds.SHIP_PLACES, _lies_ship(state, ship)))
        for ship in facts.ships()
    )
    return CorrectionGroup(
        words.say("le_havre.correct.ships"),
        (*cards,),
        partial(_correct_ships, len(names)),
        drawn=CardPlaces,
    )


def _place(words: Words, state: State, names: Sequence[str], card: str, spot: Spot) -> Choice:
    """Seats come first; a place is counted from the end of the seats on."""
    options = (*names, *(words.name("le_havre.place", place) for place in spot.places))
    value, owner = NOBODY, state.owner(card)
    if owner is not None:
        value = owner
    elif spot.lies:
        value = len(names) + spot.places.index(spot.lies)
    return Choice(card, card_title(words, card), value, tuple(enumerate(options)))


def _lies(state: State, card: str) -> str | None:
    spots = {
        bounds.TOWN: state.town,
        bounds.ASIDE: state.aside,
        bounds.GONE: state.gone,
        **dict(zip(bounds.PILE_NAMES, state.piles, strict=True)),
    }
    found = next((place for place, cards in spots.items() if card in cards), bounds.UNSEEN)
    return found if found in bounds.places_of(card) else None


def _lies_ship(state: State, ship: str) -> str:
    if ship in state.gone:
        return bounds.GONE
    on_stack = any(ship in stack for stack in state.stacks)
    return bounds.ON_STACK if on_stack else bounds.ROUND_CARD


def _wharves(words: Words, state: State) -> tuple[Choice, ...]:
    modern = ((0, words.say("le_havre.correct.old")), (1, words.say("le_havre.correct.modern")))
    return tuple(
        Choice(
            f"{MODERN}{wharf}",
            words.say("le_havre.correct.wharf", building=building_title(words, wharf)),
            int(wharf in state.modernised),
            modern,
        )
        for wharf in bounds.wharves()
    )


def _correct_buildings(seats: int, changed: Mapping[str, int]) -> list[Action]:
    made: list[Action] = []
    for key, value in changed.items():
        if key.startswith(MODERN):
            made.append(act.CorrectWharf(key.removeprefix(MODERN), bool(value)))
        elif value < seats:
            made.append(act.CorrectOwner(key, value))
        else:
            made.append(act.CorrectBuilding(key, bounds.places_of(key)[value - seats]))
    return made


def _correct_ships(seats: int, changed: Mapping[str, int]) -> list[Action]:
    return [
        act.CorrectOwner(ship, value)
        if value < seats
        else act.CorrectShip(ship, bounds.SHIP_PLACES[value - seats])
        for ship, value in changed.items()
    ]
