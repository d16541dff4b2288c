"""What a saved match has confirmed is in the file; what it has not is nowhere."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from companion.referee.action import Action
from companion.referee.ruling import Refusal
from companion.store import Store, StoreTrouble, open_store
from companion.store.saved_match import SavedMatch

from .conftest import SetClock
from .counting import GAME, Add, SetTotal, a_setup
from .helpers import all_rows, begin, file_of, raw, reopened, replayed, story

Step = Callable[[SavedMatch], object]

UNDO: Step = SavedMatch.undo
REDO: Step = SavedMatch.redo


def one_by_one(*steps: Step) -> Step:
    def take_all(match: SavedMatch) -> None:
        for step in steps:
            step(match)

    return take_all


def do(action: Action) -> Step:
    return lambda match: match.do(action)


def go_to(line: int) -> Step:
    return lambda match: match.go_to(line)


def change(line: int, *instead: Action) -> Step:
    return lambda match: match.change(line, *instead)


STEPS: dict[str, Step] = {
    "do": do(Add(2)),
    "correct": do(SetTotal(7)),
    "undo": UNDO,
    "redo": one_by_one(UNDO, REDO),
    "do after undo": one_by_one(UNDO, UNDO, do(Add(3))),
    "go back": go_to(3),
    "go to the start": go_to(0),
    "go back and forward": one_by_one(go_to(3), go_to(8)),
    "change": change(4, Add(3)),
    "change after undo": one_by_one(go_to(6), change(2, Add(3))),
    "take out": change(4),
    "take out after undo": one_by_one(go_to(6), change(2)),
    "put in": change(4, Add(3), Add(1)),
    "redo after change": one_by_one(go_to(6), change(2, Add(3)), REDO),
}


@pytest.mark.parametrize("step", STEPS.values(), ids=STEPS.keys())
@pytest.mark.parametrize("lines", [10, 60, 101])
def test_what_was_done_is_there_at_the_next_start(
    store: Store, folder: Path, step: Step, lines: int
) -> None:
    match = begin(store, lines)
    step(match)
    assert reopened(folder, match.id) == story(match) == replayed(match)


def test_a_change_that_breaks_later_lines_leaves_them_undone(store: Store, folder: Path) -> None:
    match = begin(store, 6, goal=12)
    replay = match.change(1, Add(3))
    assert replay.broken_line == 6 and len(match.undone) == 1
    assert reopened(folder, match.id) == story(match)


def test_a_refused_action_leaves_match_and_file_untouched(store: Store, folder: Path) -> None:
    match = begin(store, 5)
    before, rows = story(match), all_rows(folder)
    with pytest.raises(Refusal) as refused:
        match.do(Add(4))
    assert refused.value.article == "counting.step"
    assert story(match) == before and all_rows(folder) == rows


def test_a_redo_refused_halfway_leaves_match_and_file_untouched(store: Store, folder: Path) -> None:
    match = begin(store, 6, goal=12)
    match.go_to(4)
    match.change(1, Add(3))
    before, rows = story(match), all_rows(folder)
    with pytest.raises(Refusal):
        match.go_to(6)
    assert story(match) == before and all_rows(folder) == rows


def test_a_table_that_cannot_be_set_up_is_not_kept(store: Store) -> None:
    with pytest.raises(Refusal):
        store.matches.create(type(a_setup())(players=a_setup().players[:1]), GAME)
    assert store.matches.in_progress() == []


@pytest.mark.parametrize("step", STEPS.values(), ids=STEPS.keys())
def test_when_the_file_is_locked_the_match_stays_as_it_was(
    store: Store, folder: Path, step: Step, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begin(store, 10)
    before = story(match)
    raw_connection(store).execute("PRAGMA busy_timeout = 10")
    with (
        closing(sqlite3.connect(file_of(folder), isolation_level=None)) as other,
        pytest.raises(StoreTrouble) as trouble,
    ):
        other.execute("BEGIN IMMEDIATE")
        step(match)
    assert trouble.value.message == "store.locked"
    assert story(match) == before == reopened(folder, match.id)


def test_when_the_disk_is_full_the_match_stays_as_it_was(store: Store, folder: Path) -> None:
    match = begin(store, 10)
    connection = raw_connection(store)
    connection.execute("PRAGMA max_page_count = 1")  # as small as the file is already
    confirmed = story(match)
    with pytest.raises(StoreTrouble) as trouble:
        for _ in range(1000):
            match.do(Add(1))
            confirmed = story(match)
    assert trouble.value.message == "store.full"
    assert story(match) == confirmed == reopened(folder, match.id)
    connection.execute("PRAGMA max_page_count = 100000")
    match.do(Add(1))
    assert reopened(folder, match.id) == story(match)


def test_a_match_that_somebody_else_changed_is_not_overwritten(store: Store) -> None:
    match = begin(store, 3)
    other = store.matches.open(match.id)
    other.do(Add(2))
    before = story(match)
    with pytest.raises(StoreTrouble) as trouble:
        match.do(Add(1))
    assert trouble.value.message == "store.changed"
    assert story(match) == before
    assert story(store.matches.open(match.id)) == story(other)


def test_a_match_deleted_in_another_window_takes_nothing_more_until_it_is_back(
    store: Store,
) -> None:
    match = begin(store, 3)
    store.matches.delete(match.id)
    with pytest.raises(StoreTrouble) as trouble:
        match.do(Add(1))
    assert trouble.value.message == "store.changed"
    store.matches.restore(match.id)
    match.do(Add(1))
    assert match.position == 4


def test_two_windows_on_one_match_take_turns_by_opening_it_again(folder: Path) -> None:
    with open_store(folder).store as here, open_store(folder).store as there:
        mine = begin(here, 10)
        yours = there.matches.open(mine.id)
        yours.undo()
        for step in STEPS.values():
            with pytest.raises(StoreTrouble) as trouble:
                step(mine)
            assert trouble.value.message == "store.changed"
        mine = here.matches.open(mine.id)
        mine.do(Add(2))
        assert mine.position == 10
        assert story(there.matches.open(mine.id)) == story(mine) != story(yours)


def test_a_file_that_may_only_be_read_leaves_the_match_as_it_was(
    store: Store, folder: Path
) -> None:
    match = begin(store, 3)
    before = story(match)
    raw_connection(store).execute("PRAGMA query_only = ON")
    with pytest.raises(StoreTrouble) as trouble:
        match.do(Add(1))
    assert trouble.value.message == "store.readonly"
    assert set(trouble.value.facts) == {"file", "folder"}
    assert story(match) == before == reopened(folder, match.id)


def test_writing_an_action_costs_the_same_in_a_long_match(store: Store) -> None:
    costs = {}
    match = begin(store)
    for number in range(1, 521):
        before = raw_connection(store).total_changes
        match.do(Add(1))
        costs[number] = raw_connection(store).total_changes - before
    assert costs[10] == costs[510] == 2  # the line, and the match's own row


def test_going_far_back_changes_one_row(store: Store) -> None:
    match = begin(store, 200)
    before = raw_connection(store).total_changes
    match.go_to(10)
    assert raw_connection(store).total_changes - before == 1


def test_a_match_is_finished_when_its_game_is_over_and_unfinished_by_undo(
    store: Store, clock: SetClock
) -> None:
    match = begin(store, 6, goal=12)
    assert [found.id for found in store.matches.finished()] == [match.id]
    assert store.matches.in_progress() == []
    finished = match.finished
    match.change(6, Add(3))
    assert match.finished == finished
    match.undo()
    assert match.finished is None and store.matches.finished() == []
    assert [found.id for found in store.matches.in_progress()] == [match.id]
    match.redo()
    assert match.finished == clock.time == store.matches.finished()[0].finished


def test_a_clock_that_was_set_back_makes_no_match_older(store: Store, clock: SetClock) -> None:
    match = begin(store, 1)
    touched = match.touched
    clock.time = clock.time.replace(year=2001)
    match.do(Add(1))
    assert match.touched == touched
    assert raw_position(store, match.id) == 2


def raw_connection(store: Store) -> sqlite3.Connection:
    return store._database._connection


def raw_position(store: Store, match_id: str) -> int:
    return store.matches.summary(match_id).position


def test_the_log_in_the_file_is_the_log(store: Store, folder: Path) -> None:
    match = begin(store, 3)
    match.undo()
    found = raw(folder, "SELECT number, action FROM lines ORDER BY number")
    assert found == [(n, f'{{"do":"add","number":{n}}}') for n in (1, 2, 3)]
    assert raw(folder, "SELECT position FROM matches") == [(2,)]
