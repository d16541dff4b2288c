"""`soak`: whole random games with every law checked, and how many of them went well.

Each game has its own seed, counted up from the one given, so that a game that breaks a law can be
played again alone.
"""

import sys
from argparse import Namespace
from collections.abc import Iterator
from random import Random
from time import perf_counter

from companion.cli.layout import columns
from companion.cli.problem import DONE, LAW_BROKEN
from companion.cli.reading import find_game
from companion.referee.game import COLOURS, Game, Player
from companion.referee.laws import LawBroken, Playout, play_at_random
from companion.words import Words

BAR = 40


def run(options: Namespace, words: Words) -> int:
    game = find_game(options.game)
    began = perf_counter()
    lengths: list[int] = []
    unfinished = 0
    for seed in _with_progress(range(options.seed, options.seed + options.games)):
        try:
            playout = _play(game, Random(seed))
        except LawBroken as broken:
            print(words.say("cli.law_broken", seed=seed, reason=str(broken)), file=sys.stderr)
            return LAW_BROKEN
        lengths.append(playout.match.position)
        unfinished += not playout.finished
    _tell(words, lengths, unfinished, perf_counter() - began)
    return DONE


def _play(game: Game, chance: Random) -> Playout:
    seats = chance.choice(game.seats)
    players = [Player(colour.title(), colour) for colour in COLOURS[:seats]]
    variant = chance.choice(game.variants or ("",))
    setup = game.propose(players, variant, chance.randrange)
    return play_at_random(game, setup, chance.randrange)


def _tell(words: Words, lengths: list[int], unfinished: int, seconds: float) -> None:
    figures = {
        "cli.soaked.games": str(len(lengths)),
        "cli.soaked.unfinished": str(unfinished),
        "cli.soaked.actions": str(sum(lengths)),
        "cli.soaked.longest": str(max(lengths)),
        "cli.soaked.seconds": f"{seconds:.1f}",
    }
    print(columns([(words.say(name), figure) for name, figure in figures.items()], numbers=True))


def _with_progress(seeds: range) -> Iterator[int]:
    """The seeds, with a bar that grows on a terminal and nothing elsewhere."""
    shown = sys.stderr.isatty()
    try:
        for number, seed in enumerate(seeds):
            if shown:
                bar = ("#" * (BAR * number // len(seeds))).ljust(BAR)
                print(f"\r[{bar}] {number}/{len(seeds)}", end="", file=sys.stderr, flush=True)
            yield seed
    finally:
        if shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
