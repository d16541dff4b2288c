"""The package that Buildozer would make, as far as it can be made without Android's own tools.

Buildozer and python-for-android do their own work here, on their own terms: the spec is read, the
tree is packed, and the manifest and the Gradle files are written by their code. What they would
download, compile or sign is left out; that needs a machine with internet access.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Iterator, Sequence
from contextlib import chdir, contextmanager, suppress
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pythonforandroid
from buildozer import Buildozer
from buildozer.targets.android import TargetAndroid
from pythonforandroid.bootstrap import Bootstrap
from pythonforandroid.build import Context
from pythonforandroid.graph import get_recipe_order_and_bootstrap
from pythonforandroid.toolchain import ToolchainCL

ROOT = Path(__file__).resolve().parent.parent
SPEC = ROOT / "buildozer.spec"

BOOTSTRAPS = Path(pythonforandroid.__file__).parent / "bootstraps"
BOOTSTRAP = "sdl2"
LAYERS = ("common", "_sdl_common", BOOTSTRAP)
"""What python-for-android lays over each other for a bootstrap, the most special last."""

MADE_BY_ANDROID = "build-tools/36.0.0"  # its folder has to be there; nothing in it is used


class PackagingError(Exception):
    """What Buildozer or python-for-android had to say."""


class Packer(Buildozer):
    """Buildozer with a folder of ours, so that it leaves nothing in the project or at home."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        super().__init__(str(SPEC))
        self.logger.set_level(0)
        self.targetname = "android"
        self.target = Recorder(self)

    @property
    def buildozer_dir(self) -> str:
        return str(self._folder)

    @property
    def distribution(self) -> Path:
        return Path(self.target.get_dist_dir(self.config.get("app", "package.name")))


class Recorded(Exception):
    """Buildozer has said what it wants of python-for-android."""


class Recorder(TargetAndroid):
    """Buildozer's Android, up to the command it gives to python-for-android."""

    command: Sequence[str] = ()

    def _p4a(self, cmd: Sequence[str], **_: Any) -> None:
        self.command = [*cmd, *self.extra_p4a_args]
        raise Recorded


class Asked(ToolchainCL):
    """python-for-android, up to what it hands on to the script that renders the templates."""

    rendering: Sequence[str] = ()

    def apk(self, args: Any) -> None:
        self._fix_args(args)
        self.rendering = args.unknown_args


@contextmanager
def packer() -> Iterator[Packer]:
    """A Packer whose folder is gone afterwards."""
    with tempfile.TemporaryDirectory() as folder, chdir(ROOT):
        yield Packer(Path(folder))


def complaints(packing: Packer) -> None:
    """Raises PackagingError when the spec has something that Buildozer does not accept."""
    try:
        packing.check_configuration_tokens()
        packing.target.check_configuration_tokens()
    except SystemExit as error:
        raise PackagingError("Buildozer refuses buildozer.spec") from error


def requirements(packing: Packer) -> dict[str, str]:
    """What the spec asks for, with the version that each is pinned to."""
    asked = packing.config.getlist("app", "requirements")
    return {name: version for name, _, version in (each.partition("==") for each in asked)}


def resolved(names: Sequence[str]) -> tuple[set[str], set[str]]:
    """What python-for-android would build of these: by its recipes, and as plain Python."""
    context = Context()
    bootstrap = Bootstrap.get_bootstrap(BOOTSTRAP, context)
    recipes, plain, _ = get_recipe_order_and_bootstrap(context, list(names), bootstrap)
    return set(recipes), set(plain)


def packed_tree(packing: Packer) -> Path:
    """The app as Buildozer copies it for the package: sources, not yet compiled."""
    packing._copy_application_sources()
    return Path(packing.app_dir)


def rendered(packing: Packer) -> Path:
    """python-for-android's folder of the package, manifest and Gradle files written. The tree
    has been packed before; compiled too, it takes a second instead of a quarter of a minute."""
    _lay_bootstrap(packing)
    return _render(packing, _rendering(packing))


def compiled(tree: Path) -> None:
    """Makes of the tree what is shipped: byte code without docstrings and asserts, no sources."""
    command = [sys.executable, "-OO", "-m", "compileall", "-q", "-b", "-f", str(tree)]
    subprocess.run(command, check=True)
    for source in tree.rglob("*.py"):
        source.unlink()


def sizes(tree: Path) -> dict[str, int]:
    """How many bytes each part of a tree takes."""
    parts: dict[str, int] = {}
    for path in tree.rglob("*"):
        if path.is_file():
            part = "/".join(path.relative_to(tree).parts[:2])
            parts[part] = parts.get(part, 0) + path.stat().st_size
    return parts


def packed(folder: Path) -> Path:
    """The compressed tree as it lies in the rendered package."""
    return folder / "src" / "main" / "assets" / "private.tar"


def _lay_bootstrap(packing: Packer) -> None:
    to = packing.distribution
    for layer in LAYERS:
        shutil.copytree(BOOTSTRAPS / layer / "build", to, dirs_exist_ok=True)
    about = {
        "hostpython": sys.executable,
        "bootstrap": BOOTSTRAP,
        "archs": packing.target._archs,
        "ndk_api": packing.config.get("app", "android.ndk_api"),
    }
    (to / "dist_info.json").write_text(json.dumps(about))
    (to / "sdk" / MADE_BY_ANDROID).mkdir(parents=True)
    (to / "project.properties").write_text(
        f"target=android-{packing.config.get('app', 'android.api')}"
    )
    (to / "local.properties").write_text(f"sdk.dir={to / 'sdk'}\n")
    for arch in packing.target._archs:
        (to / f"_python_bundle__{arch}").mkdir()
        (to / "libs" / arch).mkdir(parents=True)


def _rendering(packing: Packer) -> list[str]:
    """The words that python-for-android would call its rendering script with."""
    packing.target.build_mode = "debug"
    with warnings.catch_warnings(), suppress(Recorded):
        warnings.simplefilter("ignore", ResourceWarning)  # Buildozer leaves files open
        packing.target.build_package()
    with patch.object(sys, "argv", ["p4a", *packing.target.command]):
        return list(Asked().rendering)


def _render(packing: Packer, words: Sequence[str]) -> Path:
    folder = packing.distribution
    done = subprocess.run(
        [sys.executable, "build.py", *words],
        cwd=folder,
        env=os.environ | {"ANDROID_API": packing.config.get("app", "android.api")},
        check=False,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise PackagingError(done.stdout + done.stderr)
    return folder


def report() -> None:
    """The size of what goes into the package, by part, and of all of it compressed."""
    with packer() as packing:
        tree = packed_tree(packing)
        compiled(tree)
        parts = sizes(tree)
        compressed = packed(rendered(packing)).stat().st_size
    for part, size in sorted(parts.items(), key=lambda each: -each[1]):
        print(f"{size / 1000:9,.0f} kB  {part}")
    print(f"{sum(parts.values()) / 1000:9,.0f} kB  in all, {compressed / 1000:,.0f} kB packed")


if __name__ == "__main__":
    report()
