"""A whole match of Catan through the command line, every sentence of it in words."""

import json
from pathlib import Path

import pytest

from companion.words import LANGUAGES, Words

from .conftest import Ask

PLAYED = Path(__file__).resolve().parents[1] / "matches" / "catan-three.json"


@pytest.fixture(autouse=True)
def every_message_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_in_words(language: str, ask: Ask) -> None:
    answer = ask("replay", PLAYED, "--lang", language)
    assert (answer.code, answer.err) == (0, "")
    assert "Cleo" in answer.out


def test_offers_in_json(ask: Ask) -> None:
    new = ask("new", "catan", "--players", "Anna", "Ben", "Cleo", "--seed", 1)
    answer = ask("offers", "-", "--json", given=new.out.encode())
    kinds = {offer["do"] for offer in json.loads(answer.out)["offers"]}
    assert kinds <= {"build_settlement", "roll"}


def test_a_finished_table_in_words(ask: Ask) -> None:
    players = [
        {"player": {"name": "Anna", "colour": "red"}, "settlements": 4, "cities": 3},
        {"player": {"name": "小明", "colour": "blue"}, "settlements": 5, "largest_army": True},
    ]
    table = json.dumps({"players": players}).encode()
    answer = ask("score", "catan", "-", "--lang", "zh_Hant", given=table)
    assert answer.code == 0
    assert answer.out.splitlines()[-2].split() == ["總分", "10", "7"]


def test_soak(ask: Ask) -> None:
    assert ask("soak", "catan", "--games", 1).code == 0
