"""The bundled fonts, the icon font, and a way out for names the bundled fonts cannot write."""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import chain
from pathlib import Path

from kivy.core.text import LabelBase

from companion import data
from companion.ui.cmap import coverage

BUNDLED = "Roboto"  # Kivy's default name: taking it over reaches every label and text field
ICONS = "icons"
_SYSTEM = "system"

_FONTS = data.folder("data") / "fonts"
_REGULAR, _BOLD = _FONTS / "NotoSansTC-Regular.ttf", _FONTS / "NotoSansTC-Bold.ttf"
_ICON_FONT = data.folder("data") / "icons" / "tableside-icons.ttf"

_ANDROID = Path("/system/fonts")
_WIDE_FONTS = ("NotoSansCJK", "NotoSerifCJK", "DroidSansFallback", "wqy", "PingFang", "msjh")
_FONT_FILES = (".ttf", ".ttc", ".otf")


def register_fonts() -> None:
    """Make Noto Sans TC the default font and the icon font known; before the first label."""
    LabelBase.register(BUNDLED, fn_regular=str(_REGULAR), fn_bold=str(_BOLD))
    LabelBase.register(ICONS, fn_regular=str(_ICON_FONT))


@cache
def icon(name: str) -> str:
    """The character of the icon font that draws `name`; no name, no character."""
    return chr(data.load("icons/icons.json")[name]) if name else ""


@lru_cache(maxsize=4096)
def font_for(text: str) -> str:
    """The font to write `text` in: the bundled one, unless only a system font has its letters."""
    if text.isascii():
        return BUNDLED
    bundled = coverage(_REGULAR)
    missing = "".join(letter for letter in text if letter.isprintable() and not bundled.has(letter))
    return _system_font(missing) if missing else BUNDLED


def _system_font(missing: str) -> str:
    for path in _system_fonts():
        if coverage(path).has_all(missing):
            name = f"{_SYSTEM}-{path.stem}"
            LabelBase.register(name, fn_regular=str(path))
            return name
    return BUNDLED


@cache
def _system_fonts() -> tuple[Path, ...]:
    """Fonts of this machine known to have many ideographs, the likeliest first."""
    found = list(chain.from_iterable(map(_wide_fonts_below, _font_folders())))
    return tuple(sorted(found, key=_likeliness))


def _font_folders() -> list[Path]:
    if _ANDROID.is_dir():
        return [_ANDROID]
    return [Path(folder) for folder in LabelBase.get_system_fonts_dir()]


def _wide_fonts_below(folder: Path) -> Iterator[Path]:
    return (
        path
        for path in folder.rglob("*")
        if path.suffix in _FONT_FILES and path.name.startswith(_WIDE_FONTS)
    )


def _likeliness(path: Path) -> tuple[int, bool, str]:
    family = next(i for i, name in enumerate(_WIDE_FONTS) if path.name.startswith(name))
    return family, "Regular" not in path.name, path.name


register_fonts()
