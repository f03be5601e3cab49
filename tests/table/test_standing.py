"""Standing orders: answered without asking, written down, changed at any time, and nobody else's business."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from fieldhouse.table.journal import STANDING, Entry, Journal, JournalMismatch, loads
from fieldhouse.table.live import LiveTable
from fieldhouse.table.question import Coach, IllegalAnswer, RandomCoach
from fieldhouse.table.seat import NO_SEAT, Seat
from fieldhouse.table.session import Session
from fieldhouse.table.standing import ASK, Given, Standing, StandingOrder, merged, parted, tacit, usual
from fieldhouse.table.suspended import Suspended
from fieldhouse.table.table import Table
from table.duel import BID, MERCY, STANCE, Duel, DuelGame
from table.seats import FIRST, SECOND

GAME = DuelGame(Table())
NO_TEXT: dict[str, str] = {ASK: "Ask me"}
ORDERS = (
    StandingOrder("mercy", "When I lose", NO_TEXT | {"pay": "Pay"}, "pay", {"mercy": lambda *_: 1}, tacit="pay"),
    StandingOrder("stance", "My stance", NO_TEXT | {"high": "High"}, ASK, {"stance": lambda *_: 0}),
    StandingOrder(
        "bids", "My bids", NO_TEXT | {"two": "Two", "none": "None"}, "two",
        {"bid": lambda value, game, seat, subject: 2 if value == "two" else 0},
    ),
)  # fmt: skip


class OrderedDuel(Duel):
    standing_orders = ORDERS


DUEL = OrderedDuel()
HEADER = DUEL.header(("a", "b"), 5, {})


def sitting(coaches: Sequence[Coach[Any] | None], entries: Sequence[Entry] = ()) -> Session[Any, Any]:
    return Session(DUEL, HEADER, coaches, entries)


def asked(session: Session[Any, Any]) -> list[tuple[int, str]]:
    return [(question.seat, question.name) for question in session.questions]


def play_out(session: Session[Any, Any]) -> list[str]:
    """Answer with the default to the end; the names of what was asked."""
    names = []
    while not session.over:
        question = session.questions[0]
        names.append(question.name)
        session.answer(question.seat, question.default)
    return names


def test_an_order_answers_and_nobody_is_asked() -> None:
    names = play_out(sitting((None, RandomCoach()), usual(ORDERS, [FIRST])))
    assert set(names) == {"stance"}
    assert set(play_out(sitting((None, RandomCoach())))) == {"bid", "stance", "mercy"}


def test_what_an_order_answers_is_a_choice_like_any_other() -> None:
    session = sitting((None, RandomCoach()), usual(ORDERS, [FIRST]))
    play_out(session)
    lines = session.journal.dumps().splitlines()
    assert lines[1:3] == ['["w",0,"mercy","pay"]', '["w",0,"bids","two"]']
    assert '["k",0,"bid","2"]' in lines
    bare = [entry for entry in session.journal.entries if entry.kind != STANDING]
    assert sitting((None, RandomCoach()), bare).notes[:] == session.notes[:], "playing it back needs no orders"


def test_an_order_given_now_answers_what_is_asked_now() -> None:
    session = sitting((None, RandomCoach()))
    assert asked(session) == [(0, "bid")]
    session.order(FIRST, "bids", "none")
    assert asked(session) == [(0, "stance")]
    session.order(FIRST, "bids", ASK)
    session.answer(FIRST, "high")
    while asked(session) != [(0, "bid")]:
        session.answer(FIRST, session.questions[0].default)


def test_an_order_is_written_where_it_was_given_and_only_if_it_is_new() -> None:
    session = sitting((None, RandomCoach()))
    session.order(FIRST, "bids", "two")
    session.order(FIRST, "bids", "two")
    session.order(FIRST, "stance", "high")
    given = [entry for entry in session.journal.entries if entry.kind == STANDING]
    assert [(entry.label, entry.value) for entry in given] == [("bids", "two"), ("stance", "high")]
    places = [at for at, entry in enumerate(session.journal.entries) if entry.kind == STANDING]
    assert places[0] == 3 and places[1] > 4, "after the shuffle and the deal, then after the bids"


def test_a_game_is_taken_up_with_its_orders_anywhere() -> None:
    session = sitting((None, None), usual(ORDERS, [SECOND]))
    changes = iter([("bids", ASK), ("stance", "high"), ("mercy", ASK), ("stance", ASK), ("bids", "none")])
    while not session.over:
        saved = loads(session.journal.dumps())
        again = Session(DUEL, saved.header, (None, None), saved.entries)
        assert again.journal == session.journal and asked(again) == asked(session) and again.turns == session.turns
        session.answer(session.questions[0].seat, session.questions[0].default)
        change = next(changes, None)
        if change and not session.over:
            session.order(SECOND, *change)


def test_only_what_somebody_gave_himself_is_taken_back() -> None:
    session = sitting((None, RandomCoach()), usual(ORDERS, [FIRST]))
    session.answer(FIRST, "low")
    assert asked(session) == [(0, "stance")] and session.game.round == 2
    session.undo()
    assert asked(session) == [(0, "stance")] and session.game.round == 1
    with pytest.raises(IllegalAnswer, match="nothing to take back"):
        session.undo()


def test_orders_stay_when_answers_are_taken_back() -> None:
    session = sitting((None, RandomCoach()), usual(ORDERS, [FIRST]))
    session.answer(FIRST, "low")
    session.order(FIRST, "mercy", ASK)
    session.undo()
    assert session.standing.value(FIRST, "mercy") == ASK
    assert sitting((None, RandomCoach()), session.journal.entries).journal == session.journal


def test_an_order_seals_a_secret_choice_and_no_view_of_another_shows_it() -> None:
    session = sitting((None, None))
    before = session.view(SECOND)
    session.order(FIRST, "bids", "two")
    assert asked(session) == [(1, "bid")]
    after = session.view(SECOND)
    assert {**after, "waiting_for": []} == {**before, "waiting_for": []}, "but that nobody waits for him any more"
    session.answer(SECOND, "3")
    assert [entry.value for entry in session.entries if entry.label == "bid"] == ["2", "3"]


def test_an_order_never_answers_what_is_not_legal() -> None:
    standing = Standing(ORDERS, [Given(0, FIRST, "mercy", "pay")])
    assert standing.choice(MERCY, GAME, FIRST, 3, 0) == 1
    assert standing.choice(MERCY, GAME, FIRST, 0, 0) is None, "who has bid nothing has nothing to pay with"
    assert standing.choice(MERCY, GAME, SECOND, 3, 0) is None, "the order is another seat's"


@pytest.mark.parametrize(("value", "spoken"), [("none", (0, 1)), ("two", (1, 2))])
def test_whoever_might_speak_up_keeps_still_by_his_order_or_speaks(value: str, spoken: tuple[int, int]) -> None:
    standing = Standing(ORDERS, [Given(0, SECOND, "bids", value)])
    table = LiveTable(1, (_Low(), None), standing=standing)
    assert table.ask_any(GAME, (STANCE, FIRST, None), [(BID, SECOND, None)], patient=True) == spoken
    assert table.turns == []


def test_one_who_has_ordered_is_not_waited_for_but_others_are() -> None:
    standing = Standing(ORDERS, [Given(0, FIRST, "stance", "high")])
    with pytest.raises(Suspended) as stopped:
        LiveTable(1, (None, None), standing=standing).ask_any(
            GAME, (STANCE, FIRST, None), [(BID, SECOND, None)], patient=True
        )
    assert [question.seat for question in stopped.value.questions] == [1]
    table = LiveTable(1, (None, None), standing=standing)
    assert table.ask_any(GAME, (STANCE, FIRST, None), [(BID, SECOND, None)]) == (0, 0), "an impatient table goes on"


class _Low(Coach[Any]):
    def answer(self, ask: Any, game: Any, seat: Seat, subject: Any, whim: float) -> int:
        return 1


@pytest.mark.parametrize(
    ("code", "value", "sentence"),
    [
        ("weather", ASK, "There is no standing order 'weather'; there is mercy, stance or bids."),
        ("mercy", "beg", "'beg' is no value of the order 'mercy'; say ask or pay."),
    ],
)
def test_an_order_that_the_game_does_not_know_is_refused(code: str, value: str, sentence: str) -> None:
    session = sitting((None, RandomCoach()))
    with pytest.raises(IllegalAnswer) as refusal:
        session.order(FIRST, code, value)
    assert str(refusal.value) == sentence
    with pytest.raises(JournalMismatch) as mismatch:
        sitting((None, RandomCoach()), [*session.entries, Entry(STANDING, FIRST, code, value)])
    assert str(mismatch.value) == f"Line 5 of the journal is an order: {sentence}"


def test_the_computer_needs_no_orders() -> None:
    with pytest.raises(IllegalAnswer, match="The computer plays that seat"):
        sitting((None, RandomCoach())).order(SECOND, "bids", "two")


def test_orders_are_lines_where_a_mismatch_is_named() -> None:
    session = sitting((None, None), usual(ORDERS, [FIRST, SECOND]))
    wrong = [*session.journal.entries, Entry("r", NO_SEAT, "fight", 7)]
    with pytest.raises(JournalMismatch, match=r"^Line 11 of the journal does not fit the rules"):
        sitting((None, None), wrong)


def test_lines_are_parted_and_merged_again() -> None:
    lines = [*usual(ORDERS, [FIRST]), *sitting((None, None)).entries, Entry(STANDING, SECOND, "stance", "high")]
    entries, given = parted(lines)
    assert [order.place for order in given] == [0, 0, 3]
    assert merged(entries, given) == lines
    assert loads(Journal(HEADER, tuple(lines)).dumps()).entries == tuple(lines)


def test_programs_that_say_nothing_have_the_tacit_orders_alone() -> None:
    assert [(entry.label, entry.value) for entry in tacit(ORDERS, [FIRST])] == [("mercy", "pay")]
