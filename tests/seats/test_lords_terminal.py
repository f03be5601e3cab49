"""Lords of Baseball at a terminal: cards are explained, what happens within a turn is told at once."""

from __future__ import annotations

from cli.conftest import Run, data, fieldhouse
from fieldhouse.library.lords import box

__all__ = ["data", "fieldhouse"]

SET_UP = "14\n3\n5\nnone\n"


def played(fieldhouse: Run, typed: str) -> str:
    return fieldhouse("play", "lords", "--seat", "first", "--seed", 3, typed=typed).out


def test_set_up_cards_are_explained_though_they_are_many(fieldhouse: Run) -> None:
    told = played(fieldhouse, "")
    for number, setup in enumerate(box().setups, start=1):
        assert f"{number}    {setup.office}-star front office" in told
        assert setup.text() in told
    assert "$42,000 must also pay" in told


def test_the_boards_are_a_line_for_each_club(fieldhouse: Run) -> None:
    told = played(fieldhouse, SET_UP)
    assert "FO/farm/mgr" in told
    assert (
        sum(line.startswith(("Threshers ", "Prospectors ", "Herons ", "Millers ")) for line in told.splitlines()) >= 4
    )


def test_cards_go_by_their_own_numbers_and_say_what_they_do_later(fieldhouse: Run) -> None:
    told = played(fieldhouse, f"{SET_UP}\nfirst\n")
    assert "Which card do you discard for promotion" in told
    assert "In season:" in told


def test_an_offer_is_told_before_the_next_question_of_the_same_turn(fieldhouse: Run) -> None:
    """Every card is tried until one is taken for promotion; then an offer is told at once."""
    offer = "offer\nthird\ngive-cash\npropose\n"
    tried = "".join(f"{number}\n{offer}" for number in range(1, len(box().cards) + 1))
    told = played(fieldhouse, f"{SET_UP}first\n{tried}")
    at = told.index("Offer: Cedar Plains Threshers give $1,000 and get nothing from Harbor City Herons.")
    again = told.index("An off-season card for its event", at)
    assert "Threshers play" not in told[:again], "the card has not been played yet"


def test_without_a_seat_the_first_is_yours(fieldhouse: Run) -> None:
    assert "CED (first): Choose a front office" in fieldhouse("play", "lords", "--seed", 3, typed="").out


def test_people_in_some_seats_and_one_speaks_on_anothers_turn(fieldhouse: Run) -> None:
    """With two people at the terminal the one who is not asked borrows before the other plays his card."""
    tried = "".join(f"{number}\nspeak second\nborrow-5000\n" for number in range(1, len(box().cards) + 1))
    typed = f"{SET_UP}orders floor ask\n9\n3\n5\nnone\nfirst\n{tried}"
    told = fieldhouse("play", "lords", "--seat", "first,second", "--seed", 3, typed=typed).out
    assert "COP (second): Choose a front office" in told
    assert "The Prospectors borrow $5,000." in told
    assert "Nobody else may speak now" in fieldhouse("play", "lords", "--seed", 3, typed="speak\n").out
    assert "There is no seat 'nowhere'" in fieldhouse("play", "lords", "--seat", "first,nowhere").err
