"""014 Harbour Watch: somebody is sent home, and their building is used."""

from companion.games.le_havre.actions import Enter, Evict, Exchange
from companion.games.le_havre.state import Holding
from companion.referee.counts import Counts
from tests.games.le_havre.buildings.visits import ANNA, BEN, NOBODY, Visit, fee_too_small, refused

WATCH = Visit(building="harbour_watch", fee={"fish": 1}, town=("fishery", "joinery"))
CLEO = 2


def standing(building: str, *buildings: str) -> Holding:
    return Holding(Counts(), 0, buildings=buildings, disc=building)


BEN_FISHES = WATCH.where(others=(standing("fishery"), NOBODY))


def test_the_franc_goes_to_who_is_sent_home() -> None:
    after = BEN_FISHES.after(Evict(BEN, Counts()), franc=1)
    assert (after.players[ANNA].cash, after.players[BEN].cash) == (0, 1)


def test_the_disc_goes_home_and_the_own_one_moves_on() -> None:
    after = BEN_FISHES.after(Evict(BEN, Counts()), franc=1)
    assert (after.players[ANNA].disc, after.players[BEN].disc) == ("fishery", None)


def test_the_action_of_the_other_building_is_done() -> None:
    assert BEN_FISHES.brings(Evict(BEN, Counts()), franc=1) == {"fish": 3, "franc": -1}


def test_its_fee_is_paid_too() -> None:
    watch = WATCH.where(others=(standing("joinery"), NOBODY))
    brings = watch.brings(Evict(BEN, Counts({"fish": 1})), Exchange(1), franc=1, fish=1, wood=1)
    assert brings == {"fish": -1, "wood": -1, "franc": 4}


def test_its_owner_gets_the_fee() -> None:
    watch = WATCH.where(town=(), others=(standing("joinery", "joinery"), NOBODY))
    after = watch.after(Evict(BEN, Counts({"fish": 1})), franc=1, fish=1, wood=1)
    assert (after.players[BEN].cash, after.players[BEN].goods) == (1, Counts({"fish": 1}))


def test_in_an_own_building_no_fee_is_due() -> None:
    watch = WATCH.where(town=(), owns=("joinery",), others=(standing("joinery"), NOBODY))
    brings = watch.brings(Evict(BEN, Counts()), Exchange(3), franc=1, wood=3)
    assert brings == {"wood": -3, "franc": 6}


def test_too_little_of_its_fee() -> None:
    watch = WATCH.where(others=(standing("joinery"), standing("fishery")))
    refusal = watch.refuses(Evict(BEN, Counts()), franc=2, wood=1)
    assert refusal == fee_too_small("joinery", food=1)


def test_somebody_at_home_is_not_sent_home() -> None:
    refusal = BEN_FISHES.refuses(Evict(CLEO, Counts()), franc=1)
    assert refusal == ("building.harbour_watch.target", {})


def test_not_oneself() -> None:
    refusal = BEN_FISHES.refuses(Evict(ANNA, Counts()), franc=1)
    assert refusal == ("building.harbour_watch.target", {})


def test_without_a_franc_nobody_goes_in() -> None:
    about = {"need": 1, "has": 0}
    assert BEN_FISHES.refuses_entry() == ("building.harbour_watch.franc", about)


def test_with_nobody_to_send_home_nobody_goes_in() -> None:
    assert WATCH.refuses_entry(franc=1) == ("building.harbour_watch.nobody", {})


def test_the_other_building_must_be_of_use() -> None:
    watch = WATCH.where(others=(standing("joinery"), NOBODY))
    assert watch.refuses_entry(franc=2) == ("building.harbour_watch.nobody", {})


def test_the_watch_is_empty_again() -> None:
    after = BEN_FISHES.after(Evict(BEN, Counts()), franc=1)
    assert after.inside("harbour_watch") == ()


def test_what_is_occupied_stays_closed_to_those_who_do_not_use_the_watch() -> None:
    about = {"building": "fishery", "other": BEN}
    assert refused(BEN_FISHES.before(franc=1), Enter("fishery")) == ("occupied.other", about)


def test_in_the_final_phase_it_leads_back_to_where_one_stood() -> None:
    watch = BEN_FISHES.where(final=True, disc="fishery")
    after = watch.after(Evict(BEN, Counts()), franc=1)
    assert (after.players[ANNA].disc, after.inside("fishery")) == ("fishery", (ANNA,))
