"""Promises about the repository as a whole."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

# Written in pieces, so that this file does not break its own rules.
REGISTRY_HOSTS = [
    rf"{name}\.{domain}"
    for name, domain in [
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("deb.debian", "org"),
        ("archive.ubuntu", "com"),
    ]
]
MACHINE_PATH = r"(?<![\w.~)}-])/(?:work|root|home|Users|opt)/\w"
WINDOWS_PATH = r"\b[A-Z]:\\Users\\"
FULL_TEXT_TABLE = re.compile(r"\busing\s+(?:fts|rtree)", re.IGNORECASE)

LOADED = "print('loaded:', *{name.partition('.')[0] for name in sys.modules})"
IMPORT_ONLY = f"import sys, companion; {LOADED}"
RUN_GAMES = f"""
import runpy, sys
sys.argv = ["companion", "games"]
try:
    runpy.run_module("companion", run_name="__main__", alter_sys=True)
except SystemExit as done:
    assert not done.code, done.code
{LOADED}
"""


def source_files() -> list[Path]:
    """Every file of the repository, those not yet added included."""
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    command = [git, "-c", "safe.directory=*", "ls-files", "-z", "-co", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    return [ROOT / name for name in listed.stdout.split("\0") if (ROOT / name).is_file()]


def text_of(path: Path) -> str:
    """The file's text; empty for fonts and pictures."""
    content = path.read_bytes()
    return "" if b"\0" in content else content.decode("utf-8")


def places(pattern: re.Pattern[str], files: list[Path]) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in files
        for match in pattern.finditer(text_of(path))
    ]


@pytest.mark.parametrize("code", [IMPORT_ONLY, RUN_GAMES], ids=["import", "games"])
def test_the_referee_needs_no_window(code: str) -> None:
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    loaded = set(done.stdout.rpartition("loaded:")[2].split())
    assert "companion" in loaded
    assert not loaded & {"kivy", "plyer", "jnius"}


def test_no_file_names_a_registry_or_a_machine() -> None:
    pattern = re.compile("|".join([*REGISTRY_HOSTS, MACHINE_PATH, WINDOWS_PATH]))
    assert places(pattern, source_files()) == []


def test_no_table_needs_what_sqlite_lacks_on_the_phone() -> None:
    """python-for-android builds SQLite without full-text search and R-trees."""
    app = [path for path in source_files() if ROOT / "companion" in path.parents]
    code = [path for path in app if path.suffix in {".py", ".sql"}]
    assert places(FULL_TEXT_TABLE, code) == []


def test_every_kv_rule_stands_once() -> None:
    """Kivy finds a rule by the bare name of a class: two of a name are both applied."""
    rule = re.compile(r"^<(\w+)", re.MULTILINE)
    names = [
        name for path in sorted((ROOT / "kv").rglob("*.kv")) for name in rule.findall(text_of(path))
    ]
    assert sorted({name for name in names if names.count(name) > 1}) == []
