"""Situations a table runs into once in ten games, when nobody wants to look them up."""

from companion.games.navegador import actions as act
from companion.games.navegador.profile import Profile
from companion.referee.match import Match
from tests.games.navegador.table import (
    BLANK,
    BOARD,
    CABO,
    CHARTED,
    GAME,
    at,
    begun,
    do,
    explored,
    fleet,
    offered,
    player,
    second_round,
    state,
    told,
)

NAGASAKI = (60,) * (BOARD.tokens("nagasaki") or 0)
MALACA = (70,) * (BOARD.tokens("malaca") or 0)


def with_card(match: Match, space: str = "buildings") -> Match:
    """Anna holds the card in the second round; her stone and the orange ship share a space."""
    second_round(match)
    do(match, act.CorrectStone(0, space), act.CorrectCard(0, space))
    return match


def test_nagasaki_with_the_card_leaves_the_rondel_action() -> None:
    match = with_card(fleet(begun(), macau=3))
    do(match, act.UseCard(), act.Explore("nagasaki", ("macau",) * 3))
    do(match, act.TurnUp("spice", NAGASAKI))
    assert (state(match).turn.seat, state(match).last_turns) == (0, 4)
    do(match, act.MoveStone("workers"), act.Recruit(1))
    assert (state(match).turn.seat, state(match).last_turns) == (1, 3)


def test_nagasaki_in_the_last_of_the_last_turns_ends_the_game() -> None:
    match = begun(profile=BOARD)
    for row in state(match).row:
        do(match, act.CorrectRow(row, 0))
    do(fleet(match, macau=3), act.CorrectLastTurns(1))
    do(at("sailing", match), act.Explore("nagasaki", ("macau",) * 3))
    do(match, act.TurnUp("spice", NAGASAKI))
    assert state(match).over


def test_a_phase_discovered_in_the_last_turn_asks_nothing_more() -> None:
    match = fleet(begun(profile=CHARTED), angola=2)
    do(match, act.CorrectLastTurns(1), act.MoveStone("sailing"))
    do(match, act.Explore(CABO, ("angola",) * 2), act.TurnUp("gold", (90,)))
    assert state(match).over
    assert state(match).phase == 1


def test_the_card_waits_until_the_colonies_are_turned_up() -> None:
    match = with_card(fleet(begun(), portugal=2))
    do(match, act.UseCard(), act.Explore("guine", ("portugal",) * 2))
    assert state(match).card == 0
    assert {offer.kind for offer in GAME.offers(match.state)} == {act.TurnUp}


def test_malaca_with_the_card_asks_for_colonies_then_for_the_chart_then_goes_on() -> None:
    match = with_card(fleet(begun(3, CHARTED), goa=2))
    do(match, act.UseCard(), act.Explore("malaca", ("goa",) * 2))
    do(match, act.TurnUp("spice", (70, 90)))
    assert {offer.kind for offer in GAME.offers(match.state)} == {act.ReadChart}
    do(match, act.ReadChart(3))
    assert (state(match).phase, state(match).turn.seat) == (3, 0)
    assert offered(match, act.MoveStone("workers"))


def test_the_chart_is_asked_once_a_match() -> None:
    match = begun(4, CHARTED)
    do(match, act.MoveStone("workers"), act.CorrectRegion(CABO, True), act.EndTurn())
    do(match, act.ReadChart(1), act.CorrectPhase(1), act.MoveStone("workers"), act.EndTurn())
    assert state(match).asked is None
    assert state(match).phase == 2


def test_undo_takes_back_an_ending_that_came_by_itself() -> None:
    match = at("privilege")
    do(match, act.TakePrivilege("church", 50))
    assert state(match).turn.seat == 1
    match.undo()
    assert (state(match).turn.seat, player(match).workers) == (0, 3)


def test_from_one_market_to_the_other_it_is_four_steps() -> None:
    match = second_round(begun())
    do(match, act.CorrectStone(0, "first_market"))
    do(match, act.MoveStone("second_market", ("portugal",)))
    assert player(match).ships.total() == 1


def test_lost_ships_can_be_built_again() -> None:
    match = at("sailing", fleet(begun(), portugal=7))
    do(match, act.Explore("guine", ("portugal",) * 7))
    assert player(match).ships.total() == 6
    do(match, act.CorrectTurn(0), act.CorrectStone(0, "privilege"), act.MoveStone("ships"))
    do(match, act.BuildShips(1))
    assert player(match).ships.total() == 7


def test_a_worker_given_for_a_privilege_makes_room_for_another() -> None:
    match = at("privilege", workers=9)
    do(match, act.TakePrivilege("church", 50), act.CorrectTurn(0), act.CorrectStone(0, "sailing"))
    do(match, act.MoveStone("workers"))
    assert told(do(match, act.Recruit(1))) == ["recruits", "turn-begins"]


def test_at_the_bottom_goods_are_still_sold() -> None:
    match = begun()
    do(match, act.CorrectMarket("spice", 10), act.CorrectColonies(0, "spice", 3))
    do(at("first_market", match, cash=0), act.Sell("spice", 3))
    assert (player(match).cash, state(match).market["spice"]) == (120, 10)


def test_at_the_top_goods_are_still_processed() -> None:
    match = begun()
    do(match, act.CorrectMarket("spice", 1))
    do(at("first_market", match, cash=0), act.Process("spice", 1))
    assert (player(match).cash, state(match).market["spice"]) == (20, 1)


def test_a_ship_that_sailed_its_range_does_not_explore() -> None:
    match = explored(fleet(begun(), portugal=1, guine=1), guine=(), bahia=())
    do(at("sailing", match), act.Sail("portugal", "guine", 1))
    assert not offered(match, act.Explore("angola", ("guine", "guine")))


