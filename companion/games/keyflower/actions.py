"""Everything somebody can do, as they would say it at the table."""

from dataclasses import dataclass

from companion.games.keyflower.village import Place
from companion.referee.action import Action, Correction
from companion.referee.counts import Counts

UNSEEN = "unseen"
"""A skill paid face down, where any will do."""


@dataclass(frozen=True, slots=True)
class Crew:
    """The workers placed in one turn: from behind the screen, by colour, and whole losing groups,
    named by the tile they leave."""

    screen: Counts
    moved: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LayOut(Action):
    """The tiles of the season that come into the auction."""

    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FillBoat(Action):
    """What was drawn for a boat: workers from the bag, skills from the pile."""

    boat: str
    workers: Counts
    skills: Counts


@dataclass(frozen=True, slots=True)
class Pass(Action):
    pass


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Workers placed beside a tile. An own bid that lies there already counts in."""

    tile: str
    crew: Crew


@dataclass(frozen=True, slots=True)
class Use(Action):
    """Workers placed on a tile, for its benefit.

    `pay` is the worker's colour or the skill that the tile asks for, `unseen` for a skill laid face
    down, or the tile whose losing group is given up. `takes` is the resource, where one is chosen.
    """

    tile: str
    crew: Crew
    pay: str | None = None
    takes: str | None = None


@dataclass(frozen=True, slots=True)
class Carry(Action):
    """Resources of one kind along the shortest way between two tiles of the own village."""

    resource: str
    count: int
    start: str
    to: str


@dataclass(frozen=True, slots=True)
class Upgrade(Action):
    """A tile of the own village is turned over: the resources on it and the skill that pay."""

    tile: str
    resources: Counts
    skill: str | None = None


@dataclass(frozen=True, slots=True)
class EndTransport(Action):
    """No more is carried or upgraded in this turn."""


@dataclass(frozen=True, slots=True)
class TakeBoat(Action):
    """What lies on a boat, or in winter the boat itself."""

    boat: str


@dataclass(frozen=True, slots=True)
class PlaceTile(Action):
    """A tile that was won joins the village. In any order of players."""

    seat: int
    tile: str
    at: Place


@dataclass(frozen=True, slots=True)
class SetAside(Action):
    """A tile that fits nowhere stays beside the village."""

    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class Reveal(Action):
    """At the end of the game: everything behind a screen. In any order of players."""

    seat: int
    workers: Counts
    skills: Counts


@dataclass(frozen=True, slots=True)
class CorrectTurn(Correction):
    """Whose turn it is. Nobody has passed just before."""

    seat: int


@dataclass(frozen=True, slots=True)
class CorrectStartPlayer(Correction):
    """Who has the purple worker."""

    seat: int


@dataclass(frozen=True, slots=True)
class CorrectWorkers(Correction):
    """Exactly these workers are behind a screen; the bag has the others."""

    seat: int
    workers: Counts


@dataclass(frozen=True, slots=True)
class CorrectWorkerCount(Correction):
    """So many workers are behind a screen; which, is not known any more."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class CorrectSkills(Correction):
    """Exactly these skills are behind a screen; the pile has the others."""

    seat: int
    skills: Counts


@dataclass(frozen=True, slots=True)
class CorrectSkillCount(Correction):
    """So many skills are behind a screen; which, is not known any more."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class CorrectGreen(Correction):
    """How many green workers lie in the supply; the bag has the others."""

    count: int


@dataclass(frozen=True, slots=True)
class CorrectBoat(Correction):
    """What lies on a boat."""

    boat: str
    workers: Counts
    skills: Counts


@dataclass(frozen=True, slots=True)
class CorrectBid(Correction):
    """Somebody's bid on a tile; no workers, no bid."""

    tile: str
    seat: int
    colour: str
    count: int


@dataclass(frozen=True, slots=True)
class CorrectUse(Correction):
    """The workers that stand on a tile, and how many of them the latest use took."""

    tile: str
    workers: Counts
    last: int


@dataclass(frozen=True, slots=True)
class CorrectColour(Correction):
    """The colour that a tile has this season: one of the workers on or around it."""

    tile: str
    colour: str


@dataclass(frozen=True, slots=True)
class CorrectResources(Correction):
    """What lies on a tile of a village; the supply has the others."""

    tile: str
    resources: Counts


@dataclass(frozen=True, slots=True)
class CorrectFace(Correction):
    """Whether a tile has been upgraded."""

    tile: str
    upgraded: bool


@dataclass(frozen=True, slots=True)
class CorrectTile(Correction):
    """A tile lies in a village, wherever the app believed it to be."""

    seat: int
    tile: str
    at: Place


@dataclass(frozen=True, slots=True)
class CorrectAuction(Correction):
    """A tile is in the auction now."""

    tile: str


@dataclass(frozen=True, slots=True)
class CorrectGone(Correction):
    """A tile is out of the game."""

    tile: str


SEASON_START = (LayOut, FillBoat)
OWN_TURN = (Pass, Bid, Use)
CARRYING = (Carry, Upgrade, EndTransport)
SEASON_END = (TakeBoat, PlaceTile, SetAside, Reveal)
CORRECTIONS = (
    CorrectTurn,
    CorrectStartPlayer,
    CorrectWorkers,
    CorrectWorkerCount,
    CorrectSkills,
    CorrectSkillCount,
    CorrectGreen,
    CorrectBoat,
    CorrectBid,
    CorrectUse,
    CorrectColour,
    CorrectResources,
    CorrectFace,
    CorrectTile,
    CorrectAuction,
    CorrectGone,
)
