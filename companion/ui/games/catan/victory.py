"""The claim of victory: what everybody can count, and the victory cards that are shown."""

from typing import Any

from companion.games.catan import board as places
from companion.games.catan import facts
from companion.games.catan.actions import ClaimVictory
from companion.games.catan.state import State
from companion.ui.games.catan.sheets import CatanSheet
from companion.ui.widgets.buttons import PrimaryButton
from companion.ui.widgets.cards import SectionTitle
from companion.ui.widgets.fact_list import Fact, FactGroup, FactList
from companion.ui.widgets.numbers import Key, NumberKeys
from companion.words import Words


def point_facts(words: Words, state: State, seat: int) -> tuple[Fact, ...]:
    """What a player's points are made of, as far as everybody can see."""
    held = state.players[seat]
    counted = {
        facts.SETTLEMENT: len(held.settlements),
        facts.CITY: len(held.cities),
        facts.LONGEST_ROAD: int(state.longest_road == seat),
        facts.LARGEST_ARMY: int(state.largest_army == seat),
        facts.VICTORY_CARD: held.revealed,
    }
    return tuple(
        Fact(_named(words, thing, count), str(count * facts.points(thing)), icon=ICONS[thing])
        for thing, count in counted.items()
        if count
    )


def _named(words: Words, thing: str, count: int) -> str:
    """Of an honour there is only one."""
    name = words.name("catan.thing", thing)
    if thing in (facts.LONGEST_ROAD, facts.LARGEST_ARMY):
        return name
    return words.say("catan.play.counted", thing=name, count=count)


class ClaimSheet(CatanSheet):
    """As few victory cards as are needed are filled in; whoever has more may show more."""

    def __init__(self, board: Any, **properties: Any) -> None:
        state, say = board.state, board.say
        self._seat = state.turn.seat
        self._visible = places.visible_points(state, self._seat)
        title = say("catan.play.claims", seat=board.name(self._seat))
        super().__init__(board, title, **properties)
        group = FactGroup(
            say("catan.play.visible", count=self._visible),
            point_facts(board.play.app.words, state, self._seat),
        )
        self.add_widget(FactList(groups=[group]))
        self.add_widget(SectionTitle(text=say("catan.play.shows-cards")))
        self.add_widget(self._keys())
        self._button = self.add_button(PrimaryButton(icon="trophy-outline"))
        self._button.bind(on_release=lambda _: self._claim())
        self._show()

    def _keys(self) -> NumberKeys:
        held = self._board.state.players[self._seat].cards
        most = min(held, facts.card_counts()[facts.VICTORY_POINT])
        self.cards = min(most, max(0, facts.points_to_win() - self._visible))
        keys = NumberKeys(keys=[Key(number) for number in range(most + 1)], chosen=self.cards)
        keys.bind(on_pick=lambda _, number: self._choose(number))
        return keys

    def _choose(self, cards: int) -> None:
        self.cards = cards
        self._show()

    def _show(self) -> None:
        total = self._visible + self.cards * facts.points(facts.VICTORY_CARD)
        needs = facts.points_to_win()
        self._button.text = self._board.say("catan.play.claim-with", has=total, needs=needs)
        self._button.refused = total < needs

    def _claim(self) -> None:
        if self._board.play.do(ClaimVictory(self._seat, self.cards)):
            self.close()


ICONS = {
    facts.SETTLEMENT: "home",
    facts.CITY: "home-city",
    facts.LONGEST_ROAD: "road-variant",
    facts.LARGEST_ARMY: "sword-cross",
    facts.VICTORY_CARD: "cards-outline",
}
