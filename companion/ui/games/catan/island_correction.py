"""Pieces on the island that stand elsewhere: a tap on the place, then whose piece is there."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from kivy.properties import ObjectProperty, StringProperty

from companion.games.catan import actions as act
from companion.games.catan import facts
from companion.games.catan.geometry import CORNERS, HEX_NUMBER, HEXES, PATHS
from companion.games.catan.state import State
from companion.referee.action import Action
from companion.ui.games.catan.island import Lit, Pieces, Pointed
from companion.ui.games.catan.island_form import IslandForm
from companion.ui.games.catan.island_geometry import CORNER, HEX, PATH
from companion.ui.games.catan.places import corner_text, hex_text, path_text
from companion.ui.games.corrections import Choice, CorrectionGroup
from companion.ui.loader import load_kv
from companion.ui.widgets.cards import SectionTitle
from companion.ui.widgets.chips import ChoiceRow, Option, Segments
from companion.words import Words

__all__ = ["ChoiceRow", "IslandCorrection", "SectionTitle", "Segments", "island_group"]

ROBBER, NOBODY = "robber", 0
NO_SEAT = -1
BOTH = (False, True)  # a settlement, a city


def island_group(words: Words, match: Any) -> CorrectionGroup:
    """Every path and every corner, and the robber; drawn, because nobody knows them by name."""
    state, players = match.state, match.setup.players
    names = [player.name for player in players]
    settings = (
        *_paths(words, state, names),
        *_corners(words, state, names),
        Choice(
            ROBBER,
            words.say("catan.correct.robber"),
            HEX_NUMBER[state.robber],
            tuple((place, hex_text(words, state.island, place)) for place in range(len(HEXES))),
        ),
    )
    return CorrectionGroup(
        words.say("catan.correct.island"),
        settings,
        _correct,
        drawn=partial(IslandCorrection, match=match),
    )


def _paths(words: Words, state: State, names: Sequence[str]) -> Iterator[Choice]:
    options = ((NOBODY, words.say("catan.correct.nobody")), *enumerate(names, 1))
    owner = {path: seat for seat, held in enumerate(state.players) for path in held.roads}
    for path in PATHS:
        text = path_text(words, state.island, path)
        yield Choice(path, text, owner.get(path, -1) + 1, options)


def _corners(words: Words, state: State, names: Sequence[str]) -> Iterator[Choice]:
    each = ((_building(seat, city), name) for seat, name in enumerate(names) for city in BOTH)
    options = ((NOBODY, words.say("catan.correct.nobody")), *each)
    built: dict[str, int] = {}
    for seat, held in enumerate(state.players):
        built |= dict.fromkeys(held.settlements, _building(seat, False))
        built |= dict.fromkeys(held.cities, _building(seat, True))
    for corner in CORNERS:
        text = corner_text(words, state.island, corner)
        yield Choice(corner, text, built.get(corner, NOBODY), options)


def _building(seat: int, city: bool) -> int:
    """How a corner's choice says whose settlement or city stands there."""
    return 1 + 2 * seat + city


def _owner(value: int) -> tuple[int | None, bool]:
    seat, city = divmod(value - 1, 2)
    return (None, False) if value == NOBODY else (seat, bool(city))


def _road_owner(value: int) -> int | None:
    return None if value == NOBODY else value - 1


def _correct(changed: Mapping[str, int]) -> list[Action]:
    """What is taken away first: nobody has more pieces than the box gives."""
    gone_first = sorted(changed.items(), key=lambda pair: pair[0] != ROBBER and pair[1] != NOBODY)
    return [_of_place(key, value) for key, value in gone_first]


def _of_place(key: str, value: int) -> Action:
    if key == ROBBER:
        return act.CorrectRobber(HEXES[value])
    if key in CORNERS:
        return act.CorrectBuilding(key, *_owner(value))
    return act.CorrectRoad(key, _road_owner(value))


class IslandCorrection(IslandForm):
    """The island as it will be. `form` has the values of the settings and takes new ones."""

    form = ObjectProperty()
    kind = StringProperty(PATH)
    place = StringProperty()

    def __init__(self, form: Any, match: Any, **properties: Any) -> None:
        players = match.setup.players
        self._colours = [player.colour for player in players]
        self._players = [
            Option(str(seat), player.name, colour=player.colour)
            for seat, player in enumerate(players)
        ]
        self._settings = {setting.key: setting for setting in form.group.settings}
        super().__init__(app=form.app, form=form, **properties)
        self.view.island = match.state.island
        self.view.bind(on_place=lambda _, __, name: self._tap(name))
        self._show()

    def turn_to(self, kind: str) -> None:
        """Another kind of piece is to be corrected."""
        self.kind, self.place = kind, ""
        self._show()

    def put_owner(self, seat: int) -> None:
        """Says whose piece stands at the place that was tapped."""
        if seat == NO_SEAT:
            self._put(NOBODY)
        elif self.kind == PATH:
            self._put(seat + 1)
        else:
            self._put(_building(seat, self._standing()[1]))

    def put_city(self, city: bool) -> None:
        """Says whether it is a city or a settlement."""
        seat, _ = self._standing()
        if seat is not None:
            self._put(_building(seat, city))

    def _put(self, value: int) -> None:
        self.form.put(self.place, value)
        self._show()

    def _standing(self) -> tuple[int | None, bool]:
        """Whose piece stands at the place, and whether it is a city."""
        value = self.form.value_of(self.place)
        return _owner(value) if self.kind == CORNER else (_road_owner(value), False)

    def _tap(self, name: str) -> None:
        if self.kind == HEX:
            self.form.put(ROBBER, HEX_NUMBER[name])
        else:
            self.place = name
            self.form.reveal(self.ids.what)
        self._show()

    # What is shown

    def _show(self) -> None:
        self.view.pieces = self._pieces()
        self.view.lit = Lit(self.kind)
        marked = ((self.kind, self.place),) if self.place else ()
        self.view.pointed = Pointed(conflicts=marked)
        setting = self._settings.get(ROBBER if self.kind == HEX else self.place)
        say = self.app.say
        self.ids.where.text = setting.text if setting else say(f"catan.correct.tap-{self.kind}")
        self._show_choices()

    def _show_choices(self) -> None:
        """Whose piece it is, and of a building which; nothing before a place was tapped."""
        say, whose, what = self.app.say, self.ids.whose, self.ids.what
        seat, city = self._standing() if self.place else (None, False)
        nobody = Option(str(NO_SEAT), say("catan.correct.nobody"))
        whose.options = [nobody, *self._players] if self.place else []
        whose.chosen = str(NO_SEAT if seat is None else seat)
        kinds = (facts.SETTLEMENT, facts.CITY)
        built = self.kind == CORNER and seat is not None
        named = [Option(str(n), say(f"catan.thing.{kind}")) for n, kind in enumerate(kinds)]
        what.options = named if built else []
        what.chosen = str(int(city))

    def _pieces(self) -> Pieces:
        value = self.form.value_of
        buildings = [(corner, _owner(value(corner))) for corner in CORNERS]
        built = [(corner, seat, city) for corner, (seat, city) in buildings if seat is not None]
        return Pieces(
            roads=tuple((path, self._colours[value(path) - 1]) for path in PATHS if value(path)),
            settlements=tuple((at, self._colours[seat]) for at, seat, city in built if not city),
            cities=tuple((at, self._colours[seat]) for at, seat, city in built if city),
            robber=HEXES[value(ROBBER)],
        )


load_kv("games/catan/island_correction")
