"""What each play, or each formation, promises from one situation: exact odds and expected points."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.guessing import worth_after
from fieldhouse.games.ddf.model import FORMATIONS, SeasonCharts, Team
from fieldhouse.games.ddf.odds import OddsTable, PairOdds, likely_results, new_situation, pair_of
from fieldhouse.games.ddf.options import Options
from fieldhouse.games.ddf.questions import CALL, FORMATION, legal_plays
from fieldhouse.games.ddf.results import Result
from fieldhouse.gridiron.field import Situation
from fieldhouse.gridiron.guessing import mean_worth
from fieldhouse.gridiron.prospects import Prospect, prospect
from fieldhouse.table.play import without_collector

CUTOFF: Final = 1e-6
"""A tenth as fine as the command's odds: half a second, and right to a tenth of a percent."""


def prospects(
    offense: Team, defense: Team, options: Options, charts: SeasonCharts, situation: Situation, name: str
) -> list[Prospect]:
    """For the plays if *name* is the question of the offense's call, else for the formations."""
    table = OddsTable(CUTOFF)
    game = new_situation(offense, defense, options, charts, situation, table)
    plays = legal_plays(game, situation.offense)
    pairs: dict[tuple[int, int], PairOdds] = {}
    points: dict[tuple[int, int], float] = {}
    with without_collector():
        for play in plays:
            worths: dict[Result, float] = {}
            for formation in range(len(FORMATIONS)):
                results = likely_results(game, table, situation, play, formation)
                pairs[play, formation] = pair_of(game, table, situation, play, formation, results)
                for result, chance in results.items():
                    if result not in worths:
                        worths[result] = mean_worth(table, worth_after, game, situation, play, result, chance)
                points[play, formation] = sum(worths[result] * chance for result, chance in results.items())
        table.forget()
    if name == CALL.name:
        keys = {CALL.key(play): [(play, formation) for formation in range(len(FORMATIONS))] for play in plays}
    else:
        keys = {FORMATION.key(formation): [(play, formation) for play in plays] for formation in range(len(FORMATIONS))}
    return [
        prospect(key, [pairs[pair] for pair in where], [points[pair] for pair in where]) for key, where in keys.items()
    ]
