"""A finished game while it is being entered: who played and what they have.

Every change is a draft on the disk before the screen shows it, so a phone call costs nothing.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

from companion.referee import codec, registry
from companion.referee.game import COLOURS, Game, Player, Setup, check_players
from companion.referee.score import ScoreSheet
from companion.store import KnownPlayer, Store
from companion.ui.games import score_form_of
from companion.ui.games.score_form import CountChoice, CountRow, Entered


@dataclass(frozen=True, slots=True)
class Draft:
    """All there is of an entry. Counts go by the player's name: whoever changes seats keeps what
    was entered for them."""

    players: tuple[Player, ...] = ()
    counting: bool = False
    seat: int = 0
    counts: dict[str, dict[str, int]] = field(default_factory=dict)


class ScoreEntry:
    """The entry of one game; what was begun earlier goes on."""

    def __init__(self, store: Store, game_id: str) -> None:
        self.game = registry.game(game_id)
        self.form = score_form_of(game_id, store)
        self._drafts, self._key = store.drafts, f"score {game_id}"
        begun = _read(store.drafts.get(self._key), self.game)
        self.draft = begun or Draft(self._seated(store.players.known()))

    @property
    def players(self) -> tuple[Player, ...]:
        return self.draft.players

    @property
    def names(self) -> list[str]:
        return [player.name for player in self.players]

    # Who played

    def seat(self, players: Sequence[Player]) -> None:
        """They have played, in this order; what was entered for somebody stays theirs."""
        self._keep(players=tuple(players), seat=0)

    def begin_counting(self) -> None:
        """On to the numbers; refused while those seated are too few to have played."""
        check_players(Setup(players=self.players), self.game.seats)
        self._keep(counting=True)

    def back_to_seats(self) -> None:
        self._keep(counting=False)

    # What they have

    def turn_to(self, seat: int) -> None:
        self._keep(seat=seat)

    def entered(self, seat: int) -> Entered:
        return self._entered(self.draft, seat)

    def most(self, row: CountRow) -> float:
        """How many the player in turn can have, as far as the form knows."""
        if not row.shared:
            return row.most
        others = (seat for seat in range(len(self.players)) if seat != self.draft.seat)
        return max(0, row.most - sum(self.entered(seat)[row.field] for seat in others))

    def put(self, row: CountRow, value: int) -> None:
        """Sets a number of the player in turn. Beyond what the form expects the referee is asked,
        and when it refuses, the number stays as it was."""
        name, counts = self.players[self.draft.seat].name, self.draft.counts
        changed = {**counts, name: {**counts.get(name, {}), row.field: value}}
        if not 0 <= value <= self.most(row):
            self.game.score_table(self._table(replace(self.draft, counts=changed)))
        self._keep(counts=changed)

    def choose(self, choice: CountChoice, place: int) -> None:
        """One of a few things is so for the player in turn."""
        name, counts = self.players[self.draft.seat].name, self.draft.counts
        self._keep(counts={**counts, name: {**counts.get(name, {}), choice.field: place}})

    def table(self) -> Any:
        """The game's own table of what was entered."""
        return self._table(self.draft)

    def count(self) -> ScoreSheet:
        """What has been entered so far comes to this, whether it can be or not."""
        return self.form.count(self.table())

    def score(self) -> ScoreSheet:
        """The score, unless the referee refuses the table."""
        return self.game.score_table(self.table())

    def forget(self) -> None:
        """Drops the whole entry."""
        self._drafts.drop(self._key)
        for aid in self.form.aids:
            self._drafts.drop(aid.draft)

    def _keep(self, **changes: Any) -> None:
        draft = replace(self.draft, **changes)
        self._drafts.put(self._key, codec.write(draft))
        self.draft = draft

    def _table(self, draft: Draft) -> Any:
        entered = [self._entered(draft, seat) for seat in range(len(draft.players))]
        return self.form.table(draft.players, entered)

    def _entered(self, draft: Draft, seat: int) -> Entered:
        counts = draft.counts.get(draft.players[seat].name, {})
        rows: tuple[CountRow | CountChoice, ...] = (
            *(row for group in self.form.groups for row in group),
            *self.form.choices,
        )
        return {row.field: counts.get(row.field, row.start) for row in rows}

    def _seated(self, known: Sequence[KnownPlayer]) -> tuple[Player, ...]:
        """Those who sat together last time: most likely they have played again."""
        latest = [one for one in known if one.last_seen == known[0].last_seen]
        players: tuple[Player, ...] = ()
        for somebody in latest[: self.game.seats.stop - 1]:
            players = (*players, _player(somebody.name, somebody.colour, players))
        return players


def _player(name: str, colour: str, seated: tuple[Player, ...]) -> Player:
    """Somebody in their usual colour, or in the first that is free."""
    taken = {player.colour for player in seated}
    free = [other for other in COLOURS if other not in taken]
    return Player(name, colour if colour in free else free[0])


def _read(kept: Any, game: Game) -> Draft | None:
    """A draft may come from another version of the app: one that does not fit is none."""
    with suppress(Exception):  # cattrs raises groups, plain and key errors alike
        draft = codec.read(kept, Draft)
        if draft.players or draft.counting:
            least = game.seats.start if draft.counting else 1
            check_players(Setup(players=draft.players), range(least, game.seats.stop))
        if 0 <= draft.seat < max(1, len(draft.players)):
            return draft
    return None
