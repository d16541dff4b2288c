"""The pages of the gallery: every widget with sample texts, three columns a page."""

from collections.abc import Callable, Iterator
from typing import Any

from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from companion.ui.theme import theme
from companion.ui.widgets import (
    bar_chart,
    bars,
    buttons,
    cards,
    chips,
    fields,
    log_list,
    numbers,
    players,
    reality_check,
    refusal,
    score_table,
    sheet,
    snackbar,
    toggles,
)
from companion.ui.widgets.signs import Amount

LANGUAGES = ("en", "zh")


class Speaker:
    """Says the samples in one language at a time."""

    language = LANGUAGES[0]

    def __call__(self, english: str, chinese: str) -> str:
        return english if self.language == LANGUAGES[0] else chinese


say = Speaker()


def name(colour: str) -> str:
    names = {
        "red": ("Anna", "佳穎"),
        "blue": ("Ben", "冠宇"),
        "white": ("Cleo", "怡君"),
        "amber": ("Dan", "志明"),
        "green": ("Emi", "雅婷"),
        "black": ("Finn", "俊傑"),
    }
    return say(*names[colour])


def column(*widgets: Widget) -> BoxLayout:
    """`widgets` one below the other, from the top."""
    box = BoxLayout(
        orientation="vertical",
        padding=theme.margin,
        spacing=theme.s12,
        pos_hint={"x": 0, "y": 0},
    )
    for widget in widgets:
        box.add_widget(widget)
    box.add_widget(Widget())
    return box


def row(*widgets: Widget) -> BoxLayout:
    box = BoxLayout(size_hint_y=None, spacing=theme.tap_gap)
    box.bind(minimum_height=box.setter("height"))
    for widget in widgets:
        box.add_widget(widget)
    return box


def title(english: str, chinese: str) -> Widget:
    return cards.SectionTitle(text=say(english, chinese))


