"""A real table beside the app: shuffled decks, hands somebody holds, cards played by the book.

Whatever is done here is legal, so the referee may refuse none of it; and what both know, the
numbers of cards everywhere and the counters of the turn, must agree after every card.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator

from companion.games.dominion import actions as act
from companion.games.dominion import facts
from companion.games.dominion.questions import QUESTIONS
from companion.games.dominion.setup import DominionSetup
from companion.referee import registry
from companion.referee.action import Action
from companion.referee.game import Player
from companion.referee.match import Match

NAMES = (("Anna", "red"), ("Ben", "blue"), ("Cleo", "white"), ("Dan", "amber"))
PLAYERS = tuple(Player(name, colour) for name, colour in NAMES)


class Person:
    """One player's real cards."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.deck = ["copper"] * 7 + ["estate"] * 3
        chance.shuffle(self.deck)
        self.hand: list[str] = []
        self.discard: list[str] = []
        self.in_play: list[str] = []
        self.draw(5)

    def lift(self) -> str | None:
        if not self.deck:
            self.deck, self.discard = self.discard, []
            self.chance.shuffle(self.deck)
        return self.deck.pop() if self.deck else None

    def draw(self, number: int) -> None:
        self.hand += [card for card in (self.lift() for _ in range(number)) if card]

    def owned(self) -> Counter[str]:
        return Counter(self.hand + self.deck + self.discard + self.in_play)


