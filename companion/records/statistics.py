"""What a history says of people and of games. Pure: it counts what it is given."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from statistics import fmean
from typing import TypeVar

from companion.records.history import Finished

K = TypeVar("K")


@dataclass(frozen=True, slots=True)
class Points:
    """What somebody reached in a game, over all plays."""

    plays: int
    wins: int
    average: float
    best: int


@dataclass(frozen=True, slots=True)
class Against:
    """How somebody fared against somebody else: how often they ended ahead, and behind."""

    name: str
    plays: int
    ahead: int
    behind: int


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    """One player's story. `by_game` is in the order of plays, `against` in the order of defeats,
    `by_seats` is keyed by how many sat at the table. Streaks are of games won in a row."""

    name: str
    colour: str
    plays: int
    wins: int
    by_game: Mapping[str, Points]
    by_seats: Mapping[int, Points]
    against: tuple[Against, ...]
    longest_streak: int
    present_streak: int

    @property
    def nemesis(self) -> Against | None:
        """Whoever ended ahead of this player most often, and more often than not."""
        first = self.against[0] if self.against else None
        return first if first and first.behind > first.ahead else None


@dataclass(frozen=True, slots=True)
class GameRecord:
    """One game's story. `minutes` is the usual length, None if it was never measured."""

    game: str
    plays: int
    average: float
    best: int
    best_by: str
    minutes: float | None
    by_seats: Mapping[int, Points]


@dataclass(frozen=True, slots=True)
class _Play:
    """One game as one player saw it."""

    game: str
    seats: int
    points: int
    rank: int
    others: tuple[tuple[str, int], ...]


def players(games: Sequence[Finished]) -> list[PlayerRecord]:
    """Everybody who played, those who won most first. `games` has the newest first."""
    told = [one for one in games if one.told]
    seen = {player.name: player.colour for one in reversed(told) for player in one.players}
    records = [_player(name, colour, told) for name, colour in seen.items()]
    return sorted(records, key=lambda record: (-record.wins, -record.plays, record.name))


def games_played(games: Sequence[Finished]) -> list[GameRecord]:
    """Every game that was played, the most played first."""
    told = [one for one in games if one.told]
    plays = Counter(one.game for one in told)
    return [
        _game(game, [one for one in told if one.game == game]) for game, _ in plays.most_common()
    ]


def wins_by_game(record: PlayerRecord, order: Sequence[str]) -> tuple[int, ...]:
    """How often the player has won each game of `order`."""
    return tuple(record.by_game[game].wins if game in record.by_game else 0 for game in order)


def hours(games: Iterable[Finished]) -> int:
    """How long people sat at the table, as far as it was measured."""
    return round(sum(one.minutes or 0 for one in games) / 60)


def _player(name: str, colour: str, games: Sequence[Finished]) -> PlayerRecord:
    plays = list(_plays_of(name, games))
    won = [play.rank == 1 for play in plays]
    return PlayerRecord(
        name,
        colour,
        len(plays),
        sum(won),
        _grouped(plays, lambda play: play.game),
        _by_seats(plays),
        _against(plays),
        max((len(list(run)) for is_won, run in groupby(won) if is_won), default=0),
        won.index(False) if False in won else len(won),
    )


def _plays_of(name: str, games: Iterable[Finished]) -> Iterator[_Play]:
    for one in games:
        if name in one.names:
            seat = one.names.index(name)
            others = zip(one.names, one.ranks, strict=True)
            yield _Play(
                one.game,
                len(one.players),
                one.totals[seat],
                one.ranks[seat],
                tuple((other, rank) for other, rank in others if other != name),
            )


def _grouped(plays: Sequence[_Play], key: Callable[[_Play], K]) -> dict[K, Points]:
    """What was reached in the plays of each key, the most frequent first."""
    return {
        value: _points([play for play in plays if key(play) == value])
        for value, _ in Counter(map(key, plays)).most_common()
    }


def _by_seats(plays: Sequence[_Play]) -> dict[int, Points]:
    return dict(sorted(_grouped(plays, lambda play: play.seats).items()))


def _points(plays: Sequence[_Play]) -> Points:
    reached = [play.points for play in plays]
    return Points(len(plays), sum(play.rank == 1 for play in plays), fmean(reached), max(reached))


def _against(plays: Sequence[_Play]) -> tuple[Against, ...]:
    met = Counter[str]()
    ahead, behind = Counter[str](), Counter[str]()
    for play in plays:
        for name, rank in play.others:
            met[name] += 1
            ahead[name] += play.rank < rank
            behind[name] += play.rank > rank
    found = [Against(name, met[name], ahead[name], behind[name]) for name in met]
    return tuple(sorted(found, key=lambda one: (-one.behind, one.ahead, -one.plays, one.name)))


def _game(game: str, games: Sequence[Finished]) -> GameRecord:
    reached = [
        (points, name) for one in games for points, name in zip(one.totals, one.names, strict=True)
    ]
    best, best_by = max(reached, key=lambda each: each[0])
    measured = [one.minutes for one in games if one.minutes is not None]
    plays = [play for one in games for name in one.names for play in _plays_of(name, [one])]
    return GameRecord(
        game,
        len(games),
        fmean(points for points, _ in reached),
        best,
        best_by,
        fmean(measured) if measured else None,
        _by_seats(plays),
    )
