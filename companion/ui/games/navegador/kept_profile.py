"""The board profile that is kept for every match, and how a match adds to it."""

from companion.games.navegador import plausible
from companion.games.navegador.printed import after_match
from companion.games.navegador.profile import BLANK, Profile
from companion.games.navegador.profile_file import read_profile, write_profile
from companion.games.navegador.state import State
from companion.referee.document import BadDocument
from companion.referee.ruling import Refusal
from companion.store import Store

GAME = "navegador"


def kept_profile(store: Store) -> Profile:
    """What is known of the board; nothing, if it was written by an app that knew otherwise."""
    document = store.boards.get(GAME)
    try:
        return read_profile(document) if document else BLANK
    except (BadDocument, Refusal):
        return BLANK


def keep(store: Store, profile: Profile) -> None:
    """Keeps a profile; refused if no board can be like that."""
    plausible.check(profile)
    store.boards.put(GAME, write_profile(profile))


def learned(store: Store, before: State, now: State) -> None:
    """A match went a step on, or back: what it now knows of the board is known to the next one.

    Where that contradicts what was read elsewhere, the kept profile stays as it is.
    """
    if before.board == now.board:
        return
    kept = kept_profile(store)
    changed = after_match(kept, before.board, now.board)
    if changed != kept and _may_be(changed):
        keep(store, changed)


def _may_be(profile: Profile) -> bool:
    try:
        plausible.check(profile)
    except Refusal:
        return False
    return True
