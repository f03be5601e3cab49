"""A season many times over: distributions and chances, the same whatever the number of processes."""

from __future__ import annotations

from typing import Any

import pytest

from clusters import small_cluster
from fieldhouse import catalog
from fieldhouse.batch.spread import helpers
from fieldhouse.seasons.replays import CHANCES, SeasonReplayer, replays
from fieldhouse.seasons.season import Progress, Season
from fieldhouse.seasons.simulate import play_game, simulate
from fieldhouse.seasons.store import SeasonStore
from fieldhouse.table.game import BadOption
from seasons import league

COUNT = 12


def test_wins_and_chances_add_up(season: Season) -> None:
    teams = replays(season, COUNT)
    assert tuple(teams) == league.CODES
    for row in teams.values():
        assert sum(row["distribution"].values()) == COUNT
        assert 0 <= row["title"] <= row["conference"] <= row["playoffs"] <= 1
        assert row["division"] <= row["playoffs"]
    sums = {chance: sum(row[chance] for row in teams.values()) for chance in CHANCES}
    assert {chance: round(total, 9) for chance, total in sums.items()} == {
        "division": 4, "playoffs": 4, "conference": 2, "title": 1,
    }  # fmt: skip
    assert round(sum(row["wins"] for row in teams.values()), 9) == league.GAMES


def test_the_number_of_processes_changes_nothing(season: Season) -> None:
    heard: list[tuple[int, int]] = []
    alone = replays(season, 4, on_progress=lambda done, of: heard.append((done, of)))
    assert alone == replays(season, 4, workers=2)
    assert heard == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_replays_leave_the_season_as_it_is(season: Season) -> None:
    replays(season, 1)
    assert SeasonStore().progress(season).scores == {}


def test_without_journals_a_game_ends_as_it_does_with_one(season: Season) -> None:
    field, definition = SeasonReplayer(season), catalog.game("ddf")
    for fixture in season.schedule.fixtures[:4]:
        with_journal = play_game((fixture.number, season.header(definition, fixture)))
        assert field.score(season, fixture, []) == with_journal.score


def test_the_playoffs_of_a_replay_are_those_of_the_same_season_stored(season: Season) -> None:
    store = SeasonStore()
    simulate(store, season, season.schedule.stages_through("end"))
    field = SeasonReplayer(season)
    scores: dict[int, Any] = {}
    while left := Progress(season, scores).open:
        scores |= {fixture.number: field.score(season, fixture, []) for fixture in left}
    assert scores == store.progress(season).scores


def test_games_that_are_over_stand_as_they_are(season: Season) -> None:
    store = SeasonStore()
    simulate(store, season, season.schedule.stages_through("conference"))
    played = store.progress(season)
    assert played.bracket is not None
    finalists = {team for fixture in played.bracket.rounds[-1] for team in fixture.teams}
    teams = replays(season, 6, played=played.scores)
    assert {team for team, row in teams.items() if row["conference"] == 1} == finalists
    assert sum(teams[team]["title"] for team in finalists) == 1
    assert all(len(row["distribution"]) == 1 for row in teams.values())


def test_a_cluster_gives_the_same_seed_for_seed(season: Season) -> None:
    with small_cluster() as cluster:
        assert replays(season, 4, cluster=cluster.scheduler_address) == replays(season, 4)


def test_no_cluster_is_a_sentence() -> None:
    with pytest.raises(BadOption, match=r"no dask cluster at tcp://127\.0\.0\.1:9"), helpers(1, "tcp://127.0.0.1:9"):
        pass
