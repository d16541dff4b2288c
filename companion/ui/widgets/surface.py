"""A filled box with rounded corners and a line around it: the ground of every other widget."""

from kivy.properties import ColorProperty, NumericProperty, VariableListProperty
from kivy.uix.widget import Widget

from companion.ui.loader import load_kv
from companion.ui.theme import theme


class Surface(Widget):
    """Draws itself below its children; what it is filled with is the business of its heirs."""

    fill = ColorProperty((0, 0, 0, 0))
    line_colour = ColorProperty((0, 0, 0, 0))
    line_width = NumericProperty(0)
    corners = VariableListProperty(theme.radius, length=4)

    def inner_corners(self, corners: list[float], line_width: float) -> list[float]:
        return [max(0, corner - line_width) for corner in corners]


load_kv("widgets/surface")
