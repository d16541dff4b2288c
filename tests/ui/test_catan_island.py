"""The drawing of Catan's island: where its places lie, and what a finger on it means."""

import pytest
from kivy.app import App
from kivy.uix.widget import Widget

from companion.games.catan import islands
from companion.games.catan.geometry import HARBOURS
from companion.ui.games.catan.island import IslandView, Lit
from companion.ui.games.catan.island_geometry import EVERY, HEIGHT, WIDTH, Lie
from tests.ui.conftest import RunApp
from tests.ui.driver import Driver

BADGE = 0.36  # the radius of a harbour's badge with its rim


class IslandApp(App):
    def build(self) -> Widget:
        self.told: list[tuple[str, str]] = []
        self.view = IslandView(island=islands.printed("beginners"), lit=Lit("path", ("E15",)))
        self.view.bind(on_place=lambda _, kind, name: self.told.append((kind, name)))
        return self.view


def test_every_harbour_is_within_the_drawing() -> None:
    lie = Lie.within(WIDTH, HEIGHT)
    for name in HARBOURS:
        x, y = lie.harbour(name)
        assert abs(x) + BADGE <= WIDTH / 2
        assert abs(y) + BADGE <= HEIGHT / 2


@pytest.mark.parametrize("kind", list(EVERY))
def test_every_place_is_the_nearest_to_itself(kind: str) -> None:
    lie = Lie(40.0)
    assert [lie.nearest(kind, lie.place(kind, name))[0] for name in EVERY[kind]] == [*EVERY[kind]]


def test_a_tap_means_the_lit_kind_of_place_lit_or_not(run_app: RunApp) -> None:
    driver: Driver = run_app(IslandApp())
    view = driver.app.view
    for name in ("E15", "E40"):
        driver.tap(view.where("path", name))
    view.lit = Lit("hex", ("H01",))
    driver.tap(view.where("hex", "H10"))
    assert driver.app.told == [("path", "E15"), ("path", "E40"), ("hex", "H10")]


def test_where_nothing_is_lit_a_tap_means_nothing(run_app: RunApp) -> None:
    driver: Driver = run_app(IslandApp())
    driver.app.view.lit = Lit()
    driver.tap(driver.app.view.where("path", "E15"))
    assert driver.app.told == []


def test_the_drawing_goes_where_its_widget_goes(run_app: RunApp) -> None:
    driver: Driver = run_app(IslandApp())
    view = driver.app.view
    x, y = view.where("hex", "H10")
    view.y += 60
    assert view.where("hex", "H10") == (x, y + 60)