def parts() -> Iterator[Widget]:
    """Buttons, choices, numbers, cards."""
    rest, pressed, refused = say("Rest", "一般"), say("Pressed", "按下"), say("Refused", "不可行")
    chosen = say("Chosen", "已選")
    yield column(
        title("Buttons", "按鈕"),
        row(
            buttons.PrimaryButton(text=rest, tall="small"),
            buttons.PrimaryButton(text=pressed, tall="small", state="down"),
            buttons.PrimaryButton(text=refused, tall="small", refused=True),
        ),
        row(
            buttons.OutlineButton(text=rest, tall="small"),
            buttons.OutlineButton(text=pressed, tall="small", state="down"),
            buttons.OutlineButton(text=chosen, tall="small", chosen=True),
        ),
        row(
            buttons.TonalButton(text=say("Change", "更改"), icon="pencil-outline"),
            buttons.PrimaryButton(text=say("Buy", "購買"), note=say("1 left", "還剩 1")),
        ),
        title("Chips", "選項籤"),
        chips.ChoiceRow(
            options=[
                chips.Option("a", chosen),
                chips.Option("b", say("Choice", "選項")),
                chips.Option("c", refused, refused=True),
                chips.Option("d", name("green"), colour="green"),
                chips.Option("e", name("black"), colour="black"),
            ],
            chosen="a",
        ),
        chips.Segments(
            options=[
                chips.Option("action", say("Action", "行動"), icon="check"),
                chips.Option("buy", say("Buy", "購買")),
                chips.Option("clean", say("Clean-up", "整理")),
            ],
            chosen="buy",
        ),
        title("Offers", "供給卡"),
        row(
            cards.OfferCard(text=say("lit", "可取"), figure="3", good="franc"),
            cards.OfferCard(text=say("pressed", "按下"), figure="6", good="fish", state="down"),
            cards.OfferCard(text=say("empty", "空"), figure="0", good="wood", refused=True),
            cards.OfferCard(
                text=say("Road", "道路"),
                icon="road-variant",
                cost=[Amount("1", good="catan.brick"), Amount("1", good="catan.lumber")],
            ),
        ),
        title("Stepper", "增減鈕"),
        numbers.Stepper(value=6, large=True),
        row(
            numbers.Stepper(value=2),
            numbers.Stepper(value=0),
        ),
        numbers.NumberKeys(
            keys=[numbers.Key(value, refused=value > 5) for value in range(1, 7)], chosen=2
        ),
    )
    picker = GridLayout(cols=2, spacing=theme.tap_gap, size_hint_y=None)
    picker.bind(minimum_height=picker.setter("height"))
    for card in (
        cards.PickerCard(number="14", text=say("Brickworks", "製磚廠"), chosen=True),
        cards.PickerCard(number="15", text=say("Local Court", "地方法院")),
        cards.PickerCard(number="16", text=say("Construction Firm", "營造公司")),
        cards.PickerCard(
            number="17", text=say("Wharf", "造船廠"), trailing=say("placed", "已放"), refused=True
        ),
    ):
        picker.add_widget(card)
    host = snackbar.SnackbarHost(size_hint_y=None, height=theme.snackbar + theme.s8)
    host.show(say("Ben takes 6 fish", "冠宇取走 6 條魚"), say("Undo", "復原"), lambda: None)
    yield column(
        title("Number pad", "數字鍵盤"),
        numbers.NumberPad(),
        title("Picker", "挑選清單"),
        picker,
        title("Snackbar", "提示列"),
        host,
        title("Progress", "進度"),
        cards.ProgressLine(share=0.62, text=say("Replaying 310 of 500", "重播 310／500")),
        title("Fields", "輸入欄"),
        fields.SearchField(hint=say("Rule, card or building", "規則、卡片或建築")),
        fields.TextField(
            label=say("Name", "名字"),
            text="Mei-Ling",
            error=say("Somebody is called that already.", "已經有人叫這個名字。"),
        ),
        row(
            numbers.Counter(figure="1", text=say("Actions", "行動")),
            numbers.Counter(figure="6", text=say("Coins", "金錢"), chosen=True),
        ),
    )
    empty = cards.Card()
    empty.add_widget(
        cards.EmptyState(
            icon="cards-playing-outline",
            title=say("No match on the table", "目前沒有對局"),
            text=say(
                "Start one, or score a game you have just finished.",
                "開一局，或替剛玩完的遊戲計分。",
            ),
            action_text=say("New match", "新對局"),
        )
    )
    yield column(
        title("Reality check", "回合核對"),
        reality_check.RealityCheck(
            question=say("Does the table agree?", "和桌上一樣嗎？"),
            correct_text=say("Correct it", "更正"),
            agree_text=say("All right", "都對"),
            rows=[
                reality_check.CheckRow(
                    name("red"), (Amount("3", "fish"), Amount("12", "franc")), "red"
                ),
                reality_check.CheckRow(
                    name("blue"), (Amount("7", "smoked_fish"), Amount("7", "franc")), "blue"
                ),
                reality_check.CheckRow(
                    say("Wood offer", "木材供給"), (Amount("7", "wood"),), icon="bank"
                ),
            ],
        ),
        title("Empty", "空狀態"),
        empty,
        title("Error", "錯誤"),
        cards.ErrorBox(
            title=say("This file is not a match", "這個檔案不是對局"),
            text=say("Nothing was changed.", "沒有任何變更。"),
        ),
        cards.RowCard(
            text=say("Le Havre", "港都情濃"),
            subtitle=say("Round 10 of 20, Ben's turn", "第 10／20 輪，輪到冠宇"),
            icon="anchor",
            game="le_havre",
            tile=True,
            trailing=say("Sunday", "星期日"),
            trailing_colours=["red", "blue", "white", "amber", "green"],
            divided=True,
        ),
        toggles.ToggleRow(
            text=say("Left-handed", "左手模式"),
            subtitle=say("Mirrors the bar", "工具列左右對調"),
            active=True,
        ),
        toggles.OptionRow(text=say("Language", "語言"), value=say("English", "繁體中文")),
    )


def screen(*widgets: Widget) -> FloatLayout:
    """A column without margins, and room above it for a sheet."""
    layer = FloatLayout()
    box = column(*widgets)
    box.padding, box.spacing, box.size_hint = 0, 0, (1, 1)
    layer.add_widget(box)
    return layer


