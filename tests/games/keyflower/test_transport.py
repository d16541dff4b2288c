"""Carrying along roads, and upgrading."""

from companion.games.keyflower import GAME
from companion.games.keyflower import actions as act
from companion.games.keyflower.village import Place
from companion.referee.match import Match
from tests.games.keyflower.table import (
    ABOVE,
    ANNA,
    BELOW,
    BEN,
    LOWER_LEFT,
    LOWER_RIGHT,
    UPPER_LEFT,
    UPPER_RIGHT,
    counts,
    crew,
    do,
    hold_skills,
    lies_on,
    own,
    plot,
    put,
    refused,
    rich,
    skills_of,
    spring,
    told,
    with_rulings,
)


def setting_out(*boats: str, steps: int = 4, **rulings: bool) -> Match:
    """Anna with a wainwright: keywood above her home, woodcutter above that, wood at home.

    Home 1 has its water below; keywood has roads below and above, woodcutter a road below.
    """
    match = rich(spring(rulings=with_rulings(**rulings)))
    own(match, ANNA, "keywood", ABOVE)
    own(match, ANNA, "woodcutter", Place(0, -2))
    own(match, ANNA, "key_mine", BELOW)
    own(match, ANNA, {1: "peddler", 2: "stable", 3: "farrier", 4: "wainwright"}[steps], UPPER_LEFT)
    for boat, place in zip(boats, (LOWER_LEFT, LOWER_RIGHT), strict=False):
        own(match, ANNA, boat, place)
    put(match, "home_1", wood=3, gold=1)
    return match


def use(match: Match, tile: str = "wainwright") -> Match:
    do(match, act.Use(tile, crew(blue=1)))
    return match


def test_capacity_counts_single_steps() -> None:
    match = use(setting_out())
    do(match, act.Carry("wood", 1, "home_1", "woodcutter"))
    assert match.state.journey.steps == 2
    do(match, act.Carry("wood", 2, "home_1", "keywood"))
    assert match.state.journey.steps == 0
    assert lies_on(match, "woodcutter") == {"wood": 1}
    assert lies_on(match, "keywood") == {"wood": 2}


def test_one_resource_two_steps_or_two_resources_one() -> None:
    match = use(setting_out(steps=2), "stable")
    do(match, act.Carry("wood", 1, "home_1", "woodcutter"))
    assert refused(match, act.Carry("wood", 1, "home_1", "keywood")) == "transport"


def test_water_is_never_crossed() -> None:
    match = use(setting_out())
    assert refused(match, act.Carry("wood", 1, "home_1", "key_mine")) == "roads"


def test_resources_of_others_are_not_moved() -> None:
    match = setting_out()
    put(match, "home_2", wood=1)
    use(match)
    assert refused(match, act.Carry("wood", 1, "home_2", "home_1")) == "roads.not-own"


def test_a_transport_tile_of_somebody_else_serves_the_own_village() -> None:
    match = setting_out(steps=2)
    own(match, BEN, "wainwright", ABOVE)
    use(match)
    do(match, act.Carry("wood", 3, "home_1", "keywood"))
    assert lies_on(match, "keywood") == {"wood": 3}


def test_a_transport_tile_in_the_auction_serves_too() -> None:
    match = rich(spring("stable"))
    own(match, ANNA, "keywood", ABOVE)
    put(match, "home_1", wood=2)
    use(match, "stable")
    do(match, act.Carry("wood", 2, "home_1", "keywood"))
    assert lies_on(match, "keywood") == {"wood": 2}


def test_when_nothing_can_be_moved_or_upgraded_the_turn_ends() -> None:
    match = rich(spring())
    happenings = do(match, act.Use("home_1", crew(blue=1)))
    assert "nothing-to-transport" in told(happenings)
    assert match.state.turn.seat == BEN


def test_the_turn_may_be_ended_before() -> None:
    match = use(setting_out())
    do(match, act.EndTransport())
    assert match.state.journey is None
    assert match.state.turn.seat == BEN


def test_boat_2a_moves_across_fields_and_onto_boats() -> None:
    plain = use(setting_out("boat_3a"))
    assert refused(plain, act.Carry("wood", 1, "home_1", "boat_3a")) == "roads"
    match = use(setting_out("boat_2a", "boat_3a"))
    # The lower left side of home 1 is road, the upper right side of the boat is field.
    do(match, act.Carry("wood", 1, "home_1", "boat_2a"))
    assert lies_on(match, "boat_2a") == {"wood": 1}


def test_boat_2a_crosses_no_water() -> None:
    match = rich(spring())
    own(match, ANNA, "boat_2a", ABOVE)
    own(match, ANNA, "key_mine", BELOW)
    put(match, "home_1", wood=1)
    use(match, "home_1")
    assert refused(match, act.Carry("wood", 1, "home_1", "key_mine")) == "roads"


def test_boat_2b_doubles_steps_and_upgrades() -> None:
    match = use(setting_out("boat_2b"))
    assert (match.state.journey.steps, match.state.journey.upgrades) == (8, 4)


