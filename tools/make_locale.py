"""Compile the translations: all .po files of a language become the one .mo file the app reads.

The sources are split by subject, so that people can work side by side; a message belongs to one
of them only. The results are committed, and the same sources give the same bytes.
"""

from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

LOCALE = Path(__file__).resolve().parent.parent / "data" / "locale"
# Every file of translations carries a date. One that never changes keeps the bytes the same.
NO_DAY = datetime(2000, 1, 1, tzinfo=UTC)


def languages() -> list[str]:
    return sorted(place.name for place in LOCALE.iterdir() if place.is_dir())


def compiled(language: str) -> Path:
    return LOCALE / language / "LC_MESSAGES" / "tableside.mo"


def sources(language: str) -> list[Path]:
    return sorted((LOCALE / language).glob("*.po"))


def messages(source: Path) -> list[Message]:
    """The messages of one file, its header left out."""
    with source.open("rb") as file:
        catalog = read_po(file, locale=source.parent.name, charset="utf-8", abort_invalid=True)
    return [message for message in catalog if message.id]


def collect(language: str) -> Catalog:
    """Every message of a language. The same id in two places is a mistake."""
    whole = Catalog(language, creation_date=NO_DAY, revision_date=NO_DAY)
    for source in sources(language):
        for message in messages(source):
            if whole.get(message.id) is not None:
                raise SystemExit(f"{source.name}: {message.id} is already elsewhere")
            whole[message.id] = message
    return whole


def compile_language(language: str) -> bytes:
    made = BytesIO()
    write_mo(made, collect(language))
    return made.getvalue()


def main() -> None:
    for language in languages():
        place = compiled(language)
        place.parent.mkdir(exist_ok=True)
        place.write_bytes(compile_language(language))


if __name__ == "__main__":
    main()
