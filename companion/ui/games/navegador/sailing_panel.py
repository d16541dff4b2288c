"""Sailing: where ships come from, where they go, and what exploring will take.

A start is chosen already. A tap on a region plans the way there; where nobody has told how many
borders lie between, the board is asked first.
"""

from functools import partial
from typing import Any

from companion.games.navegador import facts, sailing
from companion.games.navegador.actions import EndSailing, EndTurn, Explore, ReadBorders, Sail
from companion.games.navegador.state import CARD
from companion.referee.action import Action
from companion.referee.counts import Counts
from companion.ui.games.navegador.panel import Doing, StepPanel
from companion.ui.games.navegador.start_cards import StartCard, StartCards
from companion.ui.widgets.buttons import OutlineButton
from companion.ui.widgets.cards import RowCard
from companion.ui.widgets.numbers import Key, NumberKeys
from companion.ui.widgets.sheet import BottomSheet
from companion.ui.widgets.text import Text


class SailingPanel(StepPanel):
    on_chart = True

    def __init__(self, board: Any, **properties: Any) -> None:
        super().__init__(board, **properties)
        self._start: str | None = None
        self._to: str | None = None
        self._coming = Counts()

    def show(self) -> None:
        starts = sailing.movable(self.state)
        if self._start not in starts:
            self._start = max(starts, key=self._farthest, default=None)
        self._to, self._coming = None, Counts()
        self._draw()

    def _farthest(self, region: str) -> tuple[int, int]:
        """Whoever sails mostly moves the ships that are nearest to what is unexplored."""
        return self.state.active.ships[region], list(facts.regions()).index(region)

    def primary(self) -> tuple[str, Doing]:
        if self._to is None:
            by_card = self.state.turn.step == CARD
            text = "navegador.play.end-sailing" if by_card else "navegador.play.end-turn"
            return self.say(text), (EndSailing() if by_card else EndTurn(),)
        action = self._action()
        if isinstance(action, Explore):
            return self.say("navegador.play.explore"), (action,) if self._may(action) else None
        return self.say("navegador.play.sail", count=self._coming.total()), (action,)

    def _action(self) -> Action:
        assert self._to is not None
        if self.state.explored(self._to):
            assert self._start is not None
            return Sail(self._start, self._to, self._coming.total())
        return Explore(self._to, self._ships())

    def _ships(self) -> tuple[str, ...]:
        return tuple(region for region, n in self._coming.items() for _ in range(n))

    def _may(self, action: Action) -> bool:
        return any(offer.covers(action) for offer in self.board.play.offers)

    # What may be planned

    def _most_sailing(self, start: str, to: str) -> int:
        borders = sailing.reach(self.state, start).get(to)
        return sailing.available(self.state, start, borders) if borders else 0

    def lit(self) -> list[str]:
        start = self._start
        if start is None:
            return []
        explorable = sailing.explorable(self.state)
        return [
            region
            for region in facts.regions()
            if region != start
            and (
                self._most_sailing(start, region) > 0
                if self.state.explored(region)
                else region in explorable
            )
        ]

    def asking(self) -> list[str]:
        if self._start is None:
            return []
        lit = self.lit()
        return [to for to in sailing.readings(self.state, self._start) if to not in lit]

    def chosen(self) -> list[str]:
        return list(self._coming) if self._to else [self._start] if self._start else []

    def ways(self) -> list[tuple[str, str]]:
        return [(start, self._to) for start in self._coming] if self._to else []

    # Taps

    def tap_region(self, region: str) -> None:
        if region == self._to:
            self._plan(None)
        elif self._start is None:
            self.board.play.do(Sail(facts.home(), region, 1))  # answers why it cannot be
        elif region == self._start:
            super().tap_region(region)
        elif region in self.lit():
            self._plan(region)
        elif region in self.asking():
            self._ask_borders(self._start, region)
        elif region in sailing.movable(self.state):
            self._choose_start(region)
        else:
            self._refused(region)

    def _refused(self, region: str) -> None:
        """The referee says why ships do not go there."""
        assert self._start is not None
        if self.state.explored(region):
            self.board.play.do(Sail(self._start, region, 1))
        else:
            ships = self.state.active.ships[self._start]
            self.board.play.do(Explore(region, (self._start,) * ships))

    def _choose_start(self, region: str) -> None:
        self._start = region
        self._plan(None)

    def _plan(self, to: str | None) -> None:
        self._to = to
        self._coming = self._usual(to) if to else Counts()
        self._draw()
        self.changed()

    def _usual(self, to: str) -> Counts:
        """All ships of the start; or just those who explore, from the start first."""
        assert self._start is not None
        if self.state.explored(to):
            return Counts({self._start: self._most_sailing(self._start, to)})
        able, left = self._able(to), sailing.ships_needed(self.state, to)
        coming: dict[str, int] = {}
        for start in sorted(able, key=lambda each: each != self._start):
            coming[start] = min(left, able[start])
            left -= coming[start]
        return Counts(coming)

    def _able(self, to: str) -> Counts:
        """How many ships of each region can explore together, or come along if more are found."""
        ways = sailing.explorers(self.state, to)
        if ways:
            return max(ways, key=lambda way: way[self._start or ""])
        known = {start: sailing.reach(self.state, start).get(to) for start in self._starts()}
        return Counts(
            {
                start: sailing.available(self.state, start, borders)
                for start, borders in known.items()
                if borders
            }
        )

    def _starts(self) -> tuple[str, ...]:
        return sailing.movable(self.state)

    def _tap_card(self, region: str, *_: Any) -> None:
        """The next start; or, while exploring is planned, one more ship from there."""
        if self._to is None or self.state.explored(self._to):
            self._choose_start(region)
            return
        able = self._able(self._to)
        if not able[region] and self._to in sailing.readings(self.state, region):
            self._ask_borders(region, self._to)
        elif able[region]:
            self._coming = self._coming.put(region, (self._coming[region] + 1) % (able[region] + 1))
            self._draw()
            self.changed()
        else:
            self.board.play.do(Explore(self._to, (*self._ships(), region)))

    # Asking the board

    def _ask_borders(self, start: str, to: str) -> None:
        ends = {"start": self.board.region(start), "to": self.board.region(to)}
        sheet = BottomSheet(title=self.say("navegador.play.borders", **ends))
        sheet.add_widget(
            Text(text=self.say("navegador.play.borders-how"), role="label", ink="ink2")
        )
        keys = NumberKeys(keys=[Key(n) for n in sailing.readings(self.state, start)[to]])
        keys.bind(on_pick=sheet.close)
        keys.bind(on_pick=lambda _, value: self._read(start, to, value))
        sheet.add_widget(keys)
        far = sheet.add_button(OutlineButton(text=self.say("navegador.play.farther")))
        far.bind(on_release=sheet.close)
        sheet.open()

    def _read(self, start: str, to: str, borders: int) -> None:
        """What the board says is kept, and the way that was wanted is planned."""
        before = self._start
        if self.board.play.do(ReadBorders(start, to, borders)):
            self._start = before if before in self._starts() else start
            self._plan(to)

    # Drawing

    def _draw(self) -> None:
        self.clear_widgets()
        starts = self._starts()
        if not starts:
            self.hint(self.say("navegador.play.none-can-sail"))
            return
        if self._to is None:
            self.hint(self.say("navegador.play.tap-region", seat=self.board.name()))
        cards = StartCards()
        for region in starts:
            cards.put(self._start_card(region))
        self.add_widget(cards)
        if self._to is None:
            return
        if self.state.explored(self._to):
            self._draw_sail()
        else:
            self._draw_exploration(self._to)

    def _start_card(self, region: str) -> StartCard:
        there = self.state.active.ships[region]
        exploring = self._to is not None and not self.state.explored(self._to)
        coming = self._coming[region]
        card = StartCard(
            figure=f"{coming}/{there}" if exploring else str(there),
            text=self.board.region(region),
            colour=self.board.colour(),
            chosen=coming > 0 if exploring else region == self._start,
        )
        card.bind(on_release=partial(self._tap_card, region))
        return card

    def _draw_sail(self) -> None:
        assert self._start is not None
        assert self._to is not None
        most = self._most_sailing(self._start, self._to)
        ends = {"start": self.board.region(self._start), "to": self.board.region(self._to)}
        self.hint(self.say("navegador.play.sails", **ends))
        if most > 1:
            keys = NumberKeys(
                keys=[Key(n) for n in range(1, most + 1)], chosen=self._coming.total()
            )
            keys.bind(on_pick=lambda _, value: self._take(value))
            self.add_widget(keys)

    def _take(self, ships: int) -> None:
        self._coming = Counts({self._start or "": ships})
        self.changed()

    def _draw_exploration(self, to: str) -> None:
        needs, lost = sailing.ships_needed(self.state, to), sailing.ships_lost(self.state, to)
        entering = self._coming.total()
        if entering < needs:
            text = self.say("navegador.play.more-needed", n=needs - entering)
        else:
            text = self.say("navegador.play.takes", ships=entering, n=lost, stay=entering - lost)
        title = self.say("navegador.play.explores", region=self.board.region(to))
        self.add_widget(RowCard(text=title, subtitle=text, icon="compass-rose", framed=True))
