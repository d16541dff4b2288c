"""Promises about every book, in both languages."""

import re

import pytest

from companion.rulebook import (
    Article,
    UnknownArticle,
    article,
    book,
    book_ids,
    books,
    enforced_ids,
)
from companion.words import LANGUAGES

# A full em wide in the app's font, even in English.
WIDE_SIGNS = re.compile("[’“”…·•→≥≤]")
NARROW_PUNCTUATION = re.compile(r"[\u4e00-\u9fff][,.:;?!()]|[,.:;?!()][\u4e00-\u9fff]")
CROWDED_FIGURE = re.compile(r"[\u4e00-\u9fff][+−A-Za-z0-9]|[A-Za-z0-9][\u4e00-\u9fff]")


def all_articles(language: str) -> list[Article]:
    return [article for book in books(language) for article in book.articles]


def shape(language: str) -> list[tuple[str, str, bool, tuple[str, ...], list[str]]]:
    return [
        (
            article.id,
            article.chapter.id,
            article.enforced,
            article.see_also,
            [type(block).__name__ for block in article.body],
        )
        for article in all_articles(language)
    ]


def written(language: str) -> str:
    articles = all_articles(language)
    return "\n".join(f"{each.chapter.title}\n{each.title}\n{each.text}" for each in articles)


def test_all_languages_have_the_same_articles_in_the_same_order() -> None:
    first, *others = (shape(language) for language in LANGUAGES)
    for other in others:
        assert other == first


def test_no_id_is_used_twice() -> None:
    ids = [article.id for article in all_articles("en")]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("book_id", book_ids())
def test_an_id_begins_with_its_book(book_id: str) -> None:
    assert all(each.id.startswith(f"{book_id}.") for each in book(book_id, "en").articles)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reference_leads_to_another_article(language: str) -> None:
    for each in all_articles(language):
        assert each.id not in each.see_also
        for other in each.see_also:
            assert article(other, language).id == other


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_article_says_something(language: str) -> None:
    assert [each.id for each in all_articles(language) if not each.body] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chapter_is_written_in_one_piece(language: str) -> None:
    for each in books(language):
        in_order = [article for chapter in each.chapters for article in each.of_chapter(chapter)]
        assert in_order == list(each.articles)


def test_english_avoids_signs_that_are_too_wide() -> None:
    assert WIDE_SIGNS.findall(written("en")) == []


def test_chinese_uses_full_width_punctuation() -> None:
    assert NARROW_PUNCTUATION.findall(written("zh_Hant")) == []


def test_chinese_leaves_room_around_figures() -> None:
    assert CROWDED_FIGURE.findall(written("zh_Hant")) == []


def test_enforced_ids_are_those_marked_so() -> None:
    marked = {"table.seats", "dominion.cost", "dominion.card.moat"}
    assert marked <= enforced_ids()
    assert not enforced_ids() & {"table.correct", "dominion.aim", "dominion.card.witch"}


@pytest.mark.parametrize("unknown", ["dominion.nothing", "chess.castling", ""])
def test_an_unknown_article_is_said_to_be_unknown(unknown: str) -> None:
    with pytest.raises(UnknownArticle):
        article(unknown, "en")


def test_a_language_without_books_is_said_to_be_unknown() -> None:
    with pytest.raises(UnknownArticle):
        article("table.seats", "../en")
