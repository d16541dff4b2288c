"""Every rule that can be broken is broken here, once in each way it can be broken.

The list is the proof of rule coverage: an article marked enforced, or a sentence of a refusal,
that does not stand here is never reached, and the last tests say so.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from companion.games.catan import actions as act
from companion.games.catan.hands import Listed
from companion.games.catan.islands import Island
from companion.games.catan.score import FinalPieces, FinalTable
from companion.games.catan.setup import CatanSetup
from companion.games.catan.state import Rules, State
from companion.referee.action import Action
from companion.referee.counts import Counts
from companion.referee.game import Player
from companion.referee.match import Match
from companion.referee.ruling import Refusal
from companion.rulebook import enforced_ids
from companion.words import Words
from tests.games.catan.real_table import GAME, PLAYERS, RESOURCES
from tests.games.catan.table import (
    ANNA,
    BEGINNERS,
    BEN,
    CLEO,
    COAST,
    build_cities,
    cards,
    do,
    empty,
    founding,
    give,
    hold_cards,
    lay_roads,
    placed,
    settle,
    setup,
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


def island(**fields: Any) -> Callable[[], object]:
    """A setup with an island that is changed here and there."""
    changed = replace(BEGINNERS, **fields)
    return lambda: GAME.set_up(replace(setup(), island=changed))


def with_number(place: int, number: int | None) -> tuple[int | None, ...]:
    return (*BEGINNERS.numbers[:place], number, *BEGINNERS.numbers[place + 1 :])


def swapped(a: int, b: int) -> tuple[int | None, ...]:
    numbers = list(BEGINNERS.numbers)
    numbers[a], numbers[b] = numbers[b], numbers[a]
    return tuple(numbers)


def rich(**numbers: int) -> Match:
    """Anna after the roll, with a settlement, a road beside it, and these cards."""
    match = empty()
    settle(match, ANNA, "V00")
    lay_roads(match, ANNA, "E00")
    give(match, ANNA, **numbers)
    return match


def all_roads_laid() -> Match:
    match = rich(brick=1, lumber=1)
    lay_roads(match, ANNA, *(f"E{number:02}" for number in range(1, 15)))
    return match


def all_settlements_built() -> Match:
    match = rich(brick=1, lumber=1, wool=1, grain=1)
    settle(match, ANNA, "V16", "V20", "V27", "V40")
    lay_roads(match, ANNA, "E02", "E03")
    return match


def all_cities_built() -> Match:
    match = rich(grain=2, ore=3)
    build_cities(match, ANNA, "V16", "V20", "V27", "V40")
    return match


def robbed() -> Match:
    """Ben, with a wool, has stolen one card of Anna's brick and ore; nobody knows which."""
    match = empty()
    settle(match, ANNA, "V40")
    give(match, ANNA, brick=1, ore=1)
    give(match, BEN, wool=1)
    do(match, act.CorrectTurn(BEN, False), act.Roll(7), act.MoveRobber("H17"))
    return match


def robbed_twice() -> Match:
    """Ben has stolen two of Anna's four different cards."""
    match = empty()
    settle(match, ANNA, "V40")
    give(match, ANNA, brick=1, lumber=1, wool=1, grain=1)
    do(match, act.CorrectTurn(BEN, False), act.Roll(7), act.MoveRobber("H17"))
    do(match, act.CorrectTurn(BEN, False), act.Roll(7), act.MoveRobber("H13"))
    do(match, act.CorrectTurn(ANNA, True))
    return match


def seven(size: int) -> Match:
    """Anna rolls a seven with so many wool."""
    match = empty(rolled=False)
    give(match, ANNA, wool=size)
    do(match, act.Roll(7))
    return match


def robbing() -> Match:
    """Anna moved the robber to H10, where Ben and Cleo have a settlement and a card."""
    match = empty(4, rolled=False)
    for seat, corner in ((ANNA, "V31"), (BEN, "V21"), (CLEO, "V33")):
        settle(match, seat, corner)
        give(match, seat, wool=1)
    do(match, act.Roll(7), act.MoveRobber("H10"))
    return match


def robbing_beside_the_poor() -> Match:
    """As before, and Dan has a settlement there too, but no card."""
    match = empty(4, rolled=False)
    for seat, corner in ((BEN, "V21"), (CLEO, "V33"), (3, "V31")):
        settle(match, seat, corner)
    give(match, BEN, wool=1)
    give(match, CLEO, wool=1)
    do(match, act.Roll(7), act.MoveRobber("H10"))
    return match


def with_card(rolled: bool = True) -> Match:
    """Anna holds a development card from an earlier turn."""
    match = empty(rolled=rolled)
    hold_cards(match, ANNA)
    return match


