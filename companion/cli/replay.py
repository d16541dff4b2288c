"""`replay`: each action of a match accepted or refused, then the table and the score."""

from argparse import Namespace
from collections.abc import Iterator, Sequence
from typing import Any

from companion.cli.layout import compact, fields, print_json
from companion.cli.problem import DONE, REFUSED
from companion.cli.reading import read_match
from companion.cli.replaying import Replay, Step, replay
from companion.cli.sheet import sheet_text
from companion.referee import codec
from companion.referee.game import Now
from companion.referee.ruling import Refusal
from companion.words import Words


def run(options: Namespace, words: Words) -> int:
    played = replay(read_match(options.file), options.strict)
    if options.json:
        print_json(_document(played, words))
    else:
        _tell(played, words)
    return REFUSED if played.refused else DONE


def _document(played: Replay, words: Words) -> dict[str, Any]:
    match = played.match
    return {
        "actions": [_step_document(step, played, words) for step in played.steps],
        "state": codec.write(match.state),
        "score": codec.write(match.game.score(match.state)),
    }


def _step_document(step: Step, played: Replay, words: Words) -> dict[str, Any]:
    if step.refusal:
        return {
            "line": step.line,
            "accepted": False,
            "article": step.refusal.article,
            "facts": dict(step.refusal.facts),
            "sentence": _sentence(step.refusal, played, words),
        }
    done = {"line": step.line, "accepted": True, "happenings": codec.write(step.happenings)}
    return {**done, "differs": True} if step.differs else done


def _tell(played: Replay, words: Words) -> None:
    match = played.match
    wide = len(str(len(played.steps)))
    for step in played.steps:
        first, *others = _sentences(step, played, words)
        print(f"{step.line:>{wide}}  {first}")
        for other in others:
            print(f"{'':>{wide}}    {other}")
    print(f"\n{words.say('cli.state')}\n{fields(codec.write(match.state))}")
    print(*_standing(match.game.now(match.state), played.names, words), sep="\n")
    sheet = sheet_text(match.game, match.game.score(match.state), played.names, words)
    print(f"\n{words.say('cli.score')}\n{sheet}")


def _standing(now: Now, names: Sequence[str], words: Words) -> Iterator[str]:
    """Whose turn it is, and whose answer is awaited."""
    if now.seat is None:
        yield words.say("cli.over")
    else:
        yield words.say("cli.turn", name=names[now.seat], phase=words.say(now.phase))
    if now.asked is not None:
        yield words.say("cli.asked", name=names[now.asked])


def _sentences(step: Step, played: Replay, words: Words) -> list[str]:
    if step.refusal:
        sentence = _sentence(step.refusal, played, words)
        facts = compact(dict(step.refusal.facts))
        return [
            words.say("cli.refused", article=step.refusal.article, sentence=sentence),
            words.say("cli.facts", facts=facts),
        ]
    told = [words.happening(h, played.names, played.match.game) for h in step.happenings]
    return [*told, words.say("cli.differs")] if step.differs else told


def _sentence(refusal: Refusal, played: Replay, words: Words) -> str:
    return words.refusal(refusal, played.names, played.match.game)
