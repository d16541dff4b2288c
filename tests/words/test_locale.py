"""Both languages say everything the code asks for, and nothing else, in characters we can draw."""

import json
import re
from functools import cache
from pathlib import Path

import pytest
from babel.messages.catalog import Message
from fontTools.ttLib import TTFont

from companion.referee import registry
from companion.words import LANGUAGES
from tools import make_locale

from .usage import ROOT, is_used, wanted

FIELD = re.compile(r"%\((\w+)\)s")
HAN = r"[\u3400-\u9fff]"
WIDE_IN_ENGLISH = re.compile(r"[’‘“”…·•]|[^\x00-\xff×→−]")
NARROW_IN_CHINESE = re.compile(rf"{HAN}[,;:?!()]|[,;:?!()]{HAN}|\.$")
UNSPACED_IN_CHINESE = re.compile(rf"{HAN}[0-9A-Za-z]|[0-9A-Za-z]{HAN}")


@cache
def messages(language: str) -> dict[str, Message]:
    return {_id(message): message for message in make_locale.collect(language) if message.id}


def _id(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def forms(message: Message) -> tuple[str, ...]:
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ())


def texts(language: str) -> dict[str, str]:
    return {id_: "\n".join(forms(message)) for id_, message in messages(language).items()}


def test_the_languages_are_those_with_messages() -> None:
    assert tuple(make_locale.languages()) == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_compiled_messages_are_those_of_the_sources(language: str) -> None:
    """If not: make locale."""
    assert make_locale.compiled(language).read_bytes() == make_locale.compile_language(language)


def test_both_languages_have_the_same_messages() -> None:
    english, chinese = (set(messages(language)) for language in LANGUAGES)
    assert english ^ chinese == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_translated(language: str) -> None:
    found = messages(language).items()
    assert [id_ for id_, message in found if message.fuzzy or not all(forms(message))] == []


def test_every_message_is_used() -> None:
    assert [id_ for id_ in messages("en") if not is_used(id_)] == []


def test_every_used_message_is_written() -> None:
    assert sorted(wanted() - set(messages("en"))) == []


def test_every_game_has_a_name() -> None:
    assert [
        entry.id for entry in registry.ENTRIES if f"game.{entry.id}" not in messages("en")
    ] == []


def test_both_languages_and_all_forms_name_the_same_facts() -> None:
    for id_ in set(messages("en")) & set(messages("zh_Hant")):
        every = [form for language in LANGUAGES for form in forms(messages(language)[id_])]
        assert len({frozenset(FIELD.findall(form)) for form in every}) == 1, id_


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_percent_sign_begins_a_fact(language: str) -> None:
    assert [id_ for id_, text in texts(language).items() if "%" in FIELD.sub("", text)] == []


def test_english_uses_narrow_characters() -> None:
    """These are as wide as a Chinese character in the app's font."""
    wide = [id_ for id_, text in texts("en").items() if WIDE_IN_ENGLISH.search(text)]
    assert wide == ["ui.settings.language.zh_Hant"]  # a language is named in its own script


def test_chinese_punctuation_is_wide_and_numbers_stand_apart() -> None:
    wrong = [
        id_
        for id_, text in texts("zh_Hant").items()
        if NARROW_IN_CHINESE.search(text) or UNSPACED_IN_CHINESE.search(FIELD.sub("", text))
    ]
    assert wrong == []


@pytest.mark.parametrize("font", ["NotoSansTC-Regular.ttf", "NotoSansTC-Bold.ttf"])
def test_the_font_has_every_character(font: str) -> None:
    """If not: make fonts."""
    with TTFont(ROOT / "data" / "fonts" / font, lazy=True) as opened:
        drawable = set(opened.getBestCmap())
    assert {sign for sign in _all_characters() if ord(sign) not in drawable} == set()


def _all_characters() -> set[str]:
    own = [text for language in LANGUAGES for text in texts(language).values()]
    books = [book.read_text(encoding="utf-8") for book in (ROOT / "data/rulebook").glob("*.md")]
    facts = [_strings(file.read_text(encoding="utf-8")) for file in _fact_files()]
    return set("".join([*own, *books, *facts])) - {"\n"}


def _fact_files() -> list[Path]:
    return [
        file for entry in registry.ENTRIES for file in (ROOT / "data" / entry.id).glob("*.json")
    ]


def _strings(text: str) -> str:
    return json.dumps(json.loads(text), ensure_ascii=False)
