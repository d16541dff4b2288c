"""Plays a document again: every action is tried, a refused one is reported and skipped."""

from collections.abc import Sequence
from dataclasses import dataclass

from companion.cli.problem import judged_by
from companion.referee.document import Entry, MatchDocument, differing
from companion.referee.game import Names
from companion.referee.match import Match
from companion.referee.ruling import Happening, Refusal


@dataclass(frozen=True, slots=True)
class Step:
    """One action of the document: what followed from it, or why it may not be."""

    line: int
    happenings: tuple[Happening, ...] = ()
    differs: bool = False
    refusal: Refusal | None = None


@dataclass(frozen=True, slots=True)
class Replay:
    match: Match
    steps: tuple[Step, ...]

    @property
    def names(self) -> Sequence[str]:
        return Names.at(self.match.setup)

    @property
    def refused(self) -> Sequence[tuple[int, Refusal]]:
        return [(step.line, step.refusal) for step in self.steps if step.refusal]


def replay(document: MatchDocument, strict: bool = False) -> Replay:
    """The whole document, or when `strict` up to its first refused action."""
    with judged_by(document.game, Names.at(document.setup)):
        match = Match(document.game, document.setup)
    steps: list[Step] = []
    for line, entry in enumerate(document.entries, 1):
        steps.append(_try(match, entry, line))
        if strict and steps[-1].refusal:
            break
    return Replay(match, tuple(steps))


def _try(match: Match, entry: Entry, line: int) -> Step:
    try:
        happenings = match.do(entry.action).happenings
    except Refusal as refusal:
        return Step(line, refusal=refusal)
    return Step(line, happenings, differing(entry, happenings))
