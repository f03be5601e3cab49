"""What only replays tell: flags, fumbles, tempo, the home edge, and points."""

from __future__ import annotations

from typing import Final

import numpy as np

from fieldhouse.builders.counting import loss
from fieldhouse.builders.nfl.assemble import HOME, Tuning, Workshop
from fieldhouse.builders.nfl.measures import Count, Floats, by_team, league
from fieldhouse.builders.nfl.replay import Replay
from fieldhouse.builders.nfl.special import Field
from fieldhouse.games.ddf.coaching.late import KEPT_FOR_LATE
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
LIFTED: Final = 1.2
"""The yards by which a team's own drives start farther on for a point more scored."""
BENT_BY: Final = 2.0
"""Yards on every return for a yard of drive start: half of all drives begin with no return."""
TAKEN: Final = 0.08
"""The share of the opponents' loose balls that a team must recover more for a point more scored: a tenth brings it half
a point and takes a fifth of one from them."""
KEPT: Final = 0.06
"""The share of its own loose balls that it must keep more for a point less allowed: a tenth takes three tenths of a
point from the opponents and brings it one tenth."""
MOST_TAKEN: Final = 0.2
PICKED: Final = 0.025
"""The part by which a defense must intercept more for a point more scored, and for a point less allowed."""
MOST_PICKED: Final = 0.15
COUPLED: Final = 0.4
"""Of a point that balls and field position bring one side, what they take from the other."""
TEMPO: Final = 2.5
"""Snaps without a huddle for a play more."""
EVENED: Final = 3.0
"""Nothing on paper is slower than a huddle, so slow teams play too much: the others play less than they did by so many
times what the league is over."""
MOST_HURRIED: Final = 60.0
"""No quota is so small that nothing is left for the ends of the halves (``KEPT_FOR_LATE``)."""
STARTS: Final = 1.3
"""Yards on returns for a yard of drive start, a pass of the loop at a time."""
POINTS_LEVEL: Final = 0.998
"""The points that the last passes aim at, as a part of the season's: what they are not told by is always a little
above it."""
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
POINTS_OFF, POINTS_NEAR = 0.009, 0.94
"""The league's error in points, and the correlation of the teams', with which a build is done: chance may then take
some of it without a limit being missed."""
CORRELATION_WEIGHT: Final = 30.0
"""What a whole correlation lost costs beside tolerances exceeded: a hundredth is worth three tenths of one."""


def correct_charts(shop: Workshop, tuning: Tuning, played: Replay, gain: float = 0.8) -> None:
    """Moves flags and fumbles of the tuning, which change the cells of the charts."""
    wanted, found = league(shop.real), league(played.count)
    flags, found_flags = by_team(shop.real)["penalties"], by_team(played.count)["penalties"]
    more = wanted["penalties"] / found["penalties"] * (flags / found_flags) ** 0.5
    tuning.fouls = np.clip(tuning.fouls * more**gain, 0.4, 2.0)
    lost = (wanted["fumbles_lost"] / found["fumbles_lost"]) ** gain
    for offsets in tuning.offense_offsets:
        offsets.fumble = float(np.clip((1 + offsets.fumble) * lost - 1, -0.6, 2.0))


def correct_games(shop: Workshop, tuning: Tuning, played: Replay, gain: float = 0.8) -> None:
    """Moves tempo, plays out of bounds and home edge of the tuning, which leave the cells of the charts their kinds and
    yards."""
    short = by_team(shop.real)["plays"] - by_team(played.count)["plays"]
    mean = float(short.mean())
    tuning.tempo = np.clip(tuning.tempo + TEMPO * gain * (short + EVENED * mean), KEPT_FOR_LATE, MOST_HURRIED)
    tuning.out = float(np.clip(tuning.out * (1 + 0.4 * gain * mean), 0.2, 1.6))
    edge = shop.real.home_margin - played.count.home_margin
    tuning.home = float(np.clip(tuning.home + HOME * gain * edge, -1.0, 1.0))


def move_points(shop: Workshop, tuning: Tuning, played: Replay, gain: float) -> None:
    """Moves the tuning by points: drives start where they did or near it, what is called near the goal is stopped as it
    was, loose balls fall and takeaways score as they must. None of it makes one formation better than another.
    """
    real, now = by_team(shop.real), by_team(played.count)
    real_against, now_against = by_team(shop.real, True), by_team(played.count, True)
    tuning.scored = _smooth(tuning.scored, real["points"] - now["points"])
    tuning.allowed = _smooth(tuning.allowed, real_against["points"] - now_against["points"])
    own, against = _uncoupled(gain * tuning.scored, gain * tuning.allowed)
    _move_starts(tuning, own, against)
    start = real["drive_start"] + tuning.bent.mean() + tuning.lifted - now["drive_start"]
    start_against = real_against["drive_start"] + tuning.lifted.mean() + tuning.bent - now_against["drive_start"]
    for team, moved in enumerate(tuning.fields):
        for name, yards in (
            ("kick_return", start), ("punt_return", start), ("kick_coverage", start_against),
            ("punt_coverage", start_against),
        ):  # fmt: skip
            _move_field(moved, name, gain * STARTS * float(yards[team] + LEAGUE_STARTS * yards.mean()))
    _move_loose_balls(tuning, own, against)
    _hold(tuning, own, against)
    _move_returns(shop, tuning, own)


