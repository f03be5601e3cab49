"""Sessions: waiting for people, sealed choices, undo, going back, forks, real dice, views."""

from __future__ import annotations

import gc
import json
import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from fieldhouse.table.journal import (
    BY_HAND,
    CHOICE,
    ROLL,
    SEALED,
    SECRET,
    Entry,
    Header,
    Journal,
    JournalMismatch,
    dumps,
    loads,
)
from fieldhouse.table.question import Coach, IllegalAnswer, RandomCoach
from fieldhouse.table.seat import BOTH, NO_SEAT, OTHER, Seat
from fieldhouse.table.session import Session
from table import duel
from table.duel import BID, DUEL, MERCY, STANCE, DuelGame
from table.seats import FIRST, SECOND

PEOPLE: Sequence[Coach[Any] | None] = (None, None)
HEADER = DUEL.header((), 11, {})
HAND = DUEL.header((), 11, {}, BY_HAND)


def session(coaches: Sequence[Coach[Any] | None] = PEOPLE, header: Header = HEADER) -> Session[Any, Any]:
    return Session(DUEL, header, coaches)


def picture(of: Session[Any, Any]) -> Any:
    """All of a session that anybody can see, by value."""
    return (
        of.journal.dumps(),
        list(of.rests),
        list(map(of.state_at, range(len(of.rests)))),
        list(of.notes),
        list(of.turns),
        [question.to_json() for question in of.questions],
        of.wanted_roll,
        of.over,
        [of.view(seat) for seat in BOTH],
    )


def play(of: Session[Any, Any], choose: random.Random, steps: int = 1000) -> None:
    """Answer *steps* questions at random, or until the game is over."""
    for _ in range(steps):
        if of.over:
            return
        if of.wanted_roll:
            of.roll(choose.choice(of.wanted_roll.dice.readings))
        else:
            question = choose.choice(of.questions)
            of.answer(question.seat, choose.choice(question.options).key)


def at_mercy(of: Session[Any, Any]) -> Session[Any, Any]:
    """Played on to the first question that is put to one seat alone."""
    for seat, key in ((FIRST, "1"), (SECOND, "3"), (FIRST, "low"), (SECOND, "high")):
        of.answer(seat, key)
    assert [question.name for question in of.questions] == ["mercy"]
    return of


def test_a_game_of_computers_is_over_at_once() -> None:
    of = session((RandomCoach(), RandomCoach()))
    assert of.over
    assert of.questions == ()
    assert len(of.notes) == duel.ROUNDS


def test_it_waits_for_people_and_goes_on_with_their_answers() -> None:
    of = session()
    assert [(question.seat, question.name) for question in of.questions] == [(0, "bid"), (1, "bid")]
    of.answer(SECOND, " 3 ")
    assert [(question.seat, question.name) for question in of.questions] == [(0, "bid")]
    assert of.entries[-1].kind != SECRET
    of.answer(FIRST, "1")
    assert of.entries[-2:] == [Entry(SECRET, FIRST, "bid", "1"), Entry(SECRET, SECOND, "bid", "3")]
    assert of.sealed == {}
    assert [(question.seat, question.name) for question in of.questions] == [(1, "stance"), (0, "stance")]


def test_a_person_against_the_computer() -> None:
    of = session((None, RandomCoach()))
    play(of, random.Random(1))
    assert of.over
    assert {entry.seat for entry in of.entries if entry.kind in (CHOICE, SECRET)} == {0, 1}


def test_a_sealed_choice_is_saved_and_taken_up_again() -> None:
    of = session()
    of.answer(FIRST, "2")
    text = of.journal.dumps()
    assert text.splitlines()[-1] == '["s",0,"bid","2"]'
    journal = loads(text)
    again = Session(DUEL, journal.header, PEOPLE, journal.entries)
    assert picture(again) == picture(of)
    again.answer(SECOND, "0")
    of.answer(SECOND, "0")
    assert picture(again) == picture(of)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("header", [HEADER, HAND], ids=["rolled", "by hand"])
