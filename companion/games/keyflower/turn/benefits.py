"""What the use of a tile brings, and what is paid for it."""

from companion.games.keyflower import transport
from companion.games.keyflower.actions import UNSEEN, Use
from companion.games.keyflower.facts import COLOURS, GREEN, RESOURCES, SKILL, SKILLS, WORKER, Face
from companion.games.keyflower.state import Group
from companion.games.keyflower.table import Table, one
from companion.referee.counts import Counts


def take(table: Table, tile: str, shown: Face, action: Use) -> None:
    """The payment is laid down, the benefit taken, and only then what was paid goes to its heap:
    nobody can draw again what was just paid."""
    paid = _lay_down(table, action.pay)
    _tell_paid(table, action.pay, paid)
    _produce(table, tile, shown, action.takes)
    _draw(table, shown)
    _put_back(table, action.pay, paid)
    if shown.transport:
        _set_out(table, tile, shown)


def _lay_down(table: Table, pay: str | None) -> Group | None:
    """Gives the group, if one is given up."""
    if pay in COLOURS:
        table.take_from_screen(table.seat, one(pay))
    elif pay in SKILLS:
        table.take_skills(table.seat, one(pay))
    elif pay is not None and pay != UNSEEN:
        return table.take_group(table.seat, pay)
    return None


def _tell_paid(table: Table, pay: str | None, group: Group | None) -> None:
    if pay is None:
        return
    seat = table.seat
    if group:
        table.tell("pays-group", seat=seat, tile=pay, worker=group.colour, count=group.count)
        table.stand_up(pay)
    elif pay in COLOURS:
        table.tell("pays-worker", seat=seat, worker=pay)
    elif pay == UNSEEN:
        table.tell("pays-face-down", seat=seat)
    else:
        table.tell("pays-skill", seat=seat, skill=pay)


def _put_back(table: Table, pay: str | None, group: Group | None) -> None:
    if group:
        table.into_bag(one(group.colour, group.count))
    elif pay in COLOURS:
        table.into_bag(one(pay))
    elif pay in SKILLS:
        table.give_skills(table.state.skills.pool_row, one(pay))
    elif pay == UNSEEN:
        table.change(skills=table.state.skills.returned(table.seat, 1))


def _produce(table: Table, tile: str, shown: Face, takes: str | None) -> None:
    """Resources go to the own tile, or home from anywhere else; as many as there are."""
    wanted = Counts({kind: n for kind, n in shown.gains.items() if kind in RESOURCES})
    if takes is not None:
        wanted = wanted.add(takes)
    if not wanted and not shown.one_of:
        return
    seat, supply = table.seat, table.state.supply
    made = Counts({kind: min(number, supply[kind]) for kind, number in wanted.items()})
    own = table.state.owner(tile) == seat
    to = tile if own else table.state.players[seat].home
    lying = table.state.players[seat].plot(to)
    if lying and made:
        table.put_resources(to, lying.resources.plus(made))
        table.tell("makes", seat=seat, resources=made.each(), tile=to)
    for kind, number in wanted.items():
        if made[kind] < number:
            table.tell("supply-short", resource=kind, due=number, left=made[kind])


def _draw(table: Table, shown: Face) -> None:
    seat = table.seat
    draws = (
        (WORKER, "draws-workers", table.draw_workers),
        (SKILL, "draws-skills", table.draw_skills),
        (GREEN, "takes-green", table.take_green),
    )
    for kind, what, draw in draws:
        wanted = shown.gains[kind]
        if wanted:
            count = draw(seat, wanted)
            table.tell(what, seat=seat, count=count)
            if count < wanted:
                table.tell("heap-short", due=wanted, left=count)


def _set_out(table: Table, tile: str, shown: Face) -> None:
    seat = table.seat
    left = transport.journey(table.state, seat, tile, shown)
    table.change(journey=left)
    table.tell("may-transport", seat=seat, steps=left.steps, count=left.upgrades)
