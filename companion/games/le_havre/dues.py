"""What has to be paid in food or energy: no change is given, and nothing superfluous is paid.

A payment holds a token too many if what remains without it would still be enough.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from companion.games.le_havre import facts
from companion.referee.choice import Pick
from companion.referee.counts import Counts
from companion.referee.ruling import Refusal

FOOD, ENERGY = "le_havre.food", "le_havre.energy"
"""The articles, which also say what a due is paid in."""


@dataclass(frozen=True, slots=True)
class Due:
    """So much food or energy, out of a purse. `loose` lets tokens be paid that are not needed."""

    article: str
    amount: int
    purse: Counts
    loose: bool = False

    @property
    def worth(self) -> Mapping[str, int]:
        return facts.food_worth() if self.article == FOOD else facts.energy_worth()

    @property
    def most(self) -> int:
        """Everything that could be paid."""
        return sum(count * self.purse[kind] for kind, count in self.worth.items())

    @property
    def payable(self) -> bool:
        return self.most >= self.amount

    def everything(self) -> Counts:
        return Counts({kind: self.purse[kind] for kind in self.worth})


def worth_of(paid: Mapping[str, int], worth: Mapping[str, int]) -> int:
    return sum(worth[kind] * count for kind, count in paid.items())


def check(due: Due, paid: Counts) -> None:
    check_held(due.article, due.purse, paid)
    worthless = next((kind for kind in paid if kind not in due.worth), None)
    if worthless is not None:
        raise Refusal(due.article, "worthless", good=worthless)
    has = worth_of(paid, due.worth)
    if has < due.amount:
        raise Refusal(due.article, "short", has=has, need=due.amount)
    needless = next((kind for kind in sorted(paid) if has - due.worth[kind] >= due.amount), None)
    if needless is not None and not due.loose:
        raise Refusal(due.article, "superfluous", good=needless, need=due.amount)


def check_held(article: str, purse: Counts, paid: Counts) -> None:
    """Whether somebody really has what is to be paid."""
    for kind, count in sorted(paid.items()):
        if count < 0 or count > purse[kind]:
            raise Refusal(article, "goods", good=kind, need=count, has=purse[kind])


def payments(due: Due) -> Iterator[Counts]:
    """Every payment without a superfluous token."""
    worth = due.worth
    kinds = tuple(sorted((kind for kind in worth if due.purse[kind]), key=lambda k: -worth[k]))
    yield from _filled(due, kinds, due.amount, {})


def _filled(
    due: Due, kinds: tuple[str, ...], missing: int, paid: Mapping[str, int]
) -> Iterator[Counts]:
    """Dear tokens first: a payment is complete with the token that covers what was missing."""
    if missing <= 0:
        yield Counts(paid)
        return
    if not kinds:
        return
    kind, *others = kinds
    each = due.worth[kind]
    most = min(due.purse[kind], -(-missing // each))
    for count in range(most + 1):
        yield from _filled(due, tuple(others), missing - count * each, {**paid, kind: count})


@lru_cache(maxsize=4096)
def few_payments(article: str, amount: int, purse: Counts) -> tuple[Counts, ...]:
    """The payments of a small due, such as a fee."""
    return tuple(payments(Due(article, amount, purse)))


def some_payment(due: Due, pick: Pick) -> Counts:
    """One of them by chance."""
    worth = due.worth
    tokens = list(due.everything().each())
    paid: list[str] = []
    missing = due.amount
    while missing > 0:
        token = tokens.pop(pick(len(tokens)))
        paid.append(token)
        missing -= worth[token]
    for token in sorted(paid, key=worth.__getitem__):
        if missing + worth[token] <= 0:
            paid.remove(token)
            missing += worth[token]
    return Counts.of(paid)
