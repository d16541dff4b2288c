"""What any screen answers with: why something cannot be, and what went wrong."""

from collections.abc import Callable, Sequence
from typing import Any

from companion.referee.game import Game
from companion.referee.ruling import Refusal
from companion.store import StoreTrouble
from companion.ui.screens.reading import open_instead
from companion.ui.widgets.buttons import OutlineButton, PrimaryButton
from companion.ui.widgets.refusal import FigureBox, RefusalSheet
from companion.ui.widgets.sheet import BottomSheet
from companion.ui.widgets.text import Text


def attempt(app: Any, change: Callable[[], Any], names: Sequence[str], game: Game) -> bool:
    """Makes a change, or says why it cannot be made."""
    try:
        change()
    except (Refusal, StoreTrouble) as error:
        answer(app, error, names, game)
        return False
    return True


def answer(
    app: Any, error: Refusal | StoreTrouble, names: Sequence[str], game: Game
) -> BottomSheet:
    """Says why what was wanted has not happened."""
    if isinstance(error, Refusal):
        return _refuse(app, error, names, game)
    return _tell_trouble(app, error)


def _refuse(app: Any, refusal: Refusal, names: Sequence[str], game: Game) -> RefusalSheet:
    sheet = RefusalSheet(
        sentence=app.words.refusal(refusal, names, game),
        figures=_figures(app, refusal),
        remedy=app.words.remedy(refusal, names, game),
    )
    rule = sheet.add_button(OutlineButton(text=app.say("ui.play.read-rule")))
    rule.bind(on_release=lambda _: open_instead(app, sheet, refusal.article))
    again = sheet.add_button(PrimaryButton(text=app.say("ui.play.choose-again")))
    again.bind(on_release=sheet.close)
    sheet.open()
    return sheet


def _figures(app: Any, refusal: Refusal) -> list[FigureBox]:
    facts = refusal.facts
    if "has" not in facts or "needs" not in facts:
        return []
    return [
        FigureBox(app.say("ui.play.has"), str(facts["has"]), lacking=True),
        FigureBox(app.say("ui.play.needs"), str(facts["needs"])),
    ]


def _tell_trouble(app: Any, trouble: StoreTrouble) -> BottomSheet:
    sheet = BottomSheet(title=app.say("ui.play.not-kept"))
    sheet.add_widget(Text(text=app.words.trouble(trouble)))
    sheet.open()
    return sheet
