"""Whatever a file holds, the answer is one clear sentence and the right exit code."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion.referee.document import DEEPEST, LARGEST

from .conftest import Ask

PLAYERS = [{"name": "Anna", "colour": "red"}, {"name": "Ben", "colour": "blue"}]


def a_document(**changes: Any) -> bytes:
    document = {"format": 1, "game": "counting", "setup": {"players": PLAYERS}, "actions": []}
    return json.dumps({**document, **changes}).encode()


BAD_MATCHES = {
    "nothing": (b"", "not valid JSON"),
    "a word": (b"hello", "not valid JSON"),
    "binary": (bytes(range(256)), "not valid JSON"),
    "not a number": (b'{"format": NaN}', "not valid JSON"),
    "a name twice": (b'{"format": 1, "format": 1}', "not valid JSON"),
    "an endless number": (b"9" * 10_000, "not valid JSON"),
    "huge": (b" " * (LARGEST + 1), "larger than 8 MB"),
    "nesting bomb": (b"[" * 1_000_000, f"more than {DEEPEST} levels"),
    "a list": (b"[]", "not a match"),
    "a number": (b"7", "not a match"),
    "unknown format": (a_document(format=2), "reads format 1"),
    "truth as format": (a_document(format=True), "reads format 1"),
    "unknown rules": (a_document(rules=9), "up to version 1"),
    "unknown game": (a_document(game="chess"), '"chess"'),
    "list as game": (a_document(game=[]), "not a match"),
    "unknown field": (a_document(winner=1), '"winner"'),
    "no setup": (a_document(setup=None), '"setup"'),
    "number as name": (a_document(setup={"players": [{"name": 1, "colour": "red"}]}), '"setup"'),
    "text as players": (a_document(setup={"players": "Anna"}), '"setup"'),
    "object as actions": (a_document(actions={}), '"actions"'),
    "text as action": (a_document(actions=["add"]), "Action 1"),
    "unknown action": (a_document(actions=[{"do": "jump"}]), "Action 1"),
    "list as action's name": (a_document(actions=[{"do": []}]), "Action 1"),
    "text as number": (a_document(actions=[{"do": "add", "number": "1"}]), "Action 1"),
    "extra field": (a_document(actions=[{"do": "table_agrees", "number": 1}]), "Action 1"),
    "lone player": (a_document(setup={"players": PLAYERS[:1]}), "not for 1"),
    "same player twice": (a_document(setup={"players": PLAYERS[:1] * 2}), "called Anna"),
}


@pytest.mark.parametrize("command", ["replay", "offers"])
@pytest.mark.parametrize(("given", "said"), BAD_MATCHES.values(), ids=BAD_MATCHES)
def test_a_file_that_is_no_match(command: str, given: bytes, said: str, ask: Ask) -> None:
    answer = ask(command, "-", given=given)
    assert answer.code == 2
    assert answer.out == ""
    assert said in answer.err
    assert answer.err.count("\n") == 1


@pytest.mark.parametrize("given", [b"", b"[]", b'{"added": "1"}', b'{"added": [1], "more": 1}'])
def test_a_file_that_is_no_table(given: bytes, ask: Ask) -> None:
    answer = ask("score", "counting", "-", given=given)
    assert (answer.code, answer.out, answer.err.count("\n")) == (2, "", 1)


def test_a_file_that_is_not_there(tmp_path: Path, ask: Ask) -> None:
    answer = ask("replay", tmp_path / "none.json")
    assert (answer.code, answer.out) == (2, "")
    assert "There is no file" in answer.err


def test_a_folder(tmp_path: Path, ask: Ask) -> None:
    answer = ask("replay", tmp_path)
    assert (answer.code, answer.out) == (2, "")
    assert "is a folder" in answer.err


def test_a_file_name_that_cannot_be(ask: Ask) -> None:
    answer = ask("replay", "a\0b")
    assert (answer.code, answer.err.count("\n")) == (2, 1)


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["jump"],
        ["replay"],
        ["replay", "-", "--loudly"],
        ["soak", "counting", "--games", "0"],
        ["soak", "counting", "--seed", "x"],
        ["schema", "counting", "cards"],
        ["schema", "chess"],
        ["score", "chess", "-"],
        ["soak", "chess"],
        ["rules", "moat", "--game", "chess"],
        ["new", "chess", "--players", "Anna", "Ben"],
        ["new", "counting", "--players", "Anna"],
        ["new", "counting", "--players", "Anna", "Anna"],
        ["new", "counting", "--players", *"ABCDEFG"],
        ["new", "counting", "--players", "Anna", "Ben", "--variant", "slow"],
        ["games", "--lang", "fr"],
        ["games", "--lang", "../en"],
    ],
)
def test_a_command_that_cannot_be(arguments: list[str], ask: Ask) -> None:
    answer = ask(*arguments)
    assert (answer.code, answer.out, answer.err.count("\n")) == (2, "", 1)


def test_what_strangers_write_cannot_steer_the_terminal(ask: Ask) -> None:
    answer = ask("replay", "-", given=a_document(game="\x1b[2Jchess"))
    assert "\x1b" not in answer.err
