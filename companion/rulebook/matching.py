"""Texts cut into terms, and terms found again in a text: case, accents and width do not matter."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache

Span = tuple[int, int]

HAN = "[\u3400-\u9fff]"
_PIECE = re.compile(rf"{HAN}+|\+?[a-z0-9]+(?:[:'][a-z0-9]+)*")


def normal(text: str) -> str:
    """Without case, accents and width."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


def pieces(text: str) -> list[str]:
    """Latin words, and runs of Chinese signs, which are written without gaps."""
    return _PIECE.findall(normal(text))


def is_han(piece: str) -> bool:
    return "\u3400" <= piece[0] <= "\u9fff"


def pairs(run: str) -> list[str]:
    """A Chinese run as its pairs of neighbours, in place of words; a single sign as it is."""
    return [run[place : place + 2] for place in range(len(run) - 1)] or [run]


def stem(word: str) -> str:
    """What the forms of an English word share, roughly: nobody sees it."""
    for ending, instead in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _LEAST_STEM:
            return word.removesuffix(ending) + instead
    return word


_ENDINGS = (
    *(("'s", ""), ("ies", "i"), ("sses", "ss"), ("ss", "ss"), ("es", ""), ("s", "")),
    *(("ing", ""), ("ed", ""), ("er", ""), ("y", "i"), ("e", "")),
)
_LEAST_STEM = 3


def marks(terms: Sequence[str], text: str) -> tuple[Span, ...]:
    """Where the terms stand in the text, in its order; neighbours are marked in one piece."""
    signs, places = _places(text)
    found = sorted(
        (places[match.start()], places[match.end() - 1] + 1)
        for term in terms
        for match in _pattern(term).finditer(signs)
    )
    return tuple(_joined(found, text))


@lru_cache(maxsize=256)
def _pattern(term: str) -> re.Pattern[str]:
    """A Latin word is looked for where words begin; Chinese has no gaps to begin after."""
    begin = r"(?<![a-z0-9])" if term[0].isascii() and term[0].isalnum() else ""
    return re.compile(begin + re.escape(term))


def _places(text: str) -> tuple[str, list[int]]:
    """The normal form, and for each of its signs where in the text it comes from."""
    folded = [_normal_sign(sign) for sign in text]
    places = [place for place, signs in enumerate(folded) for _ in signs]
    return "".join(folded), places


@lru_cache(maxsize=4096)
def _normal_sign(sign: str) -> str:
    return normal(sign)


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
