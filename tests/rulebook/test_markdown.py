"""The small Markdown the rulebook is written in."""

import pytest

from companion.rulebook import Bullets, Chapter, Edition, Example, Paragraph, Table
from companion.rulebook.markdown import MalformedBook, articles

BOOK = """\
# Chapter {#chapter}

## First {#book.first enforced}

One.

Two.

- a
- b

| Head | Figure |
| --- | --- |
| row | 1 |

> Example: A case.

> Edition: Another printing.

See also: book.second, book.first

## Second {#book.second}

Text.
"""


def test_an_article_keeps_its_blocks_in_order() -> None:
    first, _ = articles(BOOK)
    assert first.body == (
        Paragraph("One."),
        Paragraph("Two."),
        Bullets(("a", "b")),
        Table(("Head", "Figure"), (("row", "1"),)),
        Example("A case."),
        Edition("Another printing."),
    )


def test_a_heading_says_id_chapter_and_whether_it_is_enforced() -> None:
    first, second = articles(BOOK)
    assert (first.id, first.title, first.chapter) == (
        "book.first",
        "First",
        Chapter("chapter", "Chapter"),
    )
    assert (first.enforced, second.enforced) == (True, False)


def test_see_also_is_no_part_of_the_text() -> None:
    first, second = articles(BOOK)
    assert first.see_also == ("book.second", "book.first")
    assert second.see_also == ()
    assert "book.second" not in first.text


def test_plain_text_holds_every_block() -> None:
    first, _ = articles(BOOK)
    for text in ("One.", "- b", "row | 1", "A case.", "Another printing."):
        assert text in first.text


@pytest.mark.parametrize(
    "source",
    [
        "## Article {#book.article}\n\nIn no chapter.",
        "Text.\n\n# Chapter {#chapter}",
        "# Chapter {#chapter}\n\nText of its own.",
        "# Chapter {#chapter}\n\n## No id",
        "# Chapter {#chapter}\n\n## Article {#book.article}\n\n> Neither example nor edition.",
        "# Chapter {#chapter}\n\n## Article {#book.article}\n\n| a | b |\n| --- |",
        "# Chapter {#chapter}\n\n## Article {#book.article}\n\n| a |\n| b |",
    ],
)
def test_what_is_not_understood_is_not_swallowed(source: str) -> None:
    with pytest.raises(MalformedBook):
        list(articles(source))
