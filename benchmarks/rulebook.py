"""The rulebook's search beside SQLite's FTS5 with trigrams: the same articles, the same keystrokes.

Every question of the search quality test is typed sign by sign. Theirs finds what holds any
of the words as they stand; ours also what was mistyped or asked in a sentence. The phone's SQLite
could not do it at all: it is built without full-text search.
"""

import sqlite3
import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from time import perf_counter

from companion.rulebook import Article, books, hits
from companion.rulebook.index import Index
from companion.words import LANGUAGES
from tests.rulebook.asking import is_answered, questions

ROOT = Path(__file__).resolve().parent.parent
SHOWN = 8  # results in sight, whose excerpts and marks are made with each keystroke
FIRST_SEARCH = "from companion.rulebook import hits; hits('moat', 'dominion', 'en')"


def keystrokes() -> list[tuple[str, str]]:
    """Everything that stands in the search field while the questions are typed."""
    return [
        (question.game, question.text[:length])
        for question in questions()
        for length in range(1, len(question.text) + 1)
    ]


def measure() -> dict[str, dict[str, float]]:
    """Milliseconds a keystroke: the middle one, all but one in a hundred, the slowest."""
    table = _trigrams()
    searches: dict[str, Callable[[str, str], object]] = {
        "companion": _ours,
        "FTS5 trigram": lambda _, typed: _theirs(table, typed),
    }
    taken: dict[str, list[float]] = {name: [] for name in searches}
    for search in searches.values():
        search("catan", "road")  # ours makes its index with the first search
    for game, typed in keystrokes():  # in turns, so that a busy moment weighs on both alike
        for name, search in searches.items():
            began = perf_counter()
            search(game, typed)
            taken[name].append((perf_counter() - began) * 1000)
    return {name: _summary(times) for name, times in taken.items()}


def answered() -> dict[str, float]:
    """The share of the questions with an answer among the first three."""
    table, asked = _trigrams(), list(questions())
    theirs = [set(_theirs(table, each.text)[:3]) & set(each.answers) for each in asked]
    return {
        "companion": sum(map(is_answered, asked)) / len(asked),
        "FTS5 trigram": sum(map(bool, theirs)) / len(asked),
    }


def index_megabytes() -> float:
    """What the index holds, the articles themselves not counted."""
    for language in LANGUAGES:
        books(language)
    tracemalloc.start()
    kept = Index()
    while kept.take_in():
        pass
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    del kept
    return held / 1e6


def first_search() -> float:
    """Milliseconds from the start of a process to its first result, less an empty process."""
    times = {code: [_process(code) for _ in range(5)] for code in ("pass", FIRST_SEARCH)}
    return median(times[FIRST_SEARCH]) - median(times["pass"])


def _process(code: str) -> float:
    began = perf_counter()
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)
    return (perf_counter() - began) * 1000


def _ours(game: str, typed: str) -> object:
    found = hits(typed, game, "en")
    return [(hit.marks(hit.article.title), hit.excerpt()) for hit in found[:SHOWN]]


def _trigrams() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:")
    connection.execute(
        "CREATE VIRTUAL TABLE articles USING fts5"
        "(id UNINDEXED, title, nicknames, body, tokenize='trigram')"
    )
    shelves = zip(*(books(language) for language in LANGUAGES), strict=True)
    rows = [
        (versions[0].id, *("\n".join(each) for each in zip(*map(_columns, versions), strict=True)))
        for shelf in shelves
        for versions in zip(*(book.articles for book in shelf), strict=True)
    ]
    connection.executemany("INSERT INTO articles VALUES (?, ?, ?, ?)", rows)
    return connection


def _columns(article: Article) -> tuple[str, str, str]:
    return article.title, article.nicknames, article.text


def _theirs(connection: sqlite3.Connection, typed: str) -> Sequence[str]:
    """Each word quoted, any of them will do; it cannot find what is shorter than three signs."""
    words = " OR ".join('"' + word.replace('"', '""') + '"' for word in typed.split())
    rows = connection.execute(
        "SELECT id, snippet(articles, -1, '[', ']', '', 12) FROM articles WHERE articles MATCH ?"
        f" ORDER BY bm25(articles, 0, 7, 6, 1) LIMIT {SHOWN}",
        (words or '""',),
    )
    return [row[0] for row in rows]


def _summary(times: list[float]) -> dict[str, float]:
    ordered = sorted(times)
    return {
        "median": median(ordered),
        "99 of 100": ordered[int(len(ordered) * 0.99)],
        "slowest": ordered[-1],
    }
