"""Articles made ready to be read, on their own screen or on a sheet over a board."""

from collections.abc import Iterable, Sequence
from typing import Any

from companion.rulebook import Article, article, links, quick_reference
from companion.rulebook.library import SHARED
from companion.ui.palette import EMBLEMS
from companion.ui.routes import RulebookRoute
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


def options_of(app: Any, article_ids: Iterable[str]) -> list[Option]:
    """Links to articles, by their titles."""
    language = app.words.language
    return [Option(other, article(other, language).title) for other in article_ids]


class ArticleSheet(BottomSheet):
    """An article over a board. However far somebody reads on along the links, the board is one
    tap away; the back key leads through what was read before.

    `trail` are the articles read so far. `besides` are links of the first of them alone: what
    else matters at that moment.
    """

    def __init__(
        self, app: Any, trail: Sequence[str], besides: Sequence[str], **properties: Any
    ) -> None:
        self._app, self._trail, self._besides = app, trail, besides
        self._found = article(trail[-1], app.words.language)
        search = {"icon": "magnify", "icon_text": app.say("ui.rulebook.find")}
        super().__init__(flush=True, title=self._found.title, **search, **properties)
        page = page_of(app, self._found, titled=False)
        self.add_widget(ArticleBody(page=page, padding=(theme.s20, 0)))
        self.add_widget(self._links())
        app.store.reading.remember(self._found.id)

    def back(self) -> None:
        super().back()
        if len(self._trail) > 1:
            ArticleSheet(self._app, self._trail[:-1], self._besides).open()

    def on_icon_tap(self) -> None:
        """Looks for something else in the same book; back from there leads to the board."""
        self._app.navigator.visit(RulebookRoute(self._found.book_id))

    def _links(self) -> SeeAlso:
        besides = self._besides if len(self._trail) == 1 else ()
        ids = dict.fromkeys((*besides, *links(self._found)))
        see_also = SeeAlso(
            title=self._app.say("ui.rulebook.see-also"),
            links=options_of(self._app, ids),
            inset=theme.s20,
        )
        see_also.bind(on_follow=lambda _, other: self._read_on(other))
        return see_also

    def _read_on(self, article_id: str) -> None:
        self.close()
        ArticleSheet(self._app, (*self._trail, article_id), self._besides).open()


def open_article(app: Any, article_id: str) -> BottomSheet:
    """Opens an article over whatever is on the screen."""
    sheet = ArticleSheet(app, (article_id,), ())
    sheet.open()
    return sheet


def open_moment(app: Any, article_ids: Sequence[str]) -> BottomSheet:
    """Opens the first of the articles that matter now; the others are its first links, and after
    them the page with everything in short."""
    first, *others = article_ids
    quick = quick_reference(first.partition(".")[0])
    sheet = ArticleSheet(app, (first,), (*others, *quick))
    sheet.open()
    return sheet


def open_instead(app: Any, sheet: BottomSheet, article_id: str) -> None:
    """Opens an article in place of a sheet. Returns nothing, for Kivy to call other listeners."""
    sheet.close()
    open_article(app, article_id)
