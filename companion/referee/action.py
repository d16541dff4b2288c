"""One thing somebody did at the table, as they would say it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Action:
    """The base of every game's actions: frozen, and nothing but what was done."""


@dataclass(frozen=True, slots=True)
class Correction(Action):
    """Sets what the app believes to what lies on the table. Allowed at any time."""


@dataclass(frozen=True, slots=True)
class TableAgrees(Action):
    """The players compared the app with the table, and both agree."""
