"""Printed numbers that were misread: which of them are to be read again."""

from collections.abc import Iterator, Mapping

from companion.games.navegador import facts, printed, sailing
from companion.games.navegador.actions import ReadAgain
from companion.games.navegador.state import State
from companion.referee.action import Action
from companion.ui.games.corrections import Choice, CorrectionGroup
from companion.words import Words


def misread(words: Words, state: State) -> list[CorrectionGroup]:
    """One choice for each row, column or other part of the board of which something is known."""
    parts: dict[str, list[str]] = {}
    for value in (*printed.known(state.board), *sailing.ways_told(state)):
        parts.setdefault(_part(value), []).append(value)
    if not parts:
        return []
    settings = tuple(_choice(words, state, part, values) for part, values in parts.items())

    def correct(changed: Mapping[str, int]) -> list[Action]:
        return [ReadAgain(parts[part][chosen - 1]) for part, chosen in changed.items() if chosen]

    return [CorrectionGroup(words.say("navegador.correct.board"), settings, correct)]


def _part(value: str) -> str:
    kind, _, rest = value.partition(".")
    if kind in ("price", "coin"):
        return f"{kind}.{rest.partition('.')[0]}"
    return kind if kind in ("slots", "chart", "stack") else "border"


def _choice(words: Words, state: State, part: str, values: list[str]) -> Choice:
    kind, _, about = part.partition(".")
    of = {"price": "navegador.building", "coin": "navegador.privilege"}.get(kind)
    thing = words.name(of, about) if of else ""
    text = words.say(f"navegador.correct.again.{kind}", thing=thing)
    options = (
        (0, words.say("navegador.correct.right")),
        *enumerate(_names(words, state, values), 1),
    )
    return Choice(part, text, 0, options)


def _names(words: Words, state: State, values: list[str]) -> Iterator[str]:
    for value in values:
        if value == printed.BORDERS:
            yield words.say("navegador.correct.all-borders")
            continue
        kind, about, place = value.split(".")[:3]
        if kind == "stack":
            yield words.name("navegador.region", about)
        elif about in facts.regions():
            one, other = (words.name("navegador.region", end) for end in (about, place))
            yield words.say("navegador.correct.pair", one=one, other=other)
        else:
            yield _numbered(words, state, kind, value)


def _numbered(words: Words, state: State, kind: str, value: str) -> str:
    _, about, place = value.split(".")
    number = printed.number(state.board, value)
    if kind == "slots":
        where = words.name("navegador.privilege", about)
    elif kind == "chart":
        phase = words.name("navegador.phase", place)
        where = words.say("navegador.profile.ask.chart", players=about, phase=phase)
    else:
        where = place
    return words.say("navegador.correct.numbered", place=where, number=number)
