"""Put the pictures of the README into docs/pictures/: chosen screens, made small."""

from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parent.parent
SCREENS, PICTURES = ROOT / "build" / "screens", ROOT / "docs" / "pictures"
COLOURS = 96  # flat drawings need no more, and the files become a quarter of their size
CHOSEN = (
    "home-en-light",
    "new-match-players-en-light",
    "dominion-buy-en-light",
    "dominion-buy-zh-dark",
    "refusal-en-light",
    "log-en-light",
    "score-result-en-light",
    "rulebook-search-zh-light",
)


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name in CHOSEN:
        picture = Image.open(SCREENS / f"{name}.png").convert("RGB")
        picture.quantize(COLOURS).save(PICTURES / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
