"""Questions as players type them, and the articles that answer each: one file a game.

A line is `question = article, other article`: any of them will do. Every third question is held
back: nobody looks at how those fare while the search is tuned, so they tell how it will do with
questions nobody has thought of.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from companion.rulebook import hits

FOLDER = Path(__file__).parent / "questions"
ENOUGH = 3  # places from the top that everybody looks at


@dataclass(frozen=True, slots=True)
class Question:
    game: str
    text: str
    answers: tuple[str, ...]
    held_back: bool


def questions() -> Iterator[Question]:
    for file in sorted(FOLDER.glob("*.txt")):
        lines = file.read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(lines, 1):
            text, _, answers = line.partition(" = ")
            yield Question(file.stem, text, tuple(answers.split(", ")), number % 3 == 0)


def answered(question: Question) -> bool:
    """Whether one of the articles stands among the first, as the rulebook shows them in a match."""
    first = hits(question.text, question.game, "en")[:ENOUGH]
    return any(hit.article.id in question.answers for hit in first)
