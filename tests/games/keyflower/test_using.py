"""Using tiles: what each of them brings, what it costs, and where it goes."""

from dataclasses import dataclass, field

import pytest

from companion.games.keyflower import GAME, facts
from companion.games.keyflower import actions as act
from companion.referee.match import Match
from tests.games.keyflower.table import (
    ABOVE,
    ANNA,
    BEN,
    bid_on,
    counts,
    crew,
    do,
    fact,
    hold,
    hold_skills,
    lies_on,
    own,
    refused,
    rich,
    skills_of,
    spring,
    told,
    with_rulings,
    workers_of,
)


@dataclass(frozen=True)
class Used:
    """What one use of a tile brings on each face, by the book."""

    tile: str
    basic: dict[str, int]
    upgraded: dict[str, int]
    pay: str | None = None
    takes: str | None = None
    tells: tuple[str, ...] = field(default=())


MAKES = [
    Used("keywood", {"wood": 1}, {"wood": 3}),
    Used("keystone_quarry", {"stone": 1}, {"stone": 3}),
    Used("key_mine", {"iron": 1}, {"iron": 3}),
    Used("woodcutter", {"wood": 2}, {"wood": 1, "gold": 1}),
    Used("quarryman", {"stone": 2}, {"stone": 1, "gold": 1}),
    Used("miner", {"iron": 2}, {"iron": 1, "gold": 1}),
    Used("gold_mine", {"gold": 1}, {"gold": 2}),
    Used("mason", {"stone": 3}, {"gold": 3}, "pick_axe"),
    Used("carpenter", {"wood": 3}, {"gold": 3}, "saw"),
    Used("smelter", {"iron": 3}, {"gold": 3}, "anvil"),
]
DRAWS = [
    Used("alehouse", {"workers": 1}, {"workers": 2}),
    Used("inn", {"workers": 1}, {"workers": 3}),
    Used("tavern", {"workers": 2}, {"workers": 3}, "red"),
    Used("brewer", {"workers": 2}, {"workers": 3}, "saw"),
    Used("apprentice_hall", {"skills": 1}, {"skills": 2}),
    Used("hiring_fair", {"skills": 2}, {"skills": 3}, "saw"),
    Used("peddler", {"green": 1}, {"green": 2}, "yellow"),
    Used("store", {"green": 1}, {"green": 2}, "blue"),
    Used("fair", {"green": 1}, {"green": 2}, "red"),
]
CARRIES = {  # steps and upgrades of each face
    "home_1": ((1, 1), (2, 1)),
    "home_2": ((1, 1), (2, 1)),
    "home_3": ((1, 1), (2, 1)),
    "home_4": ((1, 1), (2, 1)),
    "home_5": ((1, 1), (2, 1)),
    "home_6": ((1, 1), (2, 1)),
    "stable": ((2, 1), (4, 2)),
    "farrier": ((3, 1), (5, 2)),
    "wainwright": ((4, 2), (6, 2)),
}
SCORES_ONLY = (
    *("timber_yard", "stone_yard", "blacksmith", "barn"),
    *("sawmill", "forge", "sculptor", "goldsmith", "well"),
)


def owned(tile: str, upgraded: bool) -> Match:
    """Anna's turn; the tile lies in her village."""
    match = rich(spring())
    own(match, ANNA, tile)
    do(match, act.CorrectFace(tile, upgraded))
    return match


@pytest.mark.parametrize("upgraded", [False, True], ids=["basic", "upgraded"])
@pytest.mark.parametrize("used", MAKES, ids=lambda used: used.tile)
def test_what_a_tile_makes(used: Used, upgraded: bool) -> None:
    match = owned(used.tile, upgraded)
    do(match, act.Use(used.tile, crew(blue=1), used.pay))
    assert lies_on(match, used.tile) == (used.upgraded if upgraded else used.basic)


