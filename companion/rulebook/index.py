"""What stands where in all books, in both languages at once, so that a keystroke takes no time.

For each term it is kept how much it says of each article that has it: much in a title or among
nicknames, less deep in the text. A question is answered by adding this up over its terms, rare
terms counting more than those that are everywhere.
"""

from array import array
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import takewhile
from math import log

from companion.rulebook.article import Article, Traits
from companion.rulebook.library import book, book_ids
from companion.rulebook.matching import is_han, pairs, pieces, stem
from companion.rulebook.slips import meant
from companion.words import LANGUAGES

TITLE, NICKNAMES, CHAPTER, TRAITS, BEGINNING, TEXT = 7.0, 6.0, 0.7, 1.0, 1.6, 1.0
"""How much a term says, by where it stands."""

SATURATION = 4.0  # a term said often says hardly more than one said twice
SAME_STEM, BEGINS, SLIPPED, SINGLE_SIGN = 0.9, 0.75, 0.6, 0.4  # next to the very word
IN_PASSING = 0.4  # for what no title and no nickname has, such as the end of one Chinese word and
# the beginning of the next
LEAST_BEGINNING = 2
_UNIT, _SHIFT = 64, 16  # a weight as a whole number, beside the number of its article


@dataclass(frozen=True, slots=True)
class Term:
    """One term of a question: which articles it speaks of, and what stands there for it."""

    weights: Mapping[int, float]
    rarity: float
    shown: tuple[str, ...]


class Index:
    """All articles, by what stands in them."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self._named: set[str] = set()
        self._postings: dict[str, array[int]] = {}
        self._words: list[str] = []
        self._by_stem: dict[str, list[str]] = defaultdict(list)
        self._missing = list(book_ids())

    def take_in(self) -> bool:
        """Takes in one more book; False when all are in."""
        if not self._missing:
            return False
        book_id = self._missing.pop(0)
        books = [book(book_id, language) for language in LANGUAGES]
        for versions in zip(*(each.articles for each in books), strict=True):
            self._add(versions)
        if not self._missing:
            self._words = sorted(term for term in self._postings if not is_han(term))
            for word in self._words:
                self._by_stem[stem(word)].append(word)
        return True

    def _add(self, versions: Sequence[Article]) -> None:
        number = len(self.ids)
        self.ids.append(versions[0].id)
        weights: dict[str, float] = defaultdict(float)
        for article in versions:
            for text, weight in _fields(article):
                for term in _terms(text):
                    weights[term] += weight
                    if weight >= NICKNAMES:
                        self._named.add(term)
        for term, weight in weights.items():
            full = weight * (SATURATION + 1) / (weight + SATURATION)
            entries = self._postings.setdefault(term, array("L"))
            entries.append(number << _SHIFT | round(full * _UNIT))

    def find(self, piece: str) -> Iterator[Term]:
        """The terms of a piece of what was typed: a word is one, a Chinese run has many."""
        if is_han(piece):
            yield from self._find_run(piece)
        else:
            expansions = self._expansions(piece)
            if expansions:
                yield self._term(expansions, piece)

    def _find_run(self, run: str) -> Iterator[Term]:
        known = [pair for pair in pairs(run) if pair in self._postings]
        for pair in known:
            yield self._term({pair: 1.0}, pair)
        covered = {sign for pair in known for sign in pair}
        for sign in run:
            if sign not in covered and sign in self._postings and len(run) > 1:
                yield self._term({sign: SINGLE_SIGN}, sign)

    def _expansions(self, word: str) -> Mapping[str, float]:
        """The words that may stand for a typed one, and how surely."""
        found = dict.fromkeys(self._by_stem.get(stem(word), ()), SAME_STEM)
        if word in self._postings:
            found[word] = 1.0
        if len(word) >= LEAST_BEGINNING:
            start = bisect_left(self._words, word)
            for other in takewhile(lambda each: each.startswith(word), self._words[start:]):
                found.setdefault(other, BEGINS)
        if not found:
            start, end = (bisect_left(self._words, bound) for bound in _bounds(word[0]))
            slips = dict(meant(word, self._words[start:end]))
            least = min(slips.values(), default=0)
            found = {other: SLIPPED for other, count in slips.items() if count == least}
        return found

    def _term(self, expansions: Mapping[str, float], typed: str) -> Term:
        weights: dict[int, float] = {}
        for word, share in expansions.items():
            for entry in self._postings[word]:
                number, weight = entry >> _SHIFT, (entry & _MASK) / _UNIT * share
                if weight > weights.get(number, 0.0):
                    weights[number] = weight
        shown = {typed if word.startswith(typed) else word for word in expansions}
        named = not self._named.isdisjoint(expansions)
        rarity = self._rarity(len(weights)) * (1.0 if named else IN_PASSING)
        return Term(weights, rarity, tuple(shown))

    def _rarity(self, count: int) -> float:
        return log(1 + (len(self.ids) - count + 0.5) / (count + 0.5))


_MASK = (1 << _SHIFT) - 1


@cache
def _index() -> Index:
    return Index()


def prepare() -> bool:
    """One more step towards the first search, for a screen that expects one; False when ready."""
    return _index().take_in()


def index() -> Index:
    """Made when something is looked for first."""
    while prepare():
        pass
    return _index()


def _bounds(letter: str) -> tuple[str, str]:
    """Around all words with this first letter, which is hardly ever mistyped."""
    return letter, chr(ord(letter) + 1)


def _fields(article: Article) -> Iterator[tuple[str, float]]:
    yield article.title, TITLE
    yield article.nicknames, NICKNAMES
    yield article.chapter.title, CHAPTER
    for block in () if article.in_short else article.body:
        if isinstance(block, Traits):
            yield block.text, TRAITS
        else:
            yield block.text, BEGINNING if block is article.body[0] else TEXT


def _terms(text: str) -> Iterator[str]:
    for piece in pieces(text):
        if is_han(piece):
            yield from pairs(piece)
            if len(piece) > 1:
                yield from piece
        else:
            yield piece
