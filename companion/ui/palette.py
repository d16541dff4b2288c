"""The colours of the visual language, as plain data: guide section 2, nothing computed here."""

from typing import NamedTuple

Rgba = tuple[float, float, float, float]
LIGHT, DARK = "light", "dark"


def rgba(code: str, alpha: float = 1.0) -> Rgba:
    """`#RRGGBB` as the four floats Kivy draws with."""
    red, green, blue = (int(code[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return red, green, blue, alpha


class Accent(NamedTuple):
    fill: Rgba
    bg: Rgba
    on: Rgba
    pressed: Rgba


class Identity(NamedTuple):
    """How one of the six players is told apart: a colour and a shape, never one alone."""

    shape: str
    fill: Rgba
    mark: Rgba
    header: Rgba
    header_text: Rgba


class Good(NamedTuple):
    fill: Rgba
    ink: Rgba
    glyph: str
    upgraded: bool


class Terrain(NamedTuple):
    ground: Rgba
    mark: Rgba
    light: Rgba


INK, PAPER, WHITE, NIGHT = "#1F1B15", "#FFFDF8", "#FFFFFF", "#14120E"

# token: (light, dark)
TOKENS = {
    "bg": ("#F4F0E7", NIGHT),
    "surface": (PAPER, "#201D18"),
    "sunken": ("#E9E3D6", "#2C2822"),
    "line": ("#D6CDBC", "#3D372E"),
    "edge": ("#857A68", "#8F8575"),
    "ink": (INK, "#F5EFE3"),
    "ink2": ("#554D41", "#C6BCAB"),
    "ink3": ("#6A6153", "#A59B8A"),
    "ok": ("#17633F", "#85D0A6"),
    "ok_bg": ("#DCEBDD", "#1D3328"),
    "bad": ("#9E2418", "#F6A091"),
    "bad_bg": ("#F7DFD9", "#43201A"),
    "warn": ("#744B00", "#ECC06A"),
    "warn_bg": ("#F6E6C2", "#3B2D12"),
    "lit": (WHITE, "#FFF4D2"),
    "ring": (INK, NIGHT),
    "mark": ("#FFE08A", "#6B5415"),
    "scrim": ("#18130C", "#000000"),
    # The plate a shape stands on in the header is the palest or darkest ground there is.
    "plate": (PAPER, NIGHT),
    "coin": ("#E9C04B", "#E9C04B"),
    "coin_ink": (INK, INK),
    "trophy": ("#C8901C", "#E9C04B"),
}
SCRIM_ALPHA = {LIGHT: 0.56, DARK: 0.62}
VEIL = {LIGHT: INK, DARK: WHITE}
VEIL_ALPHA = 0.14
REFUSED_OPACITY = 0.45  # of a glyph, which has no fill to turn pale

# game: (light fill, light bg, dark fill, dark bg)
ACCENTS = {
    "app": ("#1E5A4C", "#DCE9E2", "#8CD0BC", "#1C312A"),
    "catan": ("#97391A", "#F6E0D5", "#F3A684", "#3C261B"),
    "dominion": ("#63397F", "#EADFF1", "#D0AEEA", "#33263E"),
    "keyflower": ("#46611A", "#E5EBCF", "#B6D27C", "#29331A"),
    "le_havre": ("#1A5574", "#D8E7EF", "#8CC8E4", "#1B303C"),
    "navegador": ("#744E00", "#F4E6C4", "#EAC26B", "#382C12"),
}
EMBLEMS = {
    "catan": "hexagon-multiple",
    "dominion": "crown",
    "keyflower": "flower-tulip",
    "le_havre": "anchor",
    "navegador": "compass-rose",
}

# identity: shape, then fill, mark, header, header text for light and for dark
IDENTITIES = {
    "red": (
        "circle",
        ("#BE3526", WHITE, "#B4301F", WHITE),
        ("#E46453", NIGHT, "#6E2219", "#FFEDE9"),
    ),
    "blue": (
        "square",
        ("#24609F", WHITE, "#205A96", WHITE),
        ("#5E97DE", NIGHT, "#1B4470", "#EAF3FF"),
    ),
    "white": (
        "triangle",
        ("#FBF8F0", INK, "#F3EDDF", INK),
        ("#F5EFE3", NIGHT, "#4A4438", "#F5EFE3"),
    ),
    "amber": (
        "diamond",
        ("#F0A221", INK, "#F0A221", INK),
        ("#F2B04A", NIGHT, "#70470A", "#FFF0D6"),
    ),
    "green": (
        "cross",
        ("#4AA57D", INK, "#1B7152", WHITE),
        ("#5FC79D", NIGHT, "#14513B", "#E6FBF2"),
    ),
    "black": (
        "star",
        ("#2B2723", WHITE, "#2B2723", WHITE),
        ("#0A0907", "#F5EFE3", "#000000", "#F5EFE3"),
    ),
}

# good: fill, glyph colour, glyph, upgraded; the same in light and dark
_GOODS = {
    "fish": ("#387C9A", WHITE, "fish", False),
    "wood": ("#8A5A2B", WHITE, "logs", False),
    "clay": ("#CA7442", INK, "clay", False),
    "iron": ("#6E757D", WHITE, "ingot", False),
    "grain": ("#E0B32E", INK, "barley", False),
    "cattle": ("#EFE4CF", INK, "cow", False),
    "coal": ("#33302C", WHITE, "coal", False),
    "hides": ("#C79A66", INK, "hide", False),
    "smoked_fish": ("#2B5F7A", WHITE, "smoked", True),
    "charcoal": ("#4B3A2C", WHITE, "campfire", True),
    "brick": ("#96402A", WHITE, "wall", True),
    "steel": ("#A9B4BF", INK, "beam", True),
    "bread": ("#B9772B", INK, "bread-slice", True),
    "meat": ("#A83A3A", WHITE, "food-steak", True),
    "coke": ("#17161A", WHITE, "coke", True),
    "leather": ("#7A4A22", WHITE, "boot", True),
    "franc": ("#E9C04B", INK, "franc", False),
    "catan.brick": ("#B4552D", WHITE, "wall", False),
    "catan.lumber": ("#3F6B3A", WHITE, "pine-tree", False),
    "catan.wool": ("#A9C56C", INK, "sheep", False),
    "catan.grain": ("#E0B32E", INK, "barley", False),
    "catan.ore": ("#6E7178", WHITE, "rock", False),
    "keyflower.wood": ("#8A5A2B", WHITE, "logs", False),
    "keyflower.stone": ("#9A9A94", INK, "rock", False),
    "keyflower.iron": ("#2E2E33", WHITE, "ingot", False),
    "keyflower.gold": ("#E9C04B", INK, "gold", False),
    "keyflower.anvil": ("#EFE7D3", INK, "anvil", False),
    "keyflower.pick_axe": ("#EFE7D3", INK, "pickaxe", False),
    "keyflower.saw": ("#EFE7D3", INK, "hand-saw", False),
    "keyflower.blue": ("#3B73B9", WHITE, "chess-pawn", False),
    "keyflower.red": ("#C8402F", WHITE, "chess-pawn", False),
    "keyflower.yellow": ("#EBC23A", INK, "chess-pawn", False),
    "keyflower.green": ("#4E9A48", INK, "chess-pawn", False),
    "keyflower.purple": ("#7C4A9C", WHITE, "chess-pawn", False),
    "navegador.sugar": ("#F4EEDF", INK, "sugar", False),
    "navegador.gold": ("#E4B32C", INK, "gold", False),
    "navegador.spice": ("#8B4F28", WHITE, "spice", False),
}
GOODS = {
    name: Good(rgba(fill), rgba(ink), glyph, upgraded)
    for name, (fill, ink, glyph, upgraded) in _GOODS.items()
}
TOKEN_ROUNDING, TOKEN_GLYPH = 0.24, 0.68  # of the token's side
UPGRADED_BAR = rgba("#FFD24A")
COIN = rgba("#E9C04B")

NAVEGADOR_ORANGE = rgba("#E07B1F")  # the orange ship and the orange factories
DOMINION_TYPES = {
    "treasure": rgba("#D9A92E"),
    "victory": rgba("#4C8A45"),
    "reaction": rgba("#3F7FB5"),
    "attack": rgba("#B93A2B"),
    "curse": rgba("#7B4F99"),
    "action": rgba("#B4A894"),
}
# The parts of a stacked bar, in their order; chosen to differ in lightness as well as in hue.
# As many as the longest score sheet has lines.
SERIES = tuple(
    map(
        rgba,
        (
            *("#8A5A2B", "#387C9A", "#E9C04B", "#7E9B4A"),
            *("#A83A3A", "#7C4A9C", "#A9B4BF", "#CA7442"),
        ),
    )
)

# terrain: (ground, mark, light mark) in light, then in dark
TERRAINS = {
    "forest": (("#4F7B47", "#36592F", "#6C9A62"), ("#375C33", "#254222", "#4E7A48")),
    "pasture": (("#A9C56C", "#86A34B", "#C1D98B"), ("#6C873C", "#516A29", "#86A351")),
    "fields": (("#E6BF55", "#C3952B", "#F3D783"), ("#A98630", "#83641B", "#C6A14A")),
    "hills": (("#C56D42", "#9C4E28", "#DB8D64"), ("#8D482A", "#6C331B", "#AA6240")),
    "mountains": (("#8F9298", "#6A6E76", "#B9BCC2"), ("#5D626B", "#444951", "#81868F")),
    "desert": (("#DECDA2", "#BFA974", "#EBDFC0"), ("#8B7D59", "#6D6143", "#A39570")),
}
# part of a board: (light, dark)
BOARD = {
    "sea": ("#B5D3DC", "#16323D"),
    "waves": ("#93BBC8", "#24495A"),
    "beach": ("#F1E6C6", "#75694C"),
    "pier": ("#9C7A45", "#A98F5E"),
    "token": ("#FFF8E6", "#F0E4C8"),
    "token_number": (INK, INK),
    "token_red": ("#B3261E", "#A8231A"),
    "land": ("#EADDBB", "#4A4331"),
    "land_line": ("#C3AE7C", "#6D6347"),
    "quay": ("#DDCFAF", "#3B352A"),
    "casing": (INK, "#0B0A08"),
    "auction": ("#E3E6CC", "#1A2114"),
    "grass": ("#B9CC83", "#4A6230"),
    "road": ("#F0E2BE", "#C2AE80"),
    "water": ("#7DB7CB", "#2E6E86"),
}
