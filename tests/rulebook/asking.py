"""Questions as players type them, and the articles that answer each.

A line is `question = article, other article`: any of them will do. A game has up to three files,
which wait until its book is there. `<game>.txt` was looked at while the search was tuned.
`<game>-held-back.txt`, a third of the first questions, was not. `<game>-fresh.txt` was written
after all tuning, to tell how questions fare that nobody had thought of when titles, texts and
nicknames were written.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from companion.rulebook import book_ids, hits

FOLDER = Path(__file__).parent / "questions"
ENOUGH = 3  # places from the top that everybody looks at


@dataclass(frozen=True, slots=True)
class Question:
    """`kind` is empty, held-back or fresh."""

    game: str
    kind: str
    text: str
    answers: tuple[str, ...]


def questions() -> Iterator[Question]:
    for file in sorted(FOLDER.glob("*.txt")):
        game, _, kind = file.stem.partition("-")
        if game not in book_ids():
            continue
        for line in file.read_text(encoding="utf-8").splitlines():
            text, _, answers = line.partition(" = ")
            yield Question(game, kind, text, tuple(answers.split(", ")))


def is_answered(question: Question) -> bool:
    """Whether one of the articles stands among the first, as the rulebook shows them in a match."""
    first = hits(question.text, question.game, "en")[:ENOUGH]
    return any(hit.article.id in question.answers for hit in first)
