"""`games`: which games there are, for how many players, and in which variants."""

from argparse import Namespace

from companion.cli.layout import columns
from companion.cli.problem import DONE
from companion.referee import registry
from companion.words import Words


def run(options: Namespace, words: Words) -> int:  # noqa: ARG001
    print(columns([row for entry in registry.ENTRIES for row in _rows(entry, words)]))
    return DONE


def _rows(entry: registry.Entry, words: Words) -> list[tuple[str, ...]]:
    players = words.say("cli.players", least=entry.least_players, most=entry.most_players)
    variants = registry.game(entry.id).variants
    return [
        (entry.id, words.say(f"game.{entry.id}"), players),
        *((f"  {variant}", words.name(f"{entry.id}.variant", variant), "") for variant in variants),
    ]
