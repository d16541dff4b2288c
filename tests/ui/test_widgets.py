"""The widget set under a finger: what each tap, hold and drag reports, and what it looks like."""

from itertools import product
from typing import Any

import pytest
from kivy.app import App
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from companion.ui import palette
from companion.ui.theme import theme
from companion.ui.widgets.bar_chart import Bar, StackedBars
from companion.ui.widgets.bars import BarAction, NavBar, StepBar, ToolBar, TopBar
from companion.ui.widgets.buttons import OutlineButton, PrimaryButton
from companion.ui.widgets.cards import EmptyState, OfferCard, ProgressLine, RowCard
from companion.ui.widgets.chips import ChoiceRow, Option, Segments
from companion.ui.widgets.fields import SearchField, TextField
from companion.ui.widgets.log_list import LogHead, LogLine, LogList, LogMarker, LogRow
from companion.ui.widgets.marked import MarkedText
from companion.ui.widgets.numbers import Counter, Key, NumberKeys, NumberPad, Stepper, StepValue
from companion.ui.widgets.player_tabs import PlayerTabs, Tab
from companion.ui.widgets.players import PlayerCell, PlayerStrip, TurnHeader
from companion.ui.widgets.reality_check import CheckRow, RealityCheck
from companion.ui.widgets.refusal import FigureBox, RefusalSheet
from companion.ui.widgets.repeating import in_order
from companion.ui.widgets.score_table import Reason, ScoreRow, ScoreTable, shared_width
from companion.ui.widgets.sheet import BottomSheet, ConfirmSheet, NumberSheet
from companion.ui.widgets.signs import Amount, Sign
from companion.ui.widgets.snackbar import SnackbarHost
from companion.ui.widgets.text import OneLine, Text
from companion.ui.widgets.toggles import OptionRow, ToggleRow


class Bench(App):
    """An app that shows nothing but the widgets under test, from the top of the screen."""

    def __init__(self, *widgets: Widget) -> None:
        super().__init__()
        self.widgets = widgets

    def build(self) -> FloatLayout:
        layer = FloatLayout()
        column = BoxLayout(orientation="vertical")
        for widget in self.widgets:
            column.add_widget(widget)
        column.add_widget(Widget())
        layer.add_widget(column)
        return layer


@pytest.fixture(autouse=True)
def plain_theme():
    yield
    theme.mode, theme.game, theme.text_scale = palette.LIGHT, "app", 1.0
    theme.left_handed = theme.less_motion = False


@pytest.fixture
def bench(run_app):
    return lambda *widgets: run_app(Bench(*widgets))


def heard(widget: Any, *events: str) -> list[Any]:
    """Everything `widget` reports of `events`, in order: the event's argument, or its name."""
    told: list[Any] = []
    for event in events:
        widget.fbind(event, lambda *args, event=event: told.append(args[-1] if args[1:] else event))
    return told


# Tapping


def test_a_tap_is_reported_once(bench):
    button = PrimaryButton(text="End turn")
    told = heard(button, "on_release")
    bench(button).tap("End turn")
    assert told == ["on_release"]


def test_a_refused_button_still_reports_and_looks_closed(bench):
    button = PrimaryButton(text="Build", refused=True)
    told = heard(button, "on_release")
    bench(button).tap("Build")
    assert told == ["on_release"]
    assert tuple(button.fill) == tuple(theme.sunken)


def test_a_hold_somebody_listens_to_is_not_a_tap(bench):
    button = OutlineButton(text="Road")
    told = heard(button, "on_release", "on_hold")
    bench(button).hold("Road")
    assert told == ["on_hold"]


def test_a_hold_nobody_listens_to_stays_a_tap(bench):
    button = OutlineButton(text="Road")
    told = heard(button, "on_release")
    bench(button).hold("Road")
    assert told == ["on_release"]


def test_a_busy_button_takes_no_taps_and_shows_it_late(bench):
    button = PrimaryButton(text="Replay")
    told = heard(button, "on_release")
    driver = bench(button)
    button.busy = True
    driver.tap("Replay")
    assert told == []
    assert not button.looks_busy
    driver.advance(0.4)
    assert button.looks_busy


def test_a_button_wears_the_accent_of_the_game_and_changes_with_it(bench):
    button = PrimaryButton(text="Go")
    own = PrimaryButton(text="Sail", game="navegador")
    bench(button, own)
    theme.game = "catan"
    assert tuple(button.fill) == theme.accents["catan"].fill
    assert tuple(own.fill) == theme.accents["navegador"].fill
    theme.mode = palette.DARK
    assert tuple(button.fill) == theme.accents["catan"].fill


