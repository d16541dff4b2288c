"""Choosing one of several."""

import pytest

from companion.ui.theme import theme
from companion.ui.widgets.chips import ChoiceRow, Option, Segments
from companion.ui.widgets.repeating import in_order
from tests.ui.widgets.bench import heard


@pytest.mark.parametrize("kind", [ChoiceRow, Segments])
def test_one_option_is_chosen_at_a_time(bench, kind):
    options = [Option("a", "Action"), Option("b", "Buy"), Option("c", "Clean", refused=True)]
    choice = kind(options=options, chosen="a")
    told = heard(choice, "on_choose", "on_refused")
    driver = bench(choice)
    driver.tap("Buy")
    driver.tap("Clean")
    assert told == ["b", "c"]
    assert choice.chosen == "b"
    assert [part.chosen for part in in_order(choice)] == [False, True, False]


def test_chips_catch_a_finger_beside_them(bench):
    choice = ChoiceRow(options=[Option("a", "Emi", colour="green")])
    told = heard(choice, "on_choose")
    driver = bench(choice)
    chip = choice.children[0]
    driver.tap((chip.center_x, chip.y - theme.chip_touch + 1))
    assert told == ["a"]


def test_no_chip_is_wider_than_its_row(bench):
    choice = ChoiceRow(options=[Option("a", "W" * 40, colour="green"), Option("b", "Emi")])
    driver = bench(choice)
    driver.step(3)
    assert all(chip.right <= choice.right for chip in choice.children)
    assert driver.find(lambda widget: getattr(widget, "text", "").endswith("W."))
