"""The mean of the loop's last passes."""

from __future__ import annotations

import numpy as np
import pytest

from fieldhouse.builders.ncaa.assemble import Tuning
from fieldhouse.builders.ncaa.averaging import mean_tuning
from fieldhouse.builders.ncaa.defense import DefenseOffsets
from fieldhouse.builders.ncaa.offense import Flags, OffenseOffsets


def tuning(at: float) -> Tuning:
    return Tuning(
        offense_offsets=[OffenseOffsets(run=at), OffenseOffsets(pick=2 * at)],
        defense_offsets=[DefenseOffsets(depth=-at), DefenseOffsets()],
        lean=np.array([at, 1.0]),
        returns=np.full((2, 2), at),
        compensation=np.array([0.0, at]),
        flags=Flags(offense=at),
        farther=at,
    )


def test_every_figure_is_the_mean_and_the_passes_stay_as_they_were() -> None:
    passes = [tuning(0.1), tuning(0.2), tuning(0.6)]
    mean = mean_tuning(passes)
    assert [mean.offense_offsets[0].run, mean.offense_offsets[1].pick, mean.defense_offsets[0].depth] == pytest.approx(
        [0.3, 0.6, -0.3]
    )
    assert [mean.flags.offense, mean.flags.defense, mean.farther] == pytest.approx([0.3, Flags().defense, 0.3])
    assert mean.lean.tolist() == pytest.approx([0.3, 1.0])
    assert mean.returns.shape == (2, 2) and mean.compensation[1] == pytest.approx(0.3)
    assert np.allclose(mean.mix, passes[0].mix)
    assert passes[0].offense_offsets[0].run == 0.1
