"""What each game adds to the screens. A game's module here has

- `Board(play)`: its part of Play: the widgets `info`, `ground` and `dock`, `info_above`,
  `refresh()`, `primary()` (the text of the primary button, and the action it does, several in a
  tuple that are done one after the other, or None),
  `phase()` (what the header says instead of the phase, or nothing) and `fact()` (the two figures
  at the header's right, large and small); with `dock_stays_free` no snackbar covers its dock;
  `relieved(sheet)`, where it marks what was refused, is called when the refusal has been read;
- `menu(play)`: what the game adds to the menu of a match, as `MenuEntry`s;
- `cells(app, match)`: what the strip says of each player, public facts only;
- `player_facts(words, match, seat)`: the player's sheet;
- `lay_out(words, setup, state)`: how the table lies there, as a checklist;
- `CHECKED`: the signs of what the reality check compares;
- `LOG_ICONS`: the signs of what stands in the log, by the type of the action;
- `corrections(words, match)`: what can be corrected, in groups;
- `Rules(wizard)`: its step of the new match; `make_setup(wizard, pick)`, the setup of what was
  chosen there; `choices_of(setup)`, the other way round;
- `Picture(match)`: its board in small, for Home;
- `learned(store, before, now)`, where something of a match outlives it, such as what was read off
  the board: called after each step of a match, whichever way it led;
- and in its module `score_form` the `FORM` on which a finished game is counted, and
  `form_at(store)` where that depends on what is kept.
"""

from importlib import import_module
from typing import Any

from companion.referee import registry
from companion.store import Store
from companion.ui.games.score_form import ScoreForm

FACES = ("catan", "dominion", "navegador")


def face(game_id: str) -> Any:
    """The face of a game, imported when it is first needed."""
    return import_module(f"companion.ui.games.{game_id}")


def playable() -> list[registry.Entry]:
    """The games whose face is finished. The others are known to the command line only."""
    return [entry for entry in registry.ENTRIES if entry.id in FACES]


def score_form_of(game_id: str, store: Store) -> ScoreForm:
    """What is counted when a finished game is scored."""
    module = import_module(f"companion.ui.games.{game_id}.score_form")
    form: ScoreForm = module.form_at(store) if hasattr(module, "form_at") else module.FORM
    return form


def remember(store: Store, match: Any, before: Any) -> None:
    """Has a game keep what its match has brought to light since it was in the state `before`."""
    learned = getattr(face(match.game.id), "learned", None)
    if learned is not None:
        learned(store, before, match.state)
