"""What the articles say of Le Havre's figures is what the fact files say."""

from collections.abc import Iterable

import pytest

from companion.games.le_havre import facts
from companion.games.le_havre.facts import FULL, SHORT, Building
from companion.referee.counts import Counts
from companion.rulebook import Article, Table, Traits, article, book
from companion.words import LANGUAGES, Words

PLAYERS = range(1, 6)
VARIANTS = (FULL, SHORT)
BUILDING = "le_havre.building."

BETWEEN = {"en": (" ", ", ", " or "), "zh_Hant": ("", "、", "或 ")}
"""Sentences, the parts of one, and alternatives."""

YES_NO = {"en": ("no", "yes"), "zh_Hant": ("否", "是")}
HARVEST = {"en": ("no", "yes"), "zh_Hant": ("無", "有")}
MODERN = {"en": ("no", "yes"), "zh_Hant": ("不需要", "需要")}
TOWN = {
    "en": {None: "−", "basic": "basic building", "special": "special building"},
    "zh_Hant": {None: "−", "basic": "基本建築", "special": "特殊建築物"},
}
SHIP = {
    "en": {"wooden": "wooden", "iron": "iron", "steel": "steel", "luxury_liner": "luxury liner"},
    "zh_Hant": {"wooden": "木船", "iron": "鐵船", "steel": "鋼鐵船", "luxury_liner": "豪華遊輪"},
}


def tables(article_id: str, language: str) -> list[Table]:
    body = article(article_id, language).body
    return [block for block in body if isinstance(block, Table)]


def rows(article_id: str, language: str) -> list[tuple[str, ...]]:
    return list(tables(article_id, language)[0].rows)


def figures(article_id: str, language: str) -> list[list[str]]:
    """The rows without their first column."""
    return [list(row[1:]) for row in rows(article_id, language)]


def goods(counts: Counts, language: str) -> str:
    words, comma = Words(language), BETWEEN[language][1]
    named = ((words.name("le_havre.good", kind, count), count) for kind, count in counts.items())
    return comma.join(f"{count} {name}" for name, count in named)


def capital(text: str) -> str:
    return text[0].upper() + text[1:]


def building_article(card: Building, language: str) -> Article:
    return article(f"{BUILDING}{card.id}", language)


def trait(card: Building, language: str, label: str) -> tuple[str, ...]:
    """What the entry of a building says at a label; nothing where it is silent."""
    said = Words(language).say(f"le_havre.trait.{label}")
    lines = next(
        block.lines for block in building_article(card, language).body if isinstance(block, Traits)
    )
    texts = (tuple(worth.text for worth in line.worths) for line in lines if line.label == said)
    return next(texts, ())


def numbers(texts: Iterable[str]) -> list[int]:
    return [int(text.split()[0]) for text in texts]


def test_there_is_an_article_for_each_building_in_the_order_of_their_numbers() -> None:
    ids = [each.id for each in book("le_havre", "en").articles]
    written = [id_.removeprefix(BUILDING) for id_ in ids if id_.startswith(BUILDING)]
    assert written == list(facts.buildings())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", facts.buildings().values(), ids=lambda card: card.id)
class TestBuilding:
    def test_value_and_price(self, card: Building, language: str) -> None:
        assert trait(card, language, "value") == (str(card.value),)
        price = trait(card, language, "price")
        if card.price is None:
            assert price == (Words(language).say("le_havre.not-for-sale"),)
        else:
            assert price == ((str(card.price),) if card.price != card.value else ())

    def test_cost(self, card: Building, language: str) -> None:
        cost = trait(card, language, "cost")
        if card.cost is None:
            assert cost == (() if card.special else (Words(language).say("le_havre.not-built"),))
        else:
            assert numbers(cost) == list(card.cost.values())

    def test_fee(self, card: Building, language: str) -> None:
        fee = trait(card, language, "fees" if len(card.fees) > 1 else "fee")
        if card.locked or not card.fees:
            state = "locked" if card.locked else "free"
            assert fee == (Words(language).say(f"le_havre.{state}"),)
        else:
            assert numbers(fee) == [sum(each.values()) for each in card.fees]

    def test_symbols(self, card: Building, language: str) -> None:
        counts = [card.symbols[facts.HAMMER], card.symbols[facts.FISHERMAN]]
        assert numbers(trait(card, language, "symbols")) == [count for count in counts if count]

    def test_its_name(self, card: Building, language: str) -> None:
        name = Words(language).name("le_havre.building", card.id)
        assert building_article(card, language).title == name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("players", PLAYERS)
