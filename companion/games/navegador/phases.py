"""The three phases: when one begins, and what it changes."""

from companion.games.navegador import facts, privileges
from companion.games.navegador.plausible import charts_may_be
from companion.games.navegador.profile import Profile
from companion.games.navegador.state import CHART, State
from companion.games.navegador.table import Table


def reached(state: State) -> int:
    """The phase that has been discovered; it takes effect with the next turn."""
    return max(
        phase.number
        for phase in facts.phases()
        if phase.begins is None or state.explored(phase.begins)
    )


def take_effect(table: Table) -> None:
    """A phase that has been discovered begins, and the gallery is topped up."""
    number = reached(table.state)
    if number <= table.state.phase:
        return
    phase = facts.phase(number)
    table.change(phase=number)
    table.tell("phase-begins", phase=str(number), count=phase.range, extra=phase.extra)
    chart = table.state.board.gallery(len(table.state.players), number)
    if chart is None:
        table.ask(CHART, str(number))
    else:
        top_up(table, chart)


def top_up(table: Table, number: int) -> None:
    before = table.state.gallery
    table.change(gallery=privileges.topped_up(table.state, number))
    laid_out = table.state.gallery.minus(before)
    added = tuple(privilege for privilege, count in laid_out.items() for _ in range(count))
    if added:
        table.tell("gallery-filled", count=number, privileges=added)
    else:
        table.tell("gallery-full", count=number)


def possible_numbers(state: State, phase: int) -> tuple[int, ...]:
    """What the chart may say for a phase."""
    return tuple(
        number
        for number in range(1, facts.most_in_gallery() + 1)
        if charts_may_be(board_with(state, phase, number))
    )


def board_with(state: State, phase: int, number: int) -> Profile:
    """The board as it would be if the chart had this number."""
    return state.board.with_gallery(len(state.players), phase, number)
