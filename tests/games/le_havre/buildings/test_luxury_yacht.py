"""023 Luxury Yacht: bought for 20, or swapped for an iron ship at a wharf."""

from companion.games.le_havre import facts
from companion.games.le_havre.actions import BuildShip, Buy, Sell, SwapForYacht
from companion.games.le_havre.score import score
from companion.games.le_havre.turn.rounds import ship_food
from companion.referee.counts import Counts
from tests.games.le_havre.buildings.visits import ANNA, Visit, done, refused

YACHT = Visit(building="luxury_yacht", fee={})
WHARF = Visit(building="wharf_1", fee={"bread": 1}, town=("luxury_yacht",), ships=("s08", "s01"))
STACKS = (("s04",), (), (), ())
COAL = Counts({"coal": 1})


def test_it_is_bought_for_20_francs() -> None:
    after = done(YACHT.before(franc=20), Buy("luxury_yacht"))
    assert (after.players[ANNA].buildings, after.players[ANNA].cash) == (("luxury_yacht",), 0)


def test_not_for_less() -> None:
    about = {"building": "luxury_yacht", "need": 20, "has": 19}
    assert refused(YACHT.before(franc=19), Buy("luxury_yacht")) == ("buy.short", about)


def test_the_swap_costs_nothing_but_the_ship_and_the_fee() -> None:
    assert WHARF.brings(SwapForYacht("s08")) == {}


def test_the_iron_ship_leaves_the_game() -> None:
    after = WHARF.after(SwapForYacht("s08"))
    assert (after.gone, after.players[ANNA].ships) == (("s08",), ("s01",))


def test_no_other_ship_is_swapped() -> None:
    assert WHARF.refuses(SwapForYacht("s01")) == ("building.luxury_yacht.iron", {})


def test_it_is_swapped_only_while_the_town_has_it() -> None:
    wharf = WHARF.where(town=(), stacks=STACKS)
    refusal = wharf.refuses(SwapForYacht("s08"), wood=5, coal=1)
    assert refusal == ("building.luxury_yacht.town", {})


def test_instead_of_the_swap_a_ship_may_be_built() -> None:
    wharf = WHARF.where(stacks=STACKS)
    assert wharf.brings(BuildShip("s04", COAL), wood=5, coal=1) == {"wood": -5, "coal": -1}


def test_it_gives_no_food() -> None:
    assert ship_food(YACHT.where(owns=("luxury_yacht",)).before(), ANNA) == 0


def test_it_is_worth_20_at_the_end() -> None:
    assert score(YACHT.where(owns=("luxury_yacht",)).before()).totals[ANNA] == 20


def test_sold_it_goes_to_the_town_for_half_its_value() -> None:
    after = done(YACHT.where(owns=("luxury_yacht",)).before(), Sell(ANNA, "luxury_yacht"))
    assert after.players[ANNA].cash == 10
    assert "luxury_yacht" in after.town


def test_it_has_a_fisherman() -> None:
    assert YACHT.where(owns=("luxury_yacht",)).before().active.symbols(facts.FISHERMAN) == 1


def test_nobody_goes_in() -> None:
    assert YACHT.refuses_entry() == ("use-building.locked", {"building": "luxury_yacht"})
