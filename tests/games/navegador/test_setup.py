"""Setting the table: what lies where, by the number of players."""

import pytest

from tests.games.navegador.table import begun, player, state


@pytest.mark.parametrize(("players", "each"), [(2, 8), (3, 7), (4, 6), (5, 5)])
def test_shipyards_and_churches_depend_on_the_players(players: int, each: int) -> None:
    rows = state(begun(players)).row
    assert (rows["shipyard"], rows["church"]) == (each, each)
    assert all(rows[f"{good}_factory"] == 6 for good in ("sugar", "gold", "spice"))


@pytest.mark.parametrize(("players", "total"), [(2, 34), (3, 32), (4, 30), (5, 28)])
def test_so_many_buildings_there_are_in_all(players: int, total: int) -> None:
    assert state(begun(players)).row.total() == total


def test_everybody_begins_alike() -> None:
    for held in state(begun(5)).players:
        assert (held.cash, held.workers, held.discs, held.space) == (200, 3, 0, None)
        assert dict(held.ships) == {"portugal": 2}
        assert (held.shipyards, held.churches, held.king) == (1, 1, "kept")
        assert held.owned("factory") == 1


def test_the_card_begins_at_the_right_of_the_first_player() -> None:
    assert state(begun(4, first=1)).card == 0
    assert state(begun(4, first=0)).card == 3
    assert state(begun(4)).orange is None


def test_in_the_variant_nobody_begins_with_a_kings_privilege() -> None:
    assert player(begun(variant="goa")).king == "none"


def test_one_privilege_of_each_kind_and_a_disc_in_every_region_but_portugal() -> None:
    table = state(begun())
    assert set(table.gallery.values()) == {1}
    assert len(table.seas) == 12
    assert all(sea.disc for sea in table.seas)
    assert set(table.market.values()) == {4}
