"""Every rule that can be broken is broken here, once in each way it can be broken.

The list is the proof of rule coverage: an article marked enforced, or a sentence of a refusal,
that does not stand here is never reached, and the last tests say so.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from companion.games.dominion import actions as act
from companion.games.dominion.score import FinalDeck, FinalTable
from companion.referee.action import Action
from companion.referee.match import Match
from companion.referee.ruling import Refusal
from companion.rulebook import enforced_ids
from companion.words import Words
from tests.games.dominion.real_table import PLAYERS
from tests.games.dominion.table import GAME, do, give, holding_exactly, setup, with_cards
from tools.make_locale import collect


@dataclass(frozen=True)
class Case:
    """A rule, how it is broken, and the figures of the case."""

    message: str
    breaks: Callable[[], object]
    facts: dict[str, Any] = field(default_factory=dict)


def after(match: Match, *actions: Action) -> Callable[[], object]:
    """The last of these actions breaks the rule; those before it hold."""
    *legal, illegal = actions
    do(match, *legal)
    return lambda: match.do(illegal)


def fresh() -> Match:
    return Match(GAME, setup())


def over() -> Match:
    match = fresh()
    do(match, act.CorrectPile("province", 0), act.EndTurn())
    return match


def attacked(card: str, *hand: str) -> Match:
    """Anna plays an attack; Ben holds the given hand and nothing else."""
    match = Match(GAME, setup(with_cards(card, "moat"), players=2))
    give(match, 0, card)
    give(match, 1, *hand)
    do(match, act.PlayAction(card))
    return match


def moat_shown(*cards: str) -> Match:
    """Ben showed a Moat; of his other cards one is in the deck, nobody knows which."""
    match = Match(GAME, setup(with_cards("militia", "moat", "chapel"), players=2))
    give(match, 0, "militia")
    give(match, 1, "moat", *cards)
    do(match, act.CorrectPlaces(1, len(cards), 1), act.PlayAction("militia"), act.ShowMoat())
    return match


def thief_on(*deck: str) -> Match:
    match = Match(GAME, setup(with_cards("thief", "moat"), players=2))
    give(match, 0, "thief")
    give(match, 1, *deck)
    do(match, act.CorrectPlaces(1, 0, len(deck)), act.PlayAction("thief"))
    return match


def drawing(card: str, *deck: str) -> Match:
    """Anna plays a card while her deck holds just these cards."""
    match = holding_exactly(card, *deck)
    do(match, act.CorrectPlaces(0, 1, len(deck)), act.PlayAction(card))
    return match


def table(*decks: FinalDeck) -> Callable[[], object]:
    return lambda: GAME.score_table(FinalTable(decks))


ANNA, BEN = PLAYERS[:2]
BUYING = act.BeginBuying()
SPY_ON_ANNA = holding_exactly("spy", "moat", "copper", "copper")

CASES = [
    Case("kingdom", lambda: GAME.set_up(setup(with_cards()[:9])), {"has": 9, "needs": 10}),
    Case("kingdom.basic", lambda: GAME.set_up(setup(("copper", *with_cards()[:9])))),
    Case("kingdom.unknown", lambda: GAME.set_up(setup(("castle", *with_cards()[:9])))),
    Case("kingdom.twice", lambda: GAME.set_up(setup(("chapel", *with_cards("chapel")[:9])))),
    Case("supply", after(fresh(), act.Buy("witch")), {"card": "witch"}),
    Case("supply.unknown", after(fresh(), act.Buy("castle"))),
    Case("empty-pile", after(fresh(), act.CorrectPile("moat", 0), act.Buy("moat"))),
    Case("phases.buying", after(holding_exactly("moat"), BUYING, act.PlayAction("moat"))),
    Case("phases.begun", after(fresh(), BUYING, BUYING)),
    Case("phases.bought", after(fresh(), act.Buy("copper"), act.LayTreasures(2))),
    Case(
        "actions",
        after(holding_exactly("moat", "moat"), act.PlayAction("moat"), act.PlayAction("moat")),
        {"seat": 0, "has": 0, "needs": 1},
    ),
    Case("action-cards", after(fresh(), act.PlayAction("copper"))),
    Case("action-cards.treasure", after(fresh(), act.LayTreasure("estate"))),
    Case("hidden-cards.empty", after(holding_exactly(), act.PlayAction("moat"))),
    Case(
        "hidden-cards.hand",
        after(
            holding_exactly("chapel", "copper"),
            act.PlayAction("chapel"),
            act.Trash(("copper",) * 2),
        ),
        {"seat": 0, "has": 1, "needs": 2},
    ),
    Case("hidden-cards.owned", after(fresh(), act.PlayAction("moat")), {"has": 0, "needs": 1}),
    Case(
        "hidden-cards.elsewhere",
        after(
            fresh(),
            act.LayTreasures(2),
            act.Buy("moat"),
            *[act.EndTurn()] * 3,
            act.PlayAction("moat"),
        ),
        {"card": "moat", "has": 0, "needs": 1},
    ),
    Case(
        "hidden-cards.together",
        after(
            moat_shown("chapel", "copper", "copper", "estate", "estate"),
            act.EndTurn(),
            act.PlayAction("chapel"),
            act.Trash(("copper", "copper", "estate", "estate")),
        ),
    ),
    Case("treasures", after(fresh(), act.LayTreasures(6)), {"has": 5, "needs": 6}),
    Case("buys", after(fresh(), act.Buy("copper"), act.Buy("copper")), {"has": 0, "needs": 1}),
    Case("cost", after(fresh(), act.LayTreasures(3), act.Buy("smithy")), {"has": 3, "needs": 4}),
    Case(
        "finish-card",
        after(holding_exactly("chapel", "copper"), act.PlayAction("chapel"), act.EndTurn()),
        {"seat": 0, "card": "chapel"},
    ),
    Case("finish-card.unasked", after(fresh(), act.Gain("copper"))),
    Case(
        "gain",
        after(holding_exactly("workshop"), act.PlayAction("workshop"), act.Gain("duchy")),
        {"card": "duchy", "by": "workshop", "has": 4, "needs": 5},
    ),
    Case("game-over", after(over(), act.EndTurn())),
    Case("correct.box", after(fresh(), act.CorrectPile("moat", 11)), {"has": 10, "needs": 11}),
    Case("correct.places", after(fresh(), act.CorrectPlaces(0, 6, 5)), {"has": 10, "needs": 11}),
    Case("correct.number", after(fresh(), act.CorrectCounters(1, 1, 100))),
    Case("correct.seat", after(fresh(), act.CorrectTurn(3))),
    Case("score.cards", table(FinalDeck(ANNA, estate=3, cards=2), FinalDeck(BEN))),
    Case(
        "score.box",
        table(FinalDeck(ANNA, province=12, cards=12), FinalDeck(BEN, province=1, cards=1)),
    ),
    Case("score.negative", table(FinalDeck(ANNA, turns=-1), FinalDeck(BEN))),
    Case(
        "card.cellar",
        after(holding_exactly("cellar", "copper"), act.PlayAction("cellar"), act.Discard(2)),
    ),
    Case(
        "card.chapel.most",
        after(
            holding_exactly("chapel", *["copper"] * 5),
            act.PlayAction("chapel"),
            act.Trash(("copper",) * 5),
        ),
        {"has": 5, "needs": 4},
    ),
    *(
        Case(
            f"card.{card}.most",
            after(
                holding_exactly(card, "copper", "copper"),
                act.PlayAction(card),
                act.Trash(("copper",) * 2),
            ),
        )
        for card in ("moneylender", "mine", "remodel")
    ),
    *(
        Case(
            f"card.{card}.kind",
            after(
                holding_exactly(card, "copper", "estate"),
                act.PlayAction(card),
                act.Trash(("estate",)),
            ),
        )
        for card in ("moneylender", "mine")
    ),
    *(
        Case(
            f"card.{card}.must",
            after(holding_exactly(card, "copper"), act.PlayAction(card), act.Trash(())),
        )
        for card in ("moneylender", "mine", "remodel")
    ),
    Case(
        "card.mine.treasure",
        after(
            holding_exactly("mine", "copper"),
            act.PlayAction("mine"),
            act.Trash(("copper",)),
            act.Gain("estate"),
        ),
    ),
    Case("card.militia", after(attacked("militia", *["copper"] * 5), act.Discard(1)), {"needs": 2}),
    Case("card.bureaucrat.kind", after(attacked("bureaucrat", "estate"), act.PutOnDeck("curse"))),
    Case("card.bureaucrat.must", after(attacked("bureaucrat", "estate"), act.PutOnDeck(None))),
    Case(
        "card.moat",
        after(SPY_ON_ANNA, act.CorrectPlaces(0, 2, 2), act.PlayAction("spy"), act.ShowMoat()),
    ),
    Case("card.moat.missing", after(attacked("militia", *["copper"] * 5), act.ShowMoat())),
    Case("card.thief.kind", after(thief_on("estate", "copper"), act.Rob("estate", False))),
    Case("card.thief.must", after(thief_on("estate", "copper"), act.Rob(None, False))),
    Case("card.thief.missing", after(thief_on("estate", "copper"), act.Rob("gold", False))),
    Case("card.thief.nothing", after(thief_on("estate", "estate"), act.Rob(None, True))),
    Case(
        "card.throne_room.must",
        after(
            holding_exactly("throne_room", "moat"),
            act.PlayAction("throne_room"),
            act.PlayTwice(None),
        ),
    ),
    Case("card.library", after(drawing("library", "moat", "copper"), act.SetAside(2)), {"has": 1}),
    Case("card.adventurer.most", after(drawing("adventurer", *["copper"] * 3), act.Reveal(3, 0))),
    Case("card.adventurer.left", after(drawing("adventurer", "copper"), act.Reveal(1, 1))),
    Case(
        "card.adventurer.early", after(drawing("adventurer", "copper", "estate"), act.Reveal(1, 0))
    ),
    Case(
        "card.adventurer.impossible",
        after(drawing("adventurer", "estate", "estate"), act.Reveal(1, 1)),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.message)
def test_it_is_refused(case: Case) -> None:
    with pytest.raises(Refusal) as caught:
        case.breaks()
    refusal = caught.value
    assert refusal.message == f"dominion.{case.message}"
    assert {name: refusal.facts[name] for name in case.facts} == case.facts


@pytest.mark.parametrize("language", Words.languages)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.message)
def test_the_refusal_has_its_sentence(
    case: Case, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Words, "strict", True)
    with pytest.raises(Refusal) as caught:
        case.breaks()
    names = [player.name for player in PLAYERS]
    words = Words(language)
    assert words.refusal(caught.value, names, GAME)
    words.remedy(caught.value, names, GAME)


def test_every_enforced_article_is_raised() -> None:
    raised = {_article(case.message) for case in CASES}
    assert raised == {name for name in enforced_ids() if name.startswith("dominion.")}


def test_every_sentence_of_a_refusal_is_reached() -> None:
    written = {str(message.id) for message in collect("en") if message.id}
    prefix = "refusal.dominion."
    sentences = {name.removeprefix(prefix) for name in written if name.startswith(prefix)}
    assert sentences == {case.message for case in CASES}


def _article(message: str) -> str:
    parts = f"dominion.{message}".split(".")
    return ".".join(parts[:3] if parts[1] == "card" else parts[:2])
