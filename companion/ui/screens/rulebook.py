"""The rulebook: every rule, card and piece by chapter, or found as one types."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from kivy.clock import Clock

from companion.referee import registry
from companion.rulebook import Article, Hit, book, hits
from companion.rulebook.index import prepare
from companion.rulebook.library import SHARED
from companion.ui.loader import load_kv
from companion.ui.routes import ArticleRoute, RulebookRoute
from companion.ui.screens.reading import book_name, emblem
from companion.ui.screens.screen import AppScreen
from companion.ui.widgets.article_list import (
    ArticleHead,
    ArticleHit,
    ArticleLine,
    ArticleList,
    ArticleRow,
)
from companion.ui.widgets.bars import NavBar
from companion.ui.widgets.buttons import IconButton
from companion.ui.widgets.cards import EmptyState
from companion.ui.widgets.chips import ChipStrip, Option
from companion.ui.widgets.fields import SearchField

__all__ = [
    "ArticleList",
    "ChipStrip",
    "EmptyState",
    "IconButton",
    "NavBar",
    "RulebookScreen",
    "SearchField",
]

MOST_RECENT = 4


class RulebookScreen(AppScreen):
    """What is typed and chosen is kept in the route: back from an article finds it again."""

    route: RulebookRoute

    def __init__(self, app: Any, route: RulebookRoute, **properties: Any) -> None:
        super().__init__(app, route, **properties)
        if self.visiting:
            self.remove_widget(self.ids.places)
        if self.route.recent is None:
            self._remember(recent=tuple(app.store.reading.recent()))
        self.ids.list.scroll_y = route.scroll
        self._show()

    @property
    def visiting(self) -> bool:
        """Whether a table waits: then there is a way back to it, and none to other places."""
        return bool(self.app.navigator.visiting)

    def entered(self) -> None:
        """Gets ready for the first letter in small steps, so that no frame waits for long."""
        Clock.schedule_interval(self._prepare, 0)

    def left(self) -> None:
        Clock.unschedule(self._prepare)

    def _prepare(self, _: float) -> bool:
        return prepare()

    @property
    def chosen(self) -> str:
        return self.route.chosen or self._shelf()[0]

    def look_for(self, query: str) -> None:
        self._remember(query=query, scroll=1.0)
        self.ids.list.scroll_y = 1
        self._show()

    def choose(self, book_id: str) -> None:
        self._remember(chosen=book_id, scroll=1.0)
        self.ids.list.scroll_y = 1
        self._show()

    def read(self, article_id: str) -> None:
        self._remember(scroll=self.ids.list.scroll_y)
        self.app.navigator.go(ArticleRoute(article_id))

    def _remember(self, **changes: Any) -> None:
        self.route = replace(self.route, **changes)
        self.app.navigator.remember(self.route)

    def _shelf(self) -> list[str]:
        """The books: the game one comes from or plays, the other games, what all games share."""
        books = [*(entry.id for entry in registry.ENTRIES), SHARED]
        nearest = self.route.game or self._played_now()
        return sorted(books, key=lambda book_id: book_id != nearest)

    def _played_now(self) -> str:
        matches = self.app.store.matches.in_progress()
        return matches[0].game if matches else ""

    def _show(self) -> None:
        searching = bool(self.route.query.strip())
        found = hits(self.route.query, self.chosen, self.app.words.language)
        self.ids.books.options = [
            self._option(book_id, found, searching) for book_id in self._shelf()
        ]
        self.ids.books.chosen = self.chosen
        rows = self._groups(found) if searching else (*self._kept(), *self._chapters())
        self.ids.list.rows = list(rows)
        self.ids.nothing.opacity = float(searching and not found)

    def _option(self, book_id: str, found: Sequence[Hit], searching: bool) -> Option:
        name = book_name(self.app, book_id)
        if searching:
            count = sum(hit.article.book_id == book_id for hit in found)
            name = self.app.say("ui.rulebook.found", name=name, count=count)
        return Option(book_id, name)

    def _kept(self) -> Iterator[ArticleRow]:
        """Bookmarks in this book, and what was read of it last."""
        marked = self._of_this_book(self.app.store.reading.bookmarks())
        recent = [
            each for each in self._of_this_book(self.route.recent or ()) if each not in marked
        ]
        yield from self._lines("ui.rulebook.bookmarks", marked)
        yield from self._lines("ui.rulebook.recent", recent[:MOST_RECENT])

    def _of_this_book(self, article_ids: Iterable[str]) -> list[Article]:
        """Without those that a newer book no longer has."""
        known = book(self.chosen, self.app.words.language).by_id
        return [known[each] for each in article_ids if each in known]

    def _lines(self, head: str, articles: Sequence[Article]) -> Iterator[ArticleRow]:
        if articles:
            yield ArticleHead(self.app.say(head))
            yield from (ArticleLine(each.id, each.title) for each in articles)

    def _chapters(self) -> Iterator[ArticleRow]:
        opened = book(self.chosen, self.app.words.language)
        for chapter in opened.chapters:
            yield ArticleHead(chapter.title)
            for article in opened.of_chapter(chapter):
                yield ArticleLine(article.id, article.title)

    def _groups(self, found: Sequence[Hit]) -> Iterator[ArticleRow]:
        near = [hit for hit in found if hit.article.book_id in (self.chosen, SHARED)]
        rules = [hit for hit in near if not hit.article.of_a_thing]
        things = [hit for hit in near if hit.article.of_a_thing]
        groups = [("ui.rulebook.rules", rules), ("ui.rulebook.things", things)]
        if near and near[0].article.of_a_thing:  # what answers best is not to be looked for
            groups.reverse()
        for head, group in groups:
            yield from self._group(head, group)
        yield from self._group("ui.rulebook.other-games", [hit for hit in found if hit not in near])

    def _group(self, head: str, found: Iterable[Hit]) -> Iterator[ArticleRow]:
        rows = [_row(hit) for hit in found]
        if rows:
            yield ArticleHead(self.app.say(head))
            yield from rows


def _row(hit: Hit) -> ArticleHit:
    article, excerpt = hit.article, hit.excerpt()
    return ArticleHit(
        key=article.id,
        text=article.title,
        marks=tuple(hit.marks(article.title)),
        excerpt=excerpt,
        excerpt_marks=tuple(hit.marks(excerpt)),
        icon=emblem(article.book_id),
        game="" if article.book_id == SHARED else article.book_id,
    )


load_kv("screens/rulebook")
