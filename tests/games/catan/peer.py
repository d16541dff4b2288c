"""catanatron's longest road on our networks: a development dependency, to compare with."""

from functools import cache

import networkx as nx
from catanatron import Color
from catanatron.models.board import STATIC_GRAPH, Board, longest_acyclic_path

from tests.games.catan.networks import ENDS

BOARD_NODES = 54


@cache
def nodes() -> dict[str, int]:
    """Our corners as catanatron numbers them: both islands are the same graph."""
    ours = nx.Graph(ENDS.values())
    theirs = STATIC_GRAPH.subgraph(range(BOARD_NODES))
    same = nx.algorithms.isomorphism.GraphMatcher(ours, theirs)
    return dict(next(same.isomorphisms_iter()))


def board_of(roads: set[str], rivals: set[str]) -> tuple[Board, set[int]]:
    """A board with these roads in blue and rivals in red, and blue's corners."""
    board = Board(initialize=False)
    board.roads, board.buildings = {}, {}
    numbers = nodes()
    touched = set()
    for path in roads:
        a, b = (numbers[corner] for corner in ENDS[path])
        board.roads[(a, b)] = board.roads[(b, a)] = Color.BLUE
        touched |= {a, b}
    for corner in rivals:
        board.buildings[numbers[corner]] = (Color.RED, "SETTLEMENT")
    return board, touched - {numbers[corner] for corner in rivals}


def length_on(board: Board, corners: set[int]) -> int:
    return len(longest_acyclic_path(board, corners, Color.BLUE)) if corners else 0
