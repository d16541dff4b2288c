"""Fortunes worked out by hand, refereed and not."""

from dataclasses import replace

from companion.games.le_havre import actions as act
from companion.games.le_havre.score import FinalSheet, FinalTable, count_table
from companion.referee.score import ScoreSheet
from tests.games.le_havre.table import GAME, PLAYERS, begun, do, having, in_debt, owning, state

ANNA, BEN = (FinalSheet(player) for player in PLAYERS[:2])


def line(sheet: ScoreSheet, what: str) -> tuple[int, ...]:
    return next(row.points for row in sheet.lines if row.what == f"le_havre.score.{what}")


def bonuses(*buildings: str, ships: tuple[str, ...] = (), goods: int = 0) -> int:
    anna = replace(ANNA, buildings=buildings, ships=ships, goods=goods)
    return line(GAME.score_table(FinalTable((anna, BEN))), "bonuses")[0]


def test_the_example_of_the_rulebook() -> None:
    """Bank, Shipping Line not counted: 16 + 8 + 2 x 14, 3 x 2 + 2 x 2, 9 francs, 1 loan."""
    cards = ("bank", "hardware_store", "sawmill", "brickworks")
    sheet = GAME.score_table(FinalTable((replace(ANNA, buildings=cards, cash=9, loans=1), BEN)))
    assert [row.points[0] for row in sheet.lines] == [52, 0, 10, 9, -7]
    assert sheet.totals == (64, 0)


def test_printed_values_count_and_not_prices() -> None:
    sheet = GAME.score_table(FinalTable((replace(ANNA, buildings=("bank",)), BEN)))
    assert line(sheet, "buildings") == (16, 0)


def test_ships_count_their_values() -> None:
    sheet = GAME.score_table(FinalTable((replace(ANNA, ships=("s18", "s06")), BEN)))
    assert line(sheet, "ships") == (40, 0)


def test_the_storehouse_counts_half_a_franc_for_each_good() -> None:
    assert bonuses("storehouse", goods=7) == 3


def test_goods_alone_are_worth_nothing() -> None:
    assert GAME.score_table(FinalTable((replace(ANNA, goods=99), BEN))).totals == (0, 0)


def test_the_dock_counts_the_yacht_as_a_ship() -> None:
    assert bonuses("dock", "luxury_yacht", ships=("s01", "s18")) == 12


def test_the_town_hall_counts_itself_and_craftsmen() -> None:
    assert bonuses("town_hall", "church", "bakehouse", "fishery", "cokery") == 4 * 2 + 2 * 2


def test_the_bank_counts_itself() -> None:
    assert bonuses("bank") == 2


def test_business_park_and_guildhouse() -> None:
    assert bonuses("business_park", "cokery", "dock") == 4
    assert bonuses("guildhouse", "storehouse") == 4


def test_each_loan_costs_seven() -> None:
    assert GAME.score_table(FinalTable((replace(ANNA, loans=3), BEN))).totals == (-21, 0)


def test_equal_fortunes_share_the_victory() -> None:
    sheet = GAME.score_table(FinalTable((ANNA, BEN)))
    assert sheet.winners == (0, 1)
    assert sheet.tie_break


def test_the_richest_wins() -> None:
    sheet = GAME.score_table(FinalTable((ANNA, replace(BEN, cash=1))))
    assert (sheet.winners, sheet.tie_break) == ((1,), None)


def test_one_player_is_enough() -> None:
    assert GAME.score_table(FinalTable((replace(ANNA, cash=5),))).totals == (5,)


def test_a_refereed_table_is_counted_alike() -> None:
    match = owning(having(begun(4), franc=6, wood=5), 0, "storehouse", "dock", "s06")
    in_debt(match)
    sheet = GAME.score(state(match))
    assert [row.points[0] for row in sheet.lines] == [14, 2, 2 + 4, 6, -7]


def test_each_point_of_the_bonuses_has_its_reason() -> None:
    match = owning(begun(4), 1, "bank", "dock", "s06")
    reasons = next(row.reasons for row in GAME.score(state(match)).lines if "bonus" in row.what)
    told = {reason.what: reason.fact("points") for reason in reasons}
    assert told == {"le_havre.scores-bank": 5, "le_havre.scores-dock": 4}


def test_an_unfinished_table_is_counted_as_far_as_it_goes() -> None:
    twice = FinalTable((replace(ANNA, buildings=("bank",)), replace(BEN, buildings=("bank",))))
    assert count_table(twice).totals == (18, 18)


def test_the_score_follows_the_table() -> None:
    match = owning(having(begun(), franc=3), 0, "fishery")
    before = GAME.score(state(match)).totals[0]
    do(match, act.Sell(0, "fishery"))
    assert GAME.score(state(match)).totals[0] == before - 5
