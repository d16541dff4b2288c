"""What goes onto the phone, made by Buildozer's and python-for-android's own code."""

import json
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import companion
from companion.ui.games import FACES
from tools import package

HERE = Path(__file__).resolve().parent
LARGEST = 8_000_000  # bytes, of what is packed of ours, as it lies in the package

RECIPES = {
    "android",
    "hostpython3",
    "kivy",
    "libffi",
    "openssl",
    "pyjnius",
    "python3",
    "sdl2",
    "sdl2_image",
    "sdl2_mixer",
    "sdl2_ttf",
    "setuptools",
    "sqlite3",
}
PURE = {"attrs", "cattrs", "plyer", "six", "typing-extensions"}
ASKED_BY_KIVY = {"certifi", "chardet", "filetype", "idna", "requests", "urllib3"}

PHONES = ("412 892 1 1", "360 640 1 1.3", "800 1280 1 1", "1080 2340 2.6 1.3")
"""Width and height in pixels, pixels a dp, and the size of text that its owner has chosen."""

ANDROID = "{http://schemas.android.com/apk/res/android}"


@dataclass(frozen=True)
class Built:
    packing: package.Packer
    tree: Path
    folder: Path

    def manifest(self) -> ElementTree.Element:
        return ElementTree.parse(self.folder / "AndroidManifest.xml").getroot()

    def application(self) -> ElementTree.Element:
        found = self.manifest().find("application")
        assert found is not None
        return found

    def resource(self, name: str) -> str:
        return (self.folder / "src" / "main" / "res" / name).read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def built() -> Iterator[Built]:
    with package.packer() as packing:
        tree = package.packed_tree(packing)
        package.compiled(tree)
        yield Built(packing, tree, package.rendered(packing))


def test_buildozer_accepts_the_spec(built: Built) -> None:
    package.complaints(built.packing)
    assert built.packing.get_version() == companion.__version__


def test_the_requirements_resolve_to_what_is_expected(built: Built) -> None:
    """A name that python-for-android does not know would silently count as plain Python."""
    asked = package.requirements(built.packing)
    assert asked["python3"] == asked["hostpython3"] == "3.11.9"
    assert package.resolved(list(asked)) == (RECIPES, PURE | ASKED_BY_KIVY)


def test_what_the_app_needs_is_pinned_as_it_is_tested_here(built: Built) -> None:
    asked = package.requirements(built.packing)
    for name in ("attrs", "cattrs", "kivy", "plyer", "typing-extensions"):
        assert asked[name] == version(name), name


def test_the_tree_holds_byte_code_and_no_sources(built: Built) -> None:
    assert not list(built.tree.rglob("*.py"))
    assert (built.tree / "main.pyc").is_file()


def test_the_tree_holds_nothing_that_only_we_need(built: Built) -> None:
    assert {path.name for path in built.tree.iterdir()} == {
        "LICENSE",
        "companion",
        "data",
        "kv",
        "main.pyc",
    }


def test_every_data_file_is_packed(built: Built) -> None:
    """An ending that is missing in the spec works on a PC and fails on the phone."""
    for part in ("data", "kv"):
        here = package.ROOT / part
        wanted = {path.relative_to(here) for path in here.rglob("*") if path.is_file()}
        packed = {path.relative_to(built.tree / part) for path in (built.tree / part).rglob("*.*")}
        missing = {path for path in wanted - packed if path.suffix != ".po"}
        assert missing == set(), part


def test_the_packed_tree_is_small(built: Built) -> None:
    assert package.packed(built.folder).stat().st_size < LARGEST


@pytest.mark.parametrize("phone", PHONES)
def test_the_app_starts_from_the_tree_and_plays(built: Built, tmp_path: Path, phone: str) -> None:
    script = str(HERE / "first_minute.py")
    command = [sys.executable, script, str(built.tree), str(tmp_path), *phone.split()]
    done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    seen: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    assert seen["from"] == str(built.tree / "companion" / "__init__.pyc")
    assert seen["home"]
    assert seen["games"].keys() == set(FACES)
    for game, played in seen["games"].items():
        assert (played["done"], played["lines"]) == (True, 1), game
        assert played["phases"]["en"] != played["phases"]["zh_Hant"], game
        assert played["outside"] == [], game


