"""A question says who, for whom and why, and how likely; not what is printed on a card."""

from __future__ import annotations

import pytest

from fieldhouse.games.statispro.man import EJECTED, FOULED_OUT
from fieldhouse.games.statispro.model import POSITIONS
from fieldhouse.games.statispro.questions import (
    CHANGE,
    FREEZE,
    LINE_UP,
    LONG_TWO,
    MISS_ON_PURPOSE,
    STAND,
    STEAL_INDEX,
    THREE_OR_TWO,
)
from fieldhouse.games.statispro.rules.ratings import long_rating, rating
from fieldhouse.games.statispro.rules.shooting import set_penalty
from fieldhouse.games.statispro.state import Game
from fieldhouse.table.question import Ask, S
from fieldhouse.table.seat import AWAY, HOME
from rules.statispro.stage import Stage


def helps(ask: Ask[Game, S], game: Game, seat: int, subject: S) -> dict[str, str]:
    return {option.key: option.help for option in ask.question(game, HOME if seat else AWAY, subject).options}


@pytest.fixture
def game() -> Game:
    made: Game = Stage().game
    made.offense, made.index = HOME, [0, 4]
    return made


@pytest.mark.parametrize(
    ("why", "words"),
    [(FOULED_OUT, "has fouled out"), (EJECTED, "is thrown out of the game"), ("half", "is hurt and out")],
)
def test_8_5_who_comes_in_says_for_whom_and_why(game: Game, why: str, words: str) -> None:
    gone = game.floor[HOME][3]
    gone.out = why
    question = LINE_UP.question(game, HOME, ([5, 6], 3))
    assert question.prompt == f"{gone.card.name} {words}. Who comes in for him at {POSITIONS[3]}?"


def test_16_a_a_steal_names_both_men(game: Game) -> None:
    thief, loser = game.floor[AWAY][1], game.floor[HOME][2]
    prompt = STEAL_INDEX.question(game, HOME, ((STAND, CHANGE), thief, loser)).prompt
    assert prompt.startswith(f"{thief.card.name} steals the ball from {loser.card.name}. ")


@pytest.mark.parametrize(("ask", "near", "far"), [(THREE_OR_TWO, "two", "three"), (LONG_TWO, "regular", "long")])
def test_4_6_near_or_far_tells_both_chances(game: Game, ask: Ask[Game, object], near: str, far: str) -> None:
    man = game.floor[HOME][0]
    game.shot_three = False
    set_penalty(game, 4)
    told = helps(ask, game, HOME, man)
    assert told[near].startswith(f"{rating(game, man)}% go in")
    assert told[far].startswith(f"{long_rating(game, man)}% go in" if long_rating(game, man) > 0 else "It cannot")
    set_penalty(game, 0)
    assert helps(ask, game, HOME, man)[near].startswith(f"{rating(game, man)}% go in"), "four more than before"


def test_6_2_and_6_8_at_the_line_chances_are_told(game: Game) -> None:
    man = game.floor[HOME][0]
    assert helps(MISS_ON_PURPOSE, game, HOME, man)["shoot"] == f"For the point: {man.free_throws}% go in."
    told = helps(FREEZE, game, AWAY, man)
    assert told == {"no": f"{man.free_throws}% go in.", "time-out": f"{man.free_throws - 5}% go in this time."}
    game.frozen = 5
    assert f"{man.free_throws - 5}%" in helps(MISS_ON_PURPOSE, game, HOME, man)["shoot"]
