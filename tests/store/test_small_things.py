"""Players, settings and drafts."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.referee.game import Player
from companion.store import Settings, Store

from .conftest import SetClock
from .helpers import raw

ANNA, BEN = Player("Anna", "red"), Player("Ben", "blue")


def names(store: Store) -> list[str]:
    return [known.name for known in store.players.known()]


def test_players_are_remembered_the_latest_first(store: Store, clock: SetClock) -> None:
    store.players.remember([ANNA, BEN])
    store.players.remember([Player("小明", "green"), Player("Ben", "white")])
    ben, ming, anna = store.players.known()
    assert (ben.name, ben.colour, ben.plays) == ("Ben", "white", 2)
    assert (ming.name, ming.plays, anna.name, anna.colour) == ("小明", 1, "Anna", "red")
    assert ben.last_seen == clock.time


def test_one_name_typed_in_two_ways_is_one_player(store: Store) -> None:
    store.players.remember([Player("Zoe\u0308", "red")])
    store.players.remember([Player(" Zo\u00eb  ", "blue")])
    assert names(store) == ["Zo\u00eb"]


def test_a_player_is_forgotten(store: Store) -> None:
    store.players.remember([ANNA, BEN])
    store.players.forget("Anna")
    store.players.forget("Nobody")
    assert names(store) == ["Ben"]


def test_settings_begin_with_their_defaults(store: Store) -> None:
    settings = store.settings.get()
    assert settings == Settings()
    assert settings.keep_awake and settings.vibration and settings.reality_check
    assert not (settings.sound or settings.speech or settings.live_scores)
    assert not (settings.less_motion or settings.left_handed)


def test_settings_are_kept(store: Store) -> None:
    chosen = replace(Settings(), language="zh_Hant", theme="dark", text_scale=1.3, sound=True)
    store.settings.set(chosen)
    assert store.settings.get() == chosen
    store.settings.set(Settings())
    assert store.settings.get() == Settings()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("language", '"fr"'),
        ("theme", "1"),
        ("text_scale", "90"),
        ("text_scale", "NaN"),
        ("text_scale", "true"),
        ("keep_awake", '"no"'),
        ("keep_awake", "0"),
        ("keep_awake", "{"),
        ("unheard_of", "true"),
    ],
)
def test_a_stored_setting_that_makes_no_sense_counts_as_not_chosen(
    store: Store, folder: Path, key: str, value: str
) -> None:
    store.settings.set(replace(Settings(), sound=True))
    raw(folder, "INSERT INTO settings VALUES (?, ?)", key, value)
    assert store.settings.get() == replace(Settings(), sound=True)


def test_a_senseless_setting_is_not_kept(store: Store) -> None:
    wrong: Any = {"theme": "pink"}
    with pytest.raises(ValueError, match="theme"):
        store.settings.set(replace(Settings(), sound=True, **wrong))
    assert store.settings.get() == Settings()


def test_drafts(store: Store, folder: Path) -> None:
    assert store.drafts.get("new match") is None
    store.drafts.put("new match", {"players": ["Anna", "半\ud800"]})
    store.drafts.put("other", [1, None])
    assert store.drafts.get("new match") == {"players": ["Anna", "半\ud800"]}
    store.drafts.drop("new match")
    assert store.drafts.get("new match") is None
    raw(folder, "UPDATE drafts SET value = '['")
    assert store.drafts.get("other") is None


def test_the_first_screen_needs_neither_kivy_nor_cattrs(folder: Path, store: Store) -> None:
    code = (
        "import sys; from companion.store import open_store\n"
        f"store = open_store({str(folder)!r}).store\n"
        "store.matches.in_progress(), store.settings.get(), store.players.known()\n"
        "print([name for name in sys.modules if name.split('.')[0] in ('kivy', 'cattrs')])"
    )
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"
