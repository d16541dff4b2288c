"""The documentation shows what is: its files are read and replayed, its commands are run."""

import json
import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import jsonschema
import pytest

from companion.cli.run import main
from companion.games.navegador.profile_file import read_profile, write_profile
from companion.referee import document, registry
from companion.referee.game import Game
from companion.referee.match import Match
from companion.referee.schema import match_schema, table_schema

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]

FENCED = re.compile(r"^```(?P<about>[^\n]+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:)(?P<target>[^)#]+)[^)]*\)")
COMMAND = "$ .venv/bin/python -m companion "
ANYTHING = "..."


@dataclass(frozen=True)
class Block:
    """A fenced block: ```json match story.json is a match, to be saved under that name.

    A match says itself of which game it is; a table is of the game named last, or of Dominion.
    """

    kind: str
    name: str
    text: str
    table_of: str

    @property
    def game(self) -> Game:
        named = json.loads(self.text)["game"] if self.kind == "match" else self.table_of
        return registry.game(named or "dominion")


def blocks(page: Path, language: str) -> Iterator[Block]:
    for found in FENCED.finditer(page.read_text(encoding="utf-8")):
        words = [*found["about"].split(), "", "", ""]
        if words[0] == language:
            yield Block(words[1], words[2], found["text"], words[3])


def examples() -> list[Block]:
    return list(blocks(ROOT / "docs" / "formats.md", "json"))


def answered() -> list[tuple[Block, Block]]:
    """Each answer, with the file above it that it answers."""
    asked: Block | None = None
    pairs = []
    for block in examples():
        if block.kind in ("replay", "score"):
            assert asked, "an answer before any file"
            pairs.append((asked, block))
        else:
            asked = block
    return pairs


def of_kind(kind: str) -> list[Block]:
    return [block for block in examples() if block.kind == kind]


@pytest.fixture
def in_a_folder_with_the_examples(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for block in examples():
        if block.name:
            (tmp_path / block.name).write_text(block.text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)


def test_every_json_block_is_of_a_kind_that_is_checked() -> None:
    kinds = {block.kind for page in PAGES for block in blocks(page, "json")}
    assert kinds == {"match", "table", "replay", "score", "profile"}


@pytest.mark.parametrize("block", of_kind("match"), ids=lambda block: block.name)
def test_a_match_holds_unless_its_refusal_is_shown(block: Block) -> None:
    jsonschema.validate(json.loads(block.text), match_schema(block.game))
    if block in [asked for asked, _ in answered()]:
        return
    read = document.read_match(block.text)
    match = Match(read.game, read.setup)
    for entry in read.entries:
        assert not document.differing(entry, match.do(entry.action).happenings)
    for action in read.undone:
        match.do(action)


@pytest.mark.parametrize("block", of_kind("table"), ids=lambda block: block.name)
def test_a_table_can_be_scored(block: Block) -> None:
    jsonschema.validate(json.loads(block.text), table_schema(block.game))
    block.game.score_table(document.read_table(block.game, block.text))


@pytest.mark.parametrize("block", of_kind("profile"), ids=lambda block: block.name)
def test_a_profile_is_read_and_written_alike(block: Block) -> None:
    profile = read_profile(block.text)
    assert read_profile(write_profile(profile)) == profile


@pytest.mark.usefixtures("in_a_folder_with_the_examples")
@pytest.mark.parametrize(
    ("asked", "answer"), answered(), ids=[answer.kind for _, answer in answered()]
)
def test_an_answer_is_what_the_command_says(
    asked: Block, answer: Block, capsys: pytest.CaptureFixture[str]
) -> None:
    command = {"replay": ["replay"], "score": ["score", asked.game.id]}[answer.kind]
    main([*command, asked.name, "--json", "--lang", "en"])
    assert json.loads(capsys.readouterr().out) == json.loads(answer.text)


@pytest.mark.usefixtures("in_a_folder_with_the_examples")
@pytest.mark.parametrize("session", list(blocks(ROOT / "README.md", "console")))
def test_the_readme_shows_what_its_commands_say(
    session: Block, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    for run in session.text.split(COMMAND)[1:]:
        command, _, shown = run.partition("\n")
        main(shlex.split(command))
        assert re.fullmatch(_pattern(shown), capsys.readouterr().out), command


def _pattern(shown: str) -> str:
    """Three dots on a line of their own stand for any number of lines."""
    lines = shown.rstrip("\n").split("\n")
    return "".join("(?:.*\n)*" if line == ANYTHING else re.escape(f"{line}\n") for line in lines)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    targets = [found["target"] for found in LINK.finditer(page.read_text(encoding="utf-8"))]
    assert [target for target in targets if not (page.parent / target).exists()] == []
