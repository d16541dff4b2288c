"""A whole match of Keyflower through the command line, every sentence of it in words."""

import json
from pathlib import Path

import pytest

from companion.words import LANGUAGES, Words

from .conftest import Ask

PLAYED = Path(__file__).resolve().parents[1] / "matches" / "keyflower-three.json"


@pytest.fixture(autouse=True)
def every_message_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_in_words(language: str, ask: Ask) -> None:
    answer = ask("replay", PLAYED, "--lang", language)
    assert (answer.code, answer.err) == (0, "")
    assert "Cleo" in answer.out


def test_offers_in_json(ask: Ask) -> None:
    new = ask("new", "keyflower", "--players", "Anna", "Ben", "Cleo", "--seed", 1)
    answer = ask("offers", "-", "--json", given=new.out.encode())
    kinds = {offer["do"] for offer in json.loads(answer.out)["offers"]}
    assert kinds == {"lay_out"}


def test_soak(ask: Ask) -> None:
    assert ask("soak", "keyflower", "--games", 1).code == 0
