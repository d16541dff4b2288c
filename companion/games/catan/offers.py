"""What can be done now, and how the table can be corrected."""

from collections.abc import Iterator
from functools import lru_cache

from companion.games.catan import actions as act
from companion.games.catan import board, facts
from companion.games.catan.choices import Heap, Swaps
from companion.games.catan.facts import RESOURCES
from companion.games.catan.geometry import CORNERS, HEXES, PATHS, corner_names, path_names
from companion.games.catan.hand import KINDS, Hand
from companion.games.catan.state import FOUNDING, ROLLING, SEATS, State
from companion.games.catan.turn.building import may_lay_road
from companion.games.catan.turn.cards import may_play, may_play_any, monopolies, plenty
from companion.games.catan.turn.correcting import MOST_CARDS, outside_bank
from companion.games.catan.turn.ending import most_victory_cards
from companion.games.catan.turn.places import pieces_left
from companion.games.catan.turn.questions import QUESTIONS
from companion.games.catan.turn.trading import trading_is_over
from companion.referee.action import TableAgrees
from companion.referee.choice import Number, OneOf
from companion.referee.offer import Offer

ROLLS = Offer.of(act.Roll, total=OneOf(tuple(facts.DICE)))
END = Offer.of(act.EndTurn)
EACH_SEAT = tuple(OneOf((seat,)) for seat in range(SEATS.stop))
EACH_RESOURCE = tuple(OneOf((resource,)) for resource in RESOURCES)
CHEAPEST = sum(facts.cost(facts.ROAD))
"""With fewer cards nothing can be built or bought at all."""


def offers(state: State) -> list[Offer]:
    if state.over:
        return []
    if state.task:
        answers = QUESTIONS[state.task.ask].offers(state, state.task)
        return answers if state.turn.phase == FOUNDING else [*answers, *_victory(state)]
    any_time = [*_cards(state), *_victory(state)]
    if state.turn.phase == ROLLING:
        return [ROLLS, *any_time]
    return [END, *any_time, *_building(state), *_trade(state)]


def _cards(state: State) -> Iterator[Offer]:
    if not may_play_any(state):
        return
    if may_play(state, facts.KNIGHT):
        yield Offer.of(act.PlayKnight)
    if may_play(state, facts.ROAD_BUILDING) and may_lay_road(state, state.turn.seat):
        yield Offer.of(act.PlayRoadBuilding)
    if may_play(state, facts.YEAR_OF_PLENTY) and plenty(state):
        count = plenty(state)
        there = tuple(min(number, count) for number in state.bank)
        yield Offer.of(act.PlayYearOfPlenty, cards=_plenty(there, count))
    if may_play(state, facts.MONOPOLY):
        yield from (
            Offer.of(
                act.PlayMonopoly,
                resource=EACH_RESOURCE[kind],
                handed=monopolies(state, kind),
            )
            for kind in KINDS
        )


@lru_cache
def _plenty(there: Hand, count: int) -> OneOf:
    return OneOf(tuple(cards for cards in Heap(there).values() if cards.total() == count))


def _victory(state: State) -> Iterator[Offer]:
    seat = state.turn.seat
    least = max(0, facts.points_to_win() - board.visible_points(state, seat))
    if least > state.players[seat].cards:
        return
    most = most_victory_cards(state, seat)
    if least <= most:
        yield Offer.of(act.ClaimVictory, seat=EACH_SEAT[seat], cards=Number(least, most))


def _building(state: State) -> Iterator[Offer]:
    seat = state.turn.seat
    if state.hands.size(seat) < CHEAPEST:
        return
    if _may_pay(state, facts.ROAD) and may_lay_road(state, seat):
        yield Offer.of(act.BuildRoad, path=OneOf(path_names(board.open_paths(state, seat))))
    if _may_pay(state, facts.SETTLEMENT) and pieces_left(state, seat, facts.SETTLEMENT) > 0:
        free = corner_names(board.open_corners(state, seat))
        if free:
            yield Offer.of(act.BuildSettlement, corner=OneOf(free))
    if _may_pay(state, facts.CITY) and pieces_left(state, seat, facts.CITY) > 0:
        mine = state.players[seat].settlements
        if mine:
            yield Offer.of(act.BuildCity, corner=OneOf(mine))
    if state.deck and _may_pay(state, facts.DEVELOPMENT_CARD):
        yield Offer.of(act.BuyCard)


