"""Everything somebody can do, as they would say it at the table."""

from dataclasses import dataclass

from companion.referee.action import Action, Correction


@dataclass(frozen=True, slots=True)
class PlayAction(Action):
    card: str


@dataclass(frozen=True, slots=True)
class BeginBuying(Action):
    """No more action cards this turn."""


@dataclass(frozen=True, slots=True)
class LayTreasures(Action):
    """All treasures laid down so far are worth this much together."""

    worth: int


@dataclass(frozen=True, slots=True)
class LayTreasure(Action):
    """One more treasure is laid down."""

    card: str


@dataclass(frozen=True, slots=True)
class Buy(Action):
    card: str


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    pass


@dataclass(frozen=True, slots=True)
class Gain(Action):
    """Feast, Mine, Remodel, Workshop: the card that is gained."""

    card: str


@dataclass(frozen=True, slots=True)
class Trash(Action):
    """Chapel, Mine, Moneylender, Remodel: the cards trashed from the hand; perhaps none."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Cellar, Militia: how many cards are discarded from the hand."""

    count: int


@dataclass(frozen=True, slots=True)
class PutOnDeck(Action):
    """Bureaucrat: the victory card put on the deck, or None for a hand without any."""

    card: str | None


@dataclass(frozen=True, slots=True)
class TakeCurse(Action):
    """Witch: no Moat is shown."""


@dataclass(frozen=True, slots=True)
class ShowMoat(Action):
    """The attacked player shows a Moat from the hand and is unaffected."""


@dataclass(frozen=True, slots=True)
class Inspect(Action):
    """Spy: whether the shown top card is discarded; otherwise it goes back."""

    discard: bool


@dataclass(frozen=True, slots=True)
class Rob(Action):
    """Thief: the treasure trashed out of the two cards shown, or None; `keep` gains it."""

    card: str | None
    keep: bool


@dataclass(frozen=True, slots=True)
class DiscardDeck(Action):
    """Chancellor: whether the deck is put into the discard pile."""

    discard: bool


@dataclass(frozen=True, slots=True)
class SetAside(Action):
    """Library: how many of the drawn action cards were set aside."""

    count: int


@dataclass(frozen=True, slots=True)
class Reveal(Action):
    """Adventurer: how many treasures showed up, and how many other cards on the way."""

    treasures: int
    others: int


@dataclass(frozen=True, slots=True)
class PlayTwice(Action):
    """Throne Room: the action card played twice, or None for a hand without any."""

    card: str | None


@dataclass(frozen=True, slots=True)
class CorrectPile(Correction):
    card: str
    count: int


@dataclass(frozen=True, slots=True)
class CorrectTrash(Correction):
    card: str
    count: int


@dataclass(frozen=True, slots=True)
class CorrectCards(Correction):
    """How many of a card a player owns, wherever they are."""

    seat: int
    card: str
    count: int


@dataclass(frozen=True, slots=True)
class CorrectPlaces(Correction):
    """How many cards are in a player's hand and deck; what else is not in play is discarded."""

    seat: int
    hand: int
    deck: int


@dataclass(frozen=True, slots=True)
class CorrectTurn(Correction):
    """Whose turn it is, from its beginning. Whatever was left to answer is dropped."""

    seat: int


@dataclass(frozen=True, slots=True)
class CorrectCounters(Correction):
    actions: int
    buys: int
    coins: int


@dataclass(frozen=True, slots=True)
class CorrectTurnsTaken(Correction):
    seat: int
    turns: int


ANSWERS = (
    Gain,
    Trash,
    Discard,
    PutOnDeck,
    TakeCurse,
    ShowMoat,
    Inspect,
    Rob,
    DiscardDeck,
    SetAside,
    Reveal,
    PlayTwice,
)
OWN_TURN = (PlayAction, BeginBuying, LayTreasures, LayTreasure, Buy, EndTurn)
CORRECTIONS = (
    CorrectPile,
    CorrectTrash,
    CorrectCards,
    CorrectPlaces,
    CorrectTurn,
    CorrectCounters,
    CorrectTurnsTaken,
)
