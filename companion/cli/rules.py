"""`rules`: the articles of the rulebook that answer what somebody types, as the app finds them."""

from argparse import Namespace

from companion.cli.problem import DONE, Problem
from companion.rulebook import Article, book_ids, search
from companion.words import Words

IN_FULL = 3
"""Of further ones only the titles are told: they can be asked for."""


def run(options: Namespace, words: Words) -> int:
    if options.game is not None and options.game not in book_ids():
        raise Problem("document.game", game=options.game)
    found = search(" ".join(options.words), options.game, words.language)
    told = [f"{_head(article)}\n\n{article.text}" for article in found[:IN_FULL]]
    further = "\n".join(map(_head, found[IN_FULL:]))
    print("\n\n".join([*told, *([further] if further else [])]) or words.say("cli.nothing_found"))
    return DONE


def _head(article: Article) -> str:
    return f"{article.title} ({article.id})"
