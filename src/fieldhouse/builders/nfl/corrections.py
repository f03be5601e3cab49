"""What only replays tell: flags, fumbles, tempo, fourth downs, the home edge, and points."""

from __future__ import annotations

from typing import Final

import numpy as np

from fieldhouse.builders.counting import loss
from fieldhouse.builders.nfl.assemble import HOME, Tuning, Workshop
from fieldhouse.builders.nfl.measures import Count, Floats, by_team, league
from fieldhouse.builders.nfl.replay import Replay
from fieldhouse.games.ddf.model import LeagueHabits
from fieldhouse.table.plain_json import PlainReport

MOST_MOVED: Final = 10.0
"""Yards that a return may be moved."""
RETURNED: Final = 0.08
"""The share of takeaways that must score more for a point more."""
MOST_RETURNED: Final = 0.12
TILTED: Final = 0.08
"""The tilt of formations toward the goal line for a point less allowed, in expected points a play."""
MOST_TILTED: Final = 0.35
HELD: Final = 0.5
"""How much better near the goal than elsewhere a defense must be for a point less allowed (:data:`design.HELD`)."""
MOST_HELD: Final = 2.4
BENT: Final = 0.6
"""The yards by which opponents' drives start farther back for a point less allowed: other levers do the rest of it."""
MOST_BENT: Final = 3.0
BENT_BY: Final = 2.0
"""Yards on every return for a yard of drive start: half of all drives begin with no return."""
TAKEN: Final = 0.06
"""The share of loose balls that a defense must recover more for a point less allowed."""
MOST_TAKEN: Final = 0.2
PICKED: Final = 0.05
"""The part by which a defense must intercept more for a point less allowed."""
MOST_PICKED: Final = 0.15
TEMPO: Final = 2.5
"""Snaps without a huddle for a play more."""
EVENED: Final = 3.0
"""Nothing on paper is slower than a huddle, so slow teams play too much: the others play less than they did by so many
times what the league is over."""
MOST_HURRIED: Final = 60.0
STARTS: Final = 1.3
"""Yards on returns for a yard of drive start, a pass of the loop at a time."""
POINTS_LEVEL: Final = 0.993
"""The points that the last passes aim at, as a part of the season's: setting rates right once more brings some back."""
COVERED: Final = 4.0
"""Yards on every return for a point of the league's."""
LEAGUE_STARTS: Final = 2.0
"""How much more the league's own mean is moved: half of all drives begin with no return that could move it."""
TOLERANCES: Final = {
    "points": 0.02, "plays": 0.02, "yards_per_rush": 0.02, "yards_per_pass": 0.02, "completion": 0.02,
    "sack_rate": 0.05, "interception_rate": 0.05, "fumbles_lost": 0.05, "penalties": 0.05, "punts": 0.06,
    "field_goals": 0.06,
}  # fmt: skip
"""How near the league's figures are to come."""
LEAST_CORRELATIONS: Final = {
    "yards_per_rush": 0.97, "yards_per_pass": 0.97, "completion": 0.97, "yards_per_rush_against": 0.97,
    "yards_per_pass_against": 0.97, "completion_against": 0.97, "points": 0.95, "points_against": 0.95,
}  # fmt: skip
"""How near the teams are to come, by correlation."""
CORRELATION_WEIGHT: Final = 30.0
"""What a whole correlation lost costs beside tolerances exceeded: a hundredth is worth three tenths of one."""


def correct_charts(shop: Workshop, tuning: Tuning, played: Replay, gain: float = 0.8) -> None:
    """Flags and fumbles, which change the cells of the charts."""
    wanted, found = league(shop.real), league(played.count)
    flags, found_flags = by_team(shop.real)["penalties"], by_team(played.count)["penalties"]
    more = wanted["penalties"] / found["penalties"] * (flags / found_flags) ** 0.5
    tuning.fouls = np.clip(tuning.fouls * more**gain, 0.4, 2.0)
    lost = (wanted["fumbles_lost"] / found["fumbles_lost"]) ** gain
    for offsets in tuning.offense_offsets:
        offsets.fumble = float(np.clip((1 + offsets.fumble) * lost - 1, -0.6, 2.0))


def correct_games(shop: Workshop, tuning: Tuning, played: Replay, gain: float = 0.8) -> None:
    """Tempo, fourth downs and the home edge, which leave the charts' cells as they are."""
    wanted, found = league(shop.real), league(played.count)
    short = by_team(shop.real)["plays"] - by_team(played.count)["plays"]
    mean = float(short.mean())
    tuning.tempo = np.clip(tuning.tempo + TEMPO * gain * (short + EVENED * mean), 0.0, MOST_HURRIED)
    tuning.out = float(np.clip(tuning.out * (1 + 0.4 * gain * mean), 0.2, 1.6))
    habits = tuning.habits
    tuning.habits = LeagueHabits(
        go_for_it=_more(habits.go_for_it, found["punts"] / wanted["punts"], 3.0 * gain),
        go_for_it_in_range=_more(habits.go_for_it_in_range, found["field_goals"] / wanted["field_goals"], 3.0 * gain),
        field_goal_chance=habits.field_goal_chance,
    )
    edge = shop.real.home_margin - played.count.home_margin
    tuning.home = float(np.clip(tuning.home + HOME * gain * edge, -1.0, 1.0))


