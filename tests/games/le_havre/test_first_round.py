"""The rulebook's first round of three players, line by line, to the goods it names."""

from companion.games.le_havre import actions as act
from companion.games.le_havre.state import FEEDING, MAIN
from companion.referee.match import Match
from tests.games.le_havre.table import begun, do, goods, player, state, told

RED, GREEN, BLUE = range(3)
FRANC_TILE, FISH_TILE, GRAIN_TILE, CATTLE_TILE = 7, 5, 6, 1
WOOD_AND_FRANC, FISH_AND_CLAY, WOOD_AND_CLAY = 3, 4, 2


def offers(match: Match) -> dict[str, int]:
    return {space: count for space, count in state(match).offers.items() if count}


def after_three_turns() -> Match:
    match = begun()
    do(match, act.TurnUp(FRANC_TILE), act.TakeOffer("franc"), act.EndTurn())
    do(match, act.TurnUp(FISH_TILE), act.TakeOffer("wood"), act.EndTurn())
    do(match, act.TurnUp(GRAIN_TILE), act.TakeOffer("fish"), act.EndTurn())
    return match


def after_five_turns() -> Match:
    match = after_three_turns()
    do(match, act.TurnUp(CATTLE_TILE), act.Buy("marketplace"), act.Enter("marketplace"))
    do(match, act.Choose(("coal", "grain")), act.EndTurn())
    do(match, act.TurnUp(WOOD_AND_FRANC), act.Enter("building_firm_1"), act.Build("joinery"))
    do(match, act.EndTurn())
    return match


def after_seven_turns() -> Match:
    match = after_five_turns()
    do(match, act.TurnUp(FISH_AND_CLAY), act.TakeOffer("wood"), act.EndTurn())
    do(match, act.TakeOffer("clay"), act.EndTurn())
    return match


def test_before_the_first_turn() -> None:
    match = begun()
    assert offers(match) == {"franc": 2, "fish": 2, "wood": 2, "clay": 1}
    assert [player(match, seat).purse for seat in range(3)] == [goods(franc=5, coal=1)] * 3


def test_red_takes_three_francs() -> None:
    match = begun()
    do(match, act.TurnUp(FRANC_TILE))
    assert offers(match) == {"franc": 3, "fish": 2, "wood": 2, "clay": 1, "iron": 1}
    do(match, act.TakeOffer("franc"))
    assert player(match, RED).cash == 8
    assert "marketplace" in state(match).tops  # he could buy it for 6 francs


def test_green_takes_three_wood_and_blue_four_fish() -> None:
    match = after_three_turns()
    assert player(match, GREEN).goods == goods(coal=1, wood=3)
    assert player(match, BLUE).goods == goods(coal=1, fish=4)


def test_red_buys_the_marketplace_and_uses_it() -> None:
    match = after_three_turns()
    do(match, act.TurnUp(CATTLE_TILE))
    assert offers(match) == dict.fromkeys(("wood", "clay", "iron", "grain", "cattle"), 1)
    do(match, act.Buy("marketplace"), act.Enter("marketplace"))
    happenings = do(match, act.Choose(("coal", "grain")))
    assert "may-look" in told(happenings)
    assert player(match, RED).purse == goods(franc=2, coal=2, grain=1)
    assert player(match, RED).buildings == ("marketplace",)


def test_green_builds_the_joinery_without_a_fee() -> None:
    match = after_five_turns()
    assert player(match, GREEN).purse == goods(franc=5, coal=1)
    assert player(match, GREEN).buildings == ("joinery",)
    assert player(match, GREEN).disc == "building_firm_1"


def test_blue_takes_two_wood() -> None:
    match = after_five_turns()
    do(match, act.TurnUp(FISH_AND_CLAY))
    basic = {"franc": 1, "fish": 1, "wood": 2, "clay": 2, "iron": 1, "grain": 1, "cattle": 1}
    assert offers(match) == basic
    do(match, act.TakeOffer("wood"))
    assert player(match, BLUE).goods == goods(coal=1, fish=4, wood=2)


def test_the_seventh_tile_is_known_and_red_takes_three_clay() -> None:
    match = after_five_turns()
    happenings = do(match, act.TurnUp(FISH_AND_CLAY), act.TakeOffer("wood"), act.EndTurn())
    assert "last-tile" in told(happenings)
    assert state(match).tiles[6] == WOOD_AND_CLAY
    assert offers(match) == {**dict.fromkeys(state(match).offers, 1), "clay": 3}
    do(match, act.TakeOffer("clay"))
    assert player(match, RED).goods == goods(coal=2, grain=1, clay=3)


def test_everybody_pays_two_food_and_nothing_is_harvested() -> None:
    match = after_seven_turns()
    assert state(match).turn.step == FEEDING
    do(match, act.Feed(GREEN, goods(franc=2)), act.Feed(BLUE, goods(fish=2)))
    do(match, act.Feed(RED, goods(franc=2)))
    assert player(match, RED).purse == goods(coal=2, grain=1, clay=3)
    assert player(match, GREEN).purse == goods(franc=3, coal=1)
    assert player(match, BLUE).purse == goods(franc=5, coal=1, fish=2, wood=2)


def test_the_first_ship_comes_and_green_begins_the_second_round() -> None:
    match = after_seven_turns()
    do(match, act.Feed(RED, goods(franc=2)), act.Feed(BLUE, goods(fish=2)))
    do(match, act.Feed(GREEN, goods(franc=2)))
    now = state(match)
    assert now.top_ships == ("s03",)
    assert (now.round, now.turn.seat, now.turn.step) == (2, GREEN, MAIN)
    assert (now.offers["iron"], now.offers["franc"]) == (2, 2)
    assert now.tiles[0] == FRANC_TILE
