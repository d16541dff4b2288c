"""The match document: what is saved, shared, replayed and scored. Read as a stranger's letter.

Everything is checked before anything is believed: size, nesting, JSON itself, the format's
version, the game, and the shape of every value. What is wrong is said once, as a `BadDocument`
with the message and its facts.
"""

import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn, TypeVar

from companion.referee import codec, registry
from companion.referee.action import Action
from companion.referee.game import Game, Setup
from companion.referee.match import Match
from companion.referee.registry import UnknownGame
from companion.referee.ruling import Fact, Happening

FORMAT = 1
LARGEST = 8_000_000
DEEPEST = 24
LONGEST_NUMBER = 15
THEN = "then"
T = TypeVar("T")

# A string without its end is taken to the end of the text: looked for again from each of its
# quotes, a few megabytes would keep a phone busy for a day.
_BRACKET_OR_STRING = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?|[\[\]{}]', re.DOTALL)


class BadDocument(Exception):
    """A document that is not what it should be. Nothing was changed by reading it."""

    def __init__(self, case: str, **facts: Fact) -> None:
        super().__init__(case)
        self.message = f"document.{case}"
        self.facts = facts


@dataclass(frozen=True, slots=True)
class Entry:
    """One action of a document, with the consequences it was recorded with, if it was."""

    action: Action
    recorded: tuple[Happening, ...] | None = None


@dataclass(frozen=True, slots=True)
class MatchDocument:
    """A document whose form is right. Whether its actions are legal, only a replay tells."""

    game: Game
    setup: Setup
    entries: tuple[Entry, ...]
    undone: tuple[Action, ...] = ()


def parse(text: str | bytes) -> Any:
    """JSON from an untrusted source, within limits of size and nesting."""
    if len(text) > LARGEST:
        raise BadDocument("large", most=LARGEST // 1_000_000)
    try:
        decoded = text.decode("utf-8-sig") if isinstance(text, bytes) else text
        _check_nesting(decoded)
        return json.loads(
            decoded,
            object_pairs_hook=_unique,
            parse_constant=_refuse_constant,
            parse_int=_short_number,
        )
    except (ValueError, RecursionError) as error:
        raise BadDocument("json") from error


def _check_nesting(text: str) -> None:
    """Counts brackets outside strings, so that a nesting bomb is refused before it is parsed."""
    depth = 0
    for token in _BRACKET_OR_STRING.finditer(text):
        opens = token.group()[0]
        depth += (opens in "[{") - (opens in "]}")
        if depth > DEEPEST:
            raise BadDocument("nested", most=DEEPEST)


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) != len(pairs):
        raise ValueError("a name stands twice in one object")
    return made


def _short_number(digits: str) -> int:
    """No table counts that far, and Python will not write a number of thousands of digits: a
    refusal that names it could not be told."""
    if len(digits) > LONGEST_NUMBER:
        raise ValueError("a number that is too long")
    return int(digits)


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a number")


def read_match(text: str | bytes) -> MatchDocument:
    """A match document from untrusted text."""
    value = parse(text)
    game = _game_of(value)
    allowed = {"format", "game", "rules", "setup", "actions", "undone"}
    unknown = sorted(set(value) - allowed)
    if unknown:
        raise BadDocument("field", field=unknown[0][:40])
    setup = _structured(value.get("setup"), game.setup_type, "setup")
    entries = _read_entries(game, value.get("actions"), "actions")
    undone = _read_entries(game, value.get("undone", []), "undone")
    return MatchDocument(game, setup, entries, tuple(entry.action for entry in undone))


def _game_of(value: Any) -> Game:
    if not isinstance(value, dict) or "game" not in value or "format" not in value:
        raise BadDocument("match")
    if value["format"] != FORMAT or type(value["format"]) is not int:
        raise BadDocument("format", known=FORMAT)
    game = _known_game(value["game"])
    if type(value.get("rules", 1)) is not int or not 1 <= value.get("rules", 1) <= game.rules:
        raise BadDocument("rules", known=game.rules)
    return game


def _known_game(name: Any) -> Game:
    if not isinstance(name, str):
        raise BadDocument("match")
    try:
        return registry.game(name)
    except UnknownGame as error:
        raise BadDocument("game", game=name[:40]) from error


def _structured(value: Any, wanted: type[T], field: str) -> T:
    try:
        return codec.read(value, wanted)
    except Exception as error:  # cattrs raises groups, plain and key errors alike
        raise BadDocument("value", field=field) from error


def _read_entries(game: Game, value: Any, field: str) -> tuple[Entry, ...]:
    if not isinstance(value, list):
        raise BadDocument("value", field=field)
    actions = codec.ActionCodec(game)
    return tuple(_read_entry(actions, item, number) for number, item in enumerate(value, 1))


def _read_entry(actions: codec.ActionCodec, item: Any, line: int) -> Entry:
    try:
        fields = dict(item)
        then = fields.pop(THEN, None)
        action = actions.read(fields)
        recorded = None if then is None else codec.read(then, tuple[Happening, ...])
    except Exception as error:  # as above: whatever is wrong, it is this line
        raise BadDocument("action", line=line) from error
    return Entry(action, recorded)


def read_table(game: Game, text: str | bytes) -> Any:
    """A finished table for score-only mode from untrusted text."""
    return _structured(parse(text), game.table_type, "table")


def write_match(match: Match) -> str:
    """The document of a match, one action a line, so that people can read it too."""
    actions = codec.ActionCodec(match.game)
    lines = [
        {**actions.write(line.action), THEN: codec.write(line.happenings)} for line in match.lines
    ]
    undone = [actions.write(action) for action in match.undone]
    head = {"format": FORMAT, "game": match.game.id, "rules": match.game.rules}
    fields = [f"{_compact(name)}: {_compact(value)}" for name, value in head.items()]
    fields.append(f'"setup": {_compact(codec.write(match.setup))}')
    fields.append(_listing("actions", lines))
    if undone:
        fields.append(_listing("undone", undone))
    return "{\n" + ",\n".join(f" {field}" for field in fields) + "\n}\n"


def _listing(name: str, items: Sequence[Any]) -> str:
    if not items:
        return f'"{name}": []'
    return f'"{name}": [\n' + ",\n".join(f"  {_compact(item)}" for item in items) + "\n ]"


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def differing(entry: Entry, happenings: Iterable[Happening]) -> bool:
    """Whether an action was recorded with other consequences than it has now."""
    return entry.recorded is not None and entry.recorded != tuple(happenings)
