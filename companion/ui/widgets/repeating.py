"""Lists of equal widgets, one an item: plain data in, widgets reused."""

from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any

from kivy.uix.widget import Widget


def show_items(box: Widget, items: Sequence[Any], make: Callable[[], Widget]) -> None:
    """Let `box` hold one widget an item, in order, making or dropping only the difference.

    Items are dataclasses; each field is given to the widget's property of the same name.
    """
    shown = in_order(box)
    for surplus in shown[len(items) :]:
        box.remove_widget(surplus)
    for _ in items[len(shown) :]:
        box.add_widget(make())
    for widget, item in zip(in_order(box), items, strict=True):
        wear(widget, item)


def in_order(box: Widget) -> list[Widget]:
    """The children of `box` as they were added; Kivy keeps them the other way round."""
    return box.children[::-1]


def wear(widget: Widget, item: Any) -> None:
    """Give each field of the dataclass `item` to the property of `widget` of the same name."""
    for field in fields(item):
        setattr(widget, field.name, getattr(item, field.name))
