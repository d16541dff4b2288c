"""Which messages the code uses, found by reading it.

Whole ids are found wherever they stand as a text of their own. Ids that are put together while the
app runs belong to a family, and every family is listed here.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

FAMILIES = (
    "cli.help.",  # by command and argument
    "colour.",  # by a player's colour
    "game.",  # by the registry
    "catan.card.",  # by a fact's value
    "catan.correct.",  # by the kind of place, and what a player has
    "catan.form.",  # by the special card
    "catan.entry.",  # by the kind of place
    "catan.harbour.",  # by a fact's value
    "catan.phase.",  # by the turn's phase
    "catan.place.",  # by the side of a hex
    "catan.play.",  # by what is asked, built, picked or hinted at
    "catan.resource.",  # by a fact's value
    "catan.roads.",  # by the kind of place
    "catan.rules.",  # by the kind of island, and the names of the rules
    "catan.terrain.",  # by a fact's value
    "catan.thing.",  # by a fact's value, and the lines of the score
    "catan.needs.",  # by the special card
    "catan.variant.",  # by the variants the game names
    "dominion.answer.",  # by the kind of answer
    "dominion.ask.",  # by the question a card asks
    "dominion.card.",  # by a fact's value
    "dominion.phase.",  # by the turn's phase
    "dominion.type.",  # by a card's types
    "dominion.variant.",  # by the variants the game names
    "keyflower.chapter.",  # by a fact's value
    "keyflower.phase.",  # by what is waited for
    "keyflower.piece.",  # by a fact's value
    "keyflower.resource.",  # by a fact's value
    "keyflower.score.",  # by the line of the score sheet
    "keyflower.season.",  # by a fact's value
    "keyflower.skill.",  # by a fact's value
    "keyflower.tile.",  # by a fact's value
    "keyflower.trait.",  # by what a face shows
    "keyflower.upgraded.",  # by what a face shows
    "keyflower.variant.",  # by the variants the game names
    "keyflower.worker.",  # by a fact's value
    "le_havre.building.",  # by a fact's value
    "le_havre.category.",  # by the sign of a building
    "le_havre.form.",  # by the column
    "le_havre.good.",  # by a fact's value
    "le_havre.place.",  # by a fact's value
    "le_havre.play.ask.",  # by the action and its field
    "le_havre.play.due.",  # by what is due
    "le_havre.play.eaten.",  # by where the food comes from
    "le_havre.play.fee.",  # by what a fee is paid in
    "le_havre.play.kind.",  # by the action
    "le_havre.play.town.",  # by what the town builds
    "le_havre.rules.",  # by the name of the rule
    "le_havre.score.",  # by the line of the score sheet
    "le_havre.ship_type.",  # by a fact's value
    "le_havre.ship.",  # by a fact's value
    "le_havre.symbol.",  # by the sign of a building
    "le_havre.step.",  # by the turn's step
    "le_havre.thing.",  # by what is counted on a player's sheet
    "le_havre.tile.",  # by a fact's value
    "le_havre.variant.",  # by the variants the game names
    "moment.month.",  # by their numbers
    "moment.short-month.",
    "moment.weekday.",
    "dominion.ui.last-",  # a question with its text and its button, for a buy and for a gain
    "dominion.ui.phase.",  # by the phase
    "dominion.ui.wish.",  # by the names of the wishes
    "navegador.building.",  # by a fact's value
    "navegador.good.",  # by a fact's value
    "navegador.phase.",  # by the number of the phase
    "navegador.privilege.",  # by a fact's value
    "navegador.correct.again.",  # by the kind of a printed value
    "navegador.correct.king.",  # by where it is
    "navegador.form.king.why.",  # by the column
    "navegador.form.privileges.",  # by the column
    "navegador.play.",  # by the step, what is done in it, and what it is done with
    "navegador.profile.",  # by the pages of the form and what they ask for
    "navegador.region.",  # by a fact's value
    "navegador.score.",  # by the line of the score sheet
    "navegador.space.",  # by a fact's value
    "navegador.step.",  # by the turn's step
    "navegador.thing.",  # by what is counted on a player sheet
    "navegador.use.",  # by the building
    "navegador.variant.",  # by the variants the game names
    "happening.navegador.scores-",  # by the line of the score sheet
    "happening.le_havre.scores-",  # by the line of the score sheet, and by the card
    "refusal.dominion.card.",  # by the card that asks
    "ui.history.all.",  # by what is filtered
    "ui.history.which.",
    "ui.history.nothing",  # with its text
    "ui.records.",  # by what is told
    "refusal.le_havre.building.",  # by the building that is used
    "refusal.le_havre.energy.",  # what is due in food can be due in energy
    "refusal.le_havre.food.",
    "ui.new.next.",  # by the steps of the wizard
    "ui.new.step.",
    "ui.place.",  # by the places of the navigation bar
    "ui.settings.",  # by the names of the settings
)
SPOKEN_AS = ("refusal.", "remedy.", "happening.")
NAMED_OUTRIGHT = ("ui.", "cli.", "document.", "store.", "list.", "moment.", *SPOKEN_AS)

_ID = re.compile(r"[a-z_]+(\.[a-z0-9_-]+)+")
_KV_TEXT = re.compile(r"""["']([^"'\n]+)["']""")
_CALLS = {"Refusal": "refusal.", "Happening": "happening.", "BadDocument": "document.", "say": ""}


def python_files() -> list[Path]:
    return sorted((ROOT / "companion").rglob("*.py"))


@cache
def literals() -> frozenset[str]:
    """Every text in the code, ids and others."""
    found: set[str] = set()
    for file in python_files():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    for file in sorted((ROOT / "kv").rglob("*.kv")):
        found.update(_KV_TEXT.findall(file.read_text(encoding="utf-8")))
    return frozenset(found)


def is_used(message: str) -> bool:
    return (
        message in literals() | wanted() or message.startswith(FAMILIES) or _is_spoken_of(message)
    )


def _is_spoken_of(message: str) -> bool:
    """A refusal's sentence is named by its article and perhaps a case; the remedy follows it."""
    kind, _, spoken = message.partition(".")
    if f"{kind}." not in SPOKEN_AS:
        return False
    article, _, case = spoken.rpartition(".")
    if f"refusal.{spoken}" in wanted() or spoken in literals():
        return True
    return article in literals() and case in literals()


@cache
def wanted() -> frozenset[str]:
    """Every id that is certainly asked for: a missing one would be seen by a player."""
    found = {text for text in literals() if text.startswith(NAMED_OUTRIGHT) and _ID.fullmatch(text)}
    for file in python_files():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                found.update(_asked_for(node, file))
    return frozenset(found)


def _asked_for(call: ast.Call, file: Path) -> Iterator[str]:
    name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    said = list(_texts(call.args[0])) if call.args else []
    if name == "tell" and "games" in file.parts:
        yield from (f"happening.{_game_of(file)}.{text}" for text in said)
    elif name == "Refusal" and len(call.args) > 1:
        cases = list(_texts(call.args[1]))
        yield from (f"refusal.{text}.{case}".rstrip(".") for text in said for case in cases)
    elif name in _CALLS:
        yield from (f"{_CALLS[name]}{text}" for text in said)


def _texts(node: ast.expr) -> Iterator[str]:
    """What stands there, or either of what may stand there."""
    if isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def _game_of(file: Path) -> str:
    return file.parts[file.parts.index("games") + 1]
