"""An article as it is read: its tags, its text block by block, and where to read on."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.rulebook import (
    Block,
    Bullets,
    Edition,
    Example,
    Heading,
    Paragraph,
    Table,
    Traits,
)
from companion.ui.loader import load_kv
from companion.ui.sizes import READING_LEADING
from companion.ui.theme import theme
from companion.ui.widgets.article_table import ArticleTable
from companion.ui.widgets.cards import Card, SectionTitle
from companion.ui.widgets.chips import ChipStrip
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.tags import Tag, TagRow
from companion.ui.widgets.text import HugText, Icon, Text
from companion.ui.widgets.traits import TraitTable

__all__ = ["ArticleBody", "ChipStrip", "HugText", "Icon", "Page", "SectionTitle", "SeeAlso", "Text"]


@dataclass(frozen=True, slots=True)
class Page:
    """What there is to read. `enforced` and `example` are the words for these things."""

    title: str
    chapter: str
    enforced: str
    example: str
    blocks: Sequence[Block]


class ArticleTop(BoxLayout):
    """The tags of a page, and its title below them."""

    def __init__(self, page: Page, **properties: Any) -> None:
        super().__init__(**properties)
        tags = TagRow()
        if page.enforced:
            tags.add_widget(Tag(text=page.enforced, icon="shield-check", strong=True))
        tags.add_widget(Tag(text=page.chapter))
        self.add_widget(tags)
        if page.title:
            self.add_widget(Text(text=page.title, role="key"))


class Reading(Text):
    """Text made to be read for longer, with more room between its lines."""

    leading = READING_LEADING


class PartTitle(Text):
    """The heading of one part of a page."""


class BulletLine(BoxLayout):
    """One thing of a list."""

    text = StringProperty()


class ExampleCard(Card):
    """A case from the table, on paper of its own."""

    title = StringProperty()
    text = StringProperty()


class EditionNote(BoxLayout):
    """Where printings differ, in small."""

    text = StringProperty()


class BulletList(BoxLayout):
    """The bullets of one list."""

    def __init__(self, items: Sequence[str], **properties: Any) -> None:
        super().__init__(**properties)
        for item in items:
            self.add_widget(BulletLine(text=item))


_BLOCKS: dict[type, Callable[[Any, Page], Widget]] = {
    Paragraph: lambda block, _: Reading(text=block.text),
    Bullets: lambda block, _: BulletList(block.items),
    Example: lambda block, page: ExampleCard(title=page.example, text=block.text),
    Edition: lambda block, _: EditionNote(text=block.text),
    Heading: lambda block, _: PartTitle(text=block.text),
    Table: lambda block, _: ArticleTable(block.head, block.rows),
    Traits: lambda block, _: TraitTable(block),
}


class ArticleBody(BoxLayout):
    """A page from top to bottom, as high as it is; whoever shows it lets it scroll."""

    page = ObjectProperty(None, allownone=True)

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self.fbind("page", self._show)
        self._show()

    def _show(self, *_: Any) -> None:
        self.clear_widgets()
        if self.page is None:
            return
        self.add_widget(ArticleTop(self.page))
        for block in self.page.blocks:
            self.add_widget(_BLOCKS[type(block)](block, self.page))


class SeeAlso(Surface, BoxLayout):
    """Links to other articles; `at_foot` of a screen it stands on paper of its own."""

    __events__ = ("on_follow",)

    title = StringProperty()
    links = ListProperty()  # Options
    at_foot = BooleanProperty(False)
    inset = NumericProperty(theme.s16)

    def on_follow(self, key: str) -> None:
        """The link to the article `key` was tapped."""


load_kv("widgets/article")
