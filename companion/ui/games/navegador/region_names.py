"""What a region is called: as the board does, where somebody has read its name there."""

from companion.games.navegador.profile import Profile
from companion.words import Words


def region_name(words: Words, board: Profile, region: str) -> str:
    return board.place(region).name or words.name("navegador.region", region)
