"""Sentences whose grammar depends on the figures."""

import pytest

from companion.games.navegador import actions as act
from companion.referee.ruling import Refusal
from companion.words import Words
from tests.games.navegador.table import GAME, PLAYERS, at, begun, do, fleet, second_round

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
