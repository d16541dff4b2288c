"""Lists and tables: tabs, scores, bars, the log, checks, rows."""

import pytest
from kivy.graphics import Color

from companion.ui import palette
from companion.ui.widgets.bar_chart import Bar, StackedBars
from companion.ui.widgets.cards import EmptyState, OfferCard, ProgressLine, RowCard
from companion.ui.widgets.log_list import LogHead, LogLine, LogList, LogMarker, LogRow
from companion.ui.widgets.player_tabs import PlayerTabs, Tab
from companion.ui.widgets.reality_check import CheckRow, RealityCheck
from companion.ui.widgets.repeating import in_order
from companion.ui.widgets.score_table import Reason, ScoreLine, ScoreRow, ScoreTable, shared_width
from companion.ui.widgets.signs import Amount
from companion.ui.widgets.toggles import OptionRow, ToggleRow
from tests.ui.driver import ancestors, box
from tests.ui.widgets.bench import heard


def test_a_tap_on_a_tab_names_the_seat(bench):
    tabs = PlayerTabs(tabs=[Tab(name, "red", "12") for name in ("Anna", "Ben", "Cleo")])
    told = heard(tabs, "on_choose")
    driver = bench(tabs)
    driver.tap("Cleo")
    assert told == [2]


def test_six_tabs_fit_and_their_figures_stay_within(bench):
    tabs = PlayerTabs(tabs=[Tab(f"Player {seat}", "red", "181") for seat in range(6)])
    bench(tabs)
    assert tabs.ids.row.width == tabs.width
    for tab in tabs.ids.row.children:
        assert all(tab.x <= part.x and part.right <= tab.right for part in tab.walk(restrict=True))


def test_the_chosen_tab_is_scrolled_into_view(bench):
    tabs = PlayerTabs(
        tabs=[Tab(f"P{seat}", "red", "7") for seat in range(6)], size_hint_x=None, width=200
    )
    driver = bench(tabs)
    tabs.chosen = 5
    driver.step(2)
    driver.see("P5")


def test_the_score_sheet_unfolds_its_reasons_and_writes_a_dash_for_nothing(bench):
    table = ScoreTable(
        title="Le Havre",
        colours=["white", "blue"],
        rows=[
            ScoreRow("Bonuses", (12, 0), (Reason("Bank: 2 industrial", 12, "white"),)),
            ScoreRow("Loans", (0, -7)),
            ScoreRow("Fortune", (12, -7)),
        ],
    )
    driver = bench(table)
    driver.see("–")
    driver.see("−7")
    assert not driver.sees("Bank: 2 industrial")
    driver.tap("Bonuses")
    driver.see("Bank: 2 industrial")
    driver.tap("Bonuses")
    assert not driver.sees("Bank: 2 industrial")


@pytest.mark.parametrize("width", [388, 336, 200])
def test_the_name_of_what_counts_is_written_out(bench, width):
    rows = [ScoreRow("Longest Road", (2,) * 4, (Reason("8", 2),)), ScoreRow("Total", (2,) * 4)]
    driver = bench(ScoreTable(colours=["red"] * 4, rows=rows, size_hint_x=None, width=width))
    name = driver.by_text("Longest Road")
    (row,) = (part for part in ancestors(name) if isinstance(part, ScoreLine))
    _, bottom, right, top = box(name)
    assert " ".join(name.lines()) == "Longest Road"
    assert right <= row.ids.columns.x
    assert row.y <= bottom
    assert top <= row.top


def test_columns_that_do_not_fit_scroll_together(bench):
    rows = [ScoreRow("One", (1,) * 12), ScoreRow("Total", (1,) * 12)]
    table = ScoreTable(colours=list(palette.IDENTITIES) * 2, rows=rows)
    driver = bench(table)
    table.scroll_x = 0.5
    driver.step(2)
    lines = in_order(table)
    assert {line.ids.columns.scroll_x for line in lines} == {0.5}


