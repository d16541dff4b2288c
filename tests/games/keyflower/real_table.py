"""A real table beside the app: true hands, a real bag, a real pile, villages of tiles, by the book.

It knows nothing of how the referee works, only the rules, and plays legally. So the referee may
refuse none of it, what both can count must agree after every action, and what is behind each screen
must be among what the referee holds possible. Most of the time somebody tries something at random:
what the referee refuses must be illegal here too, and what it accepts may only be wrong for reasons
nobody can see.
"""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from companion import data
from companion.games.keyflower import actions as act
from companion.games.keyflower.actions import Crew
from companion.games.keyflower.rulings import Rulings
from companion.games.keyflower.setup import KeyflowerSetup
from companion.games.keyflower.state import State
from companion.games.keyflower.village import Place
from companion.referee import registry
from companion.referee.action import Action
from companion.referee.counts import Counts
from companion.referee.match import Match
from companion.referee.ruling import Refusal
from tests.games.keyflower.table import PLAYERS

GAME = registry.game("keyflower")
TILES: dict[str, dict[str, Any]] = {
    entry["id"]: entry for entry in data.load("keyflower/tiles.json")["tiles"]
}
COLOURS = ("blue", "red", "yellow", "green")
KINDS = ("anvil", "pick_axe", "saw")
GOODS = ("wood", "stone", "iron", "gold")
SEASONS = ("spring", "summer", "autumn", "winter")
BOATS = ("keyflower", "sea_bastion", "sea_breese", "flipper", "ianvincible", "white_wind")
ORDER = {2: 1, 3: 2, 4: 3, 5: 4, 6: 4}
MANY = {2: 6, 3: 7, 4: 8, 5: 9, 6: 10}
DEALT = {2: 3, 3: 3, 4: 3, 5: 2, 6: 2}
AROUND = ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0))
FINE, PUBLIC, HIDDEN = "fine", "public", "hidden"

Hex = tuple[int, int]


class Spot:
    """What stands on and around a tile this season."""

    def __init__(self) -> None:
        self.colour: str | None = None
        self.bids: dict[int, tuple[str, int]] = {}
        self.on: Counter[str] = Counter()
        self.last = 0

    def top(self, but: int | None = None) -> int:
        return max((n for seat, (_, n) in self.bids.items() if seat != but), default=0)

    def leader(self) -> int | None:
        return next((seat for seat, (_, n) in self.bids.items() if n == self.top()), None)


class Person:
    def __init__(self, home: str) -> None:
        self.hand: Counter[str] = Counter()
        self.skills: Counter[str] = Counter()
        self.home = home
        self.village: dict[str, tuple[Hex, int]] = {home: ((0, 0), 0)}
        self.upgraded: set[str] = set()
        self.lying: dict[str, Counter[str]] = {home: Counter()}
        self.won: list[str] = []
        self.aside: list[str] = []

    def owns(self, tile: str) -> bool:
        return tile in self.village or tile in self.won or tile in self.aside

    def edge(self, tile: str, side: int) -> str:
        _, turn = self.village[tile]
        return str(TILES[tile]["edges"][(side - turn) % 6])

    def beside(self, place: Hex) -> Iterator[tuple[int, str]]:
        there = {where: tile for tile, (where, _) in self.village.items()}
        for side, (q, r) in enumerate(AROUND):
            other = there.get((place[0] + q, place[1] + r))
            if other:
                yield side, other

    def steps(self, tile: str) -> list[str]:
        """The tiles one step away for a resource."""
        good = "RF" if self.owns("boat_2a") else "R"
        return [
            other
            for side, other in self.beside(self.village[tile][0])
            if self.edge(tile, side) in good and self.edge(other, side + 3) in good
        ]

    def may_lie(self, tile: str, place: Hex, turn: int) -> bool:
        if place in {where for where, _ in self.village.values()}:
            return False
        touching = list(self.beside(place))
        alike = all(
            TILES[tile]["edges"][(side - turn) % 6] == self.edge(other, side + 3)
            for side, other in touching
        )
        return bool(touching) and (alike or self.owns("boat_2a"))


def draw(chance: random.Random, heap: list[str], count: int) -> Counter[str]:
    chance.shuffle(heap)
    return Counter(heap.pop() for _ in range(min(count, len(heap))))


def counts(heap: Counter[str]) -> Counts:
    return Counts(dict(heap))


