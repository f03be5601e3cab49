"""Scores without football: what both clubs' men win a game, and dice for all else. For who plays many seasons."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.fool.coaching.squad import strength_of
from fieldhouse.games.fool.commands import Command
from fieldhouse.games.fool.franchise import COMMISSIONER, Fixture
from fieldhouse.games.fool.rules.standings import is_playoff
from fieldhouse.games.fool.state import League
from fieldhouse.leagues.football.games import open_games
from fieldhouse.table.dice import Dice, die

LUCK: Final = Dice("luck", (range(-13, 14),) * 3, lambda *thrown: sum(thrown))
"""The margin of two equal clubs; it spreads as the engine's margins do."""
LOSERS_POINTS: Final = die("points of the loser", range(4, 25))
STRENGTH_WORTH: Final = 1.4
"""Points of margin for a point of ``strength_of``, and none for being at home: a regression over 459 games that the
engine played in nine seasons of eight clubs (error 0.2; what is left spreads by 13.1, these dice by 13.5)."""
RETURNS: Final = [[3, 1]] * 2
"""Punt and kick returns of each club in every game: the means of the same games."""


def quick_results(league: League) -> list[Command]:
    """The commands that put all games of the present stage in that have no result; their scores are rolled at the
    league's table."""
    fixtures = open_games(league)
    clubs = {team for fixture in fixtures for team in (fixture.away, fixture.home)}
    strengths = {team: strength_of([man for man in league.active(team) if man.can_play]) for team in sorted(clubs)}
    return [_result(league, each, strengths[each.home] - strengths[each.away]) for each in fixtures]


def _result(league: League, fixture: Fixture, edge: float) -> Command:
    """The command of one game, its score rolled; the home club is stronger by *edge*, and has what would be a tie in
    the playoffs."""
    margin = round(STRENGTH_WORTH * edge + league.table.roll(LUCK, "margin"))
    margin += margin == 0 and is_playoff(fixture.stage)
    loser = league.table.roll(LOSERS_POINTS, "points")
    score = [loser + max(0, -margin), loser + max(0, margin)]
    return Command(COMMISSIONER, "result", {"game": fixture.number, "score": score, "returns": RETURNS})
