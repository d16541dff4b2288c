"""What the articles say of Keyflower's figures is what the fact files say."""

import re

import pytest

from companion.games.keyflower import facts
from companion.games.keyflower.facts import Tile
from companion.rulebook import Bullets, Table, Traits, article
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


def trait(thing: str, label: str, language: str) -> tuple[str, ...]:
    """What the entry of a thing says at a label; nothing where it is silent."""
    said = Words(language).say(f"keyflower.{label}")
    body = article(f"keyflower.{thing}", language).body
    lines = next(block.lines for block in body if isinstance(block, Traits))
    texts = (tuple(worth.text for worth in line.worths) for line in lines if line.label == said)
    return next(texts, ())


def numbers(texts: tuple[str, ...]) -> list[int]:
    return list(map(number, texts))


def face_says(tile: Tile, label: str, language: str) -> list[int]:
    """The figures of the upgraded face at a label: those of the other where it is the same."""
    upgraded = trait(f"tile.{tile.id}", f"upgraded.{label}", language)
    return numbers(upgraded or trait(f"tile.{tile.id}", f"trait.{label}", language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tile", facts.tiles().values(), ids=lambda tile: tile.id)
class TestTile:
    def test_its_name_begins_its_title(self, tile: Tile, language: str) -> None:
        title = article(f"keyflower.tile.{tile.id}", language).title
        assert title.startswith(name(tile.id, language))

    def test_what_its_first_face_gives_and_carries(self, tile: Tile, language: str) -> None:
        face = tile.faces[0]
        said = {
            label: numbers(trait(f"tile.{tile.id}", f"trait.{label}", language))
            for label in ("gives", "gives-one", "carries", "upgrades")
        }
        assert said == {
            "gives": list(face.gains.values()),
            "gives-one": [1] * len(face.one_of),
            "carries": [face.transport] if face.transport else [],
            "upgrades": [face.upgrades] if face.upgrades else [],
        }

    def test_what_its_upgraded_face_gives_and_carries(self, tile: Tile, language: str) -> None:
        if not tile.can_be_upgraded:
            assert not trait(f"tile.{tile.id}", "trait.cost", language)
            return
        face = tile.faces[1]
        assert face_says(tile, "gives", language) == list(face.gains.values())
        assert face_says(tile, "carries", language) == [face.transport] * bool(face.transport)
        assert face_says(tile, "upgrades", language) == [face.upgrades] * bool(face.upgrades)
        assert face_says(tile, "points", language) == [face.points] * bool(face.points)
        assert face_says(tile, "each", language) == [face.each] * bool(face.each)

    def test_what_its_upgrade_costs(self, tile: Tile, language: str) -> None:
        skill = [1] if tile.skill else []
        costs = numbers(trait(f"tile.{tile.id}", "trait.cost", language))
        assert costs == [*tile.cost.values(), *skill]

    def test_what_it_scores(self, tile: Tile, language: str) -> None:
        face, id_ = tile.faces[0], f"tile.{tile.id}"
        assert numbers(trait(id_, "trait.points", language)) == [face.points] * bool(face.points)
        assert numbers(trait(id_, "trait.each", language)) == [face.each] * bool(face.each)
        assert numbers(trait(id_, "trait.per", language)) == list(face.per.values())

    def test_what_is_laid_on_it(self, tile: Tile, language: str) -> None:
        for season, supply in zip(facts.SEASONS, tile.supply, strict=False):
            laid = trait(f"tile.{tile.id}", f"season.{season}", language)
            assert numbers(laid) == [supply.workers, supply.skills]

    def test_its_edges(self, tile: Tile, language: str) -> None:
        kinds = [tile.edges.count(edge) for edge in (facts.ROAD, facts.FIELD, facts.WATER)]
        edges = numbers(trait(f"tile.{tile.id}", "trait.edges", language))
        assert edges == [count for count in kinds if count]

    def test_figures_of_one_source_are_marked(self, tile: Tile, language: str) -> None:
        marked = bool(trait(f"tile.{tile.id}", "trait.note", language))
        assert marked == bool({"figures", "supply"} & set(tile.likely))


@pytest.mark.parametrize("language", LANGUAGES)
class TestPieces:
    def test_how_many_are_in_the_box(self, language: str) -> None:
        boxes = {"worker": facts.workers(), "skill": facts.skills(), "resource": facts.resources()}
        for kind, counts in boxes.items():
            for piece, count in counts.items():
                assert trait(f"{kind}.{piece}", "trait.in-box", language) == (str(count),)
        assert trait("worker.purple", "trait.in-box", language) == ("1",)

    def test_green_workers_come_from_tiles_that_show_one(self, language: str) -> None:
        tiles = tuple(name(tile, language) for tile in ("peddler", "store", "fair"))
        assert trait("worker.green", "trait.comes-from", language) == tiles

    def test_a_skill_is_paid_where_any_skill_is(self, language: str) -> None:
        tiles = {name(tile, language) for tile in ("hiring_fair", "carpenter", "brewer")}
        assert set(trait("skill.saw", "trait.pays-at", language)) == tiles

    def test_iron_upgrades_what_takes_any_resource(self, language: str) -> None:
        tiles = set(trait("resource.iron", "trait.pays-for", language))
        assert {name(tile, language) for tile in ("gold_mine", "workshop", "inn")} <= tiles
        assert name("keywood", language) not in tiles

    def test_where_an_anvil_counts(self, language: str) -> None:
        tiles = {name(tile, language) for tile in ("key_guild", "scribes", "scholar")}
        assert set(trait("skill.anvil", "trait.counts-on", language)) == tiles

    def test_where_stone_counts(self, language: str) -> None:
        scored = ("stone_yard", "barn", "mercers_guild", "watermill", "windmill")
        tiles = {name(tile, language) for tile in scored}
        assert set(trait("resource.stone", "trait.counts-on", language)) == tiles


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_in_short_tells_how_many_workers_use_a_tile(language: str) -> None:
    body = article("keyflower.quick", language).body
    _, own_turn, *_ = (block.items for block in body if isinstance(block, Bullets))
    assert int(re.findall(r"\d+", own_turn[1])[-1]) == facts.most_on_a_tile()
