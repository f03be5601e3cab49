"""What each legal call promises here, over all that the other side may call: exact odds, each of its calls alike.

Both charts lie open, and what the other side will call nobody knows: so nobody is told more than he may know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from fieldhouse.gridiron.expected_points import outcome_points
from fieldhouse.gridiron.field import GOAL, Situation
from fieldhouse.gridiron.odds import yards_moved
from fieldhouse.gridiron.odds_page import Odds
from fieldhouse.gridiron.outcome import FIELD_GOAL, LAST_DOWN, NEXT_SNAP, TOUCHDOWN, Outcome
from fieldhouse.gridiron.phases import SCRIMMAGE
from fieldhouse.table.pages import Prospects
from fieldhouse.table.question import Question
from fieldhouse.table.seat import AWAY

HEADINGS: Final = ("First down", "TD", "Lost", "Yards", "Range")
TRY_HEADINGS: Final = ("Good", "Points")
UNKNOWN: Final = "-"
NOTE: Final = (
    "Exact odds from both charts, over all that the other side may call, each alike: a first down (its range is where "
    "they guess best and worst), a touchdown, the ball lost, the yards, and the points that the ball is worth "
    "afterwards to the side that has it now. Of a kick: how often they have the ball next, how far the ball gets "
    "towards their goal, and how often one at goal is good."
)
TRY_NOTE: Final = (
    "Exact odds from both charts: the kick by its column, a play for two over all that both sides may call."
)


class Prospect(NamedTuple):
    """A call by its key: the chance of a first down, on the whole and where the other side guesses worst and best, of a
    touchdown and of a turnover; the yards; and what the ball is worth afterwards, if anybody has worked it out. A kick,
    a kneel and a safety do not ask what the other side calls; ``good`` is of a kick at goal, and of a try.

    All is told as the side with the ball sees it, also to the other.
    """

    key: str
    first_down: float
    least: float
    most: float
    touchdown: float
    turnover: float
    yards: float
    points: float | None
    good: float | None = None


def prospect(key: str, pairs: Sequence[Odds], points: Sequence[float] = ()) -> Prospect:
    """A call from its odds against each call of the other side."""
    count = len(pairs)
    chances = [pair.first_down for pair in pairs]
    return Prospect(
        key,
        sum(chances) / count,
        min(chances),
        max(chances),
        sum(pair.touchdown for pair in pairs) / count,
        sum(pair.turnover for pair in pairs) / count,
        sum(pair.yards for pair in pairs) / count,
        sum(points) / len(points) if points else None,
    )


def kick_prospect(key: str, odds: Mapping[Outcome, float], before: Situation, is_at_goal: bool) -> Prospect:
    """A call that the other side's call does not touch, from how likely each of its outcomes is."""
    seat, total = before.offense, sum(odds.values())
    shares = {outcome: chance / total for outcome, chance in odds.items()}

    def chance(is_so: Callable[[Outcome], bool]) -> float:
        return sum(share for outcome, share in shares.items() if is_so(outcome))

    kept = chance(lambda outcome: outcome.ending == NEXT_SNAP and outcome.seat == seat and outcome.down == 1)
    return Prospect(
        key,
        kept,
        kept,
        kept,
        chance(lambda outcome: outcome.ending == TOUCHDOWN and outcome.seat == seat),
        chance(lambda outcome: outcome.seat != seat),
        sum(share * yards_moved(outcome, before, outcome.ending == FIELD_GOAL) for outcome, share in shares.items()),
        sum(share * outcome_points(outcome, seat) for outcome, share in shares.items()),
        chance(lambda outcome: outcome.ending == FIELD_GOAL and outcome.seat == seat) if is_at_goal else None,
    )


def try_prospects(kicked: float, scored: float) -> Prospects:
    """What a try promises, if that is how likely the kick and a play for two points are."""
    found = {"kick": (kicked, 1.0), "two": (scored, 2.0)}
    return Prospects(
        TRY_HEADINGS,
        {key: (f"{chance:.0%}", f"{chance * points:.2f}") for key, (chance, points) in found.items()},
        TRY_NOTE,
        [{"key": key, "good": chance, "points": chance * points} for key, (chance, points) in found.items()],
    )


TRIED_FROM: Final = 2
TWO_POINT_TRY: Final = Situation(AWAY, GOAL - TRIED_FROM, LAST_DOWN, TRIED_FROM)


def seen_situation(question: Question) -> Situation | None:
    """Where the ball lies, with the offense in the visitors' seat as the odds have it; None if no play is called."""
    view = question.view
    if view["phase"] != SCRIMMAGE:
        return None
    return Situation(AWAY, view["spot"], view["down"], view["to_go"])


def prospects_page(found: Sequence[Prospect]) -> Prospects:
    """Prospects as a page tells them."""
    has_points = any(each.points is not None for each in found)
    has_goals = any(each.good is not None for each in found)
    more = [("Good", "{:.0%}", "good")] * has_goals + [("Points", "{:+.2f}", "points")] * has_points
    headings = (*HEADINGS, *(heading for heading, _, _ in more))
    cells = {each.key: (*_cells(each), *(_cell(form, getattr(each, name)) for _, form, name in more)) for each in found}
    return Prospects(headings, cells, NOTE, [each._asdict() for each in found])


def _cells(each: Prospect) -> tuple[str, ...]:
    """What every row begins with, in the order of the headings."""
    chances = (f"{each.first_down:.0%}", f"{each.touchdown:.0%}", f"{each.turnover:.1%}", f"{each.yards:+.1f}")
    return *chances, UNKNOWN if each.least == each.most else f"{100 * each.least:.0f}-{each.most:.0%}"


def _cell(form: str, value: float | None) -> str:
    """A figure that not every row has."""
    return UNKNOWN if value is None else form.format(value)
