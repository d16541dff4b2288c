"""Make the fonts the app ships: Noto Sans TC cut to what is needed, and one icon font.

The sources are too large to ship (7 MB a weight, 7,448 icons) and the app has to stay small.
Kivy has no glyph fallback, a missing glyph is a box: so the cut keeps Big5 level 1, which covers
nearly all the names people type, and every character of the app's own texts. Icons and own glyphs
go into one font, because then each of them is a label of one font, tinted at will.

Run it again after texts, icons.txt or glyphs.json have changed. The results are committed; the
same inputs give the same bytes.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

import pathops
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / "tools"
FONTS = ROOT / "data" / "fonts"
ICONS = ROOT / "data" / "icons"


@dataclass(frozen=True)
class Package:
    """A package of the npm registry, pinned by the hash that lockfiles use."""

    spec: str
    sha512: str


NOTO = Package(
    "@expo-google-fonts/noto-sans-tc@0.4.3",
    "69XAOTLPz0WlAxL6qJEKlDMxHsBd4J1M39HjV0gPF2o1xWVALOsVWvDgistnecVockA9wbU/tH5C/gyS2PdnHg==",
)
MDI = Package(
    "@mdi/font@7.4.47",
    "43MtGpd585SNzHZPcYowu/84Vz2a2g31TvPMTm9uTiCSWzaheQySUcSyUH/46fPnuPQWof2yd0pGBtzee/IQWw==",
)
# The icon package only links to its licence, but the licence wants to travel with the font.
LICENCES = Package(
    "spdx-license-list@6.12.0",
    "+nUYqm3aZMSHbjsthK+i/HHI2okTElCvqwUd4k8QcSk+FTGgjq+fsdFj2wZOaX6XmR2JdWhf/NeflNnvKOjcnQ==",
)

WEIGHTS = {
    "NotoSansTC-Regular.ttf": "400Regular/NotoSansTC_400Regular.ttf",
    "NotoSansTC-Bold.ttf": "700Bold/NotoSansTC_700Bold.ttf",
}
NOTO_LICENCE = "LICENSE_FONT"
MDI_FONT = "fonts/materialdesignicons-webfont.ttf"
MDI_NAMES = "css/materialdesignicons.css"
MDI_LICENCE = "LICENSE"
APACHE = "licenses/Apache-2.0.json"

ALWAYS = (
    (0x0020, 0x007E),  # Basic Latin
    (0x00A0, 0x017F),  # Latin-1, Latin Extended-A
    (0x2000, 0x206F),  # general punctuation
    (0x2190, 0x21FF),  # arrows
    (0x2212, 0x2212),  # the minus sign, as wide as a digit
    (0x3000, 0x303F),  # CJK punctuation
    (0xFF00, 0xFFEF),  # full-width forms
)
TEXT_FOLDERS = ("data", "kv", "companion")
TEXT_SUFFIXES = {".json", ".md", ".po", ".kv", ".py"}
# Kivy sets text in horizontal lines, without features, and asks for no variation of a static font.
UNUSED_TABLES = ["BASE", "GPOS", "GSUB", "STAT", "vhea", "vmtx"]

# The icon package's own em: the 24-grid is one em, its top at the ascent. As ascent and descent
# add up to the em, a line is as high as its font size and the grid fills it.
EM, ASCENT, DESCENT = 512, 448, -64
GRID_TO_EM = (EM / 24, 0, 0, -EM / 24, 0, ASCENT)
CURVE_TOLERANCE = 0.25
TIMESTAMP = 3_786_912_000  # any fixed one, in seconds since 1904: here the start of 2024
FIRST_OWN = 0xE000
MISSING = "M3 3H21V21H3ZM5 5V19H19V5Z"
OWN_LICENCE = "the own glyphs (tools/glyphs.json) are under the project's own licence"


def fetch(package: Package, folder: Path) -> Path:
    """Download the package's archive, from npm's cache where it is there already."""
    command = ["npm", "pack", "--silent", "--prefer-offline", package.spec]
    done = subprocess.run(command, cwd=folder, check=True, stdout=subprocess.PIPE, text=True)
    archive = folder / done.stdout.strip()
    found = base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()
    if found != package.sha512:
        raise SystemExit(f"{package.spec} is not the package it was: sha512 is {found}")
    return archive


def unpack(package: Package, names: Iterable[str]) -> dict[str, bytes]:
    """Read the named files of the package."""
    wanted = {f"package/{name}": name for name in names}
    with tempfile.TemporaryDirectory() as folder, tarfile.open(fetch(package, Path(folder))) as tar:
        files = {
            wanted[member.name]: handle.read()
            for member in tar
            if member.name in wanted and (handle := tar.extractfile(member))
        }
    if absent := set(wanted.values()) - set(files):
        raise SystemExit(f"{package.spec} has no {', '.join(sorted(absent))}")
    return files


def save(path: Path, content: bytes) -> None:
    """Write one result and say how large it is."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    print(f"{path.relative_to(ROOT)}: {len(content):,} bytes")