@pytest.mark.parametrize("upgraded", [False, True], ids=["basic", "upgraded"])
@pytest.mark.parametrize("used", DRAWS, ids=lambda used: used.tile)
def test_what_a_tile_draws(used: Used, upgraded: bool) -> None:
    match = owned(used.tile, upgraded)
    state = match.state
    workers, skills = state.workers.spans[ANNA].size, state.skills.spans[ANNA].size
    do(match, act.Use(used.tile, crew(blue=1), used.pay))
    gained = used.upgraded if upgraded else used.basic
    paid_worker, paid_skill = used.pay in facts.COLOURS, used.pay in facts.SKILLS
    more_workers = gained.get("workers", 0) + gained.get("green", 0)
    assert match.state.workers.spans[ANNA].size == workers - 1 - paid_worker + more_workers
    assert match.state.skills.spans[ANNA].size == skills - paid_skill + gained.get("skills", 0)
    assert match.state.green == 20 - gained.get("green", 0)


@pytest.mark.parametrize("upgraded", [False, True], ids=["basic", "upgraded"])
@pytest.mark.parametrize("tile", CARRIES)
def test_what_a_tile_carries(tile: str, upgraded: bool) -> None:
    match = rich(spring(players=6))
    if tile not in facts.of_season("home"):
        own(match, ANNA, tile)
    do(match, act.CorrectFace(tile, upgraded))
    happenings = do(match, act.Use(tile, crew(blue=1)))
    steps = fact(happenings, "may-transport", "steps")
    upgrades = fact(happenings, "may-transport", "count")
    assert (steps, upgrades) == CARRIES[tile][upgraded]


@pytest.mark.parametrize("tile", [*SCORES_ONLY, *facts.of_season("winter"), "boat_1a", "boat_4b"])
def test_a_tile_that_only_scores_is_not_used(tile: str) -> None:
    match = rich(spring())
    own(match, ANNA, tile)
    assert refused(match, act.Use(tile, crew(blue=1))) == "use.no-action"


@pytest.mark.parametrize("resource", ["wood", "stone", "iron"])
def test_the_workshop_makes_one_of_three(resource: str) -> None:
    match = owned("workshop", False)
    do(match, act.Use("workshop", crew(blue=1), takes=resource))
    assert lies_on(match, "workshop") == {resource: 1}


def test_the_upgraded_workshop_makes_one_of_each() -> None:
    match = owned("workshop", True)
    do(match, act.Use("workshop", crew(blue=1)))
    assert lies_on(match, "workshop") == {"wood": 1, "stone": 1, "iron": 1}


def test_output_of_other_tiles_goes_home() -> None:
    match = rich(spring("keywood"))
    own(match, BEN, "key_mine")
    do(match, act.Use("keywood", crew(blue=1)), act.Pass(), act.Use("key_mine", crew(blue=1)))
    assert lies_on(match, "home_1") == {"wood": 1, "iron": 1}
    assert lies_on(match, "key_mine") == {}


def test_the_leading_bidder_may_use_the_tile_too() -> None:
    match = rich(spring("keywood"))
    do(match, act.Bid("keywood", crew(blue=2)), act.Pass(), act.Use("keywood", crew(blue=1)))
    assert lies_on(match, "home_1") == {"wood": 1}


SEQUENCES = [(1, 2, 3), (1, 2), (1, 3), (1, 4), (1, 5), (2, 3), (2, 4), (3,), (4,), (5,), (6,)]


@pytest.mark.parametrize("sequence", SEQUENCES, ids=str)
def test_each_use_takes_more_and_six_is_the_end(sequence: tuple[int, ...]) -> None:
    match = rich(spring("keywood"))
    for count in sequence:
        hold(match, ANNA, blue=7)
        do(match, act.Use("keywood", crew(blue=count)), act.Pass())
    hold(match, ANNA, blue=7)
    allowed = 6 - sum(sequence) > sequence[-1]
    offered = any(
        offer.kind is act.Use and offer.choice("tile").allows("keywood")
        for offer in GAME.offers(match.state)
    )
    assert offered == allowed


@pytest.mark.parametrize("sequence", [(1, 1), (2, 2), (2, 1), (1, 2, 2), (3, 4), (2, 5)], ids=str)
def test_no_other_sequence_is_legal(sequence: tuple[int, ...]) -> None:
    match = rich(spring("keywood"))
    for count in sequence[:-1]:
        hold(match, ANNA, blue=7)
        do(match, act.Use("keywood", crew(blue=count)), act.Pass())
    hold(match, ANNA, blue=7)
    assert refused(match, act.Use("keywood", crew(blue=sequence[-1]))) in (
        "use-cost",
        "six-workers",
        "six-workers.full",
    )


