"""'Audibles': when the computer coach chooses again, and what it then chooses."""

from __future__ import annotations

from typing import Any

import pytest

from fieldhouse.games.ddf.choices import AUDIBLE, GO
from fieldhouse.games.ddf.coaching.audibles import DECIDING_DOWN, is_worth_it
from fieldhouse.games.ddf.coaching.book import BookCoach
from fieldhouse.games.ddf.model import PLAY_COUNT
from fieldhouse.games.ddf.state import AUDIBLE_CALLED, Game
from fieldhouse.gridiron.phases import SCRIMMAGE
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
    coach, game = BookCoach(), revealed(0, 0)
    return sorted(
        (chance, play, formation)
        for play in range(PLAY_COUNT)
        for formation, chance in enumerate(coach.chances.of(game).against(play, game.to_go))
    )


def test_the_offense_leaves_a_hopeless_match_and_the_defense_a_lost_one() -> None:
    coach = BookCoach()
    _, play, formation = matches()[0]
    assert coach.answer_reveal(revealed(play, formation), 0, LEGAL, 0.5) == AUDIBLE
    assert coach.answer_reveal(revealed(play, formation), 1, LEGAL, 0.5) == GO
    _, play, formation = matches()[-1]
    assert coach.answer_reveal(revealed(play, formation), 0, LEGAL, 0.5) == GO
    assert coach.answer_reveal(revealed(play, formation), 1, LEGAL, 0.5) == AUDIBLE


def test_audibles_are_kept_for_the_downs_that_decide() -> None:
    _, play, formation = matches()[0]
    assert BookCoach().answer_reveal(revealed(play, formation, down=1, to_go=10), 0, LEGAL, 0.5) == GO
    assert BookCoach().answer_reveal(revealed(play, formation, to_go=25), 0, LEGAL, 0.5) == GO


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
    game.play.aside(AUDIBLE_CALLED, 0)
    play = coach.answer_call(game, 0, None, 0.5)
    assert {coach.answer_call(game, 0, None, whim / 10) for whim in range(10)} == {play}
    assert play != game.play.call
    game.play.asides = ((AUDIBLE_CALLED, 1),)
    assert len({coach.answer_formation(game, 1, None, whim / 10) for whim in range(10)}) == 1
    assert len({coach.answer_call(game, 0, None, whim / 10) for whim in range(10)}) > 1, "the others just call again"
