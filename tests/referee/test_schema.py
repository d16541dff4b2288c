"""The schema takes what the referee writes, and nothing that it could not read."""

import json
from dataclasses import dataclass
from typing import Any, Literal

import pytest
from jsonschema import Draft202012Validator

from companion.referee import codec
from companion.referee.counts import Piles
from companion.referee.document import write_match
from companion.referee.match import Match
from companion.referee.schema import match_schema, of_type, table_schema
from tests.store.counting import GAME, Add, CountingTable, a_setup

VALIDATOR = Draft202012Validator(match_schema(GAME))


@pytest.fixture
def document() -> dict[str, Any]:
    match = Match(GAME, a_setup())
    for number in (1, 2, 3):
        match.do(Add(number))
    match.undo()
    made: dict[str, Any] = json.loads(write_match(match))
    return made


@pytest.mark.parametrize("schema", [match_schema(GAME), table_schema(GAME)])
def test_the_schema_is_one(schema: dict[str, Any]) -> None:
    Draft202012Validator.check_schema(schema)


def test_what_is_written_fits(document: dict[str, Any]) -> None:
    assert document["undone"]
    VALIDATOR.validate(document)


@pytest.mark.parametrize(
    "change",
    [
        {"format": 2},
        {"game": "chess"},
        {"rules": 99},
        {"winner": "Anna"},
        {"setup": {"goal": 5}},
        {"setup": {"players": [{"name": "Anna", "colour": "red", "age": 9}]}},
        {"actions": {}},
        {"actions": [{"do": "jump"}]},
        {"actions": [{"do": "add"}]},
        {"actions": [{"do": "add", "number": "1"}]},
        {"actions": [{"do": "add", "number": 1, "then": [{"total": 1}]}]},
        {"undone": [{"do": "add", "number": True}]},
    ],
)
def test_what_is_broken_does_not_fit(document: dict[str, Any], change: dict[str, Any]) -> None:
    assert not VALIDATOR.is_valid({**document, **change})


@pytest.mark.parametrize("field", ["format", "game", "setup", "actions"])
def test_what_is_missing_is_missed(document: dict[str, Any], field: str) -> None:
    del document[field]
    assert not VALIDATOR.is_valid(document)


def test_a_table_fits() -> None:
    table = Draft202012Validator(table_schema(GAME))
    table.validate(codec.write(CountingTable((3, 4))))
    assert not table.is_valid({"added": ["3"]})


@dataclass(frozen=True)
class Everything:
    pair: tuple[int, str]
    maybe: int | None
    side: Literal["left", "right"]
    piles: Piles
    sure: bool = True


def test_every_kind_of_value() -> None:
    everything = Draft202012Validator(of_type(Everything))
    good = {"pair": [1, "a"], "maybe": None, "side": "left", "piles": {"copper": 0}}
    everything.validate(good)
    bad = {"pair": [1], "maybe": "1", "side": "up", "piles": {"copper": "0"}, "sure": 1}
    for field, value in bad.items():
        assert not everything.is_valid({**good, field: value}), field


def test_a_type_that_no_document_can_hold() -> None:
    with pytest.raises(TypeError):
        of_type(float)
