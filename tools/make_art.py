"""Draw what the phone shows of the app from outside: its icon, in layers, and the picture at start.

A hexagon of the board, and beside it the phone that says: this is right. The results are committed;
the same script gives the same bytes.
"""

from math import cos, pi, sin
from pathlib import Path

from PIL import Image, ImageDraw

ANDROID = Path(__file__).resolve().parent.parent / "android"

FELT, FELT_DARK = "#1E5A4C", "#174A3E"
DAYLIGHT, PAPER, MARK = "#F4F0E7", "#FFFDF8", "#17633F"
AMBER, HONEY, WHITE = "#F0A221", "#F6BF5C", "#FFFFFF"
NOTHING = "#00000000"

FINER = 4
"""Everything is drawn so many times larger and then reduced, which smooths its edges."""

LAYER = 432  # pixels: 108 dp on the finest screens; only the middle two thirds are sure to show
ICON = 512
PRESPLASH = 512

Point = tuple[float, float]


class Sheet:
    """A square of `size` pixels whose places are named from 0 to 1."""

    def __init__(self, size: int, ground: str) -> None:
        self._size = size
        self._image = Image.new("RGBA", (size * FINER, size * FINER), ground)
        self._pen = ImageDraw.Draw(self._image)

    def polygon(self, corners: list[Point], fill: str) -> None:
        self._pen.polygon([(self._far(x), self._far(y)) for x, y in corners], fill)

    def line(self, points: list[Point], fill: str, width: float) -> None:
        places = [(self._far(x), self._far(y)) for x, y in points]
        self._pen.line(places, fill, round(self._far(width)), joint="curve")
        for x, y in (places[0], places[-1]):
            end = self._far(width) / 2
            self._pen.ellipse((x - end, y - end, x + end, y + end), fill)

    def box(self, left: float, top: float, right: float, bottom: float, fill: str) -> None:
        places = (self._far(left), self._far(top), self._far(right), self._far(bottom))
        self._pen.rounded_rectangle(places, self._far((right - left) * 0.16), fill)

    def save(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._image.resize((self._size, self._size), Image.Resampling.LANCZOS).save(path)

    def _far(self, share: float) -> float:
        return share * self._size * FINER


def hexagon(x: float, y: float, radius: float) -> list[Point]:
    """A hexagon that stands on a corner, as a tile of an island does."""
    return [(x + radius * sin(k * pi / 3), y - radius * cos(k * pi / 3)) for k in range(6)]


def sign(sheet: Sheet, size: float, gap: str, one_colour: bool = False) -> None:
    """The tile and the phone, `size` wide in the middle. What lies behind keeps a `gap` free around
    what lies before."""

    def at(x: float, y: float) -> Point:
        return 0.5 + x * size, 0.5 + y * size

    rim, tile, phone, tick = (
        (WHITE, WHITE, WHITE, gap) if one_colour else (AMBER, HONEY, PAPER, MARK)
    )
    sheet.polygon(hexagon(*at(-0.13, -0.06), 0.4 * size), rim)
    sheet.polygon(hexagon(*at(-0.13, -0.06), 0.31 * size), tile)
    sheet.box(*at(0.03, -0.27), *at(0.51, 0.51), gap)
    sheet.box(*at(0.07, -0.23), *at(0.47, 0.47), phone)
    sheet.line([at(0.165, 0.13), at(0.245, 0.22), at(0.385, 0.04)], tick, 0.068 * size)


def draw() -> None:
    whole = Sheet(ICON, FELT)
    sign(whole, 0.72, gap=FELT)
    whole.save(ANDROID / "icon.png")

    ground = Sheet(LAYER, FELT)
    ground.polygon([(0, 1), (1, 0), (1, 1)], FELT_DARK)
    ground.save(ANDROID / "icon_background.png")

    before = Sheet(LAYER, NOTHING)
    sign(before, 0.5, gap=NOTHING)
    before.save(ANDROID / "icon_foreground.png")

    single = Sheet(LAYER, NOTHING)
    sign(single, 0.5, gap=NOTHING, one_colour=True)
    single.save(ANDROID / "res" / "mipmap" / "icon_monochrome.png")

    start = Sheet(PRESPLASH, DAYLIGHT)
    start.polygon(hexagon(0.5, 0.5, 0.3), FELT)
    sign(start, 0.36, gap=FELT)
    start.save(ANDROID / "presplash.png")


if __name__ == "__main__":
    draw()
