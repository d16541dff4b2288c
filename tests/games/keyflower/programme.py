"""The most points of an end position as an integer programme: another way to the same number.

Nothing of the app's own search is used here; only the position and the printed rules.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from ortools.sat.python import cp_model

from companion.games.keyflower.allocation import Position, Store

RESOURCES = ("wood", "stone", "iron", "gold")
SKILLS = ("anvil", "pick_axe", "saw")
COLOURS = ("blue", "red", "yellow", "green")
MOST = 200


@dataclass
class Programme:
    """A model in the making: its points, and how much of each kind may be assigned."""

    position: Position
    model: Any = field(default_factory=cp_model.CpModel)
    points: list[Any] = field(default_factory=list)
    there: dict[str, Any] = field(default_factory=dict)
    used: dict[str, list[Any]] = field(default_factory=dict)

    def number(self) -> Any:
        return self.model.new_int_var(0, MOST, "")

    def yes_no(self) -> Any:
        return self.model.new_bool_var("")

    def take(self, kind: str) -> Any:
        """So many of a kind, which are then not anywhere else."""
        taken = self.number()
        self.used.setdefault(kind, []).append(taken)
        return taken

    def take_all(self, kinds: Iterable[str]) -> Any:
        return sum(self.take(kind) for kind in kinds)

    def has(self, tile: str) -> bool:
        return tile in self.position.faces

    def earn(self, tile: str, times: Any) -> None:
        self.points.append(self.position.faces[tile].points * times)


def most_points(position: Position) -> int:
    made = Programme(position)
    position_counts = {**position.resources, **position.skills, **position.workers}
    made.there = {kind: position_counts.get(kind, 0) for kind in (*RESOURCES, *SKILLS, *COLOURS)}
    upgraded = _upgrade(made)
    _purple_and_stores(made, upgraded)
    _resources(made)
    _skills(made)
    _workers(made)
    for kind, parts in made.used.items():
        made.model.add(sum(parts) <= made.there[kind])
    made.model.maximize(sum(made.points))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    status = solver.solve(made.model)
    assert status == cp_model.OPTIMAL, solver.status_name(status)
    return round(solver.objective_value)


def _upgrade(made: Programme) -> dict[str, Any]:
    position = made.position
    tiles = [*position.upgrades, *(s.tile for s in position.stores if s.upgraded_each is not None)]
    chosen = {tile: made.yes_no() for tile in tiles}
    made.model.add(sum(chosen.values()) <= int(position.free_upgrade))
    made.points.extend(gain * chosen[tile] for tile, gain in position.upgrades.items())
    return chosen


def _purple_and_stores(made: Programme, upgraded: dict[str, Any]) -> None:
    position = made.position
    kinds = [*RESOURCES, *SKILLS, *COLOURS]
    if not position.rulings.purple_may_be_gold:
        kinds.remove("gold")
    purple = {name: made.yes_no() for name in (*kinds, *(s.tile for s in position.stores))}
    made.model.add(sum(purple.values()) <= int(position.purple))
    for kind in kinds:
        made.there[kind] += purple[kind]
    for store in position.stores:
        scoring = purple[store.tile] + sum(
            _stored(made, store, kind, count) for kind, count in store.resources.items()
        )
        made.points.append(store.each * scoring)
        if store.upgraded_each is not None:
            more = made.number()
            made.model.add(more <= scoring)
            made.model.add(more <= MOST * upgraded[store.tile])
            made.points.append((store.upgraded_each - store.each) * more)


def _stored(made: Programme, store: Store, kind: str, count: int) -> Any:
    """How many resources of a kind score where they lie; others may leave, or are lost."""
    position, rulings = made.position, made.position.rulings
    as_printed = kind in (store.wanted, "gold") or store.wanted == "any"
    staying, leaving = made.number(), made.number()
    made.model.add(staying + leaving <= count)
    if not as_printed and not position.any_resource:
        made.model.add(staying == 0)
        if not rulings.free_if_unfit:
            made.model.add(leaving == 0)
    elif rulings.storage_stays and (as_printed or not rulings.free_if_unfit):
        made.model.add(leaving == 0)
    made.there[kind] += leaving
    return staying


def _resources(made: Programme) -> None:
    wild = made.position.any_resource
    if made.has("jeweller"):
        made.earn("jeweller", made.take_all(RESOURCES if wild else ("gold",)))
    if made.has("watermill"):
        chosen = {kind: made.yes_no() for kind in RESOURCES}
        made.model.add(sum(chosen.values()) <= 1)
        for kind in RESOURCES:
            there = made.take(kind)
            if not wild:
                made.model.add(there <= MOST * chosen[kind])
            made.earn("watermill", there)
    if made.has("windmill"):
        fives = made.number()
        made.model.add(5 * fives <= made.take_all(RESOURCES))
        made.earn("windmill", fives)
    if made.has("mercers_guild"):
        _mercers(made, wild)
    loose = RESOURCES if wild and made.position.rulings.any_is_gold else ("gold",)
    made.points.append(made.take_all(loose))


def _mercers(made: Programme, wild: bool) -> None:
    sets, gold = made.number(), []
    for wanted in ("wood", "stone", "iron"):
        parts = {kind: made.take(kind) for kind in RESOURCES if wild or kind in (wanted, "gold")}
        gold.append(parts["gold"])
        made.model.add(sum(parts.values()) == sets)
    if not (wild or made.position.rulings.several_gold):
        made.model.add(sum(gold) <= sets)
    made.earn("mercers_guild", sets)


def _skills(made: Programme) -> None:
    if made.has("key_guild"):
        fives = made.number()
        made.model.add(5 * fives <= made.take_all(SKILLS))
        made.earn("key_guild", fives)
    if made.has("scribes"):
        _sets(made, "scribes", SKILLS)
    if made.has("scholar"):
        _one_kind(made, "scholar", SKILLS)


def _workers(made: Programme) -> None:
    if made.has("apothecary"):
        fives = made.number()
        made.model.add(5 * fives <= made.take_all(COLOURS))
        made.earn("apothecary", fives)
    if made.has("craftsmans_guild"):
        _sets(made, "craftsmans_guild", ("blue", "red", "yellow"))
    if made.has("village_hall"):
        _one_kind(made, "village_hall", COLOURS)
    if made.has("key_market"):
        made.earn("key_market", made.take("green"))
    if made.has("white_wind"):
        made.earn("white_wind", made.take_all(COLOURS))


def _sets(made: Programme, tile: str, kinds: tuple[str, ...]) -> None:
    sets = made.number()
    for kind in kinds:
        made.model.add(made.take(kind) == sets)
    made.earn(tile, sets)


def _one_kind(made: Programme, tile: str, kinds: tuple[str, ...]) -> None:
    chosen = {kind: made.yes_no() for kind in kinds}
    made.model.add(sum(chosen.values()) <= 1)
    for kind in kinds:
        there = made.take(kind)
        made.model.add(there <= MOST * chosen[kind])
        made.earn(tile, there)
