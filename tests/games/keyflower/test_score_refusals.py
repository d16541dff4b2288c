"""Each way a finished table, or an assignment by hand, can be impossible. What is asserted is the
article and the figures, not the wording."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

import pytest

from companion.games.keyflower import GAME, facts
from companion.games.keyflower.allocation import best
from companion.games.keyflower.final import FinalTable, FinalTile, FinalVillage
from companion.games.keyflower.village import CENTRE, Place
from companion.referee.counts import Counts
from companion.referee.ruling import Refusal
from companion.rulebook import enforced_ids
from companion.words import LANGUAGES, Words
from tests.games.keyflower.table import PLAYERS, counts
from tests.games.keyflower.test_allocation_by_hand import REFUSED
from tests.games.keyflower.test_refusals import SCORED
from tools.make_locale import collect

HOME = FinalTile("home_1")
DRAWN = FinalTile("home_1", at=CENTRE)
ANNA = FinalVillage(PLAYERS[0], (HOME,))
BEN = FinalVillage(PLAYERS[1], (FinalTile("home_2"),))


def of(*tiles: FinalTile | str, home: FinalTile = HOME, **fields: Any) -> FinalTable:
    entries = tuple(FinalTile(tile) if isinstance(tile, str) else tile for tile in tiles)
    return FinalTable((replace(ANNA, tiles=(home, *entries), **fields), BEN))


CASES: tuple[tuple[str, FinalTable, Mapping[str, object]], ...] = (
    ("purple", replace(of(), purple=2), {"number": 3, "has": 2}),
    ("tile", of("windmills"), {"name": "windmills"}),
    ("upgraded", of(FinalTile("windmill", True)), {"seat": 0, "tile": "windmill"}),
    (
        "stored",
        of(FinalTile("keywood", resources=counts(wood=1))),
        {"seat": 0, "tile": "keywood"},
    ),
    ("home", of("home_3"), {"seat": 0, "has": 2}),
    (
        "home",
        FinalTable((replace(ANNA, tiles=(FinalTile("keywood"),)), BEN)),
        {"seat": 0, "has": 0},
    ),
    ("boats", of("flipper", "keyflower"), {"seat": 0, "tiles": ("flipper", "keyflower")}),
    ("kind", of(resources=counts(saw=1)), {"seat": 0, "name": "saw"}),
    ("kind", of(workers=counts(purple=1)), {"seat": 0, "name": "purple"}),
    ("number", of(skills=Counts({"saw": -1})), {"seat": 0, "piece": "saw", "has": -1}),
    ("drawn", of("keywood", home=DRAWN), {"seat": 0, "tile": "keywood"}),
    (
        "place",
        of(FinalTile("keywood", at=CENTRE), home=DRAWN),
        {"seat": 0, "tile": "keywood", "beside": "home_1"},
    ),
    (
        "apart",
        of(FinalTile("keywood", at=Place(0, 2)), home=DRAWN),
        {"seat": 0, "tile": "keywood"},
    ),
    ("loop", of("sea_bastion", loop=3), {"seat": 0, "has": 3, "most": 2}),
    ("joined", of("sea_breese", joined=2), {"seat": 0, "has": 2, "most": 1}),
    ("beside", of("turn_order_1", beside=7), {"seat": 0, "has": 7, "most": 6}),
    (
        "twice",
        FinalTable(
            (
                replace(ANNA, tiles=(HOME, FinalTile("boat_1a"))),
                replace(BEN, tiles=(*BEN.tiles, FinalTile("boat_1b"))),
            )
        ),
        {"tile": "boat_1b", "seat": 1, "other": 0},
    ),
    ("box", of(resources=counts(iron=25)), {"piece": "iron", "has": 25, "most": 24}),
    (
        "box",
        of(FinalTile("barn", resources=counts(iron=20)), resources=counts(iron=5)),
        {"piece": "iron", "has": 25, "most": 24},
    ),
)


@pytest.mark.parametrize(("case", "table", "figures"), CASES)
def test_what_cannot_lie_on_the_table(
    case: str, table: FinalTable, figures: Mapping[str, object]
) -> None:
    with pytest.raises(Refusal) as caught:
        GAME.score_table(table)
    assert (caught.value.article, caught.value.case) == ("keyflower.score", case)
    assert dict(caught.value.facts) == figures


def every_refusal() -> Iterator[Refusal]:
    for _, table, _ in CASES:
        with pytest.raises(Refusal) as caught:
            GAME.score_table(table)
        yield caught.value
    for position, fixed, _, _ in REFUSED:
        with pytest.raises(Refusal) as caught:
            best(position, fixed)
        yield caught.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_said(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)
    words = Words(language)
    for refusal in every_refusal():
        assert words.refusal(refusal, ("Anna", "Ben"), GAME)
        words.remedy(refusal, ("Anna", "Ben"), GAME)


def test_every_article_and_every_sentence_is_reached() -> None:
    raised = {refusal.message for refusal in every_refusal()}
    written = {str(message.id) for message in collect("en") if message.id}
    prefix, ours = "refusal.", tuple(f"keyflower.{name}" for name in SCORED)
    sentences = {name.removeprefix(prefix) for name in written if name.startswith(prefix)}
    assert raised == {name for name in sentences if name.startswith(ours)}
    assert {refusal.article for refusal in every_refusal()} == set(ours)
    assert set(ours) <= enforced_ids()


def test_players_must_be_people() -> None:
    with pytest.raises(Refusal) as caught:
        GAME.score_table(FinalTable((ANNA,)))
    assert caught.value.article == "table.seats"


def test_a_misprint_that_cannot_be_is_refused() -> None:
    wrong = replace(facts.tiles()["keywood"], edges="RRRR")
    with pytest.raises(Refusal) as caught:
        GAME.score_table(replace(of(), printed=(wrong,)))
    assert caught.value.article == "keyflower.printed-values"