def test_a_game_taken_up_at_any_moment_is_the_same_game(seed: int, header: Header) -> None:
    of, choose = session(header=header), random.Random(seed)
    while not of.over:
        again = Session(DUEL, header, PEOPLE, loads(of.journal.dumps()).entries)
        assert picture(again) == picture(of)
        play(of, choose, 1)


# Wrong answers change nothing


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda of: of.answer(0, "9"), r"'9' cannot be chosen here\. Choose a whole number from 0 to 3\."),
        (lambda of: of.answer(0, ""), "'' cannot be chosen here"),
        (lambda of: of.answer(1, "1"), "It is not your turn"),
        (lambda of: of.answer(7, "1"), "It is not your turn"),
        (lambda of: of.roll(3), "No dice are wanted now"),
        (lambda of: of.go_back(-1), "it cannot be cut to -1"),
        (lambda of: of.go_back(99), "it cannot be cut to 99"),
    ],
)
def test_a_wrong_answer_gets_a_sentence_and_changes_nothing(
    wrong: Callable[[Session[Any, Any]], None], sentence: str
) -> None:
    of = session()
    of.answer(SECOND, "1")  # sealed: seat 1 has no more to say now
    before = picture(of)
    with pytest.raises(IllegalAnswer, match=sentence):
        wrong(of)
    assert picture(of) == before
    of.answer(FIRST, "1")


def test_nothing_is_asked_after_the_end() -> None:
    of = session((RandomCoach(), RandomCoach()))
    before = picture(of)
    with pytest.raises(IllegalAnswer, match="nothing is asked of you"):
        of.answer(FIRST, "1")
    assert picture(of) == before