def to_bytes(font: TTFont) -> bytes:
    """Return the font as the content of a file."""
    buffer = BytesIO()
    font.save(buffer)
    return buffer.getvalue()


def big5_level_1() -> set[str]:
    """Return the 5,401 frequent characters of Big5: its codes from A440 to C67E."""
    trails = [*range(0x40, 0x7F), *range(0xA1, 0xFF)]
    codes = (bytes((lead, trail)) for lead in range(0xA4, 0xC7) for trail in trails)
    return {code.decode("big5") for code in codes if code <= b"\xc6\x7e"}


def own_characters() -> set[str]:
    """Return every visible character of the app's own texts."""
    files = (path for folder in TEXT_FOLDERS for path in (ROOT / folder).rglob("*"))
    texts = (path.read_text("utf-8") for path in files if path.suffix in TEXT_SUFFIXES)
    return {character for text in texts for character in text if character.isprintable()}


def always_characters() -> set[str]:
    """Return the characters people may type, whatever the app itself says."""
    return big5_level_1() | {chr(code) for low, high in ALWAYS for code in range(low, high + 1)}


def cut_options() -> Options:
    """Return what is kept of a text font besides its outlines: next to nothing."""
    options = Options()
    options.hinting = False
    options.layout_features = []
    options.name_IDs = [0, 1, 2, 13, 14]
    options.notdef_outline = True
    options.drop_tables += UNUSED_TABLES
    return options


def cut(source: bytes, characters: set[str]) -> bytes:
    """Return the font with these characters only, as far as it has them."""
    font = TTFont(BytesIO(source), recalcTimestamp=False)
    subsetter = Subsetter(cut_options())
    subsetter.populate(unicodes=[ord(character) for character in characters])
    subsetter.subset(font)
    return to_bytes(font)


def warn_of_boxes(font: bytes, own: set[str]) -> None:
    """Name the characters of the app's own texts that the font cannot show."""
    shown = TTFont(BytesIO(font)).getBestCmap()
    if boxes := sorted(character for character in own if ord(character) not in shown):
        listed = " ".join(f"{box} U+{ord(box):04X}" for box in boxes)
        print(f"not in Noto Sans TC, shown as boxes: {listed}", file=sys.stderr)


def make_text_fonts() -> None:
    """Make both weights of Noto Sans TC and put their licence beside them."""
    files = unpack(NOTO, [*WEIGHTS.values(), NOTO_LICENCE])
    own = own_characters()
    characters = own | always_characters()
    for name, source in WEIGHTS.items():
        font = cut(files[source], characters)
        save(FONTS / name, font)
    warn_of_boxes(font, own)
    save(FONTS / "OFL.txt", files[NOTO_LICENCE])


def mdi_codes(css: str) -> dict[str, int]:
    """Return the code point of each icon of the package, by its name."""
    found = re.findall(r'\.mdi-([\w-]+)::before\s*{\s*content:\s*"\\([0-9A-F]+)"', css)
    return {name: int(code, 16) for name, code in found}


def mdi_outlines(font: TTFont, codes: dict[str, int]) -> dict[str, Glyph]:
    """Copy the outlines of the icons with these code points."""
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    outlines = {}
    for name, code in codes.items():
        pen = TTGlyphPen(None)
        glyphs[names[code]].draw(pen)
        outlines[name] = pen.glyph()
    return outlines


def own_outline(path_data: str) -> Glyph:
    """Turn an SVG path into an outline.

    Paths are filled even-odd, fonts by winding number: crossing contours are cut apart and the
    holes are made to run against what surrounds them.
    """
    path = pathops.Path(fillType=pathops.FillType.EVEN_ODD)
    parse_path(path_data, TransformPen(path.getPen(), GRID_TO_EM))
    path.simplify(fix_winding=True, clockwise=True)
    pen = TTGlyphPen(None)
    path.draw(Cu2QuPen(pen, CURVE_TOLERANCE))
    return pen.glyph()


