"""Each command on the counting game."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.cli import games
from companion.referee import registry
from companion.rulebook import search

from .conftest import Ask

MatchFile = Callable[..., Path]


def test_new_prints_a_match_that_replays(ask: Ask) -> None:
    new = ask("new", "counting", "--players", "Anna", "小明", "--seed", 7)
    assert new.code == 0
    assert ask("replay", "-", given=new.out.encode()).code == 0


def test_the_same_seed_gives_the_same_match(ask: Ask) -> None:
    command = ("new", "counting", "--players", "Anna", "Ben", "Cleo", "--seed", 3)
    assert ask(*command).out == ask(*command).out


def test_replay_tells_each_action_the_state_and_the_score(match_file: MatchFile, ask: Ask) -> None:
    answer = ask("replay", match_file(3, 2, 1), "--json")
    told = json.loads(answer.out)
    assert answer.code == 0
    assert [(action["line"], action["accepted"]) for action in told["actions"]] == [
        (1, True),
        (2, True),
        (3, True),
    ]
    assert told["actions"][0]["happenings"] == [
        {"what": "counting.added", "name": "Anna", "total": 3}
    ]
    assert told["state"]["total"] == 6
    assert told["score"]["totals"] == [4, 2]


def refused_in_the_middle(file: Path) -> Path:
    document = json.loads(file.read_text(encoding="utf-8"))
    document["actions"] = [
        {"do": "add", "number": 2},
        {"do": "add", "number": 9},
        {"do": "add", "number": 1},
    ]
    file.write_text(json.dumps(document), encoding="utf-8")
    return file


def test_a_refused_action_is_reported_and_skipped(match_file: MatchFile, ask: Ask) -> None:
    answer = ask("replay", refused_in_the_middle(match_file()), "--json")
    told = json.loads(answer.out)
    assert answer.code == 3
    assert told["actions"][1] == {
        "line": 2,
        "accepted": False,
        "article": "counting.step",
        "facts": {"number": 9, "most": 3},
        "sentence": "refusal.counting.step",
    }
    assert told["actions"][2]["accepted"]
    assert told["state"]["total"] == 3


def test_strict_stops_at_the_refused_action(match_file: MatchFile, ask: Ask) -> None:
    answer = ask("replay", refused_in_the_middle(match_file()), "--json", "--strict")
    told = json.loads(answer.out)
    assert answer.code == 3
    assert len(told["actions"]) == 2
    assert told["state"]["total"] == 2


def test_a_refusal_in_text_names_article_and_facts(match_file: MatchFile, ask: Ask) -> None:
    answer = ask("replay", refused_in_the_middle(match_file()))
    assert (answer.code, answer.err) == (3, "")
    assert "counting.step" in answer.out
    assert '"most": 3' in answer.out


def recorded_otherwise(file: Path) -> Path:
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('"total": 5', '"total": 6'), encoding="utf-8")
    return file


def test_other_consequences_than_recorded_are_told(match_file: MatchFile, ask: Ask) -> None:
    file = recorded_otherwise(match_file(3, 2))
    told = json.loads(ask("replay", file, "--json").out)
    assert "differs" not in told["actions"][0]
    assert told["actions"][1]["differs"] is True
    answer = ask("replay", file)
    assert (answer.code, answer.err) == (0, "")
    assert "something else followed" in answer.out


def test_offers_tell_what_may_be_done(match_file: MatchFile, ask: Ask) -> None:
    answer = ask("offers", match_file(3, 3, goal=7), "--json")
    assert answer.code == 0
    assert json.loads(answer.out)["offers"] == [
        {"do": "add", "choices": {"number": {"least": 1, "most": 1}}},
        {"do": "table_agrees", "choices": {}},
    ]
    assert "  number: " in ask("offers", match_file(3, 3, goal=7)).out


def test_offers_after_a_refused_action_say_so(match_file: MatchFile, ask: Ask) -> None:
    answer = ask("offers", refused_in_the_middle(match_file()))
    assert answer.code == 3
    assert "Line 2" in answer.err


def test_score_of_a_finished_table(ask: Ask) -> None:
    answer = ask("score", "counting", "-", "--json", given=b'{"added": [12, 9]}')
    assert answer.code == 0
    assert json.loads(answer.out)["ranks"] == [1, 2]


@pytest.mark.parametrize("arguments", [["counting"], ["counting", "match"], ["counting", "table"]])
def test_schema(arguments: list[str], ask: Ask) -> None:
    answer = ask("schema", *arguments)
    assert answer.code == 0
    assert json.loads(answer.out)["$schema"].endswith("2020-12/schema")


def test_rules_finds_articles_in_both_languages(ask: Ask) -> None:
    assert "table.colours" in ask("rules", "same", "colour", "--game", "table").out
    assert "table.colours" in ask("rules", "顏色", "--game", "table", "--lang", "zh_Hant").out


def test_rules_answers_as_the_app_does(ask: Ask) -> None:
    told = ask("rules", "longest", "raod", "cut", "--game", "catan").out
    assert told.startswith("Longest Road (catan.longest-road)\n")
    heads = [line for line in told.splitlines() if line.endswith(")") and " (" in line]
    found = [each.id for each in search("longest raod cut", "catan", "en")]
    assert [head.rpartition("(")[2].rstrip(")") for head in heads] == found


def test_rules_tells_what_a_thing_costs(ask: Ask) -> None:
    assert "Cost | 2 grain | 3 ore" in ask("rules", "city", "--game", "catan").out


def test_rules_that_nobody_wrote(ask: Ask) -> None:
    answer = ask("rules", "xyzzy", "--game", "table")
    assert (answer.code, answer.out) == (0, "Nothing was found.\n")


def test_soak_plays_whole_games(ask: Ask) -> None:
    answer = ask("soak", "counting", "--games", 3, "--seed", 5)
    assert answer.code == 0
    assert answer.out.splitlines()[0].split() == ["Games", "3"]
    assert answer.err == ""


def test_soak_names_the_seed_of_a_broken_law(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.store.counting import Counting

    def conserved(_game: Counting, state: object) -> dict[str, int]:
        return {"total": hash(state)}

    monkeypatch.setattr(Counting, "conserved", conserved)
    answer = ask("soak", "counting", "--games", 3, "--seed", 5)
    assert (answer.code, answer.out, answer.err.count("\n")) == (1, "", 1)
    assert "seed 5" in answer.err


@pytest.mark.parametrize("arguments", [("--lang", "zh_Hant", "games"), ("games", "--lang=zh_Hant")])
def test_the_language_may_stand_before_or_after_the_command(
    arguments: tuple[str, ...], ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "ENTRIES", registry.ENTRIES[-1:])
    assert "2 到 4 人" in ask(*arguments).out


def test_ctrl_c_is_one_line(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(games, "run", interrupted)
    answer = ask("games")
    assert (answer.code, answer.err) == (130, "Interrupted.\n")
