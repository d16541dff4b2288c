"""The app believes what lies on the table, whatever it believed before."""

from collections.abc import Callable

import pytest

from companion.games.le_havre import actions as act
from companion.games.le_havre.state import MAIN, TOWN
from companion.referee.action import Action, Correction
from companion.referee.match import Match
from companion.referee.ruling import Refusal
from tests.games.le_havre.table import (
    GAME,
    at_end_of_round,
    begun,
    do,
    fed,
    goods,
    having,
    in_debt,
    in_town,
    inside,
    offered,
    on_turn,
    owning,
    player,
    standing,
    state,
)

HOUSE, BRIDGE = "le_havre.building", "bridge_over_the_seine"


def test_goods_cash_and_loans() -> None:
    match = begun()
    do(match, act.CorrectGoods(1, "bread", 4), act.CorrectCash(1, 12), act.CorrectLoans(1, 2))
    held = player(match, 1)
    assert (held.goods["bread"], held.cash, held.loans) == (4, 12, 2)


def test_an_offer() -> None:
    match = begun()
    do(match, act.CorrectOffer("iron", 7))
    assert state(match).offers["iron"] == 7


def test_a_building_leaves_the_place_where_it_was() -> None:
    match = begun()
    do(match, act.CorrectOwner("marketplace", 2))
    assert state(match).owner("marketplace") == 2
    assert "marketplace" not in state(match).piles[0]


def test_a_building_goes_back_into_its_pile_in_order() -> None:
    match = owning(begun(), 0, "joinery", "marketplace")
    do(match, act.CorrectBuilding("joinery", "pile_1"))
    do(match, act.CorrectBuilding("marketplace", "pile_1"))
    assert state(match).piles[0][:3] == ("marketplace", "joinery", "charcoal_kiln")


def test_a_special_building_can_be_unseen_again() -> None:
    match = in_town(begun(), "bakery")
    do(match, act.CorrectBuilding("bakery", "unseen"))
    assert "bakery" in state(match).unseen()


def test_nobody_stays_in_a_building_that_is_not_built() -> None:
    match = standing(in_town(begun(), "fishery"), 1, "fishery")
    do(match, act.CorrectBuilding("fishery", "pile_1"))
    assert player(match, 1).disc is None


def test_the_action_of_a_building_that_was_never_built_is_dropped() -> None:
    match = inside("charcoal_kiln", having(on_turn(), wood=1))
    do(match, act.CorrectBuilding("charcoal_kiln", "pile_1"))
    assert state(match).turn.step == MAIN


def test_ships() -> None:
    match = begun()
    do(match, act.CorrectOwner("s17", 0), act.CorrectShip("s01", "stack"))
    assert player(match).ships == ("s17",)
    assert state(match).top_ships == ("s01",)
    do(match, act.CorrectShip("s17", "round_card"))
    assert player(match).ships == ()


def test_a_wharf() -> None:
    match = begun()
    do(match, act.CorrectWharf("wharf_2", True))
    assert state(match).modernised == ("wharf_2",)
    do(match, act.CorrectWharf("wharf_2", False))
    assert state(match).modernised == ()


def test_a_tile_changes_places_with_the_one_that_lay_there() -> None:
    match = on_turn()
    do(match, act.CorrectTile(1, 7))
    assert state(match).tiles == (7, 2, 3, 4, 5, 6, 1)


def test_the_round() -> None:
    match = on_turn()
    do(match, act.CorrectRound(9))
    assert GAME.now(state(match)).round == 9


def test_the_turn_begins_again_with_the_main_action() -> None:
    match = inside("charcoal_kiln", having(on_turn(), wood=1))
    do(match, act.CorrectTurn(2, 5))
    turn = state(match).turn
    assert (turn.seat, turn.number, turn.step, turn.using) == (2, 5, MAIN, None)


def test_what_was_left_to_pay_is_dropped() -> None:
    match = at_end_of_round(begun(), 2)
    do(match, act.TakeOffer("wood"), act.EndTurn(), act.CorrectTurn(0, 7))
    assert state(match).waiting == ()


def test_a_finished_game_can_go_on() -> None:
    match = on_turn(begun(1))
    do(match, act.CorrectRound(8), act.CorrectCash(0, 0), act.TakeOffer("wood"))
    assert state(match).over
    do(match, act.CorrectRound(7))
    assert offered(match, act.TakeOffer("fish"))


