"""5.7.1 and 2.5: what owners do while the table waits for another; the journal keeps the order."""

from __future__ import annotations

from typing import Any

import pytest

from fieldhouse import catalog
from fieldhouse.games.lords.actions import A_EVENT
from fieldhouse.games.lords.model import PHENOM, REGULAR, WINTER
from fieldhouse.games.lords.rules.playing import put_to_use
from fieldhouse.games.lords.rules.turns import take_turn
from fieldhouse.games.lords.rules.upgrades import upgrade
from fieldhouse.games.lords.rules.winter import play_winter_card
from fieldhouse.table.journal import loads
from fieldhouse.table.question import IllegalAnswer
from fieldhouse.table.session import Session
from rules.lords.stage import QUIET, finish, hold, league, notes_of, script_of
from table.seats import FIRST, SECOND, THIRD

DEFINITION = catalog.game("lords")


def in_season(coaches: list[Any], seed: int = 5) -> Session[Any, Any]:
    """A session whose people answer with defaults until the first action of the season is wanted."""
    session = Session(DEFINITION, DEFINITION.header((), seed, {"owners": len(coaches)}), coaches)
    while session.questions[0].name != "action":
        session.answer(session.questions[0].seat, session.questions[0].default)
    return session


def test_5_7_1_all_may_speak_while_one_is_asked() -> None:
    session = in_season([None] * 4)
    assert session.questions[0].name == "action"
    assert [question.name for question in session.questions[1:]] == ["interject"] * 3
    assert session.view(session.questions[1].seat)["questions"][0]["name"] == "interject"


def test_5_7_1_an_offer_from_another_comes_first_and_the_turn_goes_on() -> None:
    session = in_season([None] * 4)
    active, other = session.questions[0].seat, session.questions[2].seat
    before = len(session.entries)
    session.answer(other, "offer")
    assert [(question.seat, question.name) for question in session.questions] == [(other, "partner")]
    with pytest.raises(IllegalAnswer, match="not your turn"):
        session.answer(active, "pass")
    session.answer(other, session.questions[0].options[0].key)
    session.answer(other, "withdraw")
    assert session.questions[0].seat == active
    assert [entry.label for entry in session.entries[before:]] == ["interject", "partner", "term"]
    assert [entry.seat for entry in session.entries[before:]] == [other] * 3


def test_2_5_a_loan_out_of_turn_and_undo() -> None:
    session = in_season([None] * 4)
    other = session.questions[1].seat
    session.answer(other, "borrow-5000")
    assert session.game.view(other)["owners"][other]["small_loan"] == 5_000
    session.undo()
    assert session.game.view(other)["owners"][other]["small_loan"] == 0


def test_a_game_with_words_out_of_turn_is_taken_up_again() -> None:
    session = in_season([None] * 3)
    session.answer(session.questions[2].seat, "borrow-10000")
    journal = loads(session.journal.dumps())
    again = Session(DEFINITION, journal.header, [None] * 3, journal.entries)
    assert again.questions == session.questions
    assert again.game.state() == session.game.state()


def computers(count: int) -> list[Any]:
    return [DEFINITION.coach("owner") for _ in range(count)]


def test_computer_owners_do_not_hold_people_up() -> None:
    """With a person in one seat the table waits for nobody else, and the person is asked in turn."""
    session = in_season([None, *computers(3)])
    assert [question.seat for question in session.questions] == [0]
    for _ in range(200):
        if session.over:
            break
        session.answer(FIRST, session.questions[0].default)
    assert len(session.entries) > 200


def on_a_computers_turn(coaches: list[Any]) -> Session[Any, Any]:
    """The season has begun and a person is asked for a word before a computer takes its turn."""
    session = Session(DEFINITION, DEFINITION.header((), 5, {"owners": len(coaches)}), coaches)
    while session.questions[0].name != "interject" or session.game.stage != "turn":
        session.answer(session.questions[0].seat, session.questions[0].default)
    return session


def test_5_7_1_a_person_may_speak_before_a_computer_acts_and_is_asked_once_a_turn() -> None:
    session = on_a_computers_turn([None, *computers(3)])
    turn = session.game.turn
    assert turn != 0
    before = len(session.entries)
    session.answer(FIRST, "wait")
    assert session.entries[before].values[1:] == (0, "interject", "wait")
    assert session.entries[before + 1].seat == turn, "then the computer acts"
    assert session.game.turn != turn or session.questions[0].name not in ("interject",)


