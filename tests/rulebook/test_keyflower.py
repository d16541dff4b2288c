"""What the articles say of Keyflower's figures is what the fact files say."""

import re

import pytest

from companion.games.keyflower import facts
from companion.rulebook import Table, article
from companion.words import LANGUAGES, Words


def rows(article_id: str, language: str) -> list[tuple[str, ...]]:
    body = article(f"keyflower.{article_id}", language).body
    return list(next(block for block in body if isinstance(block, Table)).rows)


def number(text: str) -> int:
    """The first figure in a cell."""
    found = re.search(r"\d+", text)
    assert found, text
    return int(found[0])


def name(tile: str, language: str) -> str:
    return Words(language).name("keyflower.tile", tile)


@pytest.mark.parametrize("language", LANGUAGES)
class TestFigures:
    def test_set_up(self, language: str) -> None:
        players = range(2, 7)
        wanted = [
            [len(facts.boats(count)) for count in players],
            [len(facts.turn_order(count)) for count in players],
            [facts.season_tiles(count) for count in players],
            [facts.winter_tiles(count) for count in players],
        ]
        assert [list(map(int, row[1:])) for row in rows("set-up", language)] == wanted

    def test_boat_supplies(self, language: str) -> None:
        boats = [facts.tiles()[boat] for boat in facts.of_season(facts.BOAT)]
        assert rows("boat-supply", language) == [
            (
                name(boat.id, language),
                *(f"{supply.workers} + {supply.skills}" for supply in boat.supply),
            )
            for boat in boats
        ]

    def test_roads(self, language: str) -> None:
        seasons = (facts.HOME, *facts.SEASONS, facts.BOAT)
        roads = {
            season: {
                tile.edges.count(facts.ROAD)
                for tile in facts.tiles().values()
                if tile.season == season and not tile.is_summer_boat
            }
            for season in seasons
        }
        told = [{int(row[1])} for row in rows("village", language)]
        assert told == [roads[season] for season in seasons]

    @pytest.mark.parametrize("season", ["spring", "summer"])
    def test_points_of_spring_and_summer(self, language: str, season: str) -> None:
        told = {row[0]: int(row[-1]) for row in rows(f"{season}-tiles", language)}
        tiles = [facts.tiles()[tile] for tile in facts.of_season(season)]
        assert told == {
            name(tile.id, language): tile.faces[1].points
            for tile in tiles
            if not tile.is_summer_boat
        }

    def test_autumn_tiles(self, language: str) -> None:
        for row in rows("autumn-tiles", language):
            tile = next(
                facts.tiles()[tile]
                for tile in facts.of_season(facts.AUTUMN)
                if name(tile, language) == row[0]
            )
            before, after = tile.faces
            if tile.is_summer_boat or before.is_used:
                continue
            assert number(row[1]) == before.points or number(row[1]) == before.each
            assert number(row[3]) == after.points or number(row[3]) == after.each

    def test_every_tile_has_its_row(self, language: str) -> None:
        for season in facts.SEASONS:
            told = {row[0] for row in rows(f"{season}-tiles", language)}
            tiles = [facts.tiles()[tile] for tile in facts.of_season(season)]
            assert told == {name(tile.id, language) for tile in tiles if not tile.is_summer_boat}

    def test_winter_points(self, language: str) -> None:
        for row in rows("winter-tiles", language):
            tile = next(
                facts.tiles()[tile]
                for tile in facts.of_season(facts.WINTER)
                if name(tile, language) == row[0]
            )
            figures = set(map(int, re.findall(r"\d+", row[1])))
            face = tile.faces[0]
            sizes = {size for size in face.per.values() if size > 1}
            assert {face.points} | sizes <= figures

    def test_sea_breese(self, language: str) -> None:
        chain = facts.tiles()["sea_breese"].faces[0].chain
        (told,) = rows("tile.sea_breese", language)
        assert tuple(map(int, told[1:])) == chain
