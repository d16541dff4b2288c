"""Facts become words by their name."""

from types import SimpleNamespace
from typing import Any

import pytest

from companion.referee.ruling import Happening, Refusal
from companion.words import MissingMessage, Words, closest_language, system_language
from companion.words.catalogue import Catalogue

TEXTS = {
    "happening.takes": "%(seat)s takes %(card)s from %(first_seat)s.",
    "happening.shows": "%(seat)s shows %(cards)s.",
    "happening.draws": ("%(seat)s draws %(count)s card.", "%(seat)s draws %(count)s cards."),
    "refusal.toy.cost.short": "needs %(needs)s, has %(has)s",
    "remedy.toy.cost.short": "Take %(needs)s more.",
    "refusal.toy.place": "Not at %(places)s.",
    "store.full": "No room for %(file)s.",
    "toy.card.copper": "Copper",
    "toy.card.estate": "Estate",
    "toy.good.fish": "fish",
    "toy.good.franc": ("franc", "francs"),
    "toy.good.one": "%(count)s %(thing)s",
    "toy.good.counted": "%(count)s x %(thing)s",
    "happening.eats": "%(seat)s eats %(goods)s.",
    "list.none": "nothing",
    "list.more": "%(first)s, %(next)s",
    "list.last": "%(first)s and %(last)s",
    "list.counted": "%(count)s %(thing)s",
}
NAMES = ("Anna", "Ben")
GAME: Any = SimpleNamespace(kinds={"card": "toy.card", "cards": "toy.card", "goods": "toy.good"})


class Toy(Catalogue):
    """Messages for these tests alone."""

    def __init__(self) -> None:
        """Reads no file."""

    def text(self, message: str, number: int | None = None) -> str:
        found = TEXTS[message]
        return found if isinstance(found, str) else found[number != 1]


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> Words:
    monkeypatch.setattr("companion.words.speech.catalogue", lambda _: Toy())
    monkeypatch.setattr(Words, "strict", True)
    return Words("en")


def test_seats_are_players_and_things_have_names(words: Words) -> None:
    happening = Happening("takes", seat=0, first_seat=1, card="copper")
    assert words.happening(happening, NAMES, GAME) == "Anna takes Copper from Ben."


def test_a_counted_thing_may_have_a_plural(words: Words) -> None:
    eats = Happening("eats", seat=0, goods=("franc", "franc", "fish", "fish"))
    assert words.happening(eats, NAMES, GAME) == "Anna eats 2 x francs and 2 x fish."


def test_equal_things_are_counted_together(words: Words) -> None:
    shows = Happening("shows", seat=1, cards=("copper", "estate", "copper"))
    assert words.happening(shows, NAMES, GAME) == "Ben shows 2 Copper and Estate."


@pytest.mark.parametrize(("count", "said"), [(1, "1 fish"), (2, "2 x fish")])
def test_a_kind_of_thing_may_have_its_own_way_of_counting(
    count: int, said: str, words: Words
) -> None:
    eats = Happening("eats", seat=0, goods=("fish",) * count)
    assert words.happening(eats, NAMES, GAME) == f"Anna eats {said}."


def test_no_things_are_nothing(words: Words) -> None:
    assert (
        words.happening(Happening("shows", seat=1, cards=()), NAMES, GAME) == "Ben shows nothing."
    )


@pytest.mark.parametrize(("count", "said"), [(1, "1 card."), (2, "2 cards."), (0, "0 cards.")])
def test_a_count_decides_the_form(count: int, said: str, words: Words) -> None:
    draws = Happening("draws", seat=0, count=count)
    assert words.happening(draws, NAMES, GAME) == f"Anna draws {said}"


def test_a_refusal_and_its_remedy(words: Words) -> None:
    refusal = Refusal("toy.cost", "short", needs=3, has=-2)
    assert words.refusal(refusal, NAMES, GAME) == "needs 3, has −2"
    assert words.remedy(refusal, NAMES, GAME) == "Take 3 more."


def test_a_refusal_without_a_remedy(words: Words) -> None:
    refusal = Refusal("toy.place", places=("a", "b", "c"))
    assert words.refusal(refusal) == "Not at a, b and c."
    assert words.remedy(refusal) == ""


def test_trouble(words: Words) -> None:
    trouble: Any = SimpleNamespace(message="store.full", facts={"file": "x\ny"})
    assert words.trouble(trouble) == "No room for x?y."


def test_strangers_are_called_as_they_call_themselves(words: Words) -> None:
    shows = Happening("shows", seat=7, cards=("\x1bx" * 99,))
    said = words.happening(shows, NAMES, GAME)
    assert said == f"8 shows {'?x' * 20}."


@pytest.mark.parametrize(("message", "facts"), [("nope", {}), ("store.full", {})])
def test_what_is_missing_is_loud_in_tests_and_its_id_in_the_app(
    message: str, facts: dict[str, Any], words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(MissingMessage, match=message):
        words.say(message, **facts)
    monkeypatch.setattr(Words, "strict", False)
    assert words.say(message, **facts) == message


@pytest.mark.parametrize(("language", "said"), [("en", "a, b and c"), ("zh_Hant", "a、b、c")])
def test_lists_in_both_languages(language: str, said: str) -> None:
    words = Words(language)
    assert words.list(["a", "b", "c"]) == said
    assert words.list(["a"]) == "a"


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("zh_TW.UTF-8", "zh_Hant"),
        ("zh-Hant-HK", "zh_Hant"),
        ("Chinese (Traditional)_Taiwan", "zh_Hant"),
        ("en_GB", "en"),
        ("de_DE", "en"),
        ("C", "en"),
        ("", "en"),
    ],
)
def test_the_closest_language(tag: str, language: str) -> None:
    assert closest_language(tag) == language


def test_the_highest_variable_decides_the_system_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LC_ALL", "zh_TW.UTF-8")
    assert system_language() == "zh_Hant"
    monkeypatch.setenv("LC_ALL", "")
    assert system_language() == "en"
