"""The screens of Le Havre's board: the harbour, a form, feeding, the forecast, the fortunes."""

from collections.abc import Iterator
from typing import Any


def on_the_board(app: Any, driver: Any) -> Iterator[str]:
    """Five players in the middle of the game, and what it could come to from there."""
    from companion.ui.routes import HomeRoute, PlayRoute

    match = _match(app)
    app.navigator.go(PlayRoute(match.id))
    play = app.navigator.screen
    driver.advance(0.5)
    yield "le_havre-harbour"
    yield from _forms(play, driver)
    yield from _sheets(play, driver)
    yield from _feeding(play, driver)
    app.navigator.switch(HomeRoute())
    app.store.matches.delete(match.id)


def _match(app: Any) -> Any:
    """Round 10 of 20, the fourth turn: everybody has something, Ben is on turn."""
    from companion.games.le_havre import actions as act
    from companion.referee import registry
    from companion.referee.game import COLOURS, Player

    game = registry.game("le_havre")
    names = ("Anna", "Ben", "Cleo", "Dan", "Emi")
    players = tuple(map(Player, names, COLOURS))
    match = app.store.matches.create(game.propose(players, "full", lambda _: 0), game)
    tiles = (act.CorrectTile(place, tile) for place, tile in enumerate((2, 3, 4, 1, 5, 6, 7), 1))
    goods = {
        0: {"fish": 5, "wood": 2, "coal": 1},
        1: {"fish": 7, "smoked_fish": 1, "wood": 4, "coal": 1, "grain": 2},
        2: {"fish": 2, "bread": 2, "clay": 3},
        3: {"bread": 1, "cattle": 3, "iron": 2},
        4: {"wood": 6, "clay": 2},
    }
    offers = {"franc": 3, "fish": 6, "wood": 7, "clay": 4, "iron": 2, "grain": 1, "cattle": 0}
    owners = {
        "marketplace": 0,
        "fishery": 3,
        "joinery": 1,
        "bakehouse": 4,
        "hardware_store": 2,
        "charcoal_kiln": 0,
        "smokehouse": 2,
        "abattoir": 1,
        "s01": 0,
        "s02": 2,
    }
    inside = {0: "building_firm_1", 1: "joinery", 2: "fishery", 3: "marketplace"}
    corrections = [
        act.CorrectRound(10),
        *tiles,
        act.CorrectBuilding("sawmill", "town"),
        *(act.CorrectOwner(card, seat) for card, seat in owners.items()),
        *(act.CorrectDisc(seat, building) for seat, building in inside.items()),
        *(act.CorrectOffer(good, count) for good, count in offers.items()),
        *(
            act.CorrectGoods(seat, good, count)
            for seat, held in goods.items()
            for good, count in held.items()
        ),
        *(act.CorrectCash(seat, cash) for seat, cash in enumerate((12, 5, 8, 9, 2))),
        act.CorrectLoans(4, 1),
        act.CorrectTurn(1, 4),
    ]
    for action in corrections:
        match.do(action)
    return match


def _forms(play: Any, driver: Any) -> Iterator[str]:
    for name, building in (
        ("smokehouse", "smokehouse"),
        ("firm", "building_firm_2"),
        ("closed", "marketplace"),
    ):
        play.board.visit(building)
        yield from _shown(driver, name)


def _sheets(play: Any, driver: Any) -> Iterator[str]:
    from companion.ui.games.le_havre.card_sheet import open_pile, open_ships
    from companion.ui.games.le_havre.forecast import open_forecast
    from companion.ui.games.le_havre.market import MarketSheet
    from companion.ui.games.le_havre.wealth import open_wealth

    for name, opened in (
        ("market", lambda: MarketSheet(play.board).open()),
        ("forecast", lambda: open_forecast(play)),
        ("wealth", lambda: open_wealth(play)),
        ("pile", lambda: open_pile(play.board, 0)),
        ("ships", lambda: open_ships(play.board)),
    ):
        opened()
        yield from _shown(driver, name)


def _feeding(play: Any, driver: Any) -> Iterator[str]:
    """The end of the round: Emi is short of food."""
    from companion.games.le_havre import actions as act

    for action in (act.CorrectTurn(1, 7), act.TakeOffer("fish"), act.EndTurn()):
        if play.match.state.turn.step != "feeding":
            play.match.do(action)
    play.refresh()
    driver.advance(0.5)
    yield "le_havre-feeding"


def _shown(driver: Any, name: str) -> Iterator[str]:
    driver.advance(0.5)
    yield f"le_havre-{name}"
    driver.back()
    driver.advance(0.5)