def test_the_manifest_names_package_and_versions(built: Built) -> None:
    manifest, levels = built.manifest(), built.manifest().find("uses-sdk")
    assert manifest.get(f"{ANDROID}versionName") == companion.__version__
    assert manifest.get(f"{ANDROID}versionCode") == "1024100"
    assert levels is not None
    assert levels.get(f"{ANDROID}minSdkVersion") == "24"
    assert levels.get(f"{ANDROID}targetSdkVersion") == "36"
    gradle = (built.folder / "build.gradle").read_text(encoding="utf-8")
    assert "namespace 'org.tableside.tableside'" in gradle
    assert "compileSdkVersion 36" in gradle


def test_only_what_is_used_is_asked_for(built: Built) -> None:
    asked = built.manifest().findall("uses-permission")
    assert [each.get(f"{ANDROID}name") for each in asked] == ["android.permission.VIBRATE"]


def test_speech_engines_may_be_seen(built: Built) -> None:
    """From Android 11 on, what is not named here does not exist for the app."""
    action = built.manifest().find("queries/intent/action")
    assert action is not None
    assert action.get(f"{ANDROID}name") == "android.intent.action.TTS_SERVICE"


def test_back_arrives_as_a_key(built: Built) -> None:
    """Without this, Android 16 takes the app away at the first back."""
    assert built.application().get(f"{ANDROID}enableOnBackInvokedCallback") == "false"


def test_the_app_turns_with_the_phone_and_is_not_made_anew(built: Built) -> None:
    activity = built.application().find("activity")
    assert activity is not None
    assert activity.get(f"{ANDROID}screenOrientation") == "unspecified"
    changes = str(activity.get(f"{ANDROID}configChanges")).split("|")
    assert {"orientation", "screenSize", "uiMode", "fontScale", "locale", "density"} <= {*changes}


def test_a_match_file_can_be_opened_and_shared_with_the_app(built: Built) -> None:
    filters = {}
    for each in built.application().findall("activity/intent-filter"):
        action, content = each.find("action"), each.find("data")
        assert action is not None
        kind = None if content is None else content.get(f"{ANDROID}mimeType")
        filters[str(action.get(f"{ANDROID}name")).rpartition(".")[2]] = kind
    assert filters == {"MAIN": None, "VIEW": "application/json", "SEND": "application/json"}


def test_a_backup_takes_the_matches_and_nothing_else(built: Built) -> None:
    from companion.store.files import NAME

    application = built.application()
    assert application.get(f"{ANDROID}fullBackupContent") == "@xml/backup_rules"
    assert application.get(f"{ANDROID}dataExtractionRules") == "@xml/data_extraction_rules"
    for name in ("backup_rules", "data_extraction_rules"):
        rules = ElementTree.fromstring(built.resource(f"xml/{name}.xml"))
        assert {each.get("path") for each in rules.iter("include")} == {NAME, f"{NAME}-wal"}


def test_the_icon_has_its_layers(built: Built) -> None:
    layers = ElementTree.fromstring(built.resource("mipmap-anydpi-v33/icon.xml"))
    assert [layer.tag for layer in layers] == ["background", "foreground", "monochrome"]
    for layer in layers:
        name = str(layer.get(f"{ANDROID}drawable")).removeprefix("@")
        assert (built.folder / "src" / "main" / "res" / f"{name}.png").is_file()


def test_the_package_holds_what_was_packed(built: Built) -> None:
    with tarfile.open(package.packed(built.folder)) as packed:
        names = set(packed.getnames())
    wanted = {str(path.relative_to(built.tree)) for path in built.tree.rglob("*.*")}
    assert wanted <= names