def test_a_column_that_peeps_out_shows_that_there_are_more():
    assert shared_width(240, 40, 6) == 40
    width = shared_width(240, 44, 6)
    assert width >= 44
    assert 240 / width % 1 == pytest.approx(0.5)


def test_bars_share_one_measure(bench):
    chart = StackedBars(
        bars=[
            Bar("Cleo", "white", (60, 40), "100", leading=True),
            Bar("Ben", "blue", (30, 20), "50"),
        ],
        legend=["Buildings", "Ships"],
    )
    driver = bench(chart)
    driver.see("Buildings")
    assert {row.longest for row in chart.ids.bars.children} == {100}


def test_every_part_of_a_bar_is_drawn_in_its_own_colour(bench):
    chart = StackedBars(
        bars=[Bar("Cleo", "white", (10,) * 8, "80", leading=True)],
        legend=["A", "B", "C", "D", "E", "F", "G", "H"],
    )
    bench(chart).advance(0.1)
    (row,) = chart.ids.bars.children
    drawn = [each for each in row.ids.parts.canvas.children if isinstance(each, Color)]
    fills = drawn[1::2]  # each part has an outline first
    assert len({tuple(colour.rgba) for colour in fills}) == 8


def test_the_log_reports_taps_and_strikes_what_was_undone(bench):
    log = LogList(
        rows=[
            LogHead("Dan", "Turn 22", "amber"),
            LogLine(7, "Dan rolls 5", note="Anna +2 brick", icon="dice-multiple"),
            LogLine(8, "Table corrected", kind="correction"),
            LogMarker("The table stands here"),
            LogLine(9, "Dan ends the turn", undone="undone"),
        ]
    )
    told = heard(log, "on_tap", "on_hold")
    driver = bench(log)
    driver.tap("Dan rolls 5")
    driver.hold("Table corrected")
    assert told == [7, 8]
    assert driver.by_text("Dan ends the turn").strikethrough
    assert not driver.by_text("Dan rolls 5").strikethrough


def test_a_long_log_opens_at_the_marker(bench):
    rows: list[LogRow] = [LogLine(n, f"Line {n}") for n in range(300)]
    rows.insert(150, LogMarker("Here"))
    driver = bench(LogList(rows=rows))
    driver.see("Here")
    assert not driver.sees("Line 299")


def test_the_reality_check_has_two_answers(bench):
    rows = [CheckRow("Anna", (Amount("3", "fish"),), "red")]
    check = RealityCheck(
        question="Does the table agree?",
        rows=rows,
        correct_text="Correct it",
        agree_text="All right",
    )
    told = heard(check, "on_correct", "on_agree")
    driver = bench(check)
    driver.tap("Correct it")
    driver.tap("All right")
    assert told == ["on_correct", "on_agree"]


def test_cards_and_rows_are_tapped_whole(bench):
    offer = OfferCard(text="fish", figure="6", good="fish", refused=True)
    row = RowCard(text="Le Havre", subtitle="Round 10", icon="anchor", game="le_havre", tile=True)
    empty = EmptyState(icon="cards", title="Nothing", text="Start one.", action_text="New match")
    told = heard(offer, "on_release"), heard(row, "on_release"), heard(empty, "on_action")
    driver = bench(offer, row, empty)
    for text in ("fish", "Round 10", "New match"):
        driver.tap(text)
    assert told == (["on_release"], ["on_release"], ["on_action"])


def test_progress_keeps_within_its_bar():
    assert ProgressLine(share=1.7).share == 1


def test_settings_switch_and_lead_on(bench):
    toggle = ToggleRow(text="Left-handed", subtitle="Mirrors the bar")
    option = OptionRow(text="Language", value="English")
    told, led = heard(toggle, "on_change"), heard(option, "on_release")
    driver = bench(toggle, option)
    driver.tap("Left-handed")
    driver.tap("Mirrors the bar")
    driver.tap("Language")
    assert told == [True, False]
    assert led == ["on_release"]
