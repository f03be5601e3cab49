"""The book coach plays sense: it beats a coach of chance, and its games look like college football."""

from __future__ import annotations

from statistics import fmean
from typing import Any

import pytest

from examples.bowlbound.table import Stage
from fieldhouse.games.bowlbound.calls import FIELD_GOAL_TRY, HAIL_MARY, KNEEL, PUNT
from fieldhouse.games.bowlbound.choices import ACCEPT, DECLINE, DECLINE_IT, RETURN_KICK, RUN_WITH_IT, TAKE_TOUCHBACK
from fieldhouse.games.bowlbound.coach import COACHES
from fieldhouse.games.bowlbound.coaching.book import BookCoach
from fieldhouse.games.bowlbound.coaching.league_plan import LEAGUE
from fieldhouse.games.bowlbound.game import dealer
from fieldhouse.games.bowlbound.model import DROP_BACK, PLAY_COUNT
from fieldhouse.games.bowlbound.options import PRESETS
from fieldhouse.games.bowlbound.questions import CALL, KICK_FIELDED, KICKOFF_CALL, PENALTY, RUN_BACK, TEMPO, Fielded
from fieldhouse.games.bowlbound.scoresheet import Scoresheet
from fieldhouse.games.bowlbound.state import Claim
from fieldhouse.games.bowlbound.step import step
from fieldhouse.gridiron import habit_kicks
from fieldhouse.gridiron.field import Situation
from fieldhouse.gridiron.late_game import LET_RUN, ONSIDE, TIME_OUT
from fieldhouse.gridiron.outcome import snap
from fieldhouse.gridiron.phases import SCRIMMAGE
from fieldhouse.library.bowlbound import load_team
from fieldhouse.table.play import play_out
from fieldhouse.table.seat import AWAY, BOTH, HOME, Seat
from fieldhouse.table.table import BatchTable

GAMES = 40
BOOK = COACHES["book"]()


def test_it_beats_chance() -> None:
    """With equal strength a coin would win 20 of 40; 30 is more than three standard errors away."""
    deal = dealer(load_team("2024-LKS"), load_team("2024-LKS"), PRESETS["basic"])
    wins = 0
    for seed in range(GAMES):
        coaches = [BOOK, COACHES["random"]()] if seed % 2 else [COACHES["random"](), BOOK]
        game = play_out(deal(BatchTable(seed, coaches)), step)
        wins += game.score[0 if seed % 2 else 1] > game.score[1 if seed % 2 else 0]
    assert wins >= 30


@pytest.mark.parametrize("preset", PRESETS)
def test_its_games_look_like_college_football(preset: str) -> None:
    """Wide bands around what a college team does in a game: 25 points, 75 plays, 375 yards."""
    deal, sheet = dealer(load_team("2024-LKS"), load_team("2024-PRA"), PRESETS[preset]), Scoresheet()
    for seed in range(GAMES):
        play_out(deal(BatchTable(seed, (BOOK, BOOK), sheet.add)), step)
    means = {name: fmean(total[name] for total in sheet.totals()) / GAMES for name in sheet.totals()[0]}
    assert 15 < means["points"] < 36
    assert 62 < means["plays"] < 95
    assert 290 < means["rush_yards"] + means["pass_yards"] < 480
    assert 0.45 < means["completions"] / means["pass_attempts"] < 0.68
    assert 0.5 < means["interceptions"] + means["fumbles_lost"] < 4


def asked(stage: Stage, whim: float = 0.5) -> int:
    return BOOK.answer(CALL, stage.game, stage.game.offense, None, whim)


def test_fourth_downs() -> None:
    assert asked(Stage("A 4 and 12 at A 30")) == PUNT
    assert asked(Stage("A 4 and 12 at B 10")) == FIELD_GOAL_TRY


def test_a_kick_stands_when_they_announce_a_rush() -> None:
    """Asked again (V-2-A) it does not throw dice for its fourth down a second time."""
    stage = Stage("A 4 and 1 at B 45")
    assert asked(stage, whim=0.0) not in (PUNT, FIELD_GOAL_TRY)
    stage.game.play.call = PUNT
    assert asked(stage, whim=0.0) == PUNT


def test_the_end_of_a_game() -> None:
    late = {"kneel": True, "hail_mary": True}
    ahead = Stage("A 1 and 10 at B 40", late, quarter=4, clock="0:50", score=(7, 3))
    ahead.game.time_outs = [0, 0]
    assert asked(ahead) == KNEEL
    behind = Stage("A 1 and 10 at A 40", late, quarter=4, clock="0:15", score=(3, 7))
    assert asked(behind) == HAIL_MARY
    kicks = Stage("A kicks off from A 30", quarter=4, clock="1:30", score=(3, 7))
    assert BOOK.answer(KICKOFF_CALL, kicks.game, AWAY, None, 0.5) == ONSIDE


