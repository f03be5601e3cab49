"""A season of twelve teams, with camp and draft, in five seconds of one core."""

from __future__ import annotations

from pathlib import Path
from time import process_time

from sqlalchemy import create_engine

from fieldhouse.leagues.book import Book
from fieldhouse.store.leagues import LeagueStore


def test_a_season_of_twelve_teams_in_five_seconds(tmp_path: Path) -> None:
    book = Book.found(LeagueStore(create_engine(f"sqlite:///{tmp_path / 'x.sqlite'}")), "fast", 7, 12, {}, {})
    start = process_time()
    book.simulate(1)
    assert process_time() - start < 5
