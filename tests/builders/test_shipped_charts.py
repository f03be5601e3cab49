"""The shipped charts against what is certain of the printed ones (rulings, 'ddf-2017-printed-charts')."""

from __future__ import annotations

import pytest

from fieldhouse.builders.nfl.builder import shipped
from fieldhouse.builders.nfl.corrections import TOLERANCES
from fieldhouse.builders.nfl.fidelity import measure
from fieldhouse.games.ddf.model import SIDELINE
from fieldhouse.gridiron.cells import TOUCHDOWN, kind_of
from fieldhouse.library import ddf as ddf_library

YARDAGES_AND_TD = TOUCHDOWN


@pytest.mark.parametrize(("name", "printed"), [("2017-PHI", 104), ("2017-NE", 126)])
def test_sideline_completions_are_those_in_print(name: str, printed: int) -> None:
    column = ddf_library.load_team(name).plays[SIDELINE]
    completed = sum(weight for cell, weight in column.merged if kind_of(cell) <= YARDAGES_AND_TD)
    assert abs(completed - printed) <= 4


def test_two_replays_of_2017_give_the_league_back() -> None:
    """Limits are the issue's, for a score of replays, and three standard errors of two on top of them.

    A replay's league mean of points has a standard error of 2% (512 scores of ten points' spread each), of fumbles lost
    and interceptions of 6% and 5% (they are counts of 240 and 430), of the others of less than 3%.
    """
    errors = {"points": 0.02, "fumbles_lost": 0.06, "interception_rate": 0.05, "sack_rate": 0.03, "field_goals": 0.03}
    league = measure(shipped(2017), 2)["league"]
    for name, limit in TOLERANCES.items():
        assert abs(league[name]["error"]) < limit + 3 * errors.get(name, 0.015) / 2**0.5, name
