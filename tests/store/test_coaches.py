"""VIII-3: the coaches' ledger, kept for good."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import create_engine
from typer.testing import CliRunner

from fieldhouse.cli.main import app
from fieldhouse.games.bowlbound.coach_ratings import BadRatings
from fieldhouse.store.coaches import CoachStore, RatedGame
from fieldhouse.store.database import Base
from fieldhouse.table.journal import Header, Journal

GAME = RatedGame(("2024-LKS", "2024-PRA"), ("Ann", "Bo"), 3.0, (10, 20))


def journal(seed: int) -> Journal:
    return Journal(Header("bowlbound", 1, seed, {}, ("2024-LKS", "2024-PRA"), ("", "")), ())


@pytest.fixture
def store(tmp_path: Path) -> CoachStore:
    engine = create_engine(f"sqlite:///{tmp_path / 'ledger.sqlite'}")
    Base.metadata.create_all(engine)
    return CoachStore(engine)


def test_viii_3_points_and_percentages_add_up_over_games(store: CoachStore) -> None:
    store.enter(journal(1), GAME)
    store.enter(journal(2), RatedGame(GAME.teams, ("Bo", "Ann"), 3.0, (20, 20)))
    ledger = store.ratings()
    # The home favorite of three won by ten: ten points to Bo. Then it tied: ten to the underdog's Bo, none to Ann.
    assert (ledger["Bo"].games, ledger["Bo"].points, ledger["Bo"].percentage) == (2, 20, 1.0)
    assert (ledger["Ann"].games, ledger["Ann"].points) == (2, 0)


def test_viii_3_a_game_counts_once(store: CoachStore) -> None:
    store.enter(journal(1), GAME)
    with pytest.raises(BadRatings, match="in the ledger already"):
        store.enter(journal(1), GAME)
    assert len(store.games()) == 1


def test_viii_3_two_coaches_have_two_names(store: CoachStore) -> None:
    with pytest.raises(BadRatings, match="two coaches"):
        store.enter(journal(1), RatedGame(GAME.teams, ("Ann", " Ann"), 0.0, (1, 0)))


def test_viii_3_the_command_enters_a_saved_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIELDHOUSE_DATA", str(tmp_path))
    run = CliRunner()
    file = tmp_path / "game.journal"
    words = ["watch", "bowlbound", "2024-LKS", "2024-PRA", "--seed", "3", "--save", str(file)]
    assert run.invoke(app, words).exit_code == 0
    entered = run.invoke(app, ["coaches", "enter", str(file), "--away", "Ann", "--home", "Bo"])
    assert "rating points" in entered.stdout
    listed = run.invoke(app, ["coaches", "list", "--text"]).stdout.split()
    assert listed[0::3] and set(listed[0::3]) == {"Ann", "Bo"}