def test_boat_2b_doubles_elsewhere_by_ruling() -> None:
    for doubled, steps in ((True, 2), (False, 1)):
        match = use(setting_out("boat_2b", doubled_elsewhere=doubled), "home_2")
        assert match.state.journey.steps == steps


def test_an_upgrade_is_paid_from_the_tile_itself() -> None:
    match = setting_out()
    put(match, "home_1", wood=1, stone=1, iron=1)
    use(match)
    supply = match.state.supply
    do(match, act.Upgrade("home_1", counts(wood=1, stone=1)))
    assert plot(match, "home_1").upgraded
    assert lies_on(match, "home_1") == {"iron": 1}
    assert match.state.supply["wood"] == supply["wood"] + 1


def test_what_lies_elsewhere_does_not_pay() -> None:
    match = setting_out()
    put(match, "home_1", wood=1)
    put(match, "keywood", stone=1)
    use(match)
    assert refused(match, act.Upgrade("home_1", counts(wood=1, stone=1))) == "upgrade.lying"


def test_a_skill_pays_from_behind_the_screen_and_goes_to_the_pile() -> None:
    match = use(setting_out())
    pile = match.state.skills.pool.size
    do(match, act.Upgrade("keywood", counts(), "saw"))
    assert skills_of(match, ANNA) == {"anvil": 2, "pick_axe": 2, "saw": 1}
    assert match.state.skills.pool.size == pile + 1


def test_nothing_stands_for_a_skill() -> None:
    match = setting_out("boat_3a")
    hold_skills(match, ANNA, anvil=2)
    put(match, "keywood", gold=1, wood=1)
    use(match)
    assert refused(match, act.Upgrade("keywood", counts(), "saw")) == "hidden.skill"
    assert refused(match, act.Upgrade("keywood", counts(gold=1))) == "upgrade.cost"
    assert refused(match, act.Upgrade("keywood", counts())) == "upgrade.skill"


def test_any_skill_means_any() -> None:
    match = setting_out()
    own(match, ANNA, "barn", UPPER_RIGHT)
    use(match)
    do(match, act.Upgrade("barn", counts(), "pick_axe"))
    assert plot(match, "barn").upgraded


def test_gold_stands_for_any_resource_and_nothing_for_gold() -> None:
    match = setting_out()
    own(match, ANNA, "goldsmith", UPPER_RIGHT)
    put(match, "home_1", wood=1, gold=1)
    put(match, "goldsmith", gold=1, wood=1)
    use(match)
    assert refused(match, act.Upgrade("goldsmith", counts(gold=1, wood=1))) == "upgrade.cost"
    do(match, act.Upgrade("home_1", counts(wood=1, gold=1)))


def test_boat_3a_lets_any_resource_stand_for_any_other() -> None:
    match = setting_out("boat_3a")
    own(match, ANNA, "goldsmith", UPPER_RIGHT)
    put(match, "goldsmith", wood=2)
    use(match)
    do(match, act.Upgrade("goldsmith", counts(wood=2)))
    assert plot(match, "goldsmith").upgraded


def test_any_two_resources_may_differ() -> None:
    match = setting_out()
    own(match, ANNA, "workshop", UPPER_RIGHT)
    put(match, "workshop", wood=1, iron=1)
    use(match)
    do(match, act.Upgrade("workshop", counts(wood=1, iron=1)))
    assert plot(match, "workshop").upgraded


def test_a_cost_is_paid_neither_more_nor_less() -> None:
    match = setting_out()
    own(match, ANNA, "sawmill", UPPER_RIGHT)
    put(match, "sawmill", wood=4)
    use(match)
    assert refused(match, act.Upgrade("sawmill", counts(wood=2))) == "upgrade.cost"
    assert refused(match, act.Upgrade("sawmill", counts(wood=4))) == "upgrade.cost"
    do(match, act.Upgrade("sawmill", counts(wood=3)))
    assert lies_on(match, "sawmill") == {"wood": 1}


def test_an_upgraded_tile_keeps_what_stands_on_it() -> None:
    match = use(setting_out())
    do(match, act.EndTransport(), act.Pass())
    do(match, act.Use("keywood", crew(red=1)), act.Pass())
    do(match, act.Use("home_1", crew(red=1)), act.Upgrade("keywood", counts(), "saw"))
    assert plot(match, "keywood").work.workers == counts(red=1)
    assert lies_on(match, "keywood") == {"wood": 1}


def test_moves_and_upgrades_come_in_any_order() -> None:
    match = use(setting_out())
    do(match, act.Upgrade("keywood", counts(), "saw"), act.Carry("wood", 1, "home_1", "keywood"))


def test_by_ruling_nothing_is_moved_after_an_upgrade() -> None:
    match = use(setting_out(any_order=False))
    do(match, act.Upgrade("keywood", counts(), "saw"))
    kinds = {offer.kind for offer in GAME.offers(match.state)}
    assert kinds == {act.EndTransport, act.Upgrade}
