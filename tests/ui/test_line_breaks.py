"""Lines are as full as they can be, and break where a reader expects it."""

import pytest

from companion.ui.line_breaks import break_lines


def width(text: str) -> float:
    """As in the app's font, roughly: a Chinese sign is twice as wide as a letter."""
    return sum(1 if sign.isascii() else 2 for sign in text)


def broken(text: str, room: float) -> list[str]:
    return [text[start:end] for start, end in break_lines(text, room, width)]


@pytest.mark.parametrize(
    ("text", "room", "lines"),
    [
        ("", 10, [""]),
        ("one two three", 7, ["one two", "three"]),
        ("one two three", 99, ["one two three"]),
        ("one\n\ntwo", 99, ["one", "", "two"]),
        ("one\ntwo\n", 99, ["one", "two"]),
        ("每人拿 7 張銅錢和 3 張莊園", 14, ["每人拿 7 張銅", "錢和 3 張莊園"]),
        ("用 Village 打", 4, ["用", "Village", "打"]),
        ("共 17 個", 5, ["共 17", "個"]),
    ],
)
def test_lines_are_full(text: str, room: float, lines: list[str]) -> None:
    assert broken(text, room) == lines


@pytest.mark.parametrize(
    ("text", "room", "lines"),
    [
        ("洗勻，抽牌", 4, ["洗", "勻，", "抽牌"]),
        ("叫做「村莊」的牌", 6, ["叫做", "「村", "莊」的", "牌"]),
        ("（十種）", 4, ["（十", "種）"]),
    ],
)
def test_signs_stay_with_what_they_belong_to(text: str, room: float, lines: list[str]) -> None:
    assert broken(text, room) == lines


def test_a_word_that_is_too_long_stays_in_one_piece() -> None:
    assert broken("a incomprehensibilities b", 6) == ["a", "incomprehensibilities", "b"]
