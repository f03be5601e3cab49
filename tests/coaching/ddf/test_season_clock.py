"""The book by a season's clock: time-outs, hurrying and kneels come when they came in life."""

from __future__ import annotations

from typing import Any

import pytest

from fieldhouse.games.ddf.choices import KNEEL
from fieldhouse.games.ddf.coaching.book import BookCoach
from fieldhouse.games.ddf.coaching.late import EARLY_STOPS, tempo
from fieldhouse.games.ddf.questions import TEMPO
from fieldhouse.games.ddf.state import RUNNING, Game
from fieldhouse.gridiron.habits import WHOLE, WON_CLOCKS
from fieldhouse.gridiron.late_game import LET_RUN, NO_HUDDLE, SPIKE, TIME_OUT
from fieldhouse.gridiron.situations import class_of, state_of
from fieldhouse.table.seat import AWAY, HOME, Seat
from rules.ddf.games import situation

WHIMS = [(n + 0.5) / 200 for n in range(200)]


def late(preset: str = "replay", **facts: Any) -> Game:
    return situation(preset, **{"quarter": 4, "spot": 50} | facts)


def answer(game: Game, seat: Seat, whim: float = 0.5) -> int:
    return BookCoach().answer(TEMPO, game, seat, RUNNING, whim)


@pytest.mark.parametrize(
    ("facts", "by_the_guide", "by_the_season"),
    [
        ({"quarter": 2, "clock": 100}, TIME_OUT, NO_HUDDLE),  # all three are for the last minute
        ({"quarter": 2, "clock": 60}, TIME_OUT, TIME_OUT),
        ({"clock": 100, "score": [10, 14], "time_outs": [2, 3]}, TIME_OUT, NO_HUDDLE),  # two are
        ({"clock": 100, "score": [10, 14]}, TIME_OUT, TIME_OUT),
        ({"clock": 60, "score": [10, 14], "time_outs": [2, 3]}, TIME_OUT, TIME_OUT),
        ({"clock": 20, "score": [10, 14], "time_outs": [0, 3], "no_huddles": [0, 9]}, LET_RUN, SPIKE),  # 15 seconds
    ],
)
def test_time_outs_with_the_ball(facts: dict[str, Any], by_the_guide: int, by_the_season: int) -> None:
    found = [tempo(late(preset, **facts), AWAY, RUNNING, 0.5) for preset in ("advanced", "replay")]
    assert found == [by_the_guide, by_the_season]


@pytest.mark.parametrize(
    ("clock", "whim", "stops"),
    [
        (301, 0.0, False),
        (300, EARLY_STOPS - 0.01, True),
        (300, EARLY_STOPS + 0.01, False),  # not always, before the last two and a half minutes
        (150, EARLY_STOPS + 0.01, True),
    ],
)
def test_a_side_that_is_behind_stops_the_clock_sooner(clock: int, whim: float, stops: bool) -> None:
    game = late(clock=clock, score=[20, 14])
    assert (answer(game, HOME, whim) == TIME_OUT) == stops
    assert (answer(late("advanced", clock=clock, score=[20, 14]), HOME, whim) == TIME_OUT) == (clock <= 150)


def test_nobody_stops_the_clock_for_a_side_that_kneels() -> None:
    game = late(clock=110, score=[20, 14])
    assert answer(game, HOME) == TIME_OUT
    game.play.call = KNEEL
    assert answer(game, HOME) == LET_RUN


def test_it_hurries_as_often_as_coaches_did_all_through_the_last_quarter() -> None:
    """By the guide's clock only a side that is pressed for time does."""
    coach, game = BookCoach(), late(clock=700, score=[14, 17])
    often = coach.plan(game, AWAY).habits.hurries[0][state_of(game, AWAY)] / WHOLE
    assert [answer(game, AWAY, whim) for whim in (often - 0.01, often + 0.01)] == [NO_HUDDLE, LET_RUN]
    assert answer(late("advanced", clock=700, score=[14, 17]), AWAY, often - 0.01) == LET_RUN
    game.no_huddles = [0, 0]
    assert answer(game, AWAY, often - 0.01) == LET_RUN


def kneels(game: Game) -> float:
    coach = BookCoach()
    return sum(coach.answer_call(game, AWAY, None, whim) == KNEEL for whim in WHIMS) / len(WHIMS)


@pytest.mark.parametrize(("clock", "expected"), [(108, 1.0), (109, 0.0)])
def test_a_kneel_is_reckoned_with_36_seconds(clock: int, expected: float) -> None:
    assert kneels(late(clock=clock, down=2, score=[20, 17], time_outs=[3, 0])) == expected


def test_a_time_out_against_a_kneel_is_reckoned_with_five_seconds() -> None:
    facts: dict[str, Any] = {"down": 3, "score": [20, 17], "time_outs": [3, 1]}
    assert kneels(late(clock=41, **facts)) == 1.0
    assert kneels(late(clock=42, **facts)) == 0.0


def test_out_of_reach_it_kneels_as_often_as_coaches_did_though_it_could_kneel_it_out() -> None:
    game = late(clock=100, down=2, score=[37, 20], time_outs=[3, 0])
    often = BookCoach().plan(game, AWAY).habits.won_kneels[0][class_of(WON_CLOCKS, 100)] / WHOLE
    assert 0.1 < often < 0.9
    assert kneels(game) == pytest.approx(often, abs=0.01)
    assert kneels(late("advanced", clock=100, down=2, score=[37, 20], time_outs=[3, 0])) == 1.0
