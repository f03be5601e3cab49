"""What an ending is worth to either side."""

from __future__ import annotations

import pytest

from fieldhouse.gridiron.expected_points import outcome_points
from fieldhouse.gridiron.outcome import FIELD_GOAL, SAFETY, TOUCHDOWN, Ending, Outcome
from fieldhouse.table.seat import AWAY, HOME


@pytest.mark.parametrize("ending", [TOUCHDOWN, FIELD_GOAL])
def test_after_a_score_the_scorers_kick_and_like_a_kickoff_from_farther_on(ending: Ending) -> None:
    moved = Outcome(ending, AWAY).carrying(15)
    assert outcome_points(moved, AWAY) > outcome_points(Outcome(ending, AWAY), AWAY)


def test_after_a_safety_the_other_side_kicks_and_its_yards_are_not_for_the_scorers() -> None:
    moved = Outcome(SAFETY, AWAY).carrying(15)
    assert outcome_points(moved, AWAY) < outcome_points(Outcome(SAFETY, AWAY), AWAY)
    assert outcome_points(moved, HOME) == -outcome_points(moved, AWAY)
