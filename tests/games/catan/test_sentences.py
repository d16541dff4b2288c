"""Everything that can happen is said in both languages, with all its facts."""

import random
from collections.abc import Iterator
from functools import cache

import pytest

from companion.games.catan import actions as act
from companion.games.catan.score import FinalPieces, FinalTable
from companion.games.catan.state import Rules
from companion.referee.match import Match
from companion.referee.ruling import Happening, Refusal
from companion.words import Words
from tests.games.catan.real_table import GAME, PLAYERS, RealTable
from tests.games.catan.table import (
    ANNA,
    BEN,
    CLEO,
    COAST,
    RING,
    do,
    empty,
    give,
    hold_cards,
    lay_roads,
    settle,
    setup,
)
from tools.make_locale import collect

LATER = Rules(lone_claimant_takes_rest=True, tied_holder_keeps=True)


def corrected(seed: int) -> Iterator[Happening]:
    """A random game with a correction now and then."""
    chance = random.Random(seed)
    match = Match(GAME, setup(rules=LATER if seed % 2 else None))
    for _ in range(400):
        offers = GAME.offers(match.state)
        if chance.random() < 0.3 or not offers:
            offers = GAME.corrections(match.state)
        yield from match.do(
            offers[chance.randrange(len(offers))].sample(chance.randrange)
        ).happenings


def real(seed: int) -> Iterator[Happening]:
    table = RealTable(random.Random(seed), 4, LATER if seed % 2 else Rules())
    table.play_game()
    for line in table.match.lines:
        yield from line.happenings


def rare() -> Iterator[Happening]:
    """What random games seldom bring about."""
    match = empty()
    lay_roads(match, BEN, *RING[:5])
    do(match, act.CorrectLongestRoad(BEN))
    lay_roads(match, ANNA, "E48")
    give(match, ANNA, brick=1, lumber=1, wool=1, grain=1)
    yield from do(match, act.BuildSettlement("V33"))
    hold_cards(match, ANNA)
    lay_roads(match, ANNA, *COAST, "E22", "E35", "E37", "E38", "E52")
    do(match, act.PlayRoadBuilding())
    yield from do(match, act.BuildRoad("E53"))
    do(match, act.CorrectTurn(BEN, False), act.Roll(7), act.CorrectHandSize(CLEO, 1))
    settle(match, CLEO, "V21")
    do(match, act.CorrectHandSize(ANNA, 1), act.MoveRobber("H10"))
    do(match, act.CorrectHandSize(CLEO, 0))
    yield from do(match, act.CorrectHandSize(ANNA, 0))


def scored() -> Iterator[Happening]:
    sheet = GAME.score_table(
        FinalTable(tuple(FinalPieces(player, settlements=2) for player in PLAYERS[:2]))
    )
    yield from (reason for line in sheet.lines for reason in line.reasons)
    if sheet.tie_break:
        yield sheet.tie_break
    yield Happening("catan.tie-turn", seat=0)


@cache
def everything() -> tuple[Happening, ...]:
    found = {one.what: one for one in (*scored(), *rare())}
    for seed in range(30):
        found.update((one.what, one) for one in corrected(seed))
    for seed in range(4):
        found.update((one.what, one) for one in real(seed))
    return tuple(found.values())


@pytest.mark.parametrize("language", Words.languages)
def test_it_is_said_with_all_its_facts(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)
    words = Words(language)
    names = [player.name for player in PLAYERS]
    for happening in everything():
        assert words.happening(happening, names, GAME)


OF_ONE = [
    (Happening("catan.bank-short", resource="ore", due=1, left=0), "due 1, left in the bank 0"),
    (
        Happening("catan.bank-short-lone", seat=0, resource="ore", due=2, left=1),
        "only 1 of the 2 ore due: Anna takes what there is",
    ),
    (Happening("catan.correct-used", card="monopoly", count=1), "played 1 time in all"),
    (Happening("catan.correct-used", card="monopoly", count=2), "played 2 times in all"),
    (Refusal("catan.island", "number", number=12, needs=1, has=2), "1 in the box, 2 on the"),
    (Refusal("catan.victory", "cards", seat=0, has=1, needs=2), "can show: at most 1, not 2"),
    (Refusal("catan.victory", seat=0, has=1, needs=10), "1 of 10 points"),
    (Refusal("catan.correct", "bank", resource="ore", has=1, needs=2), "there is only 1 ore"),
    (Refusal("catan.card.year_of_plenty", needs=1, has=2), "brings: 1, not 2"),
    (Refusal("catan.stealing", "own", seat=0), "Anna cannot rob Anna"),
]


@pytest.mark.parametrize(("told", "sentence"), OF_ONE, ids=str)
def test_a_figure_of_one_is_said_as_one(told: Happening | Refusal, sentence: str) -> None:
    names = [player.name for player in PLAYERS]
    words = Words("en")
    if isinstance(told, Refusal):
        assert sentence in words.refusal(told, names, GAME)
    else:
        assert sentence in words.happening(told, names, GAME)


def test_every_sentence_comes_up() -> None:
    prefix = "happening.catan."
    ids = {
        message.id if isinstance(message.id, str) else message.id[0]
        for message in collect("en")
        if message.id
    }
    written = {id_.removeprefix("happening.") for id_ in ids if id_.startswith(prefix)}
    assert written - {one.what for one in everything()} == set()