def header(colour: str) -> Widget:
    return players.TurnHeader(
        colour=colour,
        name=name(colour) if colour else say("Feeding", "供食"),
        phase=say("Trade and build", "交易與建設"),
        fact=say("rolled 8", "擲出 8"),
        second=say("Turn 23", "第 23 回合"),
    )


def strip(count: int, on_turn: int) -> Widget:
    colours = ("red", "blue", "white", "amber", "green", "black")[:count]
    return players.PlayerStrip(
        cells=[
            players.PlayerCell(
                name(colour),
                colour,
                str(6 - seat),
                notes=(Amount("5", icon="cards"), Amount("1", icon="chess-knight")),
                badges=("road-variant",) if seat == 0 else (),
                has_turn=seat == on_turn,
            )
            for seat, colour in enumerate(colours)
        ]
    )


def tools(**primary: Any) -> Widget:
    return bars.ToolBar(
        tools=[
            bars.BarAction("undo", "undo", say("Undo", "復原")),
            bars.BarAction("log", "format-list-bulleted", say("Log", "紀錄")),
            bars.BarAction("rules", "book-open-page-variant", say("Rules", "規則"), refused=True),
        ],
        **primary,
    )


def nav() -> Widget:
    return bars.NavBar(
        entries=[
            bars.BarAction("matches", "cards-playing-outline", say("Matches", "對局")),
            bars.BarAction("history", "chart-line", say("History", "歷史")),
            bars.BarAction("rules", "book-open-page-variant", say("Rulebook", "規則書")),
            bars.BarAction("settings", "cog-outline", say("Settings", "設定")),
        ],
        current="matches",
    )


def play() -> Iterator[Widget]:
    """Headers, strips, bars, and the sheets over them."""
    left = screen(
        *(header(colour) for colour in ("red", "blue", "white", "amber", "green", "black", "")),
        strip(4, 0),
        strip(6, 4),
        tools(text=say("End turn", "結束回合")),
        tools(text=say("Wait for Dan", "等待志明"), refused=True),
        nav(),
    )
    yield left
    middle = screen(header("red"), strip(4, 0))
    why = refusal.RefusalSheet(
        sentence=say(
            "Too close: Anna's own city is one path away.",
            "太近了：佳穎自己的城市就在 1 條路徑外。",
        ),
        figures=[
            refusal.FigureBox(say("Here", "這裡"), "1", say("path", "條路徑"), lacking=True),
            refusal.FigureBox(say("Needed at least", "至少需要"), "2", say("paths", "條路徑")),
        ],
        remedy=say(
            "Anna can settle at 1 other place. It is lit on the island.",
            "佳穎還有 1 個地方可以建村落，已標亮。",
        ),
    )
    why.add_button(
        buttons.OutlineButton(text=say("Read the rule", "看規則"), icon="book-open-page-variant")
    )
    why.add_button(buttons.PrimaryButton(text=say("Choose again", "重新選擇")))
    why.open(middle)
    yield middle
    right = screen(header("red"), strip(4, 0))
    number = sheet.NumberSheet(
        title=say("Cards in hand", "手牌張數"),
        icon="close",
        value=12,
        done_text=say("Set to 12", "改為 12"),
    )
    number.open(right)
    yield right