# Choosing


@pytest.mark.parametrize("kind", [ChoiceRow, Segments])
def test_one_option_is_chosen_at_a_time(bench, kind):
    options = [Option("a", "Action"), Option("b", "Buy"), Option("c", "Clean", refused=True)]
    choice = kind(options=options, chosen="a")
    told = heard(choice, "on_choose", "on_refused")
    driver = bench(choice)
    driver.tap("Buy")
    driver.tap("Clean")
    assert told == ["b", "c"]
    assert choice.chosen == "b"
    assert [part.chosen for part in in_order(choice)] == [False, True, False]


def test_chips_catch_a_finger_beside_them(bench):
    choice = ChoiceRow(options=[Option("a", "Emi", colour="green")])
    told = heard(choice, "on_choose")
    driver = bench(choice)
    chip = choice.children[0]
    driver.tap((chip.center_x, chip.y - theme.chip_touch + 1))
    assert told == ["a"]


# Numbers


def test_number_keys_pick_and_refuse(bench):
    keys = NumberKeys(keys=[Key(n, refused=n > 4) for n in range(1, 7)], chosen=2)
    told = heard(keys, "on_pick", "on_refused")
    driver = bench(keys)
    driver.tap("3")
    driver.tap("6")
    assert told == [3, 6]
    assert keys.chosen == 3


def test_many_number_keys_scroll_sideways(bench):
    keys = NumberKeys(keys=[Key(n) for n in range(20)])
    told = heard(keys, "on_pick")
    driver = bench(keys)
    last = in_order(keys.ids.row)[-1]
    assert last.width >= theme.key
    driver.reveal(last)
    driver.tap(last)
    assert told == [19]


def test_a_stepper_stays_within_its_ends(bench):
    stepper = Stepper(value=1, most=2)
    told = heard(stepper, "on_change")
    driver = bench(stepper)
    for _ in range(3):
        driver.tap("+")
    assert told == [2]
    for _ in range(4):
        driver.tap("−")
    assert told == [2, 1, 0]


def test_a_held_stepper_counts_eight_a_second(bench):
    stepper = Stepper(value=0, large=True)
    driver = bench(stepper)
    driver.hold("+", seconds=1.45)
    assert stepper.value in (8, 9, 10)
    reached = stepper.value
    driver.advance(1)
    assert stepper.value == reached


def test_a_tap_beyond_the_ends_is_told_and_a_hold_stops_there_quietly(bench):
    stepper = Stepper(value=0, most=2)
    told = heard(stepper, "on_refused")
    driver = bench(stepper)
    driver.hold("+", seconds=2)
    assert stepper.value == 2 and told == []
    driver.tap("+")
    assert stepper.value == 2 and told == [3]


def test_a_tap_on_the_figure_of_a_stepper_is_told(bench):
    stepper = Stepper(value=7)
    told = heard(stepper, "on_value_tap")
    driver = bench(stepper)
    driver.tap(driver.find(lambda widget: isinstance(widget, StepValue))[0])
    assert len(told) == 1


def test_a_number_pad_types_clears_and_stops_at_the_most(bench):
    pad = NumberPad(value=7, most=99, signed=True)
    driver = bench(pad)
    for key in "120":
        driver.tap(key)
    assert pad.value == 12
    sign, back = (key for key in in_order(pad) if key.icon)
    driver.tap(sign)
    assert pad.value == -12
    driver.tap(back)
    assert pad.value == -1


def test_a_counter_is_tapped_to_correct_it(bench):
    counter = Counter(figure="6", text="Coins")
    told = heard(counter, "on_release")
    driver = bench(counter)
    driver.see("6")
    driver.tap("Coins")
    assert told == ["on_release"]


# Sheets


def open_sheet(driver, **properties) -> BottomSheet:
    sheet = BottomSheet(title="Anna", **properties)
    sheet.add_widget(Text(text="Six points"))
    sheet.add_button(PrimaryButton(text="Done"))
    sheet.open()
    driver.advance(0.3)
    return sheet


def test_a_sheet_slides_in_to_the_foot(bench):
    driver = bench()
    sheet = open_sheet(driver)
    driver.see("Six points")
    assert sheet.panel.y == 0
    assert sheet.shade == 1


