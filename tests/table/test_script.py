"""The script table: every scripted answer is used, and nothing else is asked."""

from __future__ import annotations

import pytest

from fieldhouse.table.question import IllegalAnswer
from fieldhouse.table.script import ScriptTable
from fieldhouse.table.table import Table
from table.duel import BID, D6, LOSER, MERCY, STANCE, TWO_DICE, DuelGame, play_round
from table.seats import FIRST, SECOND

GAME = DuelGame(Table())


def test_a_round_by_script() -> None:
    table = ScriptTable(
        rolls=[("fight", 9), ("turn", 5)],
        choices=[(0, "bid", "1"), (1, "bid", "3"), (1, "stance", "low"), (0, "stance", "high"), (1, "mercy", "pay")],
    )
    game = DuelGame(table)
    play_round(game)
    table.finish()
    assert game.score == [1, 0]
    assert table.notes == [(0, (1, 3), 1, 1)]


def test_what_was_never_asked_for_is_complained_about() -> None:
    table = ScriptTable(rolls=[("turn", 5)], choices=[(0, "bid", "1")], draws=[("card", 4)])
    with pytest.raises(AssertionError, match=r"never asked for .*'turn', 5.*'card', 4.*'bid', '1'"):
        table.finish()


@pytest.mark.parametrize("rolls", [[], [("fight", 5)], [("turn", 7)]])
def test_a_roll_that_the_script_does_not_have(rolls: list[tuple[str, int]]) -> None:
    with pytest.raises(AssertionError, match="turn"):
        ScriptTable(rolls=rolls).roll(D6, "turn")


def test_a_column_is_read_with_its_own_dice() -> None:
    assert ScriptTable(rolls=[("fight", 6)]).look(LOSER, TWO_DICE, "fight") == 0
    with pytest.raises(AssertionError, match="the column 'loser' is not read with the six-sided dice"):
        ScriptTable(rolls=[("fight", 6)]).look(LOSER, D6, "fight")


@pytest.mark.parametrize("draws", [[], [("other", 2)], [("card", 9)]])
def test_a_card_that_the_script_does_not_have(draws: list[tuple[str, int]]) -> None:
    with pytest.raises(AssertionError, match="card"):
        ScriptTable(draws=draws).draw([1, 2, 3], "card")


def test_cards_by_script() -> None:
    table = ScriptTable(draws=[("card", 2)])
    pile = [1, 2, 3]
    assert table.draw(pile, "card") == 2
    assert pile == [1, 3]
    assert table.shuffle(pile, "deck") == [1, 3]


@pytest.mark.parametrize("choices", [[], [(1, "stance", "low")], [(0, "bid", "1")]])
def test_a_question_that_the_script_does_not_answer(choices: list[tuple[int, str, str]]) -> None:
    with pytest.raises(AssertionError, match="the rules ask seat 0 'stance'"):
        ScriptTable(choices=choices).ask(STANCE, GAME, FIRST, None)


def test_a_scripted_answer_must_be_legal() -> None:
    with pytest.raises(IllegalAnswer):
        ScriptTable(choices=[(0, "mercy", "pay")]).ask(MERCY, GAME, FIRST, 0)


def test_quiet_questions_take_their_default_unless_scripted() -> None:
    table = ScriptTable(choices=[(0, "stance", "low")], quiet=["bid", "stance"])
    assert table.ask_secretly(GAME, (BID, FIRST, None), (STANCE, FIRST, None), (STANCE, SECOND, None)) == (0, 1, 0)
    table.finish()
