"""A stranger's document becomes a match only after the referee has agreed to every line."""

from companion.referee.document import BadDocument, Entry, MatchDocument, differing, read_match
from companion.referee.ruling import Refusal
from companion.store.kept_match import KeptMatch


def believed(text: str | bytes) -> KeptMatch:
    """The match in a document. Raises BadDocument, naming the line, for whatever is wrong."""
    document = read_match(text)
    match = _set_up(document)
    for number, entry in enumerate(document.entries, 1):
        _take(match, entry, number)
    return KeptMatch(match.game, match.setup, match.lines, document.undone, match.mark().states)


def _set_up(document: MatchDocument) -> KeptMatch:
    try:
        return KeptMatch(document.game, document.setup)
    except Refusal as refusal:
        raise BadDocument("set-up", article=refusal.article) from refusal
    except Exception as error:  # a stranger's values may trip the rules in ways of their own
        raise BadDocument("value", field="setup") from error


def _take(match: KeptMatch, entry: Entry, number: int) -> None:
    try:
        outcome = match.do(entry.action)
    except Refusal as refusal:
        raise BadDocument("illegal", line=number, article=refusal.article) from refusal
    except Exception as error:  # as above
        raise BadDocument("action", line=number) from error
    if differing(entry, outcome.happenings):
        raise BadDocument("differs", line=number)
