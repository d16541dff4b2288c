"""What may be written after `python -m companion`. The commands themselves are loaded when run."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NoReturn

from companion.cli.problem import Problem
from companion.words import LANGUAGES, Words, system_language


class Parser(ArgumentParser):
    """Says what it cannot understand in one line, like every other problem."""

    def error(self, message: str) -> NoReturn:
        raise Problem("cli.usage", reason=message)


def language(arguments: Sequence[str]) -> str:
    """The language asked for, looked up first so that everything after it can be said in it."""
    first_look = Parser(add_help=False, allow_abbrev=False)
    first_look.add_argument("--lang", nargs="?")
    asked: str = first_look.parse_known_args(arguments)[0].lang or system_language()
    if asked not in LANGUAGES:
        raise Problem("cli.language", language=asked, known=LANGUAGES)
    return asked


def parse(arguments: Sequence[str], words: Words) -> Namespace:
    parser = Parser(prog="companion", description=words.say("cli.about"))
    _Command(parser, words).language()
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, describe in _COMMANDS.items():
        told = words.say(f"cli.help.{name}")
        command = _Command(commands.add_parser(name, help=told, description=told), words)
        command.language()
        describe(command)
    return parser.parse_args(arguments)


class _Command:
    """The arguments of one command, each with its help in the reader's language."""

    def __init__(self, parser: Parser, words: Words) -> None:
        self._parser = parser
        self._words = words

    def add(self, name: str, said: str = "", **options: Any) -> None:
        told = self._words.say(f"cli.help.{said or name.lstrip('-')}")
        self._parser.add_argument(name, help=told, **options)

    def language(self) -> None:
        """Allowed before and after the command; the function `language` has read it already."""
        self.add("--lang", metavar="|".join(LANGUAGES))

    def game(self) -> None:
        self.add("game", metavar="GAME")

    def file(self, kind: str) -> None:
        self.add("file", said=kind, metavar=f"{kind.upper()}.json")

    def json(self) -> None:
        self.add("--json", action="store_true")


def _games(_: _Command) -> None:
    """Needs to be told nothing."""


def _new(command: _Command) -> None:
    command.game()
    command.add("--players", nargs="+", required=True, metavar="NAME")
    command.add("--variant")
    command.add("--seed", type=int, metavar="N")


def _replay(command: _Command) -> None:
    command.file("match")
    command.json()
    command.add("--strict", action="store_true")


def _offers(command: _Command) -> None:
    command.file("match")
    command.json()


def _score(command: _Command) -> None:
    command.game()
    command.file("table")
    command.json()


def _schema(command: _Command) -> None:
    command.game()
    command.add("document", nargs="?", choices=("match", "table"), default="match")


def _rules(command: _Command) -> None:
    command.add("words", nargs="+", metavar="WORD")
    command.add("--game")


def _soak(command: _Command) -> None:
    command.game()
    command.add("--games", said="count", type=positive, default=100, metavar="N")
    command.add("--seed", type=int, default=1, metavar="N")


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


_COMMANDS: Mapping[str, Callable[[_Command], None]] = {
    "games": _games,
    "new": _new,
    "replay": _replay,
    "offers": _offers,
    "score": _score,
    "schema": _schema,
    "rules": _rules,
    "soak": _soak,
}
