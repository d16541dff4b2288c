"""Every rule that can be broken is broken here, once in each way it can be broken.

The list is the proof of rule coverage: an article marked enforced, or a sentence of a refusal,
that does not stand here is never reached, and the last tests say so.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from babel.messages.catalog import Message

from companion.games.navegador import actions as act
from companion.games.navegador.profile import Border, Chart, Column, Place, Profile, Row
from companion.games.navegador.score import FinalPrivileges, FinalSheet, FinalTable
from companion.referee.action import Action
from companion.referee.match import Match
from companion.referee.ruling import Refusal
from companion.rulebook import enforced_ids
from companion.words import Words
from tests.games.navegador.table import (
    BLANK,
    BOARD,
    CABO,
    GAME,
    PLAYERS,
    WAYS,
    at,
    begun,
    do,
    explored,
    fleet,
    second_round,
)
from tools.make_locale import collect


@dataclass(frozen=True)
class Case:
    """A rule, how it is broken, and the figures of the case."""

    message: str
    breaks: Callable[[], object]
    facts: dict[str, Any] = field(default_factory=dict)


def after(match: Match, *actions: Action) -> Callable[[], object]:
    """The last of these actions breaks the rule; those before it hold."""
    *legal, illegal = actions
    do(match, *legal)
    return lambda: match.do(illegal)


def printed(**fields: Any) -> Callable[[], object]:
    """A match on a board on which this is printed."""
    return lambda: begun(profile=Profile(**fields))


def borders(*ways: tuple[str, str], complete: bool = False) -> Callable[[], object]:
    return printed(borders=tuple(Border(*way) for way in ways), all_borders=complete)


def asking_prices(profile: Profile = BLANK) -> Match:
    """Anna has just explored Guiné, and its colonies are turned up."""
    match = at("sailing", begun(profile=replace(profile, borders=BOARD.borders, all_borders=True)))
    do(match, act.Explore("guine", ("portugal", "portugal")))
    return match


def asking_chart() -> Match:
    """Phase II begins, and the chart for three players is not known."""
    match = begun(profile=Profile(borders=BOARD.borders, all_borders=True))
    do(match, act.MoveStone("workers"), act.CorrectRegion(CABO, True), act.EndTurn())
    return match


def over() -> Match:
    """The last turn is taken."""
    match = begun()
    do(match, act.CorrectLastTurns(1), act.MoveStone("first_market"), act.EndTurn())
    return match


def asking_slots() -> Match:
    """Anna has three church privileges: is there room for a fourth?"""
    match = begun(profile=BLANK)
    do(match, act.CorrectBuildings(0, "church", 5), act.CorrectPrivileges(0, "church", 3))
    do(match, act.CorrectLastTurns(1), act.MoveStone("workers"), act.EndTurn())
    return match


def card_in_hand() -> Match:
    """The second round, and Anna holds the Navegador card."""
    match = second_round(begun())
    do(match, act.CorrectCard(0, "workers"))
    return match


def goa(**ships: int) -> Match:
    return at("privilege", fleet(begun(variant="goa"), **ships))


def at_guine() -> Match:
    """Anna stands on Colony, with a ship each at Guiné and Angola, and 6 workers."""
    match = explored(begun(), guine=(60, 150), angola=(90,))
    return at("colony", fleet(match, guine=1, angola=1), cash=400, workers=6)


def table(*sheets: FinalSheet, card: int = 0, board: Profile = BLANK) -> Callable[[], object]:
    return lambda: GAME.score_table(FinalTable(sheets, card, board))


ANNA, BEN, CLEO = (FinalSheet(player) for player in PLAYERS[:3])
PHASE_TWO = act.CorrectPhase(2)
TWO = ("portugal", "portugal")

CASES = [
    Case("variants", lambda: begun(variant="moon"), {"name": "moon"}),
    # The turn
    Case("turn.move", after(begun(), act.Recruit(1)), {"seat": 0}),
    Case("turn.moved", after(at("workers"), act.MoveStone("ships"))),
    Case("turn.sailing", after(card_in_hand(), act.UseCard(), act.MoveStone("ships"))),
    Case("turn.space", after(at("workers"), act.BuildShips(1)), {"step": "workers"}),
    Case("ask-the-board.turn_up", after(asking_prices(), act.EndTurn()), {"region": "guine"}),
    Case("ask-the-board.chart", after(asking_chart(), act.MoveStone("ships")), {"phase": "2"}),
    Case(
        "ask-the-board.slots",
        after(asking_slots(), act.PlaceKing(0, "church")),
        {"privilege": "church"},
    ),
    Case("ask-the-board.unasked", after(begun(), act.ReadChart(1))),
    # The rondel
    Case("rondel.unknown", after(begun(), act.MoveStone("harbour"))),
    Case(
        "rondel.ships",
        after(second_round(begun()), act.MoveStone("workers")),
        {"seat": 0, "steps": 8, "needs": 5, "has": 2},
    ),
    Case(
        "rondel.paid",
        after(second_round(begun()), act.MoveStone("ships")),
        {"space": "ships", "needs": 1, "has": 0},
    ),
    Case(
        "rondel.where",
        after(second_round(begun()), act.MoveStone("ships", ("goa",))),
        {"region": "goa", "needs": 1, "has": 0},
    ),
    # The card
    Case("card.holder", after(second_round(begun()), act.UseCard()), {"seat": 0, "other": 2}),
    Case("card.first-round", after(begun(), act.CorrectCard(0, None), act.UseCard())),
    Case("card.moved", after(card_in_hand(), act.MoveStone("first_market"), act.UseCard())),
    # Sailing
    Case("sailing.region", after(at("sailing"), act.Sail("portugal", "atlantis", 1))),
    Case("sailing.same", after(at("sailing"), act.Sail("portugal", "portugal", 1))),
    Case("sailing.number", after(at("sailing"), act.Sail("portugal", "guine", 0))),
    Case(
        "sailing.ships",
        after(at("sailing", explored(begun(), guine=())), act.Sail("portugal", "guine", 3)),
        {"seat": 0, "region": "portugal", "has": 2, "needs": 3},
    ),
    Case(
        "sailing.range",
        after(
            at("sailing", explored(begun(), guine=(), angola=())),
            act.Sail("portugal", "angola", 1),
        ),
        {"has": 1, "needs": 2, "phase": "1"},
    ),
    Case(
        "sailing.sailed",
        after(
            at("sailing", explored(begun(), guine=())),
            act.Sail("portugal", "guine", 1),
            act.Sail("guine", "portugal", 1),
        ),
        {"region": "guine", "has": 0, "needs": 1},
    ),
    Case(
        "exploring.alone",
        after(at("sailing"), act.Sail("portugal", "guine", 2)),
        {"region": "guine", "needs": 2},
    ),
    Case(
        "exploring.explored",
        after(at("sailing", explored(begun(), guine=())), act.Explore("guine", TWO)),
    ),
    Case(
        "exploring.once",
        after(
            at("sailing", fleet(begun(), portugal=5)),
            act.Explore("guine", TWO),
            act.TurnUp("gold", (50,) * (BOARD.tokens("guine") or 0)),
            act.Explore("bahia", TWO),
        ),
        {"region": "guine"},
    ),
    Case(
        "exploring.fewer",
        after(at("sailing", fleet(begun(), macau=3)), act.Explore("nagasaki", ("macau", "macau"))),
        {"region": "nagasaki", "has": 2, "needs": 3},
    ),
    Case(
        "exploring.crossing",
        after(
            at("sailing", explored(begun(), angola=())),
            PHASE_TWO,
            act.Sail("portugal", "angola", 1),
        ),
    ),
    Case(
        "exploring.stay",
        after(
            at("sailing", fleet(begun(), portugal=3)),
            PHASE_TWO,
            act.Explore("guine", TWO),
            act.TurnUp("gold", (50,) * (BOARD.tokens("guine") or 0)),
            act.Sail("guine", "portugal", 1),
        ),
        {"region": "guine"},
    ),
    # The market
    Case("market.unknown", after(at("first_market"), act.Sell("silk", 1))),
    Case(
        "market.again",
        after(
            begun(),
            act.CorrectColonies(0, "gold", 2),
            act.MoveStone("first_market"),
            act.Sell("gold", 1),
            act.Process("gold", 1),
        ),
        {"good": "gold"},
    ),
    Case("market.number", after(at("first_market"), act.Sell("gold", 0))),
    Case(
        "market.colonies",
        after(at("first_market"), act.Sell("gold", 1)),
        {"has": 0, "needs": 1, "good": "gold"},
    ),
    Case("market.factories", after(at("first_market"), act.Process("gold", 2)), {"has": 1}),
    # Workers and ships
    Case("workers.number", after(at("workers"), act.Recruit(0))),
    Case(
        "workers.limit",
        after(at("workers", workers=8), act.Recruit(2)),
        {"has": 1, "needs": 2, "places": 1},
    ),
    Case("workers.cash", after(at("workers"), act.Recruit(3)), {"n": 3, "has": 200, "needs": 250}),
    Case("ships.number", after(at("ships"), act.BuildShips(0))),
    Case("ships.limit", after(at("ships", cash=900), act.BuildShips(6)), {"has": 5, "needs": 6}),
    Case("ships.cash", after(at("ships"), act.BuildShips(3)), {"n": 3, "has": 200, "needs": 250}),
    # Colonies
    Case("colony.none", after(at_guine(), act.FoundColony("bahia", 80)), {"region": "bahia"}),
    Case(
        "colony.price", after(at_guine(), act.FoundColony("guine", 70)), {"prices": ("60", "150")}
    ),
    Case(
        "colony.ships",
        after(at_guine(), act.FoundColony("guine", 60), act.FoundColony("guine", 150)),
        {"seat": 0, "region": "guine", "has": 1, "needs": 2},
    ),
    Case(
        "colony.workers",
        after(
            at_guine(),
            act.FoundColony("guine", 60),
            act.CorrectWorkers(0, 3),
            act.FoundColony("angola", 90),
        ),
        {"has": 1, "needs": 2},
    ),
    Case(
        "colony.workers",
        after(
            at_guine(),
            act.FoundColony("guine", 60),
            act.FoundColony("angola", 90),
            act.CorrectTurn(0),
            act.CorrectStone(0, None),
            act.CorrectShips(0, "guine", 3),
            act.CorrectColonyPrices("guine", "gold", (50, 60, 70)),
            act.MoveStone("colony"),
            act.FoundColony("guine", 50),
            act.FoundColony("guine", 60),
            act.CorrectWorkers(0, 2),
            act.FoundColony("guine", 70),
        ),
        {"has": 0, "needs": 2},
    ),
    Case(
        "colony.cash",
        after(at_guine(), act.CorrectCash(0, 100), act.FoundColony("guine", 150)),
        {"has": 100, "needs": 150},
    ),
    Case("colony-stacks.home", printed(places=(Place("portugal", good="gold"),))),
    Case("colony-stacks.number", printed(places=(Place("guine", tokens=5),)), {"most": 4}),
    Case("colony-stacks.good", printed(places=(Place("timor", good="gold"),)), {"good": "spice"}),
    Case("colony-stacks.size", printed(places=(Place("timor", tokens=3),)), {"needs": 2}),
    Case(
        "colony-stacks.price",
        after(asking_prices(), act.TurnUp("gold", (40,))),
        {"price": 40, "least": 50, "most": 150},
    ),
    Case(
        "colony-stacks.sum",
        printed(
            places=(
                Place("guine", good="sugar", tokens=1),
                Place("bahia", good="sugar", tokens=4),
                Place("rio_de_janeiro", good="sugar", tokens=4),
            )
        ),
        {"sugar": 8, "gold": 10, "spice": 12},
    ),
    # Buildings
    Case(
        "buildings.unknown", after(at("buildings", cash=900, workers=9), act.Build("castle", 100))
    ),
    Case(
        "buildings.sold-out",
        after(
            at("buildings", cash=900, workers=9),
            act.CorrectRow("church", 0),
            act.Build("church", 250),
        ),
    ),
    Case(
        "buildings.workers",
        after(
            at("buildings", cash=900, workers=7),
            act.Build("shipyard", 150),
            act.Build("shipyard", 170),
        ),
        {"building": "shipyard", "has": 3, "needs": 4},
    ),
    Case(
        "buildings.workers",
        after(
            at("buildings", cash=900, workers=9),
            act.Build("church", 250),
            act.CorrectWorkers(0, 2),
            act.Build("sugar_factory", 60),
        ),
        {"has": 0, "needs": 3},
    ),
    Case(
        "buildings.price",
        after(at("buildings", cash=900, workers=9), act.Build("church", 260)),
        {"has": 260, "needs": 250},
    ),
    Case(
        "buildings.cash",
        after(at("buildings", cash=100, workers=9), act.Build("church", 250)),
        {"has": 100, "needs": 250},
    ),
    Case("printed-prices.length", printed(rows=(Row("church", (250,) * 9),)), {"needs": 8}),
    Case("printed-prices.price", printed(rows=(Row("church", (255,)),)), {"price": 255}),
    Case("printed-prices.order", printed(rows=(Row("church", (250, 240)),))),
    Case("printed-prices.sample", printed(rows=(Row("church", (260,)),)), {"price": 250}),
    Case(
        "printed-prices.pair",
        printed(rows=(Row("gold_factory", (80,)),)),
        {"price": 70, "then": 100},
    ),
    # Privileges
    Case("privilege.unknown", after(at("privilege"), act.TakePrivilege("bishop", 30))),
    Case(
        "privilege.workers",
        after(at("privilege"), act.CorrectWorkers(0, 2), act.TakePrivilege("colony", 30)),
        {"seat": 0, "has": 2, "needs": 3},
    ),
    Case(
        "privilege.gallery",
        after(at("privilege"), act.CorrectGallery("church", 0), act.TakePrivilege("church", 50)),
    ),
    Case(
        "privilege.three",
        after(
            at("privilege"), act.CorrectPrivileges(0, "colony", 3), act.TakePrivilege("colony", 10)
        ),
        {"privilege": "colony", "most": 3},
    ),
    Case(
        "privilege.slots",
        after(
            at("privilege"), act.CorrectPrivileges(0, "church", 2), act.TakePrivilege("church", 30)
        ),
        {"privilege": "church", "has": 2},
    ),
    Case(
        "privilege.coin",
        after(at("privilege"), act.TakePrivilege("church", 60)),
        {"slot": 1, "has": 60, "needs": 50},
    ),
    Case("player-sheet.slots", printed(columns=(Column("church", (), 1),)), {"least": 2}),
    Case("player-sheet.length", printed(columns=(Column("church", (50, 40, 30), 2),))),
    Case("player-sheet.coin", printed(columns=(Column("church", (45,)),)), {"coin": 45}),
    Case("player-sheet.known", printed(columns=(Column("church", (60, 50)),)), {"coin": 40}),
    Case("player-sheet.order", printed(columns=(Column("church", (40,)),))),
    Case(
        "player-sheet.sample",
        printed(columns=(Column("colony", (50, 40, 20), 3),)),
        {"coins": ("30",)},
    ),
    Case("privilege-chart.number", printed(charts=(Chart(3, 7, 7),)), {"has": 7, "most": 6}),
    Case("privilege-chart.known", printed(charts=(Chart(5, 1, 3),)), {"needs": 2}),
    # The King's privilege
    Case("king-at-goa.variant", after(at("privilege"), act.TakeKing("church", 50))),
    Case(
        "king-at-goa.taken",
        after(goa(goa=1), act.CorrectKing(0, "colony"), act.TakeKing("church", 50)),
    ),
    Case("king-at-goa.ship", after(goa(portugal=1), act.TakeKing("church", 50)), {"region": "goa"}),
    Case("king.early", after(begun(), act.PlaceKing(0, "church"))),
    Case("king.placed", after(over(), act.PlaceKing(0, "colony"), act.PlaceKing(0, "church"))),
    Case(
        "king.slots",
        after(over(), act.CorrectPrivileges(0, "church", 2), act.PlaceKing(0, "church")),
        {"privilege": "church", "has": 2},
    ),
    # The sea chart and the profile
    Case("sea-chart.self", borders(("goa", "goa")), {"region": "goa"}),
    Case("sea-chart.twice", borders(("portugal", "guine"), ("guine", "portugal"))),
    Case("sea-chart.near", borders(("portugal", CABO)), {"has": 1, "needs": 3}),
    Case("sea-chart.far", borders(("portugal", "guine"), complete=True), {"needs": 2}),
    Case("sea-chart.connected", borders(*WAYS[:-1], complete=True), {"regions": ("nagasaki",)}),
    Case(
        "sea-chart.unread",
        after(
            at("sailing", explored(begun(profile=BLANK), guine=())),
            act.Sail("portugal", "guine", 1),
        ),
        {"start": "portugal", "to": "guine"},
    ),
    Case(
        "sea-chart.known",
        after(
            at("sailing", begun(profile=BLANK)),
            act.ReadBorders("portugal", "guine", 1),
            act.ReadBorders("portugal", "guine", 1),
        ),
        {"has": 1},
    ),
    Case(
        "sea-chart.number",
        after(at("sailing", begun(profile=BLANK)), act.ReadBorders("portugal", "guine", 2)),
        {"has": 2, "most": 1},
    ),
    Case("sea-chart.complete", after(at("sailing"), act.ReadBorders("portugal", "goa", 1))),
    Case("board-profile.unknown", printed(rows=(Row("castle", (100,)),)), {"name": "castle"}),
    Case("board-profile.twice", printed(rows=(Row("church"), Row("church"))), {"name": "church"}),
    Case("board-profile.name", printed(places=(Place("unnamed_a", name=" "),)), {"most": 40}),
    # After the end, and what cannot lie on a table
    Case("game-over", after(over(), act.MoveStone("sailing"))),
    Case("correct.seat", after(begun(), act.CorrectCash(7, 100)), {"number": 8, "has": 3}),
    Case("correct.number", after(begun(), act.CorrectWorkers(0, 10)), {"least": 2, "most": 9}),
    Case("correct.money", after(begun(), act.CorrectCash(0, 15)), {"has": 15}),
    Case("correct.unknown", after(begun(), act.CorrectMarket("silk", 4)), {"name": "silk"}),
    Case(
        "correct.unexplored",
        after(begun(), act.CorrectColonyPrices("goa", "spice", (60,))),
        {"region": "goa"},
    ),
    Case("score.number", table(replace(ANNA, workers=1), BEN), {"thing": "workers", "least": 2}),
    Case("score.money", table(replace(ANNA, cash=15), BEN), {"has": 15}),
    Case("score.three", table(replace(ANNA, privileges=FinalPrivileges(colony=4)), BEN)),
    Case(
        "score.box",
        table(replace(ANNA, discs=7), replace(BEN, discs=7)),
        {"thing": "discs", "has": 14, "most": 12},
    ),
    Case(
        "score.tokens",
        table(*(replace(each, privileges=FinalPrivileges(church=3)) for each in (ANNA, BEN, CLEO))),
        {"privilege": "church", "has": 9, "most": 6},
    ),
    Case(
        "score.slots",
        table(replace(ANNA, privileges=FinalPrivileges(church=2), king="church"), BEN, board=BOARD),
        {"seat": 0, "privilege": "church", "has": 3, "most": 2},
    ),
    Case("score.card", table(ANNA, BEN, card=5), {"number": 6, "has": 2}),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.message)
def test_it_is_refused(case: Case) -> None:
    with pytest.raises(Refusal) as caught:
        case.breaks()
    refusal = caught.value
    assert refusal.message == f"navegador.{case.message}"
    assert {name: refusal.facts[name] for name in case.facts} == case.facts


@pytest.mark.parametrize("language", Words.languages)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.message)
def test_the_refusal_has_its_sentence(
    case: Case, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Words, "strict", True)
    with pytest.raises(Refusal) as caught:
        case.breaks()
    names = [player.name for player in PLAYERS]
    words = Words(language)
    assert words.refusal(caught.value, names, GAME)
    words.remedy(caught.value, names, GAME)


def test_every_enforced_article_is_raised() -> None:
    raised = {f"navegador.{case.message.partition('.')[0]}" for case in CASES}
    assert raised == {name for name in enforced_ids() if name.startswith("navegador.")}


def test_every_sentence_of_a_refusal_is_reached() -> None:
    written = {_id(message) for message in collect("en") if message.id}
    prefix = "refusal.navegador."
    sentences = {name.removeprefix(prefix) for name in written if name.startswith(prefix)}
    assert sentences == {case.message for case in CASES}


def _id(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]
