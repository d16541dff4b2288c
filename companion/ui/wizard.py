"""A new match while it is being made: kept as a draft, so that a phone call loses nothing."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from companion.referee.game import COLOURS, LONGEST_NAME, Player
from companion.store import Store

KEY = "new-match"
STEPS = ("game", "players", "rules", "set-up")


@dataclass(frozen=True, slots=True)
class NewMatch:
    """How far it has come, and what was chosen. `choices` are the game's own, as plain values."""

    step: str = STEPS[0]
    game: str = ""
    players: tuple[Player, ...] = ()
    first: int | None = None
    choices: Mapping[str, Any] = field(default_factory=dict)

    def before(self) -> "NewMatch":
        return replace(self, step=STEPS[max(0, STEPS.index(self.step) - 1)])

    def after(self) -> "NewMatch":
        return replace(self, step=STEPS[min(len(STEPS) - 1, STEPS.index(self.step) + 1)])


def load(store: Store, games: list[str]) -> NewMatch:
    """The draft as it was left. What makes no sense any more counts as not chosen."""
    kept = store.drafts.get(KEY)
    try:
        return _read(kept, games)
    except (TypeError, KeyError, ValueError):
        return NewMatch()


def keep(store: Store, new: NewMatch) -> None:
    players = [{"name": player.name, "colour": player.colour} for player in new.players]
    value = {"step": new.step, "game": new.game, "players": players, "first": new.first}
    store.drafts.put(KEY, {**value, "choices": dict(new.choices)})


def forget(store: Store) -> None:
    store.drafts.drop(KEY)


def _read(kept: Any, games: list[str]) -> NewMatch:
    players = tuple(Player(str(one["name"]), str(one["colour"])) for one in kept["players"])
    first = kept["first"]
    makes_sense = (
        kept["step"] in STEPS
        and kept["game"] in games
        and all(0 < len(one.name) <= LONGEST_NAME and one.colour in COLOURS for one in players)
        and (first is None or (type(first) is int and 0 <= first < len(players)))
    )
    if not makes_sense:
        raise ValueError
    return NewMatch(kept["step"], kept["game"], players, first, dict(kept["choices"]))
