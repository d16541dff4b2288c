"""Words somebody typed, looked for in a text: case, accents and width do not matter."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache

Span = tuple[int, int]

_HAN = "[\u3400-\u9fff]"
_TYPED = re.compile(rf"{_HAN}+|(?:(?!{_HAN})\S)+")
_LEAST_PART = 2  # single Chinese signs are everywhere


def typed_words(typed: str) -> list[str]:
    """The words, also where Chinese and Latin ones stand side by side without a gap."""
    return _TYPED.findall(normal(typed))


def terms_in(words: Sequence[str], text: str) -> tuple[str, ...]:
    """What stands in the text for the words; nothing unless every one of them is there."""
    folded = normal(text)
    terms = [_terms(word, folded) for word in words]
    return tuple(term for found in terms for term in found) if all(terms) else ()


def marks(terms: Sequence[str], text: str) -> tuple[Span, ...]:
    """Where the terms stand in the text, in its order; neighbours are marked in one piece."""
    signs, places = _places(text)
    found = sorted(
        (places[match.start()], places[match.end() - 1] + 1)
        for term in terms
        for match in _pattern(term).finditer(signs)
    )
    return tuple(_joined(found, text))


def contains(term: str, text: str) -> bool:
    return _pattern(term).search(normal(text)) is not None


@lru_cache(maxsize=4096)
def normal(text: str) -> str:
    """Without case, accents and width."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


def _terms(word: str, folded: str) -> tuple[str, ...]:
    if re.match(_HAN, word):
        return _parts(word, folded)
    return (word,) if _pattern(word).search(folded) else ()


def _parts(run: str, folded: str) -> tuple[str, ...]:
    """The run, or the longest parts of it that are there: Chinese is typed without gaps."""
    if run in folded:
        return (run,)
    for end in range(len(run) - _LEAST_PART, _LEAST_PART - 1, -1):
        rest = _parts(run[end:], folded) if run[:end] in folded else ()
        if rest:
            return (run[:end], *rest)
    return ()


@lru_cache(maxsize=256)
def _pattern(term: str) -> re.Pattern[str]:
    """A Latin word is looked for where words begin; Chinese has no gaps to begin after."""
    begin = r"(?<![a-z0-9])" if term[0].isascii() and term[0].isalnum() else ""
    return re.compile(begin + re.escape(term))


def _places(text: str) -> tuple[str, list[int]]:
    """The normal form, and for each of its signs where in the text it comes from."""
    folded = [normal(sign) for sign in text]
    places = [place for place, signs in enumerate(folded) for _ in signs]
    return "".join(folded), places


def _joined(found: Sequence[Span], text: str) -> Iterator[Span]:
    """The spans, made one where no more than a blank lies between them."""
    start = end = -1
    for next_start, next_end in found:
        if start >= 0 and (next_start <= end or text[end:next_start] == " "):
            end = max(end, next_end)
            continue
        if start >= 0:
            yield start, end
        start, end = next_start, next_end
    if start >= 0:
        yield start, end
