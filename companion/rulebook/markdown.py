"""Reads the articles out of a book's Markdown.

A line is a whole thing, so that no language has to say how lines are joined:

    # Chapter {#id}
    ## Article {#id} or {#id enforced}
    A paragraph.
    - One bullet of a list
    | One | row | of a table |
    > Example: a case from the table
    > Edition: where printings differ
    See also: id, id

The words before a colon are marks, the same in every language; readers never see them.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from companion.rulebook.article import (
    Article,
    Block,
    Bullets,
    Chapter,
    Edition,
    Example,
    Paragraph,
    Table,
)

HEADING = re.compile(
    r"(?P<level>##?) (?P<title>.+) \{#(?P<id>[a-z][a-z0-9._-]*)(?P<enforced> enforced)?\}"
)
BULLET, ROW, SEE_ALSO = "- ", "| ", "See also: "
QUOTES: dict[str, type[Example | Edition]] = {"> Example: ": Example, "> Edition: ": Edition}
MARKS = (BULLET, ROW, SEE_ALSO, *QUOTES)
BELONGS_TO_A_MARK = ("#", ">", "-", "|", "See also")


class MalformedBook(ValueError):
    """A line that no reader of this format understands."""


def articles(source: str) -> Iterator[Article]:
    chapter: Chapter | None = None
    for heading, lines in _sections(source):
        if heading["level"] == "#":
            if any(lines):
                raise MalformedBook(f"a chapter has no text of its own: {heading['id']}")
            chapter = Chapter(heading["id"], heading["title"])
        elif chapter is None:
            raise MalformedBook(f"in no chapter: {heading['id']}")
        else:
            yield _article(heading, chapter, lines)


def _sections(source: str) -> Iterator[tuple[re.Match[str], list[str]]]:
    """Every heading with the lines below it."""
    heading: re.Match[str] | None = None
    lines: list[str] = []
    for line in source.splitlines():
        found = HEADING.fullmatch(line)
        if found is None:
            lines.append(line)
            continue
        if heading is not None:
            yield heading, lines
        elif any(lines):
            raise MalformedBook(f"before the first heading: {lines}")
        heading, lines = found, []
    if heading is not None:
        yield heading, lines


def _article(heading: re.Match[str], chapter: Chapter, lines: Sequence[str]) -> Article:
    body: list[Block] = []
    see_also: tuple[str, ...] = ()
    for mark, marked in groupby(lines, _mark):
        texts = [line.removeprefix(mark) for line in marked]
        if mark == SEE_ALSO:
            see_also = tuple(id_ for text in texts for id_ in text.split(", "))
        else:
            body.extend(_blocks(mark, texts))
    return Article(
        id=heading["id"],
        title=heading["title"],
        chapter=chapter,
        enforced=heading["enforced"] is not None,
        body=tuple(body),
        see_also=see_also,
    )


def _mark(line: str) -> str:
    """What the line begins with; nothing for a paragraph."""
    mark = next((mark for mark in MARKS if line.startswith(mark)), "")
    if not mark and line.startswith(BELONGS_TO_A_MARK):
        raise MalformedBook(f"not understood: {line}")
    return mark


def _blocks(mark: str, texts: Sequence[str]) -> Iterable[Block]:
    if mark == BULLET:
        return (Bullets(tuple(texts)),)
    if mark == ROW:
        return (_table(texts),)
    quote = QUOTES.get(mark, Paragraph)
    return (quote(text) for text in texts if text)


def _table(texts: Sequence[str]) -> Table:
    head, rule, *rows = (tuple(text.removesuffix(" |").split(" | ")) for text in texts)
    if set(rule) != {"---"} or any(len(row) != len(head) for row in (rule, *rows)):
        raise MalformedBook(f"not a table: {' / '.join(texts)}")
    return Table(head, tuple(rows))
