"""One article of the rulebook, on a screen of its own."""

from typing import Any

from companion import device
from companion.rulebook import article, links
from companion.rulebook.library import SHARED
from companion.ui.loader import load_kv
from companion.ui.routes import ArticleRoute, RulebookRoute
from companion.ui.screens.reading import book_name, options_of, page_of
from companion.ui.screens.screen import AppScreen
from companion.ui.theme import theme
from companion.ui.widgets.article import ArticleBody, Page, SeeAlso
from companion.ui.widgets.bars import BarAction, TopBar
from companion.ui.widgets.chips import Option

__all__ = ["ArticleBody", "ArticleScreen", "SeeAlso", "TopBar"]


class ArticleScreen(AppScreen):
    """Wears the accent of its game."""

    def __init__(self, app: Any, route: ArticleRoute, **properties: Any) -> None:
        self.article = article(route.article_id, app.words.language)
        if self.article.book_id != SHARED:
            theme.game = self.article.book_id
        super().__init__(app, route, **properties)

    def title(self) -> str:
        return book_name(self.app, self.article.book_id)

    def page(self) -> Page:
        return page_of(self.app, self.article, titled=True)

    def links(self) -> list[Option]:
        return options_of(self.app, links(self.article))

    def entered(self) -> None:
        self.app.store.reading.remember(self.article.id)

    def left(self) -> None:
        theme.game = "app"
        device.stop_speaking()

    def actions(self) -> list[BarAction]:
        """Reading aloud only where there is a voice."""
        marked = self.article.id in self.app.store.reading.bookmarks()
        say = self.app.say
        aloud = [BarAction("aloud", "volume-high", say("ui.rulebook.aloud"))]
        bookmark = (
            BarAction("mark", "bookmark", say("ui.rulebook.unmark"))
            if marked
            else BarAction("mark", "bookmark-outline", say("ui.rulebook.mark"))
        )
        find = BarAction("find", "magnify", say("ui.rulebook.find"))
        return [*(aloud if device.can_speak() else []), bookmark, find]

    def act(self, key: str) -> None:
        {"aloud": self.read_aloud, "mark": self.mark, "find": self.find}[key]()

    def read_aloud(self) -> None:
        text = f"{self.article.title}\n{self.article.text}"
        device.speak(text, self.app.words.language)

    def mark(self) -> None:
        """Sets a bookmark, or takes it away again."""
        reading = self.app.store.reading
        reading.mark(self.article.id, self.article.id not in reading.bookmarks())
        self.ids.bar.actions = self.actions()

    def find(self) -> None:
        self.app.navigator.go(RulebookRoute(self.article.book_id))

    def follow(self, article_id: str) -> None:
        self.app.navigator.go(ArticleRoute(article_id))


load_kv("screens/article")
