"""The guessing game in a season's charts: formations made equal, and what the build says of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import numpy as np

from fieldhouse.builders.football.guessing import even_report, faults_of, guessing_report
from fieldhouse.builders.nfl.assemble import Tuning, as_written
from fieldhouse.builders.nfl.defense import DefenseOffsets, build_defense
from fieldhouse.builders.nfl.fitting import Fitting
from fieldhouse.builders.nfl.judge import Judge
from fieldhouse.builders.nfl.measures import AT, Floats
from fieldhouse.games.ddf.model import FORMATIONS, PLAY_COUNT, PLAYS, Team
from fieldhouse.gridiron.guessing import MOST_UNEVEN, Soundness

if TYPE_CHECKING:
    from fieldhouse.builders.nfl.loop import Loop
    from fieldhouse.builders.nfl.passes import Best

STEP: Final = 0.7
MARGIN: Final = 0.05
"""Expected points by which a play is to be better than another somewhere: rounding takes some of it."""
FARTHEST: Final = MOST_UNEVEN - 0.005
"""The edge from which on a formation is mended."""
PATIENCE: Final = 4
"""Tries before a pointless play is helped elsewhere: its cells may have no room."""
MISS_ALLOWED: Final = 0.5
"""The square of a miss of rates, in units of chance, that a sound chart may add."""
EVEN_REPLAYS: Final = 4


def evened(offsets: Sequence[DefenseOffsets], teams: Sequence[Team], judge: Judge) -> list[DefenseOffsets]:
    """The offsets, each formation moved by most of the edge that it has in these charts, and every pointless play made
    the better one where it is nearest to it."""
    return [
        replace(each, even=each.even + _lacking(judge.soundness(team)))
        for each, team in zip(offsets, teams, strict=True)
    ]


def mended(tuning: Tuning, teams: Sequence[Team], judge: Judge, fitting: Fitting, tries: int) -> list[Team]:
    """Charts that are not sound evened, and fitted again, until they are and fit as well as they did, or nearly; after
    so many *tries* the soundest by exact odds, and of those the best that fits. Their offsets go into *tuning*, which
    is changed."""
    done: list[Team] = []
    for index, team in enumerate(teams):
        offsets, found = tuning.defense_offsets[index], judge.soundness(team)
        enough = fitting.miss(team.formations, index) + MISS_ALLOWED
        best, least = team, (unsoundness(found), enough)
        for number in range(tries):
            if least[0] == 0 and least[1] <= enough:
                break
            offsets = fitting.fit(replace(offsets, even=offsets.even + _lacking(found, number // PATIENCE)), index)
            team = as_written(replace(team, formations=build_defense(fitting.base, offsets)))
            found = judge.soundness(team)
            now = unsoundness(found), fitting.miss(team.formations, index)
            if now < least:
                best, least = team, now
                tuning.defense_offsets[index] = offsets
        done.append(best)
    return done


def unsoundness(found: Soundness) -> float:
    """How many calls are pointless, and how far formations are from even: nothing for charts well within the limit."""
    uneven = sum(max(abs(edge) - FARTHEST, 0.0) for edge in found.edges)
    return len(found.plays) + len(found.formations) + uneven


def _lacking(found: Soundness, place: int = 0) -> Floats:
    """``[formation, play]``: what should be added to what formations give up, in a new table.

    Every formation gives back most of its edge; a pointless play is made the better one against the formation where it
    is nearest to it, or against that of another *place* in this order, which begins again after the last.
    """
    lacking = np.zeros((len(FORMATIONS), PLAY_COUNT)) - STEP * np.array(found.edges)[:, None]
    for call, by in found.plays:
        behind = found.worths[by] - found.worths[call]
        where = int(np.argsort(behind)[place % len(behind)])
        step = STEP * (float(behind[where]) + MARGIN)
        lacking[where, by] -= step
        lacking[where, call] += step
    return lacking


def guessing_game(loop: Loop, best: Best) -> Iterator[str]:
    """The build's report: teams whose charts are not sound by exact odds, and what an even mix of formations would
    change, for which seasons are played. That is done in the pool's processes."""
    yield from guessing_report(
        [(team, faults_of(loop.judge.soundness(team), PLAYS, FORMATIONS)) for team in best.teams]
    )
    yield even_report(best.count, loop.play(best.teams, EVEN_REPLAYS, is_even=True).count, AT)
