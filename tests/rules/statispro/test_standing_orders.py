"""What a bench is not asked. The orders of 4.2 and 6.6, which are a rule, have tests of their own."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fieldhouse.games.statispro.menu import (
    FOUL_LINE,
    GO,
    MENU,
    PLACES,
    SUBSTITUTE,
    SUBSTITUTION,
    SWAP,
    Window,
)
from fieldhouse.games.statispro.questions import CHANGE, FOUL_INDEX, LINE_UP, REBOUND_INDEX, STAND, STEAL_INDEX
from fieldhouse.games.statispro.standing_orders import STANDING_ORDERS
from fieldhouse.games.statispro.state import Game
from fieldhouse.table.question import Ask, S
from fieldhouse.table.seat import HOME
from fieldhouse.table.standing import Given, Standing
from rules.statispro.stage import Stage


def order(code: str, value: str) -> Standing:
    return Standing(STANDING_ORDERS, [Given(0, HOME, code, value)])


def court(**facts: object) -> Game:
    """The home team has the ball, early in the game."""
    game: Game = Stage().game
    game.fresh = [False, False]
    for name, value in facts.items():
        setattr(game, name, value)
    return game


def answer(code: str, value: str, ask: Ask[Game, S], game: Game, subject: S) -> int | None:
    return order(code, value).choice(ask, game, HOME, subject, 0)


@pytest.mark.parametrize(
    ("value", "facts", "choice"),
    [
        ("ask", {"dead_ball": False}, None),
        ("dead", {"dead_ball": False}, GO),
        ("dead", {"dead_ball": True}, None),
        ("dead", {"dead_ball": False, "left": 30}, None),
        ("dead", {"dead_ball": False, "fresh": [False, True]}, None),
        ("rotation", {"dead_ball": False}, GO),
        ("rotation", {"dead_ball": False, "fresh": [False, True]}, GO),
        ("rotation", {"dead_ball": True, "left": 30, "period": 4}, None),
    ],
)
def test_8_5_before_a_possession(value: str, facts: dict[str, object], choice: int | None) -> None:
    assert answer("bench", value, MENU, court(**facts), Window()) == choice


@pytest.mark.parametrize("window", [Window(is_time_out=True), Window(is_twenty=True), Window(is_period_start=True)])
def test_8_5_pauses_are_the_coachs_own(window: Window) -> None:
    game = court(dead_ball=True)
    game.men[HOME][0].must_rest = True
    for ask in (MENU, SUBSTITUTION, PLACES):
        assert answer("bench", "rotation", ask, game, window) is None


def test_5_4_who_must_rest_is_taken_out_in_a_dead_ball() -> None:
    """The point guard is tired: his substitute comes in without a word, and only then."""
    game = court(dead_ball=True)
    tired = game.floor[HOME][0]
    assert answer("bench", "rotation", MENU, game, Window()) in (GO, SUBSTITUTE, SWAP)
    tired.must_rest = True
    game.wanted[HOME] = None
    assert answer("bench", "rotation", MENU, game, Window()) == SUBSTITUTE
    choice = answer("bench", "rotation", SUBSTITUTION, game, Window())
    assert choice is not None and game.floor[HOME][choice // 30] is tired
    assert answer("bench", "rotation", SUBSTITUTION, game, Window(shooter=tired)) is None, "at the line he was asked"
    game.dead_ball = False
    assert answer("bench", "rotation", MENU, game, Window()) == GO


@pytest.mark.parametrize(
    ("value", "is_late", "choice"),
    [("ask", False, None), ("late", False, 0), ("late", True, None), ("never", False, 0), ("never", True, 0)],
)
def test_8_6_before_a_free_throw(value: str, is_late: bool, choice: int | None) -> None:
    game = court(**({"period": 4, "left": 30} if is_late else {}))
    assert answer("line", value, FOUL_LINE, game, Window(shooter=game.floor[0][0])) == choice


@pytest.mark.parametrize(
    ("value", "by", "offense", "team_fouls", "choice"),
    [
        ("ask", HOME, HOME, 0, None),
        ("costly", HOME, HOME, 0, None),  # an offensive foul costs the ball
        ("costly", HOME, 0, 0, STAND),
        ("costly", HOME, 0, 9, None),  # in the penalty: free throws
        ("costly", 0, HOME, 9, STAND),  # theirs
        ("never", HOME, HOME, 9, STAND),
    ],
)
def test_16_a_and_c_index_points_on_fouls(
    value: str, by: int, offense: int, team_fouls: int, choice: int | None
) -> None:
    game = court(offense=offense, team_fouls=[team_fouls, team_fouls], index=[0, 4])
    assert answer("index", value, FOUL_INDEX, game, ((0, 1), "A foul", by)) == choice


@pytest.mark.parametrize(
    ("by", "fouls", "minutes", "choice"),
    [
        (HOME, 5, 4.0, None),  # anybody who is one foul from out
        (HOME, 4, 34.0, None),  # a star who is two
        (HOME, 4, 12.0, STAND),
        (HOME, 0, 40.0, STAND),
        (0, 5, 40.0, STAND),  # theirs
    ],
)
def test_16_c_index_points_only_on_the_fouls_of_stars(by: int, fouls: int, minutes: float, choice: int | None) -> None:
    game = court(index=[0, 4])
    man = game.floor[HOME][2]
    man.fouls, man.card = fouls, replace(man.card, minutes=minutes)
    assert answer("index", "stars", FOUL_INDEX, game, ((0, 1), "A foul", by)) == choice


def test_16_a_and_b_steals_and_rebounds() -> None:
    game = court(index=[0, 4])
    thief = game.floor[0][0]
    subject = ((STAND, CHANGE), thief)
    stolen = (*subject, game.floor[HOME][0])
    assert answer("index", "costly", STEAL_INDEX, game, stolen) is None
    assert answer("index", "never", STEAL_INDEX, game, stolen) == STAND
    assert answer("index", "stars", STEAL_INDEX, game, stolen) == STAND
    assert answer("rebound", "take", REBOUND_INDEX, game, subject) == CHANGE
    assert answer("rebound", "never", REBOUND_INDEX, game, subject) == STAND
    assert answer("rebound", "ask", REBOUND_INDEX, game, subject) is None


def test_3_1_the_starting_five_by_the_plan() -> None:
    game = court()
    everybody = range(len(game.men[HOME]))
    assert answer("starters", "plan", LINE_UP, game, (everybody, 0)) is None, "they have started"
    game.floor[HOME] = []
    five = [answer("starters", "plan", LINE_UP, game, (everybody, position)) for position in range(5)]
    assert sorted(five, key=str) == [0, 1, 2, 3, 4]
    assert answer("starters", "ask", LINE_UP, game, (everybody, 0)) is None
