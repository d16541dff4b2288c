"""A long list: rows as plain data, of which only those in sight are widgets."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, ClassVar

from kivy.clock import Clock
from kivy.properties import ListProperty
from kivy.uix.recycleview import RecycleView

from companion.ui.loader import load_kv
from companion.ui.theme import theme

Height = Callable[[Any, float], float]  # of a row, in a list so wide


class RowList(RecycleView):
    """Shows `rows`: dataclasses, each drawn by the widget and in the height that `views` says.

    The height is known beforehand: a list that measures while it scrolls jumps. Every widget gets
    the fields of its row, and the list itself as `owner`, to tell it of taps and holds.
    """

    __events__: tuple[str, ...] = ("on_tap", "on_hold")

    rows = ListProperty()

    views: ClassVar[Mapping[type, tuple[str, Height]]]

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self._fill_soon = Clock.create_trigger(self.fill, -1)
        for name in ("rows", "width"):
            self.fbind(name, self._fill_soon)
        theme.follow(self)
        self._fill_soon()

    def restyle(self) -> None:
        self._fill_soon()

    def on_tap(self, key: Any) -> None:
        """The row `key` was tapped."""

    def on_hold(self, key: Any) -> None:
        """The row `key` was held."""

    def fill(self, *_: Any) -> None:
        self.data = [self._as_data(row) for row in self.rows]

    def _as_data(self, row: Any) -> dict[str, Any]:
        view, height = self.views[type(row)]
        return {
            "view": view,
            "row_size": (self.width, height(row, self.width)),
            "owner": self,
            **{field.name: getattr(row, field.name) for field in fields(row)},
        }


load_kv("widgets/row_list")
