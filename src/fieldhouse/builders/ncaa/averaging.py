"""The mean of several tunings: what passes of the loop have in common, without the luck of each one's replays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Any

import numpy as np

from fieldhouse.builders.ncaa.assemble import Tuning


def mean_tuning(tunings: Sequence[Tuning]) -> Tuning:
    """Every figure of them at its mean."""
    tuning: Tuning = _mean(tunings)
    return tuning


def _mean(values: Sequence[Any]) -> Any:
    """The mean of records, lists, arrays or numbers, part by part."""
    first = values[0]
    if isinstance(first, list):
        return [_mean(each) for each in zip(*values, strict=True)]
    if isinstance(first, float):
        return float(np.mean(values))
    if isinstance(first, np.ndarray):
        return np.mean(values, axis=0)
    return replace(first, **{part.name: _mean([getattr(each, part.name) for each in values]) for part in fields(first)})