@pytest.mark.parametrize("way", ["back", "scrim", "drag", "close"])
def test_a_sheet_closes(bench, way):
    driver = bench()
    sheet = open_sheet(driver)
    told = heard(sheet, "on_closed")
    x, top = sheet.panel.center_x, sheet.panel.top
    ways = {
        "back": driver.back,
        "scrim": lambda: driver.tap((x, top + dp(100))),
        "drag": lambda: driver.swipe((x, top - dp(10)), (x, top - dp(130))),
        "close": sheet.close,
    }
    ways[way]()
    driver.advance(0.3)
    assert told == ["on_closed"]
    assert not driver.sees("Six points")
    assert driver.back() is False  # nothing listens any more


def test_a_short_drag_lets_the_sheet_spring_back(bench):
    driver = bench()
    sheet = open_sheet(driver)
    x, top = sheet.panel.center_x, sheet.panel.top
    driver.swipe((x, top - dp(10)), (x, top - dp(40)))
    driver.advance(0.3)
    assert sheet.is_open
    assert sheet.panel.y == 0


def test_back_closes_the_topmost_sheet_only(bench):
    driver = bench()
    below, above = open_sheet(driver), open_sheet(driver)
    assert driver.back()
    assert (below.is_open, above.is_open) == (True, False)


def test_a_sheet_is_never_higher_than_85_percent(bench):
    driver = bench()
    sheet = BottomSheet(title="Many")
    for n in range(80):
        sheet.add_widget(Text(text=f"Line {n}"))
    sheet.open()
    driver.advance(0.3)
    assert sheet.panel.height == pytest.approx(0.85 * driver.window.height, abs=1)
    driver.see("Line 0")


@pytest.mark.parametrize(("screen", "sheet"), [(412, 412), (839, 839), (840, 560), (1280, 560)])
def test_a_sheet_on_a_wide_screen_is_no_wider_than_560(screen, sheet):
    width = BottomSheet().panel_width(dp(screen), theme.wide_screen, theme.sheet_widest)
    assert width == dp(sheet)


def test_a_refusal_leaves_the_board_in_reach(bench):
    board = PrimaryButton(text="The board")
    told = heard(board, "on_release")
    driver = bench(board)
    refusal = RefusalSheet(
        sentence="Too close.",
        figures=[FigureBox("Here", "1", "path", lacking=True), FigureBox("Needed", "2", "paths")],
        remedy="Another place is lit.",
    )
    refusal.add_button(PrimaryButton(text="Choose again"))
    refusal.open(driver.app.root)
    driver.advance(0.3)
    for text in ("Too close.", "1", "2", "paths", "Another place is lit.", "Choose again"):
        driver.see(text)
    driver.tap("The board")
    assert told == ["on_release"]
    assert refusal.is_open


@pytest.mark.parametrize(("button", "event"), [("Delete", "on_yes"), ("Keep", "on_no")])
def test_a_question_is_answered_once_and_goes(bench, button, event):
    driver = bench()
    sheet = ConfirmSheet(
        title="Delete?", text="It is gone then.", yes_text="Delete", no_text="Keep"
    )
    told = heard(sheet, "on_yes", "on_no")
    sheet.open()
    driver.advance(0.3)
    driver.tap(button)
    driver.advance(0.3)
    assert told == [event]
    assert not driver.sees("It is gone then.")


def test_a_number_is_typed_in_a_sheet(bench):
    driver = bench()
    sheet = NumberSheet(title="Cards", value=3, done_text="Set")
    told = heard(sheet, "on_done")
    sheet.open()
    driver.advance(0.3)
    driver.tap("5")
    driver.tap("Set")
    assert told == [5]


def test_less_motion_moves_at_once(bench):
    driver = bench()
    theme.less_motion = True
    sheet = BottomSheet(title="Anna")
    sheet.open()
    assert sheet.sunk == 0
    sheet.close()
    driver.step()
    assert not driver.sees("Anna")


# Snackbar


def test_the_newest_line_replaces_the_one_before_and_goes_after_5_seconds(bench):
    host = SnackbarHost()
    driver = bench(host)
    host.show("Ben takes 6 fish", "Undo")
    host.show("Ben takes 2 wood", "Undo")
    driver.see("Ben takes 2 wood")
    assert not driver.sees("Ben takes 6 fish")
    driver.advance(5.1)
    assert not driver.sees("Ben takes 2 wood")


