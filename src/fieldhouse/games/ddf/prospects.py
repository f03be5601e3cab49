"""What each play, or each formation, promises from one situation: exact odds and expected points."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.choices import FIELD_GOAL_TRY
from fieldhouse.games.ddf.guessing import worth_after
from fieldhouse.games.ddf.model import FORMATIONS, PLAY_COUNT, YES, SeasonCharts, Team
from fieldhouse.games.ddf.odds import OddsTable, PairOdds, likely_results, new_situation, odds_table, pair_of
from fieldhouse.games.ddf.options import Options
from fieldhouse.games.ddf.questions import CALL, FORMATION, legal_plays
from fieldhouse.games.ddf.results import Result
from fieldhouse.games.ddf.rules.downs import not_from_the_charts
from fieldhouse.games.ddf.side import Side
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.field import Situation
from fieldhouse.gridiron.guessing import mean_worth
from fieldhouse.gridiron.odds import place
from fieldhouse.gridiron.outcome import Outcome
from fieldhouse.gridiron.phases import SCRIMMAGE
from fieldhouse.gridiron.prospects import TWO_POINT_TRY, Prospect, kick_prospect, prospect
from fieldhouse.table.play import without_collector
from fieldhouse.table.question import Question

CUTOFF: Final = 1e-6
"""A tenth as fine as the command's odds: half a second, and right to a tenth of a percent."""
KICK_CUTOFF: Final = 1e-5


def prospects(
    offense: Team, defense: Team, options: Options, charts: SeasonCharts, situation: Situation, question: Question
) -> list[Prospect]:
    """For the plays, and what else is legal, if it is the question of the offense's call, else for the formations."""
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
    kicks: list[Prospect] = []
    if question.name == CALL.name:
        kicks = [
            kick_prospect(option.key, kick_odds(game, situation, call), situation, call == FIELD_GOAL_TRY)
            for option in question.options
            if (call := CALL.choice(option.key)) >= PLAY_COUNT
        ]
        keys = {CALL.key(play): [(play, formation) for formation in range(len(FORMATIONS))] for play in plays}
    else:
        keys = {FORMATION.key(formation): [(play, formation) for play in plays] for formation in range(len(FORMATIONS))}
    found = [
        prospect(key, [pairs[pair] for pair in where], [points[pair] for pair in where]) for key, where in keys.items()
    ]
    return [*found, *kicks]


def kick_odds(game: Game, situation: Situation, call: int) -> dict[Outcome, float]:
    """The exact odds of how a kick, a kneel or a safety ends, as the book coach poochs, catches and rules on fouls.
    Moves *game* to a table of its own."""
    game.table = table = OddsTable(KICK_CUTOFF)

    def rule() -> Outcome:
        place(game, situation)
        game.play = game.new_play(SCRIMMAGE)
        game.play.call = call
        return not_from_the_charts(game, call)

    with without_collector():
        found = table.odds(rule)
        table.forget()
    return found


def tried(offense: Team, defense: Team, options: Options, charts: SeasonCharts) -> tuple[float, float]:
    """The exact odds of a kicked point, and of a play from the two, each pair of calls alike."""
    pairs = odds_table(offense, defense, options, charts, TWO_POINT_TRY, KICK_CUTOFF)
    legal = [pair.touchdown for pair in pairs if pair.is_legal]
    return Side(offense, options).extra_point.chance(lambda mark: mark == YES), sum(legal) / len(legal)
