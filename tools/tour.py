"""A short tour without a screen: a match is made and played a little, and pictures are kept."""

import tempfile
from pathlib import Path

from tests.ui import environment

PICTURES = Path(__file__).resolve().parent.parent / "build" / "screens"


def main() -> None:
    environment.prepare()
    from companion.ui.app import TablesideApp
    from tests.ui.driver import Driver

    with tempfile.TemporaryDirectory() as folder:
        app = TablesideApp(Path(folder))
        driver = Driver(app)
        driver.screenshot(PICTURES / "tour-1-home.png")
        app.navigator.screen.begin()
        driver.step(3)
        for field, name in zip(app.navigator.screen.fields, ("Anna", "Ben", "Cleo"), strict=False):
            field.text = name
        driver.screenshot(PICTURES / "tour-2-new-match.png")
        app.navigator.screen.begin()
        driver.step(3)
        driver.screenshot(PICTURES / "tour-3-play.png")
        driver.close()
    print(f"Pictures are in {PICTURES.relative_to(Path.cwd())}.")


if __name__ == "__main__":
    main()