A, B = BOTH
RUNNING, CHAINS = 30, 20
"""The seconds of a play that leaves the clock running, and of one that stops it for the chains."""


@pytest.mark.parametrize(
    ("seat", "situation", "quarter", "clock", "score", "left", "seconds", "wish"),
    [
        (A, "A 2 and 7 at A 30", 4, "1:30", (17, 20), 3, RUNNING, TIME_OUT),
        (A, "A 2 and 7 at A 30", 4, "1:30", (10, 20), 3, RUNNING, TIME_OUT),
        (A, "A 2 and 7 at A 45", 4, "1:30", (20, 20), 3, RUNNING, TIME_OUT),
        (A, "A 2 and 7 at A 30", 4, "3:30", (17, 20), 3, RUNNING, LET_RUN),  # too early
        (A, "A 2 and 7 at A 30", 4, "1:30", (17, 20), 1, RUNNING, LET_RUN),  # the last one is kept
        (A, "A 2 and 7 at A 30", 4, "0:40", (17, 20), 1, RUNNING, TIME_OUT),
        (A, "A 1 and 10 at A 40", 4, "1:30", (17, 20), 3, CHAINS, LET_RUN),  # ten seconds are not worth one
        (A, "A 1 and 10 at A 40", 4, "0:20", (17, 20), 3, CHAINS, TIME_OUT),  # the game is
        (A, "A 2 and 7 at A 30", 4, "0:10", (17, 20), 3, RUNNING, LET_RUN),  # no snap left to save time for
        (A, "A 2 and 7 at A 30", 4, "1:30", (20, 17), 3, RUNNING, LET_RUN),
        (A, "A 2 and 7 at A 30", 4, "1:30", (0, 20), 3, RUNNING, LET_RUN),  # out of reach
        (B, "A 2 and 7 at A 30", 4, "1:50", (20, 17), 3, RUNNING, TIME_OUT),  # they run it out
        (B, "A 2 and 7 at A 30", 4, "1:50", (20, 17), 1, RUNNING, TIME_OUT),
        (B, "A 2 and 7 at A 30", 4, "2:40", (20, 17), 3, RUNNING, LET_RUN),
        (B, "A 2 and 7 at A 30", 4, "1:50", (34, 17), 3, RUNNING, LET_RUN),  # nothing can be turned any more
        (B, "A 2 and 7 at A 30", 4, "1:50", (17, 20), 3, RUNNING, LET_RUN),
        (A, "A 2 and 7 at A 45", 2, "1:30", (3, 7), 3, RUNNING, TIME_OUT),
        (A, "A 2 and 7 at A 45", 2, "1:30", (7, 3), 3, RUNNING, TIME_OUT),  # points count for the side that leads too
        (A, "A 2 and 7 at B 40", 2, "0:50", (7, 3), 3, RUNNING, TIME_OUT),
        (A, "A 2 and 7 at A 20", 2, "1:30", (3, 7), 3, RUNNING, LET_RUN),
        (B, "A 4 and 7 at A 20", 2, "1:10", (7, 3), 3, RUNNING, TIME_OUT),  # there will be a punt
        (B, "A 2 and 7 at A 20", 2, "1:10", (7, 3), 3, RUNNING, LET_RUN),
        (A, "A 2 and 7 at A 45", 3, "0:50", (3, 7), 3, RUNNING, LET_RUN),
        (A, "A 4 and 7 at A 45", 2, "0:40", (3, 7), 3, RUNNING, LET_RUN),  # they will punt: why leave them time?
        (A, "A 4 and 7 at A 45", 4, "0:40", (20, 20), 3, RUNNING, LET_RUN),
        (A, "A 4 and 7 at B 20", 4, "0:40", (20, 20), 3, RUNNING, TIME_OUT),  # a field goal wins
        (A, "A 4 and 7 at A 45", 4, "0:40", (17, 20), 3, RUNNING, TIME_OUT),  # a punt would lose
    ],
)
def test_time_outs_are_for_the_side_that_needs_time(
    seat: Seat, situation: str, quarter: int, clock: str, score: tuple[int, int], left: int, seconds: int, wish: int
) -> None:
    stage = Stage(situation, quarter=quarter, clock=clock, score=score)
    stage.game.time_outs = [left, left]
    assert BOOK.answer(TEMPO, stage.game, seat, seconds, 0.5) == wish


