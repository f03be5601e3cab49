"""Whose assists they are: an offset for each regular.

A basket's assist falls on the shooter's mates by their ASSIST, so most of a man's assists go straight with it; what is
left is open shots, which only the better passers give, and breaks, which whoever has the rebound starts.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from fieldhouse.builders.nba.league import PER_36, TeamAverages
from fieldhouse.builders.nba.ratings import Factors, key
from fieldhouse.builders.nba.replay import Replay
from fieldhouse.builders.nba.totals import Season
from fieldhouse.games.statispro import scoresheet as sheet

REGULAR: Final = 1000
"""Minutes of the men who count."""
LEAST_CARDS: Final = 250 * 15
"""Of these, those who played so much in the replay."""
ASSIST_GAIN: Final = 1.2
MOST_ASSIST: Final = 5.0


def step_passers(
    factors: Factors, season: Season, replay: Replay, real: TeamAverages, played: TeamAverages, gain: float
) -> Factors:
    """Each regular's ASSIST towards his share of the league's assists."""
    scale = real.assists / played.assists if played.assists else 0.0
    own = dict(factors.player_assists)
    for p in season.players:
        line = replay.clubs[p.team].players.get(p.player)
        if not line or p.mp < REGULAR or line[sheet.CARDS] < LEAST_CARDS:
            continue
        short = 36 * p.ast / p.mp - scale * line[sheet.ASSISTS] / line[sheet.CARDS] * PER_36
        own[key(p)] = max(-MOST_ASSIST, min(MOST_ASSIST, own.get(key(p), 0.0) + ASSIST_GAIN * gain * short))
    return replace(factors, player_assists=own)
