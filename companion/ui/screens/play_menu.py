"""The menu of a match: what is needed now and then, but not in every turn."""

from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import gettempdir
from typing import Any

from companion import device
from companion.ui.games.menu import MenuEntry
from companion.ui.routes import CorrectRoute, HomeRoute, SettingsRoute
from companion.ui.screens.laying_out import open_lay_out
from companion.ui.widgets.sheet import BottomSheet
from companion.ui.widgets.toggles import OptionRow


def open_menu(play: Any) -> BottomSheet:
    go = play.app.navigator.go
    entries = [
        *play.face.menu(play),
        MenuEntry("ui.menu.correct", "wrench", lambda: go(CorrectRoute(play.match.id))),
        MenuEntry("ui.menu.check", "clipboard-check-outline", play.check),
        MenuEntry("ui.menu.lay-out", "format-list-checks", lambda: open_lay_out(play)),
        MenuEntry("ui.menu.share", "share-variant", lambda: share_match(play)),
        MenuEntry("ui.menu.settings", "cog-outline", lambda: go(SettingsRoute())),
        MenuEntry("ui.menu.delete", "trash-can-outline", lambda: _delete(play)),
    ]
    return open_entries(play.app, entries)


def open_entries(app: Any, entries: Sequence[MenuEntry]) -> BottomSheet:
    """A menu of these; a tap closes it and does what the entry says."""
    sheet = BottomSheet(title=app.say("ui.menu"))
    for entry in entries:
        sheet.add_widget(_row(sheet, app.say(entry.message), entry.icon, entry.act))
    sheet.open()
    return sheet


def share_match(play: Any) -> None:
    copied = share_document(play.app, play.match.id, play.match.game.id)
    if copied is not None:
        play.hint("ui.share.copied" if copied else "ui.share.nothing")


def share_document(app: Any, match_id: str, game: str) -> bool | None:
    """Hands a match out as a file; where that cannot be, as text on the clipboard."""
    title = app.say("ui.share.match", game=app.say(f"game.{game}"))
    document = app.store.matches.export(match_id)
    return hand_out(document, f"tableside-{game}-{match_id[:8]}.json", title)


def hand_out(document: str, name: str, title: str) -> bool | None:
    """Shares a document as a file. Where that cannot be, whether it is on the clipboard now."""
    file = Path(gettempdir()) / name
    file.write_text(document, encoding="utf-8")
    return None if device.share_file(file, title) else device.copy(document)


def _row(sheet: BottomSheet, text: str, icon: str, act: Callable[[], Any]) -> OptionRow:
    row = OptionRow(text=text, icon=icon)
    row.bind(on_release=lambda _: _leave_for(sheet, act))
    return row


def _leave_for(sheet: BottomSheet, act: Callable[[], Any]) -> None:
    sheet.close()
    act()


def _delete(play: Any) -> None:
    """Out of sight at once; home has the way back."""
    app, match_id = play.app, play.match.id
    app.store.matches.delete(match_id)
    app.navigator.switch(HomeRoute(deleted=match_id))
