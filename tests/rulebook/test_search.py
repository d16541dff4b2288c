"""Finding an article by the words somebody remembers."""

import pytest

from companion.rulebook import UnknownArticle, search


def found(words: str, game: str | None = "dominion", language: str = "en") -> list[str]:
    return [article.id for article in search(words, game, language)]


def test_an_article_named_so_comes_first() -> None:
    assert found("moat")[0] == "dominion.card.moat"
    assert found("護城河", language="zh_Hant")[0] == "dominion.card.moat"


def test_a_part_of_a_chinese_word_is_found() -> None:
    assert found("城河", language="zh_Hant")[0] == "dominion.card.moat"


def test_every_word_has_to_be_there() -> None:
    assert found("gardens ten")[0] == "dominion.card.gardens"
    assert found("gardens zeppelin") == []


def test_a_latin_word_is_found_where_it_begins() -> None:
    assert "dominion.card.silver" in found("silv")
    assert found("ilver") == []


def test_case_accents_and_width_do_not_matter() -> None:
    assert found("MÓAT") == found("ｍｏａｔ") == found("moat")


def test_signs_are_nothing_but_signs() -> None:
    assert "dominion.card.village" in found("+2 actions")
    assert found(".*") == []


def test_without_words_nothing_is_found() -> None:
    assert found("  ") == []


def test_a_game_brings_the_rules_of_every_table() -> None:
    assert "table.colours" in found("diamond")


def test_without_a_game_all_books_are_searched() -> None:
    assert {"table.first", "dominion.first-player"} <= set(found("begins", game=None))


def test_the_shared_rules_can_be_searched_alone() -> None:
    assert found("diamond", game="table") == ["table.colours"]


def test_an_unknown_game_is_said_to_be_unknown() -> None:
    with pytest.raises(UnknownArticle):
        found("moat", game="chess")
