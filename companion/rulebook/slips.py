"""Typing errors: the words that somebody may have meant."""

from collections.abc import Iterable, Iterator

ONE_SLIP_FROM, TWO_SLIPS_FROM = 4, 8
"""How long a word is that may have so many slips: short ones would mean anything."""


def meant(typed: str, words: Iterable[str]) -> Iterator[tuple[str, int]]:
    """The words that begin like what was typed but for a slip or two, and how many there are."""
    allowed = (len(typed) >= ONE_SLIP_FROM) + (len(typed) >= TWO_SLIPS_FROM)
    if not allowed:
        return
    for word in words:
        if len(word) >= len(typed) - allowed:
            slips = distance(typed, word, allowed)
            if slips <= allowed:
                yield word, slips


def distance(typed: str, word: str, most: int) -> int:
    """How many letters were left out, put in, changed or swapped, against the nearest beginning of
    the word; more than `most` when there are more."""
    length = min(len(word), len(typed) + most)
    before: list[int] = []
    last = list(range(length + 1))
    for row, letter in enumerate(typed, 1):
        now = [row]
        for column in range(1, length + 1):
            same = word[column - 1] == letter
            best = min(last[column - 1] + (not same), last[column] + 1, now[-1] + 1)
            if (
                row > 1
                and column > 1
                and letter == word[column - 2]
                and (typed[row - 2] == word[column - 1])
            ):
                best = min(best, before[column - 2] + 1)
            now.append(best)
        if min(now) > most:
            return most + 1
        before, last = last, now
    # The end of a word being typed is still to come; a whole word should end where this one does.
    return min(last[max(0, len(typed) - most) :])
