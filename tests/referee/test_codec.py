"""What is saved comes back as it was."""

from companion.referee import codec
from companion.referee.counts import Counts, Piles
from companion.referee.ruling import Happening


def test_piles_keep_their_places() -> None:
    saved = codec.write(Piles({"silver": 2, "copper": 0}))
    assert list(codec.read(saved, Piles)) == ["silver", "copper"]


def test_a_heap_has_one_written_form() -> None:
    first, second = Counts({"b": 1, "a": 2}), Counts({"a": 2, "b": 1})
    assert list(codec.write(first).items()) == list(codec.write(second).items())


def test_a_happening_comes_back_with_its_lists() -> None:
    told = Happening("x", cards=("a", "b"), seat=0)
    assert codec.read(codec.write(told), Happening) == told
