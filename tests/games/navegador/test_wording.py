"""Sentences whose grammar depends on the figures."""

import pytest

from companion.games.navegador import actions as act
from companion.referee.game import Names
from companion.referee.ruling import Happening, Refusal
from companion.words import Words
from tests.games.navegador.table import (
    BLANK,
    BOARD,
    GAME,
    PLAYERS,
    at,
    begun,
    do,
    fleet,
    second_round,
)

NAMES = [player.name for player in PLAYERS]


@pytest.mark.parametrize(("workers", "said"), [(8, "1 worker can"), (7, "2 workers can")])
def test_so_many_workers_can_be_recruited(workers: int, said: str) -> None:
    match = at("workers", workers=workers)
    with pytest.raises(Refusal) as caught:
        match.do(act.Recruit(3))
    assert said in Words("en").refusal(caught.value, NAMES, GAME)


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "2 from Guiné and Portugal"), ("zh_Hant", "幾內亞 2 艘、葡萄牙")],
)
def test_ships_paid_from_one_region_are_counted(language: str, said: str) -> None:
    match = fleet(second_round(begun()), portugal=1, guine=2)
    moved = do(match, act.MoveStone("buildings", ("guine", "portugal", "guine")))[0]
    assert said in Words(language).happening(moved, NAMES, GAME)


def test_a_kind_of_which_no_token_is_left_is_not_said_to_lie_in_the_gallery() -> None:
    """Two players with three church privileges each: none is left to lay out."""
    match = begun(2)
    for seat in (0, 1):
        do(match, act.CorrectPrivileges(seat, "church", 3))
    do(match, act.CorrectGallery("church", 0), act.MoveStone("workers"))
    told = do(match, act.CorrectRegion("malaca", True), act.EndTurn())[-1]
    assert told.what == "navegador.gallery-full"
    assert "already" not in Words("en").happening(told, NAMES, GAME)


def test_a_price_that_stands_twice_in_one_stack_was_not_seen_before() -> None:
    match = at("sailing", fleet(begun(), portugal=2))
    do(match, act.Explore("guine", ("portugal",) * 2))
    told = do(match, act.TurnUp("gold", (50,) * (match.state.board.tokens("guine") or 0)))
    sentences = [Words("en").happening(each, NAMES, GAME) for each in told]
    assert any("appears a second time" in sentence for sentence in sentences)


@pytest.mark.parametrize("language", ["en", "zh_Hant"])
def test_a_region_is_called_as_the_board_of_this_table_calls_it(language: str) -> None:
    """In what happens, in what is refused, and in a list of regions."""
    match = fleet(second_round(begun()), unnamed_a=2)
    names, words = Names.at(match.setup), Words(language)
    printed = BOARD.place("unnamed_a").name or ""
    assert printed
    moved = do(match, act.MoveStone("second_market", ("unnamed_a",) * 2))[0]
    assert printed in words.happening(moved, names, GAME)
    with pytest.raises(Refusal) as caught:
        do(at("sailing", fleet(begun(), portugal=2)), act.Sail("portugal", "unnamed_a", 1))
    assert printed in words.refusal(caught.value, names, GAME)


def test_without_a_printed_name_a_region_has_ours() -> None:
    names = Names.at(begun(profile=BLANK).setup)
    told = Happening("navegador.correct-explored", region="unnamed_a")
    assert "Unnamed region A" in Words("en").happening(told, names, GAME)
