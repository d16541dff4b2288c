"""Lists, deletion with a way back, and documents in and out."""

import json
from datetime import timedelta
from pathlib import Path

import pytest

from companion.referee.document import LARGEST, BadDocument
from companion.referee.game import Player
from companion.store import Store, StoreTrouble, UnknownMatch, open_store

from .conftest import SetClock
from .counting import Add, Counting
from .helpers import all_rows, begin, raw, story


def test_lists_tell_what_a_card_shows(store: Store) -> None:
    match = begin(store, 5)
    (found,) = store.matches.in_progress()
    assert found == store.matches.summary(match.id)
    assert (found.id, found.game, found.position) == (match.id, "counting", 5)
    assert found.players == (Player("Anna", "red"), Player("小明", "blue"))
    assert found.started < found.touched == match.touched and found.finished is None
    assert found.headline == {
        "seat": 1,
        "asked": None,
        "phase": "counting.count",
        "turn": 5,
        "round": 2,
    }


def test_the_headline_of_a_finished_match_has_the_score(store: Store) -> None:
    begin(store, 6, goal=12)
    (found,) = store.matches.finished()
    assert found.headline["totals"] == [6, 6] and found.headline["ranks"] == [1, 1]


def test_a_caller_may_bring_its_own_headline(folder: Path) -> None:
    opened = open_store(folder, headline=lambda match: {"total": match.state.total})
    with opened.store as store:
        begin(store, 2)
        assert store.matches.in_progress()[0].headline == {"total": 3}


def test_the_match_touched_last_comes_first(store: Store) -> None:
    first, second = begin(store, 1), begin(store, 1)
    assert [found.id for found in store.matches.in_progress()] == [second.id, first.id]
    first.do(Add(1))
    assert [found.id for found in store.matches.in_progress()] == [first.id, second.id]


def test_a_row_that_makes_no_sense_does_not_take_the_list_with_it(
    store: Store, folder: Path
) -> None:
    begin(store)
    begin(store)
    raw(
        folder,
        "UPDATE matches SET setup = '{', headline = '[', touched = 'noon', position = 'x'"
        " WHERE id = (SELECT min(id) FROM matches)",
    )
    assert sorted(len(found.players) for found in store.matches.in_progress()) == [0, 2]


def test_a_deleted_match_can_be_brought_back(store: Store) -> None:
    match = begin(store, 4)
    store.matches.delete(match.id)
    assert store.matches.in_progress() == []
    with pytest.raises(UnknownMatch):
        store.matches.open(match.id)
    store.matches.restore(match.id)
    assert story(store.matches.open(match.id)) == story(match)


def test_a_deleted_match_is_purged_a_day_later(folder: Path, clock: SetClock) -> None:
    with open_store(folder, clock=clock).store as store:
        kept, gone = begin(store, 60), begin(store, 60)
        store.matches.delete(gone.id)
    open_store(folder, clock=clock).store.close()
    assert len(raw(folder, "SELECT id FROM matches")) == 2
    clock.time += timedelta(days=2)
    with open_store(folder, clock=clock).store as store, pytest.raises(UnknownMatch):
        store.matches.restore(gone.id)
    for table, column in (("matches", "id"), ("lines", "match_id"), ("snapshots", "match_id")):
        assert raw(folder, f"SELECT DISTINCT {column} FROM {table}") == [(kept.id,)]


def test_place_and_note(store: Store) -> None:
    match = begin(store)
    store.matches.annotate(match.id, place="台北", note="first time \ud800\0!")
    found = store.matches.summary(match.id)
    assert (found.place, found.note) == ("台北", "first time ?!")
    match.do(Add(1))
    assert store.matches.summary(match.id).place == "台北"


def test_nobody_can_delete_or_annotate_what_is_not_there(store: Store) -> None:
    with pytest.raises(UnknownMatch) as unknown:
        store.matches.delete("nobody")
    assert (unknown.value.message, unknown.value.facts) == ("store.unknown", {})
    with pytest.raises(UnknownMatch):
        store.matches.annotate("nobody", place="", note="")


def test_export_and_import_give_the_same_match(store: Store) -> None:
    match = begin(store, 120)
    match.go_to(101)
    text = store.matches.export(match.id)
    again = store.matches.import_document(text)
    assert again.id != match.id
    assert story(again) == story(match) == story(store.matches.open(again.id))
    assert store.matches.export(again.id) == text


