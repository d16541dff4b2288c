"""How people call a place of the island: by the hexes around it."""

from companion.games.catan.geometry import (
    CORNER_NUMBER,
    CORNERS,
    CORNERS_OF_HEX,
    ENDS,
    HARBOURS,
    HEX_NUMBER,
    HEXES_AT,
    PATH_NUMBER,
)
from companion.games.catan.islands import Island
from companion.words import Words

CORNER_SIDES = ("top", "top-right", "bottom-right", "bottom", "bottom-left", "top-left")
PATH_SIDES = ("top-right", "right", "bottom-right", "bottom-left", "left", "top-left")


def hex_text(words: Words, island: Island, place: int) -> str:
    """A hex by its terrain and number."""
    terrain = words.name("catan.terrain", island.terrain[place])
    number = island.numbers[place]
    if number is None:
        return terrain
    return words.say("catan.place.hex", terrain=terrain, number=number)


def robber_text(words: Words, island: Island, name: str) -> str:
    return hex_text(words, island, HEX_NUMBER[name])


def corner_text(words: Words, island: Island, corner: str) -> str:
    """The hexes that meet at a corner; of a lone hex, which of its corners it is."""
    around = HEXES_AT[CORNER_NUMBER[corner]]
    if len(around) > 1:
        return words.list(hex_text(words, island, place) for place in around)
    side = CORNER_SIDES[CORNERS_OF_HEX[around[0]].index(corner)]
    of = hex_text(words, island, around[0])
    return words.say("catan.place.corner", hex=of, side=words.say(f"catan.place.{side}"))


def path_text(words: Words, island: Island, path: str) -> str:
    """The two hexes a path runs between; at the coast, which side of its hex it is."""
    one, other = ENDS[PATH_NUMBER[path]]
    around = [place for place in HEXES_AT[one] if place in HEXES_AT[other]]
    if len(around) > 1:
        first, second = (hex_text(words, island, place) for place in around)
        return words.say("catan.place.between", one=first, other=second)
    side = words.say(f"catan.place.{_side(around[0], {CORNERS[one], CORNERS[other]})}")
    return words.say("catan.place.coast", hex=hex_text(words, island, around[0]), side=side)


def _side(place: int, ends: set[str]) -> str:
    corners = CORNERS_OF_HEX[place]
    pairs = zip(corners, (*corners[1:], corners[0]), strict=True)
    return next(side for side, pair in zip(PATH_SIDES, pairs, strict=True) if set(pair) == ends)


def harbour_texts(words: Words, island: Island) -> list[str]:
    """The harbours clockwise, from the one at the top left."""
    return [words.name("catan.harbour", island.harbours[place]) for place in range(len(HARBOURS))]
