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


@dataclass(frozen=True, slots=True)
class Heading:
    """What the blocks below it are about, on a page with several parts."""

    text: str


@dataclass(frozen=True, slots=True)
class Worth:
    """One value of a trait. `sign` is the message of what its token stands for."""

    text: str
    sign: str = ""


@dataclass(frozen=True, slots=True)
class TraitLine:
    """What is known of a thing in one respect."""

    label: str
    worths: tuple[Worth, ...]


@dataclass(frozen=True, slots=True)
class Traits:
    """What the game's own figures say of a thing."""

    lines: tuple[TraitLine, ...]

    @property
    def text(self) -> str:
        return "\n".join(
            f"{line.label} | {' | '.join(worth.text for worth in line.worths)}"
            for line in self.lines
        )


@dataclass(frozen=True, slots=True)
class Comparison:
    """Things side by side, to become a table of their traits: the head of their column, which
    things, and which of their traits."""

    head: str
    things: tuple[str, ...]
    traits: tuple[str, ...]

    text = ""


Block = Paragraph | Example | Edition | Bullets | Table | Heading | Traits | Comparison


@dataclass(frozen=True, slots=True)
class Chapter:
    id: str
    title: str


@dataclass(frozen=True, slots=True)
class Article:
    """A rule. `enforced` says that the referee refuses what breaks it, citing its `id`.

    `nicknames` are words that players use for what it is about and that its text does not: they
    are searched, and never shown.
    """

    id: str
    title: str
    chapter: Chapter
    enforced: bool
    body: tuple[Block, ...]
    see_also: tuple[str, ...] = ()
    nicknames: str = ""

    @property
    def book_id(self) -> str:
        return self.id.partition(".")[0]

    @property
    def of_a_thing(self) -> bool:
        """Whether it is about a card or a piece, named `game.kind.thing`, rather than a rule."""
        return self.id.count(".") > 1

    @property
    def in_short(self) -> bool:
        """Whether it is the page that says again, in short, what the others say."""
        return self.id == f"{self.book_id}.quick"

    @property
    def text(self) -> str:
        return "\n\n".join(block.text for block in self.body)

    @property
    def summary(self) -> str:
        """Its first sentences, where it has any."""
        return next((block.text for block in self.body if isinstance(block, Paragraph)), "")
