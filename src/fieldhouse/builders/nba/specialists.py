"""Who blocks, who shoots from afar, who loses the ball: a regular's own factor of BLOCK, THREE POINT ATTEMPTS and TO.

By the formulas alone a center blocks too much, for the deck cites his place most. STEAL needs none: every position has
the same numbers in the deck, and a factor that follows a season's chance only takes a man over the next whole number.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from fieldhouse.builders.nba.league import PER_36, TeamAverages
from fieldhouse.builders.nba.ratings import Factors, key
from fieldhouse.builders.nba.replay import Replay
from fieldhouse.builders.nba.totals import Season
from fieldhouse.games.statispro import scoresheet as sheet
from fieldhouse.table.plain_json import PlainReport

LEAST_MINUTES: Final = 500
LEAST_CARDS: Final = 250 * 15
FARTHEST: Final = 3.0
"""A man's own factor lies between this and its inverse."""
KINDS: Final = (
    ("player_threes", "three_attempts", "fg3a", sheet.THREE_ATTEMPTS, 1.0, 40.0),
    ("player_blocks", "blocks", "blk", sheet.BLOCKS, 1.0, 4.0),
    ("player_turnovers", "turnovers", "tov", sheet.TURNOVERS, 1.5, 4.0),
)
"""The factor, the league's mean, what it is called in life and on the scoresheet; how far it moves; and the prior: of
what a man does little of he is believed little, so much in a season counts for what he should have done."""


def step_specialists(
    factors: Factors, season: Season, replay: Replay, real: TeamAverages, played: TeamAverages, gain: float
) -> Factors:
    """Every regular's factors towards his share of the league's threes, blocks and turnovers."""
    stepped: PlainReport = {}
    for name, mean, called, column, speed, prior in KINDS:
        own, scale = dict(getattr(factors, name)), getattr(real, mean) / max(getattr(played, mean), 1e-9)
        for p in season.players:
            line = replay.clubs[p.team].players.get(p.player)
            if not line or p.mp < LEAST_MINUTES or line[sheet.CARDS] < LEAST_CARDS:
                continue
            should = 36 * (getattr(p, called) or 0) / p.mp * line[sheet.CARDS] / PER_36 + prior
            step = should / (scale * line[column] + prior)
            own[key(p)] = max(1 / FARTHEST, min(FARTHEST, own.get(key(p), 1.0) * float(step ** (speed * gain))))
        stepped[name] = own
    return replace(factors, **stepped)
