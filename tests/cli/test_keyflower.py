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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_table_in_words(language: str, ask: Ask) -> None:
    villages = [
        {
            "player": {"name": name, "colour": colour},
            "tiles": [{"tile": f"home_{number}", "upgraded": True}],
            "workers": {"blue": 2},
        }
        for number, (name, colour) in enumerate((("Anna", "red"), ("小明", "blue")), 1)
    ]
    table = json.dumps({"villages": villages, "purple": 1})
    answer = ask("score", "keyflower", "-", "--lang", language, given=table.encode())
    assert (answer.code, answer.err) == (0, "")
    assert "小明" in answer.out
    assert "6" in answer.out
