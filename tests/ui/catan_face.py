"""Catan among the games of the app, for the tests of what stands around its matches."""

import pytest

from companion.ui import games
from companion.ui.games import catan
from companion.ui.games.catan import rules
from companion.ui.games.catan.corrections import corrections
from companion.ui.games.catan.laying_out import lay_out
from companion.ui.games.catan.picture import Picture


def offer_catan(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets the app offer the game whether its face is finished or not."""
    monkeypatch.setattr(games, "FACES", ("dominion", "catan"))
    parts = {
        "Rules": rules.IslandStep,
        "make_setup": rules.make_setup,
        "choices_of": rules.choices_of,
        "corrections": corrections,
        "lay_out": lay_out,
        "Picture": Picture,
        "cells": lambda _app, _match: [],
    }
    for name, part in parts.items():
        monkeypatch.setattr(catan, name, part, raising=False)
