"""What the user has chosen. A stored value that makes no sense counts as not chosen."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, Literal

from companion.store.database import Database
from companion.store.values import pack, unpack_or_none

Language = Literal["", "en", "zh_Hant"]
Theme = Literal["system", "light", "dark"]

SMALLEST_TEXT, LARGEST_TEXT = 0.7, 2.5


@dataclass(frozen=True, slots=True)
class Settings:
    """An empty language is that of the phone."""

    language: Language = ""
    theme: Theme = "system"
    text_scale: float = 1.0
    sound: bool = False
    vibration: bool = True
    speech: bool = False
    keep_awake: bool = True
    live_scores: bool = False
    less_motion: bool = False
    left_handed: bool = False
    reality_check: bool = True
    best_trades: bool = True
    private_peek: bool = True


def _is_scale(value: Any) -> bool:
    return type(value) in (int, float) and SMALLEST_TEXT <= value <= LARGEST_TEXT


_SPECIAL: dict[str, Callable[[Any], bool]] = {
    "language": lambda value: value in ("", "en", "zh_Hant"),
    "theme": lambda value: value in ("system", "light", "dark"),
    "text_scale": _is_scale,
}


def makes_sense(name: str, value: Any) -> bool:
    special = _SPECIAL.get(name)
    return special(value) if special else type(value) is bool


class SettingsKeeper:
    """Reads and writes all settings at once; the caller changes them with `dataclasses.replace`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def get(self) -> Settings:
        known = {field.name for field in fields(Settings)}
        chosen = {}
        for row in self._database.rows("SELECT key, value FROM settings"):
            value = unpack_or_none(row["value"])
            if row["key"] in known and makes_sense(row["key"], value):
                chosen[row["key"]] = value
        return Settings(**chosen)

    def set(self, settings: Settings) -> None:
        """Keeps what differs from before. Raises ValueError for a value that makes no sense."""
        before = self.get()
        changed = {
            field.name: getattr(settings, field.name)
            for field in fields(Settings)
            if getattr(settings, field.name) != getattr(before, field.name)
        }
        wrong = [name for name, value in changed.items() if not makes_sense(name, value)]
        if wrong:
            raise ValueError(f"no sensible value for {', '.join(wrong)}")
        if changed:
            self._write(changed)

    def _write(self, values: dict[str, Any]) -> None:
        rows = [(name, pack(value)) for name, value in values.items()]
        with self._database.transaction() as connection:
            connection.executemany("INSERT OR REPLACE INTO settings VALUES (?, ?)", rows)
