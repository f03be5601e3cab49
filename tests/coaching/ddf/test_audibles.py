"""'Audibles': when the computer coach chooses again, and what it then chooses."""

from __future__ import annotations

from typing import Any

import pytest

from fieldhouse.games.ddf.choices import AUDIBLE, GO
from fieldhouse.games.ddf.coaching.audibles import DECIDING_DOWN, LONGEST, MOST_MATCHUPS, is_critical, is_worth_it
from fieldhouse.games.ddf.coaching.book import BookCoach
from fieldhouse.games.ddf.model import FORMATION_COUNT, PLAY_COUNT
from fieldhouse.games.ddf.side import Side
from fieldhouse.games.ddf.state import AUDIBLE_CALLED, Game
from fieldhouse.gridiron.call_buckets import state_of
from fieldhouse.gridiron.phases import SCRIMMAGE
from fieldhouse.table.seat import AWAY, HOME
from rules.ddf.games import situation

LEGAL = (GO, AUDIBLE)


def revealed(call: int, formation: int, **facts: Any) -> Game:
    """Third and five at midfield in the second quarter, but for *facts*, with both calls on the table."""
    game = situation(**{"spot": 50, "down": 3, "to_go": 5, "quarter": 2, "clock": 600} | facts)
    game.play = game.new_play(SCRIMMAGE)
    game.play.call, game.play.formation = call, formation
    return game


def matches() -> list[tuple[float, int, int]]:
    """All pairs by the chance that they make the five yards, the worst for the offense first."""
    game = revealed(0, 0)
    matchup = BookCoach().chances.of(game)
    return sorted(
        (matchup.chance(play, formation, game.to_go), play, formation)
        for play in range(PLAY_COUNT)
        for formation in range(FORMATION_COUNT)
    )


def test_the_offense_leaves_a_hopeless_match_and_the_defense_a_lost_one() -> None:
    coach = BookCoach()
    _, play, formation = matches()[0]
    assert coach.answer_reveal(revealed(play, formation), AWAY, LEGAL, 0.5) == AUDIBLE
    assert coach.answer_reveal(revealed(play, formation), HOME, LEGAL, 0.5) == GO
    _, play, formation = matches()[-1]
    assert coach.answer_reveal(revealed(play, formation), AWAY, LEGAL, 0.5) == GO
    assert coach.answer_reveal(revealed(play, formation), HOME, LEGAL, 0.5) == AUDIBLE


def test_audibles_are_kept_for_the_downs_that_decide() -> None:
    _, play, formation = matches()[0]
    assert BookCoach().answer_reveal(revealed(play, formation, down=1, to_go=10), AWAY, LEGAL, 0.5) == GO
    assert BookCoach().answer_reveal(revealed(play, formation, to_go=25), AWAY, LEGAL, 0.5) == GO


@pytest.mark.parametrize("quarter", [1, 2, 3, 4])
def test_the_price_falls_as_the_game_goes_on(quarter: int) -> None:
    early, late = revealed(0, 0, quarter=quarter), revealed(0, 0, quarter=quarter + 1)
    gains = [percent / 100 for percent in range(40)]
    assert sum(is_worth_it(early, gain) for gain in gains) < sum(is_worth_it(late, gain) for gain in gains)


def test_before_third_down_half_as_much_hangs_on_it() -> None:
    near = revealed(0, 0, down=DECIDING_DOWN - 1, spot=94, to_go=6)
    deciding = revealed(0, 0, spot=94, to_go=6)
    assert is_worth_it(deciding, 0.3) and not is_worth_it(near, 0.3)


def test_after_its_audible_a_side_takes_its_best_against_what_the_other_mostly_does() -> None:
    coach = BookCoach()
    game = revealed(*matches()[0][1:])
    game.play.aside(AUDIBLE_CALLED, AWAY)
    play = coach.answer_call(game, AWAY, None, 0.5)
    assert {coach.answer_call(game, AWAY, None, whim / 10) for whim in range(10)} == {play}
    assert play != game.play.call
    game.play.asides = ((AUDIBLE_CALLED, HOME),)
    assert len({coach.answer_formation(game, HOME, None, whim / 10) for whim in range(10)}) == 1
    assert len({coach.answer_call(game, AWAY, None, whim / 10) for whim in range(10)}) > 1, "the others just call again"


def test_no_more_matchups_are_kept_than_those_of_a_league() -> None:
    """And whoever was forgotten is met anew, with the same chances."""
    game, chances = revealed(0, 0), BookCoach().chances
    sides = [Side(game.sides[number % 2].team, game.options) for number in range(34)]
    first = None
    for offense in sides:
        for defense in sides:
            game.sides = (offense, defense)
            found = chances.of(game)
            first = first or (found, found.chance(0, 0, 5))
    assert len(chances.matchups) == MOST_MATCHUPS < len(sides) ** 2
    game.sides = (sides[0], sides[0])
    again = chances.of(game)
    assert first is not None and again is not first[0]
    assert again.chance(0, 0, 5) == first[1]
    assert len(chances.matchups) == MOST_MATCHUPS


def test_what_was_worked_out_once_is_what_would_be_worked_out_now() -> None:
    """On every down that is thought about, of whatever kind, by a coach who has seen all the others first."""
    downs = [
        revealed(0, 0, spot=spot, down=down, to_go=to_go, quarter=quarter, clock=100, score=[0, lead])
        for spot in (50, 82, 91, 97)
        for down in range(1, 5)
        for to_go in (1, 5, 12)
        for quarter, lead in ((1, 0), (2, 0), (4, 3), (4, -3))
    ]
    deciding = [game for game in downs if is_critical(game)]
    seasoned = BookCoach()
    for game in deciding * 2:
        fresh = BookCoach()
        fresh.plans, fresh.chances.tails = seasoned.plans, seasoned.chances.tails
        state = state_of(game, game.offense)
        plan = seasoned.plan(game, game.offense)
        offense = game.offense
        assert seasoned.second_call(game, offense, plan, state) == fresh.second_call(game, offense, plan, state)
        assert seasoned.second_formation(game, state) == fresh.second_formation(game, state)


def test_with_many_yards_to_go_a_pair_has_chances_too() -> None:
    matchup = BookCoach().chances.of(revealed(0, 0))
    for play in range(PLAY_COUNT):
        at_most = [matchup.against(play, to_go) for to_go in (LONGEST - 1, LONGEST, LONGEST + 1, 40)]
        for formation in range(FORMATION_COUNT):
            chances = [row[formation] for row in at_most]
            assert chances == sorted(chances, reverse=True)
            assert matchup.chance(play, formation, LONGEST) == chances[1]
