"""The board profile: what is known, missing, learned, merged, forgotten, written and read."""

import json
import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.navegador import actions as act
from companion.games.navegador import facts, plausible, stacks
from companion.games.navegador.printed import after_match, forget, known, merge, missing, wanted
from companion.games.navegador.profile import (
    BLANK,
    Border,
    Chart,
    Column,
    Place,
    Profile,
    Row,
)
from companion.games.navegador.profile_file import read_profile, write_profile
from companion.referee.document import BadDocument
from companion.referee.ruling import Refusal
from tests.games.navegador.profiles import plausible_profile
from tests.games.navegador.table import BOARD, at, begun, do, offered, state

SEEDS = st.integers(0, 10**6).map(random.Random)


def refused(made: Profile) -> str:
    with pytest.raises(Refusal) as caught:
        plausible.check(made)
    return caught.value.message.removeprefix("navegador.")


# What is known


def test_a_blank_profile_knows_what_the_rules_say_for_certain() -> None:
    assert (BLANK.good("timor"), BLANK.tokens("timor")) == ("spice", 2)
    assert BLANK.coin("church", 2) == 40
    assert (BLANK.gallery(2, 3), BLANK.gallery(5, 3)) == (1, 3)
    assert BLANK.good("bahia") is None


def test_everything_else_is_missing_from_it() -> None:
    kinds = {value.partition(".")[0] for value in missing(BLANK)}
    assert kinds == {"name", "borders", "stack", "price", "slots", "coin", "chart"}
    assert len([value for value in missing(BLANK) if value.startswith("price.")]) == 34


@given(SEEDS)
def test_nothing_is_missing_from_a_whole_one(chance: random.Random) -> None:
    assert missing(plausible_profile(chance)) == ()


def test_a_coin_proves_its_slot() -> None:
    learned = BLANK.with_coin("shipyard", 4, 10)
    assert learned.certain_slots("shipyard") == 4
    assert BLANK.certain_slots("shipyard") == 2


# What is plausible


@given(SEEDS)
def test_any_part_of_a_plausible_board_is_plausible(chance: random.Random) -> None:
    board = plausible_profile(chance)
    for value in known(board):
        if chance.random() < 0.5:
            board = forget(board, value)
    plausible.check(board)


