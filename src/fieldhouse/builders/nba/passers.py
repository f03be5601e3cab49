"""Whose assists they are: a screw that lifts the ASSIST of those who shoot much, for they have fewer passes left, and
then a little one for each regular.

Little, for the best passer on the floor gets many assists: ratings moved fast one by one chase one another. The power
that draws the best passers in is no screw: bent until their assists are right, it makes equals of men of whom one was
the better passer, and then the wrong one is the best on the floor.
"""

from __future__ import annotations

from dataclasses import replace
from math import log
from typing import Final

from fieldhouse.builders.nba.league import PER_36, League
from fieldhouse.builders.nba.ratings import Factors, key, league_means, shooting
from fieldhouse.builders.nba.replay import Replay
from fieldhouse.builders.nba.source import Season
from fieldhouse.games.statispro import scoresheet as sheet

REGULAR: Final = 1000
"""Minutes of the men who count."""
LEAST_CARDS: Final = 250 * 15
"""Of these, those who played so much in the replay."""
USAGES: Final = (0.0, 1.0)
ASSIST_GAIN: Final = 0.35
MOST_ASSIST: Final = 3.0


def turn_passers(
    factors: Factors, season: Season, replay: Replay, real: League, played: League, gain: float
) -> Factors:
    """By least squares the power of shots that would bring all assists nearest to the real ones; and each man's own."""
    means = league_means(season.players)
    scale = real.assists / played.assists if played.assists else 0.0
    product = square = 0.0
    own = dict(factors.player_assists)
    for p in season.players:
        line = replay.clubs[p.team].players.get(p.player)
        if not line or p.mp < REGULAR or line[sheet.CARDS] < LEAST_CARDS:
            continue
        found = scale * line[sheet.ASSISTS] / line[sheet.CARDS] * PER_36
        short = 36 * p.ast / p.mp - found
        moves = found * log(shooting(p, means))
        product += short * moves
        square += moves * moves
        own[key(p)] = max(-MOST_ASSIST, min(MOST_ASSIST, own.get(key(p), 0.0) + ASSIST_GAIN * gain * short))
    usage = factors.assist_usage + (gain * product / square if square else 0.0)
    return replace(factors, assist_usage=max(USAGES[0], min(USAGES[1], usage)), player_assists=own)
