"""Corrections of heaps: what lies somewhere is exchanged with the bag or the pile."""

from companion.games.keyflower import bounds
from companion.games.keyflower.facts import COLOURS, SKILLS
from companion.games.keyflower.hidden import Hidden, Numbers, minus
from companion.games.keyflower.table import Table, check_kinds, skills, workers
from companion.referee.counts import Counts
from companion.referee.ruling import Refusal


def swap_workers(table: Table, lying: Counts, counts: Counts) -> None:
    """Workers on the table are these and not those; the bag has the others."""
    hidden = table.state.workers
    table.change(workers=_swapped(hidden, workers(lying), counts, COLOURS))


def swap_skills(table: Table, lying: Counts, counts: Counts) -> None:
    hidden = table.state.skills
    table.change(skills=_swapped(hidden, skills(lying), counts, SKILLS))


def _swapped(hidden: Hidden, lying: Numbers, counts: Counts, kinds: tuple[str, ...]) -> Hidden:
    check_kinds(counts, kinds)
    most, together = bounds.beyond(hidden, lying)
    check_heap(counts, most, kinds)
    check_count(counts.total(), 0, together)
    return hidden.exchanged(minus(lying, tuple(counts[kind] for kind in kinds)))


def check_heap(counts: Counts, most: Numbers, kinds: tuple[str, ...]) -> None:
    for kind, number in zip(kinds, most, strict=True):
        check_count(counts[kind], 0, number)


def check_count(count: int, least: int, most: int) -> None:
    if not least <= count <= most:
        raise Refusal("keyflower.correct", "number", has=count, least=least, most=most)
