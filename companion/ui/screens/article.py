"""One article of the rulebook, on a screen of its own."""

from typing import Any

from companion.rulebook import article
from companion.rulebook.library import SHARED
from companion.ui.loader import load_kv
from companion.ui.routes import ArticleRoute, RulebookRoute
from companion.ui.screens.reading import book_name, links_of, page_of
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

    def left(self) -> None:
        theme.game = "app"

    def title(self) -> str:
        return book_name(self.app, self.article.book_id)

    def page(self) -> Page:
        return page_of(self.app, self.article, titled=True)

    def links(self) -> list[Option]:
        return links_of(self.app, self.article)

    def actions(self) -> list[BarAction]:
        return [BarAction("search", "magnify", self.app.say("ui.rulebook.find"))]

    def find(self) -> None:
        self.app.navigator.go(RulebookRoute(self.article.book_id))

    def follow(self, article_id: str) -> None:
        self.app.navigator.go(ArticleRoute(article_id))


load_kv("screens/article")