def refine_points(shop: Workshop, tuning: Tuning, count: Count, gain: float) -> None:
    """Moves the tuning by what is left of points: what defenses intercept and hold near the goal, and all that
    ``move_balls`` moves."""
    _hold(tuning, *_left(shop, count, gain))
    move_balls(shop, tuning, count, gain)


def move_balls(shop: Workshop, tuning: Tuning, count: Count, gain: float) -> None:
    """Moves the tuning by what is left of points, by levers that leave the formations as they are: loose balls, where
    drives start, and takeaways that score."""
    own, against = _left(shop, count, gain)
    bent, lifted = tuning.bent, tuning.lifted
    _move_starts(tuning, own, against)
    _move_loose_balls(tuning, own, against)
    over = gain * float(by_team(shop.real)["points"].mean() * POINTS_LEVEL - by_team(count)["points"].mean())
    for team, moved in enumerate(tuning.fields):
        for name in ("kick_coverage", "punt_coverage"):
            _move_field(moved, name, BENT_BY * float(tuning.bent[team] - bent[team]) + COVERED * over)
        for name in ("kick_return", "punt_return"):
            _move_field(moved, name, BENT_BY * float(tuning.lifted[team] - lifted[team]))
    _move_returns(shop, tuning, own)


def _left(shop: Workshop, count: Count, gain: float) -> tuple[Floats, Floats]:
    """This much of the points that each team should score more than it does, and allow more, uncoupled."""
    scored, allowed = (
        POINTS_LEVEL * by_team(shop.real, is_defense)["points"] - by_team(count, is_defense)["points"]
        for is_defense in (False, True)
    )
    return _uncoupled(gain * scored, gain * allowed)


def _uncoupled(scored: Floats, allowed: Floats) -> tuple[Floats, Floats]:
    """What to ask of the levers of each side so that both together move points by this: a ball that is taken brings
    points and saves some, and so does a drive that starts farther on."""
    whole = 1 - COUPLED**2
    own = (scored + COUPLED * (allowed - allowed.mean())) / whole
    against = (allowed + COUPLED * (scored - scored.mean())) / whole
    return own, against


def _move_starts(tuning: Tuning, own: Floats, against: Floats) -> None:
    """Move where drives start in the tuning, by the points that are lacking."""
    tuning.bent = np.clip(tuning.bent + BENT * against, -MOST_BENT, MOST_BENT)
    tuning.lifted = _leveled(tuning.lifted + LIFTED * own, MOST_BENT)


def _move_field(moved: Field, name: str, yards: float) -> None:
    """Move one column of the kicking game, within its bounds; *moved* is changed."""
    setattr(moved, name, float(np.clip(getattr(moved, name) + yards, -MOST_MOVED, MOST_MOVED)))


def _move_loose_balls(tuning: Tuning, own: Floats, against: Floats) -> None:
    """Move who recovers loose balls in the tuning, by the points that are lacking."""
    tuning.taken = _leveled(tuning.taken + TAKEN * own, MOST_TAKEN)
    tuning.kept = _leveled(tuning.kept - KEPT * against, MOST_TAKEN)


def _move_returns(shop: Workshop, tuning: Tuning, points: Floats) -> None:
    """Moves the tuning: a team that lacks points scores more with its takeaways, the league as often as it did."""
    moved = tuning.returns + RETURNED * (points - points.mean())
    tuning.returns = _as_many(shop, np.clip(moved, -MOST_RETURNED, MOST_RETURNED))


def _as_many(shop: Workshop, returns: Floats) -> Floats:
    """Moved so that the league's takeaways score as often as they did: no share is below nothing."""
    own = np.array([each.interception_return.scored for each in shop.special])
    for _ in range(5):
        returns = returns - float((np.maximum(own + returns, 0.0) - own).mean())
    return returns


def _hold(tuning: Tuning, own: Floats, allowed: Floats) -> None:
    """Moves the tuning: a team that scores too little or allows too much intercepts more, the league as much as it did;
    one that allows too much is better near the goal than elsewhere, and its B and F, which are lined up there, stop
    more of what is called there, and less of what is not."""
    tuning.picked = _leveled(tuning.picked + PICKED * (own - allowed), MOST_PICKED)
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


def points_hold(figures: PlainReport) -> bool:
    """Points, of the league and of the teams on both sides, are well within their limits."""
    near = min(figures["correlation"][name] for name in ("points", "points_against"))
    return bool(abs(figures["league"]["points"]["error"]) <= POINTS_OFF and near >= POINTS_NEAR)


def score(figures: PlainReport) -> float:
    """How good a pass is: nothing at the best, and less the worse it is."""
    return -loss(figures, TOLERANCES, LEAST_CORRELATIONS, CORRELATION_WEIGHT)
