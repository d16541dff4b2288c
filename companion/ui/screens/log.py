"""The log drawer: what happened, turn by turn, and the way back to any line of it."""

from collections.abc import Iterator
from typing import Any

from companion.referee.action import Action, Correction, TableAgrees
from companion.referee.match import Line, play_while_valid
from companion.ui.screens.changing import open_change
from companion.ui.widgets.buttons import OutlineButton, PrimaryButton
from companion.ui.widgets.log_list import LogHead, LogLine, LogList, LogMarker
from companion.ui.widgets.sheet import BottomSheet

Row = LogHead | LogLine | LogMarker

_ICONS = {"correction": "wrench", "check": "clipboard-check-outline", "line": ""}


def open_log(play: Any) -> BottomSheet:
    """Opens the drawer over a match in play. A tap on a line goes back (or on) to it, a hold
    changes it."""
    say, match = play.app.say, play.match
    sheet = BottomSheet(title=say("ui.log"), subtitle=say("ui.log.hint"), flush=True)
    sheet.icon, sheet.icon_text = "close", say("ui.close")
    sheet.bind(on_icon_tap=lambda _: sheet.close())
    rows = LogList(rows=list(_rows(play)), size_hint_y=None)
    sheet.bind(room=rows.setter("height"))
    rows.bind(on_tap=lambda _, line: _go(play, sheet, line))
    rows.bind(on_hold=lambda _, line: _change(play, sheet, line))
    sheet.add_widget(rows)
    undo = sheet.add_button(OutlineButton(text=say("ui.play.undo"), refused=not match.position))
    undo.bind(on_release=lambda _: _go(play, sheet, match.position - 1))
    message = "ui.log.redo" if match.undone else "ui.log.nothing-undone"
    text = say(message, count=len(match.undone))
    redo = sheet.add_button(PrimaryButton(text=text, refused=not match.undone))
    redo.bind(on_release=lambda _: _go(play, sheet, match.position + 1))
    sheet.bind(on_opened=lambda _: rows.go_to_marker())
    sheet.open()
    return sheet


def _go(play: Any, sheet: BottomSheet, line: int) -> None:
    if 0 <= line <= play.match.position + len(play.match.undone):
        sheet.close()
        play.go_to(line)


def _change(play: Any, sheet: BottomSheet, line: int) -> None:
    """What was undone is no past yet: it is done again or otherwise, not changed."""
    if line <= play.match.position:
        sheet.close()
        open_change(play, line)


def _rows(play: Any) -> Iterator[Row]:
    match = play.match
    undone = play_while_valid(match.game, match.state, match.undone)
    states = [match.state_after(number) for number in range(match.position + 1)]
    states += undone.states
    lines = [*match.lines, *undone.lines]
    turn = None
    for number, line in enumerate(lines, 1):
        if number == match.position + 1:
            yield LogMarker(play.app.say("ui.log.marker"))
        now = match.game.now(states[number - 1])
        if (now.seat, now.turn) != turn:
            turn = (now.seat, now.turn)
            yield _head(play, now)
        yield _line(play, number, line, number > match.position)
    if not undone.lines:
        yield LogMarker(play.app.say("ui.log.marker"))


def _head(play: Any, now: Any) -> LogHead:
    if now.seat is None:
        return LogHead(play.app.say("ui.play.over"), "")
    player = play.match.setup.players[now.seat]
    return LogHead(player.name, play.app.say("ui.play.turn", number=now.round), player.colour)


def _line(play: Any, number: int, line: Line, undone: bool) -> LogLine:
    words, game = play.app.words, play.match.game
    deed, *rest = (words.happening(told, play.names, game) for told in line.happenings)
    kind = _kind(line.action)
    return LogLine(
        key=number,
        text=deed,
        note=" ".join(rest),
        icon=play.face.LOG_ICONS.get(type(line.action), _ICONS[kind]),
        kind=kind,
        undone=play.app.say("ui.log.undone") if undone else "",
    )


def _kind(action: Action) -> str:
    if isinstance(action, Correction):
        return "correction"
    return "check" if isinstance(action, TableAgrees) else "line"
