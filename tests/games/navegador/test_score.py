"""The score: figures worked out by hand."""

from dataclasses import replace

import pytest

from companion.games.navegador import actions as act
from companion.games.navegador.profile import Column, Profile
from companion.games.navegador.score import (
    FinalPrivileges,
    FinalSheet,
    FinalTable,
    best_place,
    king_choices,
    of_sheet,
    unsure_columns_of_table,
)
from tests.games.navegador.table import BLANK, BOARD, GAME, PLAYERS, begun, do, state

ANNA, BEN, CLEO = (FinalSheet(player) for player in PLAYERS[:3])

EXAMPLE = replace(
    ANNA,
    ships=3,
    workers=5,
    cash=430,
    colonies=4,
    factories=7,
    discs=5,
    shipyards=1,
    churches=2,
    privileges=FinalPrivileges(factory=3, explorer=3, church=1),
    king="none",
)
"""The rulebook's sheet: 1 for a colony, 5 for a factory, 7 for a disc, 3 and 5 for the others."""


def total(sheet: FinalSheet, board: Profile = BLANK) -> int:
    return GAME.score_table(FinalTable((sheet, BEN), board=board)).totals[0]


def test_the_example_of_the_rulebook_makes_97() -> None:
    sheet = GAME.score_table(FinalTable((EXAMPLE, BEN)))
    assert [line.points[0] for line in sheet.lines] == [5, 3, 2, 4, 35, 35, 3, 10]
    assert sheet.totals[0] == 97


def test_an_empty_sheet_scores_its_beginnings() -> None:
    """2 workers, 1 factory, 1 shipyard, 1 church, and the King where he brings 2."""
    assert total(ANNA) == 2 + 2 + 3 + 3 + 2


@pytest.mark.parametrize(("cash", "points"), [(0, 0), (190, 0), (200, 1), (390, 1), (400, 2)])
def test_only_full_two_hundreds_count(cash: int, points: int) -> None:
    assert total(replace(ANNA, cash=cash)) - total(ANNA) == points


@pytest.mark.parametrize(
    ("sheet", "place"),
    [
        (replace(ANNA, colonies=5), "colony"),
        (replace(ANNA, factories=4), "factory"),
        (replace(ANNA, discs=6, shipyards=2), "explorer"),
        (replace(ANNA, colonies=5, shipyards=3), "shipyard"),
        (replace(ANNA, churches=4, colonies=7), "church"),
    ],
)
def test_the_kings_privilege_goes_where_it_brings_the_most(sheet: FinalSheet, place: str) -> None:
    assert best_place(of_sheet(sheet), BLANK) == place


def test_a_full_column_is_no_place_for_it() -> None:
    sheet = replace(ANNA, churches=4, privileges=FinalPrivileges(church=2))
    assert best_place(of_sheet(sheet), BOARD) != "church"
    roomy = Profile(columns=(Column("church", slots=3),))
    assert best_place(of_sheet(sheet), roomy) == "church"


def test_it_may_be_the_fourth_of_a_column_with_room() -> None:
    sheet = replace(ANNA, colonies=9, privileges=FinalPrivileges(colony=3))
    roomy = Profile(columns=(Column("colony", slots=4),))
    assert king_choices(of_sheet(sheet), roomy)["colony"] == 9
    assert "colony" not in king_choices(of_sheet(sheet), BLANK)


def test_a_column_nobody_has_counted_is_taken_as_it_was_entered() -> None:
    full = replace(ANNA, privileges=FinalPrivileges(church=3), king="church")
    assert total(full) == 2 + 2 + 3 + (3 + 4 * 2)


def test_a_table_names_the_columns_that_have_to_be_counted() -> None:
    sheet = replace(ANNA, colonies=9, privileges=FinalPrivileges(colony=3))
    assert unsure_columns_of_table(FinalTable((sheet, BEN))) == ("colony",)
    assert unsure_columns_of_table(FinalTable((ANNA, BEN))) == ()


def test_the_sheet_says_where_the_king_went_and_why() -> None:
    sheet = GAME.score_table(FinalTable((replace(ANNA, colonies=5), BEN)))
    line = next(line for line in sheet.lines if line.what == "navegador.score.colony")
    king = next(reason for reason in line.reasons if reason.what == "navegador.king-is-best")
    assert (king.fact("seat"), king.fact("privilege"), king.fact("count")) == (0, "colony", 5)


def test_a_chosen_place_stands_even_if_it_is_worse() -> None:
    assert total(replace(ANNA, colonies=5, king="church")) == total(replace(ANNA, colonies=5)) - 3


def test_who_never_took_it_at_goa_has_none() -> None:
    assert total(replace(ANNA, king="none")) == total(ANNA) - 2


def test_equal_points_go_to_the_holder_of_the_card() -> None:
    sheet = GAME.score_table(FinalTable((ANNA, BEN, CLEO), card=1))
    assert sheet.ranks == (2, 1, 3)
    assert sheet.tie_break is not None
    assert sheet.tie_break.what == "navegador.tie-holder"


def test_or_to_whom_it_would_reach_first_on_its_way_to_the_right() -> None:
    """The holder is behind; to the right of Ben sits Anna, then Cleo."""
    behind = replace(BEN, king="none")
    sheet = GAME.score_table(FinalTable((ANNA, behind, CLEO), card=1))
    assert sheet.winners == (0,)
    assert sheet.tie_break is not None
    assert sheet.tie_break.what == "navegador.tie-next"


def test_without_a_tie_nothing_has_to_decide() -> None:
    sheet = GAME.score_table(FinalTable((replace(ANNA, ships=1), BEN)))
    assert sheet.tie_break is None


def test_the_score_is_known_at_any_time() -> None:
    match = begun()
    do(match, act.CorrectDiscs(1, 3))
    sheet = GAME.score(state(match))
    assert sheet.totals[1] - sheet.totals[0] == 3 * 4 + 3 - 2  # discs, and the King among them
