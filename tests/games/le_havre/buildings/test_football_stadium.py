"""31 Football Stadium: built from the proposals, never bought."""

from dataclasses import replace

from companion.games.le_havre.actions import Build, Buy, Reveal
from companion.games.le_havre.state import TOWN, State, Turn
from tests.games.le_havre.buildings.visits import ANNA, Visit, done, refused

STADIUM = "football_stadium"
PILES = (("bakehouse",), (), ("joinery",))
FIRM = Visit(building="building_firm_1", fee={}, piles=((STADIUM,), ("bakehouse",), ()))


def turned_up(piles: tuple[tuple[str, ...], ...]) -> State:
    """The town would have got it at the end of a round."""
    state = FIRM.where(piles=piles).before()
    return done(replace(state, turn=Turn(2, TOWN, 7), round=4), Reveal(STADIUM))


def test_it_goes_to_an_empty_proposal() -> None:
    after = turned_up(PILES)
    assert after.piles[1] == (STADIUM,)
    assert STADIUM not in after.town


def test_it_waits_beside_full_proposals() -> None:
    after = turned_up((("bakehouse",), ("fishery",), ("joinery",)))
    assert after.aside == (STADIUM,)


def test_it_takes_the_first_place_that_becomes_empty() -> None:
    full = FIRM.where(piles=(("bakehouse",), ("fishery",), ("joinery",)))
    state = replace(full.before(franc=10), aside=(STADIUM,))
    after = done(state, Buy("fishery"))
    assert (after.piles[1], after.aside) == ((STADIUM,), ())


def test_it_is_built_for_wood_brick_and_iron() -> None:
    after = FIRM.after(Build(STADIUM), wood=1, brick=2, iron=2)
    assert after.players[ANNA].buildings == (STADIUM,)


def test_clay_does_not_stand_in_for_its_brick() -> None:
    refusal = FIRM.refuses(Build(STADIUM), wood=1, clay=2, iron=2)
    about = {"building": STADIUM, "good": "brick", "need": 2, "has": 0}
    assert refusal == ("build-cost.short", about)


def test_it_cannot_be_bought() -> None:
    assert refused(FIRM.before(franc=99), Buy(STADIUM)) == ("buy.never", {"building": STADIUM})


def test_nobody_goes_in() -> None:
    stadium = Visit(building=STADIUM, fee={}, owns=(STADIUM,))
    assert stadium.refuses_entry() == ("use-building.locked", {"building": STADIUM})