def icon_font(codes: dict[str, int], outlines: dict[str, Glyph]) -> bytes:
    """Build a font of these outlines on one em."""
    names = sorted(codes, key=lambda name: codes[name])
    builder = FontBuilder(EM, isTTF=True)
    builder.font.recalcTimestamp = False
    builder.updateHead(created=TIMESTAMP, modified=TIMESTAMP)
    builder.setupGlyphOrder([".notdef", *names])
    builder.setupCharacterMap({code: name for name, code in codes.items()})
    builder.setupGlyf({".notdef": own_outline(MISSING), **outlines})
    set_metrics(builder)
    set_names(builder)
    return to_bytes(builder.font)


def set_metrics(builder: FontBuilder) -> None:
    """Give every glyph the whole em, and the line no more than it.

    The left bearing has to be the outline's own: a renderer shifts a glyph by the difference.
    """
    glyphs = builder.font["glyf"]
    names = builder.font.getGlyphOrder()
    builder.setupHorizontalMetrics({name: (EM, glyphs[name].xMin) for name in names})
    builder.setupHorizontalHeader(ascent=ASCENT, descent=DESCENT, lineGap=0)
    builder.setupOS2(
        sTypoAscender=ASCENT,
        sTypoDescender=DESCENT,
        sTypoLineGap=0,
        usWinAscent=ASCENT,
        usWinDescent=-DESCENT,
    )
    builder.setupPost(keepGlyphNames=False)


def set_names(builder: FontBuilder) -> None:
    """Say in the font what it is and whose the outlines are."""
    names = {
        "copyright": f"Material Design Icons by the Pictogrammers; {OWN_LICENCE}",
        "familyName": "Tableside Icons",
        "styleName": "Regular",
        "licenseDescription": f"Apache License, Version 2.0; {OWN_LICENCE}",
        "licenseInfoURL": "https://www.apache.org/licenses/LICENSE-2.0",
    }
    builder.setupNameTable(names, mac=False)


def wanted_codes(available: dict[str, int]) -> dict[str, int]:
    """Return the code points of the icons listed in icons.txt."""
    wanted = (TOOLS / "icons.txt").read_text("utf-8").split()
    if unknown := [name for name in wanted if name not in available]:
        raise SystemExit(f"{MDI.spec} has no icon {', '.join(unknown)}")
    return {name: available[name] for name in wanted}


def own_paths() -> dict[str, str]:
    """Return the paths of the own glyphs, by their names."""
    paths: dict[str, str] = json.loads((TOOLS / "glyphs.json").read_text("utf-8"))["paths"]
    return paths


def icon_licence(package_licence: bytes, apache: bytes) -> bytes:
    """Return the licence of the icon font: whose it is, and the full text of Apache 2.0."""
    head = (
        f"tableside-icons.ttf is made from {MDI.spec} and own glyphs.\n"
        f"Changed: only the icons the app uses are kept; {OWN_LICENCE}.\n"
        "What follows holds for the icons of the package.\n"
    )
    parts = (head, package_licence.decode("utf-8"), json.loads(apache)["licenseText"])
    return "\n\n".join(part.strip() for part in parts).encode() + b"\n"


def make_icon_font() -> None:
    """Make the icon font, the index of its names and its licence."""
    files = unpack(MDI, [MDI_FONT, MDI_NAMES, MDI_LICENCE])
    mdi = wanted_codes(mdi_codes(files[MDI_NAMES].decode("utf-8")))
    paths = own_paths()
    if twice := mdi.keys() & paths.keys():
        raise SystemExit(f"own glyphs with the name of an icon: {', '.join(sorted(twice))}")
    codes = mdi | {name: FIRST_OWN + index for index, name in enumerate(sorted(paths))}
    outlines = mdi_outlines(TTFont(BytesIO(files[MDI_FONT])), mdi)
    outlines |= {name: own_outline(path) for name, path in paths.items()}
    save(ICONS / "tableside-icons.ttf", icon_font(codes, outlines))
    save(ICONS / "icons.json", json.dumps(codes, indent=1, sort_keys=True).encode() + b"\n")
    apache = unpack(LICENCES, [APACHE])[APACHE]
    save(ICONS / "LICENSE.txt", icon_licence(files[MDI_LICENCE], apache))


if __name__ == "__main__":
    make_icon_font()
    make_text_fonts()
