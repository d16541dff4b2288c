"""Facts put into a text, each with room around it where Chinese and Latin writing meet.

Whether a name or a figure is Chinese is not known to whoever writes the text, so the blank
between the two is set here. Inside a fact nothing is changed: people write their own names.
"""

import re
from collections.abc import Mapping

_EDGE = "\0"
_HAN = "[\u3400-\u9fff]"
_LATIN = "[0-9A-Za-z−\u00c0-\u024f]"
_MEETING = re.compile(f"(?<={_HAN}){_EDGE}+(?={_LATIN})|(?<={_LATIN}){_EDGE}+(?={_HAN})")


def fill(text: str, facts: Mapping[str, str]) -> str:
    """The text with its named fields filled. Raises KeyError for a fact it was not given."""
    filled = text % {name: f"{_EDGE}{fact}{_EDGE}" for name, fact in facts.items()}
    return _MEETING.sub(" ", filled).replace(_EDGE, "")
