"""The laws every game keeps, checked while a match is played at random.

Used by the tests and by `python -m companion soak`. Chance comes from the caller.
"""

from dataclasses import dataclass
from typing import Any

from companion.referee import codec
from companion.referee.action import Action, Correction
from companion.referee.choice import Pick
from companion.referee.game import Game, Setup
from companion.referee.match import Match
from companion.referee.offer import Offer
from companion.referee.ruling import Outcome, Refusal


class LawBroken(AssertionError):
    """The referee itself did what no game may do."""


@dataclass(frozen=True, slots=True)
class Playout:
    """How a random game went."""

    match: Match
    finished: bool


def step(game: Game, state: Any, action: Action, offers: tuple[Offer, ...]) -> Outcome:
    """Applies an offered action and checks every law that one step can break."""
    try:
        outcome = game.apply(state, action)
    except Refusal as refusal:
        raise LawBroken(f"offered and refused: {action} {refusal}") from refusal
    if not any(offer.covers(action) for offer in offers):
        raise LawBroken(f"accepted and not offered: {action}")
    if not outcome.happenings:
        raise LawBroken(f"nothing is said of {action}")
    if game.apply(state, action) != outcome:
        raise LawBroken(f"not deterministic: {action}")
    if not isinstance(action, Correction):
        before, after = game.conserved(state), game.conserved(outcome.state)
        if before != after:
            raise LawBroken(f"not conserved: {action}: {before} became {after}")
    wrong = game.broken(outcome.state)
    if wrong:
        raise LawBroken(f"{wrong} after {action}")
    return outcome


def play_at_random(game: Game, setup: Setup, pick: Pick, most_actions: int = 5000) -> Playout:
    """A whole game of random offered actions, with the laws checked after each of them."""
    match = Match(game, setup)
    while not game.now(match.state).over and match.position < most_actions:
        offers = tuple(game.offers(match.state))
        if not offers:
            raise LawBroken("nothing is offered though the game is not over")
        action = offers[pick(len(offers))].sample(pick)
        step(game, match.state, action, offers)
        match.do(action)
    _check_saved_form(match)
    _check_replay(match)
    return Playout(match, game.now(match.state).over)


def _check_saved_form(match: Match) -> None:
    saved = codec.write(match.state)
    if codec.read(saved, match.game.state_type) != match.state:
        raise LawBroken("the saved state is not the state")
    actions = codec.ActionCodec(match.game)
    for line in match.lines:
        if actions.read(actions.write(line.action)) != line.action:
            raise LawBroken(f"the saved action is not the action: {line.action}")


def _check_replay(match: Match) -> None:
    again = Match(match.game, match.setup)
    for line in match.lines:
        if again.do(line.action).happenings != line.happenings:
            raise LawBroken(f"replayed otherwise: {line.action}")
    if again.state != match.state or codec.write(again.state) != codec.write(match.state):
        raise LawBroken("the replayed state is another one")
