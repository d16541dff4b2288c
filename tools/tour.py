"""A short tour without a screen: a match is made, played and refused; pictures are kept."""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.ui import environment

PICTURES = Path(__file__).resolve().parent.parent / "build" / "screens"


def stops(app: Any, driver: Any) -> Iterator[str]:
    """Taps through the app as a new user would, and names what is to be seen."""
    from companion.games.dominion.actions import BeginBuying, Buy, LayTreasures

    yield "home"
    driver.tap("New match")
    if driver.sees("Dominion"):
        driver.tap("Dominion")
    for name in ("Anna", "Ben", "Cleo"):
        _seat(driver, name)
    yield "players"
    driver.tap("Next: rules")
    yield "rules"
    driver.tap("Next: set-up")
    yield "set-up"
    driver.tap("Begin the match")
    driver.step(3)
    yield "play"
    play = app.navigator.screen
    play.do(BeginBuying())
    play.do(LayTreasures(3))
    play.do(Buy("smithy"))
    driver.advance(0.5)
    yield "refusal"
    driver.tap("Read the rule")
    driver.advance(0.5)
    yield "rule"


def _seat(driver: Any, name: str) -> None:
    driver.tap("New name")
    driver.advance(0.5)
    driver.type(driver.find(lambda widget: type(widget).__name__ == "Entry")[-1], name)
    driver.tap("Sit down")
    driver.advance(0.5)


def main() -> None:
    environment.prepare()
    from companion.ui.app import TablesideApp
    from tests.ui.driver import Driver

    with tempfile.TemporaryDirectory() as folder:
        app = TablesideApp(Path(folder))
        driver = Driver(app)
        app.change_settings(language="en")
        for number, name in enumerate(stops(app, driver), 1):
            driver.screenshot(PICTURES / f"tour-{number}-{name}.png")
        driver.close()
    print(f"Pictures are in {PICTURES.relative_to(Path.cwd())}.")


if __name__ == "__main__":
    main()
