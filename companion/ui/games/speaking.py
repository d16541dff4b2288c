"""What the boards of all games say and name in the same way."""

from typing import Any


class Speaking:
    """A board that knows the screen it is part of."""

    play: Any

    def say(self, message: str, **facts: Any) -> str:
        text: str = self.play.app.say(message, **facts)
        return text

    def name(self, seat: int) -> str:
        name: str = self.play.names[seat]
        return name

    def colour(self, seat: int) -> str:
        colour: str = self.play.match.setup.players[seat].colour
        return colour
