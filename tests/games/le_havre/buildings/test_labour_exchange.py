"""001 Labour Exchange: fish for own fishermen, coal for own hammers."""

from tests.games.le_havre.buildings.visits import Visit

EXCHANGE = Visit(building="labour_exchange", fee={})


def test_fish_for_fishermen_and_coal_for_hammers() -> None:
    owns = ("hunting_lodge", "fishery", "business_office", "joinery")
    assert EXCHANGE.where(owns=owns).brings() == {"fish": 4, "coal": 3}


def test_its_own_fisherman_helps_its_owner() -> None:
    assert EXCHANGE.owned().brings() == {"fish": 1}


def test_hammers_alone_are_enough() -> None:
    assert EXCHANGE.where(owns=("joinery",)).brings() == {"coal": 1}


def test_with_neither_nobody_goes_in() -> None:
    refused = EXCHANGE.where(owns=("bakehouse",)).refuses_entry()
    assert refused == ("must-act.symbols", {"building": "labour_exchange"})
