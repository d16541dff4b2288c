"""Boats 4a and 4b: workers of another colour, lying down."""

from companion.games.keyflower import GAME
from companion.games.keyflower import actions as act
from companion.games.keyflower.facts import AUTUMN
from companion.referee.match import Match
from tests.games.keyflower.table import (
    ANNA,
    BELOW,
    BEN,
    CLEO,
    bid_on,
    counts,
    crew,
    do,
    fact,
    hold,
    later,
    own,
    pass_all,
    refused,
    rich,
    told,
    with_rulings,
)

LAID = ("inn", "fair", "wainwright")


def autumn(boat: str, players: int = 2, **rulings: bool) -> Match:
    """Anna owns a summer boat; Ben is on turn."""
    match = rich(later(AUTUMN, *LAID, players=players, rulings=with_rulings(**rulings)))
    own(match, ANNA, boat, BELOW)
    do(match, act.CorrectTurn(BEN))
    return match


def test_4a_answers_a_bid_with_another_colour_and_lies_down() -> None:
    match = autumn("boat_4a")
    do(match, act.Bid("inn", crew(blue=1)))
    happenings = do(match, act.Bid("inn", crew(red=2)))
    assert "lies-down" in told(happenings)
    assert bid_on(match, "inn") == {BEN: ("blue", 1), ANNA: ("red", 2)}
    assert match.state.lot("inn").work.colour == "blue"


def test_everybody_else_keeps_to_the_standing_colour() -> None:
    match = autumn("boat_4a", 3)
    do(match, act.Bid("inn", crew(blue=1)), act.Pass(), act.Bid("inn", crew(red=2)))
    assert refused(match, act.Bid("inn", crew(red=2))) == "colour.own"
    do(match, act.Bid("inn", crew(blue=2)))
    assert refused(match, act.Bid("inn", crew(red=4))) in ("colour", "hidden.worker")


def test_a_lying_bid_is_raised_in_its_own_colour() -> None:
    match = autumn("boat_4a")
    do(match, act.Bid("inn", crew(blue=1)), act.Bid("inn", crew(red=2)), act.Pass())
    assert refused(match, act.Bid("inn", crew(blue=1))) == "colour.own"
    do(match, act.Bid("inn", crew(red=1)))
    assert bid_on(match, "inn")[ANNA] == ("red", 3)


def test_green_may_answer_but_is_not_answered() -> None:
    match = autumn("boat_4a")
    do(match, act.CorrectGreen(10))
    hold(match, ANNA, green=3, blue=3)
    hold(match, BEN, green=3, blue=3)
    do(match, act.Bid("inn", crew(blue=1)), act.Bid("inn", crew(green=2)))
    do(match, act.Bid("fair", crew(green=1)))
    assert refused(match, act.Bid("fair", crew(blue=2))) == "tile.boat_4a.green"


def test_when_all_others_have_left_the_lying_workers_stand_up() -> None:
    match = autumn("boat_4a")
    do(match, act.Bid("inn", crew(blue=1)), act.Bid("inn", crew(red=2)))
    happenings = do(match, act.Bid("fair", crew("inn")))
    assert fact(happenings, "stands-up", "worker") == "red"
    assert match.state.lot("inn").work.colour == "red"
    assert refused(match, act.Use("inn", crew(blue=1))) == "colour"
    do(match, act.Use("inn", crew(red=1)))


def test_they_stay_down_while_somebody_uses_the_tile() -> None:
    match = autumn("boat_4a")
    do(match, act.Bid("inn", crew(blue=1)), act.Bid("inn", crew(red=2)))
    do(match, act.Use("inn", crew("inn")))
    assert match.state.lot("inn").work.colour == "blue"
    assert match.state.lot("inn").work.workers == counts(blue=1)


def test_4a_serves_on_turn_order_tiles_by_ruling_only() -> None:
    for allowed in (False, True):
        match = autumn("boat_4a", counter_bid_for_order=allowed)
        do(match, act.Bid("turn_order_1", crew(blue=1)))
        answer = act.Bid("turn_order_1", crew(red=2))
        if allowed:
            do(match, answer)
        else:
            assert refused(match, answer) == "tile.boat_4a.turn-order"


def test_a_lying_bid_wins_like_any_other() -> None:
    match = autumn("boat_4a")
    do(match, act.Bid("inn", crew(blue=1)), act.Bid("inn", crew(red=2)))
    pass_all(match)
    assert match.state.players[ANNA].won == ("inn",)


def test_only_the_owner_has_the_ability() -> None:
    match = autumn("boat_4a", 3)
    do(match, act.Bid("inn", crew(blue=1)))
    assert match.state.turn.seat == CLEO
    assert refused(match, act.Bid("inn", crew(red=2))) == "colour"


def test_4b_uses_a_tile_with_any_colours_even_mixed() -> None:
    match = autumn("boat_4b")
    do(match, act.Bid("inn", crew(blue=1)))
    happenings = do(match, act.Use("inn", crew(red=1, yellow=1)))
    assert fact(happenings, "users-lie", "workers") == ("red", "yellow")
    assert match.state.lot("inn").work.workers == counts(red=1, yellow=1)
    assert match.state.lot("inn").work.colour == "blue"
    assert refused(match, act.Use("inn", crew(red=3))) == "colour"
    hold(match, BEN, blue=3)
    do(match, act.Use("inn", crew(blue=3)))


def test_lying_users_count_towards_the_six() -> None:
    match = autumn("boat_4b")
    do(match, act.Use("inn", crew(blue=1)), act.Use("inn", crew(red=2, yellow=1)))
    hold(match, BEN, blue=5)
    assert refused(match, act.Use("inn", crew(blue=4))) == "six-workers.full"


def test_4b_keeps_to_one_colour_on_an_untouched_tile_and_in_a_bid() -> None:
    match = autumn("boat_4b")
    do(match, act.Pass())
    assert refused(match, act.Use("inn", crew(blue=1, red=1))) == "tile.boat_4b"
    assert refused(match, act.Bid("inn", crew(blue=1, red=1))) == "colour.mixed"


def test_what_4b_may_do_is_offered() -> None:
    match = autumn("boat_4b")
    do(match, act.Use("inn", crew(blue=1)))
    mixed = act.Use("inn", crew(red=1, yellow=1))
    assert any(offer.covers(mixed) for offer in GAME.offers(match.state))