class RealTable:
    def __init__(self, chance: random.Random, kingdom: tuple[str, ...], players: int) -> None:
        self.chance = chance
        setup = DominionSetup(players=PLAYERS[:players], kingdom=kingdom)
        self.match = Match(registry.game("dominion"), setup)
        self.people = [Person(chance) for _ in range(players)]
        self.supply = Counter(dict(self.match.state.supply))
        self.trash: Counter[str] = Counter()
        self.seat = 0
        self.actions = self.buys = self.coins = 0
        self.played: set[str] = set()

    @property
    def me(self) -> Person:
        return self.people[self.seat]

    def do(self, action: Action) -> None:
        self.match.do(action)

    def answer(self, seat: int, action: Action) -> None:
        """Answers if the app asks; where it knows the answer itself, the numbers will tell."""
        task = self.match.state.task
        asked = task and task.seat == seat and type(action) in QUESTIONS[task.ask].answers
        if asked:
            self.do(action)
        else:
            assert not isinstance(action, act.ShowMoat), "a Moat could have been shown"

    def play_game(self, most_turns: int = 400) -> None:
        turns = 0
        while not self.match.state.over and turns < most_turns:
            self.play_turn()
            turns += 1

    def play_turn(self) -> None:
        self.actions, self.buys, self.coins = 1, 1, 0
        while self.actions and self.action_cards() and self.chance.random() < 0.95:
            card = self.chance.choice(self.action_cards())
            self.actions -= 1
            self.do(act.PlayAction(card))
            self.put_into_play(card)
            self.effect(card)
            self.compare()
        self.buy()
        self.do(act.EndTurn())
        self.me.discard += self.me.hand + self.me.in_play
        self.me.hand, self.me.in_play = [], []
        self.me.draw(5)
        self.compare_cards()
        self.seat = (self.seat + 1) % len(self.people)

    def action_cards(self) -> list[str]:
        return [card for card in self.me.hand if facts.card(card).is_a("action")]

    def put_into_play(self, card: str) -> None:
        self.me.hand.remove(card)
        self.me.in_play.append(card)

    def buy(self) -> None:
        treasures = [card for card in self.me.hand if facts.card(card).is_a("treasure")]
        money = self.coins + sum(facts.card(card).coins for card in treasures)
        if self.chance.random() < 0.8:
            self.do(act.LayTreasures(money - self.coins))
        else:
            for card in treasures:
                self.do(act.LayTreasure(card))
        while self.buys and self.chance.random() < 0.95:
            wish = self.wish(money)
            if wish is None:
                return
            self.do(act.Buy(wish))
            self.take(wish)
            self.me.discard.append(wish)
            self.buys -= 1
            money -= facts.card(wish).cost

    def wish(self, money: int) -> str | None:
        """Something dear, by whim; the cards worth nothing only now and then."""
        wishes = {
            card: facts.card(card).cost + 3 * self.chance.random()
            for card, left in self.supply.items()
            if left and facts.card(card).cost <= money
        }
        if self.chance.random() < 0.05:
            return self.chance.choice([*wishes, None])
        worthy = {card: wish for card, wish in wishes.items() if facts.card(card).cost}
        return max(worthy, key=worthy.__getitem__) if worthy else None

    def take(self, card: str) -> None:
        assert self.supply[card]
        self.supply[card] -= 1

    # What the cards do

    def effect(self, card: str) -> None:
        self.played.add(card)
        plus = facts.card(card).plus
        self.me.draw(plus.get("cards", 0))
        self.actions += plus.get("actions", 0)
        self.buys += plus.get("buys", 0)
        self.coins += plus.get("coins", 0)
        special: Callable[[], None] | None = getattr(self, f"do_{card}", None)
        if special:
            special()

    def others(self) -> list[int]:
        count = len(self.people)
        return [(self.seat + step) % count for step in range(1, count)]

    def victims(self) -> Iterator[tuple[int, bool]]:
        """Everybody else, and whether a Moat will be shown."""
        for seat in self.others():
            yield seat, "moat" in self.people[seat].hand and self.chance.random() < 0.7

    def gain_up_to(self, most: int, kind: str = "") -> str | None:
        fitting = [
            card
            for card, left in self.supply.items()
            if left and facts.card(card).cost <= most and (not kind or facts.card(card).is_a(kind))
        ]
        if not fitting:
            return None
        card = self.chance.choice(fitting)
        self.answer(self.seat, act.Gain(card))
        self.take(card)
        return card

    def trash_from_hand(self, cards: list[str]) -> None:
        self.answer(self.seat, act.Trash(tuple(sorted(cards))))
        for card in cards:
            self.me.hand.remove(card)
            self.trash[card] += 1

    def do_adventurer(self) -> None:
        found: list[str] = []
        others: list[str] = []
        while len(found) < 2 and (card := self.me.lift()):
            (found if facts.card(card).is_a("treasure") else others).append(card)
        self.answer(self.seat, act.Reveal(len(found), len(others)))
        self.me.hand += found
        self.me.discard += others

    def do_bureaucrat(self) -> None:
        if self.supply["silver"]:
            self.take("silver")
            self.me.deck.append("silver")
        for seat, moat in self.victims():
            person = self.people[seat]
            cards = [card for card in person.hand if facts.card(card).is_a("victory")]
            if moat and cards:
                self.answer(seat, act.ShowMoat())
            elif cards:
                card = self.chance.choice(cards)
                self.answer(seat, act.PutOnDeck(card))
                person.hand.remove(card)
                person.deck.append(card)
            else:
                self.answer(seat, act.PutOnDeck(None))

    def do_cellar(self) -> None:
        number = self.chance.randint(0, len(self.me.hand))
        cards = self.chance.sample(self.me.hand, number)
        self.answer(self.seat, act.Discard(number))
        for card in cards:
            self.me.hand.remove(card)
        self.me.discard += cards
        self.me.draw(number)

    def do_chancellor(self) -> None:
        discard = self.chance.random() < 0.5
        self.answer(self.seat, act.DiscardDeck(discard))
        if discard:
            self.me.discard += self.me.deck
            self.me.deck = []

    def do_chapel(self) -> None:
        number = self.chance.randint(0, min(4, len(self.me.hand)))
        self.trash_from_hand(self.chance.sample(self.me.hand, number))

    def do_council_room(self) -> None:
        for seat in self.others():
            self.people[seat].draw(1)

    def do_feast(self) -> None:
        if "feast" in self.me.in_play:
            self.me.in_play.remove("feast")
            self.trash["feast"] += 1
        if card := self.gain_up_to(5):
            self.me.discard.append(card)

    def do_library(self) -> None:
        aside: list[str] = []
        while len(self.me.hand) < 7 and (card := self.me.lift()):
            is_action = facts.card(card).is_a("action")
            (aside if is_action and self.chance.random() < 0.5 else self.me.hand).append(card)
        self.answer(self.seat, act.SetAside(len(aside)))
        self.me.discard += aside

    def do_militia(self) -> None:
        for seat, moat in self.victims():
            person = self.people[seat]
            number = len(person.hand) - 3
            if number <= 0:
                continue
            if moat:
                self.answer(seat, act.ShowMoat())
                continue
            self.answer(seat, act.Discard(number))
            for card in self.chance.sample(person.hand, number):
                person.hand.remove(card)
                person.discard.append(card)

    def do_mine(self) -> None:
        treasures = [card for card in self.me.hand if facts.card(card).is_a("treasure")]
        cards = self.chance.sample(treasures, min(1, len(treasures)))
        self.trash_from_hand(cards)
        for card in cards:
            if gained := self.gain_up_to(facts.card(card).cost + 3, "treasure"):
                self.me.hand.append(gained)

    def do_moneylender(self) -> None:
        cards = ["copper"] if "copper" in self.me.hand else []
        self.trash_from_hand(cards)
        self.coins += 3 * len(cards)

    def do_remodel(self) -> None:
        cards = self.chance.sample(self.me.hand, min(1, len(self.me.hand)))
        self.trash_from_hand(cards)
        for card in cards:
            if gained := self.gain_up_to(facts.card(card).cost + 2):
                self.me.discard.append(gained)

    def do_spy(self) -> None:
        for seat in (self.seat, *self.others()):
            person = self.people[seat]
            moat = seat != self.seat and "moat" in person.hand and self.chance.random() < 0.7
            if not person.deck and not person.discard:
                continue
            if moat:
                self.answer(seat, act.ShowMoat())
                continue
            card = person.lift()
            assert card
            discard = self.chance.random() < 0.5
            self.answer(seat, act.Inspect(discard))
            (person.discard if discard else person.deck).append(card)

    def do_thief(self) -> None:
        for seat, moat in self.victims():
            person = self.people[seat]
            if not person.deck and not person.discard:
                continue
            if moat:
                self.answer(seat, act.ShowMoat())
                continue
            shown = [card for card in (person.lift(), person.lift()) if card]
            treasures = [card for card in shown if facts.card(card).is_a("treasure")]
            card = self.chance.choice(treasures) if treasures else None
            keep = card is not None and self.chance.random() < 0.5
            self.answer(seat, act.Rob(card, keep))
            if card:
                shown.remove(card)
                self.me.discard.extend([card] if keep else [])
                self.trash.update([] if keep else [card])
            person.discard += shown

    def do_throne_room(self) -> None:
        cards = self.action_cards()
        if not cards:
            self.answer(self.seat, act.PlayTwice(None))
            return
        card = self.chance.choice(cards)
        self.answer(self.seat, act.PlayTwice(card))
        self.put_into_play(card)
        self.effect(card)
        self.effect(card)

    def do_witch(self) -> None:
        for seat, moat in self.victims():
            if not self.supply["curse"]:
                continue
            if moat:
                self.answer(seat, act.ShowMoat())
                continue
            self.answer(seat, act.TakeCurse())
            self.take("curse")
            self.people[seat].discard.append("curse")

    def do_workshop(self) -> None:
        if card := self.gain_up_to(4):
            self.me.discard.append(card)

    # What both know

    def compare(self) -> None:
        state = self.match.state
        assert state.task is None, state.task
        turn = state.turn
        assert (turn.actions, turn.buys, turn.coins) == (self.actions, self.buys, self.coins)
        self.compare_cards()

    def compare_cards(self) -> None:
        state = self.match.state
        assert dict(state.supply) == dict(self.supply)
        assert Counter(state.trash) == +self.trash
        for person, held in zip(self.people, state.players, strict=True):
            assert Counter(held.owned) == person.owned()
            assert Counter(held.in_play) == Counter(person.in_play)
            zones = (held.hand, held.deck, held.discard)
            for zone, real in zip(zones, (person.hand, person.deck, person.discard), strict=True):
                assert zone.size == len(real)
                assert not Counter(zone.sure) - Counter(real), "sure of a card that is not there"
            assert list(held.top) == list(reversed(person.deck))[: len(held.top)]
