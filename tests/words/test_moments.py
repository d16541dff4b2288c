"""A day is called what people call it, in both languages."""

from datetime import UTC, datetime, timedelta, timezone

import pytest

from companion.words import Words
from companion.words.moments import ago, day, month

TAIPEI = timezone(timedelta(hours=8))
NOW = datetime(2026, 11, 18, 20, 41, tzinfo=TAIPEI)  # a Wednesday


@pytest.fixture(autouse=True)
def every_text_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


@pytest.mark.parametrize(
    ("days", "english", "chinese"),
    [
        (0, "today", "今天"),
        (1, "yesterday", "昨天"),
        (2, "Monday", "星期一"),
        (3, "Sunday", "星期日"),
        (6, "Thursday", "星期四"),
        (7, "11 Nov", "11 月 11 日"),
        (15, "3 Nov", "11 月 3 日"),
        (380, "3 Nov 2025", "2025 年 11 月 3 日"),
        (-2, "20 Nov", "11 月 20 日"),  # the clock was set back
    ],
)
def test_a_day_has_its_shortest_clear_name(days: int, english: str, chinese: str) -> None:
    moment = NOW - timedelta(days=days)
    assert day(Words("en"), moment, NOW) == english
    assert day(Words("zh_Hant"), moment, NOW) == chinese


def test_a_day_begins_at_the_readers_midnight() -> None:
    late_yesterday = datetime(2026, 11, 17, 15, 59, tzinfo=UTC)
    just_after_midnight = datetime(2026, 11, 17, 16, 1, tzinfo=UTC)
    assert day(Words("en"), late_yesterday, NOW) == "yesterday"
    assert day(Words("en"), just_after_midnight, NOW) == "today"


@pytest.mark.parametrize(
    ("minutes", "english", "chinese"),
    [
        (0, "just now", "剛剛"),
        (1, "1 min ago", "1 分鐘前"),
        (12, "12 min ago", "12 分鐘前"),
        (59, "59 min ago", "59 分鐘前"),
        (60, "today", "今天"),
        (24 * 60, "yesterday", "昨天"),
        (-5, "today", "今天"),
    ],
)
def test_within_the_hour_minutes_are_counted(minutes: int, english: str, chinese: str) -> None:
    moment = NOW - timedelta(minutes=minutes)
    assert ago(Words("en"), moment, NOW) == english
    assert ago(Words("zh_Hant"), moment, NOW) == chinese


@pytest.mark.parametrize(
    ("moment", "english", "chinese"),
    [
        (datetime(2026, 3, 1, tzinfo=TAIPEI), "March", "3 月"),
        (datetime(2025, 12, 31, 16, 1, tzinfo=UTC), "January", "1 月"),
        (datetime(2025, 11, 3, tzinfo=TAIPEI), "November 2025", "2025 年 11 月"),
    ],
)
def test_a_month_names_its_year_when_it_is_another(
    moment: datetime, english: str, chinese: str
) -> None:
    assert month(Words("en"), moment, NOW) == english
    assert month(Words("zh_Hant"), moment, NOW) == chinese


@pytest.mark.parametrize("language", Words.languages)
def test_every_month_and_weekday_has_a_name(language: str) -> None:
    words = Words(language)
    year = [datetime(2025, 1, 1, tzinfo=TAIPEI) + timedelta(days=days) for days in range(365)]
    assert len({month(words, moment, NOW) for moment in year}) == 12
    assert len({day(words, moment, NOW) for moment in year}) == 365
    assert len({day(words, NOW - timedelta(days=days), NOW) for days in range(7)}) == 7
