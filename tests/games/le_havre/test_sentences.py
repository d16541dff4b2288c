"""Everything that can happen is said in both languages, with all its facts."""

import random
from collections.abc import Iterator
from functools import cache

import pytest

from companion.games.le_havre import actions as act
from companion.games.le_havre import facts
from companion.referee.match import Match
from companion.referee.ruling import Happening
from companion.words import Words
from tests.games.le_havre.real_table import RealTable
from tests.games.le_havre.table import (
    GAME,
    PLAYERS,
    begun,
    do,
    goods,
    having,
    in_final_phase,
    in_town,
    inside,
    on_turn,
    owning,
    state,
)
from tools.make_locale import collect

NAMES = [player.name for player in PLAYERS]
BONUSES = tuple(card.id for card in facts.buildings().values() if card.bonus)


def corrected(seed: int) -> Iterator[Happening]:
    """A random game with a correction now and then, and its fortunes."""
    chance = random.Random(seed)
    match = begun(1 + seed % 5)
    for _ in range(150):
        offers = GAME.offers(match.state)
        if chance.random() < 0.5 or not offers:
            offers = GAME.corrections(match.state)
        action = offers[chance.randrange(len(offers))].sample(chance.randrange)
        yield from match.do(action).happenings
    yield from counted(match)


def real(seed: int) -> Iterator[Happening]:
    table = RealTable(random.Random(seed), 1 + seed % 5, facts.FULL)
    table.make_rich()
    table.play_game()
    for line in table.match.lines:
        yield from line.happenings
    yield from counted(table.match)


def counted(match: Match) -> Iterator[Happening]:
    sheet = GAME.score(state(match))
    for line in sheet.lines:
        yield from line.reasons
    if sheet.tie_break:
        yield sheet.tie_break


def rare() -> Iterator[Happening]:
    """What random games seldom bring about."""
    yield from counted(owning(on_turn(begun(4)), 0, *BONUSES))
    match = in_final_phase(begun())
    yield from do(match, act.CorrectRound(len(state(match).rounds) + 1))
    built = inside("construction_firm", having(on_turn(), fish=2, wood=9, clay=9), goods(fish=2))
    yield from do(built, act.Build("marketplace"), act.EndAction())
    yield from do(in_town(on_turn(), "fishery"), act.CorrectDisc(0, "fishery"))
    yield from counted(begun())
    yacht = owning(in_town(on_turn(), "luxury_yacht"), 0, "wharf_1", "s06")
    yield from do(inside("wharf_1", yacht), act.SwapForYacht("s06"))


@cache
def everything_told() -> tuple[Happening, ...]:
    """One of each kind."""
    told = [*rare()]
    for seed in range(12):
        told += [*corrected(seed), *real(seed)]
    return tuple({each.what: each for each in told if each.what != "table.agrees"}.values())


@pytest.mark.parametrize("language", Words.languages)
def test_everything_told_has_its_sentence(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)
    words = Words(language)
    for happening in everything_told():
        assert words.happening(happening, NAMES, GAME)


def test_every_sentence_is_told() -> None:
    written = [message.id for message in collect("en") if message.id]
    names = {each if isinstance(each, str) else each[0] for each in written}
    sentences = {name for name in names if name.startswith("happening.le_havre.")}
    assert sentences == {f"happening.{happening.what}" for happening in everything_told()}


def test_a_franc_is_one_and_francs_are_several() -> None:
    match = having(owning(on_turn(), 0, "s01", "fishery"))
    told = [do(match, act.Sell(0, card))[0] for card in ("s01", "fishery")]
    said = [Words("en").happening(each, NAMES, GAME) for each in told]
    assert (said[0].endswith("1 franc."), said[1].endswith("5 francs.")) == (True, True)


def test_goods_are_counted() -> None:
    match = on_turn()
    told = do(match, act.TakeOffer("wood"))[0]
    assert "2 wood" in Words("en").happening(told, NAMES, GAME)
    assert "2 木材" in Words("zh_Hant").happening(told, NAMES, GAME)
