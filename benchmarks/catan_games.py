"""Whole random games beside catanatron's random players.

Theirs do not trade with each other, so ours do not either here. Ours follow what can be proven of
the hands after every robbery, which theirs, who see all cards, need not.
"""

import random
from time import perf_counter

from catanatron import Color, Game, RandomPlayer

from companion.games.catan.actions import TradeWithPlayer
from companion.referee import registry
from companion.referee.game import COLOURS, Player

GAMES = 60
SEATS = 4


def measure() -> dict[str, float]:
    """Games a second. In turns, so that a busy moment of the machine weighs on both alike."""
    taken = {"companion": 0.0, "catanatron": 0.0}
    for seed in range(GAMES):
        began = perf_counter()
        _ours(seed)
        between = perf_counter()
        _theirs(seed)
        ended = perf_counter()
        taken["companion"] += between - began
        taken["catanatron"] += ended - between
    return {name: GAMES / seconds for name, seconds in taken.items()}


def _ours(seed: int) -> None:
    chance = random.Random(seed)
    game = registry.game("catan")
    players = [Player(colour, colour) for colour in COLOURS[:SEATS]]
    state = game.set_up(game.propose(players, "random", chance.randrange))
    while not state.over:
        offers = [offer for offer in game.offers(state) if offer.kind is not TradeWithPlayer]
        action = offers[chance.randrange(len(offers))].sample(chance.randrange)
        state = game.apply(state, action).state


def _theirs(seed: int) -> None:
    Game([RandomPlayer(colour) for colour in list(Color)[:SEATS]], seed=seed).play()