def tables() -> Iterator[Widget]:
    """Log, final score, wizard."""
    layer = screen(header("red"), strip(4, 0))
    log = sheet.BottomSheet(
        title=say("Log", "紀錄"),
        subtitle=say("Tap a line to go back to it, hold to change it", "點一行回到那裡，長按更改"),
        icon="close",
        flush=True,
        even_buttons=True,
    )
    lines = log_list.LogList(rows=log_rows(), size_hint_y=None)
    log.bind(room=lines.setter("height"))
    log.add_widget(lines)
    log.add_button(buttons.OutlineButton(text=say("Undo", "復原"), icon="undo"))
    log.add_button(buttons.PrimaryButton(text=say("Redo 1 of 2", "重做 1／2"), icon="redo"))
    log.open(layer)
    yield layer
    bar_card = cards.Card()
    bar_card.add_widget(score_bars())
    yield column(
        bars.StepBar(
            names=[
                say("Game", "遊戲"),
                say("Players", "玩家"),
                say("Rules", "規則"),
                say("Set-up", "準備"),
            ],
            current=1,
        ),
        bar_card,
        score_sheet(5),
    )
    yield column(
        bars.TopBar(
            title=say("Final score", "最終得分"),
            back_text=say("Back", "返回"),
            actions=[
                bars.BarAction("share", "share-variant", say("Share", "分享")),
                bars.BarAction("menu", "dots-vertical", say("More", "更多")),
            ],
        ),
        score_sheet(6),
    )


def log_rows() -> list[Any]:
    head, line = log_list.LogHead, log_list.LogLine
    return [
        line(0, say("Check after round 5: all right", "第 5 輪後核對：都對"),
             icon="clipboard-check-outline", kind="check"),
        head(name("amber"), say("Turn 22", "第 22 回合"), "amber"),
        line(1, say("Dan rolls 5", "志明擲出 5"),
             say("Anna +2 brick, Ben +2 ore", "佳穎 +2 磚，冠宇 +2 鐵"), "dice-multiple"),
        line(2, say("Dan trades 3 grain for 1 ore, harbour 3:1", "志明用 3 麥換 1 鐵，港口 3:1"),
             icon="ferry"),
        line(3, say("Dan ends the turn", "志明結束回合"), icon="check"),
        head(name("red"), say("Turn 23", "第 23 回合"), "red"),
        line(4, say("Table corrected: Cleo holds 4 cards", "更正牌桌：怡君有 4 張手牌"),
             say("the app had counted 5", "App 原本記 5 張"), "wrench", "correction"),
        log_list.LogMarker(say("The table stands here", "牌桌在這裡")),
        line(5, say("Anna buys a development card", "佳穎買 1 張發展卡"), icon="cards-outline",
             undone=say("undone", "已復原")),
    ]  # fmt: skip


PARTS = (
    (("Buildings", "建築"), (88, 96, 74, 58, 62, 40)),
    (("Ships", "船隻"), (54, 10, 34, 40, 26, 10)),
    (("Bonuses", "加分"), (12, 16, 9, 8, 0, 2)),
    (("Cash", "現金"), (27, 38, 21, 12, 19, 8)),
    (("Loans", "貸款"), (0, 0, 0, -14, -7, 0)),
)
ORDER = ("white", "blue", "red", "green", "amber", "black")


def score_bars() -> Widget:
    totals = [sum(values[i] for _, values in PARTS) for i in range(5)]
    return bar_chart.StackedBars(
        legend=[say(*label) for label, _ in PARTS[:4]],
        bars=[
            bar_chart.Bar(
                name(ORDER[i]),
                ORDER[i],
                tuple(values[i] for _, values in PARTS[:4]),
                str(totals[i]),
                leading=i == 0,
            )
            for i in range(5)
        ],
    )


def score_sheet(count: int) -> Widget:
    rows = [score_table.ScoreRow(say(*label), values[:count]) for label, values in PARTS]
    bank = say("Bank: 2 industrial×3, 3 economic×2", "銀行：工業建築 2×3、經濟建築 3×2")
    rows[2] = score_table.ScoreRow(
        rows[2].label, rows[2].values, (score_table.Reason(bank, 12, "white"),)
    )
    totals = tuple(sum(values[i] for _, values in PARTS) for i in range(count))
    rows.append(score_table.ScoreRow(say("Fortune", "財富"), totals))
    table = score_table.ScoreTable(
        title=say("Le Havre", "港都情濃"), colours=ORDER[:count], rows=rows
    )
    table.children[3].toggle()
    return table


# page: its columns, and the game whose accent it wears
PAGES: dict[str, tuple[Callable[[], Iterator[Widget]], str]] = {
    "parts": (parts, "le_havre"),
    "play": (play, "catan"),
    "tables": (tables, "le_havre"),
}