def _more(value: float, ratio: float, power: float) -> float:
    """More of a habit if what it prevents came out too often."""
    return round(float(np.clip(value * ratio**power, 0.2, 9.0)), 3)


def move_points(shop: Workshop, tuning: Tuning, played: Replay, gain: float) -> None:
    """Points: drives start where they did or near it, what is called near the goal is stopped as it was, takeaways
    score as they must. None of it makes one formation better than another."""
    real, now = by_team(shop.real), by_team(played.count)
    real_against, now_against = by_team(shop.real, True), by_team(played.count, True)
    tuning.scored = _smooth(tuning.scored, real["points"] - now["points"])
    tuning.allowed = _smooth(tuning.allowed, real_against["points"] - now_against["points"])
    tuning.bent = np.clip(tuning.bent + gain * BENT * tuning.allowed, -MOST_BENT, MOST_BENT)
    start = real["drive_start"] + tuning.bent.mean() - now["drive_start"]
    start_against = real_against["drive_start"] + tuning.bent - now_against["drive_start"]
    for team, moved in enumerate(tuning.fields):
        for name, yards in (
            ("kick_return", start), ("punt_return", start), ("kick_coverage", start_against),
            ("punt_coverage", start_against),
        ):  # fmt: skip
            value = getattr(moved, name) + gain * STARTS * float(yards[team] + LEAGUE_STARTS * yards.mean())
            setattr(moved, name, float(np.clip(value, -MOST_MOVED, MOST_MOVED)))
    tuning.taken = _leveled(tuning.taken - gain * TAKEN * tuning.allowed, MOST_TAKEN)
    _hold(tuning, gain * tuning.allowed)
    _move_returns(shop, tuning, gain * tuning.scored)


def refine_points(shop: Workshop, tuning: Tuning, count: Count, gain: float) -> None:
    """What is left of points, by levers that leave every cell of the charts its kind."""
    _hold(tuning, gain * _over(shop, count))
    move_balls(shop, tuning, count, gain)


def move_balls(shop: Workshop, tuning: Tuning, count: Count, gain: float) -> None:
    """What is left of points, by levers that leave the formations as they are: loose balls, where drives start, and
    takeaways that score."""
    over = _over(shop, count)
    tuning.taken = _leveled(tuning.taken - gain * TAKEN * over, MOST_TAKEN)
    bent = np.clip(tuning.bent + gain * BENT * over, -MOST_BENT, MOST_BENT)
    farther = BENT_BY * (bent - tuning.bent) + gain * COVERED * float(over.mean())
    tuning.bent = bent
    for moved, yards in zip(tuning.fields, farther, strict=True):
        for name in ("kick_coverage", "punt_coverage"):
            value = getattr(moved, name) + float(yards)
            setattr(moved, name, float(np.clip(value, -MOST_MOVED, MOST_MOVED)))
    _move_returns(shop, tuning, gain * (by_team(shop.real)["points"] - by_team(count)["points"]))


def _over(shop: Workshop, count: Count) -> Floats:
    """The points that each defense should allow more than it does."""
    return np.asarray(POINTS_LEVEL * by_team(shop.real, True)["points"] - by_team(count, True)["points"])


def _move_returns(shop: Workshop, tuning: Tuning, points: Floats) -> None:
    """A team that lacks points scores more often with its takeaways, the league as often as it did."""
    moved = tuning.returns + RETURNED * (points - points.mean())
    tuning.returns = _as_many(shop, np.clip(moved, -MOST_RETURNED, MOST_RETURNED))


def _as_many(shop: Workshop, returns: Floats) -> Floats:
    """Moved so that the league's takeaways score as often as they did: no share is below nothing."""
    own = np.array([each.interception_return.scored for each in shop.special])
    for _ in range(5):
        returns = returns - float((np.maximum(own + returns, 0.0) - own).mean())
    return returns


def _hold(tuning: Tuning, allowed: Floats) -> None:
    """A team that allows too much intercepts more, the league as much as it did; it is better near the goal than
    elsewhere, and its B and F, which are lined up there, stop more of what is called there, and less of what is not."""
    tuning.picked = _leveled(tuning.picked - PICKED * allowed, MOST_PICKED)
    for offsets, points in zip(tuning.defense_offsets, allowed, strict=True):
        offsets.tilt = float(np.clip(offsets.tilt - TILTED * points, -MOST_TILTED, MOST_TILTED))
        offsets.held = float(np.clip(offsets.held - HELD * points, -MOST_HELD, MOST_HELD))


def _leveled(values: Floats, most: float) -> Floats:
    """None beyond *most*, and the mean nothing."""
    for _ in range(3):
        values = np.clip(values - values.mean(), -most, most)
    return np.asarray(values)


def _smooth(so_far: Floats, now: Floats) -> Floats:
    """The residual of this pass, calmed by those before: a dozen replays are noisy."""
    return np.asarray(now if not so_far.any() else 0.5 * so_far + 0.5 * now)


def score(figures: PlainReport) -> float:
    """How good a pass is."""
    return -loss(figures, TOLERANCES, LEAST_CORRELATIONS, CORRELATION_WEIGHT)
