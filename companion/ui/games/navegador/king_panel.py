"""After the last turn: where each King's privilege brings the most, and the choice of another."""

from functools import partial
from typing import Any

from companion.games.navegador import facts, privileges
from companion.games.navegador.actions import PlaceKing
from companion.games.navegador.score import best_place, of_holding
from companion.games.navegador.state import KEPT, NOT_OWNED
from companion.ui.games.navegador.panel import StepPanel
from companion.ui.widgets.cards import RowCard
from companion.ui.widgets.sheet import BottomSheet
from companion.ui.widgets.text import Text
from companion.ui.widgets.toggles import OptionRow


class KingPanel(StepPanel):
    """Nobody has to do anything: the best place counts unless another one is chosen."""

    tall = True

    def show(self) -> None:
        self.clear_widgets()
        owners = [seat for seat, held in enumerate(self.state.players) if held.king != NOT_OWNED]
        if not owners:
            return
        title = self.say("navegador.play.kings")
        self.add_widget(Text(text=title, role="row", strong=True))
        for seat in owners:
            self.add_widget(self._row(seat))

    def _row(self, seat: int) -> RowCard:
        player = self.board.play.match.setup.players[seat]
        row = RowCard(
            text=player.name,
            subtitle=self._why(seat),
            colour=player.colour,
            trailing_icon="chevron-right",
            framed=True,
        )
        row.bind(on_release=partial(self._open, seat))
        return row

    def _why(self, seat: int) -> str:
        held = self.state.players[seat]
        counted = of_holding(held)
        if held.king != KEPT:
            return self._brings(seat, held.king)
        best = best_place(counted, self.state.board)
        if best is None:
            return self.say("navegador.form.king.gone")
        return self.say(f"navegador.form.king.why.{best}", points=counted.gain(best))

    def _brings(self, seat: int, kind: str) -> str:
        counted = of_holding(self.state.players[seat])
        column = self.say(f"navegador.profile.page.coin.{kind}")
        return self.say("navegador.play.king-lies", column=column, n=counted.gain(kind))

    def _open(self, seat: int, *_: Any) -> None:
        """The columns, and what the privilege would bring in each; a full one says so."""
        held = self.state.players[seat]
        if held.king != KEPT:
            self.board.play.do(PlaceKing(seat, held.king))  # answers why it cannot be
            return
        counted = of_holding(held)
        sheet = BottomSheet(title=self.say("navegador.play.king-where", seat=self.board.name(seat)))
        for kind in facts.privileges():
            each = facts.privileges()[kind].points
            row = OptionRow(
                text=self.say(f"navegador.profile.page.coin.{kind}"),
                subtitle=self.say(
                    "navegador.play.king-brings",
                    each=each,
                    count=counted.owned[kind],
                    points=counted.gain(kind),
                ),
                exclusive=True,
                chosen=kind == best_place(counted, self.state.board),
                refused=not privileges.has_free_slot(self.state, held, kind),
            )
            row.bind(on_release=sheet.close)
            row.bind(on_release=partial(self._place, seat, kind))
            sheet.add_widget(row)
        sheet.open()

    def _place(self, seat: int, kind: str, *_: Any) -> None:
        self.board.play.do(PlaceKing(seat, kind))
