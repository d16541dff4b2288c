"""The rules in the reader's language: articles, the books they stand in, and their search."""

from companion.rulebook.article import (
    Article,
    Block,
    Bullets,
    Chapter,
    Edition,
    Example,
    Heading,
    Paragraph,
    Table,
    TraitLine,
    Traits,
    Worth,
)
from companion.rulebook.library import (
    Book,
    UnknownArticle,
    article,
    book,
    book_ids,
    books,
    enforced_ids,
    quick_reference,
)
from companion.rulebook.links import links
from companion.rulebook.moment import moment
from companion.rulebook.search import Hit, hits, search

__all__ = [
    "Article",
    "Block",
    "Book",
    "Bullets",
    "Chapter",
    "Edition",
    "Example",
    "Heading",
    "Hit",
    "Paragraph",
    "Table",
    "TraitLine",
    "Traits",
    "UnknownArticle",
    "Worth",
    "article",
    "book",
    "book_ids",
    "books",
    "enforced_ids",
    "hits",
    "links",
    "moment",
    "quick_reference",
    "search",
]
