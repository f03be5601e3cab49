"""The live table: play, playback, people, dice by hand, verification."""

from __future__ import annotations

import pytest

from fieldhouse.table.journal import ALL_SEATS, CHOICE, ROLL, SEALED, SECRET, Entry, JournalMismatch
from fieldhouse.table.live import LiveTable
from fieldhouse.table.play import play_out
from fieldhouse.table.question import IllegalAnswer, RandomCoach
from fieldhouse.table.suspended import Suspended
from fieldhouse.table.table import BatchTable
from table.duel import BID, D6, DUEL, LOSER, MERCY, STANCE, TWO_DICE, DuelGame
from table.seats import FIRST, SECOND

COACHES = (RandomCoach(), RandomCoach())
PEOPLE = (None, None)


def played(table: LiveTable | BatchTable) -> DuelGame:
    return play_out(DuelGame(table), DUEL.step)


def roll(value: int, label: str = "turn") -> Entry:
    return Entry(ROLL, ALL_SEATS, label, value)


@pytest.mark.parametrize("seed", range(5))
def test_every_request_takes_one_number_of_the_generator(seed: int) -> None:
    """So the place in the generator is the number of entries, and winding it forward resumes a game."""
    table = LiveTable(seed, COACHES)
    played(table)
    assert table.random() == LiveTable(seed, (), skipped=len(table.entries)).random()


def test_a_game_goes_on_from_any_entry() -> None:
    whole = LiveTable(3, COACHES)
    played(whole)
    second_of_pair = [index for index, entry in enumerate(whole.entries) if entry.kind == SECRET][1::2]
    for cut in range(len(whole.entries)):
        if cut not in second_of_pair:
            again = LiveTable(3, COACHES, whole.entries[:cut])
            played(again)
            assert again.entries == whole.entries


@pytest.mark.parametrize("seed", range(20))
def test_the_batch_table_plays_the_same_game(seed: int) -> None:
    notes: list[object] = []
    live = LiveTable(seed, COACHES)
    assert played(live).state() == played(BatchTable(seed, COACHES, notes.append)).state()
    assert live.notes == notes
    assert played(BatchTable(seed, COACHES)).state() == played(LiveTable(seed, COACHES)).state()


def test_a_person_is_waited_for() -> None:
    table = LiveTable(1, (None, RandomCoach()))
    with pytest.raises(Suspended) as stopped:
        table.ask(STANCE, DuelGame(table), FIRST, None)
    assert [(question.seat, question.name, question.is_secret) for question in stopped.value.questions] == [
        (0, "stance", False)
    ]
    assert table.entries == []


def test_no_rule_can_swallow_a_suspension() -> None:
    assert not issubclass(Suspended, Exception)


def test_all_seats_are_asked_at_once_and_those_that_answered_wait() -> None:
    table = LiveTable(1, PEOPLE, answers={SECOND: Entry(SEALED, SECOND, "bid", "3")})
    with pytest.raises(Suspended) as stopped:
        table.ask_secretly(DuelGame(table), (BID, FIRST, None), (BID, SECOND, None))
    assert [question.seat for question in stopped.value.questions] == [0]
    assert stopped.value.questions[0].is_secret
    assert stopped.value.sealed == (1,)


def test_no_coach_is_asked_before_the_people_have_answered() -> None:
    """A coach must not even be able to say what it will do while a person still chooses."""

    class Forbidden(RandomCoach):
        def answer(self, *asked: object) -> int:
            raise AssertionError("asked too early")

    table = LiveTable(1, (Forbidden(), None))
    with pytest.raises(Suspended):
        table.ask_secretly(DuelGame(table), (BID, FIRST, None), (BID, SECOND, None))


def test_an_answer_is_written_by_its_own_key_and_used_once() -> None:
    table = LiveTable(1, PEOPLE, answers={FIRST: Entry(SEALED, FIRST, "stance", " LOW ")})
    game = DuelGame(table)
    assert table.ask(STANCE, game, FIRST, None) == 1
    assert table.entries == [Entry(CHOICE, FIRST, "stance", "low")]
    assert table.answers == {}
    with pytest.raises(Suspended):
        table.ask(STANCE, game, FIRST, None)


def test_an_illegal_answer_is_refused_even_while_it_waits_for_another() -> None:
    table = LiveTable(1, PEOPLE, answers={SECOND: Entry(SEALED, SECOND, "bid", "9")})
    with pytest.raises(IllegalAnswer, match="'9' cannot be chosen here"):
        table.ask_secretly(DuelGame(table), (BID, FIRST, None), (BID, SECOND, None))


