"""The games that are over, refereed or only counted, as one list."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from companion.referee.game import Player
from companion.store import Result, Store, Summary


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over. A counted one has no log, and nobody knows how long it took."""

    id: str
    game: str
    finished: datetime
    players: tuple[Player, ...]
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    refereed: bool
    minutes: int | None = None
    place: str = ""
    note: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)

    @property
    def winners(self) -> tuple[Player, ...]:
        """Those who won; nobody where a damaged row does not tell."""
        pairs = zip(self.players, self.ranks, strict=False)
        return tuple(player for player, rank in pairs if rank == 1)

    @property
    def told(self) -> bool:
        """Whether it is known how it ended, for every player."""
        return bool(self.players) and len(self.players) == len(self.ranks) == len(self.totals)


@dataclass(frozen=True, slots=True)
class Filter:
    """Which games are looked at; what is left empty lets all of them pass."""

    game: str = ""
    player: str = ""
    year: int = 0
    place: str = ""
    words: str = ""

    def lets_pass(self, one: Finished) -> bool:
        return (
            self.game in ("", one.game)
            and (not self.player or self.player in one.names)
            and self.year in (0, one.finished.astimezone().year)
            and self.place in ("", one.place)
            and self._is_found(one)
        )

    def _is_found(self, one: Finished) -> bool:
        """Each word has to stand somewhere in what people wrote of the game."""
        text = " ".join([*one.names, one.place, one.note]).casefold()
        return all(word in text for word in self.words.casefold().split())


def history(store: Store, chosen: Filter | None = None) -> Sequence[Finished]:
    """The newest first."""
    chosen = chosen or Filter()
    found = [one for one in _every(store) if chosen.lets_pass(one)]
    return sorted(found, key=lambda one: (one.finished, one.id), reverse=True)


def _every(store: Store) -> Iterator[Finished]:
    yield from map(_of_match, store.matches.finished())
    yield from map(_of_result, store.results.all())


def _of_match(summary: Summary) -> Finished:
    told = summary.headline
    finished = summary.finished or summary.touched
    return Finished(
        summary.id,
        summary.game,
        finished,
        summary.players,
        tuple(told.get("totals", ())),
        tuple(told.get("ranks", ())),
        refereed=True,
        minutes=round((finished - summary.started).total_seconds() / 60),
        place=summary.place,
        note=summary.note,
    )


def _of_result(result: Result) -> Finished:
    return Finished(
        result.id,
        result.game,
        result.finished,
        result.players,
        result.totals,
        result.ranks,
        refereed=False,
    )
