"""The guessing game in a season's charts: formations made equal, and what the build says of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import numpy as np

from fieldhouse.builders.nfl.defense import DefenseOffsets
from fieldhouse.builders.nfl.measures import Count, Floats
from fieldhouse.games.ddf.guessing import soundness
from fieldhouse.games.ddf.model import FORMATIONS, PLAY_COUNT, PLAYS, SeasonCharts, Team
from fieldhouse.gridiron.guessing import MOST_UNEVEN, Soundness

if TYPE_CHECKING:
    from fieldhouse.builders.nfl.loop import Best, Loop

STEP: Final = 0.7
MARGIN: Final = 0.05
"""Expected points by which a play is to be better than another somewhere: rounding takes some of it."""
EVEN_REPLAYS: Final = 4
MOST_CHANGED: Final = 0.15
"""With an even mix of formations, points and yards of a replay stay within this."""


def evened(offsets: Sequence[DefenseOffsets], teams: Sequence[Team], charts: SeasonCharts) -> list[DefenseOffsets]:
    """The offsets, each formation moved by most of the edge that it has in these charts, and every pointless play made
    the better one where it is nearest to it."""
    return [
        replace(each, even=each.even + _lacking(soundness(team, charts)))
        for each, team in zip(offsets, teams, strict=True)
    ]


def _lacking(found: Soundness) -> Floats:
    """``[formation, play]``: what should be added to what formations give up."""
    lacking = np.zeros((len(FORMATIONS), PLAY_COUNT)) - STEP * np.array(found.edges)[:, None]
    for call, by in found.plays:
        behind = found.worths[by] - found.worths[call]
        where = int(np.argmin(behind))
        step = STEP * (float(behind[where]) + MARGIN)
        lacking[where, by] -= step
        lacking[where, call] += step
    return lacking


def guessing_game(loop: Loop, best: Best) -> Iterator[str]:
    """The build's report: teams whose charts are not sound, and what an even mix of formations would change."""
    sound = 0
    for team in best.teams:
        found = soundness(team, loop.charts)
        sound += found.is_sound
        faults = [f"{PLAYS[call]} under {PLAYS[by]}" for call, by in found.plays]
        faults += [f"{FORMATIONS[call]} under {FORMATIONS[by]}" for call, by in found.formations]
        faults += [
            f"{name} {edge:+.2f}" for name, edge in zip(FORMATIONS, found.edges, strict=True) if abs(edge) > MOST_UNEVEN
        ]
        if faults:
            yield f"guessing game of {team.code}: {', '.join(faults)}"
    yield f"guessing game: sound in {sound} charts of {len(best.teams)}"
    even = loop.play(best.teams, EVEN_REPLAYS, is_even=True).count
    points = even.total("points") / even.seasons / (best.count.total("points") / best.count.seasons) - 1
    yards = _yards(even) / _yards(best.count) - 1
    within = "within" if max(abs(points), abs(yards)) <= MOST_CHANGED else "not within"
    yield f"with an even mix of formations: points {points:+.1%}, yards {yards:+.1%}, {within} {MOST_CHANGED:.0%}"


def _yards(count: Count) -> float:
    return (count.total("rush_yards") + count.total("pass_yards")) / count.seasons
