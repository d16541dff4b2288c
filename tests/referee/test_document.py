"""Documents from strangers: whatever they hold, reading them is quick and ends well."""

import pytest

from companion.referee.document import LARGEST, BadDocument, parse


@pytest.mark.parametrize("piece", ['"\\', '\\"', '"a', '["'])
def test_strings_that_never_end_are_refused_at_once(piece: str) -> None:
    with pytest.raises(BadDocument):
        parse(piece * (LARGEST // len(piece) // 4))


@pytest.mark.parametrize("text", ['["[[["]', '["\\"[[["]', '["\\\\", "]]"]'])
def test_brackets_in_strings_are_no_nesting(text: str) -> None:
    assert parse(text)


def test_a_number_that_could_not_be_written_again_is_refused() -> None:
    """4300 digits are the most that Python reads and writes; one more seat is one digit more."""
    with pytest.raises(BadDocument):
        parse("9" * 4300)
    assert parse("-99999999999999") == -99999999999999