class RealTable:
    def __init__(self, chance: random.Random, players: int, rulings: Rulings | None = None) -> None:
        self.chance, self.count = chance, players
        self.rulings = rulings or Rulings()
        homes = [f"home_{number}" for number in range(1, 7)]
        chance.shuffle(homes)
        homes = homes[:players]
        self.start = self.seat = homes.index(min(homes))
        setup = KeyflowerSetup(
            players=PLAYERS[:players], first=self.start, homes=tuple(homes), rulings=self.rulings
        )
        self.match = Match(GAME, setup)
        self.people = [Person(home) for home in homes]
        self.bag = [colour for colour in COLOURS[:3] for _ in range(40)]
        self.pile = [kind for kind in KINDS for _ in range(16)]
        self.supply = Counter(wood=24, stone=24, iron=24, gold=48)
        self.green = 20
        for person in self.people:
            person.hand = draw(chance, self.bag, 8)
        self.boats: dict[str, tuple[Counter[str], Counter[str]]] = {}
        self.boat_tiles = list(BOATS[:players])
        self.order = [f"turn_order_{number + 1}" for number in range(ORDER[players])]
        self.lots: dict[str, Spot] = {tile: Spot() for tile in self.order}
        self.spots: dict[str, Spot] = {}
        self.season = 0
        self.tried: Counter[str] = Counter()

    # The whole game

    def play_game(self) -> None:
        for self.season in range(4):
            self._lay_out()
            self._play_season()
            self._end_season()
        self._reveal()
        assert self.state.over

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    @property
    def me(self) -> Person:
        return self.people[self.seat]

    def tell(self, action: Action) -> None:
        """The referee must accept it."""
        self.match.do(action)

    def _lay_out(self) -> None:
        season = SEASONS[self.season]
        pieces: dict[str, list[str]] = {}
        for name, tile in TILES.items():
            if tile["season"] == season:
                pieces.setdefault(tile.get("piece", name), []).append(name)
        names = list(pieces)
        self.chance.shuffle(names)
        many = MANY[self.count]
        if season == "winter":
            many = sum(self.chance.randint(1, DEALT[self.count]) for _ in self.people)
        tiles = tuple(self.chance.choice(pieces[name]) for name in names[:many])
        self.tell(act.LayOut(tiles))
        self.lots = {**{tile: Spot() for tile in (*tiles, *self.order)}}
        self.spots = {tile: Spot() for person in self.people for tile in person.village}
        self.seat = self.start
        if season != "winter":
            self._fill()
        self.compare()

    def _fill(self) -> None:
        shown = {boat: TILES[boat]["supply"][SEASONS[self.season]] for boat in self.boat_tiles}
        workers = self._in_turn({boat: one["workers"] for boat, one in shown.items()}, self.bag)
        skills = self._in_turn({boat: one["skills"] for boat, one in shown.items()}, self.pile)
        self.boats = {boat: (workers[boat], skills[boat]) for boat in self.boat_tiles}
        for boat, (some, others) in self.boats.items():
            if some or others:
                self.tell(act.FillBoat(boat, counts(some), counts(others)))

    def _in_turn(self, wanted: dict[str, int], heap: list[str]) -> dict[str, Counter[str]]:
        filled: dict[str, Counter[str]] = {boat: Counter() for boat in wanted}
        while heap and any(filled[boat].total() < n for boat, n in wanted.items()):
            for boat, number in wanted.items():
                if filled[boat].total() < number:
                    filled[boat] += draw(self.chance, heap, 1)
        return filled

    def _play_season(self) -> None:
        passes = 0
        while passes < self.count:
            action = self._decide()
            self.tell(action)
            if isinstance(action, act.Pass):
                passes += 1
            else:
                passes = 0
                self._do(action)
            if passes < self.count:
                self.seat = (self.seat + 1) % self.count
                self.compare()

    def _decide(self) -> Action:
        """Tries something until it is legal; what is not, the referee is asked all the same."""
        for _ in range(self.chance.randint(5, 40)):
            action = self._bid() if self.chance.random() < 0.5 else self._use()
            verdict = self.judge(action)
            self.tried[f"{type(action).__name__} {verdict}"] += 1
            if verdict == FINE:
                return action
            self._attempt(action, verdict)
        return act.Pass()

    def _attempt(self, action: Action, verdict: str) -> None:
        try:
            self.match.do(action)
        except Refusal:
            return
        assert verdict == HIDDEN, f"accepted: {action}"
        self.match.undo()

    # What somebody might try

    def _crew(self, tile: str) -> Crew:
        mine = [
            lot
            for lot, spot in self.lots.items()
            if self.seat in spot.bids
            and (spot.leader() != self.seat or self.chance.random() < 0.05)
        ]
        moved = tuple(lot for lot in mine if self.chance.random() < 0.5)
        spot = self._spot(tile)
        odd = self.me.owns("boat_4a") or self.me.owns("boat_4b")
        follows = self.chance.random() < (0.2 if odd else 0.8)
        colour = spot.colour if spot and follows else None
        if not colour and moved:
            colour = self.lots[moved[0]].bids[self.seat][0]
        screen = Counter({colour or self.chance.choice(COLOURS): self.chance.randint(0, 4)})
        if self.chance.random() < 0.15:
            screen[self.chance.choice(COLOURS)] += 1
        return Crew(counts(screen), moved)

    def _bid(self) -> act.Bid:
        tile = self.chance.choice([*self.lots, *self.boat_tiles, self.me.home])
        return act.Bid(tile, self._crew(tile))

    def _use(self) -> act.Use:
        tiles = [*self.lots, *self.spots]
        tile = self.chance.choice(tiles)
        face = self._face(tile)
        pays = face.get("pays")
        pay: str | None = None
        if pays is not None or self.chance.random() < 0.03:
            any_of = {"worker": COLOURS, "skill": (*KINDS, act.UNSEEN)}
            choices: tuple[str | None, ...] = any_of.get(str(pays), (pays,))
            losing = tuple(lot for lot, spot in self.lots.items() if self.seat in spot.bids)
            pay = self.chance.choice((*choices, *losing, *losing))
        takes = None
        if "one_of" in face or self.chance.random() < 0.02:
            takes = self.chance.choice(GOODS)
        return act.Use(tile, self._crew(tile), pay, takes)

    # By the book

    def _spot(self, tile: str) -> Spot | None:
        return self.lots.get(tile) or self.spots.get(tile)

    def _face(self, tile: str) -> dict[str, Any]:
        up = any(tile in person.upgraded for person in self.people)
        face: dict[str, Any] = TILES[tile]["faces"][up]
        return face

    def judge(self, action: act.Bid | act.Use) -> str:
        crew = action.crew
        workers = Counter(dict(crew.screen))
        if len(set(crew.moved)) < len(crew.moved):
            return PUBLIC
        for lot in crew.moved:
            spot = self.lots.get(lot)
            if not spot or self.seat not in spot.bids or spot.leader() == self.seat:
                return PUBLIC
            colour, number = spot.bids[self.seat]
            workers[colour] += number
        workers = +workers
        if not workers:
            return PUBLIC
        if isinstance(action, act.Bid):
            return self._judge_bid(action, workers)
        return self._judge_use(action, workers)

    def _judge_bid(self, action: act.Bid, workers: Counter[str]) -> str:
        spot = self.lots.get(action.tile)
        if spot is None or action.tile in action.crew.moved or len(workers) > 1:
            return PUBLIC
        colour = next(iter(workers))
        own_colour, own = spot.bids.get(self.seat, (None, 0))
        if own_colour is not None:
            if colour != own_colour:
                return PUBLIC
        elif spot.colour not in (None, colour) and not self._may_counter(action.tile, spot):
            return PUBLIC
        if own + workers.total() <= spot.top(self.seat):
            return PUBLIC
        return self._held(Counter(dict(action.crew.screen)))

    def _may_counter(self, tile: str, spot: Spot) -> bool:
        village_tile = tile not in self.order or self.rulings.counter_bid_for_order
        others = [colour for seat, (colour, _) in spot.bids.items() if seat != self.seat]
        return self.me.owns("boat_4a") and village_tile and any(c != "green" for c in others)

    def _judge_use(self, action: act.Use, workers: Counter[str]) -> str:
        tile, spot = action.tile, self._spot(action.tile)
        two_sided = len(TILES[tile]["faces"]) == 2
        face = self._face(tile)
        acts = any(name in face for name in ("gains", "one_of", "transport"))
        if spot is None or not (acts or (self.rulings.blocking and two_sided)):
            return PUBLIC
        if self.season == 3 and tile in self.lots:
            return PUBLIC
        mixes = self.me.owns("boat_4b") and spot.colour is not None
        if not mixes and (len(workers) > 1 or spot.colour not in (None, *workers)):
            return PUBLIC
        if workers.total() <= spot.last or spot.on.total() + workers.total() > 6:
            return PUBLIC
        there = [good for good in face.get("one_of", ()) if self.supply[good]]
        if action.takes not in (there or [None]):
            return PUBLIC
        return self._judge_payment(action, face.get("pays"))

    def _judge_payment(self, action: act.Use, pays: str | None) -> str:
        screen = Counter(dict(action.crew.screen))
        if action.pay is None:
            return self._held(screen) if pays is None or self.rulings.blocking else PUBLIC
        if pays is None:
            return PUBLIC
        if pays in ("skill", *KINDS):
            return self._judge_skill(action.pay, pays, screen)
        if action.pay in COLOURS:
            paid = Counter({action.pay: 1})
            return self._held(screen + paid) if pays in ("worker", action.pay) else PUBLIC
        group = self.lots.get(action.pay)
        given_up = (
            group is not None
            and action.pay not in action.crew.moved
            and self.rulings.group_pays
            and self.seat in group.bids
            and group.leader() != self.seat
            and pays in ("worker", group.bids[self.seat][0])
        )
        return self._held(screen) if given_up else PUBLIC

    def _judge_skill(self, pay: str, pays: str, screen: Counter[str]) -> str:
        if pay == act.UNSEEN:
            there = pays == "skill" and self.me.skills.total() > 0
            return self._held(screen) if there else PUBLIC
        if pay not in KINDS or pays not in ("skill", pay):
            return PUBLIC
        return self._held(screen) if self.me.skills[pay] else HIDDEN

    def _held(self, screen: Counter[str]) -> str:
        return FINE if screen <= self.me.hand else HIDDEN

    # What follows

    def _do(self, action: Action) -> None:
        assert isinstance(action, act.Bid | act.Use)
        workers = Counter(dict(action.crew.screen))
        self.me.hand -= workers
        left = []
        for lot in action.crew.moved:
            colour, number = self.lots[lot].bids.pop(self.seat)
            workers[colour] += number
            left.append(lot)
        workers = +workers
        spot = self._spot(action.tile)
        assert spot
        spot.colour = spot.colour or next(iter(workers))
        if isinstance(action, act.Bid):
            ((colour, number),) = workers.items()
            spot.bids[self.seat] = (colour, number + spot.bids.get(self.seat, (colour, 0))[1])
        else:
            spot.on += workers
            spot.last = workers.total()
        self._stand_up(left)
        if isinstance(action, act.Use):
            self._benefit(action)

    def _stand_up(self, lots: list[str]) -> None:
        for lot in lots:
            spot = self.lots[lot]
            if len(spot.bids) == 1 and not spot.on:
                spot.colour = next(iter(spot.bids.values()))[0]

    def _benefit(self, action: act.Use) -> None:
        tile, me = action.tile, self.me
        face = self._face(tile)
        pay = action.pay
        if (pay is None and "pays" in face) or not any(
            name in face for name in ("gains", "one_of", "transport")
        ):
            return
        to_bag: Counter[str] = Counter()
        to_pile: Counter[str] = Counter()
        if pay in COLOURS:
            me.hand -= Counter({pay: 1})
            to_bag[pay] += 1
        elif pay is not None and (pay in KINDS or pay == act.UNSEEN):
            kind = pay if pay in KINDS else self.chance.choice(list(me.skills.elements()))
            me.skills -= Counter({kind: 1})
            to_pile[kind] += 1
        elif pay is not None:
            colour, number = self.lots[pay].bids.pop(self.seat)
            to_bag[colour] += number
            self._stand_up([pay])
        gains = Counter(face.get("gains", {}))
        if action.takes:
            gains[action.takes] += 1
        place = tile if tile in me.village else me.home
        for good in GOODS:
            made = min(gains[good], self.supply[good])
            self.supply[good] -= made
            me.lying[place][good] += made
        me.hand += draw(self.chance, self.bag, gains["worker"])
        me.skills += draw(self.chance, self.pile, gains["skill"])
        greens = min(gains["green"], self.green)
        self.green -= greens
        me.hand += Counter(green=greens)
        self.bag += list(to_bag.elements())
        self.pile += list(to_pile.elements())
        if "transport" in face:
            self._transport(tile, face)

    def _transport(self, tile: str, face: dict[str, Any]) -> None:
        """Moves step by step, and upgrades what can be paid, until bored or done."""
        me = self.me
        own = tile in me.village
        doubled = me.owns("boat_2b") and (own or self.rulings.doubled_elsewhere)
        steps, upgrades = face["transport"] * (1 + doubled), face["upgrades"] * (1 + doubled)
        upgraded = False
        while True:
            options: list[Action] = []
            if steps and (self.rulings.any_order or not upgraded):
                options += [
                    act.Carry(good, 1, start, to)
                    for start in me.village
                    for good, number in me.lying[start].items()
                    if number
                    for to in me.steps(start)
                ]
            if upgrades:
                options += self._upgrades()
            if not options:
                if self.state.journey:  # what is behind the screen might pay for an upgrade
                    self.tell(act.EndTransport())
                return
            assert self.state.journey
            if self.chance.random() < 0.1:
                self.tell(act.EndTransport())
                return
            paying = [option for option in options if isinstance(option, act.Upgrade)]
            action = self.chance.choice(paying or options)
            self.tell(action)
            if isinstance(action, act.Carry):
                steps -= 1
                me.lying[action.start][action.resource] -= 1
                me.lying[action.to][action.resource] += 1
            else:
                assert isinstance(action, act.Upgrade)
                upgrades -= 1
                upgraded = True
                self._pay_upgrade(action)

    def _upgrades(self) -> list[act.Upgrade]:
        me = self.me
        found: list[act.Upgrade] = []
        for tile in me.village:
            entry = TILES[tile]
            if len(entry["faces"]) < 2 or tile in me.upgraded:
                continue
            kinds = self._skills_for(entry.get("skill"))
            for paid in self._paying(Counter(entry.get("cost", {})), me.lying[tile]):
                found += [act.Upgrade(tile, counts(paid), kind) for kind in kinds]
        return found

    def _skills_for(self, wanted: str | None) -> list[str | None]:
        has = [kind for kind in KINDS if self.me.skills[kind]]
        if wanted is None:
            return [None]
        if wanted == "any":
            return [*has, act.UNSEEN] if has else []
        return [wanted] if wanted in has else []

    def _paying(self, cost: Counter[str], lying: Counter[str]) -> list[Counter[str]]:
        """Every heap that pays: each piece of the cost is paid by itself or by what replaces it."""
        heaps: list[Counter[str]] = [Counter()]
        for wanted in cost.elements():
            if wanted == "any" or self.me.owns("boat_3a"):
                fits: tuple[str, ...] = GOODS
            else:
                fits = tuple({wanted, "gold"})
            longer = [heap + Counter({good: 1}) for heap in heaps for good in fits]
            heaps = [heap for heap in longer if heap <= lying]
        return heaps

    def _pay_upgrade(self, action: act.Upgrade) -> None:
        me = self.me
        paid = Counter(dict(action.resources))
        me.lying[action.tile] -= paid
        self.supply += paid
        me.upgraded.add(action.tile)
        if action.skill is not None:
            hidden = action.skill == act.UNSEEN
            kind = self.chance.choice(list(me.skills.elements())) if hidden else action.skill
            me.skills -= Counter({kind: 1})
            self.pile.append(kind)

    # The end of the season

    def _end_season(self) -> None:
        for spot in self.lots.values():
            leader = spot.leader()
            for seat, (colour, number) in list(spot.bids.items()):
                if seat != leader:
                    self.people[seat].hand[colour] += number
                    del spot.bids[seat]
        self._take_tiles()
        for person in self.people:
            for tile in person.village:
                person.hand += self.spots[tile].on
        takers = self._settle_order()
        winter = self.season == 3
        for place, seat in enumerate(takers):
            self._take_boat(seat, winter, last=place == self.count - 1)
        self.compare()
        self._expand()

    def _take_tiles(self) -> None:
        for seat in [(self.start + step) % self.count for step in range(self.count)]:
            for tile, spot in self.lots.items():
                if tile not in self.order and spot.leader() == seat:
                    self.people[seat].won.append(tile)
                    self.people[seat].hand += spot.on
        for tile, spot in self.lots.items():
            if tile in self.order:
                continue
            if spot.leader() is None:
                self.bag += list(spot.on.elements())
            self.bag += [colour for colour, n in spot.bids.values() for _ in range(n)]

    def _settle_order(self) -> list[int]:
        takers: list[int] = []
        begins = self.start
        won = False
        for tile in self.order:
            leader = self.lots[tile].leader()
            if leader is None:
                continue
            colour, number = self.lots[tile].bids[leader]
            self.bag += [colour] * number
            if leader not in takers:
                takers.append(leader)
            if self.season == 3:
                self.people[leader].won.append(tile)
            if tile == self.order[-1]:
                begins, won = leader, True
        clockwise = [(begins + step) % self.count for step in range(self.count)]
        self.start = begins if won else (self.start + 1) % self.count
        return [*takers, *(seat for seat in clockwise if seat not in takers)]

    def _take_boat(self, seat: int, winter: bool, last: bool) -> None:
        there = self.boat_tiles if winter else list(self.boats)
        boat = self.chance.choice(there)
        if not last:
            assert self.state.task
            assert self.state.task.seat == seat
            self.tell(act.TakeBoat(boat))
        person = self.people[seat]
        if winter:
            self.boat_tiles.remove(boat)
            person.won.append(boat)
        else:
            workers, skills = self.boats.pop(boat)
            person.hand += workers
            person.skills += skills
        if person.owns("boat_1a"):
            person.hand += draw(self.chance, self.bag, 2)
        if person.owns("boat_1b") and self.green:
            self.green -= 1
            person.hand["green"] += 1

    def _expand(self) -> None:
        todo = [(seat, tile) for seat, person in enumerate(self.people) for tile in person.won]
        while todo:
            fitting = [entry for entry in todo if self._places(self.people[entry[0]], entry[1])]
            seat, tile = self.chance.choice(fitting or todo)
            todo.remove((seat, tile))
            person = self.people[seat]
            places = self._places(person, tile)
            if places:
                (q, r), turn = self.chance.choice(places)
                self.tell(act.PlaceTile(seat, tile, Place(q, r, turn)))
                person.village[tile] = ((q, r), turn)
                person.lying[tile] = Counter()
            else:
                self.tell(act.SetAside(seat, tile))
                person.aside.append(tile)
            if todo:
                self.compare()
        for person in self.people:
            person.won = []

    def _places(self, person: Person, tile: str) -> list[tuple[Hex, int]]:
        free = {
            (where[0] + q, where[1] + r) for where, _ in person.village.values() for q, r in AROUND
        }
        return [
            (place, turn)
            for place in sorted(free)
            for turn in range(6)
            if person.may_lie(tile, place, turn)
        ]

    def _reveal(self) -> None:
        for seat, person in enumerate(self.people):
            known = (self.state.workers.spans[seat], self.state.skills.spans[seat])
            if not all(span.is_exact for span in known):
                self.tell(act.Reveal(seat, counts(person.hand), counts(person.skills)))
        self.compare()

    # What both can count

    def compare(self) -> None:
        state = self.state
        hands = [person.hand for person in self.people] + [Counter(self.bag)]
        skills = [person.skills for person in self.people] + [Counter(self.pile)]
        assert state.workers.contains([tuple(heap[c] for c in COLOURS) for heap in hands])
        assert state.skills.contains([tuple(heap[k] for k in KINDS) for heap in skills])
        assert state.green == self.green
        assert {good: state.supply[good] for good in GOODS} == {g: self.supply[g] for g in GOODS}
        assert state.start == self.start or state.turn.stage != "play"
        for seat, person in enumerate(self.people):
            plots = state.players[seat].plots
            assert {plot.tile for plot in plots} == set(person.village)
            for plot in plots:
                assert dict(plot.resources) == dict(+person.lying[plot.tile])
                assert plot.upgraded == (plot.tile in person.upgraded)
        if state.turn.stage == "play":
            self._compare_season()

    def _compare_season(self) -> None:
        state = self.state
        assert state.turn.seat == self.seat
        assert {lot.tile for lot in state.lots} == set(self.lots)
        for lot in state.lots:
            spot = self.lots[lot.tile]
            assert {g.seat: (g.colour, g.count) for g in lot.bids} == spot.bids
            assert lot.work.colour == spot.colour
            assert dict(lot.work.workers) == dict(spot.on)
        for _, plot in state.plots():
            spot = self.spots[plot.tile]
            assert (plot.work.colour, dict(plot.work.workers)) == (spot.colour, dict(spot.on))
