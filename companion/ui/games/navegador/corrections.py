"""What can be corrected on a Navegador table: anything."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from companion.games.navegador import actions as act
from companion.games.navegador import bounds, facts
from companion.games.navegador.buildings import owned
from companion.games.navegador.profile import Profile
from companion.games.navegador.state import OVER, Holding, State
from companion.referee.action import Action
from companion.ui.games.corrections import Choice, CorrectionGroup, Number
from companion.ui.games.navegador.misread import misread
from companion.ui.games.navegador.region_names import region_name
from companion.words import Words

SEAT, PHASE, ENDING, CARD, ORANGE = "seat", "phase", "ending", "card", "orange"
CASH, WORKERS, DISCS, STONE, KING = "cash", "workers", "discs", "stone", "king"
Setting = Number | Choice


def corrections(words: Words, match: Any) -> list[CorrectionGroup]:
    state, players = match.state, match.setup.players
    names = [player.name for player in players]
    return [
        _table(words, state, names),
        *(
            _player(words, state.board, seat, player, state.players[seat])
            for seat, player in enumerate(players)
        ),
        _supply(words, state),
        _seas(words, state),
        *_face_up(words, state),
        *misread(words, state),
    ]


# Turn, phase, end and card


def _table(words: Words, state: State, names: list[str]) -> CorrectionGroup:
    say = words.say
    seats = tuple(enumerate(names))
    phases = tuple(
        (phase.number, words.name("navegador.phase", str(phase.number))) for phase in facts.phases()
    )
    ends = ((0, say("navegador.correct.no-end")), *((n, str(n)) for n in range(1, len(names) + 2)))
    settings: list[Setting] = [
        Choice(SEAT, say("navegador.correct.whose-turn"), state.turn.seat, seats),
        Choice(PHASE, say("navegador.correct.phase"), state.phase, phases),
        Choice(CARD, say("navegador.correct.card"), state.card, seats),
        Choice(ORANGE, say("navegador.correct.orange"), _place(state.orange), _spaces(words)),
    ]
    if state.turn.step != OVER:
        ending = Choice(ENDING, say("navegador.correct.last-turns"), state.last_turns or 0, ends)
        settings.insert(2, ending)
    return CorrectionGroup(
        say("navegador.correct.table"), tuple(settings), partial(_correct_table, state)
    )


def _spaces(words: Words) -> tuple[tuple[int, str], ...]:
    return tuple(
        (
            place,
            words.name("navegador.space", space)
            if space
            else words.say("navegador.correct.nowhere"),
        )
        for place, space in enumerate(bounds.SPACES)
    )


def _place(space: str | None) -> int:
    return bounds.SPACES.index(space)


def _correct_table(state: State, changed: Mapping[str, int]) -> list[Action]:
    made: list[Action] = []
    if SEAT in changed:
        made.append(act.CorrectTurn(changed[SEAT]))
    if PHASE in changed:
        made.append(act.CorrectPhase(changed[PHASE]))
    if ENDING in changed:
        made.append(act.CorrectLastTurns(changed[ENDING] or None))
    if CARD in changed or ORANGE in changed:
        space = bounds.SPACES[changed.get(ORANGE, _place(state.orange))]
        made.append(act.CorrectCard(changed.get(CARD, state.card), space))
    return made


# What a player has


def _player(words: Words, board: Profile, seat: int, player: Any, held: Holding) -> CorrectionGroup:
    say = words.say
    kings = tuple(
        (
            place,
            words.name("navegador.privilege", where)
            if where in facts.privileges()
            else say(f"navegador.correct.king.{where}"),
        )
        for place, where in enumerate(bounds.KING_PLACES)
    )
    settings: tuple[Setting, ...] = (
        Choice(STONE, say("navegador.correct.stone"), _place(held.space), _spaces(words)),
        Choice(KING, say("navegador.correct.king"), bounds.KING_PLACES.index(held.king), kings),
        Number(
            CASH,
            say("navegador.correct.cash"),
            held.cash,
            bounds.MOST_CASH,
            step=facts.money_step(),
        ),
        Number(WORKERS, say("navegador.correct.workers"), held.workers, facts.most_workers()),
        Number(DISCS, say("navegador.correct.discs"), held.discs, len(facts.explorable())),
        *_possessions(words, held),
        *_ships(words, board, held),
    )
    return CorrectionGroup(player.name, settings, partial(_correct_player, seat), player.colour)


def _possessions(words: Words, held: Holding) -> Iterator[Number]:
    for good in facts.goods().values():
        text = words.say("navegador.correct.colonies-of", good=_titled(words, "good", good.id))
        yield Number(f"colonies.{good.id}", text, held.colonies[good.id], good.tokens)
    for row in facts.buildings():
        text = _titled(words, "building", row)
        yield Number(f"buildings.{row}", text, owned(held, row), bounds.owned(row)[1])
    for kind in facts.privileges():
        thing = words.name("navegador.privilege", kind)
        text = words.say("navegador.correct.privileges-of", thing=thing)
        yield Number(f"privileges.{kind}", text, held.privileges[kind], facts.most_of_a_kind())


def _ships(words: Words, board: Profile, held: Holding) -> Iterator[Number]:
    for region in facts.regions():
        name = region_name(words, board, region)
        text = words.say("navegador.correct.ships-at", region=name)
        yield Number(f"ships.{region}", text, held.ships[region], facts.most_ships())


def _correct_player(seat: int, changed: Mapping[str, int]) -> list[Action]:
    """Ships that went elsewhere leave first: no colour has more than its seven."""
    by_key = sorted(changed.items(), key=lambda pair: (pair[0].startswith("ships."), pair[1]))
    return [_of_player(seat, key, value) for key, value in by_key]


def _of_player(seat: int, key: str, value: int) -> Action:
    kind, _, about = key.partition(".")
    if about:
        return _HEAPS[kind](seat, about, value)
    if kind == STONE:
        return act.CorrectStone(seat, bounds.SPACES[value])
    if kind == KING:
        return act.CorrectKing(seat, bounds.KING_PLACES[value])
    return _FIGURES[kind](seat, value)


_FIGURES: Mapping[str, Callable[[int, int], Action]] = {
    CASH: act.CorrectCash,
    WORKERS: act.CorrectWorkers,
    DISCS: act.CorrectDiscs,
}
_HEAPS: Mapping[str, Callable[[int, str, int], Action]] = {
    "colonies": act.CorrectColonies,
    "buildings": act.CorrectBuildings,
    "privileges": act.CorrectPrivileges,
    "ships": act.CorrectShips,
}


# Market, gallery and rows


def _supply(words: Words, state: State) -> CorrectionGroup:
    say, players = words.say, len(state.players)
    marker, gallery, row = (
        say("navegador.correct.marker-row"),
        say("navegador.correct.left-in-gallery"),
        say("navegador.correct.left-in-row"),
    )
    rows = len(facts.market_rows())
    settings = (
        *(
            Number(f"market.{good}", _titled(words, "good", good), at, rows, marker)
            for good, at in state.market.items()
        ),
        *(
            Number(
                f"gallery.{kind}", _titled(words, "privilege", kind), left, printed.tokens, gallery
            )
            for kind, printed in facts.privileges().items()
            for left in (state.gallery[kind],)
        ),
        *(
            Number(f"row.{building}", _titled(words, "building", building), left, most, row)
            for building, left in state.row.items()
            for most in (facts.on_board(building, players),)
        ),
    )
    return CorrectionGroup(say("navegador.correct.supply"), settings, _correct_supply)


def _titled(words: Words, kind: str, thing: str) -> str:
    """The name of a thing at the head of its line."""
    name = words.name(f"navegador.{kind}", thing)
    return name[:1].upper() + name[1:]


def _correct_supply(changed: Mapping[str, int]) -> list[Action]:
    makers: Mapping[str, Callable[[str, int], Action]] = {
        "market": act.CorrectMarket,
        "gallery": act.CorrectGallery,
        "row": act.CorrectRow,
    }
    made = []
    for key, value in changed.items():
        kind, about = key.split(".")
        made.append(makers[kind](about, value))
    return made


# The sea


def _seas(words: Words, state: State) -> CorrectionGroup:
    say = words.say
    options = ((0, say("navegador.correct.undiscovered")), (1, say("navegador.correct.explored")))
    settings = tuple(
        Choice(sea.region, region_name(words, state.board, sea.region), int(not sea.disc), options)
        for sea in state.seas
    )
    return CorrectionGroup(
        say("navegador.correct.seas"),
        settings,
        lambda changed: [act.CorrectRegion(region, bool(now)) for region, now in changed.items()],
    )


def _face_up(words: Words, state: State) -> list[CorrectionGroup]:
    """The colonies that lie at explored regions."""
    settings: list[Setting] = []
    goods = list(facts.goods())
    options = tuple((n, words.name("navegador.good", good)) for n, good in enumerate(goods))
    for sea in state.seas:
        if sea.disc:
            continue
        name = region_name(words, state.board, sea.region)
        good = sea.good or state.board.good(sea.region) or facts.regions()[sea.region].good
        text = words.say("navegador.correct.good-at", region=name)
        settings.append(Choice(f"good.{sea.region}", text, goods.index(good or goods[0]), options))
        most = state.board.tokens(sea.region) or facts.stack_bounds()[1]
        for number in range(max(most, len(sea.prices))):
            price = sea.prices[number] if number < len(sea.prices) else 0
            text = words.say("navegador.correct.price-at", region=name, number=number + 1)
            dearest = max(each.dearest for each in facts.goods().values())
            hint = words.say("navegador.correct.no-colony")
            key = f"price.{sea.region}.{number}"
            settings.append(Number(key, text, price, dearest, hint, step=facts.money_step()))
    if not settings:
        return []
    title = words.say("navegador.correct.colonies")
    return [CorrectionGroup(title, tuple(settings), partial(_correct_face_up, tuple(settings)))]


def _correct_face_up(settings: tuple[Setting, ...], changed: Mapping[str, int]) -> list[Action]:
    now = {setting.key: changed.get(setting.key, setting.value) for setting in settings}
    regions = dict.fromkeys(key.split(".")[1] for key in changed)
    goods = list(facts.goods())
    return [
        act.CorrectColonyPrices(
            region,
            goods[now[f"good.{region}"]],
            tuple(
                sorted(
                    price
                    for key, price in now.items()
                    if key.startswith(f"price.{region}.") and price
                )
            ),
        )
        for region in regions
    ]
