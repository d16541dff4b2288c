"""Loads kv files, each once a process: a rule loaded twice would be drawn twice."""

from functools import cache

from kivy.lang import Builder

from companion import data


@cache
def load_kv(name: str) -> None:
    """Load `kv/<name>.kv`, named like the Python module that asks for it."""
    Builder.load_file(str(data.folder("kv") / f"{name}.kv"), rulesonly=True)
