"""Articles made ready to be read, on their own screen or on a sheet over a board."""

from collections.abc import Sequence
from typing import Any

from companion.rulebook import Article, article
from companion.rulebook.library import SHARED
from companion.ui.palette import EMBLEMS
from companion.ui.theme import theme
from companion.ui.widgets.article import ArticleBody, Page, SeeAlso
from companion.ui.widgets.chips import Option
from companion.ui.widgets.sheet import BottomSheet

SHARED_EMBLEM = "table-chair"


def book_name(app: Any, book_id: str) -> str:
    name: str = app.say("ui.rulebook.table" if book_id == SHARED else f"game.{book_id}")
    return name


def emblem(book_id: str) -> str:
    return EMBLEMS.get(book_id, SHARED_EMBLEM)


def page_of(app: Any, found: Article, titled: bool) -> Page:
    """What ArticleBody shows; without its title where that already stands above it."""
    return Page(
        title=found.title if titled else "",
        chapter=found.chapter.title,
        enforced=app.say("ui.rulebook.enforced") if found.enforced else "",
        example=app.say("ui.rulebook.example"),
        blocks=found.body,
    )


def links_of(app: Any, found: Article) -> list[Option]:
    language = app.words.language
    return [Option(other, article(other, language).title) for other in found.see_also]


class ArticleSheet(BottomSheet):
    """An article over a board. However far somebody reads on along the links, the board is one
    tap away; the back key leads through what was read before."""

    def __init__(self, app: Any, trail: Sequence[str], **properties: Any) -> None:
        self._app, self._trail = app, trail
        super().__init__(flush=True, **properties)

    def back(self) -> None:
        super().back()
        if len(self._trail) > 1:
            open_article(self._app, *self._trail[:-1])


def open_article(app: Any, *trail: str) -> BottomSheet:
    """Opens an article over whatever is on the screen: the last of those read so far."""
    found = article(trail[-1], app.words.language)
    sheet = ArticleSheet(app, trail, title=found.title)
    page = page_of(app, found, titled=False)
    sheet.add_widget(ArticleBody(page=page, padding=(theme.s20, 0)))
    links = SeeAlso(
        title=app.say("ui.rulebook.see-also"), links=links_of(app, found), inset=theme.s20
    )
    links.bind(on_follow=lambda _, other: open_instead(app, sheet, *trail, other))
    sheet.add_widget(links)
    sheet.open()
    return sheet


def open_instead(app: Any, sheet: BottomSheet, *trail: str) -> None:
    """Opens an article in place of a sheet. Returns nothing, for Kivy to call other listeners."""
    sheet.close()
    open_article(app, *trail)