def monopoly_after_robbery() -> Match:
    """Ben and Anna have one wool and one ore between them."""
    match = empty()
    settle(match, ANNA, "V40")
    give(match, ANNA, wool=1, ore=1)
    hold_cards(match, CLEO)
    do(match, act.CorrectTurn(BEN, False), act.Roll(7), act.MoveRobber("H17"))
    do(match, act.CorrectTurn(CLEO, True))
    return match


def over() -> Match:
    match = empty()
    build_cities(match, ANNA, "V16", "V20", "V27", "V40")
    settle(match, ANNA, "V00", "V04")
    do(match, act.ClaimVictory(ANNA, 0))
    return match


def with_separate_phases() -> Match:
    match = empty(rules=Rules(combined=False))
    give(match, ANNA, ore=1, wool=5, grain=1)
    return match


def trade(partner: int, gives: Counts, takes: Counts) -> act.TradeWithPlayer:
    return act.TradeWithPlayer(partner, act.Swap(gives, takes))


def entangled() -> State:
    """Either Anna has brick and Ben lumber, or Anna has lumber and Ben wool, but not otherwise."""
    state: State = empty().state
    brick, lumber, wool, none = (1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (0, 0, 1, 0, 0), (0,) * 5
    worlds = ((brick, lumber, wool), (lumber, wool, brick))
    return replace(state, hands=Listed((none,) * 3, worlds))


def traders() -> Match:
    match = empty()
    give(match, ANNA, wool=2)
    give(match, BEN, ore=1, wool=1)
    return match


def stripped_bank(*resources: str) -> Match:
    match = with_card()
    do(match, *(act.CorrectBank(resource, 0) for resource in resources))
    return match


def table(*players: FinalPieces) -> Callable[[], object]:
    return lambda: GAME.score_table(FinalTable(players))


A, B, C = PLAYERS[:3]
KNIGHT, WOOL, ORE = act.PlayKnight(), cards(wool=1), cards(ore=1)
SHORT = ("E00", "E02", "E03", "E05")

CASES = [
    Case("island.hexes", island(terrain=BEGINNERS.terrain[:18]), {"has": 18, "needs": 19}),
    Case("island.harbours", island(harbours=BEGINNERS.harbours[:8]), {"has": 8, "needs": 9}),
    Case("island.unknown", island(numbers=with_number(0, 7)), {"what": 7}),
    Case(
        "island.terrain",
        island(terrain=("hills", *BEGINNERS.terrain[1:])),
        {"terrain": "hills", "has": 4, "needs": 3},
    ),
    Case("island.number", island(numbers=with_number(0, 12)), {"number": 11, "has": 1, "needs": 2}),
    Case(
        "island.harbour",
        island(harbours=("wool", *BEGINNERS.harbours[1:])),
        {"harbour": "any", "has": 3, "needs": 4},
    ),
    Case("island.token", island(numbers=with_number(7, 2)), {"hex": "H08"}),
    Case("island.bare", island(numbers=with_number(0, None)), {"hex": "H01"}),
    Case(
        "island.robber",
        lambda: GAME.set_up(
            replace(
                setup(),
                odd_island=True,
                island=Island(("hills",) * 19, (5,) * 19, BEGINNERS.harbours),
            )
        ),
    ),
    Case(
        "island.robber-elsewhere",
        lambda: GAME.set_up(replace(setup(), robber="H01")),
        {"hex": "H01"},
    ),
    Case(
        "red-numbers",
        island(numbers=swapped(3, 12)),
        {"number": 8, "other_number": 6, "hex": "H04", "other_hex": "H05"},
    ),
    Case(
        "beginners.island",
        lambda: GAME.set_up(
            replace(setup(), pieces_placed=True, island=replace(BEGINNERS, numbers=swapped(0, 1)))
        ),
    ),
    Case(
        "beginners.colour",
        lambda: GAME.set_up(
            CatanSetup(
                players=(Player("Eva", "green"), *PLAYERS[:2]),
                island=BEGINNERS,
                pieces_placed=True,
            )
        ),
        {"colour": "green"},
    ),
    Case("places.hex", after(empty(), act.CorrectRobber("H20"))),
    Case("places.corner", after(founding(), act.BuildSettlement("V54"))),
    Case("places.path", after(rich(brick=1, lumber=1), act.BuildRoad("E72"))),
    Case("places.seat", after(empty(), act.CorrectTurn(3, False)), {"number": 4, "has": 3}),
    Case("resources.unknown", after(traders(), act.TradeWithBank("gold", 4, "ore"))),
    Case("resources.negative", after(traders(), trade(BEN, cards(wool=-1), ORE))),
    Case("founding", after(founding(), act.BuildSettlement("V00"), act.BuildRoad("E02"))),
    Case(
        "distance-rule",
        after(
            founding(),
            act.BuildSettlement("V00"),
            act.BuildRoad("E00"),
            act.BuildSettlement("V01"),
        ),
        {"corner": "V01", "near": "V00", "owner": ANNA},
    ),
    Case(
        "settlements",
        after(rich(brick=1, lumber=1, wool=1, grain=1), act.BuildSettlement("V20")),
        {"seat": ANNA, "corner": "V20"},
    ),
    Case("settlements.taken", after(placed(), act.Roll(2), act.BuildSettlement("V33"))),
    Case("roads", after(rich(brick=1, lumber=1), act.BuildRoad("E30")), {"path": "E30"}),
    Case("roads.taken", after(rich(brick=1, lumber=1), act.BuildRoad("E00")), {"owner": ANNA}),
    Case(
        "roads.blocked",
        after(rich(brick=1, lumber=1), act.CorrectBuilding("V01", BEN), act.BuildRoad("E02")),
        {"seat": ANNA, "owner": BEN},
    ),
    Case("cities", after(rich(grain=2, ore=3), act.BuildCity("V20"))),
    Case(
        "cities.already",
        after(rich(grain=4, ore=6), act.BuildCity("V00"), act.BuildCity("V00")),
    ),
    Case("pieces.road", after(all_roads_laid(), act.BuildRoad("E15")), {"most": 15}),
    Case("pieces.settlement", after(all_settlements_built(), act.BuildSettlement("V03"))),
    Case("pieces.city", after(all_cities_built(), act.BuildCity("V00")), {"most": 4}),
    Case(
        "costs",
        after(rich(brick=1), act.BuildRoad("E02")),
        {"thing": "road", "resource": "lumber", "has": 0, "needs": 1, "seat": ANNA},
    ),
    Case(
        "costs.together",
        after(
            robbed_twice(),
            act.CorrectRoad("E44", ANNA),
            act.CorrectRoad("E43", ANNA),
            act.BuildSettlement("V31"),
        ),
        {"thing": "settlement", "has": 2, "needs": 4},
    ),
    Case(
        "hands.size",
        after(traders(), trade(BEN, cards(wool=3), ORE)),
        {"seat": ANNA, "has": 2, "needs": 3},
    ),
    Case(
        "hands.kind",
        after(traders(), trade(BEN, cards(brick=1), ORE)),
        {"resource": "brick", "has": 0, "needs": 1},
    ),
    Case("hands.together", after(robbed(), trade(ANNA, cards(brick=1, ore=1), WOOL))),
    Case("hands.both", lambda: GAME.apply(entangled(), trade(BEN, cards(brick=1), WOOL))),
    Case("roll", after(empty(rolled=False), act.EndTurn()), {"seat": ANNA}),
    Case("roll.again", after(empty(), act.Roll(8))),
    Case("roll.total", after(empty(rolled=False), act.Roll(13)), {"has": 13}),
    Case(
        "phases",
        after(
            with_separate_phases(),
            act.BuyCard(),
            act.TradeWithBank("wool", 4, "ore"),
        ),
    ),
    Case("trade.partner", after(traders(), trade(ANNA, WOOL, ORE)), {"number": 1}),
    Case("trade.gift", after(traders(), trade(BEN, WOOL, cards())), {"seat": BEN}),
    Case("trade.same", after(traders(), trade(BEN, cards(wool=2), WOOL)), {"resource": "wool"}),
    Case("maritime-trade", after(rich(wool=4), act.TradeWithBank("wool", 4, "wool"))),
    Case(
        "harbours",
        after(rich(wool=4), act.TradeWithBank("wool", 2, "ore")),
        {"resource": "wool", "has": 2, "needs": 3},
    ),
    Case(
        "bank",
        after(stripped_bank("ore"), act.PlayYearOfPlenty(cards(ore=1, wool=1))),
        {"resource": "ore", "has": 0, "needs": 1},
    ),
    Case("robber", after(empty(rolled=False), act.Roll(7), act.MoveRobber("H08"))),
    Case("stealing", after(robbing(), act.Steal(3)), {"victim": 3}),
    Case("stealing.own", after(robbing(), act.Steal(ANNA))),
    Case("stealing.empty", after(robbing_beside_the_poor(), act.Steal(3))),
    Case("discard", after(seven(9), act.Discard(ANNA, cards(wool=5))), {"has": 5, "needs": 4}),
    Case("discard.seat", after(seven(8), act.Discard(BEN, cards(wool=4))), {"number": 2}),
    Case(
        "one-card",
        after(with_card(), act.CorrectCards(ANNA, 2), KNIGHT, act.MoveRobber("H01"), KNIGHT),
    ),
    Case("development-cards", after(empty(), KNIGHT), {"seat": ANNA}),
    Case(
        "development-cards.gone",
        after(with_card(), act.CorrectUsed("monopoly", 2), act.PlayMonopoly("ore", (0, 0, 0))),
        {"card": "monopoly", "most": 2},
    ),
    Case("fresh-card", after(rich(ore=1, wool=1, grain=1), act.BuyCard(), KNIGHT), {"count": 1}),
    Case("deck", after(rich(ore=1, wool=1, grain=1), act.CorrectDeck(0), act.BuyCard())),
    Case("card.road_building", after(with_card(), act.PlayRoadBuilding())),
    Case(
        "card.year_of_plenty",
        after(with_card(), act.PlayYearOfPlenty(cards(ore=3))),
        {"has": 3, "needs": 2},
    ),
    Case(
        "card.year_of_plenty.empty",
        after(stripped_bank(*RESOURCES), act.PlayYearOfPlenty(cards())),
        {"seat": ANNA},
    ),
    Case(
        "card.monopoly",
        after(with_card(), act.PlayMonopoly("ore", (0, 1, 0))),
        {"seat": BEN, "has": 1, "least": 0, "most": 0},
    ),
    Case("card.monopoly.seats", after(with_card(), act.PlayMonopoly("ore", (0, 0)))),
    Case(
        "card.monopoly.together",
        after(monopoly_after_robbery(), act.PlayMonopoly("wool", (1, 1, 0))),
    ),
    Case("victory", after(empty(), act.ClaimVictory(ANNA, 0)), {"has": 0, "needs": 10}),
    Case("victory.cards", after(with_card(), act.ClaimVictory(ANNA, 2)), {"has": 1, "needs": 2}),
    Case("victory.turn", after(empty(), act.ClaimVictory(BEN, 0)), {"seat": BEN, "other": ANNA}),
    Case("finish-first.found-settlement", after(founding(), act.Roll(7))),
    Case("finish-first.found-road", after(founding(), *[act.BuildSettlement("V00")] * 2)),
    Case("finish-first.discard", after(seven(8), act.MoveRobber("H01")), {"count": 4}),
    Case("finish-first.move-robber", after(seven(7), act.EndTurn()), {"seat": ANNA}),
    Case("finish-first.steal", after(robbing(), act.EndTurn()), {"seat": ANNA}),
    Case(
        "finish-first.free-road",
        after(
            with_card(),
            act.CorrectBuilding("V00", ANNA),
            act.PlayRoadBuilding(),
            act.BuildRoad("E00"),
            act.EndTurn(),
        ),
        {"count": 1},
    ),
    Case("finish-first.unasked", after(empty(), act.MoveRobber("H01"))),
    Case("game-over", after(over(), act.EndTurn())),
    Case("correct.number", after(empty(), act.CorrectDeck(26)), {"most": 25}),
    Case(
        "correct.bank",
        after(empty(), act.CorrectHand(ANNA, ORE)),
        {"resource": "ore", "has": 0, "needs": 1},
    ),
    Case("correct.card", after(empty(), act.CorrectUsed("knight", 1))),
    Case("score.pieces", table(FinalPieces(A, settlements=6), FinalPieces(B)), {"most": 5}),
    Case(
        "score.holders",
        table(FinalPieces(A, longest_road=True), FinalPieces(B, longest_road=True)),
    ),
    Case(
        "score.cards",
        table(FinalPieces(A, victory_cards=3), FinalPieces(B, victory_cards=3)),
        {"has": 6, "most": 5},
    ),
    Case(
        "score.road",
        table(FinalPieces(A, longest_road=True, roads=SHORT), FinalPieces(B, roads=COAST[4:])),
        {"seat": ANNA, "has": 4, "needs": 5},
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.message)
def test_it_is_refused(case: Case) -> None:
    with pytest.raises(Refusal) as caught:
        case.breaks()
    refusal = caught.value
    assert refusal.message == f"catan.{case.message}"
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
    raised = {_article(case.message) for case in CASES}
    assert raised == {name for name in enforced_ids() if name.startswith("catan.")}


def test_every_sentence_of_a_refusal_is_reached() -> None:
    written = {str(message.id) for message in collect("en") if message.id}
    prefix = "refusal.catan."
    sentences = {name.removeprefix(prefix) for name in written if name.startswith(prefix)}
    assert sentences == {case.message for case in CASES}


def _article(message: str) -> str:
    parts = f"catan.{message}".split(".")
    return ".".join(parts[:3] if parts[1] == "card" else parts[:2])
