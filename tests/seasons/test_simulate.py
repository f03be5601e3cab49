"""The computer plays a season: the same seed gives the same season, whoever plays its games and in whatever order."""

from __future__ import annotations

import json
from dataclasses import replace

import polars as pl
import pytest

from fieldhouse import catalog
from fieldhouse.export import nflverse
from fieldhouse.export.recorded_game import read_back
from fieldhouse.seasons.leaders import leaders
from fieldhouse.seasons.season import BadSeason, Season
from fieldhouse.seasons.seeds import game_seed, replay_seed
from fieldhouse.seasons.simulate import play_game, simulate
from fieldhouse.seasons.sports import sport_of
from fieldhouse.seasons.store import SeasonStore
from fieldhouse.store import saved
from fieldhouse.table.fair import promised
from fieldhouse.table.journal import Header
from fieldhouse.table.seat import seated
from fieldhouse.table.session import Session
from fieldhouse.web.routes.downloads import plain
from seasons import league

ALL = ("1", "2", "3", "conference", "final")


def test_every_game_has_a_seed_of_its_own() -> None:
    seeds = {game_seed(seed, number) for seed in range(20) for number in range(1, 268)}
    assert len(seeds) == 20 * 267
    assert game_seed(1, 1) != replay_seed(1, 1)


def test_the_order_of_playing_changes_nothing(season: Season) -> None:
    definition = catalog.game("ddf")
    tasks = [(fixture.number, season.header(definition, fixture)) for fixture in season.schedule.fixtures]
    forward = [play_game(task) for task in tasks]
    backward = [play_game(task) for task in reversed(tasks)]
    assert forward == backward[::-1]


def test_a_season_tells_its_games_by_the_cast_that_was_drawn_when_they_were_over() -> None:
    """Box score, leaders and export name the same passer, and the journal keeps him."""
    definition = catalog.game("ddf")
    header = definition.header(("2017-GB", "2017-HOU"), 11, {})
    done = play_game((1, replace(header, seats=("book", "book"))))
    told = Header.from_json(json.loads(json.dumps(done.journal.header.to_json())))
    assert told.cast and told == done.journal.header
    assert promised(replace(told, cast=0)).promise == told.promise  # made before the first roll
    session = saved.replayed(definition, done.journal)
    people = [row.get("Passing", {}) for row in done.lines["people"]]
    printed = plain(definition.pages.box_score(told, session.notes))
    export = nflverse.play_by_play([nflverse.GamePlayed.of(read_back(definition, done.journal))])
    for seat, code in seated(("GB", "HOU")):
        names = set(export.filter(pl.col("posteam") == code)["passer_player_name"].drop_nulls())
        assert names >= set(people[seat])
        assert all(name in printed for name in people[seat])


def test_week_by_week_or_at_one_go_with_one_process_or_two(season: Season) -> None:
    store = SeasonStore()
    for last in range(1, len(ALL) + 1):
        simulate(store, season, ALL[:last])
    again = Season("again", "ddf", season.schedule, season.seed, season.level)
    store.create(again)
    assert simulate(store, again, ALL, workers=2) == league.GAMES + league.PLAYOFF_GAMES
    first, second = store.progress(season), store.progress(again)
    assert first.scores == second.scores
    assert first.champion == second.champion in league.CODES


def test_playing_through_a_week_leaves_the_rest(season: Season) -> None:
    store = SeasonStore()
    heard: list[tuple[int, int]] = []
    assert simulate(store, season, ALL[:2], on_progress=lambda done, of: heard.append((done, of))) == 8
    assert heard[0] == (1, 8) and heard[-1] == (8, 8)
    assert sorted(store.progress(season).scores) == list(range(1, 9))
    assert store.progress(season).bracket is None
    assert simulate(store, season, ALL[:2]) == 0


def test_a_game_that_somebody_plays_is_left_alone(season: Season) -> None:
    store = SeasonStore()
    header = season.header(catalog.game("ddf"), season.schedule.fixtures[2], (saved.PERSON, season.level))
    begun = Session(catalog.game("ddf"), header, [None, None])
    store.keep_under_way(season, 3, begun.journal)
    assert simulate(store, season, ALL) == 11
    assert [fixture.number for fixture in store.progress(season).open] == [3]
    assert store.under_way(season) == {3}


def test_every_journal_is_kept_and_can_be_verified(season: Season) -> None:
    store = SeasonStore()
    simulate(store, season, ALL)
    progress = store.progress(season)
    for number in (1, 12, 15):
        journal = store.journal(season, number)
        assert journal is not None
        assert journal.header.seed == game_seed(season.seed, number)
        assert journal.header.options["playoff"] is (number > 12)
        session = saved.verified(catalog.game("ddf"), journal)
        assert tuple(session.game.score) == progress.scores[number]


def test_leaders_add_up_what_the_games_tell(season: Season) -> None:
    store = SeasonStore()
    simulate(store, season, ALL)
    games = list(store.played(season))
    report = leaders(sport_of("ddf"), games, 3)
    points = {row["name"]: row["Pts"] for row in report["teams"][0]["rows"]}
    scores = store.progress(season).scores
    for team, mean in points.items():
        own = [
            scores[game.fixture.number][game.fixture.teams.index(team)] for game in games if team in game.fixture.teams
        ]
        assert mean == round(sum(own) / len(own), 1)
    passing = report["people"][0]
    assert passing["title"] == "Passing yards" and len(passing["rows"]) == 3
    assert passing["rows"][0]["Yds"] >= passing["rows"][1]["Yds"] >= passing["rows"][2]["Yds"] > 0
    assert passing["rows"][0]["name"].split(", ")[1] in league.CODES


@pytest.mark.parametrize("number", [0, 13])
def test_a_game_that_is_not_known_yet(season: Season, number: int) -> None:
    with pytest.raises(BadSeason, match=f"There is no game {number} yet; games 1 to 12 are known"):
        SeasonStore().progress(season).fixture(number)