def test_a_question_whose_answer_was_corrected_away_is_dropped() -> None:
    match = at_end_of_round(begun(), 4)
    do(match, act.TakeOffer("wood"), act.EndTurn())
    fed(match)
    assert state(match).turn.step == TOWN
    for card in state(match).unseen():
        do(match, act.CorrectOwner(card, 0))
    assert state(match).round == 5


def at_haulage_firm() -> Match:
    match = owning(having(on_turn(), franc=3), 0, "haulage_firm")
    return inside("haulage_firm", match)


def at_local_court() -> Match:
    return inside("local_court", in_debt(on_turn(), loans=3))


def at_bridge() -> Match:
    return inside(BRIDGE, having(owning(on_turn(), 0, BRIDGE), fish=3))


def at_town_square() -> Match:
    return inside("town_square", owning(on_turn(), 0, "town_square", "fishery"))


def loaded() -> Match:
    match = owning(having(on_turn(), coal=1, fish=1), 0, "shipping_line", "s01")
    return after_all(inside("shipping_line", match), act.LoadShips(1, 0, 0, goods(coal=1)))


def after_all(match: Match, *actions: Action) -> Match:
    do(match, *actions)
    return match


EMPTIED = (act.CorrectOffer("fish", 0), act.CorrectOffer("wood", 0), act.CorrectOffer("clay", 0))
MADE_IMPOSSIBLE: tuple[tuple[Callable[[], Match], tuple[Correction, ...], Action, str], ...] = (
    (at_haulage_firm, (act.CorrectCash(0, 2),), act.Haul("fish"), f"{HOUSE}.haulage_firm.francs"),
    (at_haulage_firm, EMPTIED, act.Haul("fish"), f"{HOUSE}.haulage_firm.no-neighbours"),
    (
        at_local_court,
        (act.CorrectLoans(0, 0),),
        act.ReturnLoans(2),
        f"{HOUSE}.local_court.no-loans",
    ),
    (
        at_bridge,
        (act.CorrectGoods(0, "fish", 2),),
        act.SellAtBridge(goods(fish=2)),
        "le_havre.must-act.sale",
    ),
    (
        at_town_square,
        (act.CorrectBuilding("fishery", "town"),),
        act.Choose(("bread",)),
        f"{HOUSE}.town_square.craftsmen",
    ),
    (
        loaded,
        (act.CorrectGoods(0, "fish", 0),),
        act.ShipGoods(goods(fish=1)),
        f"{HOUSE}.shipping_line.goods",
    ),
)


@pytest.mark.parametrize(("table", "corrections", "action", "refusal"), MADE_IMPOSSIBLE)
def test_an_action_that_a_correction_made_impossible_can_only_be_ended(
    table: Callable[[], Match], corrections: tuple[Correction, ...], action: Action, refusal: str
) -> None:
    match = after_all(table(), *corrections)
    assert not offered(match, action)
    with pytest.raises(Refusal) as caught:
        match.do(action)
    assert caught.value.message == refusal
    assert offered(match, act.EndAction())
    do(match, act.EndAction())
    assert state(match).turn.using is None


def test_who_has_no_loan_after_all_pays_no_interest() -> None:
    match = in_debt(owning(having(on_turn()), 0, "fishery"))
    do(match, act.CorrectTurn(2, 4), act.TakeOffer("wood"), act.EndTurn(), act.Supply())
    assert state(match).waiting == (0,)
    do(match, act.CorrectLoans(0, 0))
    assert (state(match).turn.step, player(match).cash) == (MAIN, 0)


@pytest.mark.parametrize(
    "action",
    [
        act.CorrectOwner("dock", 0),
        act.CorrectBuilding("bakery", "pile_1"),
        act.CorrectBuilding("fishery", "gone"),
        act.CorrectShip("s01", "town"),
        act.CorrectDisc(0, "fishery"),
        act.CorrectWharf("fishery", True),
        act.CorrectTile(8, 1),
        act.CorrectTile(1, 8),
        act.CorrectRound(20),
        act.CorrectTurn(0, 8),
        act.CorrectOffer("coal", 1),
    ],
)
def test_what_cannot_be_is_refused(action: Correction) -> None:
    match = begun()
    assert not any(offer.covers(action) for offer in GAME.corrections(state(match)))
    with pytest.raises(Refusal) as caught:
        match.do(action)
    assert caught.value.article == "le_havre.correct"


def test_the_table_agrees() -> None:
    figures = GAME.reality(state(begun()))
    assert figures[0].counts == (("franc", 5), ("loans", 0), ("coal", 1))
    assert dict(figures[-1].counts) == dict(state(begun()).offers)
