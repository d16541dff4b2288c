"""Privileges: one is taken, and its bonus seen beforehand; at Goa perhaps the King's own."""

from typing import Any

from companion.games.navegador import facts, privileges
from companion.games.navegador.actions import EndTurn, TakeKing, TakePrivilege
from companion.ui.games.navegador.panel import Doing, StepPanel, ask_number
from companion.ui.games.navegador.start_cards import CardRow
from companion.ui.widgets.cards import OfferCard
from companion.ui.widgets.chips import Option, Segments

ICONS = {
    facts.COLONY: "flag",
    facts.FACTORY: "factory",
    facts.EXPLORER: "compass-rose",
    facts.SHIPYARD: "anchor",
    facts.CHURCH: "church",
}
GALLERY, KING = "gallery", "king"


class PrivilegePanel(StepPanel):
    """The largest bonus that is known is filled in."""

    def __init__(self, board: Any, **properties: Any) -> None:
        super().__init__(board, **properties)
        self._from = GALLERY
        self._planned: TakePrivilege | TakeKing | None = None

    def show(self) -> None:
        takes = any(privileges.may_take(self.state, kind) for kind in facts.privileges())
        self._from = GALLERY if takes else KING
        self._fill_in()
        self._draw()

    def primary(self) -> tuple[str, Doing]:
        if self._planned is None:
            return self.say("navegador.play.end-turn"), (EndTurn(),)
        income = self._planned.coin * self.state.active.owned(self._planned.privilege)
        return self.say("navegador.play.take-privilege", income=income), (self._planned,)

    @property
    def _kind(self) -> type[TakePrivilege | TakeKing]:
        return TakePrivilege if self._from == GALLERY else TakeKing

    def _fill_in(self) -> None:
        known = [
            self._kind(kind, coin)
            for kind in facts.privileges()
            if self._open(kind) and (coin := self._coin(kind)) is not None
        ]
        owned = self.state.active.owned
        best = max(known, key=lambda each: each.coin * owned(each.privilege), default=None)
        self._planned = best

    def _open(self, kind: str) -> bool:
        if self._from == GALLERY and not privileges.may_take(self.state, kind):
            return False
        return bool(privileges.possible_coins(self.state, kind))

    def _coin(self, kind: str) -> int | None:
        """The coin that would be covered, if it has been read."""
        slot = privileges.slot(self.state.active, kind)
        return self.state.board.coin(kind, slot)

    def _tap(self, kind: str) -> None:
        coin = self._coin(kind)
        if not self._open(kind):
            self.board.play.do(self._kind(kind, coin or facts.money_step()))  # answers why
        elif self._planned is not None and self._planned.privilege == kind:
            self._plan(None)
        elif coin is None:
            self._ask(kind)
        else:
            self._plan(self._kind(kind, coin))

    def _plan(self, planned: TakePrivilege | TakeKing | None) -> None:
        self._planned = planned
        self._draw()
        self.changed()

    def _ask(self, kind: str) -> None:
        column = self.say(f"navegador.profile.page.coin.{kind}")
        slot = privileges.slot(self.state.active, kind)
        ask_number(
            self.board,
            self.say("navegador.play.coin-of", column=column, slot=slot),
            self.say("navegador.play.coin-where"),
            facts.LARGEST_COIN,
            lambda coin: self._read(kind, coin),
        )

    def _read(self, kind: str, coin: int) -> None:
        """The bonus is shown before anything is taken; a coin that cannot be is refused at once."""
        if coin in privileges.possible_coins(self.state, kind):
            self._plan(self._kind(kind, coin))
        else:
            self.board.play.do(self._kind(kind, coin))

    # Drawing

    def _draw(self) -> None:
        self.clear_widgets()
        if privileges.may_take_king(self.state):
            self.add_widget(self._sources())
        row = CardRow()
        for kind in facts.privileges():
            row.put(self._card(kind))
        self.add_widget(row)
        if self._planned is None:
            self.hint(self.say("navegador.play.about.privilege"))
            return
        kind = self._planned.privilege
        self.hint(
            self.say(
                "navegador.play.bonus",
                coin=self._planned.coin,
                count=self.state.active.owned(kind),
                workers=self.state.active.workers - (self._from == GALLERY),
            )
        )
        self.add_way_out()

    def _sources(self) -> Segments:
        options = [
            Option(GALLERY, self.say("navegador.play.from-gallery")),
            Option(KING, self.say("navegador.play.from-goa"), "crown"),
        ]
        sources = Segments(options=options, chosen=self._from)
        sources.bind(on_choose=lambda _, where: self._choose_source(where))
        return sources

    def _choose_source(self, where: str) -> None:
        self._from = where
        self._fill_in()
        self._draw()
        self.changed()

    def _card(self, kind: str) -> OfferCard:
        coin = self._coin(kind)
        planned = self._planned if self._planned and self._planned.privilege == kind else None
        if planned:
            coin = planned.coin
        owned = self.state.active.owned(kind)
        card = OfferCard(
            figure="?" if coin is None else str(coin * owned),
            icon=ICONS[kind],
            text=self.say(f"navegador.play.kind.{kind}"),
            chosen=planned is not None,
            refused=not self._open(kind),
        )
        card.bind(on_release=lambda _: self._tap(kind))
        card.bind(on_hold=lambda _: self.board.play.read("navegador.privilege"))
        return card
