"""Exact odds: every throw of the dice counted, for each play against each formation, from one situation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from fieldhouse.games.ddf.coach import COACHES, DEFAULT_LEVEL
from fieldhouse.games.ddf.model import FORMATIONS, PLAY_COUNT, SeasonCharts, Team
from fieldhouse.games.ddf.options import Options
from fieldhouse.games.ddf.questions import legal_plays
from fieldhouse.games.ddf.results import Result
from fieldhouse.games.ddf.rules.downs import placed
from fieldhouse.games.ddf.rules.fouls import more_fouls, with_foul
from fieldhouse.games.ddf.rules.periods import is_first_down
from fieldhouse.games.ddf.rules.scrimmage import scrimmage_result
from fieldhouse.games.ddf.scoresheet import first_down_by, has_given_up_series
from fieldhouse.games.ddf.season import season_rules
from fieldhouse.games.ddf.side import Side
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.field import Situation
from fieldhouse.gridiron.odds import FIRST_AND_TEN, Fate, FootballOddsTable, chances_of, place, yards_moved
from fieldhouse.gridiron.outcome import NEXT_SNAP, TOUCHDOWN
from fieldhouse.gridiron.phases import SCRIMMAGE
from fieldhouse.table.play import without_collector
from fieldhouse.table.table import Table

CUTOFF: Final = 1e-7
"""Paths less likely than this are left out. With the figures below all 54 pairs take a second or two, and are right
to about a hundredth of a yard and a twentieth of a percent; a smaller cutoff is slower and closer."""
ROUGHEST: Final = 2e-2
FAINTEST: Final = 3
"""Results less likely than so many cutoffs are passed over: strings of fouls, each its own result, are most of them."""


class PairOdds(NamedTuple):
    """The odds of one play against one formation (:class:`~fieldhouse.gridiron.odds.Chances`).

    ``is_legal`` says whether the rules allow the call so near the goal.
    """

    play: int
    formation: int
    yards: float
    first_down: float
    touchdown: float
    turnover: float
    is_legal: bool = True


class OddsTable(FootballOddsTable):
    """The exact table with the book coach to rule on flags for both sides."""

    def __init__(self, cutoff: float = CUTOFF) -> None:
        super().__init__(COACHES[DEFAULT_LEVEL](), cutoff, (with_foul, more_fouls), ROUGHEST)


def odds_table(
    offense: Team,
    defense: Team,
    options: Options,
    charts: SeasonCharts,
    situation: Situation = FIRST_AND_TEN,
    cutoff: float = CUTOFF,
) -> list[PairOdds]:
    """All 54 pairs, play by play and formation by formation."""
    table = OddsTable(cutoff)
    game = new_situation(offense, defense, options, charts, situation, table)
    with without_collector():
        found = [
            pair_odds(game, table, situation, play, formation)
            for play in range(PLAY_COUNT)
            for formation in range(len(FORMATIONS))
        ]
        table.forget()
    return found


def new_situation(
    offense: Team, defense: Team, options: Options, charts: SeasonCharts, situation: Situation, table: Table
) -> Game:
    """A game laid in *situation*, with *offense* in the visitors' seat, which must have the ball there."""
    sides = Side(offense, options), Side(defense, options)
    game = Game(sides, options, season_rules(defense.season), charts, table)
    game.phase = SCRIMMAGE
    place(game, situation)
    return game


def pair_odds(game: Game, table: OddsTable, situation: Situation, play: int, formation: int) -> PairOdds:
    """The exact odds of one pair. *game* sits at *table*, and is moved."""
    results = likely_results(game, table, situation, play, formation)
    return pair_of(game, table, situation, play, formation, results)


def pair_of(
    game: Game, table: OddsTable, situation: Situation, play: int, formation: int, results: Mapping[Result, float]
) -> PairOdds:
    """The odds of a pair whose *results* of the charts have these chances. Moves *game*."""
    chances = chances_of(table.fates(fate_after, game, situation, play, results))
    return PairOdds(play, formation, *chances, is_legal=play in legal_plays(game, situation.offense))


def likely_results(
    game: Game, table: OddsTable, situation: Situation, play: int, formation: int
) -> dict[Result, float]:
    """The exact odds of what the charts give for a pair, without what hardly ever comes. Moves *game*, which sits at
    *table*."""
    results = table.odds(scrimmage_result, game, situation.offense, play, formation)
    likely = {result: chance for result, chance in results.items() if chance >= FAINTEST * table.cutoff}
    total = sum(likely.values())
    return {result: chance / total for result, chance in likely.items()}


def fate_of(game: Game, situation: Situation, call: int, formation: int) -> Fate:
    """Play the pair once, by the rules, from *situation*, and put the ball down. Rolls, and moves *game*."""
    return fate_after(game, situation, call, scrimmage_result(game, situation.offense, call, formation))


def fate_after(game: Game, situation: Situation, call: int, result: Result) -> Fate:
    """Put the ball down after what the charts gave for *call* from *situation*. Moves *game*; what rules roll and ask
    they get at its table, which is here the exact one."""
    place(game, situation)
    play = game.play = game.new_play(SCRIMMAGE)
    play.call = call
    play.outcome = outcome = placed(game, result)
    if outcome.is_replay:
        play.void()
    if outcome.ending == NEXT_SNAP and outcome.down == 1 and outcome.seat == play.seat:
        play.first_down = is_first_down(play, outcome.spot + outcome.to_go, outcome.is_replay)
    is_turnover = has_given_up_series(play) and outcome.seat != situation.offense
    is_touchdown = outcome.ending == TOUCHDOWN and not is_turnover
    yards = yards_moved(outcome, situation, is_turnover)
    return Fate(yards, bool(first_down_by(play)), is_touchdown, is_turnover)
