"""Runs one command: finds it by name, and tells every way it can end in one line."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper

from companion.cli import arguments
from companion.cli.problem import BAD_INPUT, BROKEN_PIPE, INTERRUPTED, Forbidden, Problem
from companion.words import Words, system_language


def main(argv: Sequence[str] | None = None) -> int:
    """The exit code of a command. Its answer is on standard output, its problems are not."""
    _accept_every_character()
    words = Words(system_language())
    given = sys.argv[1:] if argv is None else argv
    try:
        words = Words(arguments.language(given))
        code = _run(given, words)
        sys.stdout.flush()
        return code
    except Problem as problem:
        return _complain(words.trouble(problem), BAD_INPUT)
    except Forbidden as forbidden:
        sentence = words.refusal(forbidden.refusal, forbidden.names, forbidden.game)
        return _complain(sentence, BAD_INPUT)
    except KeyboardInterrupt:
        return _complain(words.say("cli.interrupted"), INTERRUPTED)
    except BrokenPipeError:
        return _end_quietly()


def _run(given: Sequence[str], words: Words) -> int:
    options = arguments.parse(given, words)
    command = import_module(f"companion.cli.{options.command}")
    code: int = command.run(options, words)
    return code


def _complain(sentence: str, code: int) -> int:
    print(sentence, file=sys.stderr)
    return code


def _accept_every_character() -> None:
    """A terminal may lack characters that a player's name has."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _end_quietly() -> int:
    """Whoever read along has stopped. Python would complain again when it closes the stream."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return BROKEN_PIPE
