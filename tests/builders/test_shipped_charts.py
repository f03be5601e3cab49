"""The shipped charts against what is certain of the printed ones (rulings, 'ddf-2017-printed-charts')."""

from __future__ import annotations

import pytest

from fieldhouse import library
from fieldhouse.games.ddf.model import SIDELINE
from fieldhouse.gridiron.cells import TOUCHDOWN, kind_of

YARDAGES_AND_TD = TOUCHDOWN


@pytest.mark.parametrize(("name", "printed"), [("2017-PHI", 104), ("2017-NE", 126)])
def test_sideline_completions_are_those_in_print(name: str, printed: int) -> None:
    column = library.load_team(name).plays[SIDELINE]
    completed = sum(weight for cell, weight in column.merged if kind_of(cell) <= YARDAGES_AND_TD)
    assert abs(completed - printed) <= 4
