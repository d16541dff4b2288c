"""A damaged file: the app starts anyway, keeps the file aside, and saves what can be read."""

import shutil
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any
from uuid import UUID

import pytest

from companion.referee.game import Player
from companion.store import Opened, Settings, Store, StoreTrouble, database, new_match, open_store
from companion.store.files import PAGE

from .conftest import SetClock
from .counting import Add
from .helpers import begin, file_of, raw, reopened, story

MATCHES = 6
LINES = 120
SEED = 7
UNOPENABLE = ("store.unreadable", "store.newer-match", "store.unknown")


@dataclass(frozen=True, slots=True)
class Sound:
    """A file with some matches in it, and what they were."""

    content: bytes
    wal: bytes
    stories: dict[str, tuple[Any, ...]]

    def lay_into(self, folder: Path, damaged: bytes) -> None:
        folder.mkdir()
        file_of(folder).write_bytes(damaged)

    @property
    def pages(self) -> int:
        return len(self.content) // PAGE


def fill(store: Store) -> dict[str, tuple[Any, ...]]:
    matches = [begin(store, LINES) for _ in range(MATCHES)]
    matches[0].go_to(LINES - 10)
    store.matches.annotate(matches[0].id, place="台北", note="rainy")
    store.players.remember([Player("Anna", "red"), Player("小明", "blue")])
    store.settings.set(replace(Settings(), theme="dark"))
    store.drafts.put("new match", ["Anna"])
    return {match.id: story(match) for match in matches}


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Sound:
    """The same bytes in every run, so that the same damage does the same harm."""
    folder = tmp_path_factory.mktemp("sound")
    chance = Random(SEED)
    with pytest.MonkeyPatch.context() as patch, open_store(folder, clock=SetClock()).store as store:
        patch.setattr(new_match, "uuid4", lambda: UUID(int=chance.getrandbits(128), version=4))
        # Otherwise the log beside the file is begun anew whenever it is long.
        store._database._connection.execute("PRAGMA wal_autocheckpoint = 0")
        stories = fill(store)
        wal = Path(f"{file_of(folder)}-wal").read_bytes()
    return Sound(file_of(folder).read_bytes(), wal, stories)


def all_there(store: Store, sound: Sound) -> bool:
    return {
        found.id: story(store.matches.open(found.id)) for found in store.matches.in_progress()
    } == sound.stories


def check_rescue(opened: Opened, sound: Sound, damaged: bytes) -> None:
    """What holds for every rescue: the file is aside, the counts are true, what is there plays."""
    store = opened.store
    assert opened.damaged and opened.damaged.read_bytes() == damaged
    found = store.matches.in_progress()
    assert len(found) == opened.salvaged and opened.salvaged + opened.lost <= MATCHES
    shorter = 0
    for summary in found:
        match = store.matches.open(summary.id)
        lines, _, _ = sound.stories[match.id]
        assert match.broken is None and tuple(match.lines) == lines[: match.position]
        shorter += match.position < len(lines)
        match.do(Add(1))
    assert shorter == opened.shortened


def rescue(folder: Path, sound: Sound, damaged: bytes) -> Opened:
    sound.lay_into(folder, damaged)
    opened = open_store(folder)
    with opened.store:
        check_rescue(opened, sound, damaged)
    with open_store(folder).store as store:
        assert len(store.matches.in_progress()) == opened.salvaged
    return opened


NOTHING_LEFT: dict[str, Callable[[bytes], bytes]] = {
    "zero bytes": lambda _: b"",
    "a text file": lambda _: b"Not a database, but a letter.\n" * 500,
    "one byte": lambda _: b"S",
    "garbage": lambda content: Random(1).randbytes(len(content)),
    "zeros": lambda content: bytes(len(content)),
    "only a header": lambda content: content[:100],
}


@pytest.mark.parametrize("harm", NOTHING_LEFT.values(), ids=NOTHING_LEFT.keys())
def test_where_nothing_is_left_the_store_starts_empty(
    folder: Path, sound: Sound, harm: Callable[[bytes], bytes]
) -> None:
    opened = rescue(folder, sound, harm(sound.content))
    assert (opened.salvaged, opened.lost, opened.shortened) == (0, 0, 0)


@pytest.mark.parametrize("part", [0.3, 0.5, 0.7, 0.9])
def test_of_a_truncated_file_what_is_left_is_saved(folder: Path, sound: Sound, part: float) -> None:
    rescue(folder, sound, sound.content[: int(len(sound.content) * part)])


def test_a_file_that_lost_its_last_byte_costs_one_line_at_the_most(
    folder: Path, sound: Sound
) -> None:
    sound.lay_into(folder, sound.content[:-1])
    with open_store(folder).store as store:
        found = [store.matches.open(found.id) for found in store.matches.in_progress()]
        assert {match.id for match in found} == set(sound.stories)
        assert sum(story(match) != sound.stories[match.id] for match in found) <= 1


def test_one_garbage_page_hides_what_lies_on_it_and_no_more(tmp_path: Path, sound: Sound) -> None:
    salvaged = []
    for page in range(sound.pages):
        damaged = bytearray(sound.content)
        damaged[page * PAGE : (page + 1) * PAGE] = Random(SEED + page).randbytes(PAGE)
        opened = rescue(tmp_path / str(page), sound, bytes(damaged))
        salvaged.append(opened.salvaged - opened.shortened)
    # Some few pages hold the tables' roots; all others cost two matches at the most.
    assert sum(whole >= MATCHES - 2 for whole in salvaged) >= sound.pages - 4


