"""Nothing is missing from the rulebook: what is cited, linked, raised or lies in a box is there."""

import ast
import random
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from companion import data
from companion.referee import registry
from companion.referee.game import COLOURS, Player, Setup, check_players
from companion.referee.ruling import Refusal
from companion.rulebook import article, book, books, enforced_ids, links, moment, quick_reference
from companion.words import LANGUAGES

COMPANION = Path(__file__).resolve().parents[2] / "companion"
GAMES = tuple(entry.id for entry in registry.ENTRIES)
ACTIONS = 150  # of a random game, whose moments are looked at

IN_THE_BOX: dict[str, Callable[[], Iterable[str]]] = {
    "catan": lambda: [
        *_named("catan.thing", data.load("catan/box.json")["costs"]),
        *_named("catan.resource", data.load("catan/box.json")["resources"]),
        *_named("catan.terrain", _ids("catan/box.json", "terrain")),
        *_named("catan.card", _ids("catan/box.json", "cards")),
        *_named("catan.harbour", data.load("catan/box.json")["harbours"]["tokens"]),
    ],
    "dominion": lambda: _named("dominion.card", _ids("dominion/cards.json", "cards")),
    "keyflower": lambda: [
        *_named("keyflower.tile", _ids("keyflower/tiles.json", "tiles")),
        *_named("keyflower.worker", (*data.load("keyflower/box.json")["workers"], "purple")),
        *_named("keyflower.skill", data.load("keyflower/box.json")["skills"]),
        *_named("keyflower.resource", data.load("keyflower/box.json")["resources"]),
    ],
    "le_havre": lambda: [
        *_named("le_havre.building", _ids("le_havre/buildings.json", "buildings")),
        *_named("le_havre.good", _ids("le_havre/goods.json", "goods")),
        *_named("le_havre.ship", _ids("le_havre/ships.json", "cards")),
    ],
    "navegador": lambda: [
        *_named(
            "navegador.space",
            (space["id"] for space in data.load("navegador/board.json")["rondel"]["spaces"]),
        ),
        *_named("navegador.region", _ids("navegador/board.json", "regions")),
        *_named("navegador.good", _ids("navegador/pieces.json", "goods")),
        *_named("navegador.building", _ids("navegador/pieces.json", "buildings")),
        *_named("navegador.privilege", _ids("navegador/pieces.json", "privileges")),
    ],
}
"""What each game's data names that somebody can hold a finger on."""


def _ids(path: str, name: str) -> Iterator[str]:
    return (fact["id"] for fact in data.load(path)[name])


def _named(namespace: str, things: Iterable[str]) -> list[str]:
    return [f"{namespace}.{thing}" for thing in things]


def test_every_game_says_what_is_in_its_box() -> None:
    assert set(IN_THE_BOX) == set(GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", IN_THE_BOX)
def test_everything_in_a_box_has_an_entry(game: str, language: str) -> None:
    for thing in IN_THE_BOX[game]():
        assert article(thing, language).of_a_thing


def _cited() -> Iterator[tuple[str, bool]]:
    """The articles that refusals cite, and whether the whole id stands there."""
    for file in sorted(COMPANION.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                yield from _ids_in(node.args[0])


def _ids_in(node: ast.expr) -> Iterator[tuple[str, bool]]:
    match node:
        case ast.Constant(value=str(text)):
            yield text, True
        case ast.IfExp(body=one, orelse=other):
            yield from _ids_in(one)
            yield from _ids_in(other)
        case ast.JoinedStr(values=[ast.Constant(value=str(beginning)), *_]):
            yield beginning, False


def test_every_cited_article_exists() -> None:
    cited = set(_cited())
    assert len(cited) > len(GAMES)
    known = enforced_ids()
    for text, whole in cited:
        found = text in known if whole else any(id_.startswith(text) for id_ in known)
        assert found, text


def test_every_enforced_rule_of_all_tables_is_raised() -> None:
    anna, ben = Player("Anna", "red"), Player("Ben", "blue")
    tables = (
        Setup(players=(anna,)),
        Setup(players=(anna, ben), first=2),
        Setup(players=(anna, Player("Anna", "blue"))),
        Setup(players=(anna, Player("Ben", "red"))),
    )
    raised = set()
    for table in tables:
        with pytest.raises(Refusal) as refused:
            check_players(table, range(2, 5))
        raised.add(refused.value.article)
    assert raised == {id_ for id_ in enforced_ids() if id_.startswith("table.")}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_proves_that_its_enforced_rules_are_raised(game: str) -> None:
    refusals = import_module(f"tests.games.{game}.test_refusals")
    assert callable(refusals.test_every_enforced_article_is_raised)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_leads_somewhere(language: str) -> None:
    for each in (one for shelf in books(language) for one in shelf.articles):
        found = links(each)
        assert len(set(found)) == len(found) and each.id not in found
        for other in found:
            assert article(other, language).title


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_told_in_short_on_one_page(game: str) -> None:
    (page,) = quick_reference(game)
    assert book(game, "en").articles[0].id == page


def _states(game_id: str) -> Iterator[Any]:
    """The states of a random game, and of its end if it comes soon enough."""
    chance = random.Random(7)
    game = registry.game(game_id)
    entry = next(entry for entry in registry.ENTRIES if entry.id == game_id)
    players = [Player(colour, colour) for colour in COLOURS[: entry.most_players]]
    state = game.set_up(game.propose(players, game.variants[0], chance.randrange))
    for _ in range(ACTIONS):
        yield state
        offers = game.offers(state)
        if not offers:
            return
        action = offers[chance.randrange(len(offers))].sample(chance.randrange)
        state = game.apply(state, action).state


@pytest.mark.parametrize("game", GAMES)
def test_at_every_moment_there_are_rules_that_matter(game: str) -> None:
    seen: set[str] = set()
    for state in _states(game):
        now = moment(game, state)
        assert now and len(set(now)) == len(now)
        seen.update(now)
    assert len(seen) > 3
    for article_id in seen:
        assert article(article_id, "en").id == article_id
