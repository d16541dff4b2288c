"""01 Marketplace: different basic goods, two and one more for each craftsman's building."""

from companion.games.le_havre import facts
from companion.games.le_havre.actions import Choose
from companion.games.le_havre.state import Rules
from tests.games.le_havre.buildings.visits import Visit, fee_too_small, told

MARKET = Visit(building="marketplace", fee={"franc": 1})
CRAFT = ("fishery", "joinery", "bakehouse", "smokehouse", "abattoir", "tannery", "charcoal_kiln")
ALL = ("fish", "wood", "clay", "iron", "grain", "cattle", "coal", "hides")


def test_two_different_basic_goods() -> None:
    assert MARKET.brings(Choose(("coal", "hides"))) == {"coal": 1, "hides": 1}


def test_one_more_for_each_craftsmans_building() -> None:
    market = MARKET.where(owns=("fishery", "joinery", "sawmill"))
    assert market.brings(Choose(("fish", "wood", "clay", "iron"))).keys() == {
        "fish",
        "wood",
        "clay",
        "iron",
    }


def test_never_more_than_the_eight_kinds() -> None:
    assert MARKET.where(owns=CRAFT).brings(Choose(ALL)) == dict.fromkeys(ALL, 1)


def test_fewer_may_be_taken() -> None:
    assert MARKET.brings(Choose(("fish",))) == {"fish": 1}


def test_where_the_table_wants_it_all_must_be_taken() -> None:
    market = MARKET.where(rules=Rules(choose_all=True))
    about = {"has": 1, "least": 2, "most": 2}
    assert market.refuses(Choose(("fish",))) == ("building.marketplace.number", about)


def test_alone_all_may_be_taken_or_four_where_the_table_wants_it() -> None:
    alone = MARKET.where(others=(), owns=CRAFT)
    assert alone.brings(Choose(ALL)) == dict.fromkeys(ALL, 1)
    capped = alone.where(rules=Rules(solo_market_cap=True))
    about = {"has": 5, "least": 1, "most": 4}
    assert capped.refuses(Choose(ALL[:5])) == ("building.marketplace.number", about)


def test_not_more_than_allowed() -> None:
    refused = MARKET.refuses(Choose(("fish", "wood", "clay")))
    assert refused == ("building.marketplace.number", {"has": 3, "least": 1, "most": 2})


def test_at_least_one() -> None:
    refused = MARKET.refuses(Choose(()))
    assert refused == ("building.marketplace.number", {"has": 0, "least": 1, "most": 2})


def test_no_kind_twice() -> None:
    assert MARKET.refuses(Choose(("fish", "fish"))) == ("building.marketplace.twice", {})


def test_neither_upgraded_goods_nor_francs() -> None:
    for good in ("brick", "franc"):
        refused = MARKET.refuses(Choose(("fish", good)))
        assert refused == ("building.marketplace.kind", {"good": good})


def test_two_special_buildings_may_be_looked_at() -> None:
    assert told(MARKET.after(), Choose(("fish",)))["may-look"]["count"] == 2


def test_the_last_special_building_may_be_looked_at() -> None:
    seen = ("bakery", "farm", "diner", "zoo", "tavern")
    market = MARKET.where(town=seen)
    assert told(market.after(), Choose(("fish",)))["may-look"]["count"] == 1


def test_the_short_game_has_nothing_to_look_at() -> None:
    short = MARKET.where(variant=facts.SHORT)
    assert "may-look" not in told(short.after(), Choose(("fish",)))


def test_the_fee_is_two_food_or_a_franc() -> None:
    assert MARKET.where(fee={"fish": 2}).brings(Choose(("coal",))) == {"coal": 1}
    assert MARKET.refuses_entry({"fish": 1}, fish=1) == fee_too_small(
        "marketplace", food=2, francs=1
    )