def _may_pay(state: State, thing: str) -> bool:
    return state.hands.may_hold({state.turn.seat: facts.cost(thing)})


def _trade(state: State) -> Iterator[Offer]:
    seat = state.turn.seat
    if trading_is_over(state) or not state.hands.size(seat):
        return
    for partner in state.seats:
        if partner != seat and state.hands.may_trade(seat, partner):
            swaps = Swaps(state.hands, seat, partner)
            yield Offer.of(act.TradeWithPlayer, partner=EACH_SEAT[partner], swap=swaps)
    most = state.hands.span(seat).most
    if max(most) < facts.rate(facts.SPECIAL):
        return
    for given, rates in enumerate(board.rates(state, seat)):
        paid = tuple(rate for rate in rates if rate <= most[given])
        if paid:
            yield from _with_bank(state, given, paid)


def _with_bank(state: State, given: int, paid: tuple[int, ...]) -> Iterator[Offer]:
    taken = [RESOURCES[kind] for kind in KINDS if kind != given and state.bank[kind]]
    if taken:
        yield Offer.of(
            act.TradeWithBank,
            gives=EACH_RESOURCE[given],
            count=OneOf(paid),
            takes=OneOf(tuple(taken)),
        )


def corrections(state: State) -> list[Offer]:
    seats = OneOf(tuple(state.seats))
    holders = OneOf((None, *state.seats))
    deck = Number(0, facts.deck_size())
    knights = Number(0, facts.card_counts()[facts.KNIGHT])
    shown = Number(0, facts.card_counts()[facts.VICTORY_POINT])
    return [
        Offer.of(TableAgrees),
        Offer.of(act.CorrectTurn, seat=seats, rolled=OneOf((False, True))),
        *_pieces(state),
        Offer.of(act.CorrectRobber, hex=OneOf(HEXES)),
        Offer.of(act.CorrectHand, seat=seats, cards=Heap(outside_bank(state))),
        Offer.of(act.CorrectHandSize, seat=seats, count=Number(0, MOST_CARDS)),
        *_bank(),
        Offer.of(act.CorrectDeck, count=deck),
        Offer.of(act.CorrectCards, seat=seats, count=deck),
        Offer.of(act.CorrectKnights, seat=seats, count=knights),
        Offer.of(act.CorrectVictoryCards, seat=seats, count=shown),
        *_used(),
        Offer.of(act.CorrectLongestRoad, seat=holders),
        Offer.of(act.CorrectLargestArmy, seat=holders),
    ]


def _bank() -> Iterator[Offer]:
    for resource, count in zip(RESOURCES, facts.bank_size(), strict=True):
        yield Offer.of(act.CorrectBank, resource=OneOf((resource,)), count=Number(0, count))


def _used() -> Iterator[Offer]:
    for card in facts.PROGRESS:
        count = Number(0, facts.card_counts()[card])
        yield Offer.of(act.CorrectUsed, card=OneOf((card,)), count=count)


def _pieces(state: State) -> Iterator[Offer]:
    """Any place for whoever has a piece left; without one, the places where it already stands."""
    nobody = OneOf((None,))
    yield Offer.of(act.CorrectRoad, path=OneOf(PATHS), seat=nobody)
    both = OneOf((False, True))
    yield Offer.of(act.CorrectBuilding, corner=OneOf(CORNERS), seat=nobody, city=both)
    for seat, held in enumerate(state.players):
        one = OneOf((seat,))
        roads = PATHS if pieces_left(state, seat, facts.ROAD) else held.roads
        yield Offer.of(act.CorrectRoad, path=OneOf(roads), seat=one)
        for piece, mine in ((facts.SETTLEMENT, held.settlements), (facts.CITY, held.cities)):
            corners = CORNERS if pieces_left(state, seat, piece) else mine
            city = OneOf((piece == facts.CITY,))
            yield Offer.of(act.CorrectBuilding, corner=OneOf(corners), seat=one, city=city)
