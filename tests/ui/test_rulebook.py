"""The rulebook in the app: finding, reading, reading on, and the way back."""

from pathlib import Path

import pytest

from companion import device
from companion.games.dominion.actions import LayTreasures, PlayAction
from companion.rulebook import article
from companion.ui.app import TablesideApp
from companion.ui.routes import ArticleRoute, RulebookRoute
from companion.ui.theme import theme
from companion.ui.widgets.article_list import ArticleHit
from companion.ui.widgets.article_table import column_widths
from companion.ui.widgets.marked import MarkedText
from companion.ui.widgets.signs import Token
from companion.words import Words
from tests.ui.conftest import RunApp
from tests.ui.dominion import lay_out, opened
from tests.ui.driver import Driver


@pytest.fixture(autouse=True)
def every_text_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


@pytest.fixture
def rulebook(run_app: RunApp, tmp_path: Path) -> Driver:
    driver = run_app(TablesideApp(tmp_path))
    driver.tap("Rulebook")
    driver.tap("Dominion")
    driver.see("Before the game")
    return driver


def look_for(driver: Driver, words: str) -> None:
    field = driver.find(lambda widget: hasattr(widget, "entry") and hasattr(widget, "hint"))[0]
    driver.type(field.entry, words)


def marked(driver: Driver) -> list[str]:
    """Every part of a text on the screen that is marked."""
    return [
        text.text[start:end]
        for text in driver.find(lambda widget: isinstance(widget, MarkedText))
        for start, end in text.marks
    ]


def test_a_card_is_found_as_one_types_and_read(rulebook: Driver) -> None:
    look_for(rulebook, "moa")
    rulebook.see("Cards and pieces")
    rulebook.tap("Moat")
    rulebook.see("Enforced by the app")
    rulebook.see("Kingdom cards")
    rulebook.see("When another player plays an attack")


def test_what_was_typed_is_marked(rulebook: Driver) -> None:
    look_for(rulebook, "moat")
    assert set(marked(rulebook)) == {"Moat"}


def test_a_card_is_found_by_its_chinese_name(rulebook: Driver) -> None:
    rulebook.app.change_settings(language="zh_Hant")
    rulebook.step(2)
    look_for(rulebook, "護城河攻擊")
    rulebook.see("卡片與配件")
    assert {"護城河", "攻擊"} <= set(marked(rulebook))
    rulebook.tap("護城河")
    rulebook.see("App 會把關")


def test_the_other_language_is_searched_as_well(rulebook: Driver) -> None:
    look_for(rulebook, "護城河")
    rulebook.see("Moat")


def test_see_also_leads_on_and_back_leads_home_step_by_step(rulebook: Driver) -> None:
    look_for(rulebook, "moat")
    rulebook.tap("Moat")
    rulebook.tap("Attacks")
    rulebook.see("An attack affects the other players")
    assert rulebook.back()
    rulebook.see("When another player plays an attack")
    assert rulebook.back()
    rulebook.see("Cards and pieces")
    rulebook.by_text("moat")  # what was typed is still there
    assert rulebook.back()
    rulebook.see("No match on the table")


def test_the_list_is_where_it_was_left(rulebook: Driver) -> None:
    listing = rulebook.app.navigator.screen.ids.list
    rulebook.swipe((200, 300), (200, 700))
    rulebook.swipe((200, 700), (200, 300))
    rulebook.advance(2)
    left_at = listing.scroll_y
    assert left_at < 1
    row = rulebook.find(lambda widget: hasattr(widget, "owner"))[3]
    rulebook.tap(row)
    rulebook.back()
    assert rulebook.app.navigator.screen.ids.list.scroll_y == pytest.approx(left_at)


def choose_shared_rules(rulebook: Driver) -> None:
    """The last chip of a row that is wider than the window."""
    rulebook.swipe("Le Havre", "Catan")
    rulebook.step(30)
    rulebook.tap("Shared rules")