def test_a_finished_match_is_imported_as_finished(store: Store) -> None:
    text = store.matches.export(begin(store, 6, goal=12).id)
    again = store.matches.import_document(text.encode())
    assert again.finished and len(store.matches.finished()) == 2


def document(**changes: object) -> str:
    value = {
        "format": 1,
        "game": "counting",
        "setup": {
            "players": [{"name": "A", "colour": "red"}, {"name": "B", "colour": "blue"}],
            "goal": 9,
        },
        "actions": [{"do": "add", "number": 2}, {"do": "add", "number": 3}],
    }
    return json.dumps({**value, **changes})


def test_a_document_without_recorded_consequences_is_good(store: Store) -> None:
    assert store.matches.import_document(document()).state.total == 5


ILLEGAL = [{"do": "add", "number": 3}] * 4
DIFFERENT = [
    {"do": "add", "number": 2},
    {"do": "add", "number": 3, "then": [{"what": "counting.added", "name": "B", "total": 6}]},
]
TWINS = {"players": [{"name": "A", "colour": "red"}, {"name": "A", "colour": "blue"}]}


@pytest.mark.parametrize(
    ("text", "message", "facts"),
    [
        (document(actions=ILLEGAL), "document.illegal", {"line": 4, "article": "counting.goal"}),
        (document(setup=TWINS), "document.set-up", {"article": "table.names"}),
        (document(actions=DIFFERENT), "document.differs", {"line": 2}),
        (document(game="chess"), "document.game", {"game": "chess"}),
        (document(format=99), "document.format", {"known": 1}),
        (document(actions=[{"do": "jump"}]), "document.action", {"line": 1}),
        (document(actions=[{"do": "add", "number": "2"}]), "document.action", {"line": 1}),
        (document(undone=[7]), "document.action", {"line": 1}),
        (document(setup=None), "document.value", {"field": "setup"}),
        (document(extra=1), "document.field", {"field": "extra"}),
        ("", "document.json", {}),
        ("[" * 100_000, "document.nested", {"most": 24}),
        (b"\xff\xfe\x00garbage", "document.json", {}),
        ("{}", "document.match", {}),
        (document(rules=2), "document.rules", {"known": 1}),
        (" " * (LARGEST + 1), "document.large", {"most": 8}),
    ],
)
def test_a_bad_document_changes_nothing(
    store: Store, folder: Path, text: str | bytes, message: str, facts: dict[str, object]
) -> None:
    begin(store, 3)
    rows = all_rows(folder)
    with pytest.raises(BadDocument) as bad:
        store.matches.import_document(text)
    assert (bad.value.message, bad.value.facts) == (message, facts)
    assert all_rows(folder) == rows


@pytest.mark.parametrize(
    ("method", "message", "facts"),
    [
        ("set_up", "document.value", {"field": "setup"}),
        ("apply", "document.action", {"line": 1}),
    ],
)
def test_values_that_trip_the_rules_are_a_bad_document_too(
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
    method: str,
    message: str,
    facts: dict[str, object],
) -> None:
    def trip(*_: object) -> None:
        raise KeyError("no such edge")

    monkeypatch.setattr(Counting, method, trip)
    with pytest.raises(BadDocument) as bad:
        store.matches.import_document(document())
    assert (bad.value.message, bad.value.facts) == (message, facts)
    assert store.matches.in_progress() == []


def test_an_import_that_cannot_be_written_leaves_nothing(store: Store, folder: Path) -> None:
    match = begin(store, 3)
    long = document(actions=[{"do": "add", "number": 1}] * 500, setup=big_goal())
    store._database._connection.execute("PRAGMA max_page_count = 1")
    with pytest.raises(StoreTrouble) as trouble:
        store.matches.import_document(long)
    assert trouble.value.message == "store.full"
    assert [found.id for found in store.matches.in_progress()] == [match.id]
    assert raw(folder, "SELECT count(*) FROM lines") == [(3,)]


def big_goal() -> dict[str, object]:
    setup: dict[str, object] = json.loads(document())["setup"]
    return {**setup, "goal": 10_000}
