"""What the articles say of Dominion's cards is what the fact file says."""

from typing import Any

import pytest

from companion import data
from companion.rulebook import Article, Bullets, Table, Traits, article, book
from companion.words import Words

FACTS = data.load("dominion/cards.json")
CARDS = FACTS["cards"]
PLAYERS = ("2", "3", "4")

LANGUAGES = ("en", "zh_Hant")


def card_article(card: str, language: str) -> Article:
    return article(f"dominion.card.{card}", language)


def trait(card: str, language: str, label: str) -> tuple[str, ...]:
    """What the entry of a card says at a label; nothing where it is silent."""
    traits = next(block for block in card_article(card, language).body if isinstance(block, Traits))
    said = Words(language).say(f"dominion.trait.{label}")
    return next(
        (tuple(worth.text for worth in line.worths) for line in traits.lines if line.label == said),
        (),
    )


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["id"])
class TestCard:
    def test_name(self, card: dict[str, Any], language: str) -> None:
        name = Words(language).say(f"dominion.card.{card['id']}")
        assert card_article(card["id"], language).title == name

    def test_cost(self, card: dict[str, Any], language: str) -> None:
        assert trait(card["id"], language, "cost") == (str(card["cost"]),)

    def test_types(self, card: dict[str, Any], language: str) -> None:
        words = Words(language)
        expected = tuple(words.say(f"dominion.type.{kind}") for kind in card["types"])
        assert trait(card["id"], language, "type") == expected

    def test_bonuses(self, card: dict[str, Any], language: str) -> None:
        said = trait(card["id"], language, "plus")
        assert [int(text.split()[0]) for text in said] == list(card.get("plus", {}).values())

    def test_points_and_coins(self, card: dict[str, Any], language: str) -> None:
        points = (str(card["points"]).replace("-", "\u2212"),) if "points" in card else ()
        assert trait(card["id"], language, "points") == points
        coins = [int(text.split()[0]) for text in trait(card["id"], language, "worth")]
        assert coins == ([card["coins"]] if "coins" in card else [])

    def test_pile(self, card: dict[str, Any], language: str) -> None:
        sizes = [str(pile(card["id"], players)) for players in PLAYERS]
        said = trait(card["id"], language, "pile")
        assert len(said) == (1 if len(set(sizes)) == 1 else len(sizes))
        assert all(size in text for size, text in zip(sizes, said, strict=False))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_set_up_shows_the_pile_sizes(language: str) -> None:
    cards = ("copper", "silver", "gold", "estate", "duchy", "province", "curse", "gardens")
    expected = [
        (card_article(card, language).title, *(str(pile(card, players)) for players in PLAYERS))
        for card in cards
    ]
    *rows, others = table_of("dominion.set-up", language).rows
    assert rows == expected
    assert others[1:] == tuple(str(FACTS["supply"][players]["kingdom"]) for players in PLAYERS)


@pytest.mark.parametrize("language", LANGUAGES)
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


@pytest.mark.parametrize("language", LANGUAGES)
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
