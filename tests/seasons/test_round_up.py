"""A week in sentences, and what the owner of a team looks for first: both follow from the scores alone."""

from __future__ import annotations

import pickle

from fieldhouse.seasons.reports import own_season
from fieldhouse.seasons.results import Scores
from fieldhouse.seasons.round_up import ScoreSentence, round_up
from seasons import league
from seasons.scores import TITLES, WEEK_1, after

NOBODY_UNDER_WAY: frozenset[int] = frozenset()


def test_a_week_is_told_from_its_results_with_ones_own_team_first() -> None:
    assert round_up(after(WEEK_1, "ASH"), "1", TITLES) == (
        "Your Ash lost to Bay 3-40.",
        "Widest of all: Bay 40, Ash 3.",
        "Fox and Elm could not be parted at 10.",
        "The most to see was Gap 45, Hil 38: 83 points.",
        "Nobody has beaten Bay, Cla and Gap yet.",
    )


def test_a_sentence_knows_the_game_whose_score_it_tells() -> None:
    told = [sentence for sentence in round_up(after(WEEK_1, "ASH"), "1", TITLES) if isinstance(sentence, ScoreSentence)]
    assert [(each.game, each.score) for each in told] == [
        (1, "3-40"), (1, "Bay 40, Ash 3"), (3, "10"), (4, "Gap 45, Hil 38"),
    ]  # fmt: skip
    assert pickle.loads(pickle.dumps(told[0])).game == 1
    assert all(each == f"{each.before}{each.score}{each.after}" for each in told)


def test_a_win_by_a_point_and_a_tie_of_ones_own() -> None:
    close = {**WEEK_1, 3: (28, 3)}
    assert "Cla got past Dov by a single point, 21-20." in round_up(after(close), "1", TITLES)
    assert round_up(after(WEEK_1, "ELM"), "1", TITLES)[0] == "Your Elm and Fox parted 10-10."


def test_a_week_that_is_not_over_has_no_story() -> None:
    assert round_up(after({1: (3, 40)}), "1", TITLES) == ()
    assert round_up(after(WEEK_1), "2", TITLES) == ()


def test_the_owner_sees_his_last_game_his_next_and_what_comes_before_it() -> None:
    own = own_season(after({1: (3, 40)}, "HIL"), NOBODY_UNDER_WAY)
    assert own is not None
    assert (own["last"], own["next"]["game"], own["before"]) == (None, 4, 2)
    own = own_season(after(WEEK_1, "HIL"), frozenset({6}))
    assert own is not None
    assert (own["last"]["game"], own["wins"], own["losses"], own["next"]["stage"]) == (4, 0, 1, "2")
    assert own_season(after(WEEK_1), NOBODY_UNDER_WAY) is None


def test_a_team_that_did_not_qualify_or_was_beaten_has_played_its_last() -> None:
    """The home team wins every game of the schedule, then the first of the playoffs."""
    regular: Scores = dict.fromkeys(range(1, league.GAMES + 1), (0, 10))
    progress = after(regular)
    qualified = {team for teams in progress.seeds.values() for team in teams}
    first = progress.fixtures[league.GAMES]
    out = next(code for code in league.CODES if code not in qualified)

    def is_over(team: str, scores: Scores) -> bool:
        own = own_season(after(scores, team), NOBODY_UNDER_WAY)
        return own is not None and bool(own["is_over"])

    assert is_over(out, regular) and not is_over(first.away, regular)
    later = {**regular, first.number: (0, 7)}
    assert is_over(first.away, later) and not is_over(first.home, later), "who won waits for the final"
