"""The bracket: byes, the best against the worst, home for the better, neutral ground for the last game."""

from __future__ import annotations

from typing import Any

import pytest

from fieldhouse.library.schedule import BadSchedule, Schedule
from fieldhouse.seasons.playoffs import Bracket, bracket

HOME_WINS = (10, 20)
AWAY_WINS = (20, 10)
ROUNDS = ("wild card", "divisional", "conference", "final")


def league(qualifiers: int, rounds: tuple[str, ...] = ROUNDS, **facts: Any) -> Schedule:
    divisions = {(name, ""): tuple(f"{name}{seed}" for seed in range(1, qualifiers + 1)) for name in "XY"}
    return Schedule(2017, "made up", "nfl", qualifiers, rounds, divisions, (), **facts)


def after(schedule: Schedule, *scores: tuple[int, int]) -> Bracket:
    seeds = {conference: schedule.members(conference) for conference in schedule.conferences}
    return bracket(schedule, seeds, dict(enumerate(scores, 1)))


def pairs(playoffs: Bracket, at: int) -> list[tuple[str, str]]:
    return [game.teams for game in playoffs.rounds[at]]


def test_six_qualifiers_two_sit_out_the_first_round() -> None:
    assert pairs(after(league(6)), 0) == [("X6", "X3"), ("X5", "X4"), ("Y6", "Y3"), ("Y5", "Y4")]


def test_seven_qualifiers_one_sits_out() -> None:
    first = pairs(after(league(7)), 0)
    assert first == [("X7", "X2"), ("X6", "X3"), ("X5", "X4"), ("Y7", "Y2"), ("Y6", "Y3"), ("Y5", "Y4")]


def test_the_best_left_meets_the_worst_left() -> None:
    """X6 won, so it goes to X1 and not to where its branch would lead."""
    playoffs = after(league(6), AWAY_WINS, HOME_WINS, HOME_WINS, HOME_WINS)
    assert pairs(playoffs, 1) == [("X6", "X1"), ("X4", "X2"), ("Y4", "Y1"), ("Y3", "Y2")]
    assert [game.number for game in playoffs.rounds[1]] == [5, 6, 7, 8]


def test_a_round_is_known_when_the_one_before_is_over() -> None:
    assert len(after(league(6), HOME_WINS, HOME_WINS, HOME_WINS).rounds) == 1


@pytest.mark.parametrize(("final_at", "teams"), [("", ("Y1", "X1")), ("X", ("Y1", "X1")), ("Y", ("X1", "Y1"))])
def test_the_final_is_on_neutral_ground(final_at: str, teams: tuple[str, str]) -> None:
    playoffs = after(league(6, final_at=final_at), *[HOME_WINS] * 10)
    (final,) = playoffs.rounds[-1]
    assert (final.stage, final.teams, final.is_neutral) == ("final", teams, True)
    assert playoffs.champion is None


def test_the_champion() -> None:
    assert after(league(6), *[HOME_WINS] * 11).champion == "X1"
    assert after(league(6), *[HOME_WINS] * 10, AWAY_WINS).champion == "Y1"
    assert after(league(1, ("final",)), AWAY_WINS).champion == "Y1"


def test_a_playoff_game_cannot_be_tied() -> None:
    with pytest.raises(BadSchedule, match="Game 1, X6 at X3, is a playoff game and ended in a tie"):
        after(league(6), (3, 3), HOME_WINS, HOME_WINS, HOME_WINS)


def test_in_a_fixed_bracket_the_winner_takes_the_better_seeds_place() -> None:
    """X8 has beaten X1 and meets the winner of X4 and X5, at home for neither: the better seed is."""
    first = (AWAY_WINS, *[HOME_WINS] * 3)
    playoffs = after(league(8, is_fixed=True), *first, *first)
    assert pairs(playoffs, 1) == [("X8", "X4"), ("X3", "X2"), ("Y8", "Y4"), ("Y3", "Y2")]
    anew = after(league(8), *first, *first)
    assert pairs(anew, 1) == [("X8", "X2"), ("X4", "X3"), ("Y8", "Y2"), ("Y4", "Y3")]


def test_a_series_goes_on_until_somebody_has_won_most_of_it() -> None:
    """Best of three, at the better seed's, away, and at home again; every series keeps its three numbers."""
    best_of_three = league(2, ("conference", "final"), series=("HAH", "HAH"))
    begun = after(best_of_three, HOME_WINS)
    known = [(1, ("X2", "X1")), (2, ("X1", "X2")), (4, ("Y2", "Y1"))]
    assert [(game.number, game.teams) for game in begun.fixtures] == known
    scores = {1: HOME_WINS, 2: HOME_WINS, 3: AWAY_WINS, 4: HOME_WINS, 5: AWAY_WINS}
    seeds = {name: best_of_three.members(name) for name in best_of_three.conferences}
    decided = bracket(best_of_three, seeds, scores)
    assert [(game.number, game.teams) for game in decided.rounds[1]] == [(7, ("Y1", "X2"))]
    assert not decided.rounds[1][0].is_neutral
    won = bracket(best_of_three, seeds, {**scores, 7: HOME_WINS, 8: AWAY_WINS})
    assert won.champion == "X2"
