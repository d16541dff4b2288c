"""How well questions are answered that players type while they play."""

from collections import Counter

import pytest

from companion.rulebook import article
from tests.rulebook.asking import is_answered, questions

QUESTIONS = tuple(questions())
LEAST_QUESTIONS = 150


def share(kinds: tuple[str, ...]) -> float:
    asked = [question for question in QUESTIONS if question.kind in kinds]
    return sum(map(is_answered, asked)) / len(asked)


def test_there_are_enough_questions_and_a_third_of_the_first_is_held_back() -> None:
    kinds = Counter(question.kind for question in QUESTIONS)
    assert kinds.total() >= LEAST_QUESTIONS
    assert kinds["held-back"] >= 72


@pytest.mark.parametrize(
    ("kinds", "least"),
    [
        (("", "held-back", "fresh"), 0.95),
        (("held-back",), 0.95),
        # Nobody had these in mind when the nicknames were written.
        (("fresh",), 0.85),
    ],
)
def test_the_answer_is_among_the_first_three(kinds: tuple[str, ...], least: float) -> None:
    assert share(kinds) >= least


def test_every_expected_answer_exists() -> None:
    for question in QUESTIONS:
        for answer in question.answers:
            assert article(answer, "en").id == answer, question.text
