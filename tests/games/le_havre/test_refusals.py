"""Every rule that can be broken is broken here, once in each way it can be broken.

The list is the proof of rule coverage: an article marked enforced, or a sentence of a refusal,
that does not stand here is never reached, and the last tests say so.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from babel.messages.catalog import Message

from companion.games.le_havre import actions as act
from companion.games.le_havre import facts
from companion.games.le_havre.score import FinalSheet, FinalTable
from companion.referee.action import Action
from companion.referee.match import Match
from companion.referee.ruling import Refusal
from companion.rulebook import enforced_ids
from companion.words import Words
from tests.games.le_havre.table import (
    GAME,
    NOTHING,
    PLAYERS,
    at_end_of_round,
    begun,
    dealt,
    do,
    fed,
    goods,
    having,
    in_debt,
    in_final_phase,
    in_town,
    inside,
    on_stacks,
    on_turn,
    owning,
    standing,
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


def piles(*dealt_so: tuple[str, ...]) -> Callable[[], object]:
    setup = begun().setup
    return lambda: Match(GAME, replace(setup, piles=dealt_so))  # type: ignore[call-arg]


def table(*sheets: FinalSheet) -> Callable[[], object]:
    return lambda: GAME.score_table(FinalTable(sheets))


def rich(**purse: int) -> Match:
    """Anna is on turn and has francs for any fee, and this besides."""
    return having(on_turn(), **{"franc": 10, **purse})


def at(building: str, **purse: int) -> Match:
    """Anna owns a building and has gone into it."""
    match = owning(having(on_turn(), **purse), 0, building)
    do(match, act.Enter(building))
    return match


def entering(building: str, **purse: int) -> Callable[[], object]:
    """Anna owns a building and wants to go in."""
    return after(owning(having(on_turn(), **purse), 0, building), act.Enter(building))


def over() -> Match:
    match = having(in_final_phase(begun(1)), clay=1)
    do(match, act.TakeOffer("wood"))
    return match


def in_interest() -> Match:
    """Anna has a loan, no franc, and something she could sell instead of borrowing."""
    match = owning(in_debt(having(on_turn())), 0, "bank")
    do(match, act.CorrectTurn(2, 4), act.TakeOffer("wood"), act.EndTurn(), act.Supply())
    return match


def feeding() -> Match:
    """Everybody owes 2 food; Anna has 1 bread, 1 fish and 4 francs."""
    match = having(at_end_of_round(begun(), 2), bread=1, fish=1, franc=4)
    do(match, act.TakeOffer("wood"), act.EndTurn())
    return match


def revealing(players: int = 3) -> Match:
    """The town is to get a special building: in round 4, or in the first alone."""
    match = at_end_of_round(begun(players), 4 if players > 1 else 1)
    do(match, act.TakeOffer("wood"), act.EndTurn())
    return fed(match)


def harbour_watch(franc: int = 10) -> Match:
    match = owning(having(on_turn(), franc=franc), 0, "harbour_watch")
    return standing(in_town(match, "fishery"), 1, "fishery")


def at_wharf(**purse: int) -> Match:
    """Anna is at the wharf, with what a wooden ship needs and this besides."""
    match = on_stacks(rich(wood=5, coal=1, **purse), "s01", "s02", "s06", "s18")
    owning(match, 0, "wharf_1")
    do(match, act.Enter("wharf_1"))
    return match


def at_shipping_line(**purse: int) -> Match:
    match = owning(having(on_turn(), **purse), 0, "shipping_line", "s01")
    do(match, act.Enter("shipping_line"))
    return match


def at_town_square() -> Match:
    """Anna owns one craftsman's building."""
    match = owning(on_turn(), 0, "town_square", "fishery")
    do(match, act.Enter("town_square"))
    return match


def loaded() -> Match:
    match = at_shipping_line(fish=4, coal=1)
    do(match, act.LoadShips(1, 0, 0, goods(coal=1)))
    return match


