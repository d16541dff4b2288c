"""Starts the app on a folder and says as JSON which games it loaded: `first_screen.py FOLDER`."""

import json
import re
import sys
from pathlib import Path

from tests.ui import environment

GAME = re.compile(
    r"companion\.(?:games|ui\.games)\.(catan|dominion|keyflower|le_havre|navegador)\b"
)
LATER = {"companion.rulebook", "companion.ui.screens.history", "companion.ui.screens.play"}


def loaded_games() -> list[str]:
    """The games of which any part was imported, below the screens or of them."""
    parts = [name.split(".") for name in sys.modules]
    found = {each[2] for each in parts if each[:2] == ["companion", "games"] and len(each) > 2}
    faces = {
        each[3] for each in parts if each[:3] == ["companion", "ui", "games"] and len(each) > 4
    }
    return sorted(found | faces)


def main(folder: Path) -> None:
    environment.prepare()
    from companion.ui.app import TablesideApp
    from tests.ui.driver import Driver

    driver = Driver(TablesideApp(folder))
    texts = driver.texts()
    driver.close()
    others = {"companion.rulebook", "companion.ui.screens.history", "companion.ui.screens.play"}
    print(
        json.dumps(
            {"games": loaded_games(), "others": sorted(others & {*sys.modules}), "texts": texts}
        )
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]))
