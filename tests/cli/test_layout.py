"""Columns stay columns, whatever stands in them."""

from companion.cli.layout import columns, width


def test_a_chinese_character_is_two_places_wide() -> None:
    assert width("小明 7") == 6


def test_texts_stand_left_and_numbers_right() -> None:
    assert columns([("", "Anna", "小明"), ("總分", "12", "9")], numbers=True) == (
        "      Anna  小明\n總分    12     9"
    )


def test_no_row_ends_in_blanks() -> None:
    assert columns([("a", "long"), ("b", "")]) == "a  long\nb"
