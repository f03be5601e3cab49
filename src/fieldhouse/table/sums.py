"""Sums of fractions, the same everywhere."""

from __future__ import annotations

from collections.abc import Iterable


def total(values: Iterable[float]) -> float:
    """Added up one by one: ``sum`` rounds otherwise from Python 3.12 on, and a coach must not choose otherwise."""
    added = 0.0
    for value in values:
        added += value
    return added
