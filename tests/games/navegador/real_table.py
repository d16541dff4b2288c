"""A real table beside the app: a board with everything printed on it, played by the book.

Nothing of the referee's reckoning is used here. Whatever is done is legal, so the referee may
refuse none of it; it must not go on to the next player while there is something to do; and all
figures must agree after every step. With `told` the app was given the board beforehand, otherwise
it is told what it asks for.
"""

import random
from collections import Counter
from dataclasses import dataclass, field

from companion.games.navegador import actions as act
from companion.games.navegador import sailing
from companion.games.navegador.profile import BLANK, Profile
from companion.games.navegador.setup import NavegadorSetup
from companion.games.navegador.state import State
from companion.referee import registry
from companion.referee.action import Action
from companion.referee.game import Player
from companion.referee.match import Match

NAMES = (("Anna", "red"), ("Ben", "blue"), ("Cleo", "white"), ("Dan", "amber"), ("Eva", "green"))
PLAYERS = tuple(Player(name, colour) for name, colour in NAMES)

RONDEL = (
    "sailing",
    "workers",
    "first_market",
    "colony",
    "privilege",
    "ships",
    "second_market",
    "buildings",
)
GOODS = ("sugar", "gold", "spice")
TOP_PRICE = {"sugar": 60, "gold": 70, "spice": 80}
CHEAPEST = {"sugar": (40, 9), "gold": (50, 11), "spice": (60, 13)}
WORKERS_FOR = {
    "sugar_factory": 3,
    "gold_factory": 3,
    "spice_factory": 3,
    "shipyard": 4,
    "church": 5,
}
BASE = {"colony": 1, "factory": 2, "explorer": 4, "shipyard": 3, "church": 3}
EACH = {"colony": 1, "factory": 1, "explorer": 1, "shipyard": 2, "church": 2}


@dataclass
class Person:
    """What one player has in front of them."""

    cash: int = 200
    workers: int = 3
    ships: Counter[str] = field(default_factory=lambda: Counter(portugal=2))
    colonies: Counter[str] = field(default_factory=Counter)
    factories: Counter[str] = field(default_factory=Counter)
    shipyards: int = 1
    churches: int = 1
    discs: int = 0
    privileges: Counter[str] = field(default_factory=Counter)
    king: str = "kept"
    stone: int | None = None

    def owned(self, kind: str) -> int:
        return {
            "colony": self.colonies.total(),
            "factory": self.factories.total() + 1,
            "explorer": self.discs,
            "shipyard": self.shipyards,
            "church": self.churches,
        }[kind]

    def covered(self, kind: str) -> int:
        return self.privileges[kind] + (self.king == kind)


