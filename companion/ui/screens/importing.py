"""Taking in what somebody shared: from a file, from the clipboard, or dropped on the window."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from companion import device
from companion.referee.document import LARGEST, BadDocument
from companion.store import StoreTrouble
from companion.ui.routes import PlayRoute
from companion.ui.widgets.cards import ErrorBox
from companion.ui.widgets.sheet import BottomSheet
from companion.ui.widgets.text import Text
from companion.ui.widgets.toggles import OptionRow

Take = Callable[[str | bytes], None]


def open_import(
    app: Any, taken: Take | None = None, title: str = "ui.import", text: str = "ui.import.text"
) -> BottomSheet:
    """Asks where the document is, a match unless somebody else takes it."""
    say, taken = app.say, taken or (lambda document: take(app, document))
    sheet = BottomSheet(title=say(title))
    sheet.add_widget(Text(text=say(text), ink="ink2"))
    paste = OptionRow(text=say("ui.import.paste"), icon="clipboard-text-outline")
    paste.bind(on_release=sheet.close)
    paste.bind(on_release=lambda _: taken(device.pasted()))
    choose = OptionRow(text=say("ui.import.choose"), icon="folder-open-outline")
    choose.bind(on_release=sheet.close)
    choose.bind(on_release=lambda _: _choose(app, taken))
    sheet.add_widget(choose)
    sheet.add_widget(paste)
    sheet.open()
    return sheet


def take(app: Any, document: str | bytes) -> None:
    """Keeps the match if every line of it holds and opens it; otherwise says what is wrong."""
    try:
        match = app.store.matches.import_document(document)
    except (BadDocument, StoreTrouble) as trouble:
        tell_failure(app, app.words.trouble(trouble))
        return
    app.navigator.go(PlayRoute(match.id))


def take_dropped(app: Any, path: Path) -> None:
    """A file dropped on the window of a PC."""
    try:
        with path.open("rb") as file:
            document = file.read(LARGEST + 1)
    except OSError:
        tell_failure(app, app.say("ui.import.unreadable", file=path.name))
        return
    take(app, document)


def _choose(app: Any, taken: Take) -> None:
    if not device.pick_file(taken):
        tell_failure(app, app.say("ui.import.no-chooser"))


def tell_failure(app: Any, trouble: str, message: str = "ui.import.failed") -> None:
    """Nothing was taken in, and this is why."""
    sheet = BottomSheet(title=app.say(message))
    sheet.add_widget(ErrorBox(title=trouble, text=app.say("ui.play.not-kept")))
    sheet.open()