def exchanges() -> list[Case]:
    """Each building that turns goods into others: too few of them, and too often."""
    cases = []
    for card in facts.buildings().values():
        if card.effect.get("kind") != "exchange":
            continue
        about = f"building.{card.id}"
        cases.append(Case(f"{about}.goods", entering(card.id, coke=9)))
        if "most" in card.effect:
            times = card.effect["most"] + 1
            plenty = dict.fromkeys([*card.effect["give"], "coke"], 99)
            breaks = after(at(card.id, **plenty), act.Exchange(times))
            cases.append(Case(f"{about}.times", breaks, {"has": times, "most": times - 1}))
    return cases


ANNA, BEN = (FinalSheet(player) for player in PLAYERS[:2])
ONE, TWO, THREE = dealt("full", 3)
TAKE = act.TakeOffer("wood")

CASES = [
    Case(
        "versions",
        lambda: Match(GAME, replace(begun().setup, variant="moon")),  # type: ignore[call-arg]
        {"name": "moon"},
    ),
    Case("proposals.piles", piles(ONE, TWO), {"has": 2, "need": 3}),
    Case("proposals.size", piles(ONE, TWO, THREE[1:]), {"number": 3, "has": 8, "need": 9}),
    Case("proposals.unknown", piles(ONE, TWO, ("castle",)), {"name": "castle"}),
    Case("proposals.not-in-deck", piles(ONE, TWO, ("bank", "dock")), {"building": "dock"}),
    Case("proposals.order", piles(ONE, TWO, THREE[::-1]), {"number": 3}),
    Case("proposals.twice", piles(ONE, TWO, TWO), {"building": TWO[0]}),
    # The turn
    Case("turn.main", after(on_turn(), act.EndTurn()), {"seat": 0}),
    Case("turn.done", after(on_turn(), TAKE, TAKE), {"seat": 0}),
    Case("turn.supply-first", after(begun(), TAKE), {"seat": 0}),
    Case("turn.enter-first", after(on_turn(), act.EndAction()), {"seat": 0}),
    Case("turn.unasked", after(on_turn(), act.Borrow(0))),
    Case("supply-action", after(on_turn(), act.Supply()), {"seat": 0}),
    Case("supply-tiles.unknown", after(begun(), act.TurnUp(8)), {"tile": "8"}),
    Case(
        "supply-tiles.twice",
        after(begun(), act.TurnUp(1), TAKE, act.EndTurn(), act.TurnUp(1)),
        {"tile": "1"},
    ),
    Case("supply-tiles.face-down", after(begun(), act.Supply()), {"seat": 0}),
    Case("supply-tiles.known", after(begun(), act.CorrectTile(1, 3), act.TurnUp(4)), {"tile": "3"}),
    Case("interest.not-due", after(in_interest(), act.Borrow(1)), {"number": 2}),
    Case("interest.first", after(in_interest(), TAKE)),
    Case("offer.empty", after(on_turn(), act.TakeOffer("iron")), {"good": "iron"}),
    Case("offer.unknown", after(on_turn(), act.TakeOffer("coal")), {"name": "coal"}),
    Case("game-over", after(over(), TAKE)),
    # Going in
    Case("use-building.unknown", after(on_turn(), act.Enter("castle")), {"name": "castle"}),
    Case("use-building.not-built", after(on_turn(), act.Enter("fishery"))),
    Case("use-building.locked", after(in_town(on_turn(), "bank"), act.Enter("bank"))),
    Case(
        "occupied.own",
        after(standing(on_turn(), 0, "building_firm_1"), act.Enter("building_firm_1")),
        {"building": "building_firm_1"},
    ),
    Case(
        "occupied.other",
        after(standing(on_turn(), 1, "building_firm_1"), act.Enter("building_firm_1")),
        {"other": 1},
    ),
    Case(
        "final.own",
        after(
            standing(in_final_phase(begun()), 0, "building_firm_1"), act.Enter("building_firm_1")
        ),
    ),
    Case("final.buying", after(in_final_phase(begun()), act.Buy("building_firm_1"))),
    Case(
        "entry-fee.goods",
        after(in_town(rich(fish=1), "clay_mound"), act.Enter("clay_mound", goods(fish=2))),
        {"good": "fish", "need": 2, "has": 1},
    ),
    Case(
        "entry-fee.worthless",
        after(in_town(rich(grain=1), "clay_mound"), act.Enter("clay_mound", goods(grain=1))),
        {"good": "grain"},
    ),
    Case("entry-fee.none", after(in_town(rich(), "fishery"), act.Enter("fishery", goods(franc=1)))),
    Case(
        "entry-fee.food",
        after(in_town(rich(), "clay_mound"), act.Enter("clay_mound")),
        {"food": 1},
    ),
    Case("entry-fee.francs", after(in_town(rich(), "farm"), act.Enter("farm")), {"count": 1}),
    Case(
        "entry-fee.either",
        after(in_town(rich(), "marketplace"), act.Enter("marketplace")),
        {"food": 2, "count": 1},
    ),
    Case(
        "entry-fee.superfluous",
        after(
            in_town(rich(fish=2), "marketplace"),
            act.Enter("marketplace", goods(franc=1, fish=1)),
        ),
        {"good": "fish"},
    ),
    # Food and energy
    Case("food.goods", after(feeding(), act.Feed(0, goods(bread=2))), {"good": "bread", "has": 1}),
    Case("food.worthless", after(feeding(), act.Feed(1, goods(coal=1))), {"good": "coal"}),
    Case("food.short", after(feeding(), act.Feed(0, goods(fish=1))), {"has": 1, "need": 2}),
    Case(
        "food.superfluous",
        after(feeding(), act.Feed(0, goods(bread=1, fish=1))),
        {"good": "fish", "need": 2},
    ),
    Case("food.lacking", entering("coal_trader"), {"has": 0, "need": 1}),
    Case(
        "energy.goods",
        after(at("brickworks", clay=2, wood=1), act.Exchange(2, goods(wood=2))),
        {"good": "wood", "need": 2, "has": 1},
    ),
    Case(
        "energy.worthless",
        after(at("brickworks", clay=2, wood=1, fish=1), act.Exchange(2, goods(fish=1))),
        {"good": "fish"},
    ),
    Case(
        "energy.short",
        after(at("brickworks", clay=3, wood=2), act.Exchange(3, goods(wood=1))),
        {"has": 1, "need": 2},
    ),
    Case(
        "energy.superfluous",
        after(at("brickworks", clay=2, wood=2), act.Exchange(2, goods(wood=2))),
        {"good": "wood", "need": 1},
    ),
    Case("energy.lacking", entering("brickworks", clay=2), {"has": 0, "need": 1}),
    Case(
        "substitutes",
        after(at("kiln", clay=1, wood=1), act.Exchange(1, goods(wood=1), instead=1)),
        {"has": 1, "least": 0, "most": 0},
    ),
    # Something must be done
    Case(
        "must-act.symbols",
        after(in_town(on_turn(), "labour_exchange"), act.Enter("labour_exchange")),
    ),
    Case("must-act.build", entering("building_firm_1"), {"building": "building_firm_1"}),
    Case("must-act.ship", entering("wharf_1"), {"building": "wharf_1"}),
    Case("must-act.goods", entering("business_office")),
    Case("must-act.sale", entering("bridge_over_the_seine", fish=2)),
    Case(
        "must-act.empty-offer",
        after(
            owning(on_turn(), 0, "black_market"),
            *(act.CorrectOffer(space, 1) for space in facts.offer_spaces()),
            act.Enter("black_market"),
        ),
    ),
    Case(
        "must-act.guests",
        after(owning(on_turn(begun(4)), 0, "arts_centre"), act.Enter("arts_centre")),
    ),
    Case("must-act.animals", entering("zoo", fish=1, cattle=1), {"need": 3}),
    Case("must-act.nothing", after(at("charcoal_kiln", wood=1), act.Exchange(0))),
    Case(
        "must-act.first",
        after(at("charcoal_kiln", wood=1), act.EndAction()),
        {"seat": 0, "building": "charcoal_kiln"},
    ),
    Case("must-act.finish", after(at("charcoal_kiln", wood=1), TAKE)),
    Case("must-act.other", after(at("charcoal_kiln", wood=1), act.ReturnLoans(1))),
    # Building
    Case(
        "build.not-on-top",
        after(at("building_firm_1", wood=9, clay=9), act.Build("bank")),
        {"building": "bank"},
    ),
    Case(
        "build.never",
        after(
            at("building_firm_1", wood=9, clay=9),
            act.CorrectBuilding("clay_mound", "town"),
            *(act.CorrectBuilding(card, "town") for card in ONE if card != "clay_mound"),
            act.CorrectBuilding("clay_mound", "pile_1"),
            act.Build("clay_mound"),
        ),
    ),
    Case(
        "build-cost.short",
        after(at("building_firm_1", wood=2), act.Build("fishery")),
        {"building": "fishery", "good": "clay", "need": 1, "has": 0},
    ),
    Case("build-ship.not-on-top", after(at_wharf(), act.BuildShip("s01", goods(coal=1)))),
    Case(
        "build-ship.short",
        after(at_wharf(brick=1), act.BuildShip("s06", goods(coal=1))),
        {"ship": "s06", "good": "iron", "need": 4, "has": 0},
    ),
    Case(
        "modernise",
        after(at_wharf(iron=4), act.BuildShip("s06", goods(coal=1))),
        {"building": "wharf_1", "ship": "s06"},
    ),
    # Buying, selling
    Case("buy.unknown", after(on_turn(), act.Buy("castle")), {"name": "castle"}),
    Case("buy.in-progress", after(at("charcoal_kiln", wood=1), act.Buy("building_firm_1"))),
    Case("buy.never", after(in_town(rich(), "church"), act.Buy("church"))),
    Case("buy.never-ship", after(on_stacks(rich(franc=99), "s18"), act.Buy("s18"))),
    Case("buy.not-there", after(rich(franc=99), act.Buy("bank"))),
    Case("buy.not-there-ship", after(rich(franc=99), act.Buy("s01"))),
    Case("buy.short", after(rich(franc=3), act.Buy("building_firm_1")), {"need": 4, "has": 3}),
    Case("buy.short-ship", after(on_stacks(rich(franc=13), "s01"), act.Buy("s01")), {"need": 14}),
    Case(
        "buy-back",
        after(owning(rich(), 0, "fishery"), act.Sell(0, "fishery"), act.Buy("fishery")),
        {"building": "fishery"},
    ),
    Case("sell.seat", after(on_turn(), act.Sell(4, "fishery")), {"number": 5, "has": 3}),
    Case("sell.unknown", after(on_turn(), act.Sell(0, "castle")), {"name": "castle"}),
    Case("sell.in-progress", after(at("charcoal_kiln", wood=1), act.Sell(0, "charcoal_kiln"))),
    Case("sell.not-own", after(on_turn(), act.Sell(1, "fishery")), {"seat": 1}),
    Case("sell.not-own-ship", after(on_turn(), act.Sell(1, "s01")), {"ship": "s01"}),
    Case("repay.seat", after(on_turn(), act.Repay(-1, 1)), {"number": 0}),
    Case("repay.in-progress", after(at("charcoal_kiln", wood=1), act.Repay(0, 1))),
    Case("repay.loans", after(rich(), act.Repay(0, 1)), {"need": 1, "has": 0}),
    Case(
        "repay.short",
        after(in_debt(rich(franc=9), loans=2), act.Repay(0, 2)),
        {"seat": 0, "need": 10, "has": 9},
    ),
    # The end of a round
    Case(
        "loan.everything",
        after(
            having(feeding(), fish=1),
            act.Feed(0, NOTHING),
        ),
        {"seat": 0, "has": 1, "need": 2},
    ),
    Case(
        "feeding.not-due",
        after(feeding(), act.Feed(1, goods(franc=2)), act.Feed(1, goods(franc=2))),
        {"number": 2},
    ),
    Case("round-end.feeding", after(feeding(), TAKE)),
    Case("round-end.town", after(revealing(), TAKE)),
    Case("special-buildings.unknown", after(revealing(), act.Reveal("fishery"))),
    Case(
        "special-buildings.twice",
        after(in_town(revealing(), "bakery"), act.Reveal("bakery")),
    ),
    Case("special-buildings.solo", after(revealing(1), act.Reveal("harbour_watch"))),
    # Buildings
    *exchanges(),
    Case(
        "building.marketplace.kind",
        after(at("marketplace"), act.Choose(("brick",))),
        {"good": "brick"},
    ),
    Case("building.marketplace.twice", after(at("marketplace"), act.Choose(("fish", "fish")))),
    Case(
        "building.marketplace.number",
        after(at("marketplace"), act.Choose(("fish", "wood", "clay"))),
        {"has": 3, "least": 1, "most": 2},
    ),
    Case("building.town_square.craftsmen", entering("town_square")),
    Case("building.town_square.kind", after(at_town_square(), act.Choose(("steel",)))),
    Case("building.town_square.twice", after(at_town_square(), act.Choose(("coke", "coke")))),
    Case(
        "building.town_square.number",
        after(at_town_square(), act.Choose(("coke", "brick"))),
        {"has": 2, "least": 1, "most": 1},
    ),
    Case(
        "building.sawmill.no-wood",
        after(at("sawmill", wood=9, clay=9, iron=9), act.Build("bakehouse")),
    ),
    Case("building.local_court.no-loans", entering("local_court")),
    Case(
        "building.local_court.loans",
        after(inside("local_court", in_debt(on_turn(), loans=3)), act.ReturnLoans(3)),
        {"has": 3, "most": 2},
    ),
    Case("building.shipping_line.no-ship", entering("shipping_line", coal=3)),
    Case(
        "building.shipping_line.no-cargo",
        after(
            owning(having(on_turn(), coal=1), 0, "shipping_line", "s01"), act.Enter("shipping_line")
        ),
    ),
    Case(
        "building.shipping_line.fleet",
        after(at_shipping_line(fish=3, coal=3), act.LoadShips(2, 0, 0, goods(coal=2))),
        {"ship_type": "wooden", "need": 2, "has": 1},
    ),
    Case(
        "building.shipping_line.none",
        after(at_shipping_line(fish=3, coal=3), act.LoadShips(0, 0, 0, NOTHING)),
    ),
    Case("building.shipping_line.loaded", after(loaded(), act.LoadShips(1, 0, 0, goods(coal=1)))),
    Case(
        "building.shipping_line.load-first",
        after(at_shipping_line(fish=3, coal=3), act.ShipGoods(goods(fish=1))),
    ),
    Case(
        "building.shipping_line.goods",
        after(loaded(), act.ShipGoods(goods(coal=1))),
        {"good": "coal", "need": 1, "has": 0},
    ),
    Case(
        "building.shipping_line.cargo",
        after(loaded(), act.ShipGoods(goods(fish=3))),
        {"has": 3, "least": 1, "most": 2},
    ),
    Case(
        "building.business_office.goods",
        after(at("business_office", fish=4), act.MakeSteel(goods(wood=4))),
        {"good": "wood", "need": 4, "has": 0},
    ),
    Case(
        "building.business_office.four",
        after(at("business_office", fish=4), act.MakeSteel(goods(fish=3))),
        {"has": 3, "need": 4},
    ),
    Case(
        "building.business_office.kind",
        after(at("business_office", fish=4), act.TradeGood("fish", "coke")),
        {"good": "coke"},
    ),
    Case(
        "building.business_office.once",
        after(
            at("business_office", fish=6),
            act.TradeGood("fish", "brick"),
            act.TradeGood("fish", "brick"),
        ),
    ),
    Case(
        "building.bridge_over_the_seine.goods",
        after(at("bridge_over_the_seine", fish=3), act.SellAtBridge(goods(wood=3))),
        {"good": "wood"},
    ),
    Case(
        "building.bridge_over_the_seine.sets",
        after(at("bridge_over_the_seine", fish=4), act.SellAtBridge(goods(fish=4))),
        {"has": 4, "need": 3},
    ),
    Case(
        "building.church.goods",
        entering("church", bread=5, fish=1),
        {"good": "fish", "need": 2, "has": 1},
    ),
    Case(
        "building.harbour_watch.franc",
        after(harbour_watch(franc=0), act.Enter("harbour_watch")),
        {"need": 1, "has": 0},
    ),
    Case("building.harbour_watch.nobody", entering("harbour_watch", franc=9)),
    Case(
        "building.harbour_watch.target",
        after(harbour_watch(), act.Enter("harbour_watch"), act.Evict(2, NOTHING)),
    ),
    Case(
        "building.coal_trader.times",
        after(at("coal_trader", franc=20), act.TradeFood(0, 6, goods(franc=12))),
        {"good": "coal", "most": 5},
    ),
    Case("building.furriery.no-furs", entering("furriery")),
    Case(
        "building.furriery.goods",
        after(at("furriery", hides=1), act.TradeFurs(2, 0)),
        {"good": "hides", "need": 2, "has": 1},
    ),
    Case(
        "building.furriery.times",
        after(at("furriery", leather=3), act.TradeFurs(0, 3)),
        {"has": 3, "most": 2},
    ),
    Case("building.luxury_yacht.town", after(at_wharf(), act.SwapForYacht("s06"))),
    Case(
        "building.luxury_yacht.iron",
        after(in_town(at_wharf(), "luxury_yacht"), act.SwapForYacht("s01")),
    ),
    Case("building.haulage_firm.francs", entering("haulage_firm", franc=2), {"need": 3, "has": 2}),
    Case(
        "building.haulage_firm.no-neighbours",
        after(
            owning(having(on_turn(), franc=9), 0, "haulage_firm"),
            *(act.CorrectOffer(space, 0) for space in facts.offer_spaces()),
            act.Enter("haulage_firm"),
        ),
    ),
    Case(
        "building.haulage_firm.empty",
        after(at("haulage_firm", franc=9), act.Haul("iron")),
        {"good": "iron"},
    ),
    # Corrections and scores
    Case("correct.seat", after(on_turn(), act.CorrectCash(3, 1)), {"number": 4, "has": 3}),
    Case("correct.unknown", after(on_turn(), act.CorrectGoods(0, "silk", 1)), {"name": "silk"}),
    Case(
        "correct.number",
        after(on_turn(), act.CorrectCash(0, -1)),
        {"has": -1, "least": 0},
    ),
    Case("score.number", table(replace(ANNA, loans=-1), BEN), {"thing": "loans", "has": -1}),
    Case("score.unknown", table(replace(ANNA, buildings=("castle",)), BEN), {"name": "castle"}),
    Case(
        "score.twice",
        table(replace(ANNA, buildings=("bank",)), replace(BEN, buildings=("bank",))),
        {"building": "bank"},
    ),
    Case(
        "score.ship-twice",
        table(replace(ANNA, ships=("s01",)), replace(BEN, ships=("s01",))),
        {"ship": "s01"},
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.message)
def test_it_is_refused(case: Case) -> None:
    with pytest.raises(Refusal) as caught:
        case.breaks()
    refusal = caught.value
    assert refusal.message == f"le_havre.{case.message}"
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
    enforced = {name for name in enforced_ids() if name.startswith("le_havre.")}
    assert raised == {name.removeprefix("le_havre.") for name in enforced}


def _article(message: str) -> str:
    """Articles of buildings have one part more."""
    parts = message.split(".")
    return ".".join(parts[: 2 if parts[0] == "building" else 1])


def test_every_sentence_of_a_refusal_is_reached() -> None:
    written = {_id(message) for message in collect("en") if message.id}
    prefix = "refusal.le_havre."
    sentences = {name.removeprefix(prefix) for name in written if name.startswith(prefix)}
    assert sentences == {case.message for case in CASES}


def _id(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]