class LetsItRun(BookCoach):
    """Takes its time-outs home."""

    def answer_tempo(self, *asked: object) -> int:
        return LET_RUN


@pytest.mark.parametrize("has_ball", [True, False])
def test_time_outs_win_games(has_ball: bool) -> None:
    """Three points behind with two minutes left, and the same dice with time-outs as without."""

    def won(coach: BookCoach) -> int:
        wins = 0
        for seed in range(600):
            game = deal(BatchTable(seed, (coach, BOOK)))
            game.phase, game.quarter, game.clock, game.score = SCRIMMAGE, 4, 120, [17, 20]
            game.offense, game.spot, game.down, game.to_go = A if has_ball else B, 30, 1, 10
            wins += play_out(game, step).winner == A
        return wins

    deal = dealer(load_team("2024-LKS"), load_team("2024-LKS"), PRESETS["recommended"])
    assert won(BookCoach()) > won(LetsItRun())


def test_it_bats_a_deep_pass_away_on_fourth_down() -> None:
    stage = Stage("A 4 and 10 at B 35")
    choices = (0, 1, 2)
    assert BOOK.answer(RUN_BACK, stage.game, HOME, Fielded(3, choices), 0.5) == DECLINE_IT
    stage.put("A 1 and 10 at A 35")
    assert BOOK.answer(RUN_BACK, stage.game, HOME, Fielded(40, choices), 0.5) == RUN_WITH_IT


def test_fourth_downs_are_played_as_often_as_the_seasons_coaches_played_them() -> None:
    """Ahead late in the game less often than in an ordinary state, and by the thousandth that the habits tell."""
    leads: dict[str, Any] = {"quarter": 4, "clock": "4:30", "score": (17, 14)}
    stage = Stage("A 4 and 1 at A 45", **leads)
    played = habit_kicks.played_fourths(stage.game, A, LEAGUE) / 1000
    ordinary = habit_kicks.played_fourths(Stage("A 4 and 1 at A 45").game, A, LEAGUE) / 1000
    assert 0.1 < played < ordinary < 0.9
    assert asked(stage, whim=played - 0.001) < PLAY_COUNT
    assert asked(Stage("A 4 and 1 at A 45", **leads), whim=played + 0.001) == PUNT


def test_nobody_kneels_on_fourth_down_and_few_before_the_half() -> None:
    kneels = {"preset": "recommended"}
    ends = Stage("A 4 and 10 at A 30", kneels, quarter=4, clock="0:08", score=(17, 14))
    assert asked(ends, whim=0.5) != KNEEL
    half = Stage("A 1 and 10 at A 25", kneels, quarter=2, clock="0:25")
    called = [asked(half, whim=whim / 200) for whim in range(200)]
    assert 0 < called.count(KNEEL) < 40


def test_the_last_kick_of_a_lost_game_is_run_out() -> None:
    deep = Fielded(-5, (RETURN_KICK, TAKE_TOUCHBACK))
    lost = Stage("A kicks off from A 30", quarter=4, clock="0:15", score=(7, 3))
    assert BOOK.answer(KICK_FIELDED, lost.game, B, deep, 0.5) == RETURN_KICK
    won = Stage("A kicks off from A 30", quarter=4, clock="0:15", score=(3, 7))
    assert BOOK.answer(KICK_FIELDED, won.game, B, deep, 0.5) == TAKE_TOUCHBACK


def test_the_last_play_is_thrown_where_there_is_no_hail_mary() -> None:
    """Plays on which chance would run: behind with a play left, and too far out to run it in."""
    last: dict[str, Any] = {"quarter": 4, "clock": "0:10", "score": (3, 7)}
    assert {asked(Stage("A 1 and 10 at A 40", **last), whim=whim / 10) for whim in range(10)} == {DROP_BACK}


def test_a_foul_of_the_defense_that_gives_one_more_down_is_accepted() -> None:
    """Behind as time runs out: the long gain stands at the end of a lost game, the flag gives another play."""
    gain, flag = snap(Situation(A, 85, 1, 10)), Claim(0, B, snap(Situation(A, 65, 1, 10)))
    last = Stage("A 2 and 5 at B 40", quarter=4, clock="0:05", score=(14, 17))
    assert BOOK.answer(PENALTY, last.game, A, ((flag,), gain), 0.5) == ACCEPT
    early = Stage("A 2 and 5 at B 40", quarter=3, clock="0:05", score=(14, 17))
    assert BOOK.answer(PENALTY, early.game, A, ((flag,), gain), 0.5) == DECLINE
