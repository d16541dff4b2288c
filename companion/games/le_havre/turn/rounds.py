"""The end of a round: harvest, feeding, the town's building, the new ship. And the tiles."""

from companion.games.le_havre import facts
from companion.games.le_havre.cards import FEEDLOT
from companion.games.le_havre.dues import FOOD, Due
from companion.games.le_havre.state import FEEDING, TOWN, Holding, State
from companion.games.le_havre.table import Table
from companion.referee.counts import Counts

# Supply tiles


def tiles_left(state: State) -> tuple[int, ...]:
    """The tiles that lie face down."""
    return tuple(tile for tile in facts.tiles() if tile not in state.tiles)


def place_tile(table: Table, tile: int) -> None:
    tiles = list(table.state.tiles)
    tiles[table.state.turn.number - 1] = tile
    table.change(tiles=tuple(tiles))


# The order of things


def end_round(table: Table) -> None:
    table.tell("round-ends", number=table.state.round)
    if not table.state.rules.harvest_after_feeding:
        _harvest(table)
    table.change_turn(step=FEEDING)
    _ask_for_food(table)


def harvest_late(table: Table) -> None:
    if table.state.rules.harvest_after_feeding:
        _harvest(table)


def no_longer_waits(table: Table, seat: int) -> None:
    table.change(waiting=tuple(other for other in table.state.waiting if other != seat))


# Harvest


def _harvest(table: Table) -> None:
    if not table.state.round_card.harvest:
        return
    for seat, held in enumerate(table.state.players):
        grown = harvest_of(held)
        if grown:
            table.receive(seat, grown)
            table.tell("harvests", seat=seat, goods=grown.each())


def harvest_of(held: Holding) -> Counts:
    grown = {
        good: rule.gain for good, rule in facts.harvests().items() if held.goods[good] >= rule.least
    }
    text, cattle = facts.building(FEEDLOT).passive, held.goods["cattle"]
    if FEEDLOT in held.buildings and text["least"] <= cattle <= text["most"]:
        grown["cattle"] = text["gain"]
    return Counts(grown)


# Feeding


def ship_food(state: State, seat: int) -> int:
    players = len(state.players)
    return sum(facts.type_of(ship).food[players - 1] for ship in state.players[seat].ships)


def food_due(state: State, seat: int) -> Due:
    """What a player still owes once the ships have brought their food."""
    amount = max(0, state.round_card.food - ship_food(state, seat))
    return Due(FOOD, amount, state.players[seat].purse, state.rules.superfluous_tokens)


def loans_needed(due: Due) -> int:
    short = max(0, due.amount - due.most)
    return -(-short // facts.loan().gives)


def _ask_for_food(table: Table) -> None:
    """Whoever is fed by ships alone is not asked."""
    count = len(table.state.players)
    order = [table.state.after(table.seat + step) for step in range(count)]
    for seat in order:
        if table.state.round_card.food and not food_due(table.state, seat).amount:
            table.tell("fed-by-ships", seat=seat)
    table.change(waiting=tuple(seat for seat in order if food_due(table.state, seat).amount))


# The town, and the new ship


def town_builds(table: Table) -> bool:
    """Says whether it is done; a special building has to be turned up first."""
    kind = table.state.round_card.town
    if kind == facts.SPECIAL:
        table.change_turn(step=TOWN)
        return False
    if kind == facts.BASIC and table.state.tops:
        building = min(table.state.tops, key=lambda top: facts.building(top).order)
        table.tell("town-builds", building=building)
        table.remove(building)
        table.to_town(building)
    return True


def turn_up_special(table: Table, building: str) -> None:
    if building == facts.STADIUM:
        table.change(aside=(*table.state.aside, building))
        table.tell("reveals-stadium", building=building)
        table.fill_proposals()
    else:
        table.to_town(building)
        table.tell("reveals", building=building)


def new_ship(table: Table) -> None:
    ship = table.state.round_card.ship
    if not is_anywhere(table.state, ship):
        table.onto_stack(ship)
        table.tell("new-ship", ship=ship)


def is_anywhere(state: State, ship: str) -> bool:
    """A ship that is nowhere is still a round card."""
    laid = (*state.gone, *(card for stack in state.stacks for card in stack))
    return ship in laid or state.owner(ship) is not None
