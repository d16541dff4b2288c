"""A board profile as a file, to be kept, shared and read again. Read as a stranger's letter."""

import json

from companion.games.navegador import plausible
from companion.games.navegador.printed import merge
from companion.games.navegador.profile import BLANK, Profile
from companion.referee import codec
from companion.referee.document import BadDocument, parse

FORMAT = 1
_FIELDS = {"format", "game", "profile"}


def write_profile(profile: Profile) -> str:
    """The document of a profile, one kind of printed value a line."""
    plain = codec.write(profile)
    lines = [f"  {_compact(name)}: {_compact(value)}" for name, value in plain.items()]
    inside = ",\n".join(lines)
    return f'{{\n "format": {FORMAT},\n "game": "navegador",\n "profile": {{\n{inside}\n }}\n}}\n'


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def read_profile(text: str | bytes) -> Profile:
    """A profile from untrusted text. What no board can have printed is refused."""
    value = parse(text)
    if not isinstance(value, dict) or set(value) != _FIELDS or value["game"] != "navegador":
        raise BadDocument("profile")
    if type(value["format"]) is not int or value["format"] != FORMAT:
        raise BadDocument("format", known=FORMAT)
    try:
        profile = codec.read(value["profile"], Profile)
    except Exception as error:  # cattrs raises groups, plain and key errors alike
        raise BadDocument("value", field="profile") from error
    plausible.check(profile)
    return merge(BLANK, profile)
