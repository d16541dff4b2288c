"""The coasts of the sea chart: a few corners each, in shares of the chart from the lower left.

They only make the chart look like one. Where regions touch is told by the board profile.
"""

from functools import cache

from kivy.graphics.tesselator import TYPE_POLYGONS, WINDING_ODD, Tesselator

Corners = tuple[tuple[float, float], ...]

EURASIA: Corners = (
    (0.265, 1.0), (0.28, 0.95), (0.277, 0.915), (0.247, 0.91), (0.245, 0.865), (0.262, 0.848),
    (0.292, 0.861), (0.296, 0.885), (0.327, 0.92), (0.362, 0.88), (0.373, 0.879), (0.356, 0.926),
    (0.4, 0.899), (0.405, 0.855), (0.419, 0.883), (0.435, 0.899), (0.457, 0.842), (0.445, 0.792),
    (0.456, 0.751), (0.494, 0.611), (0.54, 0.65), (0.58, 0.73), (0.523, 0.773), (0.56, 0.738),
    (0.6, 0.73), (0.656, 0.567), (0.677, 0.63), (0.704, 0.705), (0.725, 0.685), (0.753, 0.598),
    (0.773, 0.543), (0.79, 0.554), (0.768, 0.62), (0.801, 0.642), (0.829, 0.685), (0.856, 0.751),
    (0.877, 0.773), (0.845, 0.839), (0.898, 0.861), (0.898, 0.943), (0.953, 0.992), (1.0, 1.0),
)  # fmt: skip
AFRICA: Corners = (
    (0.261, 0.839), (0.337, 0.852), (0.344, 0.823), (0.388, 0.793), (0.445, 0.798), (0.49, 0.603),
    (0.528, 0.598), (0.477, 0.422), (0.477, 0.343), (0.439, 0.263), (0.4, 0.153), (0.37, 0.153),
    (0.345, 0.263), (0.352, 0.422), (0.331, 0.526), (0.297, 0.548), (0.256, 0.532), (0.21, 0.598),
    (0.21, 0.696),
)  # fmt: skip
AMERICA: Corners = (
    (0.0, 0.581), (0.03, 0.541), (0.106, 0.491), (0.108, 0.334), (0.097, 0.274), (0.052, 0.192),
    (0.021, 0.148), (0.0, 0.082),
)  # fmt: skip
AUSTRALIA: Corners = (
    (0.82, 0.274), (0.863, 0.345), (0.898, 0.362), (0.928, 0.373), (0.953, 0.307), (0.959, 0.378),
    (0.974, 0.312), (1.0, 0.285), (1.0, 0.093), (0.967, 0.104), (0.912, 0.175), (0.829, 0.153),
)  # fmt: skip
ISLANDS: tuple[Corners, ...] = (
    ((0.497, 0.334), (0.522, 0.367), (0.518, 0.312), (0.504, 0.271)),  # Madagascar
    ((0.663, 0.548), (0.666, 0.57), (0.674, 0.556)),  # Ceylon
    ((0.732, 0.537), (0.746, 0.532), (0.787, 0.482), (0.818, 0.417), (0.808, 0.41), (0.767, 0.46)),
    ((0.801, 0.488), (0.818, 0.532), (0.84, 0.548), (0.845, 0.51), (0.829, 0.466), (0.808, 0.461)),
    ((0.847, 0.641), (0.854, 0.652), (0.87, 0.587), (0.878, 0.557), (0.863, 0.557)),  # Luzon
    ((0.898, 0.793), (0.901, 0.828), (0.925, 0.85), (0.945, 0.899), (0.948, 0.861), (0.939, 0.828)),
)  # fmt: skip
COASTS: tuple[Corners, ...] = (EURASIA, AFRICA, AMERICA, AUSTRALIA, *ISLANDS)


@cache
def filled() -> tuple[tuple[tuple[float, ...], tuple[int, ...], str], ...]:
    """The land as meshes: corners with two numbers each, their order, and how they are joined."""
    tesselator = Tesselator()
    for corners in COASTS:
        tesselator.add_contour([number for corner in corners for number in corner])
    tesselator.tesselate(WINDING_ODD, TYPE_POLYGONS)
    return tuple(
        (
            tuple(number for at in range(0, len(vertices), 4) for number in vertices[at : at + 2]),
            tuple(indices),
            "triangle_fan",
        )
        for vertices, indices in tesselator.meshes
    )
