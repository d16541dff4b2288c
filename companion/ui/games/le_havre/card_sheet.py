"""What is printed on a card, and what lies below it."""

from collections.abc import Iterator
from typing import Any

from companion.games.le_havre import actions as act
from companion.games.le_havre import cards, facts, trade
from companion.referee.counts import Counts
from companion.ui.games.le_havre.naming import building_title, ship_title
from companion.ui.games.le_havre.sheets import HarbourSheet
from companion.ui.games.le_havre.tiles import fee_text
from companion.ui.widgets.buttons import OutlineButton, PrimaryButton
from companion.ui.widgets.fact_list import Fact, FactGroup, FactList
from companion.ui.widgets.text import Text


def open_card(board: Any, building: str) -> HarbourSheet:
    """A card by itself: who owns it, what it costs, and the way to its rule."""
    sheet = HarbourSheet(board, building_title(board.play.app.words, building))
    sheet.add_widget(FactList(groups=[FactGroup("", tuple(_printed(board, building)))]))
    _add_buttons(sheet, board, building)
    sheet.open()
    return sheet


def open_pile(board: Any, place: int) -> HarbourSheet | None:
    """The top of a pile with what it costs, and those below it in their order."""
    pile = board.state.piles[place]
    if not pile:
        return None
    words, (top, *beneath) = board.play.app.words, pile
    sheet = HarbourSheet(board, building_title(words, top))
    groups = [FactGroup("", tuple(_printed(board, top)))]
    if beneath:
        below = tuple(
            Fact(building_title(words, card), str(facts.building(card).value)) for card in beneath
        )
        groups.append(FactGroup(board.say("le_havre.play.below"), below))
    sheet.add_widget(FactList(groups=groups))
    _add_buttons(sheet, board, top)
    sheet.open()
    return sheet


def open_ships(board: Any) -> HarbourSheet:
    """The stacks of ships: what the top ones are worth, and what they cost to build and to buy."""
    sheet, words = HarbourSheet(board, board.say("le_havre.play.ships")), board.play.app.words
    groups = []
    for stack in board.state.stacks:
        if not stack:
            continue
        kind = facts.type_of(stack[0])
        title = board.say("le_havre.play.stack", ship=ship_title(words, stack[0]), count=len(stack))
        groups.append(FactGroup(title, tuple(_ship(board, stack[0], kind))))
    if groups:
        sheet.add_widget(FactList(groups=groups))
    else:
        sheet.add_widget(Text(text=board.say("le_havre.play.no-ships")))
    sheet.open()
    return sheet


def _ship(board: Any, ship: str, kind: facts.ShipType) -> Iterator[Fact]:
    say, players = board.say, len(board.state.players)
    yield Fact(say("le_havre.play.value"), str(facts.ships()[ship].value))
    if kind.cost:
        yield Fact(say("le_havre.play.cost"), _goods(board, kind.cost))
        yield Fact(say("le_havre.play.energy"), str(kind.energy))
    if kind.price is not None:
        yield Fact(say("le_havre.play.price"), str(kind.price))
    if kind.capacity:
        yield Fact(say("le_havre.play.cargo"), str(kind.capacity))
    if kind.food[players - 1]:
        yield Fact(say("le_havre.play.feeds"), str(kind.food[players - 1]))


def _printed(board: Any, building: str) -> Iterator[Fact]:
    state, say, words = board.state, board.say, board.play.app.words
    card, owner = facts.building(building), state.owner(building)
    if owner is not None:
        yield Fact(say("le_havre.play.owner"), board.name(owner))
    elif building in state.town:
        yield Fact(say("le_havre.play.owner"), words.name("le_havre.place", "town"))
    yield Fact(words.name("le_havre.category", card.category))
    cost = cards.printed_cost(state, building)
    if cost:
        yield Fact(say("le_havre.play.cost"), _goods(board, cost))
    yield Fact(say("le_havre.play.value"), str(card.value))
    if card.price is not None and card.price != card.value:
        yield Fact(say("le_havre.play.price"), str(card.price))
    yield Fact(say("le_havre.play.fee"), fee_text(board, building))
    inside = words.list(board.name(seat) for seat in state.inside(building))
    if state.inside(building):
        yield Fact(say("le_havre.play.inside"), inside)


def _goods(board: Any, cost: Counts) -> str:
    goods: str = board.play.app.words.things("le_havre.good", cost.each())
    return goods


def _add_buttons(sheet: HarbourSheet, board: Any, building: str) -> None:
    rule = OutlineButton(text=board.say("ui.play.rules"))
    rule.bind(on_release=lambda _: board.play.read(f"le_havre.building.{building}"))
    sheet.add_button(rule)
    if building not in trade.on_sale(board.state):
        return
    price = trade.price(building)
    buy = PrimaryButton(text=board.say("le_havre.play.buy-for", count=price))
    buy.refused = not any(offer.choice("card").allows(building) for offer in board.offered(act.Buy))
    buy.bind(on_release=lambda _: _buy(sheet, board, building))
    sheet.add_button(buy)


def _buy(sheet: HarbourSheet, board: Any, building: str) -> None:
    if board.play.do(act.Buy(building)):
        sheet.close()