def test_an_answer_to_another_question_does_not_pass() -> None:
    table = LiveTable(1, PEOPLE, answers={FIRST: Entry(SEALED, FIRST, "bid", "low")})
    with pytest.raises(JournalMismatch, match="but here comes the answer of seat 0 to 'stance'"):
        table.ask(STANCE, DuelGame(table), FIRST, None)


@pytest.mark.parametrize(
    ("entry", "expected"),
    [
        (roll(3, "other"), "'turn'"),
        (Entry(CHOICE, FIRST, "turn", "high"), "'turn'"),
        (roll(7), "a reading of the six-sided dice, 1 to 6"),
    ],
)
def test_a_recorded_roll_must_be_the_one_asked_for(entry: Entry, expected: str) -> None:
    table = LiveTable(1, PEOPLE, [roll(3), entry], skipped=10)
    assert table.roll(D6, "turn") == 3
    with pytest.raises(JournalMismatch, match=f"^Line 13 of the journal does not fit .* here comes {expected}"):
        table.roll(D6, "turn")


@pytest.mark.parametrize(
    ("entry", "expected"),
    [
        (Entry(CHOICE, SECOND, "mercy", "bear"), "'mercy' of seat 0"),
        (Entry(CHOICE, FIRST, "stance", "low"), "'mercy' of seat 0"),
        (Entry(SECRET, FIRST, "mercy", "bear"), "'mercy' of seat 0"),
        (roll(3), "'mercy' of seat 0"),
        (Entry(CHOICE, FIRST, "mercy", "pay"), "a legal answer: 'pay' cannot be chosen here"),
    ],
)
def test_a_recorded_choice_must_be_a_legal_answer_of_that_seat(entry: Entry, expected: str) -> None:
    table = LiveTable(1, PEOPLE, [entry])
    with pytest.raises(JournalMismatch, match=f"^Line 2 of the journal does not fit .* here comes {expected}"):
        table.ask(MERCY, DuelGame(table), FIRST, 0)


def test_a_journal_must_not_end_within_choices_made_together() -> None:
    table = LiveTable(1, PEOPLE, [Entry(SECRET, FIRST, "bid", "1")])
    with pytest.raises(JournalMismatch, match="ends with line 2, within choices made together"):
        table.ask_secretly(DuelGame(table), (BID, FIRST, None), (BID, SECOND, None))


def test_a_finished_table_has_nothing_left() -> None:
    table = LiveTable(1, PEOPLE, [roll(3), roll(4)])
    table.roll(D6, "turn")
    with pytest.raises(JournalMismatch, match=r"Line 3 .* nothing more: the game is over"):
        table.finish()
    table.roll(D6, "turn")
    table.finish()


def test_dice_by_hand_are_asked_for_and_then_played_back() -> None:
    with pytest.raises(Suspended) as stopped:
        LiveTable(1, PEOPLE, hand=True).look(LOSER, TWO_DICE, "fight")
    wanted = stopped.value.roll
    assert wanted is not None
    assert wanted.to_json() == {"roll": "pair", "label": "fight", "readings": list(range(2, 13))}
    table = LiveTable(1, PEOPLE, [roll(7, "fight")], hand=True, verify=True)
    assert table.look(LOSER, TWO_DICE, "fight") == 1


def test_verification_wants_what_the_seed_rolls() -> None:
    honest = LiveTable(1, ()).roll(D6, "turn")
    other = honest % 6 + 1
    assert LiveTable(1, (), [roll(other)]).roll(D6, "turn") == other
    assert LiveTable(1, (), [roll(honest)], verify=True).roll(D6, "turn") == honest
    with pytest.raises(JournalMismatch, match=f"Line 2 .* here comes {honest}, which is what the seed rolls"):
        LiveTable(1, (), [roll(other)], verify=True).roll(D6, "turn")


def test_a_whole_game_is_verified() -> None:
    table = LiveTable(5, COACHES)
    played(table)
    played(LiveTable(5, PEOPLE, table.entries, verify=True))
    with pytest.raises(JournalMismatch):
        played(LiveTable(6, PEOPLE, table.entries, verify=True))


def test_turns_are_where_people_had_their_say() -> None:
    table = LiveTable(5, (None, RandomCoach()), skipped=100)
    table.answers = {FIRST: Entry(SEALED, FIRST, "bid", "1")}
    game = DuelGame(table)
    table.ask_secretly(game, (BID, SECOND, None), (BID, FIRST, None))
    table.roll(D6, "turn")
    table.ask(MERCY, game, SECOND, 0)
    table.answers = {FIRST: Entry(SEALED, FIRST, "stance", "low")}
    table.ask(STANCE, game, FIRST, None)
    assert table.turns == [100, 104]
