"""A data folder with the small league in it, and commands run in this process."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.conftest import data, fieldhouse
from fieldhouse.library.schedule_text import read_schedule
from fieldhouse.seasons.season import Season
from fieldhouse.seasons.store import SeasonStore
from seasons import league

__all__ = ["data", "fieldhouse"]


@pytest.fixture
def small(data: Path) -> Path:
    league.put_into(data)
    return data


@pytest.fixture
def season(small: Path) -> Season:
    """The small league's season, kept in the store of its data folder."""
    season = Season("small", "ddf", read_schedule(league.schedule_text(), "small.txt"), 5, "book")
    SeasonStore().create(season)
    return season
