"""Draws the whole widget set in both languages and themes into build/screens/gallery-*.png."""

from collections.abc import Callable, Iterator
from pathlib import Path

from tests.ui import environment

environment.prepare(size=(3 * 412, 980))

# Kivy may be imported from here on.
from kivy.app import App  # noqa: E402
from kivy.core.window import Window  # noqa: E402
from kivy.uix.boxlayout import BoxLayout  # noqa: E402
from kivy.uix.widget import Widget  # noqa: E402

from companion.ui.theme import theme  # noqa: E402
from tests.ui.driver import Driver  # noqa: E402
from tools.gallery_pages import LANGUAGES, PAGES, say  # noqa: E402

TARGET = Path("build/screens")


class Gallery(App):
    """Shows one page at a time."""

    def build(self) -> BoxLayout:
        return BoxLayout()

    def show(self, page: Callable[[], Iterator[Widget]]) -> None:
        self.root.clear_widgets()
        for part in page():
            self.root.add_widget(part)


def draw(driver: Driver, mode: str, scale: float) -> None:
    theme.mode, theme.text_scale = mode, scale
    Window.clearcolor = theme.bg
    for page, (widgets, game) in PAGES.items():
        theme.game = game
        driver.app.show(widgets)
        driver.advance(0.5)
        size = "" if scale == 1 else "-large"
        driver.screenshot(TARGET / f"gallery-{page}-{say.language}-{mode}{size}.png")


def main() -> None:
    driver = Driver(Gallery())
    for say.language in LANGUAGES:
        for mode in ("light", "dark"):
            draw(driver, mode, 1.0)
        draw(driver, "light", 1.3)
    driver.close()


if __name__ == "__main__":
    main()
