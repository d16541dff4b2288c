"""The command line in this process, with the counting game among the games."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any

import pytest

from companion.cli.run import main
from companion.referee import registry
from companion.referee.document import write_match
from companion.referee.match import Match
from tests.store import counting


@dataclass(frozen=True)
class Answer:
    code: int
    out: str
    err: str


Ask = Callable[..., Answer]


@pytest.fixture(autouse=True)
def counting_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = (*registry.ENTRIES, registry.Entry("counting", 2, 4))
    monkeypatch.setattr(registry, "ENTRIES", entries)
    monkeypatch.setitem(sys.modules, "companion.games.counting", counting)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Ask:
    def asked(*arguments: Any, given: bytes = b"") -> Answer:
        monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(given)))
        code = main([str(argument) for argument in arguments])
        told = capsys.readouterr()
        return Answer(code, told.out, told.err)

    return asked


@pytest.fixture
def match_file(tmp_path: Path) -> Callable[..., Path]:
    def written(*numbers: int, goal: int = 21) -> Path:
        match = Match(counting.GAME, counting.a_setup(goal))
        for number in numbers:
            match.do(counting.Add(number))
        file = tmp_path / "match.json"
        file.write_text(write_match(match), encoding="utf-8")
        return file

    return written
