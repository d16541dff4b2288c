"""Values as they are kept in a row: compact JSON with a seal, times in UTC, text without traps."""

import json
import zlib
from datetime import UTC, datetime
from typing import Any

LONG_AGO = datetime(2000, 1, 1, tzinfo=UTC)


def pack(value: Any) -> str:
    """ASCII only: half a surrogate pair in some text must not make a row impossible to write."""
    return json.dumps(value, separators=(",", ":"), allow_nan=False)


def unpack(text: Any) -> Any:
    """Raises ValueError or TypeError when it is not JSON."""
    return json.loads(text)


def unpack_or_none(text: Any) -> Any:
    """None for what is not JSON: where an unreadable value counts as none at all."""
    try:
        return unpack(text)
    except (ValueError, TypeError):
        return None


def seal(*texts: str) -> int:
    """A checksum over what belongs together in one row, to show a changed byte."""
    return zlib.crc32("\n".join(texts).encode())


def is_sealed(mark: object, *texts: object) -> bool:
    return all(isinstance(text, str) for text in texts) and mark == seal(*map(str, texts))


def storable(text: str) -> str:
    """Text that somebody typed, without what SQLite could not take."""
    return text.encode("utf-8", "replace").decode("utf-8").replace("\0", "")


def stamp(moment: datetime) -> str:
    """A time as text whose alphabetical order is the order of time."""
    return moment.astimezone(UTC).isoformat(timespec="microseconds")


def moment(stamped: object) -> datetime:
    """The time of a stamp. One that cannot be read counts as long ago: a date is never worth
    refusing a match for."""
    try:
        return datetime.fromisoformat(str(stamped)).astimezone(UTC)
    except (ValueError, OverflowError):
        return LONG_AGO


def stamp_or_none(moment: datetime | None) -> str | None:
    return stamp(moment) if moment else None


def moment_or_none(stamped: object) -> datetime | None:
    return moment(stamped) if stamped else None
