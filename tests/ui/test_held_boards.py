"""What is held on a drawn board opens its entry in the rulebook, and nothing is done by it."""

from pathlib import Path

import pytest

from companion.rulebook import article
from companion.ui.games.catan.island import IslandView
from companion.ui.games.navegador.rondel_board import RondelBoard
from companion.ui.games.navegador.sea_chart import SeaPieces
from tests.ui import catan, navegador
from tests.ui.conftest import RunApp
from tests.ui.driver import Driver


def title(driver: Driver, entry: str) -> str:
    return str(article(entry, driver.app.words.language).title)


@pytest.mark.parametrize(("kind", "name"), [("hex", "H10"), ("harbour", "P1")])
def test_ground_and_harbours_of_the_island(
    run_app: RunApp, tmp_path: Path, kind: str, name: str
) -> None:
    driver = catan.opened(run_app, tmp_path)
    (view,) = driver.find(lambda widget: isinstance(widget, IslandView))
    position = driver.app.navigator.screen.match.position
    here = view.to_window(*view.where(kind, name))
    entry = view.entry_at(*view._on_island(view.where(kind, name)))
    driver.hold(here)
    driver.advance(0.5)
    driver.see(title(driver, entry))
    driver.back()
    driver.advance(0.5)
    assert driver.app.navigator.screen.match.position == position


def test_a_finger_that_slides_over_the_island_opens_nothing(
    run_app: RunApp, tmp_path: Path
) -> None:
    driver = catan.opened(run_app, tmp_path)
    (view,) = driver.find(lambda widget: isinstance(widget, IslandView))
    x, y = view.to_window(*view.where("hex", "H10"))
    route = driver.app.navigator.route
    driver.swipe((x, y), (x + 60, y), seconds=1)
    driver.advance(0.5)
    assert driver.app.navigator.route == route


def test_spaces_of_the_rondel(run_app: RunApp, tmp_path: Path) -> None:
    navegador.lay_out(tmp_path)
    driver = navegador.opened(run_app, tmp_path)
    (wheel,) = driver.find(lambda widget: isinstance(widget, RondelBoard))
    driver.hold(wheel.to_window(*wheel.place("colony")))
    driver.advance(0.5)
    driver.see(title(driver, "navegador.space.colony"))
    assert driver.app.navigator.screen is not None


def test_regions_of_the_chart(run_app: RunApp, tmp_path: Path) -> None:
    navegador.lay_out(tmp_path)
    driver = navegador.opened(run_app, tmp_path)
    navegador.play_of(driver).board.switch_view()
    driver.step(3)
    (chart,) = driver.find(lambda widget: isinstance(widget, SeaPieces))
    driver.hold(chart.to_window(*chart.place("guine")))
    driver.advance(0.5)
    driver.see(title(driver, "navegador.region.guine"))
