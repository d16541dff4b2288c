"""A blank stands between Chinese and Latin writing, whoever brings which."""

import pytest

from companion.words.filling import fill


@pytest.mark.parametrize(
    ("text", "facts", "said"),
    [
        ("輪到%(who)s。", {"who": "Anna"}, "輪到 Anna。"),
        ("輪到%(who)s。", {"who": "小明"}, "輪到小明。"),
        ("%(who)s的回合", {"who": "Anna"}, "Anna 的回合"),
        ("有 %(n)s 張", {"n": "3"}, "有 3 張"),
        ("%(who)s得%(n)s分", {"who": "小明", "n": "−3"}, "小明得 −3 分"),
        ("%(first)s%(second)s", {"first": "Anna", "second": "小明"}, "Anna 小明"),
        ("%(who)s's turn", {"who": "小明"}, "小明's turn"),
        ("輪到%(who)s。", {"who": "小明A"}, "輪到小明A。"),
    ],
)
def test_facts_get_the_room_they_need(text: str, facts: dict[str, str], said: str) -> None:
    assert fill(text, facts) == said


def test_a_fact_that_was_not_given() -> None:
    with pytest.raises(KeyError, match="who"):
        fill("%(who)s", {})
