"""Changing a past line: what else could have been done then, and what would become of the rest."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any

from companion.referee.action import Action
from companion.referee.match import Replay
from companion.ui.widgets.buttons import OutlineButton, PrimaryButton
from companion.ui.widgets.cards import SectionTitle
from companion.ui.widgets.sheet import BottomSheet
from companion.ui.widgets.text import Text
from companion.ui.widgets.toggles import OptionRow

MOST_ALTERNATIVES = 60


@dataclass(frozen=True, slots=True)
class Way:
    """One way to change a line: what it says, and what a tap on it does."""

    text: str
    act: Callable[[], Any]
    icon: str = ""


def open_change(play: Any, line: int) -> BottomSheet:
    """What to do with line number `line`: take it out, put one before it, or do it otherwise."""
    say, old = play.app.say, play.match.lines[line - 1]
    told = play.app.words.happening(old.happenings[0], play.names, play.match.game)
    sheet = BottomSheet(title=say("ui.change"), subtitle=told)
    out = Way(say("ui.change.take-out"), lambda: _ask(play, line, ()), "trash-can-outline")
    before = Way(say("ui.change.put-before"), lambda: _open_before(play, line), "plus")
    _add(sheet, (out, before))
    sheet.add_widget(SectionTitle(text=say("ui.change.instead")))
    others = [(text, action) for text, action in _possible(play, line) if action != old.action]
    _add(sheet, (Way(text, partial(_ask, play, line, (action,))) for text, action in others))
    sheet.open()
    return sheet


def _open_before(play: Any, line: int) -> None:
    """What was forgotten, to be put before line number `line`."""
    old = play.match.lines[line - 1].action
    sheet = BottomSheet(title=play.app.say("ui.change.put-before"))
    ways = (
        Way(text, partial(_ask, play, line, (action, old)))
        for text, action in _possible(play, line)
    )
    _add(sheet, ways)
    sheet.open()


def _possible(play: Any, line: int) -> Iterator[tuple[str, Action]]:
    """What could have been done there, as it would stand in the log; not endlessly many."""
    game, state = play.match.game, play.match.state_after(line - 1)
    possible = (action for offer in game.offers(state) for action in offer.completions())
    for action in islice(possible, MOST_ALTERNATIVES):
        told = game.apply(state, action).happenings[0]
        yield play.app.words.happening(told, play.names, game), action


def _add(sheet: BottomSheet, ways: Iterable[Way]) -> None:
    for way in ways:
        row = OptionRow(text=way.text, icon=way.icon)
        row.bind(on_release=sheet.close)
        row.bind(on_release=lambda _, act=way.act: act())
        sheet.add_widget(row)


def _ask(play: Any, line: int, instead: Sequence[Action]) -> None:
    """Shows what would become of the lines after it, before anything is changed."""
    say, replay = play.app.say, play.match.what_if(line, *instead)
    sheet = BottomSheet(title=say("ui.change.then"), even_buttons=True)
    for text in _consequences(play, line, replay, len(instead)):
        sheet.add_widget(Text(text=text))
    no = sheet.add_button(OutlineButton(text=say("ui.play.not-yet")))
    no.bind(on_release=sheet.close)
    yes = sheet.add_button(PrimaryButton(text=say("ui.change.yes")))
    yes.bind(on_release=sheet.close)
    yes.bind(on_release=lambda _: play.change(line, *instead))
    sheet.open()


def _consequences(play: Any, line: int, replay: Replay, new: int) -> list[str]:
    say, words, game = play.app.say, play.app.words, play.match.game
    if replay.refusal is None:
        return [say("ui.change.all-hold", count=len(replay.lines) - new)]
    number = line - 1 + len(replay.lines) + 1
    broken = say("ui.change.broken", line=number, count=len(replay.rest))
    return [words.refusal(replay.refusal, play.names, game), broken]
