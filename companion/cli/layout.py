"""Columns on a terminal, where a Chinese character is two places wide."""

import json
from collections.abc import Sequence
from typing import Any
from unicodedata import east_asian_width


def columns(rows: Sequence[Sequence[str]], numbers: bool = False) -> str:
    """Rows with their cells below each other; `numbers` puts all but the first to the right."""
    widths = [max(map(width, column)) for column in zip(*rows, strict=True)]
    return "\n".join(_row(row, widths, numbers) for row in rows)


def _row(cells: Sequence[str], widths: Sequence[int], numbers: bool) -> str:
    padded = [
        blanks + cell if numbers and place else cell + blanks
        for place, (cell, wide) in enumerate(zip(cells, widths, strict=True))
        for blanks in [" " * (wide - width(cell))]
    ]
    return "  ".join(padded).rstrip()


def width(text: str) -> int:
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in text)


def compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def fields(value: dict[str, Any]) -> str:
    """One field of an object a line."""
    return "\n".join(f"  {name}: {compact(field)}" for name, field in value.items())


def print_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=1))