@pytest.mark.parametrize("fault", [RuntimeError, KeyboardInterrupt])
def test_a_rule_that_fails_leaves_the_session_as_it_was(
    fault: type[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rule fails two rest points later, so that some of the new game has already been played."""
    of = at_mercy(session())
    before = picture(of)
    usual = duel.play_round

    def broken(game: DuelGame) -> None:
        if game.round == 2:
            raise fault("broken rule")
        usual(game)

    monkeypatch.setattr(duel, "play_round", broken)
    with pytest.raises(fault):
        of.answer(of.questions[0].seat, "bear")
    assert picture(of) == before
    monkeypatch.undo()
    of.answer(of.questions[0].seat, "bear")
    assert of.game.state()["round"] == 2


def test_cutting_the_journal_within_a_pair_is_refused_and_changes_nothing() -> None:
    of = at_mercy(session())
    pair = next(index for index, entry in enumerate(of.entries) if entry.kind == SECRET)
    before = picture(of)
    with pytest.raises(JournalMismatch, match="within choices made together"):
        of.go_back(pair + 1)
    assert picture(of) == before


# A journal from outside


@pytest.mark.parametrize(
    ("sealed", "sentence"),
    [
        (Entry(SEALED, FIRST, "bid", "9"), "Line 5 of the journal is a sealed choice that is not legal: '9'"),
        (Entry(SEALED, FIRST, "stance", "low"), "here comes the answer of seat 0 to 'bid'"),
        (Entry(SEALED, Seat(5), "bid", "1"), "Line 5 of the journal is a sealed choice that nobody has asked for"),
    ],
)
def test_a_sealed_choice_must_answer_what_is_asked(sealed: Entry, sentence: str) -> None:
    entries = session().journal.entries
    with pytest.raises(JournalMismatch, match=sentence):
        Session(DUEL, HEADER, PEOPLE, (*entries, sealed))


def test_a_sealed_choice_after_the_end_is_refused() -> None:
    of = session((RandomCoach(), RandomCoach()))
    with pytest.raises(JournalMismatch, match="nobody has asked for"):
        Session(DUEL, HEADER, PEOPLE, (*of.entries, Entry(SEALED, FIRST, "bid", "1")))


def test_a_sealed_choice_while_dice_are_wanted_is_refused() -> None:
    of = session(header=HAND)
    play(of, random.Random(1), 4)
    assert of.wanted_roll
    with pytest.raises(JournalMismatch, match="nobody has asked for"):
        Session(DUEL, HAND, PEOPLE, (*of.entries, Entry(SEALED, FIRST, "mercy", "bear")))


def test_lines_after_the_end_are_refused() -> None:
    of = session((RandomCoach(), RandomCoach()))
    more = [*of.entries, of.entries[-1]]
    with pytest.raises(JournalMismatch, match=f"Line {len(more) + 1} .* nothing more: the game is over"):
        Session(DUEL, HEADER, PEOPLE, more)


# Undo


def test_undo_brings_the_same_dice_again() -> None:
    of = at_mercy(session())
    seat = of.questions[0].seat
    before = picture(of)
    of.answer(seat, "bear")
    after = picture(of)
    assert after != before
    of.undo()
    assert picture(of) == before
    of.answer(seat, "bear")
    assert picture(of) == after


def test_undo_takes_back_a_sealed_choice_alone() -> None:
    of = at_mercy(session())
    of.answer(of.questions[0].seat, "bear")
    before = picture(of)
    of.answer(SECOND, "2")
    of.undo()
    assert picture(of) == before


def test_undo_takes_back_choices_made_together_together_and_no_more() -> None:
    """Two secret pairs follow each other without dice between them: they are two moments."""
    of = session()
    start = picture(of)
    of.answer(FIRST, "1")
    of.answer(SECOND, "3")
    bids = picture(of)
    of.answer(SECOND, "low")
    of.answer(FIRST, "high")
    of.undo()
    assert picture(of) == bids
    of.undo()
    assert picture(of) == start


def test_undo_takes_back_the_last_choice_of_a_person_not_of_the_computer() -> None:
    of, choose = session((RandomCoach(), None)), random.Random(2)
    while not of.over:
        before, mood = picture(of), choose.getstate()
        play(of, choose, 1)
        after = picture(of)
        of.undo()
        assert picture(of) == before
        choose.setstate(mood)
        play(of, choose, 1)
        assert picture(of) == after


def test_undo_goes_all_the_way_back_across_rest_points() -> None:
    of, choose = session(), random.Random(3)
    pictures = [picture(of)]
    while not of.over:
        play(of, choose, 1)
        if not of.sealed:
            pictures.append(picture(of))
    while len(pictures) > 1:
        assert picture(of) == pictures.pop()
        of.undo()
    assert picture(of) == pictures.pop()
    with pytest.raises(IllegalAnswer, match="There is nothing to take back"):
        of.undo()


def test_undo_after_the_end() -> None:
    of = session()
    play(of, random.Random(4))
    assert of.over
    of.undo()
    assert not of.over
    assert of.questions


def test_computers_leave_nothing_to_take_back() -> None:
    of = session((RandomCoach(), RandomCoach()))
    with pytest.raises(IllegalAnswer, match="There is nothing to take back"):
        of.undo()


def test_go_back_forgets_sealed_choices() -> None:
    of = at_mercy(session())
    of.answer(of.questions[0].seat, "bear")
    of.answer(FIRST, "3")
    of.go_back(0)
    assert of.sealed == {}
    assert picture(of) == picture(session())


@pytest.mark.parametrize("seed", range(3))
def test_go_back_to_every_entry_of_a_game(seed: int) -> None:
    of = session((None, RandomCoach()))
    play(of, random.Random(seed))
    whole = of.journal
    for turn in reversed(of.turns):
        of.go_back(turn)
        assert picture(of) == picture(Session(DUEL, HEADER, of.coaches, whole.entries[:turn]))


# Forks


def test_a_fork_is_a_session_of_its_own() -> None:
    of = at_mercy(session())
    of.answer(of.questions[0].seat, "bear")
    of.answer(FIRST, "2")
    fork = of.fork()
    before = picture(of)
    assert picture(fork) == before
    play(fork, random.Random(5))
    assert fork.over
    assert picture(of) == before


# Real dice


def test_real_dice_are_asked_for_checked_and_taken_back() -> None:
    of = session(header=HAND)
    play(of, random.Random(6), 4)
    assert of.wanted_roll is not None
    assert of.wanted_roll.label == "fight"
    before = picture(of)
    wrong: Any
    for wrong in (1, 13, 7.0, True):
        with pytest.raises(IllegalAnswer, match="cannot be rolled with the pair dice: they show 2 to 12"):
            of.roll(wrong)
    assert picture(of) == before
    of.roll(7)
    assert of.entries[-1] == Entry(ROLL, NO_SEAT, "fight", 7)
    assert of.wanted_roll.label == "turn"
    of.undo()
    assert picture(of) == before


def test_computers_play_with_real_dice() -> None:
    of = session((RandomCoach(), RandomCoach()), HAND)
    assert of.wanted_roll is not None
    play(of, random.Random(7))
    assert of.over
    of.undo()
    assert of.wanted_roll is not None


# Views


def test_a_seat_sees_its_own_and_what_is_open() -> None:
    of = session()
    of.answer(FIRST, "3")
    mine, theirs = of.view(FIRST), of.view(SECOND)
    assert json.loads(json.dumps([mine, theirs])) == [mine, theirs]
    assert (mine["sealed"], theirs["sealed"]) == ("3", None)
    assert (mine["questions"], [question["name"] for question in theirs["questions"]]) == ([], ["bid"])
    assert mine["waiting_for"] == theirs["waiting_for"] == [1]


def test_hidden_cards_and_the_order_of_the_deck_are_hidden() -> None:
    of = session()
    hidden = {entry.seat: entry.to_json() for entry in of.entries if entry.kind == "d"}
    assert set(hidden) == {0, 1}
    for seat in BOTH:
        journal = of.view(seat)["journal"]
        assert hidden[seat] in journal
        assert hidden[OTHER[seat]] not in journal
        assert not [line for line in journal if line[0] == "o"]
        assert of.view(seat)["game"]["hand"] == hidden[seat][2]


def test_the_wanted_roll_is_for_all_to_see() -> None:
    of = session((RandomCoach(), RandomCoach()), HAND)
    assert of.view(FIRST)["roll"] == of.view(SECOND)["roll"]
    assert of.view(FIRST)["roll"]["label"] == "fight"


# What it is made of


def test_a_game_that_rolls_before_its_first_step_is_refused() -> None:
    """Its entries would be lost; the deal belongs into the first step."""

    class Hasty(duel.Duel):
        def dealer(self, header: Header) -> Callable[[Any], DuelGame]:
            def dealt(table: Any) -> DuelGame:
                game = DuelGame(table)
                table.shuffle(game.deck, "deck")
                return game

            return dealt

    with pytest.raises(NotImplementedError):
        Session(Hasty(), HEADER, PEOPLE)


def test_the_same_seed_gives_the_same_journal() -> None:
    texts = [session((RandomCoach(), RandomCoach())).journal.dumps() for _ in range(2)]
    assert texts[0] == texts[1]
    other = replace(HEADER, seed=12)
    assert session((RandomCoach(), RandomCoach()), other).journal.dumps() != texts[0]
    assert dumps(HEADER, []) == Journal(HEADER).dumps()


def test_every_ask_of_the_duel_is_put() -> None:
    """The game these tests stand on does what they think it does."""
    of = session((RandomCoach(), RandomCoach()))
    assert {entry.label for entry in of.entries} == {
        BID.name, STANCE.name, MERCY.name, "deck", "deal", "fight", "turn",
    }  # fmt: skip


def test_what_an_answer_leaves_behind_is_gone_without_the_collector() -> None:
    """A question that stops the rules must not hold their frames, and with them the whole game."""
    played = session()
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        for question in played.questions:
            played.answer(question.seat, question.default)
        gc.collect()
        left = {type(each).__name__ for each in gc.garbage}
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
    assert not left & {"Suspended", "frame", "traceback", "DuelGame"}
