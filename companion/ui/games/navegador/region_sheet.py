"""What lies at a region of the sea chart: its colonies, and whose ships are there."""

from typing import Any

from companion.games.navegador import facts
from companion.games.navegador.state import State
from companion.ui.widgets.buttons import PrimaryButton
from companion.ui.widgets.fact_list import Fact, FactGroup, FactList
from companion.ui.widgets.sheet import BottomSheet


def open_region(board: Any, region: str) -> BottomSheet:
    say = board.say
    sheet = BottomSheet(title=board.region(region), subtitle=_standing(board, region))
    groups = [group for group in (_ships(board, region), _colonies(board, region)) if group.facts]
    sheet.add_widget(FactList(groups=groups))
    sheet.add_button(PrimaryButton(text=say("ui.close"))).bind(on_release=sheet.close)
    sheet.open()
    return sheet


def _standing(board: Any, region: str) -> str:
    state: State = board.state
    if state.explored(region):
        explored = region != facts.home()
        return str(board.say("navegador.correct.explored" if explored else "navegador.play.home"))
    ships, lost = facts.explorers(region, len(state.players))
    return str(board.say("navegador.play.explorers", ships=ships, count=lost))


def _ships(board: Any, region: str) -> FactGroup:
    seated = zip(board.play.match.setup.players, board.state.players, strict=True)
    rows = tuple(
        Fact(player.name, str(held.ships[region]), colour=player.colour)
        for player, held in seated
        if held.ships[region]
    )
    return FactGroup(board.say("navegador.score.ships"), rows)


def _colonies(board: Any, region: str) -> FactGroup:
    state: State = board.state
    prices = state.sea(region).prices if region != facts.home() else ()
    good = state.sea(region).good if prices else ""
    name = board.say(f"navegador.good.{good}") if good else ""
    rows = tuple(Fact(name, str(price), good=f"navegador.{good}") for price in prices)
    return FactGroup(board.say("navegador.score.colony"), rows)
