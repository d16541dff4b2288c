"""Catan among the games of the app, for the tests of what stands around its matches."""

import pytest

from companion.ui import games


def offer_catan(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets the app offer a choice of games with Catan among them."""
    monkeypatch.setattr(games, "FACES", ("dominion", "catan"))
