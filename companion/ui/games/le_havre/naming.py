"""What cards are called where many of them stand together: with the number that is on them."""

from companion.games.le_havre import facts
from companion.words import Words


def building_title(words: Words, building: str) -> str:
    name = words.name("le_havre.building", building)
    return words.say("le_havre.card", number=facts.building(building).number, name=name)


def ship_title(words: Words, ship: str) -> str:
    return words.name("le_havre.ship", ship)


def card_title(words: Words, card: str) -> str:
    name_of = ship_title if card in facts.ships() else building_title
    return name_of(words, card)
