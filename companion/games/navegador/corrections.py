"""How the table may be corrected."""

from companion.games.navegador import bounds, buildings, facts, printed, sailing
from companion.games.navegador.actions import (
    CorrectBuildings,
    CorrectCard,
    CorrectCash,
    CorrectColonies,
    CorrectColonyPrices,
    CorrectDiscs,
    CorrectGallery,
    CorrectKing,
    CorrectLastTurns,
    CorrectMarket,
    CorrectPhase,
    CorrectPrivileges,
    CorrectRegion,
    CorrectRow,
    CorrectShips,
    CorrectStone,
    CorrectTurn,
    CorrectWorkers,
    ReadAgain,
)
from companion.games.navegador.state import OVER, State
from companion.referee.action import TableAgrees
from companion.referee.choice import Number, OneOf, Several
from companion.referee.offer import Offer


def corrections(state: State) -> list[Offer]:
    seats = OneOf(tuple(range(len(state.players))))
    return [
        Offer.of(TableAgrees),
        Offer.of(CorrectTurn, seat=seats),
        Offer.of(CorrectPhase, phase=Number(1, len(facts.phases()))),
        *_of_last_turns(state),
        Offer.of(CorrectCard, seat=seats, space=OneOf(bounds.SPACES)),
        *_of_players(seats),
        *_of_ships(state),
        *_of_board(state),
    ]


def _of_last_turns(state: State) -> list[Offer]:
    """None once they are over, even if slots are still being counted."""
    if state.turn.step == OVER:
        return []
    return [Offer.of(CorrectLastTurns, turns=OneOf((None, *range(1, len(state.players) + 2))))]


def _of_players(seats: OneOf) -> list[Offer]:
    workers = Number(facts.least_workers(), facts.most_workers())
    return [
        Offer.of(CorrectCash, seat=seats, cash=OneOf(bounds.CASH)),
        Offer.of(CorrectWorkers, seat=seats, workers=workers),
        Offer.of(CorrectDiscs, seat=seats, discs=Number(0, len(facts.explorable()))),
        Offer.of(CorrectStone, seat=seats, space=OneOf(bounds.SPACES)),
        Offer.of(CorrectKing, seat=seats, place=OneOf(bounds.KING_PLACES)),
        Offer.of(
            CorrectPrivileges,
            seat=seats,
            privilege=OneOf(tuple(facts.privileges())),
            owned=Number(0, facts.most_of_a_kind()),
        ),
        *(
            Offer.of(
                CorrectColonies,
                seat=seats,
                good=OneOf((good.id,)),
                colonies=Number(0, good.tokens),
            )
            for good in facts.goods().values()
        ),
        *(
            Offer.of(
                CorrectBuildings,
                seat=seats,
                building=OneOf((building,)),
                owned=Number(*bounds.owned(building)),
            )
            for building in facts.buildings()
        ),
    ]


def _of_ships(state: State) -> list[Offer]:
    return [
        Offer.of(
            CorrectShips,
            seat=OneOf((seat,)),
            region=OneOf((region,)),
            ships=Number(0, bounds.most_ships(holding, region)),
        )
        for seat, holding in enumerate(state.players)
        for region in facts.regions()
    ]


def _of_board(state: State) -> list[Offer]:
    goods, rows = OneOf(tuple(facts.goods())), Number(1, len(facts.market_rows()))
    regions = OneOf(facts.explorable())
    explored = tuple(sea.region for sea in state.seas if not sea.disc)
    read = (*printed.known(state.board), *sailing.ways_told(state))
    opening = buildings.opening(len(state.players))
    return [
        Offer.of(CorrectMarket, good=goods, row=rows),
        Offer.of(CorrectRegion, region=regions, explored=OneOf((True, False))),
        *(
            Offer.of(CorrectGallery, privilege=OneOf((kind.id,)), left=Number(0, kind.tokens))
            for kind in facts.privileges().values()
        ),
        *(
            Offer.of(CorrectRow, building=OneOf((row,)), left=Number(0, most))
            for row, most in opening.items()
        ),
        *(
            Offer.of(
                CorrectColonyPrices,
                region=OneOf(explored),
                good=OneOf((good.id,)),
                prices=Several(tuple(good.prices()), 0, facts.stack_bounds()[1]),
            )
            for good in facts.goods().values()
            if explored
        ),
        *([Offer.of(ReadAgain, value=OneOf(read))] if read else []),
    ]
