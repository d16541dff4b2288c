"""The one place where colours and sizes come from; everything drawn binds to `theme`."""

from typing import TYPE_CHECKING, Any, Protocol
from weakref import WeakSet

from kivy.event import EventDispatcher
from kivy.metrics import Metrics, dp
from kivy.properties import (
    BooleanProperty,
    BoundedNumericProperty,
    ColorProperty,
    DictProperty,
    NumericProperty,
    OptionProperty,
)

from companion.ui import palette, sizes
from companion.ui.palette import DARK, LIGHT, Accent, Good, Identity, Rgba, Terrain, rgba
from companion.ui.sizes import TypeStyle

_BLACK, _WHITE = (0.0, 0.0, 0.0, 1.0), (1.0, 1.0, 1.0, 1.0)
_PRESS_DARKENS, _PRESS_LIGHTENS = 0.27, 0.35


def mix(colour: Rgba, other: Rgba, share: float) -> Rgba:
    """`colour` with `share` of `other` in it; the result is as opaque as `colour`."""
    red, green, blue = (a + (b - a) * share for a, b in zip(colour[:3], other[:3], strict=True))
    return red, green, blue, colour[3]


class Follower(Protocol):
    def restyle(self) -> None: ...


class Theme(EventDispatcher):
    """Tokens as Kivy properties: `theme.ink`, `theme.s8`, `theme.type["body"].size`.

    `mode` and `game` change colours, `text_scale` and `compact` sizes, all at run time. What is
    drawn in Python rather than kv follows the theme and is told to restyle after such changes.
    """

    mode = OptionProperty(LIGHT, options=(LIGHT, DARK))
    game = OptionProperty("app", options=tuple(palette.ACCENTS))
    text_scale = BoundedNumericProperty(1.0, min=0.8, max=2.0)
    compact = BooleanProperty(False)  # a small phone, or one that lies on its side
    less_motion = BooleanProperty(False)
    left_handed = BooleanProperty(False)
    revision = NumericProperty(0)

    # What the system covers at the edges of the screen; the app sets it, bars and sheets heed it.
    inset_top = NumericProperty(0)
    inset_bottom = NumericProperty(0)
    inset_left = NumericProperty(0)
    inset_right = NumericProperty(0)

    vars().update({name: ColorProperty() for name in palette.TOKENS})
    accent = ColorProperty()
    accent_bg = ColorProperty()
    accent_on = ColorProperty()
    accent_pressed = ColorProperty()
    # The accent of the other mode: links on the inverted ground of a snackbar.
    accent_inverse = ColorProperty()
    clear = ColorProperty((0, 0, 0, 0))
    # Laid over whatever ground a glyph button stands on while a finger is on it.
    press_veil = ColorProperty()
    refused_opacity = NumericProperty(palette.REFUSED_OPACITY)

    colours = DictProperty()  # every token above by its name
    accents = DictProperty()  # game: Accent
    identities = DictProperty()  # player colour: Identity
    terrains = DictProperty()  # terrain: Terrain
    board = DictProperty()  # part of a board: Rgba

    type = DictProperty()  # role: TypeStyle
    name_least = NumericProperty()
    vars().update({name: NumericProperty() for name in (*sizes.SIZES, *sizes.GROWING)})

    if TYPE_CHECKING:

        def __getattr__(self, token: str) -> Any: ...

    def __init__(self, **properties: Any) -> None:
        # Not Kivy's bind: that walks through every earlier listener, dead ones too.
        self._followers: WeakSet[Follower] = WeakSet()
        super().__init__(**properties)
        self.bind(mode=self._recolour, game=self._recolour, text_scale=self._resize)
        self.bind(compact=self._resize)
        Metrics.bind(density=self._resize, fontscale=self._resize)
        self._recolour()
        self._resize()

    def follow(self, widget: Follower) -> None:
        """Have `widget` restyle after every change, for as long as it lives."""
        self._followers.add(widget)

    def identity(self, colour: str) -> Identity:
        return self.identities[colour]

    def good(self, name: str) -> Good:
        return palette.GOODS[name]

    def terrain(self, name: str) -> Terrain:
        return self.terrains[name]

    def pressed(self, colour: Rgba) -> Rgba:
        """A fill under the finger: one step darker, in dark one step lighter."""
        if self.mode == LIGHT:
            return mix(colour, _BLACK, _PRESS_DARKENS)
        return mix(colour, _WHITE, _PRESS_LIGHTENS)

    def outline(self, colour: Rgba) -> Rgba:
        """The thin line around a token or a bar of `colour`, in both modes darker than it."""
        return mix(colour, _BLACK, _PRESS_DARKENS)

    def seconds(self, duration: float) -> float:
        """`duration` of a motion, or none at all when less motion is wished for."""
        return 0.0 if self.less_motion else duration

    def effective_scale(self) -> float:
        """What text is scaled by: the app's own setting times the system's."""
        return self.text_scale * Metrics.fontscale

    def _recolour(self, *_: Any) -> None:
        column = 0 if self.mode == LIGHT else 1
        colours = {name: rgba(pair[column]) for name, pair in palette.TOKENS.items()}
        colours["scrim"] = (*colours["scrim"][:3], palette.SCRIM_ALPHA[self.mode])
        self.accents = {game: self._accent(game, self.mode) for game in palette.ACCENTS}
        own = self.accents[self.game]
        other_mode = DARK if self.mode == LIGHT else LIGHT
        colours |= {
            "accent": own.fill,
            "accent_bg": own.bg,
            "accent_on": own.on,
            "accent_pressed": own.pressed,
            "accent_inverse": self._accent(self.game, other_mode).fill,
            "clear": (0.0, 0.0, 0.0, 0.0),
            "press_veil": (*rgba(palette.VEIL[self.mode])[:3], palette.VEIL_ALPHA),
        }
        for name, colour in colours.items():
            setattr(self, name, colour)
        self.colours = colours
        self.identities = {
            name: Identity(looks[0], *map(rgba, looks[1 + column]))
            for name, looks in palette.IDENTITIES.items()
        }
        self.terrains = {
            name: Terrain(*map(rgba, looks[column])) for name, looks in palette.TERRAINS.items()
        }
        self.board = {name: rgba(pair[column]) for name, pair in palette.BOARD.items()}
        self._tell()

    def _tell(self) -> None:
        self.revision += 1
        for follower in tuple(self._followers):
            follower.restyle()

    def _accent(self, game: str, mode: str) -> Accent:
        light, light_bg, dark, dark_bg = map(rgba, palette.ACCENTS[game])
        if mode == LIGHT:
            return Accent(light, light_bg, rgba(palette.WHITE), mix(light, _BLACK, _PRESS_DARKENS))
        return Accent(dark, dark_bg, rgba(palette.NIGHT), mix(dark, _WHITE, _PRESS_LIGHTENS))

    def _resize(self, *_: Any) -> None:
        scale = self.effective_scale()
        growth = (scale - 1) / (sizes.LARGE_TEXT - 1)
        for name, step in sizes.SIZES.items():
            setattr(self, name, dp(step))
        growing = {**sizes.GROWING, **(sizes.COMPACT if self.compact else {})}
        for name, (normal, large) in growing.items():
            setattr(self, name, dp(normal + (large - normal) * growth))
        self.type = {
            role: TypeStyle(dp(size) * scale, bold) for role, (size, bold) in sizes.TYPE.items()
        }
        self.name_least = dp(sizes.NAME_LEAST) * min(1, scale)
        self._tell()


theme = Theme()
