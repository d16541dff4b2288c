"""A whole match of Le Havre through the command line, every sentence of it in words."""

import json
from pathlib import Path
from random import Random

import pytest

from companion.referee import registry
from companion.referee.document import write_match
from companion.referee.game import Player
from companion.referee.laws import play_at_random
from companion.words import LANGUAGES, Words

from .conftest import Ask

PLAYERS = (Player("Anna", "red"), Player("小明", "blue"), Player("Cleo", "white"))


@pytest.fixture(autouse=True)
def every_message_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


@pytest.fixture(scope="module", params=["full", "short"])
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    game = registry.game("le_havre")
    chance = Random(11)
    setup = game.propose(PLAYERS, request.param, chance.randrange)
    match = play_at_random(game, setup, chance.randrange).match
    for _ in range(200):
        corrections = game.corrections(match.state)
        match.do(corrections[chance.randrange(len(corrections))].sample(chance.randrange))
    file = tmp_path_factory.mktemp("matches") / "match.json"
    file.write_text(write_match(match), encoding="utf-8")
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_in_words(language: str, played: Path, ask: Ask) -> None:
    answer = ask("replay", played, "--lang", language)
    assert (answer.code, answer.err) == (0, "")
    assert "小明" in answer.out


def test_replay_in_json(played: Path, ask: Ask) -> None:
    told = json.loads(ask("replay", played, "--json").out)
    assert all(action["accepted"] and "differs" not in action for action in told["actions"])
    assert len(told["score"]["totals"]) == 3


def test_offers_in_json(played: Path, ask: Ask) -> None:
    match = json.loads(played.read_text(encoding="utf-8"))
    for count in range(0, 120, 7):
        given = json.dumps({**match, "actions": match["actions"][:count]}).encode()
        offers = json.loads(ask("offers", "-", "--json", given=given).out)["offers"]
        assert offers


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_in_words(language: str, ask: Ask) -> None:
    new = ask("new", "le_havre", "--players", "Anna", "Ben", "--seed", 1)
    match = {**json.loads(new.out), "actions": [{"do": "take_offer", "good": "fish"}]}
    answer = ask("replay", "-", "--json", "--lang", language, given=json.dumps(match).encode())
    (refused,) = json.loads(answer.out)["actions"]
    assert answer.code == 3
    assert refused["article"] == "le_havre.turn"
    assert refused["sentence"] != refused["article"]
