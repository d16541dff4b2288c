"""What the articles say of Dominion's cards is what the fact file says."""

from typing import Any

import pytest

from companion import data
from companion.rulebook import Article, Bullets, Table, article, book

FACTS = data.load("dominion/cards.json")
CARDS = FACTS["cards"]
PLAYERS = ("2", "3", "4")

COST = {"en": "Costs {}.", "zh_Hant": "價格 {}。"}
TYPES = {
    "en": {
        "action": "Action",
        "attack": "attack",
        "reaction": "reaction",
        "treasure": "Treasure",
        "victory": "Victory card",
        "curse": "Curse card",
    },
    "zh_Hant": {
        "action": "行動卡",
        "attack": "攻擊卡",
        "reaction": "反擊卡",
        "treasure": "錢幣卡",
        "victory": "分數卡",
        "curse": "詛咒卡",
    },
}
PLUS = {
    "en": {"cards": "card", "actions": "action", "buys": "buy", "coins": "coin"},
    "zh_Hant": {"cards": "張牌", "actions": "個行動", "buys": "次購買", "coins": "塊錢"},
}
OF_ITS_OWN = {"moneylender": {"coins": 3}}
"""Bonuses that hang on a condition, which the fact file leaves to the rules."""


def card_article(card: str, language: str) -> Article:
    return article(f"dominion.card.{card}", language)


def first_paragraph(card: str, language: str) -> str:
    return card_article(card, language).body[0].text


def pile(card: str, players: str) -> int:
    counts = FACTS["supply"][players]
    if card in ("estate", "duchy", "province", "gardens"):
        return int(counts["victory"])
    return int(counts.get(card, counts["kingdom"]))


def table_of(article_id: str, language: str) -> Table:
    return next(block for block in article(article_id, language).body if isinstance(block, Table))


def test_there_is_an_article_for_each_card_and_for_nothing_else() -> None:
    prefix = "dominion.card."
    ids = [each.id for each in book("dominion", "en").articles]
    written = [id_.removeprefix(prefix) for id_ in ids if id_.startswith(prefix)]
    assert sorted(written) == sorted(card["id"] for card in CARDS)


@pytest.mark.parametrize("language", COST)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["id"])
class TestCard:
    def test_cost(self, card: dict[str, Any], language: str) -> None:
        cost = COST[language].format(card["cost"])
        assert first_paragraph(card["id"], language).startswith(cost)

    def test_types(self, card: dict[str, Any], language: str) -> None:
        separator = "。" if language == "zh_Hant" else ". "
        types = first_paragraph(card["id"], language).split(separator)[1]
        said = {kind for kind, word in TYPES[language].items() if word in types}
        assert said == set(card["types"])

    def test_bonuses(self, card: dict[str, Any], language: str) -> None:
        text = first_paragraph(card["id"], language)
        bonuses = card.get("plus", OF_ITS_OWN.get(card["id"], {}))
        for kind, count in bonuses.items():
            assert f"+{count} {PLUS[language][kind]}" in text
        assert text.count("+") == len(bonuses)


@pytest.mark.parametrize("language", COST)
def test_the_set_up_shows_the_pile_sizes(language: str) -> None:
    cards = ("copper", "silver", "gold", "estate", "duchy", "province", "curse", "gardens")
    expected = [
        (card_article(card, language).title, *(str(pile(card, players)) for players in PLAYERS))
        for card in cards
    ]
    *rows, others = table_of("dominion.set-up", language).rows
    assert rows == expected
    assert others[1:] == tuple(str(FACTS["supply"][players]["kingdom"]) for players in PLAYERS)


@pytest.mark.parametrize("language", COST)
def test_the_recommended_sets_list_their_cards(language: str) -> None:
    listed = next(
        block.items
        for block in article("dominion.recommended-sets", language).body
        if isinstance(block, Bullets)
    )
    colon, comma = ("：", "、") if language == "zh_Hant" else (": ", ", ")
    expected = [
        [card_article(card, language).title for card in each["cards"]] for each in FACTS["sets"]
    ]
    assert [line.partition(colon)[2].split(comma) for line in listed] == expected


@pytest.mark.parametrize("language", COST)
def test_the_score_shows_the_points(language: str) -> None:
    points = [
        (card_article(card["id"], language).title, str(card["points"]).replace("-", "−"))
        for card in CARDS
        if "points" in card
    ]
    *rows, gardens = table_of("dominion.score", language).rows
    assert rows == points
    assert gardens[0] == card_article("gardens", language).title
    assert str(FACTS["gardens"]["cards_per_point"]) in gardens[1]
