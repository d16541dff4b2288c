"""The board profile as a file: handed out, and taken in from others who have the same board."""

from typing import Any

from companion.games.navegador import printed
from companion.games.navegador.profile import BLANK, Profile
from companion.games.navegador.profile_file import read_profile, write_profile
from companion.referee import registry
from companion.referee.document import BadDocument
from companion.referee.ruling import Refusal
from companion.ui.games.navegador.kept_profile import GAME
from companion.ui.screens.importing import open_import, tell_failure
from companion.ui.screens.play_menu import hand_out
from companion.ui.widgets.buttons import OutlineButton, PrimaryButton
from companion.ui.widgets.sheet import BottomSheet
from companion.ui.widgets.text import Text


def share_profile(screen: Any) -> None:
    say = screen.app.say
    copied = hand_out(
        write_profile(screen.profile),
        "tableside-navegador-board.json",
        say("navegador.profile.shared"),
    )
    if copied is not None:
        screen.snackbars.show(say("navegador.profile.copied" if copied else "ui.share.nothing"))


def open_profile_import(screen: Any) -> BottomSheet:
    return open_import(
        screen.app,
        lambda document: take_profile(screen, document),
        "navegador.profile.import",
        "navegador.profile.import.text",
    )


def take_profile(screen: Any, document: str | bytes) -> None:
    """Takes a profile in; where there is one already, asks what is to become of it."""
    app = screen.app
    try:
        found = read_profile(document)
    except BadDocument as trouble:
        tell_failure(app, app.words.trouble(trouble), "navegador.profile.import.failed")
    except Refusal as refusal:
        sentence = app.words.refusal(refusal, (), registry.game(GAME))
        tell_failure(app, sentence, "navegador.profile.import.failed")
    else:
        if screen.profile == BLANK:
            _take(screen, found)
        else:
            _ask(screen, found)


def _ask(screen: Any, found: Profile) -> None:
    say, wanted = screen.app.say, printed.wanted(found)
    known = len(wanted) - len(printed.missing(found))
    sheet = BottomSheet(title=say("navegador.profile.import.found"), even_buttons=True)
    sheet.add_widget(
        Text(text=say("navegador.profile.import.which", known=known, count=len(wanted)))
    )
    instead = sheet.add_button(OutlineButton(text=say("navegador.profile.import.replace")))
    added = sheet.add_button(PrimaryButton(text=say("navegador.profile.import.add")))
    for button, made in ((instead, found), (added, printed.merge(found, screen.profile))):
        button.bind(on_release=sheet.close)
        button.bind(on_release=lambda _, made=made: _take(screen, made))
    sheet.open()


def _take(screen: Any, profile: Profile) -> None:
    screen.take(profile)
    if screen.profile == profile:
        screen.snackbars.show(screen.app.say("navegador.profile.import.taken"))