def test_chips_choose_the_book(rulebook: Driver) -> None:
    choose_shared_rules(rulebook)
    rulebook.tap("Colours and shapes")
    rulebook.see("triangle")
    rulebook.back()
    rulebook.see("How many may play")  # still the book that was chosen


def test_the_book_one_comes_from_stands_first(rulebook: Driver) -> None:
    rulebook.app.navigator.go(RulebookRoute("table"))
    rulebook.step(2)
    rulebook.see("How many may play")


def test_other_games_come_last(rulebook: Driver) -> None:
    choose_shared_rules(rulebook)
    look_for(rulebook, "begin")
    rows = rulebook.app.navigator.screen.ids.list.rows
    books = [row.key.partition(".")[0] for row in rows if isinstance(row, ArticleHit)]
    near = books.index(next(book for book in books if book != "table"))
    assert set(books[:near]) == {"table"}
    assert {"table", "dominion"} <= set(books) and "table" not in books[near:]
    rulebook.see("In other games")


def test_nothing_found_says_so(rulebook: Driver) -> None:
    look_for(rulebook, "zeppelin")
    rulebook.see("Nothing found")
    rulebook.tap("Clear")
    assert not rulebook.sees("Nothing found")
    rulebook.see("Aim of the game")


def test_the_search_of_an_article_opens_its_book(rulebook: Driver) -> None:
    rulebook.tap("Set-up")
    rulebook.tap("Search the rulebook")
    rulebook.see("Before the game")


def test_an_open_article_is_shown_in_the_other_language(rulebook: Driver) -> None:
    rulebook.tap("Set-up")
    rulebook.see("Other kingdom card")
    rulebook.app.change_settings(language="zh_Hant")
    rulebook.step(2)
    rulebook.see("其他王國卡")
    rulebook.see("相關規則")


