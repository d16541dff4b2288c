"""What cards are called where many of them stand together: with the number that is on them."""

from companion.games.le_havre import facts
from companion.words import Words


def building_title(words: Words, building: str) -> str:
    name, number = words.name("le_havre.building", building), facts.building(building).number
    if number in name:  # of two with one name, the name says which
        return name
    return words.say("le_havre.card", number=number, name=name)


def ship_title(words: Words, ship: str) -> str:
    return words.name("le_havre.ship", ship)


def card_title(words: Words, card: str) -> str:
    name_of = ship_title if card in facts.ships() else building_title
    return name_of(words, card)
