"""The cheapest payment as an integer programme: a development dependency, to compare with."""

from collections.abc import Mapping

from ortools.sat.python import cp_model

from companion.games.le_havre.payment import value_of
from companion.referee.counts import Counts

WASTE, VALUE, TOKENS = 10**6, 10**3, 1
"""One goal after the other: no sum of the later ones reaches one of the earlier."""


def cheapest(worth: Mapping[str, int], purse: Counts, due: int) -> Counts | None:
    model = cp_model.CpModel()
    numbers = {kind: model.new_int_var(0, purse[kind], kind) for kind in worth}
    model.add(sum(worth[kind] * number for kind, number in numbers.items()) >= due)
    model.minimize(
        sum(
            (WASTE * worth[kind] + VALUE * value_of(kind) + TOKENS) * number
            for kind, number in numbers.items()
        )
    )
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    if solver.solve(model) != cp_model.OPTIMAL:
        return None
    return Counts({kind: solver.value(number) for kind, number in numbers.items()})
