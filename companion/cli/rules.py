"""`rules`: the articles of the rulebook that hold the words somebody looks for."""

from argparse import Namespace

from companion.cli.problem import DONE, Problem
from companion.rulebook import Article, book_ids, search
from companion.words import Words


def run(options: Namespace, words: Words) -> int:
    if options.game is not None and options.game not in book_ids():
        raise Problem("document.game", game=options.game)
    found = search(" ".join(options.words), options.game, words.language)
    print("\n\n".join(map(_told, found)) or words.say("cli.nothing_found"))
    return DONE


def _told(article: Article) -> str:
    return f"{article.title} ({article.id})\n\n{article.text}"
