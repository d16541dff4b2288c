"""The bars at the edges of a screen, and the header of the turn."""

from itertools import product

import pytest

from companion.ui import palette
from companion.ui.theme import theme
from companion.ui.widgets.bars import BarAction, NavBar, StepBar, ToolBar, TopBar
from companion.ui.widgets.players import TurnHeader
from companion.ui.widgets.repeating import in_order
from tests.ui.widgets.bench import heard

TOOLS = [
    BarAction("undo", "undo", "Undo"),
    BarAction("log", "format-list-bulleted", "Log"),
    BarAction("rules", "book-open-page-variant", "Rules"),
]


def test_the_tool_bar_reports_and_mirrors(bench):
    bar = ToolBar(tools=TOOLS, text="End turn")
    told = heard(bar, "on_tool", "on_primary")
    driver = bench(bar)
    driver.tap("Log")
    driver.tap("End turn")
    assert told == ["log", "on_primary"]
    primary, tools = bar.ids.primary, bar.ids.tools
    assert tools.x < primary.x
    assert primary.width >= theme.primary_least
    theme.left_handed = True
    driver.step(2)
    assert primary.x < tools.x


def test_the_navigation_says_where_to_go(bench):
    nav = NavBar(entries=TOOLS, current="undo")
    told = heard(nav, "on_go")
    driver = bench(nav)
    driver.tap("Rules")
    assert told == ["rules"]
    assert [entry.chosen for entry in in_order(nav)] == [True, False, False]


def test_the_top_bar_goes_back_and_has_actions(bench):
    bar = TopBar(title="Final score", back_text="Back", actions=TOOLS[:1])
    told = heard(bar, "on_back", "on_action")
    driver = bench(bar)
    driver.see("Final score")
    driver.tap("Back")
    driver.tap("Undo")
    assert told == ["on_back", "undo"]


def test_steps_before_the_current_one_are_done(bench):
    steps = StepBar(names=["Game", "Players", "Rules"], current=1)
    bench(steps)
    shown = [(step.done, step.current) for step in in_order(steps)]
    assert shown == [(True, False), (False, True), (False, False)]


@pytest.mark.parametrize(
    ("mode", "colour"), list(product((palette.LIGHT, palette.DARK), palette.IDENTITIES))
)
def test_the_header_wears_the_colour_of_the_player_on_turn(mode, colour):
    theme.mode = mode
    header = TurnHeader(colour=colour, name="Anna", phase="Trade", fact="rolled 8")
    looks = theme.identity(colour)
    assert tuple(header.fill) == looks.header
    assert tuple(header.ink) == looks.header_text


def test_the_header_is_plain_when_nobody_is_on_turn_and_follows_the_mode():
    header = TurnHeader(name="Feeding")
    assert tuple(header.fill) == tuple(theme.surface)
    theme.mode = palette.DARK
    assert tuple(header.fill) == tuple(theme.surface)
    header.colour = "blue"
    assert tuple(header.fill) == theme.identity("blue").header


def test_the_header_reports_its_ends(bench):
    header = TurnHeader(
        colour="red", name="Anna", fact="rolled 8", back_text="Back", menu_text="More"
    )
    told = heard(header, "on_back", "on_menu", "on_fact_tap")
    driver = bench(header)
    for text in ("Back", "More", "rolled 8"):
        driver.tap(text)
    assert told == ["on_back", "on_menu", "on_fact_tap"]
