"""What the articles say of Catan's figures is what the fact files say."""

import re

import pytest

from companion import data
from companion.rulebook import Table, Traits, article, book
from companion.words import LANGUAGES, Words

BOX = data.load("catan/box.json")
BUILT = ("road", "settlement", "city", "development_card")
PROGRESS_AND_KNIGHT = ("knight", "road_building", "year_of_plenty", "monopoly", "victory_point")


def table_of(article_id: str, language: str) -> Table:
    return next(block for block in article(article_id, language).body if isinstance(block, Table))


def numbers(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"\d+", text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_costs_are_those_of_the_box(language: str) -> None:
    words = Words(language)
    comma = "、" if language == "zh_Hant" else ", "
    for thing, row in zip(BUILT, table_of("catan.costs", language).rows, strict=True):
        price = BOX["costs"][thing]
        parts = [
            f"{price[kind]} {words.say(f'catan.resource.{kind}')}"
            for kind in BOX["resources"]
            if kind in price
        ]
        assert row[:2] == (words.say(f"catan.thing.{thing}"), comma.join(parts))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terrain_yields_what_the_box_says(language: str) -> None:
    words = Words(language)
    rows = table_of("catan.production", language).rows
    for fact, (terrain, resource) in zip(BOX["terrain"], rows, strict=True):
        assert terrain.lower() == words.say(f"catan.terrain.{fact['id']}")
        if fact["resource"]:
            assert resource == words.say(f"catan.resource.{fact['resource']}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_deck_is_that_of_the_box(language: str) -> None:
    words = Words(language)
    rows = table_of("catan.development-cards", language).rows
    expected = tuple(
        (words.say(f"catan.card.{card['id']}"), str(card["count"])) for card in BOX["cards"]
    )
    assert rows == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_points_are_those_of_the_box(language: str) -> None:
    things = ("settlement", "city", "longest_road", "largest_army", "victory_card")
    words = Words(language)
    expected = tuple(
        (words.say(f"catan.thing.{thing}"), str(BOX["points"][thing])) for thing in things
    )
    assert table_of("catan.points", language).rows == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_harbours_trade_as_the_box_says(language: str) -> None:
    rates = [numbers(row[1])[0] for row in table_of("catan.harbours", language).rows]
    assert rates == list(BOX["harbours"]["rates"].values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pieces_are_those_of_the_box(language: str) -> None:
    (paragraph,) = article("catan.pieces", language).body
    assert numbers(paragraph.text)[:3] == list(BOX["pieces"].values())


def test_every_kind_of_development_card_has_an_article() -> None:
    prefix = "catan.card."
    ids = [each.id for each in book("catan", "en").articles]
    written = {id_.removeprefix(prefix) for id_ in ids if id_.startswith(prefix)}
    assert written == set(PROGRESS_AND_KNIGHT)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("thing", BUILT)
def test_an_entry_says_what_its_thing_costs(thing: str, language: str) -> None:
    words = Words(language)
    price = next(
        line.worths
        for block in article(f"catan.thing.{thing}", language).body
        if isinstance(block, Traits)
        for line in block.lines
        if line.label == words.say("catan.trait.cost")
    )
    expected = {f"catan.resource.{kind}": count for kind, count in BOX["costs"][thing].items()}
    assert {worth.sign: numbers(worth.text)[0] for worth in price} == expected
