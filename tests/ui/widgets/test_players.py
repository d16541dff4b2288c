"""The strip of players."""

from companion.ui import palette
from companion.ui.theme import theme
from companion.ui.widgets.players import PlayerCell, PlayerStrip
from companion.ui.widgets.repeating import in_order
from companion.ui.widgets.signs import Amount
from tests.ui.widgets.bench import heard


def cells(count: int, turn: int = 0) -> list[PlayerCell]:
    notes = (Amount("5", icon="cards"), Amount("1", icon="chess-knight"))
    return [
        PlayerCell(f"Player {seat}", colour, str(seat), notes=notes, has_turn=seat == turn)
        for seat, colour in enumerate(list(palette.IDENTITIES)[:count])
    ]


def test_a_tap_on_the_strip_names_the_seat(bench):
    strip = PlayerStrip(cells=cells(3))
    told = heard(strip, "on_tap")
    driver = bench(strip)
    for plate in reversed(in_order(strip)):
        driver.tap(plate)
    assert told == [2, 1, 0]


def test_only_the_player_on_turn_is_sunken_and_widgets_are_kept(bench):
    strip = PlayerStrip(cells=cells(3))
    driver = bench(strip)
    plates = in_order(strip)
    strip.cells = cells(3, turn=2)
    driver.step(2)
    assert in_order(strip) == plates
    sunken = [tuple(plate.fill) == tuple(theme.sunken) for plate in plates]
    assert sunken == [False, False, True]


def test_six_cells_fit_and_drop_the_second_note(bench):
    strip = PlayerStrip(cells=cells(6))
    bench(strip)
    plate = in_order(strip)[-1]
    assert plate.right <= strip.right + 1
    assert len(plate.fitting_notes(plate.notes, plate.width, theme.type)) < len(plate.notes)
