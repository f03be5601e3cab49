"""Databases for leagues: every test that asks for a ``store`` runs on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine, create_engine

from cli.conftest import data, fieldhouse
from fieldhouse.leagues.store import LeagueStore
from fieldhouse.store.database import Base

__all__ = ["data", "fieldhouse"]


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.database)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'leagues.sqlite'}"
    address: str = request.getfixturevalue("cluster")
    engine = create_engine(address)
    Base.metadata.drop_all(engine)
    engine.dispose()
    return address


@pytest.fixture
def engine(url: str) -> Iterator[Engine]:
    engine = create_engine(url)
    yield engine
    engine.dispose()


@pytest.fixture
def store(engine: Engine) -> LeagueStore:
    return LeagueStore(engine)
