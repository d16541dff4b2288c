"""JSON Schema of a game's documents, derived from the same types that read and write them."""

from collections.abc import Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from companion.referee.action import Action
from companion.referee.codec import KIND, tag
from companion.referee.counts import Counts, Piles
from companion.referee.document import FORMAT, THEN
from companion.referee.game import Game
from companion.referee.ruling import Happening

Schema = dict[str, Any]

DRAFT = "https://json-schema.org/draft/2020-12/schema"
_NUMBERS = {"type": "object", "additionalProperties": {"type": "integer"}}
_FACT = {
    "anyOf": [
        {"type": ["string", "integer", "boolean", "null"]},
        {"type": "array", "items": {"type": "string"}},
    ]
}
_KNOWN: Mapping[Any, Schema] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    bool: {"type": "boolean"},
    NoneType: {"type": "null"},
    Counts: _NUMBERS,
    Piles: _NUMBERS,
    Happening: {
        "type": "object",
        "properties": {"what": {"type": "string"}},
        "required": ["what"],
        "additionalProperties": _FACT,
    },
}


def match_schema(game: Game) -> Schema:
    """What `document.read_match` takes. Whether the actions are legal, no schema can say."""
    actions: Schema = {"type": "array", "items": {"$ref": "#/$defs/action"}}
    properties: Schema = {
        "format": {"const": FORMAT},
        "game": {"const": game.id},
        "rules": {"type": "integer", "minimum": 1, "maximum": game.rules},
        "setup": of_type(game.setup_type),
        "actions": actions,
        "undone": actions,
    }
    return {
        "$schema": DRAFT,
        "title": f"{game.id}: match",
        **_object(properties, ["format", "game", "setup", "actions"]),
        "$defs": {
            "action": {"oneOf": [_of_action(kind) for kind in game.action_types]},
            "then": of_type(tuple[Happening, ...]),
        },
    }


def table_schema(game: Game) -> Schema:
    """What `document.read_table` takes: a finished table to be scored."""
    return {"$schema": DRAFT, "title": f"{game.id}: table", **of_type(game.table_type)}


def of_type(wanted: Any) -> Schema:
    """The schema of the plain values that `codec` makes of a type."""
    origin = get_origin(wanted)
    if wanted in _KNOWN:
        return _KNOWN[wanted]
    if origin in (Union, UnionType):
        return {"anyOf": [of_type(part) for part in get_args(wanted)]}
    if origin is Literal:
        return {"enum": list(get_args(wanted))}
    if origin is tuple:
        return _of_tuple(get_args(wanted))
    if is_dataclass(wanted):
        return _object(_properties(wanted), _required(wanted))
    raise TypeError(f"documents cannot hold {wanted}")


def _of_tuple(parts: tuple[Any, ...]) -> Schema:
    if parts[1:] == (...,):
        return {"type": "array", "items": of_type(parts[0])}
    fixed = [of_type(part) for part in parts]
    return {"type": "array", "prefixItems": fixed, "items": False, "minItems": len(fixed)}


def _of_action(kind: type[Action]) -> Schema:
    own = {KIND: {"const": tag(kind)}, **_properties(kind), THEN: {"$ref": "#/$defs/then"}}
    return _object(own, [KIND, *_required(kind)])


def _properties(wanted: Any) -> Schema:
    hints = get_type_hints(wanted)
    return {field.name: of_type(hints[field.name]) for field in fields(wanted)}


def _required(wanted: Any) -> list[str]:
    return [field.name for field in fields(wanted) if not _has_default(field)]


def _has_default(field: Field[Any]) -> bool:
    return field.default is not MISSING or field.default_factory is not MISSING


def _object(properties: Mapping[str, Any], required: list[str]) -> Schema:
    return {
        "type": "object",
        "properties": dict(properties),
        "required": required,
        "additionalProperties": False,
    }
