"""Is a team's chart worth guessing against? The team meets itself (:mod:`fieldhouse.gridiron.guessing`).

As in ``odds.py``, beside which it stands, the rules' own code is enumerated. It calls rules and takes the league's
calls from the coach's tables; it knows no page. ``fieldhouse check`` tells a chart's author what comes out.
"""

from __future__ import annotations

import numpy as np

from fieldhouse.games.ddf.coaching.league_plan import CALLS
from fieldhouse.games.ddf.model import FORMATIONS, PLAY_COUNT, PLAYS, SeasonCharts, Team
from fieldhouse.games.ddf.odds import OddsTable, new_situation
from fieldhouse.games.ddf.options import BASIC, Options
from fieldhouse.games.ddf.results import Result
from fieldhouse.games.ddf.rules.downs import placed
from fieldhouse.games.ddf.rules.scrimmage import scrimmage_result
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron import guessing
from fieldhouse.gridiron.expected_points import outcome_points
from fieldhouse.gridiron.field import Situation
from fieldhouse.gridiron.guessing import CUTOFF, Known, Soundness, Worths, down_worths, mean_worth, remarks
from fieldhouse.gridiron.odds import FIRST_AND_TEN, place
from fieldhouse.gridiron.phases import SCRIMMAGE
from fieldhouse.gridiron.usual_downs import USUAL

Met = dict[tuple[int, tuple[tuple[int, int], ...]], Worths]
"""What a play adds on each of the usual downs against a column of a defense, by play and the column's cells."""


def pair_worths(
    team: Team,
    charts: SeasonCharts,
    known: Known[Result] | None = None,
    met: Met | None = None,
    options: Options = BASIC,
    has_flags: bool = True,
) -> Worths:
    """``[down, play, formation]``, by the basic rules unless other *options* are named. What is *known* of results, and
    the columns that the same offense has *met*, under the same options, are not worked out again; what is found is
    added to both. Without flags it takes half the time: they fly against all formations alike."""
    table = OddsTable(CUTOFF)
    game = new_situation(team, team, options, charts, FIRST_AND_TEN, table)
    known, met = {} if known is None else known, {} if met is None else met

    def worth(situation: Situation, play: int, result: Result, chance: float) -> float:
        return mean_worth(table, worth_after, game, situation, play, result, chance)

    worths = np.zeros((len(USUAL), PLAY_COUNT, len(FORMATIONS)))
    for play, formation in np.ndindex(PLAY_COUNT, len(FORMATIONS)):
        key = play, tuple(team.formations[formation][play].merged)
        if key not in met:
            odds = table.odds(scrimmage_result, game, FIRST_AND_TEN.offense, play, formation)
            if not has_flags:
                odds = {result: chance for result, chance in odds.items() if not result[3]}
            met[key] = down_worths(play, odds, worth, known)
        worths[:, play, formation] = met[key]
    return worths


def worth_after(game: Game, situation: Situation, call: int, result: Result) -> float:
    """What the ball is worth to the offense where *result* puts it down. Moves *game*; what its rules roll and ask they
    get at its table, which is here the exact one."""
    place(game, situation)
    game.play = game.new_play(SCRIMMAGE)
    game.play.call = call
    game.play.outcome = placed(game, result)
    return outcome_points(game.play.outcome, situation.offense)


def soundness(team: Team, charts: SeasonCharts) -> Soundness:
    """By exact odds under the basic rules, against the league's calls."""
    return guessing.soundness(pair_worths(team, charts), CALLS)


def guessing_remarks(team: Team, charts: SeasonCharts) -> list[str]:
    """How well the chart plays as a guessing game, in sentences."""
    return remarks(soundness(team, charts), PLAYS, FORMATIONS)
