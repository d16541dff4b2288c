"""Finished games for other programs: BG Stats and spreadsheets."""

import csv
import json
from dataclasses import replace
from io import StringIO
from urllib.parse import parse_qs, urlsplit

import pytest

from companion.records import bg_stats
from companion.records.bg_stats import Play
from companion.records.table_file import BYTE_ORDER_MARK, HEAD, table_file
from companion.referee import registry
from tests.records.games import game

EVENING = replace(game("catan", 3, 85, Anna=10, 小明=7), place="Café & Co", note='long, but "good"')


@pytest.mark.parametrize("base", [bg_stats.APP, bg_stats.WEB])
def test_the_link_carries_the_whole_game(base: str) -> None:
    link = bg_stats.link(Play(EVENING, "Catan", first=1), base)
    assert link.startswith(base)
    (data,) = parse_qs(urlsplit(link).query)["data"]
    told = json.loads(data)
    assert told["sourceName"] == "Tableside"
    assert told["sourcePlayId"] == "catan-3"
    assert told["durationMin"] == 85
    assert (told["location"], told["comments"]) == ("Café & Co", 'long, but "good"')
    assert told["game"]["bggId"] == 13
    assert [
        (one["name"], one["score"], one["rank"], one["winner"], one["startPlayer"])
        for one in told["players"]
    ] == [("Anna", 10, 1, True, False), ("小明", 7, 2, False, True)]


def test_the_day_is_written_as_bg_stats_reads_it() -> None:
    when = bg_stats.payload(Play(EVENING, "Catan"))["playDate"]
    assert when == EVENING.finished.astimezone().strftime("%Y-%m-%d %H:%M:%S")


def test_a_counted_game_has_no_length() -> None:
    counted = replace(EVENING, minutes=None)
    assert "durationMin" not in bg_stats.payload(Play(counted, "Catan"))


def test_a_game_nobody_knows_the_end_of_has_no_scores() -> None:
    damaged = replace(EVENING, ranks=(), totals=())
    for player in bg_stats.payload(Play(damaged, "Catan"))["players"]:
        assert not {"rank", "score", "winner"} & player.keys()


def test_every_game_is_known_to_boardgamegeek() -> None:
    assert bg_stats.IDS.keys() >= {entry.id for entry in registry.ENTRIES}


def lines(text: str) -> list[dict[str, str]]:
    assert text.startswith(BYTE_ORDER_MARK)
    return list(csv.DictReader(StringIO(text.removeprefix(BYTE_ORDER_MARK))))


def test_the_table_has_a_line_for_each_player() -> None:
    first, second = lines(table_file([EVENING]))
    assert (first["player"], first["points"], first["rank"], first["winner"]) == (
        "Anna",
        "10",
        "1",
        "1",
    )
    assert (second["player"], second["winner"]) == ("小明", "0")
    assert first["note"] == 'long, but "good"'


def test_an_empty_history_is_a_head_alone() -> None:
    assert table_file([]) == BYTE_ORDER_MARK + ",".join(HEAD) + "\r\n"


@pytest.mark.parametrize("name", ["=1+1", "+x", "-x", "@x"])
def test_no_name_is_run_as_a_formula(name: str) -> None:
    (line,) = lines(table_file([game("catan", **{name: 10})]))
    assert line["player"] == f"'{name}"
