"""What can be corrected on a Navegador table: anything, in both languages."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.games.navegador import facts, printed
from companion.games.navegador.corrections import corrections as possible
from companion.store import open_store
from companion.ui.games.corrections import CorrectionGroup, Number
from companion.ui.games.navegador.corrections import corrections
from companion.words import Words

MATCH = Path(__file__).parents[1] / "matches" / "navegador-without_profile.json"


@pytest.fixture(autouse=True)
def every_text_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


@pytest.fixture
def match(tmp_path: Path) -> Iterator[Any]:
    with open_store(tmp_path).store as store:
        match = store.matches.import_document(MATCH.read_bytes())
        match.go_to(len(match.lines) // 2)
        yield match


def groups(match: Any, language: str = "en") -> list[CorrectionGroup]:
    return corrections(Words(language), match)


def after(match: Any, group: CorrectionGroup, changed: dict[str, int]) -> Any:
    for action in group.actions(changed):
        match.do(action)
    return match.state


def test_nothing_that_the_referee_lets_be_corrected_is_left_out(match: Any) -> None:
    made = set()
    for group in groups(match):
        for setting in group.settings:
            other = (
                next(value for value, _ in setting.options if value != setting.value)
                if not isinstance(setting, Number)
                else setting.value + setting.step
            )
            made |= {type(action) for action in group.actions({setting.key: other})}
    offered = {offer.kind for offer in possible(match.state)}
    assert {kind.__name__ for kind in offered - made} == {"TableAgrees"}


def test_both_languages_say_the_same_things(match: Any) -> None:
    keys = [
        [[setting.key for setting in group.settings] for group in groups(match, language)]
        for language in ("en", "zh_Hant")
    ]
    assert keys[0] == keys[1]


def test_a_player_s_figures_and_ships(match: Any) -> None:
    anna = groups(match)[1]
    ships = {f"ships.{region}": 0 for region in facts.regions()} | {"ships.nagasaki": 7}
    held = match.state.players[0].ships
    changed = {key: n for key, n in ships.items() if n != held[key.partition(".")[2]]}
    now = after(match, anna, {**changed, "cash": 330, "workers": 9}).players[0]
    assert (now.cash, now.workers, dict(now.ships)) == (330, 9, {"nagasaki": 7})


def test_turn_phase_card_and_orange_ship(match: Any) -> None:
    state = after(
        match, groups(match)[0], {"seat": 2, "phase": 3, "card": 1, "orange": 4, "ending": 2}
    )
    assert (state.turn.seat, state.phase, state.card, state.last_turns) == (2, 3, 1, 2)
    assert state.orange == list(facts.spaces())[3]


def test_market_gallery_and_rows(match: Any) -> None:
    supply = next(group for group in groups(match) if group.title == "Supply")
    state = after(match, supply, {"market.gold": 7, "gallery.church": 2, "row.shipyard": 1})
    assert (state.market["gold"], state.gallery["church"], state.row["shipyard"]) == (7, 2, 1)


def test_colonies_that_lie_face_up(match: Any) -> None:
    colonies = next(group for group in groups(match) if group.title == "Colonies")
    state = after(match, colonies, {"price.guine.0": 80, "price.guine.1": 110})
    assert set(state.sea("guine").prices) >= {80, 110}


def test_a_misread_number_is_forgotten(match: Any) -> None:
    board = groups(match)[-1]
    before = set(printed.known(match.state.board))
    state = after(match, board, {board.settings[0].key: 1})
    assert len(before - set(printed.known(state.board))) == 1
