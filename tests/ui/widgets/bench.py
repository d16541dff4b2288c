"""What the tests of widgets share."""

from typing import Any

from kivy.app import App
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget


class Bench(App):
    """An app that shows nothing but the widgets under test, from the top of the screen."""

    def __init__(self, *widgets: Widget) -> None:
        super().__init__()
        self.widgets = widgets

    def build(self) -> FloatLayout:
        layer = FloatLayout()
        column = BoxLayout(orientation="vertical")
        for widget in self.widgets:
            column.add_widget(widget)
        column.add_widget(Widget())
        layer.add_widget(column)
        return layer


def heard(widget: Any, *events: str) -> list[Any]:
    """Everything `widget` reports of `events`, in order: the event's argument, or its name."""
    told: list[Any] = []
    for event in events:
        widget.fbind(event, lambda *args, event=event: told.append(args[-1] if args[1:] else event))
    return told