def test_the_payment_comes_on_top_of_the_workers_placed() -> None:
    match = owned("peddler", False)
    hold(match, ANNA, yellow=1)
    assert refused(match, act.Use("peddler", crew(yellow=1), "yellow")) == "hidden.workers"
    hold(match, ANNA, yellow=2)
    do(match, act.Use("peddler", crew(yellow=1), "yellow"))
    assert workers_of(match, ANNA) == {"green": 1}


def test_a_paid_worker_goes_into_the_bag_after_the_draw() -> None:
    match = owned("tavern", False)
    hold(match, ANNA, blue=1, green=0, red=1)
    do(match, act.CorrectWorkerCount(BEN, match.state.workers.pool.size + 9 - 1))
    happenings = do(match, act.Use("tavern", crew(blue=1), "red"))
    assert fact(happenings, "draws-workers", "count") == 1
    assert match.state.workers.pool.least[facts.COLOURS.index("red")] == 1


def test_a_paid_skill_is_not_drawn_again_at_the_hiring_fair() -> None:
    match = owned("hiring_fair", False)
    hold_skills(match, ANNA, saw=1)
    do(match, act.CorrectSkillCount(BEN, match.state.skills.pool.size + 6))
    happenings = do(match, act.Use("hiring_fair", crew(blue=1), "saw"))
    assert fact(happenings, "draws-skills", "count") == 0
    assert skills_of(match, ANNA) == {}
    assert match.state.skills.pool.size == 1


def test_a_whole_losing_group_may_be_given_up_as_payment() -> None:
    match = rich(spring("keywood", "peddler"))
    do(match, act.Bid("keywood", crew(yellow=2)), act.Bid("keywood", crew(yellow=3)))
    bag = match.state.workers.pool.size
    do(match, act.Use("peddler", crew(blue=1), "keywood"))
    assert bid_on(match, "keywood") == {BEN: ("yellow", 3)}
    assert match.state.workers.pool.size == bag + 2
    assert workers_of(match, ANNA) == {"blue": 2, "red": 3, "yellow": 1, "green": 1}


def test_a_skill_may_be_paid_face_down_where_any_will_do() -> None:
    match = owned("brewer", False)
    hold_skills(match, ANNA, saw=1, anvil=1)
    do(match, act.Use("brewer", crew(blue=1), act.UNSEEN))
    span = match.state.skills.spans[ANNA]
    assert (span.size, span.least, span.most) == (1, (0, 0, 0), (1, 0, 1))


def test_a_short_supply_gives_what_is_there() -> None:
    match = owned("keywood", True)
    do(match, act.CorrectResources("home_1", counts(wood=22)))
    happenings = do(match, act.Use("keywood", crew(blue=1)))
    assert lies_on(match, "keywood") == {"wood": 2}
    assert "supply-short" in told(happenings)


def test_green_workers_come_only_from_the_supply() -> None:
    match = owned("peddler", True)
    do(match, act.CorrectGreen(1))
    happenings = do(match, act.Use("peddler", crew(blue=1), "yellow"))
    assert fact(happenings, "takes-green", "count") == 1
    assert match.state.green == 0


def test_when_nothing_of_a_choice_is_left_nothing_is_chosen() -> None:
    match = owned("workshop", False)
    do(match, act.CorrectResources("home_1", counts(wood=24, stone=24, iron=24)))
    do(match, act.Use("workshop", crew(blue=1)))
    assert lies_on(match, "workshop") == {}


def test_by_ruling_a_tile_may_be_blocked() -> None:
    match = rich(spring(rulings=with_rulings(blocking=True)))
    own(match, ANNA, "forge")
    own(match, BEN, "mason", ABOVE)
    do(match, act.Use("forge", crew(blue=1)), act.Use("mason", crew(blue=1)))
    assert lies_on(match, "mason") == {}
    assert match.state.work("forge").workers == counts(blue=1)
