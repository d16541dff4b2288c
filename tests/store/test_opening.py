"""Opening a match: quick for a long one, honest for one that no longer holds."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from companion.referee.action import Action
from companion.store import Store, StoreTrouble, UnknownMatch, open_store
from companion.store.values import seal

from .counting import Add, Counting, SetTotal, WatchedCounting
from .helpers import all_rows, begin, raw, reopened, replayed, story


def applied(work: Callable[[], object]) -> int:
    before = WatchedCounting.applied
    work()
    return WatchedCounting.applied - before


def test_a_long_match_is_opened_without_playing_it_all_again(store: Store, folder: Path) -> None:
    match = begin(store, 430)
    with open_store(folder, find_game=lambda _: WatchedCounting()).store as watched:
        assert applied(lambda: watched.matches.open(match.id).state) == 30


def test_going_far_back_starts_from_a_snapshot(store: Store, folder: Path) -> None:
    match = begin(store, 430)
    with open_store(folder, find_game=lambda _: WatchedCounting()).store as watched:
        opened = watched.matches.open(match.id)
        assert applied(lambda: opened.state_after(120)) == 20
        assert applied(lambda: opened.go_to(262)) == 12
        assert opened.state == match.state_after(262)


def test_snapshots_of_a_past_that_was_changed_are_not_believed(store: Store, folder: Path) -> None:
    match = begin(store, 130)
    match.change(60, Add(1))
    match.go_to(40)
    match.do(SetTotal(5))
    assert raw(folder, "SELECT line FROM snapshots") == []
    for _ in range(15):
        match.do(Add(1))
    assert raw(folder, "SELECT line FROM snapshots") == [(50,)]
    assert reopened(folder, match.id) == story(match)


@pytest.mark.parametrize(
    "state",
    [
        '{"players":["Anna","Ben"],"goal":1000000,"turn":50,"total":50}',
        '{"colour":"red"}',
        "[]",
        "no JSON",
    ],
)
def test_a_snapshot_of_another_shape_is_left_aside(store: Store, folder: Path, state: str) -> None:
    match = begin(store, 70)
    raw(folder, "UPDATE snapshots SET state = ?, seal = ?", state, seal(state))
    assert reopened(folder, match.id) == story(match)


def test_a_snapshot_that_leads_elsewhere_is_replaced(store: Store, folder: Path) -> None:
    match = begin(store, 70)
    ((state,),) = raw(folder, "SELECT state FROM snapshots")
    wrong = state.replace('"total":99', '"total":98')
    assert wrong != state
    raw(folder, "UPDATE snapshots SET state = ?, seal = ?", wrong, seal(wrong))
    again = store.matches.open(match.id)
    assert story(again) == story(match) and again.broken is None
    again.do(Add(1))
    assert raw(folder, "SELECT state FROM snapshots") == [(state,)]


def test_a_snapshot_with_a_flipped_byte_is_left_aside(store: Store, folder: Path) -> None:
    match = begin(store, 70)
    raw(folder, "UPDATE snapshots SET state = replace(state, '99', '98')")
    assert reopened(folder, match.id) == story(match)


def opened_by_second_rules(folder: Path, lines: Sequence[Action]) -> tuple[Store, str]:
    with open_store(folder).store as store:
        match = begin(store)
        for action in lines:
            match.do(action)
    second = Counting(rules=2, most=2)
    return open_store(folder, find_game=lambda _: second).store, match.id


def test_older_rules_that_still_hold_everything(folder: Path) -> None:
    store, match_id = opened_by_second_rules(folder, [Add(1)] * 60)
    with store:
        match = store.matches.open(match_id)
        assert match.broken is None and match.position == 60
        match.undo()
        assert raw(folder, "SELECT rules, position FROM matches") == [(2, 59)]
        assert story(store.matches.open(match_id)) == story(match) == replayed(match)


def test_older_rules_report_the_first_line_that_no_longer_holds(folder: Path) -> None:
    lines = [*[Add(1)] * 57, Add(3), Add(1), Add(2)]
    store, match_id = opened_by_second_rules(folder, lines)
    with store:
        rows = all_rows(folder)
        match = store.matches.open(match_id)
        assert match.broken and match.broken.line == 58
        assert match.broken.refusal and match.broken.refusal.article == "counting.step"
        assert match.position == 57 and list(match.undone) == lines[57:]
        assert all_rows(folder) == rows  # looking changes nothing
        match.do(Add(2))
        assert not store.matches.open(match_id).broken
        assert story(store.matches.open(match_id)) == story(match) == replayed(match)


def test_undone_lines_of_older_rules_stay_behind_those_that_no_longer_hold(folder: Path) -> None:
    store, match_id = opened_by_second_rules(folder, [Add(1), Add(3), Add(2)])
    with store:
        match = store.matches.open(match_id)
        match.go_to(0)
        assert story(store.matches.open(match_id)) == story(match)
        assert list(match.undone) == [Add(1), Add(3), Add(2)]


def test_newer_rules_are_not_guessed_at(store: Store, folder: Path) -> None:
    match = begin(store, 3)
    raw(folder, "UPDATE matches SET rules = 2")
    with pytest.raises(StoreTrouble) as trouble:
        store.matches.open(match.id)
    assert trouble.value.message == "store.newer-match"


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE lines SET action = replace(action, '1', '2') WHERE number = 37",
        "UPDATE lines SET happenings = '[]' WHERE number = 37",
        "UPDATE lines SET action = CAST(x'ff00fe' AS TEXT) WHERE number = 37",
        "DELETE FROM lines WHERE number = 37",
        "UPDATE lines SET seal = 'x' WHERE number = 37",
    ],
)
def test_a_damaged_line_ends_the_match_before_it(store: Store, folder: Path, harm: str) -> None:
    match = begin(store, 70)
    raw(folder, harm)
    again = store.matches.open(match.id)
    assert again.broken and again.broken.line == 37 and again.broken.refusal is None
    assert again.position == 36 and again.state == match.state_after(36)
    again.do(Add(1))
    assert reopened(folder, match.id) == story(again) == replayed(again)


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE matches SET setup = replace(setup, 'Anna', 'Anne')",
        "UPDATE matches SET game = 'chess'",
        "UPDATE matches SET position = -1",
        "UPDATE matches SET rules = 'two'",
    ],
)
def test_a_match_without_its_beginning_is_unreadable(store: Store, folder: Path, harm: str) -> None:
    match = begin(store, 3)
    raw(folder, harm)
    with pytest.raises(StoreTrouble) as trouble:
        store.matches.open(match.id)
    assert trouble.value.message == "store.unreadable"
    assert len(store.matches.in_progress()) == 1  # and the list still shows it


def test_a_match_that_is_not_there(store: Store) -> None:
    with pytest.raises(UnknownMatch):
        store.matches.open("nobody")
