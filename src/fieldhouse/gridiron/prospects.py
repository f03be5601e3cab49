"""What each legal call promises here, over all that the other side may call: exact odds, each of its calls alike.

Both charts lie open, and what the other side will call nobody knows: so nobody is told more than he may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from fieldhouse.gridiron.field import Situation
from fieldhouse.gridiron.odds_page import Odds
from fieldhouse.gridiron.phases import SCRIMMAGE
from fieldhouse.table.pages import Prospects
from fieldhouse.table.question import Question
from fieldhouse.table.seat import AWAY

HEADINGS: Final = ("First down", "TD", "Lost", "Yards", "Range", "Points")
NOTE: Final = (
    "Exact odds from both charts, over all that the other side may call, each alike: a first down (its range is where "
    "they guess best and worst), a touchdown, the ball lost, the yards, and the points that the ball is worth "
    "afterwards to the side that has it now."
)


class Prospect(NamedTuple):
    """A call by its key: the chance of a first down, on the whole and where the other side guesses worst and best, of a
    touchdown and of a turnover; the yards; and what the ball is worth afterwards, if anybody has worked it out.

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


def seen_situation(question: Question) -> Situation | None:
    """Where the ball lies, with the offense in the visitors' seat as the odds have it; None if no play is called."""
    view = question.view
    if view["phase"] != SCRIMMAGE:
        return None
    return Situation(AWAY, view["spot"], view["down"], view["to_go"])


def prospects_page(found: Sequence[Prospect]) -> Prospects:
    """Prospects as a page tells them."""
    has_points = any(each.points is not None for each in found)
    headings = HEADINGS if has_points else HEADINGS[:-1]
    return Prospects(headings, {each.key: _cells(each) for each in found}, NOTE, [each._asdict() for each in found])


def _cells(each: Prospect) -> tuple[str, ...]:
    """One row, in the order of the headings."""
    chances = (f"{each.first_down:.0%}", f"{each.touchdown:.0%}", f"{each.turnover:.1%}", f"{each.yards:+.1f}")
    points = () if each.points is None else (f"{each.points:+.2f}",)
    return (*chances, f"{100 * each.least:.0f}-{each.most:.0%}", *points)
