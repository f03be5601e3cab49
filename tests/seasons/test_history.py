"""A season's past: standings after every week, its records, and the real season beside it."""

from __future__ import annotations

from fieldhouse.library.schedule_text import load_schedule
from fieldhouse.seasons.history import records, standings_history
from fieldhouse.seasons.leaders import Played
from fieldhouse.seasons.reality import beside_reality, real_leaders
from fieldhouse.seasons.season import Progress, Season


def season_of(game: str, year: str) -> Season:
    return Season("ours", game, load_schedule(year, game), 1, "book")


def as_it_was(season: Season, weeks: int) -> Progress:
    """A season in which every game of the first weeks ended as it really did."""
    first = season.schedule.weeks[:weeks]
    scores = {game.number: game.real for game in season.schedule.fixtures if game.stage in first and game.real}
    return Progress(season, scores)


def test_after_every_week_each_division_has_an_order_and_its_records() -> None:
    progress = as_it_was(season_of("ddf", "2017"), 3)
    told = standings_history(progress)
    assert told["stages"] == list(progress.schedule.weeks[:3])
    east = next(each for each in told["divisions"] if "PHI" in each["teams"])
    assert [row["record"] for row in east["teams"]["PHI"]] == ["1-0", "1-1", "2-1"]
    for week in range(3):
        assert sorted(rows[week]["place"] for rows in east["teams"].values()) == [1, 2, 3, 4]


def test_records_of_teams_come_from_scores_and_of_players_from_single_games() -> None:
    progress = as_it_was(season_of("ddf", "2017"), 2)
    first, second = progress.schedule.fixtures[:2]
    games = [
        Played(first, {"people": [{"Rushing": {"A": {"yards": 90}}}, {"Rushing": {"B": {"yards": 120}}}]}),
        Played(second, {"people": [{"Rushing": {"C": {"yards": 110}}}, {}]}),
    ]  # fmt: skip
    told = {each["what"]: each for each in records(progress, games)}
    assert told["Most points"]["figure"] == max(max(score) for score in progress.scores.values())
    assert (told["Rushing yards"]["who"], told["Rushing yards"]["figure"]) == (f"B, {first.home}", 120)
    assert told["Rushing yards"]["game"] == first.number
    assert told["Longest row of wins"]["figure"] == 2


def test_a_season_that_went_as_it_really_did_has_gained_nobody_a_win() -> None:
    progress = as_it_was(season_of("ddf", "2017"), 2)
    rows = beside_reality(progress)
    assert {row["gain"] for row in rows} == {0} and all(row["simulated"] == row["actual"] for row in rows)
    number, (away, home) = next((number, score) for number, score in progress.scores.items() if score[0] != score[1])
    turned = Progress(progress.season, {**progress.scores, number: (home, away)})
    assert [row["gain"] for row in beside_reality(turned) if row["gain"]] == [1, -1]


def test_real_leaders_are_told_in_the_categories_that_the_record_has() -> None:
    hoops = real_leaders(season_of("statispro", "2025"), 3)
    (points,) = [table for table in hoops["people"] if table["title"] == "Points"]
    assert points["rows"][0]["name"].endswith(", OKC") and 30 < points["rows"][0]["Pts"] < 36
    assert "Steals" not in [table["title"] for table in hoops["people"]], "the record tells nothing of steals"
    football = real_leaders(season_of("ddf", "2017"), 3)
    assert football["people"] == []
    assert football["teams"][0]["title"] == "Scoring offense"
    assert 28 < football["teams"][0]["rows"][0]["Pts"] < 31