def test_the_round_cards(variant: str, players: int, language: str) -> None:
    expected = []
    for number, card in enumerate(facts.rounds(variant, players), start=1):
        ship = facts.ships()[card.ship]
        begins = (facts.turns_per_round() * (number - 1)) % players + 1
        printed = (HARVEST[language][card.harvest], TOWN[language][card.town])
        built = f"{SHIP[language][ship.type]} {ship.value}"
        expected.append((str(number), str(begins), str(card.food), *printed, built))
    assert rows(f"le_havre.rounds.{variant}-{players}", language) == expected


@pytest.mark.parametrize("language", LANGUAGES)
class TestTables:
    def test_how_long_it_is(self, language: str) -> None:
        for row, variant in enumerate(VARIANTS):
            counts = [len(facts.rounds(variant, players)) for players in PLAYERS]
            assert figures("le_havre.versions", language)[row] == list(map(str, counts))

    def test_turns_of_each_player(self, language: str) -> None:
        for row, variant in enumerate(VARIANTS):
            rounds = [len(facts.rounds(variant, players)) for players in PLAYERS]
            turns = (
                count * facts.turns_per_round() // players
                for count, players in zip(rounds, PLAYERS, strict=True)
            )
            assert figures("le_havre.rounds", language)[row] == list(map(str, turns))

    def test_the_beginning(self, language: str) -> None:
        begins, *offers = figures("le_havre.set-up", language)
        beginnings = [facts.beginning(variant) for variant in VARIANTS]
        assert begins == [goods(beginning, language) for beginning in beginnings]
        assert offers == [
            [str(facts.opening_offers(variant)[space]) for variant in VARIANTS]
            for space in facts.offer_spaces()
        ]

    def test_the_proposals(self, language: str) -> None:
        for row, variant in enumerate(VARIANTS):
            cards = [len(facts.deck(variant, players)) for players in PLAYERS]
            assert figures("le_havre.proposals", language)[row] == list(map(str, cards))

    def test_the_goods(self, language: str) -> None:
        words = Words(language)
        names = {good: capital(words.name("le_havre.good", good)) for good in facts.goods()}
        expected = [
            (names[good.id], *map(str, (good.food, good.energy, good.shipping_price)))
            for good in facts.goods().values()
        ]
        found = rows("le_havre.goods", language)
        assert sorted(row[:-1] for row in found) == sorted(expected)
        backs = {names[good.id]: names[good.reverse] for good in facts.goods().values()}
        assert {row[0]: row[-1] for row in found} == backs

    def test_the_supply_tiles(self, language: str) -> None:
        words = Words(language)
        assert rows("le_havre.supply-tiles", language) == [
            (str(tile.id), words.say(f"le_havre.tile.{tile.id}"), YES_NO[language][tile.interest])
            for tile in facts.tiles().values()
        ]

    def test_what_ships_cost(self, language: str) -> None:
        assert figures("le_havre.build-ship", language) == [
            [goods(kind.cost, language), str(kind.energy), MODERN[language][kind.modern]]
            for kind in facts.ship_types().values()
        ]

    def test_the_ships(self, language: str) -> None:
        expected = []
        for kind in facts.ship_types().values():
            values = sorted({ship.value for ship in facts.ships().values() if ship.type == kind.id})
            price = "−" if kind.price is None else str(kind.price)
            food = " / ".join(map(str, kind.food))
            listed = BETWEEN[language][1].join(map(str, values))
            expected.append([price, str(kind.capacity), food, listed])
        assert figures("le_havre.ships", language) == expected

    def test_the_buildings_with_a_plus_sign(self, language: str) -> None:
        names = [
            Words(language).name("le_havre.building", card.id)
            for card in facts.buildings().values()
            if card.bonus
        ]
        assert sorted(row[0] for row in rows("le_havre.score", language)) == sorted(names)
