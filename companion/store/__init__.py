"""What is kept: matches, counted results, players, boards, what was read, settings and half-filled
forms, in one file.

    opened = open_store(folder)
    match = opened.store.matches.create(setup, game)
    match.do(action)  # on the disk when it returns

Where to look: `saved_match` writes what is done in a match, `opening` reads it back, `log` holds
the rows between the two, `matches` has the lists. `schema` has the tables, `database` the one file
they are in, and `salvage` what is done when that file is damaged.
"""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from companion.referee import registry
from companion.store import files
from companion.store.boards import Boards
from companion.store.database import Database, open_database
from companion.store.drafts import Drafts
from companion.store.matches import Matches, UnknownMatch
from companion.store.players import KnownPlayer, Players
from companion.store.reading import Reading
from companion.store.results import Result, Results
from companion.store.settings import Settings, SettingsKeeper
from companion.store.summary import Summary, headline_of
from companion.store.tools import Clock, FindGame, Headline, Tools, in_utc, utc_now
from companion.store.trouble import Damaged, StoreTrouble, trouble_of

__all__ = [
    "Boards",
    "Drafts",
    "KnownPlayer",
    "Matches",
    "Opened",
    "Players",
    "Reading",
    "Result",
    "Results",
    "Settings",
    "SettingsKeeper",
    "Store",
    "StoreTrouble",
    "Summary",
    "UnknownMatch",
    "headline_of",
    "open_store",
]


class Store:
    """One open file, seen as what is in it. To be used from the thread that opened it."""

    def __init__(self, tools: Tools) -> None:
        self.matches = Matches(tools)
        self.players = Players(tools.database, tools.clock)
        self.settings = SettingsKeeper(tools.database)
        self.drafts = Drafts(tools.database)
        self.boards = Boards(tools.database)
        self.reading = Reading(tools.database, tools.clock)
        self.results = Results(tools.database, tools.clock)
        self._database = tools.database

    @property
    def path(self) -> Path:
        return self._database.path

    def close(self) -> None:
        self._database.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


@dataclass(frozen=True, slots=True)
class Opened:
    """A store, and what had to be done to open it.

    `damaged` is where a damaged file was put aside, or None. Then `salvaged` matches were kept,
    `shortened` of them with fewer lines than they had, and `lost` more were seen but unreadable.
    """

    store: Store
    damaged: Path | None = None
    salvaged: int = 0
    lost: int = 0
    shortened: int = 0


def open_store(
    folder: Path | str,
    *,
    clock: Clock = utc_now,
    find_game: FindGame = registry.game,
    headline: Headline = headline_of,
) -> Opened:
    """Opens the store in a folder, and makes either if need be. Raises StoreTrouble."""
    path = Path(folder) / files.NAME

    def equip(database: Database) -> Tools:
        return Tools(database, in_utc(clock), find_game, headline)

    _prepare(path)
    try:
        return Opened(_store(equip(open_database(path))))
    except Damaged:
        return _rescued(path, equip)


def _prepare(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        files.finish_interrupted_rescue(path)
    except OSError as error:
        raise trouble_of(error, path) from error


def _store(tools: Tools) -> Store:
    store = Store(tools)
    with suppress(StoreTrouble):  # tidying up can wait for a better day
        store.matches.purge()
    return store


def _rescued(path: Path, equip: Callable[[Database], Tools]) -> Opened:
    from companion.store.salvage import rescue  # brings cattrs along, and is hardly ever needed

    try:
        found = rescue(path, equip)
        store = _store(equip(open_database(path)))
    except Damaged as error:  # even what was written just now cannot be read: failing storage
        facts = {"file": str(path), "folder": str(path.parent), "reason": str(error)}
        raise StoreTrouble("store.failed", **facts) from error
    return Opened(store, found.aside, found.salvaged, found.lost, found.shortened)