class RealTable:
    def __init__(
        self,
        chance: random.Random,
        board: Profile,
        players: int,
        *,
        told: bool = True,
        goa: bool = False,
    ) -> None:
        self.chance, self.board, self.told, self.goa = chance, board, told, goa
        first = chance.randrange(players)
        setup = NavegadorSetup(
            players=PLAYERS[:players],
            first=first,
            variant="goa" if goa else "standard",
            profile=board if told else BLANK,
        )
        self.match = Match(registry.game("navegador"), setup)
        self.people = [Person(king="none" if goa else "kept") for _ in range(players)]
        self.seat = first
        self.holder = (first - 1) % players
        self.orange: int | None = None
        self.phase = 1
        self.row_of = dict.fromkeys(GOODS, 4)
        on_board = {2: 8, 3: 7, 4: 6, 5: 5}[players]
        self.left = dict.fromkeys(WORKERS_FOR, 6) | {"shipyard": on_board, "church": on_board}
        self.bought: Counter[str] = Counter()
        self.gallery = dict.fromkeys(BASE, 1)
        self.stock = dict.fromkeys(BASE, 5)
        self.near: dict[str, set[str]] = {}
        for border in board.borders:
            self.near.setdefault(border.one, set()).add(border.other)
            self.near.setdefault(border.other, set()).add(border.one)
        self.hidden = self.deal()
        self.face_up: dict[str, list[int]] = {}
        self.turns_left: int | None = None
        self.over = False
        self.seen: Counter[str] = Counter()

    def deal(self) -> dict[str, list[int]]:
        stacks: dict[str, list[int]] = {}
        for good, (cheapest, number) in CHEAPEST.items():
            tokens = [cheapest + 10 * step for step in range(number)]
            self.chance.shuffle(tokens)
            tokens.pop()
            for place in self.board.places:
                if place.good == good and place.tokens:
                    stacks[place.region] = [tokens.pop() for _ in range(place.tokens)]
        return stacks

    @property
    def me(self) -> Person:
        return self.people[self.seat]

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    def do(self, action: Action) -> None:
        self.match.do(action)
        self.seen[type(action).__name__] += 1

    def likely(self, share: float) -> bool:
        return self.chance.random() < share

    def play_game(self, most_turns: int = 600) -> None:
        turns = 0
        while not self.over and turns < most_turns:
            self.play_turn()
            turns += 1
        if self.over:
            self.compare_score()

    # A turn

    def play_turn(self) -> None:
        card = self.holder == self.seat and self.me.stone is not None and self.likely(0.6)
        if card:
            self.do(act.UseCard())
            self.sail("card")
            if self.state.turn.step == "card":
                self.do(act.EndSailing())
            self.pass_card()
            self.begin_phase()
            self.compare()
        self.move()
        action = RONDEL[self.me.stone or 0]
        getattr(self, f"at_{action.removeprefix('first_').removeprefix('second_')}")()
        self.end_turn()
        self.compare()

    def move(self) -> None:
        costs = {space: self.cost(space) for space in range(8)}
        able = [space for space in costs if costs[space] <= self.me.ships.total()]
        free = [space for space in able if not costs[space]]
        space = self.chance.choice(free if free and self.likely(0.93) else able)
        regions = list(self.me.ships.elements())
        paid = self.chance.sample(regions, costs[space])
        before = self.me.stone
        self.asked_before = self.state.turns
        self.do(act.MoveStone(RONDEL[space], tuple(paid)))
        self.me.ships -= Counter(paid)
        self.me.stone = space
        if self.holder == self.seat:
            self.meet_orange_ship(before, space)

    def cost(self, space: int) -> int:
        if self.me.stone is None:
            return 0
        steps = (space - self.me.stone) % 8 or 8
        return max(0, steps - 3)

    def meet_orange_ship(self, before: int | None, space: int) -> None:
        if self.orange is None or before is None:
            self.orange = space
            return
        steps = (space - before) % 8 or 8
        if ((self.orange - before) % 8 or 8) <= steps:
            self.seen["expired"] += 1
            self.pass_card()

    def pass_card(self) -> None:
        self.holder = (self.holder - 1) % len(self.people)
        self.orange = self.people[self.holder].stone

    def went_on(self) -> bool:
        """Whether the app has ended the turn by itself."""
        return self.state.turns > self.asked_before

    def stop(self, something_left: bool) -> None:
        """Nothing more is done here. The app may not have gone on if there was anything."""
        if something_left:
            assert not self.went_on(), "the turn was ended while something could be done"
        if not self.went_on():
            self.do(act.EndTurn())

    def end_turn(self) -> None:
        assert self.went_on()
        if self.turns_left is not None:
            self.turns_left -= 1
            if not self.turns_left:
                self.over = True
                self.answer_slots()
                return
        self.seat = (self.seat + 1) % len(self.people)
        self.begin_phase()

    def answer_slots(self) -> None:
        while asked := self.state.asked:
            self.do(act.ReadSlots(self.board.slots(asked.about) or 0))

    def trigger_end(self) -> None:
        if self.turns_left is None:
            self.turns_left = len(self.people) + 1

    def begin_phase(self) -> None:
        explored = set(self.face_up)
        number = 3 if "malaca" in explored else 2 if "cabo_da_boa_esperanca" in explored else 1
        if number <= self.phase:
            return
        self.phase = number
        players = len(self.people)
        chart = {2: (1, 1), 5: (2, 3)}.get(players)
        if chart is None:
            line = self.board.chart(players)
            chart = (line.second or 0, line.third or 0)
            if self.state.asked:
                self.do(act.ReadChart(chart[number - 2]))
        for kind, lying in self.gallery.items():
            more = min(max(0, chart[number - 2] - lying), self.stock[kind])
            self.gallery[kind] += more
            self.stock[kind] -= more

    # The sea

    def explored(self, region: str) -> bool:
        return region == "portugal" or region in self.face_up

    def distance(self, start: str, to: str) -> int:
        """The fewest borders, through explored regions only."""
        seen, front, steps = {start}, {start}, 0
        while front:
            if to in front:
                return steps
            through = {region for region in front if region == start or self.explored(region)}
            front = {other for region in through for other in self.near[region]} - seen
            seen |= front
            steps += 1
        return 99

    def at_sailing(self) -> None:
        self.sail("sailing")
        if not self.went_on():
            self.do(act.EndTurn())

    def sail(self, step: str) -> None:
        fleet = [[region, self.phase] for region in self.me.ships.elements()]
        found = ""
        while True:
            ways = self.ways(fleet, found)
            explorations = [] if found else self.explorations(fleet)
            if self.state.turn.step != step:
                assert not ways and not explorations, "sailing ended while ships could sail"
                return
            if explorations and self.likely(0.9):
                found = self.chance.choice(explorations)
                self.explore(fleet, found)
            elif ways and self.likely(0.55):
                self.sail_once(fleet, *self.chance.choice(ways))
            else:
                return

    def ways(self, fleet: list[list], found: str) -> list[tuple[str, str]]:
        return [
            (start, to)
            for start in {ship[0] for ship in fleet}
            if start != found or sum(ship[0] == start for ship in fleet) > 1
            for to in self.near
            if to != start and self.explored(to)
            if max(ship[1] for ship in fleet if ship[0] == start) >= self.distance(start, to)
        ]

    def explorations(self, fleet: list[list]) -> list[str]:
        return [
            region
            for region in self.hidden
            if len(self.able(fleet, region)) >= self.danger(region)[0]
        ]

    def able(self, fleet: list[list], region: str) -> list[list]:
        return [ship for ship in fleet if self.distance(ship[0], region) <= ship[1]]

    def danger(self, region: str) -> tuple[int, int]:
        small = len(self.people) < 4
        return (3, 2) if region == "nagasaki" or (region == "macau" and small) else (2, 1)

    def sail_once(self, fleet: list[list], start: str, to: str) -> None:
        self.tell_borders(start, to)
        borders = self.distance(start, to)
        ship = self.chance.choice([s for s in fleet if s[0] == start and s[1] >= borders])
        self.do(act.Sail(start, to, 1))
        ship[:] = [to, ship[1] - borders]
        self.me.ships[start] -= 1
        self.me.ships[to] += 1
        self.compare_ships()

    def explore(self, fleet: list[list], region: str) -> None:
        needs, lost = self.danger(region)
        able = sorted(self.able(fleet, region), key=lambda ship: ship[1])
        number = self.chance.choice([needs, len(able)])
        going = self.chance.sample(able, number)
        starts = [ship[0] for ship in going]
        for start in set(starts):
            self.tell_borders(start, region)
        self.do(act.Explore(region, tuple(starts)))
        for ship in going:
            start = ship[0]
            ship[:] = [region, ship[1] - self.distance(start, region)]
            self.me.ships[start] -= 1
        arrived = sorted((s for s in fleet if s[0] == region), key=lambda s: s[1])
        for ship in arrived[:lost]:
            fleet.remove(ship)
        self.me.ships[region] += number - lost
        self.me.ships = +self.me.ships
        self.me.discs += 1
        self.turn_up(region)

    def turn_up(self, region: str) -> None:
        prices = self.hidden.pop(region)
        good = next(place.good for place in self.board.places if place.region == region)
        self.do(act.TurnUp(str(good), tuple(prices)))
        self.face_up[region] = sorted(prices)
        self.me.cash += min(prices)
        if region == "nagasaki":
            self.trigger_end()
        self.compare_ships()

    def tell_borders(self, start: str, to: str) -> None:
        """What the app has not been told of the board."""
        known = sailing.reach(self.state, start).get(to, 99)
        if known > self.distance(start, to):
            self.do(act.ReadBorders(start, to, self.distance(start, to)))

    def compare_ships(self) -> None:
        assert Counter(self.state.players[self.seat].ships) == +self.me.ships or self.went_on()

    # The other spaces

    def at_workers(self) -> None:
        me = self.me
        self.recruit(me.churches, 9 - me.workers, act.Recruit, "workers")

    def at_ships(self) -> None:
        me = self.me
        self.recruit(me.shipyards, 7 - me.ships.total(), act.BuildShips, "ships")

    def recruit(self, places: int, room: int, action: type, what: str) -> None:
        extra = {1: 100, 2: 200, 3: 300}[self.phase]

        def price(number: int) -> int:
            return 50 * min(number, places) + extra * max(0, number - places)

        able = [n for n in range(1, max(places, room) + 1) if price(n) <= self.me.cash]
        if not able or self.likely(0.1):
            self.stop(bool(able))
            return
        number = self.chance.choice(able)
        virtual = max(0, number - room)
        self.do(action(number))
        self.me.cash += 100 * virtual - price(number)
        if what == "workers":
            self.me.workers += number - virtual
        else:
            self.me.ships["portugal"] += number - virtual
        self.seen["virtual"] += virtual

    def at_market(self) -> None:
        me, wild, goods = self.me, 1, list(GOODS)
        while True:
            able = [("sell", good, me.colonies[good]) for good in goods if me.colonies[good]]
            able += [
                ("process", good, me.factories[good] + wild)
                for good in goods
                if me.factories[good] + wild
            ]
            if not able or self.likely(0.1):
                self.stop(bool(able))
                return
            how, good, most = self.chance.choice(able)
            units = most if self.likely(0.8) else self.chance.randint(1, most)
            step = (self.row_of[good] - 1) // 2
            goods.remove(good)
            if how == "sell":
                self.do(act.Sell(good, units))
                me.cash += units * (TOP_PRICE[good] - 10 * step)
                self.row_of[good] = min(10, self.row_of[good] + units)
            else:
                self.do(act.Process(good, units))
                wild -= units > me.factories[good]
                me.cash += units * (20 + 10 * step)
                self.row_of[good] = max(1, self.row_of[good] - units)

    def at_colony(self) -> None:
        me, free = self.me, self.me.workers
        ships = me.ships.copy()
        while True:
            able = [
                (region, price)
                for region, prices in self.face_up.items()
                for price in prices
                if ships[region] and free >= 2 and price <= me.cash
            ]
            if not able or self.likely(0.05):
                self.stop(bool(able))
                return
            region, price = self.chance.choice(able)
            self.do(act.FoundColony(region, price))
            ships[region] -= 1
            free -= 2
            me.cash -= price
            self.face_up[region].remove(price)
            good = next(place.good for place in self.board.places if place.region == region)
            me.colonies[str(good)] += 1

    def at_buildings(self) -> None:
        me, free = self.me, self.me.workers
        while True:
            able = [
                row
                for row, left in self.left.items()
                if left and free >= WORKERS_FOR[row] and self.price(row) <= me.cash
            ]
            if not able or self.likely(0.05):
                self.stop(bool(able))
                return
            row = self.chance.choice(able)
            price = self.price(row)
            self.do(act.Build(row, price))
            free -= WORKERS_FOR[row]
            me.cash -= price
            self.left[row] -= 1
            self.bought[row] += 1
            if row.endswith("factory"):
                me.factories[row.removesuffix("_factory")] += 1
            elif row == "shipyard":
                me.shipyards += 1
            else:
                me.churches += 1
            if not any(self.left.values()):
                self.trigger_end()

    def price(self, row: str) -> int:
        printed = next(each for each in self.board.rows if each.building == row)
        return printed.prices[self.bought[row]] or 0

    def at_privilege(self) -> None:
        me = self.me
        tokens = [
            kind
            for kind, lying in self.gallery.items()
            if lying and me.workers >= 3 and me.privileges[kind] < 3 and self.coin(kind)
        ]
        king = self.goa and me.king == "none" and me.ships["goa"]
        columns = [kind for kind in BASE if king and self.coin(kind)]
        if not (tokens or columns) or self.likely(0.05):
            self.stop(bool(tokens or columns))
            return
        if columns and (not tokens or self.likely(0.5)):
            kind = self.chance.choice(columns)
            coin = self.coin(kind)
            self.do(act.TakeKing(kind, coin))
            me.king = kind
        else:
            kind = self.chance.choice(tokens)
            coin = self.coin(kind)
            self.do(act.TakePrivilege(kind, coin))
            me.workers -= 1
            me.privileges[kind] += 1
            self.gallery[kind] -= 1
        me.cash += coin * me.owned(kind)

    def coin(self, kind: str) -> int:
        """The coin of the highest free slot; none if the column is full."""
        column = next(each for each in self.board.columns if each.privilege == kind)
        covered = self.me.covered(kind)
        return (column.coins[covered] or 0) if covered < len(column.coins) else 0

    # What both know

    def compare(self) -> None:
        state = self.state
        assert state.phase == self.phase
        assert dict(state.market) == self.row_of
        assert dict(state.gallery) == self.gallery
        assert dict(state.row) == self.left
        assert state.card == self.holder
        assert state.orange == (None if self.orange is None else RONDEL[self.orange])
        assert state.last_turns == self.turns_left
        assert state.over == self.over
        assert self.over or state.turn.seat == self.seat
        for sea in state.seas:
            assert sea.disc == (sea.region in self.hidden)
            assert list(sea.prices) == self.face_up.get(sea.region, [])
        for person, held in zip(self.people, state.players, strict=True):
            assert (held.cash, held.workers, held.discs) == (
                person.cash,
                person.workers,
                person.discs,
            )
            assert (held.shipyards, held.churches) == (person.shipyards, person.churches)
            assert Counter(held.ships) == +person.ships
            assert Counter(held.colonies) == +person.colonies
            assert Counter(held.factories) == +person.factories + Counter(wild=1)
            assert Counter(held.privileges) == +person.privileges
            assert held.king == person.king
            assert held.space == (None if person.stone is None else RONDEL[person.stone])

    def compare_score(self) -> None:
        sheet = self.match.game.score(self.state)
        assert sheet.totals == tuple(map(self.points, self.people))
        best = max(sheet.totals)
        tied = [seat for seat, total in enumerate(sheet.totals) if total == best]
        order = [(self.holder - step) % len(self.people) for step in range(len(self.people))]
        assert sheet.winners == (min(tied, key=order.index),)

    def points(self, person: Person) -> int:
        points = person.workers + person.ships.total() + person.cash // 200
        for kind, base in BASE.items():
            points += (base + EACH[kind] * person.covered(kind)) * person.owned(kind)
        if person.king != "kept":
            return points
        free = [
            column.privilege
            for column in self.board.columns
            if person.covered(column.privilege) < (column.slots or 0)
        ]
        return points + max(EACH[kind] * person.owned(kind) for kind in free)
