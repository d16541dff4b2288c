"""Reads the articles out of a book's Markdown.

A line is a whole thing, so that no language has to say how lines are joined:

    # Chapter {#id}
    ## Article {#id} or {#id enforced}
    A paragraph.
    - One bullet of a list
    | One | row | of a table |
    > Example: a case from the table
    > Edition: where printings differ
    ### Heading of a part of a longer page
    Borrowed: id Table, or id Bullets: those of another article, which stand written only there
    Compared: head | id, id | trait, trait (things in a table, made from their figures)
    Nicknames: words, that players use, but the text does not
    See also: id, id

The words before a colon are marks, the same in every language; readers never see them.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby

from companion.rulebook.article import (
    Article,
    Block,
    Bullets,
    Chapter,
    Comparison,
    Edition,
    Example,
    Heading,
    Paragraph,
    Table,
)

HEADING = re.compile(
    r"(?P<level>##?) (?P<title>.+) \{#(?P<id>[a-z][a-z0-9._-]*)(?P<enforced> enforced)?\}"
)
BULLET, ROW, SEE_ALSO = "- ", "| ", "See also: "
NICKNAMES, BORROWED, COMPARED = "Nicknames: ", "Borrowed: ", "Compared: "
LINES: dict[str, type[Example | Edition | Heading]] = {
    "> Example: ": Example,
    "> Edition: ": Edition,
    "### ": Heading,
}
KINDS: dict[str, type[Table | Bullets]] = {"Table": Table, "Bullets": Bullets}
MARKS = (BULLET, ROW, SEE_ALSO, NICKNAMES, BORROWED, COMPARED, *LINES)
BELONGS_TO_A_MARK = ("#", ">", "-", "|", "See also", "Nicknames", "Borrowed", "Compared")

Borrowed = tuple[int, str, type[Table | Bullets]]
"""Before which block, from which article, and what of it."""


class MalformedBook(ValueError):
    """A line that no reader of this format understands."""


def articles(source: str) -> list[Article]:
    """In the order of the book."""
    read = list(_articles(source))
    by_id = {article.id: article for article, _ in read}
    return [_with_borrowed(article, borrowed, by_id) for article, borrowed in read]


def _with_borrowed(
    article: Article, borrowed: Sequence[Borrowed], by_id: Mapping[str, Article]
) -> Article:
    if not borrowed:
        return article
    body = list(article.body)
    for place, source, kind in reversed(borrowed):
        if source not in by_id:
            raise MalformedBook(f"{article.id} borrows from nowhere: {source}")
        body[place:place] = [block for block in by_id[source].body if isinstance(block, kind)]
    return replace(article, body=tuple(body))


def _articles(source: str) -> Iterator[tuple[Article, Sequence[Borrowed]]]:
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


def _article(
    heading: re.Match[str], chapter: Chapter, lines: Sequence[str]
) -> tuple[Article, Sequence[Borrowed]]:
    body: list[Block] = []
    borrowed: list[Borrowed] = []
    ends: dict[str, str] = {SEE_ALSO: "", NICKNAMES: ""}
    for mark, marked in groupby(lines, _mark):
        texts = [line.removeprefix(mark) for line in marked]
        if mark in ends:
            ends[mark] = ", ".join(texts)
        elif mark == BORROWED:
            borrowed.extend((len(body), *_source(text)) for text in texts)
        else:
            body.extend(_blocks(mark, texts))
    article = Article(
        id=heading["id"],
        title=heading["title"],
        chapter=chapter,
        enforced=heading["enforced"] is not None,
        body=tuple(body),
        see_also=tuple(ends[SEE_ALSO].split(", ")) if ends[SEE_ALSO] else (),
        nicknames=ends[NICKNAMES],
    )
    return article, borrowed


def _source(text: str) -> tuple[str, type[Table | Bullets]]:
    article_id, _, kind = text.partition(" ")
    if kind not in KINDS:
        raise MalformedBook(f"neither a table nor bullets: {text}")
    return article_id, KINDS[kind]


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
    if mark == COMPARED:
        return map(_comparison, texts)
    kind = LINES.get(mark, Paragraph)
    return (kind(text) for text in texts if text)


def _comparison(text: str) -> Comparison:
    head, things, traits = text.split(" | ")
    return Comparison(head, tuple(things.split(", ")), tuple(traits.split(", ")))


def _table(texts: Sequence[str]) -> Table:
    head, rule, *rows = (tuple(text.removesuffix(" |").split(" | ")) for text in texts)
    if set(rule) != {"---"} or any(len(row) != len(head) for row in (rule, *rows)):
        raise MalformedBook(f"not a table: {' / '.join(texts)}")
    return Table(head, tuple(rows))
