"""The scoresheet and the game book: the league's conventions by example, and what must add up in any game."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from examples.ddf.table import Stage, example
from fieldhouse.games.ddf.pages.game_statistics import GameStatistics
from fieldhouse.games.ddf.scoresheet import TOTALS, Scoresheet, has_given_up_series
from fieldhouse.gridiron.field import across
from fieldhouse.gridiron.outcome import NEXT_SNAP
from fieldhouse.gridiron.phases import SCRIMMAGE
from fieldhouse.table.seat import AWAY, BOTH
from rules.ddf.games import Played, box_score_text, played

KINDS = [("random", "basic"), ("random", "advanced"), ("book", "basic"), ("book", "advanced")]
GAMES = [(seed, *kind) for kind in KINDS for seed in range(50)]


def entered(stage: Stage) -> dict[str, int]:
    """What NE, the visitors, have on the sheet after the plays of *stage*, leaving out the zeros."""
    sheet = Scoresheet()
    for play in stage.rows:
        sheet.add(play)
    return {name: total for name, total in sheet.totals()[0].items() if total}


def book_of(stage: Stage) -> GameStatistics:
    away, home = (side.team for side in stage.game.sides)
    return GameStatistics(away, home, stage.rows)


def snap(cells: dict[str, Any], calls: str, dice: str, situation: str = "NE 2 and 7 at NE 30", **more: Any) -> Stage:
    return example(situation, NE=cells, calls=calls, dice=dice, **more)


def test_a_run_is_a_rush() -> None:
    stage = snap({"2-Off Tackle": "4"}, "2-Off Tackle A", "offense 24, defense 1")
    assert entered(stage) == {"plays": 1, "rush_attempts": 1, "rush_yards": 4}


def test_a_completion_that_makes_the_distance_is_a_first_down() -> None:
    stage = snap({"6-Short": "9"}, "6-Short A", "offense 24, defense 1")
    assert entered(stage) == {"plays": 1, "first_downs": 1, "pass_attempts": 1, "completions": 1, "pass_yards": 9}
    assert book_of(stage).more[0]["first_downs_passing"] == 1


def test_a_sack_is_neither_rush_nor_pass() -> None:
    stage = snap({"7-Medium": "QT", "QT": "-8"}, "7-Medium A", "offense 24, defense 1, QT 24")
    assert entered(stage) == {"plays": 1, "sacks": 1}
    assert book_of(stage).stat(AWAY, "net_pass_yards") == -8


def test_a_scramble_is_a_rush() -> None:
    stage = snap({"7-Medium": "QT", "QT": "12"}, "7-Medium A", "offense 24, defense 1, QT 24")
    assert entered(stage) == {"plays": 1, "first_downs": 1, "rush_attempts": 1, "rush_yards": 12}


def test_a_scramble_for_a_touchdown_is_a_rush() -> None:
    stage = snap({"7-Medium": "QT", "QT": "TD"}, "7-Medium A", "offense 24, defense 1, QT 24")
    assert entered(stage) == {"points": 6, "plays": 1, "first_downs": 1, "rush_attempts": 1, "rush_yards": 70}


def test_a_kneel_is_a_rush() -> None:
    assert entered(example("NE 1 and 10 at NE 30", calls="kneel A")) == {
        "plays": 1, "rush_attempts": 1, "rush_yards": -1,
    }  # fmt: skip


def test_a_spike_is_a_pass_attempt() -> None:
    stage = snap({"1-Line Plunge": "3"}, "1-Line Plunge A", "offense 24, defense 1", choices="NE tempo spike")
    assert entered(stage) == {"plays": 2, "rush_attempts": 1, "rush_yards": 3, "pass_attempts": 1}


def test_an_interception_is_an_attempt() -> None:
    stage = snap({"8-Long": "INT 30"}, "8-Long A", "offense 24, defense 1, interception return 24")
    assert entered(stage) == {"plays": 1, "pass_attempts": 1, "interceptions": 1}
    assert book_of(stage).more[1]["interception_returns"] == 1


def test_a_fumble_after_the_catch_is_a_completion() -> None:
    cells = {"6-Short": "F 5", "fumble recovered": "10"}
    stage = snap(cells, "6-Short A", "offense 24, defense 1, fumble 24, fumble return 24")
    assert entered(stage) == {
        "plays": 1, "pass_attempts": 1, "completions": 1, "pass_yards": 5, "fumbles_lost": 1,
    }  # fmt: skip


def test_a_play_wiped_out_by_a_penalty_counts_for_the_penalty_alone() -> None:
    cells = {"6-Short": {24: "OFF 10", 25: "20"}}
    stage = snap(cells, "6-Short A", "offense 24, offense 25, defense 1", choices="PHI penalty accept")
    assert entered(stage) == {"penalties": 1}
    assert book_of(stage).more[0]["penalty_yards"] == 10


def test_a_declined_penalty_counts_for_nothing() -> None:
    cells = {"6-Short": {24: "OFF 10", 25: "INC"}}
    stage = snap(cells, "6-Short A", "offense 24, offense 25, defense 1", choices="PHI penalty decline")
    assert entered(stage) == {"plays": 1, "pass_attempts": 1}


def test_a_penalty_on_top_of_a_play_leaves_the_play_on_the_sheet() -> None:
    stage = snap({"1-Line Plunge": {24: "DEF 5X", 25: "3"}}, "1-Line Plunge A", "offense 24, offense 25, defense 1")
    assert entered(stage) == {"plays": 1, "first_downs": 1, "rush_attempts": 1, "rush_yards": 3}
    assert book_of(stage).more[0]["first_downs_by_penalty"] == 1
    assert book_of(stage).more[1]["penalty_yards"] == 5


def test_five_yards_on_first_down_are_no_first_down() -> None:
    stage = snap({"1-Line Plunge": "DEF 5"}, "1-Line Plunge A", "offense 24", "NE 1 and 10 at NE 30")
    assert entered(stage.gives("NE 1 and 5 at NE 35")) == {}


def test_half_the_distance_is_what_it_is() -> None:
    stage = snap({"1-Line Plunge": "OFF 5"}, "1-Line Plunge A", "offense 24", "NE 1 and 10 at NE 7")
    assert book_of(stage.gives("NE 1 and 13 at NE 4")).more[0]["penalty_yards"] == 3


def test_a_safety_by_holding_leaves_nothing_of_the_play() -> None:
    cells = {"6-Short": {24: "OFF 10", 25: "20"}}
    stage = snap(
        cells, "6-Short A", "offense 24, offense 25, defense 1", "NE 1 and 10 at NE 3", choices="PHI penalty accept"
    )
    assert stage.score == "NE 0, PHI 2"
    assert entered(stage) == {"penalties": 1}


def test_a_muffed_punt_won_back_is_no_first_down() -> None:
    stage = example(
        "NE 4 and 7 at NE 30",
        NE={"Punt": "40"},
        PHI={"Punt Return": "F 3", "fumble recovered": "10"},
        calls="punt A",
        dice="punt 24, punt return 24, coverage 1, fumble 24, fumble return 24",
    ).gives("NE 1 and 10 at PHI 33")
    assert entered(stage) == {"punts": 1}
    book = book_of(stage)
    assert book.sheet.totals()[1]["fumbles_lost"] == 1
    assert (book.more[1]["punt_returns"], book.more[1]["punt_return_yards"]) == (1, 3)


def test_a_punt_into_the_end_zone_counts_to_the_goal_line() -> None:
    stage = example("NE 4 and 7 at PHI 40", NE={"Punt": "55"}, calls="punt A", dice="punt 24")
    assert book_of(stage).more[0]["punt_yards"] == 40


def test_a_fair_catch_is_no_return() -> None:
    stage = example(
        "NE 4 and 7 at NE 30", NE={"Punt": "40"}, PHI={"Punt Return": "FC"}, calls="punt A",
        dice="punt 24, punt return 24",
    )  # fmt: skip
    assert stage.last.result == "fair catch"
    assert "punt_returns" not in book_of(stage).more[1]


def test_a_field_goal_is_measured_from_the_hold_to_the_posts() -> None:
    stage = example("NE 4 and 7 at PHI 27", NE={"Field Goal": "30"}, calls="field-goal A", dice="field goal 24")
    assert entered(stage) == {"points": 3, "field_goals_made": 1, "field_goals_tried": 1}
    assert book_of(stage).stat(AWAY, "longest_field_goal") == 45


def test_a_try_counts_for_its_points_alone() -> None:
    stage = example(
        "try by NE",
        NE={"2-Off Tackle": "4"},
        choices="NE try two, NE call off-tackle, PHI formation a",
        dice="offense 24, defense 1",
    )
    assert entered(stage) == {"points": 2}


@pytest.mark.parametrize(("seed", "level", "preset"), GAMES)
def test_what_must_add_up_in_any_game(seed: int, level: str, preset: str) -> None:
    match = played(seed, level, preset)
    book = GameStatistics(match.away, match.home, match.notes)
    scores_add_up(book, match)
    for seat in BOTH:
        team, more = book.sheet.teams[seat], book.more[seat]
        parts = [more[f"first_downs_{part}"] for part in ("rushing", "passing", "by_penalty")]
        assert sum(parts) == team.first_downs
        assert parts[0] <= team.rush_attempts
        assert parts[1] <= team.completions <= team.pass_attempts
        assert team.plays == team.rush_attempts + team.pass_attempts + team.sacks
        assert team.field_goals_made <= team.field_goals_tried
        assert more["third_down_made"] <= more["third_down_tries"]
        assert more["fumbles"] >= team.fumbles_lost
    clock_adds_up(book, match)
    drives_add_up(book, match)


def scores_add_up(book: GameStatistics, match: Played) -> None:
    final = tuple(match.game.score)
    assert tuple(book.stat(seat, "points") for seat in BOTH) == final
    assert tuple(map(sum, book.quarters)) == final
    assert not book.summary.scores or book.summary.scores[-1].score == final


def clock_adds_up(book: GameStatistics, match: Played) -> None:
    run = 4 * 900 if match.game.quarter == 4 else 4 * 900 + 600 - match.game.clock
    assert sum(more["possession_seconds"] for more in book.more) == run


def drives_add_up(book: GameStatistics, match: Played) -> None:
    drives = book.drives.drives
    assert all(drive.how_ended for drive in drives[:-1])
    downs = [play for play in match.notes if play.kind == SCRIMMAGE]
    assert sum(drive.plays for drive in drives) == sum(play.counts for play in downs)
    assert sum(drive.seconds for drive in drives) == sum(play.seconds for play in downs)
    touchdowns = sum(drive.how_ended == "touchdown" for drive in drives)
    assert touchdowns <= sum(more["touchdowns"] for more in book.more)


@pytest.mark.parametrize("seed", range(20))
def test_yards_are_where_the_ball_went(seed: int) -> None:
    """A play without flag, fumble, kick or score leaves the ball as far on as its yards say."""
    for play in played(seed, "book").notes:
        outcome = play.outcome
        is_plain = play.kind == SCRIMMAGE and not play.fouls and play.fumbled_by < 0 and not has_given_up_series(play)
        if is_plain and outcome is not None and outcome.ending == NEXT_SNAP:
            spot = outcome.spot if outcome.seat == play.seat else across(outcome.spot)
            assert spot == play.spot + play.yards


def test_totals_name_what_simulations_report() -> None:
    assert Scoresheet().totals() == (dict.fromkeys(TOTALS, 0), dict.fromkeys(TOTALS, 0))


def test_the_box_score_holds_every_part() -> None:
    match = played(3, "book")
    text = box_score_text(GameStatistics(match.away, match.home, match.notes))
    for part in ("Scoring", "Team statistics", "Individual statistics", "Drives", "Time of possession"):
        assert part in text
    assert max(map(len, text.splitlines())) <= 100
    assert "\x1b" not in text
    for team, points in zip((match.away, match.home), match.game.score, strict=True):
        line = next(line for line in text.splitlines() if line.strip().startswith(team.title) and "at" not in line)
        assert line.split()[-1] == str(points)


def test_the_box_score_has_no_dash_beside_a_minus_and_one_sack_is_one() -> None:
    named = {"pass": (("T. Ash", 1.0),), "sack": (("B. Fir", 1.0),), "rush": (("C. Elm", 1.0),)}
    cells = {"7-Medium": "QT", "QT": "-8", "1-Line Plunge": "-1"}
    stage = snap(cells, "7-Medium A", "offense 24, defense 1, QT 24")
    for _ in range(2):
        stage.play(calls="1-Line Plunge A", dice="offense 24, defense 1")
    away, home = (replace(side.team, players=named) for side in stage.game.sides)
    text = box_score_text(GameStatistics(away, home, stage.rows))
    assert "B. Fir 1 sack\n" in text
    assert "C. Elm 2-(-2)" in text and re.search(r"Rushes-yards +2-\(-2\)", text)
    assert "--" not in text
    stage.put("NE 2 and 7 at NE 30")
    stage.play(calls="7-Medium A", dice="offense 24, defense 1, QT 24")
    assert "B. Fir 2 sacks\n" in box_score_text(GameStatistics(away, home, stage.rows))
