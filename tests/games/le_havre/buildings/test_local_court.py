"""15 Local Court: loans go back without being paid."""

from companion.games.le_havre.actions import ReturnLoans
from tests.games.le_havre.buildings.visits import ANNA, Visit

COURT = Visit(building="local_court", fee={})


def test_the_only_loan_goes_back() -> None:
    court = COURT.where(loans=1)
    assert court.brings() == {}
    assert court.after().players[ANNA].loans == 0


def test_of_two_one_goes_back_with_two_francs() -> None:
    court = COURT.where(loans=2)
    assert court.brings() == {"franc": 2}
    assert court.after().players[ANNA].loans == 1


def test_of_three_two_go_back() -> None:
    court = COURT.where(loans=3)
    assert court.brings(ReturnLoans(2)) == {}
    assert court.after(ReturnLoans(2)).players[ANNA].loans == 1


def test_of_three_one_may_go_back_with_two_francs() -> None:
    court = COURT.where(loans=5)
    assert court.brings(ReturnLoans(1)) == {"franc": 2}
    assert court.after(ReturnLoans(1)).players[ANNA].loans == 4


def test_never_three() -> None:
    refused = COURT.where(loans=3).refuses(ReturnLoans(3))
    assert refused == ("building.local_court.loans", {"has": 3, "most": 2})


def test_never_none() -> None:
    refused = COURT.where(loans=3).refuses(ReturnLoans(0))
    assert refused == ("building.local_court.loans", {"has": 0, "most": 2})


def test_nobody_goes_in_without_a_loan() -> None:
    assert COURT.refuses_entry() == ("building.local_court.no-loans", {})
