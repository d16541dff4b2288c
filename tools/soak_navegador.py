"""Random games of Navegador over random plausible boards, every law checked.

`python -m companion soak navegador` plays without a profile, where the board is asked for
everything. Here each game is given a whole made-up board instead:

    python -m tools.soak_navegador --games 1000 --seed 7
"""

from argparse import ArgumentParser
from dataclasses import replace
from random import Random
from time import perf_counter

from companion.games.navegador import GAME
from companion.referee.laws import play_at_random
from tests.games.navegador.profiles import plausible_profile
from tests.games.navegador.real_table import PLAYERS


def play(seed: int) -> tuple[int, bool]:
    """How many actions the game had, and whether it came to its end."""
    chance = Random(seed)
    players = PLAYERS[: chance.choice(GAME.seats)]
    setup = GAME.propose(players, chance.choice(GAME.variants), chance.randrange)
    board = plausible_profile(chance)
    playout = play_at_random(GAME, replace(setup, profile=board), chance.randrange)
    return playout.match.position, playout.finished


def main() -> None:
    options = ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=1000)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    began = perf_counter()
    played = [play(seed) for seed in range(chosen.seed, chosen.seed + chosen.games)]
    lengths, finished = zip(*played, strict=True)
    print(f"{len(played)} games, {finished.count(False)} unfinished, {sum(lengths)} actions")
    print(f"longest {max(lengths)} actions, {perf_counter() - began:.0f} seconds")


if __name__ == "__main__":
    main()
