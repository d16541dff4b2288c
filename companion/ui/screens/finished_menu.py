"""What can be done with a game that is over: it is handed on, remembered, or looked back at."""

from pathlib import Path
from tempfile import gettempdir
from typing import Any

from companion import device
from companion.records import bg_stats
from companion.records.bg_stats import Play
from companion.records.history import Finished, history
from companion.ui.games.menu import MenuEntry
from companion.ui.routes import CourseRoute
from companion.ui.screens.play_menu import open_entries, share_document
from companion.ui.widgets.buttons import OutlineButton, PrimaryButton
from companion.ui.widgets.fields import TextField
from companion.ui.widgets.sheet import BottomSheet

LONGEST_PLACE, LONGEST_NOTE = 40, 200


def open_finished_menu(screen: Any, finished_id: str) -> BottomSheet:
    """`screen` shows the score of the game."""
    (one,) = (one for one in history(screen.app.store) if one.id == finished_id)
    entries = [
        MenuEntry("ui.finished.picture", "file-image-outline", lambda: share_picture(screen)),
        MenuEntry("ui.finished.bg-stats", "open-in-new", lambda: log_in_bg_stats(screen, one)),
    ]
    if one.refereed:
        go = screen.app.navigator.go
        entries = [
            MenuEntry("ui.finished.course", "chart-line", lambda: go(CourseRoute(one.id))),
            MenuEntry("ui.finished.note", "pencil", lambda: open_note(screen, one)),
            *entries,
            MenuEntry("ui.menu.share", "file-export-outline", lambda: _share_match(screen, one)),
        ]
    return open_entries(screen.app, entries)


def share_picture(screen: Any) -> None:
    """The whole sheet, also what is scrolled out of sight. On a PC it is told where it lies."""
    file = Path(gettempdir()) / f"tableside-{screen.game.id}.png"
    screen.ids.list.export_to_png(str(file))
    if not device.share_file(file, screen.app.say("ui.score")):
        screen.tell(screen.app.say("ui.finished.saved", file=str(file)))


def log_in_bg_stats(screen: Any, one: Finished) -> None:
    say = screen.app.say
    first = None
    if one.refereed:
        first = screen.app.store.matches.open(one.id).setup.first
    link = bg_stats.link(Play(one, say(f"game.{one.game}"), first))
    if not device.open_link(link):
        screen.tell(say("ui.finished.no-bg-stats"))


def open_note(screen: Any, one: Finished) -> BottomSheet:
    """Where it was, and what there is to remember."""
    app, say = screen.app, screen.app.say
    sheet = BottomSheet(title=say("ui.finished.note"), even_buttons=True)
    place = TextField(label=say("ui.finished.place"), text=one.place, max_length=LONGEST_PLACE)
    note = TextField(label=say("ui.finished.remember"), text=one.note, max_length=LONGEST_NOTE)

    def keep(_: Any) -> None:
        app.store.matches.annotate(one.id, place=place.text.strip(), note=note.text.strip())
        sheet.close()

    for field in (place, note):
        sheet.add_widget(field)
    cancel = sheet.add_button(OutlineButton(text=say("ui.close")))
    cancel.bind(on_release=sheet.close)
    sheet.add_button(PrimaryButton(text=say("ui.finished.keep"))).bind(on_release=keep)
    sheet.open()
    return sheet


def _share_match(screen: Any, one: Finished) -> None:
    copied = share_document(screen.app, one.id, one.game)
    if copied is not None:
        screen.tell(screen.app.say("ui.share.copied" if copied else "ui.share.nothing"))