def test_5_7_1_a_person_offers_on_a_computers_turn_and_the_computer_goes_on_afterwards() -> None:
    session = on_a_computers_turn([None, *computers(3)])
    turn, before = session.game.turn, len(session.entries)
    session.answer(FIRST, "offer")
    session.answer(FIRST, "second")
    session.answer(FIRST, "give-cash")
    session.answer(FIRST, "propose")
    said = [entry.values[1:] for entry in session.entries[before : before + 4]]
    assert said[:3] == [(0, "interject", "offer"), (0, "partner", "second"), (0, "term", "give-cash")]
    answers = [entry for entry in session.entries[before:] if entry.label == "answer"]
    assert [(entry.seat, entry.value) for entry in answers] == [(1, "accept")], "nobody refuses a present"
    assert session.game.turn == turn
    assert session.questions[0].name == "interject"


def test_who_wants_to_be_left_in_peace_is_not_asked_again_before_the_next_phase() -> None:
    session = on_a_computers_turn([None, *computers(3)])
    phase = session.game.phase
    session.answer(FIRST, "quiet")
    while session.game.phase == phase and not session.over:
        assert session.questions[0].name not in ("interject", "outbid")
        session.answer(FIRST, session.questions[0].default)
    while session.questions[0].name != "interject":
        session.answer(FIRST, session.questions[0].default)


def test_2_5_a_loan_on_a_computers_turn_is_taken_up_again_and_undone() -> None:
    session = on_a_computers_turn([None, *computers(2)])
    session.answer(FIRST, "borrow-10000")
    assert session.game.view(0)["owners"][0]["large_loan"] == 10_000
    again = Session(DEFINITION, session.header, [None, *computers(2)], session.journal.entries)
    assert again.questions == session.questions
    session.undo()
    assert session.game.view(0)["owners"][0]["large_loan"] == 0


def test_5_7_1_trades_are_open_in_the_off_season_too() -> None:
    """7.0: while one owner orders his house, and before he plays his card."""
    terms = "2 partner first, 2 term give-cash, 2 term get-regular, 2 term propose, 0 answer accept"
    game = league(choices=f"2 interject offer, {terms}, 0 upgrade done", quiet=(*QUIET, "cut"))
    game.phase, game.stage = WINTER, "house"
    upgrade(game, FIRST)
    assert [owner.squad[REGULAR] for owner in game.owners] == [9, 10, 11, 10]
    finish(game)
    terms = "0 partner third, 0 term give-cube, 0 term get-cash, 0 term propose, 2 answer accept"
    game = league(choices=f"0 off-season card offer, {terms}, 0 off-season card sold-out-park")
    game.phase, game.stage, game.owners[0].media = WINTER, "off-season card", 1
    hold(game, FIRST, "sold-out-park", "slump")
    play_winter_card(game)
    assert [game.owners[seat].media for seat in (0, 2)] == [0, 1]
    assert [game.owners[seat].cash for seat in (0, 2)] == [24_000, 19_000]
    finish(game)


def test_5_3_11_the_owner_with_a_phenom_to_sell_takes_the_better_of_two_offers() -> None:
    """As in the book: one offers $1,000 and a regular, another two regulars and a prospect, and he trades with him."""
    first = "1 partner first, 1 term give-cash, 1 term give-regular, 1 term get-phenom, 1 term propose"
    better = "2 term give-regular, 2 term give-regular, 2 term give-prospect, 2 term get-phenom, 2 term propose"
    game = league(
        choices=f"1 interject offer, {first}, 2 outbid offer, {better}, 0 answer accept, 0 action manager-team",
        quiet=(*QUIET, "cut"),
    )
    take_turn(game)
    assert [owner.squad[PHENOM] for owner in game.owners] == [1, 2, 3, 2]
    assert game.owners[1].cash == 20_000
    assert game.owners[0].squad[REGULAR] == 12
    finish(game)


def test_7_3_if_the_better_offer_is_refused_the_first_still_stands() -> None:
    first = "1 partner first, 1 term give-cash, 1 term get-cube, 1 term propose"
    other = "3 term give-regular, 3 term get-cube, 3 term propose, 0 answer refuse"
    game = league(
        choices=f"1 interject offer, {first}, 3 outbid offer, {other}, 0 answer accept, 0 action manager-team"
    )
    game.owners[0].media = 1
    take_turn(game)
    assert [owner.media for owner in game.owners] == [0, 1, 0, 0]
    finish(game)


def test_5_3_10_a_cancelling_card_is_put_down_while_the_table_waits_for_the_target() -> None:
    """The third owner speaks before the one attacked has answered: the journal has the order."""
    game = league(choices="2 respond cancel", quiet=())
    hold(game, FIRST, "injury-roll")
    hold(game, SECOND, "slump")
    hold(game, THIRD, "trainer")
    script_of(game).choices.appendleft((0, "target", "second"))
    put_to_use(game, FIRST, A_EVENT, tuple(game.owners[0].hand))
    assert game.owners[2].hand == []
    assert notes_of(game)[-1].what == "cancelled"
    finish(game)
