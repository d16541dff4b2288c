"""`new`: begins a match and prints its document."""

from argparse import Namespace
from random import Random

from companion.cli.problem import DONE, Problem, judged_by
from companion.cli.reading import find_game
from companion.referee.document import write_match
from companion.referee.game import COLOURS, Game, Player, Setup, check_players
from companion.referee.match import Match
from companion.words import Words


def run(options: Namespace, words: Words) -> int:  # noqa: ARG001
    game = find_game(options.game)
    names = enumerate(options.players)
    players = tuple(Player(name, COLOURS[seat % len(COLOURS)]) for seat, name in names)
    variant = _variant(game, options.variant)
    with judged_by(game, options.players):
        check_players(Setup(players=players), game.seats)
        setup = game.propose(players, variant, Random(options.seed).randrange)
        match = Match(game, setup)
    print(write_match(match), end="")
    return DONE


def _variant(game: Game, asked: str | None) -> str:
    if asked is None:
        return next(iter(game.variants), "")
    if asked not in game.variants:
        raise Problem("cli.variant", variant=asked, known=game.variants)
    return asked
