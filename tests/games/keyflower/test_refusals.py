"""Every rule that can be broken is broken here, once in each way it can be broken.

The list is the proof of rule coverage: an article marked enforced, or a sentence of a refusal,
that does not stand here is never reached, and the last tests say so. What the score refuses stands
in `test_score_refusals`.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from companion.games.keyflower import GAME, facts
from companion.games.keyflower import actions as act
from companion.games.keyflower.facts import AUTUMN, WINTER
from companion.games.keyflower.village import Place
from companion.referee.action import Action
from companion.referee.match import Match
from companion.referee.ruling import Refusal
from companion.rulebook import enforced_ids
from companion.words import Words
from tests.games.keyflower.table import (
    ABOVE,
    ANNA,
    BELOW,
    BEN,
    HOMES,
    LOWER_LEFT,
    LOWER_RIGHT,
    PLAYERS,
    UPPER_LEFT,
    before,
    counts,
    crew,
    do,
    fresh,
    hold,
    hold_skills,
    later,
    lay_out,
    own,
    pass_all,
    put,
    rich,
    setup,
    spring,
    summer,
    take_boats,
    with_rulings,
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


def setting_up(**fields: Any) -> Callable[[], object]:
    return lambda: GAME.set_up(replace(setup(), **fields))


def printed(tile: str, **fields: Any) -> Callable[[], object]:
    return setting_up(printed=(replace(facts.tiles()[tile], **fields),))


def laid_out() -> Match:
    """The boats are about to be filled."""
    match = fresh()
    lay_out(match)
    return match


def table(*tiles: str, **rulings: bool) -> Match:
    """Spring, known hands of three workers of each colour and two of each skill."""
    return rich(spring(*tiles, rulings=with_rulings(**rulings)))


def in_summer(*tiles: str, **rulings: bool) -> Match:
    return rich(summer(*tiles, rulings=with_rulings(**rulings)))


def transporting(doubled: bool = False, **rulings: bool) -> Match:
    """Anna transports with one step; keywood lies above her home and a wood on the home."""
    match = table(**rulings)
    if doubled:
        own(match, ANNA, "boat_2b", LOWER_RIGHT)
    own(match, ANNA, "keywood", ABOVE)
    own(match, ANNA, "key_mine", BELOW)
    put(match, "home_1", wood=1)
    do(match, act.Use("home_1", crew(blue=1)))
    return match


def with_boat(boat: str, season: str = AUTUMN, **rulings: bool) -> Match:
    match = rich(later(season, rulings=with_rulings(**rulings)))
    own(match, ANNA, boat, BELOW)
    return match


def season_over() -> Match:
    """Everybody passed in spring; the boats are chosen."""
    match = table("keywood")
    pass_all(match)
    return match


def expanding() -> Match:
    """Anna has won the keywood."""
    match = table("keywood")
    do(match, act.Bid("keywood", crew(blue=1)), act.Pass(), act.Pass())
    take_boats(match)
    return match


def revealing() -> Match:
    """Winter is over. Anna has two blue workers and a saw, and one more of each, unknown."""
    match = rich(later(WINTER))
    own(match, ANNA, "alehouse", ABOVE)
    own(match, ANNA, "apprentice_hall", UPPER_LEFT)
    hold(match, ANNA, blue=2)
    hold_skills(match, ANNA, saw=1)
    do(match, act.Use("alehouse", crew(blue=1)), act.Pass())
    do(match, act.Use("apprentice_hall", crew(blue=1)))
    do(match, act.Pass(), act.Pass())
    take_boats(match)
    while match.state.turn.stage == "expansion":
        match.do(next(GAME.offers(match.state)[0].completions()))
    return match


def over() -> Match:
    match = revealing()
    while not match.state.over:
        match.do(next(GAME.offers(match.state)[0].completions()))
    return match


def one_of_two_skills() -> Match:
    """Ben has drawn one of an anvil and a pick axe; nobody knows which. Summer begins."""
    match = spring("keywood")
    own(match, ANNA, "apprentice_hall")
    hold(match, ANNA, blue=1)
    all_skills = dict(zip(facts.SKILLS, match.state.skills.totals, strict=True))
    most = {**all_skills, "anvil": all_skills["anvil"] - 1, "pick_axe": all_skills["pick_axe"] - 1}
    hold_skills(match, BEN, **most)
    do(match, act.Use("apprentice_hall", crew(blue=1)))
    hold_skills(match, BEN, **{**most, "saw": most["saw"] - 2})
    pass_all(match)
    take_boats(match)
    lay_out(match)
    return match


def one_of_two_workers() -> Match:
    """Anna has drawn a blue or a red worker; nobody knows which. Summer begins."""
    match = spring("keywood")
    own(match, ANNA, "alehouse")
    hold(match, ANNA, yellow=1)
    left = dict(zip(facts.COLOURS, match.state.workers.totals, strict=True))
    most = {"blue": left["blue"] - 1, "red": left["red"] - 1, "yellow": left["yellow"] - 1}
    hold(match, BEN, **most)
    do(match, act.Use("alehouse", crew(yellow=1)))
    hold(match, BEN, **{**most, "yellow": most["yellow"] - 20})
    pass_all(match)
    take_boats(match)
    lay_out(match)
    return match


def outbid() -> Match:
    """Ben has outbid Anna at the keywood; she is on turn."""
    match = table("keywood", "peddler", "alehouse", "key_mine")
    do(match, act.Bid("keywood", crew(blue=1)), act.Bid("keywood", crew(blue=2)))
    return match


def drawn_one() -> Match:
    """Anna has two blue workers and one that nobody knows."""
    match = table("alehouse", "peddler")
    hold(match, ANNA, blue=3)
    do(match, act.Use("alehouse", crew(blue=1)), act.Pass())
    return match


SPRING_SIX = ("keywood", "keystone_quarry", "key_mine", "woodcutter", "quarryman", "miner")
SUMMER_SIX = ("store", "mason", "tavern", "boat_1a", "boat_1b", "brewer")
APART = Place(5, 5)

CASES = [
    Case("set-up.variant", setting_up(variant="no"), {"name": "no"}),
    Case("set-up.homes", setting_up(homes=HOMES[:1]), {"has": 1, "needs": 2}),
    Case("set-up.no-home", setting_up(homes=("home_1", "keywood")), {"tile": "keywood"}),
    Case("set-up.home-twice", setting_up(homes=("home_1", "home_1")), {"tile": "home_1"}),
    Case("set-up.first", setting_up(first=1), {"name": "Anna", "tile": "home_1"}),
    Case("set-up.season", after(fresh(), act.LayOut((*SPRING_SIX[:5], "inn"))), {"tile": "inn"}),
    Case(
        "set-up.twice",
        after(fresh(), act.LayOut((*SPRING_SIX[:5], "keywood"))),
        {"tile": "keywood"},
    ),
    Case(
        "set-up.seen",
        after(fresh(), act.CorrectTile(ANNA, "keywood", ABOVE), act.LayOut(SPRING_SIX)),
        {"tile": "keywood"},
    ),
    Case(
        "winter-choice",
        after(before(WINTER), act.LayOut(("keythedral",))),
        {"has": 1, "least": 2, "most": 6},
    ),
    Case("season", after(fresh(), act.LayOut(SPRING_SIX[:5])), {"has": 5, "needs": 6}),
    Case("season.begun", after(table(), act.LayOut(SPRING_SIX))),
    Case("boat-supply.not-waiting", after(laid_out(), act.FillBoat("flipper", counts(), counts()))),
    Case(
        "boat-supply.workers",
        after(laid_out(), act.FillBoat("keyflower", counts(blue=6), counts(saw=1))),
        {"has": 6, "needs": 7},
    ),
    Case(
        "boat-supply.skills",
        after(laid_out(), act.FillBoat("keyflower", counts(blue=7), counts())),
        {"has": 0, "needs": 1},
    ),
    Case(
        "bag.worker",
        after(laid_out(), act.FillBoat("keyflower", counts(green=7), counts(saw=1))),
        {"worker": "green", "has": 0, "needs": 7},
    ),
    Case(
        "bag.skill",
        after(
            laid_out(),
            act.CorrectSkills(ANNA, counts(saw=16)),
            act.FillBoat("keyflower", counts(blue=7), counts(saw=1)),
        ),
        {"skill": "saw", "has": 0, "needs": 1},
    ),
    Case(
        "bag.workers-together",
        after(
            one_of_two_workers(),
            act.FillBoat("sea_bastion", counts(blue=1, red=1, yellow=4), counts(saw=2)),
        ),
        {"workers": ("blue", "red", *("yellow",) * 4)},
    ),
    Case(
        "bag.skills-together",
        after(
            one_of_two_skills(),
            act.FillBoat("sea_bastion", counts(yellow=6), counts(anvil=1, pick_axe=1)),
        ),
        {"skills": ("anvil", "pick_axe")},
    ),
    Case("pieces.tile", after(table(), act.Bid("castle", crew(blue=1))), {"name": "castle"}),
    Case("pieces.seat", after(table(), act.CorrectTurn(2)), {"number": 3, "has": 2}),
    Case(
        "pieces.kind", after(table("keywood"), act.Bid("keywood", crew(pink=1))), {"name": "pink"}
    ),
    Case(
        "pieces.negative", after(table("keywood"), act.Bid("keywood", crew(blue=-1))), {"has": -1}
    ),
    Case(
        "hidden.workers",
        after(spring("keywood"), act.Bid("keywood", crew(blue=9))),
        {"seat": ANNA, "has": 8, "needs": 9},
    ),
    Case(
        "hidden.worker",
        after(table("keywood"), act.Bid("keywood", crew(blue=4))),
        {"seat": ANNA, "worker": "blue", "has": 3, "needs": 4},
    ),
    Case(
        "hidden.workers-together",
        after(drawn_one(), act.Use("peddler", crew(red=1), "yellow")),
        {"seat": ANNA, "workers": ("red", "yellow")},
    ),
    Case(
        "hidden.skills",
        after(
            in_summer("brewer"),
            act.CorrectSkillCount(ANNA, 0),
            act.Use("brewer", crew(blue=1), act.UNSEEN),
        ),
        {"has": 0, "needs": 1},
    ),
    Case(
        "hidden.skill",
        after(
            in_summer("mason"),
            act.CorrectSkills(ANNA, counts(saw=1)),
            act.Use("mason", crew(blue=1), "pick_axe"),
        ),
        {"skill": "pick_axe", "has": 0, "needs": 1},
    ),
    Case(
        "hidden.skills-together",
        after(revealing(), act.Reveal(ANNA, counts(blue=3), counts(anvil=1, pick_axe=1))),
        {"skills": ("anvil", "pick_axe")},
    ),
    Case(
        "hidden.all-workers",
        after(revealing(), act.Reveal(ANNA, counts(blue=2), counts(saw=2))),
        {"has": 2},
    ),
    Case(
        "hidden.all-skills",
        after(
            revealing(),
            act.CorrectWorkerCount(ANNA, 1),
            act.Reveal(ANNA, counts(blue=1), counts(saw=1)),
        ),
        {"has": 1},
    ),
    Case("auction.not-there", after(table("keywood"), act.Bid("home_1", crew(blue=1)))),
    Case("auction.boat", after(table("keywood"), act.Bid("keyflower", crew(blue=1)))),
    Case(
        "colour",
        after(outbid(), act.Use("keywood", crew(red=1))),
        {"worker": "blue", "wanted": "red"},
    ),
    Case(
        "colour.own",
        after(outbid(), act.Bid("keywood", crew(red=3))),
        {"worker": "blue", "wanted": "red"},
    ),
    Case(
        "colour.mixed",
        after(table("keywood"), act.Bid("keywood", crew(red=1, blue=1))),
        {"workers": ("red", "blue")},
    ),
    Case(
        "bid",
        after(outbid(), act.Bid("keywood", crew(blue=1))),
        {"has": 2, "needs": 3, "other_bid": 2},
    ),
    Case("bid.nobody", after(table("keywood"), act.Bid("keywood", crew())), {"seat": ANNA}),
    Case(
        "winning-bid",
        after(outbid(), act.Pass(), act.Bid("peddler", crew("keywood"))),
        {"seat": BEN, "tile": "keywood"},
    ),
    Case("losing-group.none", after(outbid(), act.Bid("key_mine", crew("peddler")))),
    Case("losing-group.twice", after(outbid(), act.Bid("key_mine", crew("keywood", "keywood")))),
    Case("losing-group.here", after(outbid(), act.Bid("keywood", crew("keywood", blue=2)))),
    Case("use.not-there", after(table("keywood"), act.Use("inn", crew(blue=1)))),
    Case("use.no-action", after(table("keywood"), act.Use("turn_order_1", crew(blue=1)))),
    Case(
        "use.winter",
        after(rich(later(WINTER, "keythedral")), act.Use("keythedral", crew(blue=1))),
        {"tile": "keythedral"},
    ),
    Case(
        "use-cost",
        after(table("keywood"), *[act.Use("keywood", crew(blue=1))] * 2),
        {"has": 1, "needs": 2},
    ),
    Case(
        "six-workers",
        after(
            table("keywood"),
            act.Use("keywood", crew(blue=2)),
            act.CorrectWorkers(BEN, counts(blue=5)),
            act.Use("keywood", crew(blue=5)),
        ),
        {"has": 2, "count": 5, "most": 6},
    ),
    Case(
        "six-workers.full",
        after(table("keywood"), act.Use("keywood", crew(blue=3)), act.Use("keywood", crew(blue=1))),
        {"has": 3, "needs": 4, "most": 6},
    ),
    Case("payment.unpaid", after(table("peddler"), act.Use("peddler", crew(blue=1)))),
    Case("payment.nothing", after(table("keywood"), act.Use("keywood", crew(blue=1), "blue"))),
    Case("payment.worker", after(table("peddler"), act.Use("peddler", crew(blue=1), "saw"))),
    Case("payment.skill", after(in_summer("mason"), act.Use("mason", crew(blue=1), "blue"))),
    Case(
        "payment.colour",
        after(table("peddler"), act.Use("peddler", crew(blue=1), "red")),
        {"worker": "yellow", "wanted": "red"},
    ),
    Case(
        "payment.kind",
        after(in_summer("mason"), act.Use("mason", crew(blue=1), "saw")),
        {"skill": "pick_axe", "paid_skill": "saw"},
    ),
    Case(
        "payment.screen-only",
        after(
            table("keywood", "peddler", group_pays=False),
            act.Bid("keywood", crew(yellow=1)),
            act.Bid("keywood", crew(yellow=2)),
            act.Use("peddler", crew(blue=1), "keywood"),
        ),
    ),
    Case("choice", after(table("workshop"), act.Use("workshop", crew(blue=1), takes="gold"))),
    Case("choice.none", after(table("workshop"), act.Use("workshop", crew(blue=1)))),
    Case(
        "short-supply",
        after(
            table("workshop"),
            act.CorrectResources("home_1", counts(wood=24)),
            act.Use("workshop", crew(blue=1), takes="wood"),
        ),
        {"resource": "wood"},
    ),
    Case(
        "transport",
        after(
            transporting(),
            act.CorrectTile(ANNA, "miner", Place(0, -2)),
            act.Carry("wood", 1, "home_1", "miner"),
        ),
        {"has": 1, "needs": 2},
    ),
    Case("transport.none", after(transporting(), act.Carry("wood", 0, "home_1", "keywood"))),
    Case("transport.no-use", after(table(), act.EndTransport())),
    Case(
        "transport.order",
        after(
            transporting(any_order=False, doubled=True),
            act.Upgrade("keywood", counts(), "saw"),
            act.Carry("wood", 1, "home_1", "keywood"),
        ),
        {"seat": ANNA},
    ),
    Case("roads", after(transporting(), act.Carry("wood", 1, "home_1", "key_mine"))),
    Case("roads.not-own", after(transporting(), act.Carry("wood", 1, "home_1", "home_2"))),
    Case(
        "roads.lying",
        after(transporting(), act.Carry("wood", 2, "home_1", "keywood")),
        {"has": 1, "needs": 2},
    ),
    Case(
        "upgrade.none-left",
        after(
            transporting(),
            act.Upgrade("keywood", counts(), "saw"),
            act.Upgrade("key_mine", counts(), "anvil"),
        ),
    ),
    Case(
        "upgrade.lying",
        after(transporting(), act.Upgrade("home_1", counts(wood=1, stone=1))),
        {"resources": ("stone", "wood")},
    ),
    Case(
        "upgrade.cost",
        after(transporting(), act.Upgrade("home_1", counts(wood=1))),
        {"cost": ("stone", "wood")},
    ),
    Case("upgrade.skill", after(transporting(), act.Upgrade("keywood", counts()))),
    Case(
        "upgrade.no-skill",
        after(
            transporting(),
            act.CorrectResources("home_1", counts(wood=1, stone=1)),
            act.Upgrade("home_1", counts(wood=1, stone=1), "saw"),
        ),
    ),
    Case(
        "upgradable",
        after(
            transporting(),
            act.CorrectTile(ANNA, "boat_2b", LOWER_LEFT),
            act.Upgrade("boat_2b", counts()),
        ),
    ),
    Case(
        "upgradable.already",
        after(
            transporting(),
            act.CorrectFace("keywood", True),
            act.Upgrade("keywood", counts(), "saw"),
        ),
    ),
    Case("upgradable.not-own", after(transporting(), act.Upgrade("home_2", counts()))),
    Case("season-end", after(table(), act.TakeBoat("keyflower"))),
    Case(
        "boat-choice",
        after(rich(spring(players=3)), *[act.Pass()] * 3, *[act.TakeBoat("keyflower")] * 2),
    ),
    Case("boat-choice.not-there", after(season_over(), act.TakeBoat("white_wind"))),
    Case("expansion.not-won", after(expanding(), act.PlaceTile(ANNA, "miner", ABOVE))),
    Case("expansion.taken", after(expanding(), act.PlaceTile(ANNA, "keywood", Place(0, 0)))),
    Case("expansion.apart", after(expanding(), act.PlaceTile(ANNA, "keywood", APART))),
    Case("expansion.turn", after(expanding(), act.PlaceTile(ANNA, "keywood", Place(0, -1, 6)))),
    Case("expansion.fits", after(expanding(), act.SetAside(ANNA, "keywood"))),
    Case(
        "edges",
        after(expanding(), act.PlaceTile(ANNA, "keywood", BELOW)),
        {"tile": "keywood", "beside": "home_1"},
    ),
    Case(
        "tile.boat_4a.green",
        after(
            with_boat("boat_4a"),
            act.CorrectAuction("fair"),
            act.CorrectGreen(19),
            act.CorrectWorkers(BEN, counts(green=1)),
            act.CorrectTurn(BEN),
            act.Bid("fair", crew(green=1)),
            act.Bid("fair", crew(blue=2)),
        ),
    ),
    Case(
        "tile.boat_4a.no-bid",
        after(
            with_boat("boat_4a"),
            act.CorrectAuction("fair"),
            act.Use("fair", crew(blue=1), "red"),
            act.Pass(),
            act.Bid("fair", crew(yellow=1)),
        ),
    ),
    Case(
        "tile.boat_4a.turn-order",
        after(
            with_boat("boat_4a"),
            act.CorrectTurn(BEN),
            act.Bid("turn_order_1", crew(blue=1)),
            act.Bid("turn_order_1", crew(red=2)),
        ),
    ),
    Case(
        "tile.boat_4b",
        after(with_boat("boat_4b"), act.Use("home_1", crew(blue=1, red=1))),
        {"seat": ANNA, "tile": "home_1"},
    ),
    Case("finish-first.lay-out", after(fresh(), act.Pass())),
    Case("finish-first.fill-boat", after(laid_out(), act.Pass())),
    Case("finish-first.transport", after(transporting(), act.Pass()), {"seat": ANNA}),
    Case("finish-first.take-boat", after(season_over(), act.Pass())),
    Case("finish-first.expansion", after(expanding(), act.Pass())),
    Case("finish-first.revealing", after(revealing(), act.Pass())),
    Case(
        "finish-first.known",
        after(
            revealing(),
            act.CorrectWorkers(BEN, counts()),
            act.CorrectSkills(BEN, counts()),
            act.Reveal(BEN, counts(), counts()),
        ),
        {"seat": BEN},
    ),
    Case("game-over", after(over(), act.Pass())),
    Case(
        "printed-values",
        printed("keyflower", supply=(facts.Supply(100, 1),) * 3),
        {"tile": "keyflower", "has": 100, "most": 99},
    ),
    Case("printed-values.another", printed("keywood", season="summer")),
    Case("printed-values.edges", printed("keywood", edges="RRXRRF")),
    Case("printed-values.skill", printed("keywood", skill="hammer")),
    Case("printed-values.kind", printed("keywood", cost=counts(coal=1)), {"name": "coal"}),
    Case("correct.stage", after(season_over(), act.CorrectTurn(ANNA))),
    Case("correct.number", after(table(), act.CorrectGreen(21)), {"has": 21, "least": 0}),
    Case(
        "correct.boat",
        after(rich(later(WINTER)), act.CorrectBoat("keyflower", counts(), counts())),
    ),
    Case("correct.equal", after(outbid(), act.CorrectBid("keywood", ANNA, "blue", 2)), {"has": 2}),
    Case("correct.no-workers", after(table(), act.CorrectUse("turn_order_1", counts(blue=1), 1))),
    Case("correct.colour", after(outbid(), act.CorrectColour("keywood", "red"))),
    Case("correct.not-in-a-village", after(table(), act.CorrectFace("keywood", True))),
    Case(
        "correct.one-face",
        after(table(), act.CorrectTile(ANNA, "jeweller", ABOVE), act.CorrectFace("jeweller", True)),
    ),
    Case("correct.home", after(table(), act.CorrectGone("home_1"))),
    Case("correct.not-in-play", after(table(), act.CorrectGone("flipper"))),
    Case("correct.not-yet", after(table(), act.CorrectTile(ANNA, "keyflower", BELOW))),
    Case("correct.place", after(table(), act.CorrectTile(ANNA, "keywood", APART))),
    Case("correct.not-in-auction", after(table(), act.CorrectAuction("jeweller"))),
    Case("correct.stays", after(table(), act.CorrectGone("keyflower"))),
]


SCORED = ("allocation", "tile.flipper", "purple-scoring", "score")
"""Articles about the end of the game, refused in the score."""


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.message)
def test_it_is_refused(case: Case) -> None:
    with pytest.raises(Refusal) as caught:
        case.breaks()
    refusal = caught.value
    assert refusal.message == f"keyflower.{case.message}"
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


OF_A_SCREEN = [case for case in CASES if case.message.startswith("hidden.")]


@pytest.mark.parametrize("language", Words.languages)
@pytest.mark.parametrize("case", OF_A_SCREEN, ids=lambda case: case.message)
def test_what_is_believed_of_a_screen_can_be_corrected(case: Case, language: str) -> None:
    with pytest.raises(Refusal) as caught:
        case.breaks()
    assert Words(language).remedy(caught.value, [player.name for player in PLAYERS], GAME)


COST_OF_ANY = [
    ("en", "Resources for the upgrade of Workshop: 2 of any type, not 1 wood."),
    ("zh_Hant", "升級「工作坊」要用的資源：2 個任意資源，不是 1 個木頭。"),
]


@pytest.mark.parametrize(("language", "sentence"), COST_OF_ANY)
def test_a_cost_of_any_resources_is_named(language: str, sentence: str) -> None:
    cost = ("any", "any")
    refusal = Refusal("keyflower.upgrade", "cost", tile="workshop", cost=cost, resources=("wood",))
    assert Words(language).refusal(refusal, (), GAME) == sentence


def test_every_enforced_article_is_raised() -> None:
    raised = {_article(case.message) for case in CASES}
    enforced = {name for name in enforced_ids() if name.startswith("keyflower.")}
    assert raised == enforced - {f"keyflower.{name}" for name in SCORED}


def test_every_sentence_of_a_refusal_is_reached() -> None:
    written = {str(message.id) for message in collect("en") if message.id}
    prefix = "refusal.keyflower."
    sentences = {name.removeprefix(prefix) for name in written if name.startswith(prefix)}
    ours = {name for name in sentences if not name.startswith(SCORED)}
    assert ours == {case.message for case in CASES}


def _article(message: str) -> str:
    """Articles of tiles have one part more."""
    parts = f"keyflower.{message}".split(".")
    return ".".join(parts[:3] if parts[1] == "tile" else parts[:2])