def test_a_lost_first_page_costs_nothing(folder: Path, sound: Sound) -> None:
    sound.lay_into(folder, bytes(PAGE) + sound.content[PAGE:])
    opened = open_store(folder)
    with opened.store as store:
        assert (opened.salvaged, opened.lost, opened.shortened) == (MATCHES, 0, 0)
        assert all_there(store, sound)
        assert store.settings.get().theme == "dark"
        assert store.drafts.get("new match") == ["Anna"]
        assert {known.name for known in store.players.known()} == {"Anna", "小明"}
        assert [found.place for found in store.matches.in_progress() if found.note] == ["台北"]


def test_what_was_only_in_the_log_beside_the_file_is_saved_too(folder: Path, sound: Sound) -> None:
    sound.lay_into(folder, b"\xff" * len(sound.content))
    Path(f"{file_of(folder)}-wal").write_bytes(sound.wal)
    opened = open_store(folder)
    with opened.store as store:
        assert all_there(store, sound)
    assert opened.damaged and Path(f"{opened.damaged}-wal").read_bytes() == sound.wal


def test_a_log_whose_file_is_gone_is_kept_apart_from_the_next_one(
    folder: Path, sound: Sound
) -> None:
    folder.mkdir()
    Path(f"{file_of(folder)}-wal").write_bytes(sound.wal)
    with open_store(folder).store as store:
        assert store.matches.in_progress() == []
        begin(store, 3)
    assert Path(f"{file_of(folder)}.damaged-1-wal").read_bytes() == sound.wal


def test_flipped_bits_never_stop_the_start(tmp_path: Path, sound: Sound) -> None:
    chance = Random(SEED)
    for number in range(40):
        damaged = bytearray(sound.content)
        for _ in range(chance.randint(1, 30)):
            damaged[chance.randrange(len(damaged))] ^= 1 << chance.randrange(8)
        folder = tmp_path / str(number)
        sound.lay_into(folder, bytes(damaged))
        opened = open_store(folder)
        with opened.store as store:
            for summary in store.matches.in_progress():
                try:
                    match = store.matches.open(summary.id)
                except StoreTrouble as trouble:
                    assert trouble.message in UNOPENABLE
                else:
                    # A match whose id was hit has none of its lines any more.
                    lines = sound.stories.get(match.id, ((),))[0]
                    assert tuple(match.lines) == lines[: match.position]


def test_every_damaged_file_is_kept(folder: Path, sound: Sound) -> None:
    sound.lay_into(folder, b"first")
    open_store(folder).store.close()
    file_of(folder).write_bytes(b"second")
    opened = open_store(folder)
    opened.store.close()
    kept = sorted(path.read_bytes() for path in folder.glob("*.damaged-*"))
    assert kept == [b"first", b"second"]
    assert opened.damaged and opened.damaged.name.endswith(".damaged-2")


class Killed(BaseException):
    """As if the process had ended here."""


def test_a_rescue_that_was_interrupted_is_finished_at_the_next_start(
    tmp_path: Path, sound: Sound, monkeypatch: pytest.MonkeyPatch
) -> None:
    really = Path.replace
    left = 0

    def replace_or_die(path: Path, target: Path) -> Path:
        nonlocal left
        left -= 1
        if left < 0:
            raise Killed
        return really(path, target)

    monkeypatch.setattr(Path, "replace", replace_or_die)
    for renames in range(20):
        folder = tmp_path / str(renames)
        sound.lay_into(folder, b"\xff" * len(sound.content))
        Path(f"{file_of(folder)}-wal").write_bytes(sound.wal)
        left = renames
        try:
            open_store(folder).store.close()
        except Killed:
            left = 1000
            with open_store(folder).store as store:
                assert all_there(store, sound)
            assert [path.name for path in folder.glob("*.damaged-1-wal")]
        else:
            break
    assert 4 <= renames < 20


def test_damage_met_while_playing_is_told_and_mended_at_the_next_start(
    folder: Path, sound: Sound, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "CHECKED_WHOLE", 0)
    sound.lay_into(folder, sound.content)
    ((page,),) = raw(folder, "SELECT rootpage FROM sqlite_schema WHERE name = 'lines'")
    damaged = bytearray(sound.content)
    damaged[(page - 1) * PAGE : page * PAGE] = b"\xff" * PAGE
    file_of(folder).write_bytes(damaged)
    opened = open_store(folder)
    with opened.store as store:
        assert opened.damaged is None
        with pytest.raises(StoreTrouble) as trouble:
            store.matches.open(store.matches.in_progress()[0].id)
        assert trouble.value.message == "store.damaged"
        assert set(trouble.value.facts) == {"file", "folder"}
    again = open_store(folder)
    with again.store:
        assert again.damaged
    assert open_store(folder).damaged is None


def test_a_copied_store_opens_elsewhere(folder: Path, store: Store, tmp_path: Path) -> None:
    match = begin(store, 60)
    shutil.copytree(folder, tmp_path / "copy")
    assert reopened(tmp_path / "copy", match.id) == story(match)
