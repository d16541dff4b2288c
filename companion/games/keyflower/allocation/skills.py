"""Skills: Scribes, Key guild and Scholar."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from companion.games.keyflower.allocation.position import (
    GUILD,
    POINT,
    SCHOLAR,
    SCRIBES,
    Place,
    set_value,
)
from companion.games.keyflower.allocation.sets import of_sets, rests
from companion.games.keyflower.facts import SKILLS, Face
from companion.referee.counts import Counts


class Skills(NamedTuple):
    """So many sets at the Scribes and the Key guild, and so many of one kind at the Scholar."""

    value: int
    scribes: int = 0
    guild: int = 0
    scholar: int = 0
    kind: str = ""


def best_skills(faces: Mapping[str, Face], skills: Counts) -> Skills:
    return max(_every_way(faces, skills), key=lambda way: way.value)


def _every_way(faces: Mapping[str, Face], skills: Counts) -> Iterator[Skills]:
    """All numbers of sets. The Scholar takes the kind most are left of: no other can bring more."""
    scribes, guild, scholar = (faces.get(tile) for tile in (SCRIBES, GUILD, SCHOLAR))
    of_set = set_value(scribes) if scribes else 0
    of_five = set_value(guild) if guild else 0
    of_one = scholar.points * POINT - 1 if scholar else 0
    five = guild.per.total() if guild else 0
    for sets, rest in enumerate(rests(scribes, skills, SKILLS)):
        left = sum(rest.values())
        kind = max(rest, key=rest.__getitem__)
        for fives in range(left // five + 1 if five else 1):
            alone = min(rest[kind], left - fives * five) if scholar else 0
            value = sets * of_set + fives * of_five + alone * of_one
            yield Skills(value, sets, fives, alone, kind)


def places_of_skills(faces: Mapping[str, Face], skills: Counts, way: Skills) -> Iterator[Place]:
    if way.scribes:
        pieces = of_sets(faces[SCRIBES], way.scribes)
        skills = skills.minus(pieces)
        yield Place(SCRIBES, pieces, faces[SCRIBES].points * way.scribes)
    if way.scholar:
        pieces = Counts({way.kind: way.scholar})
        skills = skills.minus(pieces)
        yield Place(SCHOLAR, pieces, faces[SCHOLAR].points * way.scholar, way.kind)
    if way.guild:
        face = faces[GUILD]
        pieces = Counts.of(skills.each()[: way.guild * face.per.total()])
        yield Place(GUILD, pieces, face.points * way.guild)
