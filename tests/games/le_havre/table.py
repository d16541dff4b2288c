"""Tables to try rules on: a match with a known deal, brought to where the rule bites."""

from companion.games.le_havre import facts
from companion.games.le_havre.actions import (
    CorrectBuilding,
    CorrectCash,
    CorrectDisc,
    CorrectGoods,
    CorrectLoans,
    CorrectOwner,
    CorrectRound,
    CorrectShip,
    CorrectTile,
    CorrectTurn,
    Enter,
    Feed,
    TurnUp,
)
from companion.games.le_havre.setup import LeHavreSetup
from companion.games.le_havre.state import FEEDING, STANDARD, Holding, Rules, State
from companion.games.le_havre.turn import rounds
from companion.referee import registry
from companion.referee.action import Action
from companion.referee.counts import Counts
from companion.referee.game import Player
from companion.referee.match import Match
from companion.referee.ruling import Happening

GAME = registry.game("le_havre")
NAMES = (("Anna", "red"), ("Ben", "blue"), ("Cleo", "white"), ("Dan", "amber"), ("Eva", "green"))
PLAYERS = tuple(Player(name, colour) for name, colour in NAMES)
NOTHING = Counts()


def dealt(variant: str, players: int) -> tuple[tuple[str, ...], ...]:
    """A deal everybody knows: one card after the other onto the three piles."""
    deck = facts.deck(variant, players)
    return tuple(deck[number :: facts.PILES] for number in range(facts.PILES))


def begun(
    players: int = 3, variant: str = "full", rules: Rules = STANDARD, first: int = 0
) -> Match:
    setup = LeHavreSetup(
        players=PLAYERS[:players],
        first=first,
        variant=variant,
        piles=dealt(variant, players),
        rules=rules,
    )
    return Match(GAME, setup)


def on_turn(match: Match | None = None) -> Match:
    """The tiles lie in the order of their numbers, and Anna has her main action."""
    made = match or begun()
    for tile in facts.tiles():
        made.do(CorrectTile(tile, tile))
    made.do(CorrectTurn(0, 1))
    return made


def having(match: Match, seat: int = 0, **purse: int) -> Match:
    """A player has this and nothing else in hand; the seat is Anna's where none is given."""
    for good in facts.goods():
        match.do(CorrectGoods(seat, good, purse.get(good, 0)))
    match.do(CorrectCash(seat, purse.get(facts.FRANC, 0)))
    return match


def in_debt(match: Match, seat: int = 0, loans: int = 1) -> Match:
    match.do(CorrectLoans(seat, loans))
    return match


def owning(match: Match, seat: int, *cards: str) -> Match:
    for card in cards:
        match.do(CorrectOwner(card, seat))
    return match


def in_town(match: Match, *buildings: str) -> Match:
    for building in buildings:
        match.do(CorrectBuilding(building, "town"))
    return match


def on_stacks(match: Match, *ships: str) -> Match:
    for ship in ships:
        match.do(CorrectShip(ship, "stack"))
    return match


def standing(match: Match, seat: int, building: str | None) -> Match:
    match.do(CorrectDisc(seat, building))
    return match


def inside(building: str, match: Match | None = None, fee: Counts = NOTHING) -> Match:
    """Anna has gone into a building, which is the town's unless somebody owns it."""
    made = match or on_turn()
    if building not in state(made).built():
        in_town(made, building)
    made.do(Enter(building, fee))
    return made


def at_end_of_round(match: Match, number: int) -> Match:
    """The seventh turn of a round is Anna's, and only its end is still to come."""
    on_turn(match)
    match.do(CorrectRound(number))
    match.do(CorrectTurn(0, facts.turns_per_round()))
    return match


def in_final_phase(match: Match) -> Match:
    on_turn(match)
    match.do(CorrectRound(len(state(match).rounds) + 1))
    match.do(CorrectTurn(0, 1))
    return match


def fed(match: Match) -> Match:
    """Everybody pays with francs, of which there must be enough."""
    while state(match).turn.step == FEEDING:
        seat = state(match).waiting[0]
        due = rounds.food_due(state(match), seat).amount
        match.do(Feed(seat, Counts({facts.FRANC: due})))
    return match


def turned_up(match: Match, *tiles: int) -> Match:
    for tile in tiles:
        match.do(TurnUp(tile))
    return match


def player(match: Match, seat: int = 0) -> Holding:
    return state(match).players[seat]


def state(match: Match) -> State:
    found: State = match.state
    return found


def do(match: Match, *actions: Action) -> tuple[Happening, ...]:
    """Does them all and tells what followed from the last."""
    happenings: tuple[Happening, ...] = ()
    for action in actions:
        happenings = match.do(action).happenings
    return happenings


def told(happenings: tuple[Happening, ...]) -> list[str]:
    return [happening.what.removeprefix("le_havre.") for happening in happenings]


def offered(match: Match, action: Action) -> bool:
    return any(offer.covers(action) for offer in GAME.offers(match.state))


def goods(**counts: int) -> Counts:
    return Counts(counts)
