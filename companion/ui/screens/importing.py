"""Taking in somebody else's match: from a file, from the clipboard, or dropped on the window."""

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


def open_import(app: Any) -> BottomSheet:
    """Asks where the match is."""
    say = app.say
    sheet = BottomSheet(title=say("ui.import"))
    sheet.add_widget(Text(text=say("ui.import.text"), ink="ink2"))
    paste = OptionRow(text=say("ui.import.paste"), icon="clipboard-text-outline")
    paste.bind(on_release=sheet.close)
    paste.bind(on_release=lambda _: take(app, device.pasted()))
    choose = OptionRow(text=say("ui.import.choose"), icon="folder-open-outline")
    choose.bind(on_release=sheet.close)
    choose.bind(on_release=lambda _: _choose(app))
    sheet.add_widget(choose)
    sheet.add_widget(paste)
    sheet.open()
    return sheet


def take(app: Any, document: str | bytes) -> None:
    """Keeps the match if every line of it holds and opens it; otherwise says what is wrong."""
    try:
        match = app.store.matches.import_document(document)
    except (BadDocument, StoreTrouble) as trouble:
        _tell(app, app.words.trouble(trouble))
        return
    app.navigator.go(PlayRoute(match.id))


def take_dropped(app: Any, path: Path) -> None:
    """A file dropped on the window of a PC."""
    try:
        with path.open("rb") as file:
            document = file.read(LARGEST + 1)
    except OSError:
        _tell(app, app.say("ui.import.unreadable", file=path.name))
        return
    take(app, document)


def _choose(app: Any) -> None:
    if not device.pick_file(lambda document: take(app, document)):
        _tell(app, app.say("ui.import.no-chooser"))


def _tell(app: Any, trouble: str) -> None:
    sheet = BottomSheet(title=app.say("ui.import.failed"))
    sheet.add_widget(ErrorBox(title=trouble, text=app.say("ui.play.not-kept")))
    sheet.open()
