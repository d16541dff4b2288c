"""The roads laid for a check of the longest one, kept while it goes on."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from companion.games.catan.score import RoadNetwork, longest_roads
from companion.referee import codec
from companion.referee.game import Player
from companion.store import Store

KEY = "catan roads"


@dataclass(frozen=True, slots=True)
class KeptRoads:
    """By the player's name: whoever changes seats keeps what was laid for them."""

    networks: dict[str, RoadNetwork] = field(default_factory=dict)


def keep(store: Store, players: Sequence[Player], networks: Sequence[RoadNetwork]) -> None:
    names = (player.name for player in players)
    store.drafts.put(KEY, codec.write(KeptRoads(dict(zip(names, networks, strict=True)))))


def kept_roads(store: Store, players: Sequence[Player]) -> list[RoadNetwork]:
    """What was laid for each of the players. A draft that no island fits is none."""
    kept = KeptRoads()
    with suppress(Exception):  # cattrs raises groups, plain and key errors alike
        read = codec.read(store.drafts.get(KEY), KeptRoads)
        longest_roads(list(read.networks.values()))
        kept = read
    return [kept.networks.get(player.name, RoadNetwork()) for player in players]