@pytest.mark.parametrize(
    ("made", "why"),
    [
        (Profile(rows=(Row("shipyard", (None, None, 160, 140)),)), "printed-prices.order"),
        (Profile(rows=(Row("shipyard", (100, 100, 100, 100, 100, 100, 100, 140)),)),
         "printed-prices.sample"),
        (Profile(rows=(Row("gold_factory", (70, 90)),)), "printed-prices.pair"),
        (Profile(columns=(Column("explorer", (40, 30, 10), 3),)), "player-sheet.sample"),
        (Profile(columns=(Column("colony", (200, None, None, 190)),)), "player-sheet.order"),
        (Profile(columns=(Column("factory", (), 7),)), "player-sheet.slots"),
        (Profile(charts=(Chart(4, 1, 7),)), "privilege-chart.number"),
        (Profile(charts=(Chart(2, 1, 2),)), "privilege-chart.known"),
        (Profile(charts=(Chart(7, 1, 2),)), "board-profile.unknown"),
        (Profile(places=(Place("atlantis"),)), "board-profile.unknown"),
        (Profile(places=(Place("guine", good="silk"),)), "board-profile.unknown"),
        (Profile(borders=(Border("goa", "atlantis"),)), "board-profile.unknown"),
        (Profile(places=(Place("unnamed_a", name="x" * 41),)), "board-profile.name"),
        (Profile(places=tuple(Place(region, tokens=1) for region in facts.explorable()[:9])),
         "colony-stacks.sum"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(made: Profile, why: str) -> None:
    assert refused(made) == why


def test_a_nought_is_no_blank() -> None:
    """It was dropped as if nothing had been read, and so a chart of none was taken."""
    assert refused(BLANK.with_gallery(3, 2, 0)) == "privilege-chart.number"


def test_gold_may_begin_with_seventy_or_below_but_not_between() -> None:
    for price in (60, 70):
        plausible.check(Profile(rows=(Row("gold_factory", (price,)),)))
    assert refused(Profile(rows=(Row("gold_factory", (90,)),))) == "printed-prices.pair"


@pytest.mark.parametrize(("tokens", "fits"), [(4, True), (3, False)])
def test_sugar_at_bahia_and_rio_only_means_four_each(tokens: int, fits: bool) -> None:
    """A deduction of the sums, not a reading of any board."""
    america = ("bahia", "rio_de_janeiro")
    africa = ("guine", "angola", "cabo_da_boa_esperanca")
    others = [region for region in facts.explorable() if region not in america]
    board = Profile(
        places=(
            Place("bahia", good="sugar", tokens=tokens),
            Place("rio_de_janeiro", good="sugar"),
            *(Place(region, good="gold" if region in africa else "spice") for region in others),
        )
    )
    assert stacks.stacks_add_up(board) == fits


# What is learned


def test_what_is_asked_in_a_match_is_learned() -> None:
    match = at("buildings", begun(profile=BLANK), cash=900, workers=9)
    do(match, act.Build("church", 200), act.Build("gold_factory", 70))
    board = state(match).board
    assert (board.price("church", 1), board.price("gold_factory", 1)) == (200, 70)
    assert "price.church.1" not in missing(board)


def test_what_is_known_is_not_asked() -> None:
    match = at("buildings", begun(profile=BOARD), cash=900, workers=9)
    assert offered(match, act.Build("church", 250))
    assert not offered(match, act.Build("church", 240))


def test_a_misread_value_is_forgotten_and_asked_again() -> None:
    match = at("buildings", begun(profile=BOARD), cash=900, workers=9)
    assert not offered(match, act.Build("sugar_factory", 70))
    do(match, act.ReadAgain("price.sugar_factory.1"))
    assert offered(match, act.Build("sugar_factory", 70))


@given(SEEDS)
def test_forgetting_everything_leaves_only_the_names(chance: random.Random) -> None:
    board = plausible_profile(chance)
    for value in known(board):
        board = forget(board, value)
    assert known(board) == ()
    assert [place.name for place in board.places] == ["Mare A", "Mare B"]
    assert replace(board, places=()) == BLANK


# What is merged


@given(SEEDS)
def test_merging_with_itself_or_with_nothing_changes_nothing(chance: random.Random) -> None:
    board = plausible_profile(chance)
    assert merge(board, board) == board
    assert merge(BLANK, board) == board
    assert merge(board, BLANK) == board


@given(SEEDS)
def test_two_halves_make_the_whole(chance: random.Random) -> None:
    board = plausible_profile(chance)
    one = other = replace(board, all_borders=False)
    for value in known(board):
        if chance.random() < 0.5:
            one = forget(one, value)
        else:
            other = forget(other, value)
    merged = merge(one, other)
    assert replace(merged, borders=(), all_borders=True) == replace(board, borders=())
    assert set(merged.borders) == set(board.borders)


def test_what_was_learned_later_is_right() -> None:
    older = BLANK.with_price("church", 1, 200)
    newer = BLANK.with_price("church", 1, 210)
    assert merge(older, newer).price("church", 1) == 210


def test_a_border_stays_red_when_a_match_crosses_it() -> None:
    kept = Profile(borders=(Border("goa", "malaca", red=True),))
    assert merge(kept, BLANK.with_border("malaca", "goa")) == kept


def test_a_new_border_means_that_the_old_chart_was_not_whole() -> None:
    merged = merge(BOARD, BLANK.with_border("goa", "timor"))
    assert not merged.all_borders
    assert len(merged.borders) == len(BOARD.borders) + 1


@pytest.mark.parametrize("value", ["border.portugal.guine", "slots.church.0", "stack.guine.0"])
def test_what_a_match_forgot_does_not_come_back(value: str) -> None:
    match = begun(profile=BOARD)
    do(match, act.ReadAgain(value))
    kept = after_match(BOARD, BOARD, state(match).board)
    assert value not in known(kept)
    assert value in known(merge(BOARD, state(match).board))


def test_a_chart_that_was_not_whole_in_the_match_is_not_whole_afterwards() -> None:
    match = begun(profile=BOARD)
    do(match, act.ReadAgain("borders"))
    kept = after_match(BOARD, BOARD, state(match).board)
    assert (kept.all_borders, set(kept.borders)) == (False, set(BOARD.borders))


def test_what_others_entered_meanwhile_is_kept() -> None:
    meanwhile = BLANK.with_price("church", 1, 200)
    match = at("buildings", begun(profile=BLANK), cash=900, workers=9)
    do(match, act.Build("gold_factory", 70))
    kept = after_match(meanwhile, BLANK, state(match).board)
    assert (kept.price("church", 1), kept.price("gold_factory", 1)) == (200, 70)


def test_what_a_match_brought_along_does_not_undo_what_was_read_again() -> None:
    read_again = BOARD.with_price("church", 8, 900)
    match = at("buildings", begun(profile=BOARD), cash=900, workers=9)
    do(match, act.Build("gold_factory", BOARD.row("gold_factory").prices[0] or 0))
    assert after_match(read_again, BOARD, state(match).board) == read_again


def test_a_reading_taken_back_is_forgotten_again() -> None:
    match = at("buildings", begun(profile=BLANK), cash=900, workers=9)
    before = state(match).board
    do(match, act.Build("gold_factory", 70))
    kept = after_match(BLANK, before, state(match).board)
    assert known(kept) == ("price.gold_factory.1",)
    assert after_match(kept, state(match).board, before) == BLANK


@given(SEEDS)
def test_what_is_wanted_is_either_missing_or_read(chance: random.Random) -> None:
    board = plausible_profile(chance)
    assert set(missing(BLANK)) == set(wanted(BLANK)) and not missing(board)


# As a file


@given(SEEDS)
def test_a_profile_survives_being_written_and_read(chance: random.Random) -> None:
    board = plausible_profile(chance)
    assert read_profile(write_profile(board)) == board


@pytest.mark.parametrize(
    "text",
    [
        "nonsense",
        "[]",
        '{"format": 1, "game": "dominion", "profile": {}}',
        '{"format": 2, "game": "navegador", "profile": {}}',
        '{"format": true, "game": "navegador", "profile": {}}',
        '{"format": 1, "game": "navegador"}',
        '{"format": 1, "game": "navegador", "profile": {}, "more": 1}',
        '{"format": 1, "game": "navegador", "profile": {"walls": []}}',
        '{"format": 1, "game": "navegador", "profile": {"rows": [{"building": 3}]}}',
        '{"format": 1, "game": "navegador", "profile": {"rows": "church"}}',
        '{"format": 1, "game": "navegador", "profile": {"all_borders": 1}}',
    ],
)
def test_a_file_in_bad_form_is_refused(text: str) -> None:
    with pytest.raises(BadDocument):
        read_profile(text)


def test_a_file_in_good_form_that_no_board_can_have_is_refused() -> None:
    document = {"rows": [{"building": "church", "prices": [300]}]}
    text = json.dumps({"format": 1, "game": "navegador", "profile": document})
    with pytest.raises(Refusal) as caught:
        read_profile(text)
    assert caught.value.article == "navegador.printed-prices"


def test_the_entries_of_a_file_may_come_in_any_order() -> None:
    plain = json.loads(write_profile(BOARD))
    for entries in plain["profile"].values():
        if isinstance(entries, list):
            entries.reverse()
    assert read_profile(json.dumps(plain)) == merge(BLANK, BOARD)
