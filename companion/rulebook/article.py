"""One rule of the rulebook, and what its text is made of.

Every block also has its plain `text`: what is searched, read aloud and printed without a window.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Paragraph:
    text: str


@dataclass(frozen=True, slots=True)
class Example:
    """A case from the table."""

    text: str


@dataclass(frozen=True, slots=True)
class Edition:
    """Where printings differ, or say nothing."""

    text: str


@dataclass(frozen=True, slots=True)
class Bullets:
    items: tuple[str, ...]

    @property
    def text(self) -> str:
        return "\n".join(f"- {item}" for item in self.items)


@dataclass(frozen=True, slots=True)
class Table:
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    @property
    def text(self) -> str:
        return "\n".join(" | ".join(row) for row in (self.head, *self.rows))


Block = Paragraph | Example | Edition | Bullets | Table


@dataclass(frozen=True, slots=True)
class Chapter:
    id: str
    title: str


@dataclass(frozen=True, slots=True)
class Article:
    """A rule. `enforced` says that the referee refuses what breaks it, citing its `id`."""

    id: str
    title: str
    chapter: Chapter
    enforced: bool
    body: tuple[Block, ...]
    see_also: tuple[str, ...] = ()

    @property
    def book_id(self) -> str:
        return self.id.partition(".")[0]

    @property
    def of_a_thing(self) -> bool:
        """Whether it is about a card or a piece, named `game.kind.thing`, rather than a rule."""
        return self.id.count(".") > 1

    @property
    def text(self) -> str:
        return "\n\n".join(block.text for block in self.body)