def test_a_ship_that_sailed_half_its_range_still_explores() -> None:
    match = explored(fleet(begun(), portugal=1, guine=1), guine=())
    do(match, act.CorrectPhase(2))
    do(at("sailing", match), act.Sail("portugal", "guine", 1))
    assert offered(match, act.Explore("angola", ("guine", "guine")))


def test_seven_ships_out_of_reach_explore_nothing() -> None:
    match = at("sailing", explored(fleet(begun(), portugal=7), guine=()))
    assert not offered(match, act.Explore("angola", ("portugal", "portugal")))


def test_the_orange_ship_waits_for_a_stone_in_the_middle() -> None:
    match = with_card(begun())
    do(match, act.CorrectStone(2, None), act.UseCard(), act.EndSailing())
    assert (state(match).card, state(match).orange) == (2, None)
    do(match, act.CorrectTurn(2), act.MoveStone("ships"))
    assert state(match).orange == "ships"


def test_a_correction_in_the_middle_of_an_action_does_not_end_the_turn() -> None:
    match = at("first_market")
    do(match, act.CorrectCash(0, 0), act.CorrectMarket("gold", 9))
    assert state(match).turn.step == "market"


def test_a_question_is_dropped_with_the_turn_that_asked_it() -> None:
    match = at("sailing")
    do(match, act.Explore("guine", ("portugal",) * 2), act.CorrectTurn(1))
    assert state(match).asked is None
    assert offered(match, act.MoveStone("workers"))


def test_prices_may_be_corrected_instead_of_turned_up() -> None:
    match = at("sailing", fleet(begun(), portugal=3))
    do(match, act.Explore("guine", ("portugal",) * 2))
    do(match, act.CorrectColonyPrices("guine", "gold", (60, 80)))
    assert state(match).asked is None
    assert offered(match, act.EndTurn())


def test_exploring_without_two_of_the_ships_that_were_corrected_away() -> None:
    match = at("sailing")
    do(match, act.CorrectShips(0, "portugal", 1))
    assert not offered(match, act.Explore("guine", ("portugal",) * 2))


def test_the_last_ship_explores_nothing_but_may_sail() -> None:
    match = at("sailing", explored(fleet(begun(), portugal=1), guine=()))
    kinds = {offer.kind for offer in GAME.offers(match.state)}
    assert kinds == {act.Sail, act.EndTurn}


def test_dangerous_macau_only_with_few_players() -> None:
    for players, alive in ((3, 1), (4, 2)):
        match = at("sailing", fleet(begun(players), malaca=3))
        do(match, act.Explore("macau", ("malaca",) * 3))
        assert player(match).ships["macau"] == alive


def test_two_equal_privileges_cover_two_slots() -> None:
    match = begun()
    do(match, act.CorrectGallery("colony", 2), act.CorrectColonies(0, "gold", 2))
    do(at("privilege", match, cash=0), act.TakePrivilege("colony", 30), act.CorrectTurn(0))
    do(match, act.CorrectStone(0, "colony"), act.CorrectWorkers(0, 3), act.MoveStone("privilege"))
    do(match, act.TakePrivilege("colony", 20))
    assert player(match).cash == 2 * 30 + 2 * 20


def test_another_player_covers_the_same_coin_on_an_own_sheet() -> None:
    match = at("privilege", begun(profile=BLANK))
    do(match, act.CorrectGallery("shipyard", 2), act.TakePrivilege("shipyard", 60))
    do(match, act.MoveStone("privilege"))
    assert offered(match, act.TakePrivilege("shipyard", 60))
    assert not offered(match, act.TakePrivilege("shipyard", 50))


def test_a_profile_with_nothing_but_a_misread_row_can_be_mended_in_the_match() -> None:
    wrong = Profile().with_price("church", 1, 200)
    match = at("buildings", begun(profile=wrong), cash=900, workers=9)
    assert not offered(match, act.Build("church", 210))
    do(match, act.ReadAgain("price.church.1"), act.Build("church", 210))
    assert state(match).board.price("church", 1) == 210


def test_the_winner_of_a_tie_in_the_match_is_told_by_the_card() -> None:
    match = begun()
    do(match, act.CorrectLastTurns(1), act.MoveStone("workers"), act.EndTurn())
    sheet = GAME.score(state(match))
    assert sheet.totals == (sheet.totals[0],) * 3
    assert sheet.winners == (state(match).card,) == (2,)


def test_a_church_bought_this_turn_recruits_only_in_a_later_one() -> None:
    """One action a turn: after building, nobody recruits."""
    match = at("buildings", cash=900, workers=9)
    do(match, act.Build("church", 250))
    assert not offered(match, act.Recruit(2))


def test_money_gained_by_selling_does_not_buy_in_the_same_turn() -> None:
    match = at("first_market")
    do(match, act.Process("gold", 1))
    assert not any(offered(match, act.Build("gold_factory", price)) for price in range(10, 300, 10))


def test_everything_is_public_and_scored_after_every_action() -> None:
    match = at("sailing", fleet(begun(), portugal=3))
    before = GAME.score(state(match)).totals[0]
    do(match, act.Explore("guine", ("portugal",) * 2))
    assert GAME.score(state(match)).totals[0] == before - 1 + 4  # a ship less, a disc more


def test_malaca_stack_is_only_paid_once() -> None:
    match = at("sailing", fleet(begun(), goa=4))
    do(match, act.CorrectCash(0, 0), act.Explore("malaca", ("goa",) * 2))
    do(match, act.TurnUp("spice", MALACA), act.Sail("goa", "malaca", 1))
    assert player(match).cash == 70
