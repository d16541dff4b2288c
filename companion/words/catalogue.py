"""The compiled messages of one language, read with the standard library alone."""

from contextlib import suppress
from functools import cache
from gettext import GNUTranslations, NullTranslations
from typing import NoReturn

from companion.data import folder

DOMAIN = "tableside"


class _NotThere(NullTranslations):
    """Stands behind a catalogue, where gettext would give back the id as if it were a text."""

    def gettext(self, message: str) -> NoReturn:
        raise KeyError(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> NoReturn:  # noqa: ARG002
        raise KeyError(msgid1)


class Catalogue:
    """Message ids to texts with named fields."""

    def __init__(self, language: str) -> None:
        place = folder("data") / "locale" / language / "LC_MESSAGES" / f"{DOMAIN}.mo"
        with place.open("rb") as compiled:
            self._messages = GNUTranslations(compiled)
        self._messages.add_fallback(_NotThere())

    def text(self, message: str, number: int | None = None) -> str:
        """The text of a message, in the form for `number` things where it has several forms."""
        if number is not None:
            with suppress(KeyError):
                return self._messages.ngettext(message, message, number)
        return self._messages.gettext(message)

    def __contains__(self, message: str) -> bool:
        try:
            self.text(message)
        except KeyError:
            return False
        return True


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language)
