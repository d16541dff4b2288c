"""`schema`: the JSON Schema of a game's match or table documents."""

from argparse import Namespace

from companion.cli.layout import print_json
from companion.cli.problem import DONE
from companion.cli.reading import find_game
from companion.referee.schema import match_schema, table_schema
from companion.words import Words


def run(options: Namespace, words: Words) -> int:  # noqa: ARG001
    make = match_schema if options.document == "match" else table_schema
    print_json(make(find_game(options.game)))
    return DONE
