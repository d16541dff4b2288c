"""Numbers under a finger: keys, steppers, the number pad, counters."""

from companion.ui.theme import theme
from companion.ui.widgets.numbers import Counter, Key, NumberKeys, NumberPad, Stepper, StepValue
from companion.ui.widgets.repeating import in_order
from tests.ui.widgets.bench import heard


def test_number_keys_pick_and_refuse(bench):
    keys = NumberKeys(keys=[Key(n, refused=n > 4) for n in range(1, 7)], chosen=2)
    told = heard(keys, "on_pick", "on_refused")
    driver = bench(keys)
    driver.tap("3")
    driver.tap("6")
    assert told == [3, 6]
    assert keys.chosen == 3


def test_many_number_keys_scroll_sideways(bench):
    keys = NumberKeys(keys=[Key(n) for n in range(20)])
    told = heard(keys, "on_pick")
    driver = bench(keys)
    last = in_order(keys.ids.row)[-1]
    assert last.width >= theme.key
    driver.reveal(last)
    driver.tap(last)
    assert told == [19]


def test_a_stepper_stays_within_its_ends(bench):
    stepper = Stepper(value=1, most=2)
    told = heard(stepper, "on_change")
    driver = bench(stepper)
    for _ in range(3):
        driver.tap("+")
    assert told == [2]
    for _ in range(4):
        driver.tap("−")
    assert told == [2, 1, 0]


def test_a_held_stepper_counts_eight_a_second(bench):
    stepper = Stepper(value=0, large=True)
    driver = bench(stepper)
    driver.hold("+", seconds=1.45)
    assert stepper.value in (8, 9, 10)
    reached = stepper.value
    driver.advance(1)
    assert stepper.value == reached


def test_a_tap_beyond_the_ends_is_told_and_a_hold_stops_there_quietly(bench):
    stepper = Stepper(value=0, most=2)
    told = heard(stepper, "on_refused")
    driver = bench(stepper)
    driver.hold("+", seconds=2)
    assert stepper.value == 2 and told == []
    driver.tap("+")
    assert stepper.value == 2 and told == [3]


def test_a_tap_on_the_figure_of_a_stepper_is_told(bench):
    stepper = Stepper(value=7)
    told = heard(stepper, "on_value_tap")
    driver = bench(stepper)
    driver.tap(driver.find(lambda widget: isinstance(widget, StepValue))[0])
    assert len(told) == 1


def test_a_number_pad_types_clears_and_stops_at_the_most(bench):
    pad = NumberPad(value=7, most=99, signed=True)
    driver = bench(pad)
    for key in "120":
        driver.tap(key)
    assert pad.value == 12
    sign, back = (key for key in in_order(pad) if key.icon)
    driver.tap(sign)
    assert pad.value == -12
    driver.tap(back)
    assert pad.value == -1


def test_a_counter_is_tapped_to_correct_it(bench):
    counter = Counter(figure="6", text="Coins")
    told = heard(counter, "on_release")
    driver = bench(counter)
    driver.see("6")
    driver.tap("Coins")
    assert told == ["on_release"]
