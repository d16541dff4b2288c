"""The line about what has just happened."""

from companion.ui.widgets.snackbar import SnackbarHost


def test_the_newest_line_replaces_the_one_before_and_goes_after_5_seconds(bench):
    host = SnackbarHost()
    driver = bench(host)
    host.show("Ben takes 6 fish", "Undo")
    host.show("Ben takes 2 wood", "Undo")
    driver.see("Ben takes 2 wood")
    assert not driver.sees("Ben takes 6 fish")
    driver.advance(5.1)
    assert not driver.sees("Ben takes 2 wood")


def test_the_word_of_a_snackbar_acts_once(bench):
    told: list[str] = []
    host = SnackbarHost()
    driver = bench(host)
    host.show("Ben takes 6 fish", "Undo", lambda: told.append("undone"))
    driver.advance(0.2)
    driver.tap("Undo")
    assert told == ["undone"]
    assert not driver.sees("Ben takes 6 fish")
