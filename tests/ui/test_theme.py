"""The colours keep the contrasts the visual language promises, and change while the app runs."""

import pytest

from companion.ui import palette
from companion.ui.theme import Theme, mix, theme

MODES = (palette.LIGHT, palette.DARK)
GROUNDS = ("surface", "bg", "sunken")
TEXT, TAP_EDGE, MAIN = 4.5, 3.0, 7.0


def luminance(colour) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour[:3]
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other) -> float:
    """WCAG 2: 1 for the same colour, 21 for black on white."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.fixture(params=MODES)
def look(request) -> Theme:
    return Theme(mode=request.param)


def test_contrast_knows_its_ends():
    assert contrast((0, 0, 0, 1), (1, 1, 1, 1)) == pytest.approx(21)
    assert contrast((0.3, 0.3, 0.3, 1), (0.3, 0.3, 0.3, 1)) == 1


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize(
    ("ink", "least"), [("ink", MAIN), ("ink2", TEXT), ("ink3", TEXT), ("edge", TAP_EDGE)]
)
def test_ink_can_be_read_on_every_ground(look, ink, ground, least):
    assert contrast(look.colours[ink], look.colours[ground]) >= least


@pytest.mark.parametrize("meaning", ["ok", "bad", "warn"])
def test_meanings_can_be_read_on_their_own_ground(look, meaning):
    for ground in ("surface", f"{meaning}_bg"):
        assert contrast(look.colours[meaning], look.colours[ground]) >= TEXT
        assert contrast(look.ink, look.colours[f"{meaning}_bg"]) >= TEXT


@pytest.mark.parametrize("game", palette.ACCENTS)
def test_accents_can_be_read(look, game):
    look.game = game
    assert contrast(look.accent_on, look.accent) >= MAIN - 0.05
    assert contrast(look.accent, look.surface) >= TEXT
    assert contrast(look.accent, look.accent_bg) >= TEXT
    assert contrast(look.accent_inverse, look.ink) >= TEXT  # the link on a snackbar


@pytest.mark.parametrize("colour", palette.IDENTITIES)
def test_headers_and_marks_can_be_read(look, colour):
    identity = look.identity(colour)
    assert contrast(identity.header_text, identity.header) >= TEXT
    assert contrast(identity.mark, identity.fill) >= TEXT


@pytest.mark.parametrize("good", palette.GOODS)
def test_goods_can_be_told(good):
    looks = palette.GOODS[good]
    assert contrast(looks.ink, looks.fill) >= TEXT


def test_players_differ_in_shape_as_well_as_colour():
    shapes = {looks[0] for looks in palette.IDENTITIES.values()}
    assert len(shapes) == len(palette.IDENTITIES) == 6


def test_a_change_of_mode_or_game_changes_the_colours_and_ticks():
    look = Theme()
    paper, felt, ticks = look.surface, look.accent, look.revision
    look.mode = palette.DARK
    assert look.surface != paper
    look.game = "catan"
    assert look.accent != felt
    assert look.revision == ticks + 2


def test_text_scale_changes_text_and_what_grows_with_it():
    look = Theme()
    body, header, touch = look.type["body"].size, look.header, look.touch
    look.text_scale = 1.3
    assert look.type["body"].size == pytest.approx(1.3 * body)
    assert look.header == pytest.approx(header * 80 / 68)
    assert look.touch == touch


def test_a_pressed_fill_is_darker_by_day_and_lighter_by_lamp():
    day, lamp = Theme(mode=palette.LIGHT), Theme(mode=palette.DARK)
    assert luminance(day.pressed(day.accent)) < luminance(day.accent)
    assert luminance(lamp.pressed(lamp.accent)) > luminance(lamp.accent)


def test_mix_keeps_the_opacity():
    assert mix((0.0, 0.0, 0.0, 0.5), (1.0, 1.0, 1.0, 1.0), 0.25) == (0.25, 0.25, 0.25, 0.5)


def test_less_motion_takes_no_time():
    look = Theme(less_motion=True)
    assert look.seconds(0.16) == 0
    assert theme.seconds(0.16) == 0.16
