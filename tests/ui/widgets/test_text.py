"""Text: fields, names that shrink, lines that break."""

import pytest
from kivy.metrics import dp

from companion.ui import palette
from companion.ui.theme import theme
from companion.ui.widgets.fields import SearchField, TextField
from companion.ui.widgets.marked import MarkedText
from companion.ui.widgets.signs import Sign
from companion.ui.widgets.text import OneLine, Text


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


def test_a_large_text_shrinks_as_far_as_any_before_a_name_is_cut(bench):
    line = OneLine(content="Settlement", role="label", size_hint_x=None)
    driver = bench(line)
    line.width = line.natural
    theme.text_scale = 1.3
    driver.step(2)
    assert line.text == "Settlement"


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
