"""``fieldhouse season``: every command as a person types it, in the small league."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Run
from fieldhouse.batch import ahead
from fieldhouse.seasons.season import Season
from fieldhouse.seasons.store import SeasonStore
from fieldhouse.table.journal import Header
from seasons import league

FIRST_OF_ALL = "1\n" * 3000
"""Somebody who types 1 whatever is asked, long enough for a game."""


@pytest.fixture
def begun(small: Path, fieldhouse: Run) -> Season:
    fieldhouse("season", "new", "ddf", "small", "--seed", "5", "--team", "ash", "--options", "basic")
    return SeasonStore().look("ddf-small")


def report(fieldhouse: Run, *words: str) -> Any:
    outcome = fieldhouse("season", *words, "--json")
    assert outcome.code == 0, outcome.err
    return json.loads(outcome.out)


def test_new_says_what_begins_and_names_it(small: Path, fieldhouse: Run) -> None:
    first = fieldhouse("season", "new", "ddf", "small", "--seed", "5")
    second = fieldhouse("season", "new", "ddf", "small", "--seed", "5")
    assert first.out.startswith("ddf-small: 12 games of 8 teams, seed 5.")
    assert second.out.startswith("ddf-small-2: 12 games")
    third = fieldhouse("season", "new", "ddf", "small", "--name", "my league")
    assert [row["season"] for row in report(fieldhouse, "list")] == ["my league", "ddf-small-2", "ddf-small"]
    assert [row["seed"] for row in report(fieldhouse, "list")] == [None, 5, 5], "a seed is told to whoever chose it"
    assert "seed" not in third.out


def test_a_missing_chart_is_named(small: Path, fieldhouse: Run) -> None:
    (small / "ddf" / "teams" / "2017-FOX.txt").unlink()
    outcome = fieldhouse("season", "new", "ddf", "small")
    assert outcome.code == 1
    assert outcome.err.startswith("These teams of the schedule have no chart: 2017-FOX. Make them with")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("new", "ddf", "1899"), "There are no schedules of 1899"),
        (("new", "ddf", "small", "--team", "PHI"), "'PHI' is not in this season; its teams are ASH, BAY"),
        (("new", "ddf", "small", "--options", "basik"), "There is no option 'basik'"),
        (("new", "ddf", "small", "--level", "genius"), "There is no level 'genius'"),
        (("sim", "--through", "week 9"), "There is no 'week 9' to play through"),
        (("standings", "nowhere"), "There is no season 'nowhere'"),
        (("standings", "--name", "nowhere"), "There is no season 'nowhere'"),
        (("box", "1"), "Game 1, ASH at BAY, has not been played yet."),
        (("box", "99"), "There is no game 99 yet; games 1 to 12 are known."),
        (("box", "bay@ash"), "There is no game 'bay@ash'."),
        (("box", "soon"), "'soon' is no game: say its number"),
        (("play", "--dice", "loaded"), "Dice are 'rolled' or 'hand', not 'loaded'."),
        (("schedule", "--team", "PHI"), "'PHI' is not in this season"),
    ],
)
def test_what_makes_no_sense_is_a_sentence(
    begun: Season, fieldhouse: Run, words: tuple[str, ...], sentence: str
) -> None:
    outcome = fieldhouse("season", *words)
    assert (outcome.code, outcome.out) == (1, "")
    assert outcome.err.startswith(sentence)


def test_without_any_season_the_way_to_one_is_told(data: Path, fieldhouse: Run) -> None:
    assert "No seasons yet: begin one with" in fieldhouse("season", "list").out
    assert "You have no season yet" in fieldhouse("season", "standings").err


def test_sim_through_a_week_then_to_the_end(begun: Season, fieldhouse: Run) -> None:
    assert "4 games played." in fieldhouse("season", "sim", "ddf-small", "--through", "week 1").out
    assert "4 games played." in fieldhouse("season", "sim", "--through", "week", "2").out
    assert report(fieldhouse, "standings")["games_played"] == 8
    outcome = report(fieldhouse, "sim", "--through", "end")
    assert outcome["played"] == 7 and outcome["champion"] in league.CODES
    assert report(fieldhouse, "list")[0]["champion"] == outcome["champion"]


def test_reports_of_a_season_that_is_over(begun: Season, fieldhouse: Run) -> None:
    champion = report(fieldhouse, "sim")["champion"]
    standings = report(fieldhouse, "standings")
    rows = [row for division in standings["divisions"] for row in division["teams"]]
    assert sum(row["wins"] + row["ties"] / 2 for row in rows) == 12
    assert sum(row["points"] for row in rows) == sum(row["allowed"] for row in rows)
    playoffs = report(fieldhouse, "playoffs")
    assert playoffs["champion"] == champion
    assert [len(stage["games"]) for stage in playoffs["rounds"]] == [2, 1]
    games = report(fieldhouse, "schedule")["games"]
    assert [game["game"] for game in games] == list(range(1, 16))
    assert all(game["state"] == "over" for game in games)
    box = report(fieldhouse, "box", "ash@bay")
    assert box["score"] == games[0]["score"] == [team["points"] for team in box["teams"]]


def test_the_same_reports_for_people(begun: Season, fieldhouse: Run) -> None:
    champion = report(fieldhouse, "sim")["champion"]
    assert "Town of Ash" in fieldhouse("season", "standings").out
    assert f"The champion is {champion}." in fieldhouse("season", "playoffs").out
    assert "Week 3" in fieldhouse("season", "schedule").out
    assert "Week" not in fieldhouse("season", "schedule", "--week", "final").out
    assert "Rushing yards" in fieldhouse("season", "leaders").out
    assert "Town of Ash at Town of Bay" in fieldhouse("season", "box", "1").out
    assert champion in fieldhouse("season", "list").out


def test_leaders_are_those_of_the_regular_season_or_of_the_playoffs(begun: Season, fieldhouse: Run) -> None:
    fieldhouse("season", "sim")
    regular, playoffs = report(fieldhouse, "leaders", "--top", "8"), report(fieldhouse, "leaders", "--playoffs")
    assert len(regular["teams"][0]["rows"]) == 8
    assert len(playoffs["teams"][0]["rows"]) == 4


def test_the_schedule_of_one_team(begun: Season, fieldhouse: Run) -> None:
    games = report(fieldhouse, "schedule", "--team", "ash")["games"]
    assert [(game["away"], game["home"]) for game in games] == [("ASH", "BAY"), ("ASH", "CLA"), ("ASH", "ELM")]


def test_replays_tell_each_teams_chances(begun: Season, fieldhouse: Run) -> None:
    chances = report(fieldhouse, "sim", "--replays", "3", "--workers", "1")
    assert chances["replays"] == 3 and set(chances["teams"]) == set(league.CODES)
    page = fieldhouse("season", "sim", "--replays", "3", "--workers", "1").out
    assert "Playoffs" in page and "3 replays in" in page


def test_a_game_is_left_taken_up_again_and_played_to_its_end(begun: Season, fieldhouse: Run) -> None:
    left = fieldhouse("season", "play", typed="1\n" * 20)
    assert "Game 1 of ddf-small: ASH at BAY." in left.out
    assert "Saved. Go on with: fieldhouse season play ddf-small 1" in left.out
    assert SeasonStore().under_way(begun) == {1}
    assert "Left alone, for somebody plays them: 1" in fieldhouse("season", "sim", "--through", "week 1").out
    before = SeasonStore().journal(begun, 1)
    over = fieldhouse("season", "play", typed=FIRST_OF_ALL)
    after = SeasonStore().journal(begun, 1)
    assert "Individual statistics" in over.out
    assert before is not None and after is not None
    assert after.entries[: len(before.entries) - 2] == before.entries[:-2]
    assert after.header.seats == ("person", "book")
    assert SeasonStore().progress(begun).scores.keys() >= {1}
    assert "Game 1, ASH at BAY, is over" in fieldhouse("season", "play", "1").err


def test_who_asks_for_a_seat_that_is_not_there_loses_nothing(begun: Season, fieldhouse: Run) -> None:
    fieldhouse("season", "play", "1", "--seat", "both", typed="1\n" * 20)
    under_way = SeasonStore().under_way(begun)
    refused = fieldhouse("season", "play", "1", "--anew", "--seat", "nobody", typed="")
    assert "nobody" in refused.err
    assert SeasonStore().under_way(begun) == under_way == {1}


def test_what_a_coach_must_solve_is_begun_with_the_game(
    begun: Season, fieldhouse: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    headers: list[Header] = []
    monkeypatch.setattr(ahead, "begin", headers.append)
    fieldhouse("season", "play", "1", "--seat", "home", typed="")
    assert [header.seats for header in headers] == [("book", "person")]


def test_a_game_is_begun_anew(begun: Season, fieldhouse: Run) -> None:
    fieldhouse("season", "play", typed="1\n" * 20)
    fieldhouse("season", "play", "1", "--anew", "--seat", "both", typed="")
    journal = SeasonStore().journal(begun, 1)
    assert journal is not None and journal.header.seats == ("person", "person")


def test_play_names_any_game(begun: Season, fieldhouse: Run) -> None:
    outcome = fieldhouse("season", "play", "ddf-small", "dov@hil")
    assert "Game 12 of ddf-small: DOV at HIL." in outcome.out
    assert SeasonStore().under_way(begun) == {12}


def test_delete(begun: Season, fieldhouse: Run) -> None:
    assert fieldhouse("season", "delete", "ddf-small").out == "ddf-small is gone.\n"
    assert report(fieldhouse, "list") == []


def test_the_shipped_2017_season_is_begun_and_played(data: Path, fieldhouse: Run) -> None:
    """All 32 charts of the schedule are at hand; the real first week had fifteen games."""
    assert "256 games of 32 teams" in fieldhouse("season", "new", "ddf", "2017", "--seed", "17", "--team", "phi").out
    assert report(fieldhouse, "sim", "--through", "week 1")["played"] == 15
    games = report(fieldhouse, "schedule", "--team", "PHI", "--week", "1")["games"]
    assert [(game["away"], game["home"], game["state"], game["real"]) for game in games] == [
        ("PHI", "WAS", "over", [30, 17])
    ]


@pytest.mark.parametrize(("game", "schedule"), [("ddf", "2017"), ("bowlbound", "2024"), ("statispro", "1986")])
def test_standings_fit_eighty_columns(fieldhouse: Run, game: str, schedule: str) -> None:
    fieldhouse("season", "new", game, schedule, "--name", "narrow")
    told = fieldhouse("season", "standings", "narrow").out
    assert max(map(len, told.splitlines())) <= 80 and "…" not in told
