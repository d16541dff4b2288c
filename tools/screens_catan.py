"""The screens of Catan's board: founding, the roll, the robber, the turn, its sheets."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

MATCH = Path(__file__).resolve().parent.parent / "tests" / "matches" / "catan-four.json"
PLAYED = 0.75  # of the recorded match, when the pictures are taken


def on_the_board(app: Any, driver: Any) -> Iterator[str]:
    """A recorded match far on, and what it could come to from there."""
    from companion.ui.routes import HomeRoute, PlayRoute

    match = app.store.matches.import_document(MATCH.read_bytes())
    app.navigator.go(PlayRoute(match.id))
    yield from _founding(app, driver)
    yield from _turn(app, driver)
    yield from _sheets(app, driver)
    yield from _cards(app, driver)
    yield from _robber(app, driver)
    app.navigator.switch(HomeRoute())
    app.store.matches.delete(match.id)


def _founding(app: Any, driver: Any) -> Iterator[str]:
    play = app.navigator.screen
    play.go_to(4)
    driver.advance(0.5)
    yield "catan-founding"
    play.go_to(5)
    driver.advance(0.5)
    yield "catan-founding-road"


def _turn(app: Any, driver: Any) -> Iterator[str]:
    """The player on turn has enough of everything."""
    from companion.games.catan.actions import CorrectTurn, Roll

    play = app.navigator.screen
    play.go_to(round(PLAYED * (play.match.position + len(play.match.undone))))
    play.match.do(CorrectTurn(play.match.state.turn.seat, rolled=False))
    play.refresh()
    driver.advance(0.5)
    yield "catan-roll"
    play.match.do(Roll(8))
    play.refresh()
    driver.advance(0.5)
    yield "catan-harvest"
    _deal(play)
    play.match.do(CorrectTurn(play.match.state.turn.seat, rolled=True))
    play.refresh()
    play.board.turn_to("road")
    driver.advance(0.5)
    yield "catan-turn"
    rival = play.match.state.players[play.match.state.after(play.match.state.turn.seat)]
    play.board.tap("path", rival.roads[0])
    driver.advance(0.5)
    yield "catan-refusal"
    driver.back()
    driver.advance(0.5)


def _deal(play: Any) -> None:
    """Enough of everything for the player on turn, and a card to play."""
    from companion.games.catan.actions import CorrectBank, CorrectCards, CorrectHand
    from companion.games.catan.facts import RESOURCES
    from companion.referee.counts import Counts

    seat = play.match.state.turn.seat
    for resource in RESOURCES:
        play.match.do(CorrectBank(resource, 5))
    play.match.do(CorrectHand(seat, Counts(dict.fromkeys(RESOURCES, 4))))
    play.match.do(CorrectCards(seat, 4))


def _sheets(app: Any, driver: Any) -> Iterator[str]:
    from companion.ui.games.catan.card_sheets import MonopolySheet, PlentySheet
    from companion.ui.games.catan.dice_chart import open_chart
    from companion.ui.games.catan.ground import show_roads
    from companion.ui.games.catan.peek import open_peek
    from companion.ui.games.catan.trade import BankSheet, TradeSheet
    from companion.ui.games.catan.victory import ClaimSheet
    from companion.ui.screens.play_menu import open_menu
    from companion.ui.screens.player_sheet import open_player

    play = app.navigator.screen
    board = play.board
    for name, opened in (
        ("trade", lambda: _picked(TradeSheet(board))),
        ("bank", lambda: _giving(BankSheet(board), "ore")),
        ("plenty", lambda: PlentySheet(board).open()),
        ("monopoly", lambda: MonopolySheet(board).open()),
        ("claim", lambda: ClaimSheet(board).open()),
        ("chart", lambda: open_chart(play)),
        ("peek", lambda: open_peek(board)),
        ("player", lambda: open_player(play, board.state.turn.seat)),
        ("check", play.check),
        ("menu", lambda: open_menu(play)),
    ):
        opened()
        driver.advance(0.5)
        yield f"catan-{name}"
        driver.back()
        driver.advance(0.5)
    show_roads(board, True)
    driver.advance(0.5)
    yield "catan-traced"
    show_roads(board, False)


def _picked(sheet: Any) -> None:
    for picker, resource in ((sheet.gives, "wool"), (sheet.gives, "wool"), (sheet.takes, "ore")):
        picker._add(resource)
    sheet.open()


def _giving(sheet: Any, resource: str) -> None:
    sheet._give(resource)
    sheet.open()


def _cards(app: Any, driver: Any) -> Iterator[str]:
    play = app.navigator.screen
    play.board.turn_to("knight")
    driver.advance(0.5)
    yield "catan-cards"
    play.board.leave_cards()


def _robber(app: Any, driver: Any) -> Iterator[str]:
    """A seven: everybody discards, the robber goes to a hex with several victims."""
    from companion.games.catan.actions import CorrectTurn, MoveRobber, Roll
    from companion.games.catan.geometry import HEXES
    from companion.ui.games.catan.discarding import DiscardSheet

    play = app.navigator.screen
    play.match.do(CorrectTurn(play.match.state.turn.seat, rolled=False))
    play.match.do(Roll(7))
    play.refresh()
    driver.advance(0.5)
    yield "catan-discards"
    sheet = DiscardSheet(play.board, play.match.state.task)
    sheet.open()
    sheet.picker._add("wool")
    driver.advance(0.5)
    yield "catan-discard"
    driver.back()
    driver.advance(0.5)
    while play.match.state.task.ask == "discard":
        play.match.do(_first_discard(play))
    play.refresh()
    driver.advance(0.5)
    yield "catan-robber"
    for name in HEXES:
        if name == play.match.state.robber:
            continue
        play.match.do(MoveRobber(name))
        if play.match.state.task:
            break
        play.match.undo()
    play.refresh()
    driver.advance(0.5)
    yield "catan-steal"


def _first_discard(play: Any) -> Any:
    offer = next(iter(play.match.game.offers(play.match.state)))
    return next(offer.completions())
