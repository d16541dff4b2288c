"""Finding an article by the words somebody remembers."""

import pytest

from companion.rulebook import Hit, UnknownArticle, article, hits, search


def found(words: str, game: str | None = "dominion", language: str = "en") -> list[str]:
    return [article.id for article in search(words, game, language)]


def hit(words: str, article_id: str, language: str = "en") -> Hit:
    return next(hit for hit in hits(words, None, language) if hit.article.id == article_id)


def marked(found: Hit, text: str) -> list[str]:
    return [text[start:end] for start, end in found.marks(text)]


def test_an_article_named_so_comes_first() -> None:
    assert found("moat")[0] == "dominion.card.moat"
    assert found("護城河", language="zh_Hant")[0] == "dominion.card.moat"


def test_a_part_of_a_chinese_word_is_found() -> None:
    assert found("城河", language="zh_Hant")[0] == "dominion.card.moat"


def test_what_has_all_words_comes_before_what_has_some() -> None:
    assert found("gardens ten")[0] == "dominion.card.gardens"
    assert found("gardens moat")[:2] == found("moat gardens")[:2]


def test_a_word_that_is_nowhere_hides_nothing() -> None:
    assert found("gardens zeppelin")[0] == "dominion.card.gardens"
    assert found("zeppelin") == []


def test_the_way_one_asks_does_not_matter() -> None:
    assert found("how much is a moat")[0] == found("moat")[0]
    assert found("護城河是什麼", language="zh_Hant")[0] == "dominion.card.moat"


@pytest.mark.parametrize("slip", ["maot", "mowt", "moatt", "labratory", "throne rom"])
def test_a_slip_of_the_finger_is_forgiven(slip: str) -> None:
    meant = {"lab": "laboratory", "thr": "throne_room"}.get(slip[:3], "moat")
    assert found(slip)[0] == f"dominion.card.{meant}"


def test_a_wrong_chinese_sign_is_forgiven() -> None:
    assert found("鐡匠", language="zh_Hant")[0] == "dominion.card.smithy"


def test_words_that_players_use_are_found_though_no_text_has_them() -> None:
    assert "sheep" not in article("catan.resource.wool", "en").text
    assert found("sheep", game="catan")[0] == "catan.resource.wool"


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


def test_a_word_of_the_other_language_is_found_too() -> None:
    assert found("moat", language="zh_Hant")[0] == "dominion.card.moat"
    assert found("護城河")[0] == "dominion.card.moat"
    assert "dominion.card.moat" in found("moat 攻擊")
    assert found("moat攻擊") == found("moat 攻擊")


def test_chinese_words_may_stand_side_by_side() -> None:
    assert "dominion.card.moat" in found("護城河攻擊", language="zh_Hant")
    assert found("護城河飛船", language="zh_Hant")[0] == "dominion.card.moat"


def test_what_was_looked_for_is_marked() -> None:
    found = hit("gain card", "dominion.gain")
    assert marked(found, "Gáining a card, or two cards: regain") == ["Gáin", "card", "card"]
    assert marked(hit("card gain", "dominion.gain"), "To gain cards") == ["gain card"]


def test_parts_of_a_chinese_run_are_marked_each() -> None:
    found = hit("護城河攻擊", "dominion.card.moat", "zh_Hant")
    assert marked(found, "有護城河的人不受攻擊。") == ["護城河", "攻擊"]


def test_an_excerpt_begins_with_the_sentence_that_was_looked_for() -> None:
    assert hit("suffice", "dominion.draw").excerpt().startswith("If your deck does not suffice")
    assert hit("不受影響", "dominion.attacks", "zh_Hant").excerpt().startswith("在攻擊生效之前")


def test_far_into_a_sentence_the_excerpt_begins_with_the_clause() -> None:
    assert hit("gold", "dominion.supply").excerpt().startswith("Gold, Estate")


def test_an_excerpt_without_what_was_looked_for_is_the_beginning() -> None:
    beginning = article("dominion.card.moat", "zh_Hant").summary
    assert beginning.startswith(hit("moat", "dominion.card.moat", "zh_Hant").excerpt())


def test_a_thing_is_told_from_a_rule() -> None:
    assert article("dominion.card.moat", "en").of_a_thing
    assert not article("dominion.draw", "en").of_a_thing


def test_where_only_a_nickname_was_meant_the_signs_it_shares_are_marked() -> None:
    found = hit("長路斷掉", "catan.longest-road", "zh_Hant")
    assert marked(found, found.article.title) == ["長", "路"]


def test_the_games_own_articles_come_before_those_of_others() -> None:
    found_ids = found("village", game="catan")
    are_own = [id_.partition(".")[0] in ("catan", "table") for id_ in found_ids]
    assert set(are_own) == {True, False}
    assert are_own == sorted(are_own, reverse=True)