@pytest.mark.parametrize("language", Words.languages)
@pytest.mark.parametrize("size", [(412, 892), (360, 640)])
def test_no_table_is_wider_than_its_paper(
    run_app: RunApp, tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    driver = run_app(TablesideApp(tmp_path), size=size)
    driver.app.change_settings(language=language, text_scale=1.3)
    driver.app.navigator.go(ArticleRoute("dominion.set-up"))
    driver.step(3)
    cells = driver.find(lambda widget: hasattr(widget, "wished"))
    assert all(cell.right <= cell.parent.right + 1 for cell in cells)
    driver.app.change_settings(text_scale=1.0)


def test_links_on_a_sheet_open_over_the_board(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, "copper")
    driver = opened(run_app, tmp_path)
    driver.tap("Rules")
    driver.see("You begin your turn with 1 action")
    driver.advance(0.5)
    driver.tap("Three phases in order")
    driver.see("The action phase comes first")
    driver.advance(0.5)
    assert not driver.sees("You begin your turn")  # it took the place of what led to it
    driver.back()
    driver.advance(0.5)
    assert not driver.sees("The action phase comes first")
    driver.see("You begin your turn with 1 action")
    driver.back()
    driver.advance(0.5)
    driver.see("Action phase")


def test_the_rules_button_opens_what_was_just_refused(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, "copper")
    driver = opened(run_app, tmp_path)
    play = driver.app.navigator.screen
    play.do(PlayAction("chapel"))
    refused = play.moment()[0]
    assert refused == "dominion.hidden-cards"
    driver.back()
    driver.advance(0.5)
    driver.tap("Rules")
    driver.see(article(refused, "en").title)
    driver.advance(0.5)
    driver.back()
    driver.advance(0.5)
    play.do(LayTreasures(1))
    assert play.moment()[0] == "dominion.buys"


def test_the_rules_button_opens_the_card_that_asks(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, "cellar", "copper")
    driver = opened(run_app, tmp_path)
    driver.app.navigator.screen.do(PlayAction("cellar"))
    driver.tap("Rules")
    driver.see("Discard any number of cards from your hand")


def test_what_is_held_opens_its_entry(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, "copper")
    driver = opened(run_app, tmp_path)
    for held, told in (("Moat", "When another player plays an attack"), ("Buys", "1 buy")):
        driver.hold(held)
        driver.advance(0.5)
        driver.see(told)
        driver.back()
        driver.advance(0.5)


def test_back_from_the_rulebook_the_table_is_as_it_was(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, "chapel", "copper", "estate")
    driver = opened(run_app, tmp_path)
    play = driver.app.navigator.screen
    play.do(PlayAction("chapel"))
    play.board.tap("copper")
    driver.tap("Rules")
    driver.advance(0.5)
    driver.tap(driver.find(lambda widget: getattr(widget, "icon", "") == "magnify")[-1])
    driver.see("Dominion in short")
    assert not driver.sees("Matches")  # a table waits: there is only the way back to it
    driver.tap("Dominion in short")
    driver.see("Your turn")
    driver.back()
    driver.back()
    assert driver.app.navigator.screen is play
    assert play.board.chosen == ["copper"]
    assert theme.game == "dominion"
    play.undo()
    driver.see("Action phase")


def test_a_new_language_reaches_the_waiting_table(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, "copper")
    driver = opened(run_app, tmp_path)
    driver.app.navigator.visit(RulebookRoute("dominion"))
    driver.app.change_settings(language="zh_Hant")
    driver.back()
    driver.step(3)
    driver.see("行動階段")


def test_a_bookmark_is_set_found_and_taken_away(rulebook: Driver) -> None:
    rulebook.tap("Set-up")
    rulebook.app.navigator.screen.mark()
    rulebook.back()
    rulebook.app.navigator.rebuild()
    rulebook.step(2)
    rulebook.see("Bookmarks")
    rulebook.tap("Set-up")
    rulebook.app.navigator.screen.mark()
    rulebook.back()
    rulebook.step(2)
    assert not rulebook.sees("Bookmarks")


def test_what_was_read_lately_is_listed_next_time(rulebook: Driver) -> None:
    rulebook.tap("Set-up")
    rulebook.back()
    assert not rulebook.sees("Read lately")  # the list stays as it was while one reads in it
    rulebook.app.navigator.switch(RulebookRoute())
    rulebook.step(3)
    rulebook.tap("Dominion")
    rulebook.see("Read lately")


def test_a_thing_shows_its_figures_with_tokens(rulebook: Driver) -> None:
    rulebook.app.navigator.go(ArticleRoute("catan.thing.settlement"))
    rulebook.step(3)
    goods = [token.good for token in rulebook.find(lambda widget: isinstance(widget, Token))]
    assert sorted(goods) == ["catan.brick", "catan.grain", "catan.lumber", "catan.wool"]
    rulebook.see("1 brick")


def test_the_best_answer_stands_on_top(rulebook: Driver) -> None:
    look_for(rulebook, "moat")
    first = next(
        row for row in rulebook.app.navigator.screen.ids.list.rows if isinstance(row, ArticleHit)
    )
    assert first.key == "dominion.card.moat"


def test_reading_aloud_is_offered_only_by_a_phone(
    rulebook: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    rulebook.tap("Set-up")
    screen = rulebook.app.navigator.screen
    assert [action.key for action in screen.actions()] == ["mark", "find"]
    monkeypatch.setattr(device, "can_speak", lambda: True)  # the phone's answer in its place
    assert [action.key for action in screen.actions()] == ["aloud", "mark", "find"]
    screen.act("aloud")  # a phone without a voice stays silent


def test_columns_share_the_room() -> None:
    assert column_widths([100, 50], [40, 30], 200) == (150, 50)
    assert column_widths([100, 50], [40, 30], 120) == (70, 50)
    assert column_widths([100, 50, 50], [40, 30, 10], 110) == (40, 40, 30)
