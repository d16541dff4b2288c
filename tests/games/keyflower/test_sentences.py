"""Everything that can happen is said in both languages, with all its facts."""

import random
from collections.abc import Iterator
from functools import cache

import pytest

from companion.games.keyflower import GAME
from companion.games.keyflower import actions as act
from companion.games.keyflower.facts import SUMMER
from companion.referee.match import Match
from companion.referee.ruling import Happening
from companion.words import Words
from tests.games.keyflower.real_table import RealTable
from tests.games.keyflower.table import (
    ANNA,
    BELOW,
    BEN,
    PLAYERS,
    counts,
    crew,
    do,
    fresh,
    lay_out,
    own,
    pass_all,
    rich,
    setup,
    spring,
    take_boats,
)
from tests.games.keyflower.test_season_end import nowhere_to_lie
from tests.games.keyflower.test_summer_boats import autumn
from tools.make_locale import collect

OURS = "happening.keyflower."
OF_THE_SCORE = ("scores-", "tie")


def corrected(seed: int) -> Iterator[Happening]:
    """A random game with a correction now and then."""
    chance = random.Random(seed)
    match = Match(GAME, setup(3))
    for _ in range(200):
        offers = GAME.offers(match.state)
        if chance.random() < 0.3 or not offers:
            offers = GAME.corrections(match.state)
        action = offers[chance.randrange(len(offers))].sample(chance.randrange)
        yield from match.do(action).happenings


def real(seed: int) -> Iterator[Happening]:
    table = RealTable(random.Random(seed), 2 + seed)
    table.play_game()
    for line in table.match.lines:
        yield from line.happenings


def rare() -> Iterator[Happening]:
    """What random games seldom bring about."""
    match = autumn("boat_4a")
    do(match, act.Bid("inn", crew(blue=1)))
    yield from do(match, act.Bid("inn", crew(red=2)))
    yield from do(match, act.Bid("fair", crew("inn")))
    match = autumn("boat_4b")
    do(match, act.Bid("inn", crew(blue=1)))
    yield from do(match, act.Use("inn", crew(red=1)))
    match = rich(spring("keywood", "peddler", "alehouse"))
    do(match, act.Bid("keywood", crew(yellow=1)), act.Bid("keywood", crew(yellow=2)))
    yield from do(match, act.Use("peddler", crew(blue=1), "keywood"))
    do(match, act.CorrectWorkerCount(ANNA, match.state.workers.pool.size))
    do(match, act.CorrectWorkerCount(BEN, match.state.workers.pool.size + 7))
    yield from do(match, act.Use("alehouse", crew(blue=1)))
    match = rich(spring())
    own(match, ANNA, "keywood")
    do(match, act.CorrectResources("home_1", counts(wood=24)))
    yield from do(match, act.Use("keywood", crew(blue=1)))
    yield from do(nowhere_to_lie(), act.SetAside(ANNA, "keywood"))
    match = fresh()
    lay_out(match)
    do(match, act.CorrectSkillCount(ANNA, 48))
    yield from do(match, act.CorrectWorkerCount(ANNA, 112))
    match = rich(spring())
    own(match, ANNA, "boat_1a", BELOW)
    while match.state.turn.season != SUMMER:
        pass_all(match)
        yield from do(match, act.TakeBoat("keyflower"))
        take_boats(match)


@cache
def everything() -> tuple[Happening, ...]:
    found = {one.what: one for one in rare()}
    for seed in range(12):
        found.update((one.what, one) for one in corrected(seed))
    for seed in range(5):
        found.update((one.what, one) for one in real(seed))
    return tuple(found.values())


@pytest.mark.parametrize("language", Words.languages)
def test_it_is_said_with_all_its_facts(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)
    words = Words(language)
    names = [player.name for player in PLAYERS]
    for happening in everything():
        assert words.happening(happening, names, GAME)


def test_every_sentence_of_the_play_comes_up() -> None:
    ids = {
        message.id if isinstance(message.id, str) else message.id[0]
        for message in collect("en")
        if message.id
    }
    written = {id_.removeprefix("happening.") for id_ in ids if id_.startswith(OURS)}
    play = {one for one in written if not one.removeprefix("keyflower.").startswith(OF_THE_SCORE)}
    assert play - {one.what for one in everything()} == set()


SAID = [
    (
        Happening("keyflower.draws-workers", seat=0, count=1),
        "Anna draws 1 worker from the bag.",
        "Anna 從布袋抽 1 個工人。",
    ),
    (
        Happening("keyflower.draws-workers", seat=0, count=2),
        "Anna draws 2 workers from the bag.",
        "Anna 從布袋抽 2 個工人。",
    ),
]


@pytest.mark.parametrize(("happening", "english", "chinese"), SAID, ids=lambda one: str(one)[:30])
def test_how_it_is_said(happening: Happening, english: str, chinese: str) -> None:
    names = [player.name for player in PLAYERS]
    assert Words("en").happening(happening, names, GAME) == english
    assert Words("zh_Hant").happening(happening, names, GAME) == chinese
