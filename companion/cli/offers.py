"""`offers`: what may be done now in a match."""

import sys
from argparse import Namespace
from collections.abc import Sequence
from typing import Any

from companion.cli.layout import compact, print_json
from companion.cli.problem import DONE, REFUSED
from companion.cli.reading import read_match
from companion.cli.replaying import Replay, replay
from companion.referee import codec
from companion.referee.offer import Offer
from companion.words import Words


def run(options: Namespace, words: Words) -> int:
    played = replay(read_match(options.file))
    offers = played.match.game.offers(played.match.state)
    if options.json:
        print_json({"offers": [_document(offer) for offer in offers]})
    else:
        _tell(offers, words)
    _report_refused(played, words)
    return REFUSED if played.refused else DONE


def _document(offer: Offer) -> dict[str, Any]:
    choices = {field: codec.write(choice) for field, choice in offer.choices}
    return {codec.KIND: codec.tag(offer.kind), "choices": choices}


def _tell(offers: Sequence[Offer], words: Words) -> None:
    if not offers:
        print(words.say("cli.nothing_offered"))
    for offer in offers:
        print(codec.tag(offer.kind))
        for field, choice in offer.choices:
            print(f"  {field}: {compact(codec.write(choice))}")


def _report_refused(played: Replay, words: Words) -> None:
    for line, refusal in played.refused[:1]:
        sentence = words.refusal(refusal, played.names, played.match.game)
        print(words.say("cli.refused_line", line=line, sentence=sentence), file=sys.stderr)
