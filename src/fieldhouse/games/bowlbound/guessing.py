"""Is a team's chart worth guessing against? The team meets itself (:mod:`fieldhouse.gridiron.guessing`).

As in ``odds.py``, beside which it stands, the rules' own code is enumerated. It calls rules and takes the league's
calls from the coach's tables; it knows no page. ``fieldhouse check`` tells a chart's author what comes out.
"""

from __future__ import annotations

from collections.abc import Mapping

from fieldhouse.games.bowlbound.coaching.league_plan import CALLS
from fieldhouse.games.bowlbound.model import FORMATIONS, PLAY_COUNT, PLAYS, Team
from fieldhouse.games.bowlbound.odds import new_situation
from fieldhouse.games.bowlbound.options import BASIC
from fieldhouse.games.bowlbound.results import Result
from fieldhouse.games.bowlbound.rules.downs import settle_result
from fieldhouse.games.bowlbound.rules.scrimmage import regular_play
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron import guessing
from fieldhouse.gridiron.expected_points import outcome_points
from fieldhouse.gridiron.field import Situation
from fieldhouse.gridiron.guessing import CUTOFF, Soundness, Worths, mean_worth, remarks
from fieldhouse.gridiron.odds import FIRST_AND_TEN, place
from fieldhouse.gridiron.phases import SCRIMMAGE


def pair_worths(team: Team) -> Worths:
    """``[down, play, formation]``, by the basic rules: nobody guesses by wild card. All that can be rolled is tried at
    an exact table."""
    game, table = new_situation(team, team, BASIC, FIRST_AND_TEN, CUTOFF)

    def results(play: int, formation: int) -> Mapping[Result, float]:
        snap(game, FIRST_AND_TEN, play)
        return table.odds(regular_play, game, FIRST_AND_TEN.offense, play, formation)

    def worth(situation: Situation, play: int, result: Result, chance: float) -> float:
        return mean_worth(table, worth_after, game, situation, play, result, chance)

    return guessing.pair_worths((PLAY_COUNT, len(FORMATIONS)), results, worth)


def snap(game: Game, situation: Situation, call: int) -> None:
    """Move *game* to that situation, with a new play."""
    place(game, situation)
    game.play = game.new_play(SCRIMMAGE)
    game.play.call = call


def worth_after(game: Game, situation: Situation, call: int, result: Result) -> float:
    """What the ball is worth to the offense where *result* puts it down. Moves *game*; what its rules roll and ask they
    get at its table, which is here the exact one."""
    snap(game, situation, call)
    game.play.outcome = settle_result(game, result)
    return outcome_points(game.play.outcome, situation.offense)


def soundness(team: Team) -> Soundness:
    """By exact odds under the basic rules, against the league's calls."""
    return guessing.soundness(pair_worths(team), CALLS)


def guessing_remarks(team: Team) -> list[str]:
    """How well the chart plays as a guessing game, in sentences."""
    return remarks(soundness(team), PLAYS, FORMATIONS)