def test_the_word_of_a_snackbar_acts_once(bench):
    told: list[str] = []
    host = SnackbarHost()
    driver = bench(host)
    host.show("Ben takes 6 fish", "Undo", lambda: told.append("undone"))
    driver.advance(0.2)
    driver.tap("Undo")
    assert told == ["undone"]
    assert not driver.sees("Ben takes 6 fish")


# Bars and header

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


# Players


def cells(count: int, turn: int = 0) -> list[PlayerCell]:
    notes = (Amount("5", icon="cards"), Amount("1", icon="chess-knight"))
    return [
        PlayerCell(f"Player {seat}", colour, str(seat), notes=notes, has_turn=seat == turn)
        for seat, colour in enumerate(list(palette.IDENTITIES)[:count])
    ]


def test_a_tap_on_the_strip_names_the_seat(bench):
    strip = PlayerStrip(cells=cells(3))
    told = heard(strip, "on_tap")
    driver = bench(strip)
    for plate in reversed(in_order(strip)):
        driver.tap(plate)
    assert told == [2, 1, 0]


def test_only_the_player_on_turn_is_sunken_and_widgets_are_kept(bench):
    strip = PlayerStrip(cells=cells(3))
    driver = bench(strip)
    plates = in_order(strip)
    strip.cells = cells(3, turn=2)
    driver.step(2)
    assert in_order(strip) == plates
    sunken = [tuple(plate.fill) == tuple(theme.sunken) for plate in plates]
    assert sunken == [False, False, True]


def test_six_cells_fit_and_drop_the_second_note(bench):
    strip = PlayerStrip(cells=cells(6))
    bench(strip)
    plate = in_order(strip)[-1]
    assert plate.right <= strip.right + 1
    assert len(plate.fitting_notes(plate.notes, plate.width, theme.type)) < len(plate.notes)


# Lists and tables


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


# Text


def test_a_field_takes_only_so_many_letters(bench):
    field = TextField(label="Name", max_length=4)
    driver = bench(field)
    driver.type(field.entry, "小明和小華")
    assert field.text == "小明和小"


def test_a_search_is_cleared_with_one_tap(bench):
    field = SearchField(hint="Rule", clear_text="Clear")
    driver = bench(field)
    driver.type(field.entry, "road")
    assert field.text == "road"
    driver.tap("Clear")
    assert field.text == ""


def test_a_name_shrinks_and_is_then_cut_with_a_dot(bench):
    line = OneLine(content="Construction Firm of the Harbour", size_hint_x=None, width=120)
    bench(line)
    assert line.text.endswith(".")
    assert line.texture_size[0] <= 120
    line.content = "Ben"
    assert line.text == "Ben"


def test_a_title_shrinks_as_far_as_it_must_and_is_not_cut_before(bench):
    for width in range(170, 260, 5):
        line = OneLine(content="Score a finished game", role="title", size_hint_x=None, width=width)
        assert line.text == line.content, width


def test_a_name_that_is_hardly_too_long_shrinks_and_is_not_cut(bench):
    line = OneLine(content="Navegador", role="row", strong=True, size_hint_x=None)
    driver = bench(line)
    line.width = line.natural - 1
    driver.step(2)
    assert line.text == "Navegador"
    assert line.texture_size[0] <= line.width


def test_chinese_lines_are_filled_and_a_long_text_ends_in_dots(bench):
    text = MarkedText(text="每人拿 7 張銅錢和 3 張莊園，洗勻當作自己的牌庫，抽 5 張。")
    driver = bench(text)
    text.size_hint_x, text.width = None, theme.type["body"].size * 8
    driver.step(2)
    assert text.lines()[:2] == ["每人拿 7 張銅錢", "和 3 張莊園，洗"]
    text.most_lines = 2
    assert text.lines() == ["每人拿 7 張銅錢", "和 3 張莊園，洗..."]


def test_a_sign_shows_the_first_thing_it_is_given():
    sign = Sign()
    assert sign.width == 0
    sign.icon = "cards"
    sign.colour = "red"
    assert sign.width == sign.side
    assert [type(part).__name__ for part in sign.children] == ["PlayerShape"]


@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_texts_follow_the_text_scale_and_the_mode(bench, scale):
    text = Text(text="Six points", role="body")
    driver = bench(text)
    theme.text_scale, theme.mode = scale, palette.DARK
    driver.step(2)
    assert text.font_size == pytest.approx(dp(16) * theme.effective_scale())
    assert tuple(text.color) == tuple(theme.ink)
