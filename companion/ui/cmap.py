"""Which characters a font file can draw, read from its cmap table without loading the font."""

import struct
from bisect import bisect_right
from functools import cache
from pathlib import Path
from typing import BinaryIO

Ranges = list[tuple[int, int]]


class Coverage:
    """The characters of one font, as sorted ranges of code points."""

    def __init__(self, ranges: Ranges) -> None:
        self._starts = [start for start, _ in ranges]
        self._ends = [end for _, end in ranges]

    def has(self, character: str) -> bool:
        code = ord(character)
        place = bisect_right(self._starts, code) - 1
        return place >= 0 and code <= self._ends[place]

    def has_all(self, text: str) -> bool:
        return all(map(self.has, set(text)))


@cache
def coverage(path: Path) -> Coverage:
    """The coverage of the font at `path`; of its first face when it is a collection."""
    try:
        with path.open("rb") as font:
            return Coverage(sorted(_best_ranges(font)))
    except (OSError, struct.error):
        return Coverage([])


def _best_ranges(font: BinaryIO) -> Ranges:
    cmap = _cmap_offset(font)
    if cmap is None:
        return []
    (count,) = _read(font, cmap + 2, ">H")
    found = {}
    for entry in range(count):
        _, _, offset = _read(font, cmap + 4 + 8 * entry, ">HHL")
        (kind,) = _read(font, cmap + offset, ">H")
        found[kind] = cmap + offset
    if 12 in found:
        return _segmented(font, found[12])
    return _mapped_by_deltas(font, found[4]) if 4 in found else []


def _cmap_offset(font: BinaryIO) -> int | None:
    start = 0
    if _read(font, 0, ">4s") == (b"ttcf",):
        (start,) = _read(font, 12, ">L")
    (tables,) = _read(font, start + 4, ">H")
    for entry in range(tables):
        tag, _, offset, _ = _read(font, start + 12 + 16 * entry, ">4sLLL")
        if tag == b"cmap":
            return int(offset)
    return None


def _segmented(font: BinaryIO, table: int) -> Ranges:
    """Format 12: groups of (first, last, glyph)."""
    (groups,) = _read(font, table + 12, ">L")
    flat = _read(font, table + 16, f">{groups * 3}L")
    return list(zip(flat[0::3], flat[1::3], strict=True))


def _mapped_by_deltas(font: BinaryIO, table: int) -> Ranges:
    """Format 4: all last codes, a gap of two bytes, then all first codes."""
    (doubled,) = _read(font, table + 6, ">H")
    ends = _read(font, table + 14, f">{doubled // 2}H")
    starts = _read(font, table + 16 + doubled, f">{doubled // 2}H")
    return [pair for pair in zip(starts, ends, strict=True) if pair != (0xFFFF, 0xFFFF)]


def _read(font: BinaryIO, offset: int, layout: str) -> tuple:
    font.seek(offset)
    return struct.unpack(layout, font.read(struct.calcsize(layout)))
