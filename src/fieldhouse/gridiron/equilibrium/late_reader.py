"""Stage B's tables read a number at a time, for a coach in the middle of a game: what a down is worth, and its mixes.

A down lies between four knots of the wide net; what is read of them is weighted. Nothing is worked out here but that.
"""

from __future__ import annotations

from typing import Final

from fieldhouse.gridiron.equilibrium.nodes import CORNERS, WEIGHT, WEIGHTS

STEP: Final = 10
LONGEST_LATE: Final = 300
"""Seconds before the end of a half from which on stage B reigns."""
WARNING: Final = 120
"""With no more on the clock time-outs count."""
FIRST_HALF: Final = 2
SECOND_HALF: Final = 4
"""The quarters that end in stage B: the first for points, the second for the win."""
TOLD_APART: Final = 3
"""Numbers of time-outs: none, one, three. Two are worth the mean of one and three."""


class LateReader:
    """One half. *downs* hold what the knots are worth, by steps before the end and side, each ``[knot, lead, own
    time-outs, theirs]`` in one row; *rows* and *answers* are the mixes of both sides, ``[moment, side, knot, lead,
    call]``, the moments by ``moment_at``, so many *alike* of each step of the last two minutes.
    """

    def __init__(
        self, downs: list[list[memoryview]], rows: bytes, answers: bytes, knots: int, leads: int,
        sizes: tuple[int, int], alike: int,
    ) -> None:  # fmt: skip
        self.downs, self.rows, self.answers = downs, rows, answers
        self.knots, self.leads = knots, leads
        self.calls, self.replies = sizes
        self.alike = alike
        self.middle = leads // 2
        self.corners: list[int] = CORNERS
        self.weights: list[int] = WEIGHTS

    def place(self, lead: int) -> int:
        """Where a lead stands; in the first half all are one."""
        return min(max(lead, -self.middle), self.middle) + self.middle

    def down(self, side: int, step: int, lead: int, own: int, theirs: int, number: int) -> int:
        """What a down is worth to *side*, which has the ball."""
        return self.between(self.downs[step][side], self.knots, lead, own, theirs, number)

    def between(self, worths: memoryview, entries: int, lead: int, own: int, theirs: int, number: int) -> int:
        """A down's worth from a table of *entries* that begins with the knots."""
        total = 0
        for corner in range(4 * number, 4 * number + 4):
            weight = self.weights[corner]
            if weight:
                total += weight * self.entry(worths, entries, self.corners[corner], lead, own, theirs)
        return round(total / WEIGHT)

    def entry(self, worths: memoryview, entries: int, index: int, lead: int, own: int, theirs: int) -> int:
        """One entry of such a table, at a lead and so many time-outs."""
        at = index * self.leads + lead
        if len(worths) == entries * self.leads:
            only: int = worths[at]
            return only
        at *= TOLD_APART * TOLD_APART
        if own == 2:
            one = _against(worths, at + TOLD_APART, theirs)
            return round((one + _against(worths, at + 2 * TOLD_APART, theirs)) / 2)
        return _against(worths, at + TOLD_APART * min(own, 2), theirs)

    def kick(
        self, worths: memoryview, entries: int, led: list[tuple[int, int]], lead: int, own: int, theirs: int
    ) -> float:
        """What a kick is worth that leads to shares of a table's entries."""
        total = shares = 0
        for index, share in led:
            total += share * self.entry(worths, entries, index, lead, own, theirs)
            shares += share
        return total / shares

    def moment(self, step: int, own: int, theirs: int) -> int:
        """The number of the moment whose mixes are read so many steps before the end."""
        return moment_at(step, own, theirs, self.alike)

    def call_mix(self, side: int, moment: int, lead: int, number: int) -> list[float]:
        """How often *side* makes each call there, as weights."""
        return self._blend(self.rows, self.calls, side, moment, lead, number)

    def answer_mix(self, side: int, moment: int, lead: int, number: int) -> list[float]:
        """How often each formation answers *side* there, as weights."""
        return self._blend(self.answers, self.replies, side, moment, lead, number)

    def _blend(self, mixes: bytes, size: int, side: int, moment: int, lead: int, number: int) -> list[float]:
        """The mix of a down, blended from the four solved downs around it."""
        found = [0.0] * size
        first = (moment * 2 + side) * self.knots
        for corner in range(4 * number, 4 * number + 4):
            weight = self.weights[corner]
            if weight:
                at = ((first + self.corners[corner]) * self.leads + lead) * size
                for call in range(size):
                    found[call] += weight * mixes[at + call]
        return found


def _against(worths: memoryview, at: int, theirs: int) -> int:
    """A value at the defense's number of time-outs; two are between one and three."""
    if theirs == 2:
        one: int = worths[at + 1]
        three: int = worths[at + 2]
        return round((one + three) / 2)
    found: int = worths[at + min(theirs, 2)]
    return found


def moment_at(step: int, own: int, theirs: int, alike: int) -> int:
    """Which mixes are called by so many steps before the end: in the last two minutes there are so many *alike* of each
    step, one, or one for every number of time-outs of both sides; two are called like three.
    """
    if step > WARNING // STEP:
        return (alike - 1) * (WARNING // STEP) + step - 1
    if alike == 1:
        return step - 1
    return alike * (step - 1) + TOLD_APART * min(own, 2) + min(theirs, 2)


def is_late(quarter: int, clock: int) -> bool:
    """Does stage B reign?"""
    return 0 < clock <= LONGEST_LATE and quarter in (FIRST_HALF, SECOND_HALF)


def counts_time_outs(clock: int) -> bool:
    """Do the tables tell numbers of time-outs apart?"""
    return clock <= WARNING
