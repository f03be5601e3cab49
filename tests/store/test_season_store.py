"""Seasons in the database: created, found, kept game by game; a killed process loses no finished game."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import datetime
from itertools import count
from pathlib import Path
from threading import Barrier

import pytest
from sqlalchemy import create_engine, text

from cli.conftest import data
from fieldhouse import catalog
from fieldhouse.library.schedule_text import read_schedule
from fieldhouse.seasons import store as seasons
from fieldhouse.seasons.season import BadSeason, Season
from fieldhouse.seasons.simulate import Finished, play_game, simulate
from fieldhouse.seasons.store import SeasonStore
from fieldhouse.store import database
from fieldhouse.table.refusal import OutOfOrder
from patience import PATIENCE
from seasons import league

__all__ = ["data"]


def new_season(data: Path, name: str = "small") -> Season:
    league.put_into(data)
    schedule = read_schedule(league.schedule_text(), "small.txt")
    season = Season(name, "ddf", schedule, 5, "book", {"preset": "basic"}, "ASH")
    SeasonStore().create(season)
    return season


def finished(season: Season, number: int) -> Finished:
    fixture = season.schedule.fixtures[number - 1]
    return play_game((number, season.header(catalog.game("ddf"), fixture)))


def test_a_season_comes_back_as_it_was_put_in(data: Path) -> None:
    season = new_season(data)
    assert SeasonStore().open("small") == season
    secret = replace(season, name="secret", seed=2**255 + 1, is_seed_secret=True)
    SeasonStore().create(secret)
    assert SeasonStore().look("secret") == secret
    SeasonStore().delete("secret")
    assert SeasonStore().names() == ["small"]


def test_the_last_used_season_stands_first(data: Path) -> None:
    for name in ("one", "two", "three"):
        new_season(data, name)
    SeasonStore().open("one")
    assert SeasonStore().names() == ["one", "three", "two"]


def test_a_name_is_given_once(data: Path) -> None:
    new_season(data)
    with pytest.raises(BadSeason, match="There is a season 'small' already"):
        new_season(data)


def test_of_two_who_give_a_name_at_once_one_is_refused(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    season = new_season(data, "first")
    both, calls = Barrier(2, timeout=PATIENCE), count()

    def now_both() -> datetime:
        if next(calls) < both.parties:
            both.wait()
        return database.now()

    monkeypatch.setattr(seasons, "now", now_both)

    def create(number: int) -> str:
        try:
            SeasonStore().create(replace(season, name="small", seed=number))
        except BadSeason as refusal:
            return str(refusal)
        return ""

    with ThreadPoolExecutor(2) as pool:
        assert sorted(pool.map(create, (1, 2))) == ["", "There is a season 'small' already: choose another --name."]


def test_a_damaged_season_is_not_the_last_used(data: Path) -> None:
    new_season(data, "one")
    new_season(data, "two")
    with database.database().begin() as connection:
        connection.execute(text("UPDATE seasons SET options = 'no fields' WHERE name = 'one'"))
    with pytest.raises(OutOfOrder, match="The season 'one' is damaged"):
        SeasonStore().open("one")
    assert SeasonStore().names() == ["two", "one"]


def test_a_season_that_is_not_there(data: Path) -> None:
    with pytest.raises(BadSeason, match="There is no season 'small'"):
        SeasonStore().open("small")


def test_a_finished_game_stays_as_it_is(data: Path) -> None:
    season, store = new_season(data), SeasonStore()
    game = finished(season, 1)
    store.keep(season, game)
    store.keep(season, replace(game, score=(99, 0)))
    store.keep_under_way(season, 1, replace(game.journal, entries=()))
    assert store.progress(season).scores == {1: game.score}
    assert store.journal(season, 1) == game.journal


def test_a_game_under_way_is_kept_forgotten_and_finished(data: Path) -> None:
    season, store = new_season(data), SeasonStore()
    game = finished(season, 1)
    store.keep_under_way(season, 1, replace(game.journal, entries=game.journal.entries[:9]))
    assert store.under_way(season) == {1} and store.progress(season).scores == {}
    kept = store.journal(season, 1)
    assert kept is not None and len(kept.entries) == 9
    store.forget(season, 1)
    assert store.under_way(season) == set() and store.journal(season, 1) is None
    store.keep(season, game)
    store.forget(season, 1)
    assert store.progress(season).scores == {1: game.score}


def test_seasons_do_not_share_games(data: Path) -> None:
    one, two = new_season(data, "one"), new_season(data, "two")
    store = SeasonStore()
    store.keep(one, finished(one, 1))
    assert store.progress(two).scores == {}
    store.delete("one")
    assert store.names() == ["two"]
    with database.database().connect() as connection:
        assert connection.execute(text("select count(*) from season_games")).scalar() == 0


def test_the_database_may_be_named_by_its_url(data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "elsewhere" / "league.sqlite"
    monkeypatch.setenv(database.DATABASE_VARIABLE, f"sqlite:///{file}")
    new_season(data)
    assert file.exists() and not (data / database.FILE_NAME).exists()
    engine = create_engine(f"sqlite:///{file}")
    assert SeasonStore(engine).names() == ["small"]


def test_a_killed_process_loses_no_finished_game(data: Path) -> None:
    """Killed in the middle of a season; what it has reported stays, and the rest comes out as it would have."""
    season, store = new_season(data), SeasonStore()
    program = (
        "from fieldhouse.seasons.store import SeasonStore\n"
        "from fieldhouse.seasons.simulate import simulate\n"
        "store = SeasonStore(); season = store.look('small')\n"
        "stages = season.schedule.stages_through('end')\n"
        "simulate(store, season, stages, on_progress=lambda done, of: print(done, flush=True))\n"
    )
    child = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, env=dict(os.environ))
    assert child.stdout is not None
    reported = [int(child.stdout.readline()) for _ in range(5)]
    child.send_signal(signal.SIGKILL)
    child.wait()
    kept = store.progress(season).scores
    assert reported == [1, 2, 3, 4, 5] and set(range(1, 6)) <= set(kept)
    assert len(kept) < league.GAMES + league.PLAYOFF_GAMES
    simulate(store, season, season.schedule.stages_through("end"))
    untouched = new_season(data, "untouched")
    simulate(store, untouched, season.schedule.stages_through("end"))
    assert store.progress(season).scores == store.progress(untouched).scores


@pytest.mark.slow
def test_two_processes_may_play_the_same_season(data: Path) -> None:
    season, store = new_season(data), SeasonStore()
    program = (
        "from fieldhouse.seasons.store import SeasonStore\n"
        "from fieldhouse.seasons.simulate import simulate\n"
        "store = SeasonStore(); season = store.look('small')\n"
        "simulate(store, season, season.schedule.stages_through('end'))\n"
    )
    children = [subprocess.Popen([sys.executable, "-c", program]) for _ in range(2)]
    assert [child.wait(60) for child in children] == [0, 0]
    assert len(store.progress(season).scores) == league.GAMES + league.PLAYOFF_GAMES
