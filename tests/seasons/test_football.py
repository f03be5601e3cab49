"""What a season calls a leader in football."""

from __future__ import annotations

from pathlib import Path

import pytest

from fieldhouse import catalog
from fieldhouse.library.schedule_text import load_schedule
from fieldhouse.seasons.begin import begin
from fieldhouse.seasons.categories import Category, stat
from fieldhouse.seasons.ddf import kicking_points, passer_rating, turnovers
from fieldhouse.seasons.season import Season
from fieldhouse.seasons.sports import usual_options
from fieldhouse.seasons.store import SeasonStore
from fieldhouse.table.plain_json import Json


def test_the_passer_rating_is_the_leagues() -> None:
    """The lines of two real seasons, and the two ends of the scale."""
    wentz = {"attempts": 440, "completions": 265, "yards": 3296, "touchdowns": 33, "interceptions": 7}
    brady = {"attempts": 581, "completions": 385, "yards": 4577, "touchdowns": 32, "interceptions": 8}
    perfect = {"attempts": 10, "completions": 8, "yards": 125, "touchdowns": 2}
    assert [passer_rating(line) for line in (wentz, brady, perfect)] == [101.9, 102.8, 158.3]
    assert passer_rating({"attempts": 10, "interceptions": 3}) == 0.0
    assert passer_rating({}) == 0.0


def test_points_and_turnovers() -> None:
    assert kicking_points({"good": 3, "tries": 4, "xp": 5}) == 14
    assert turnovers({"interceptions": 2, "fumbles_lost": 1}) == 3


def test_those_who_have_not_done_enough_are_not_ranked_and_equals_stand_by_name() -> None:
    lines = {"Z": {"yards": 5}, "A": {"yards": 5}, "B": {"yards": 9}, "C": {"yards": 1}}
    category = Category("Yards", "", stat("yards"), {}, counts=lambda line: line["yards"] > 1)
    assert category.ranked(lines) == ["B", "A", "Z"]
    fewest = Category("Fewest", "", stat("yards"), {}, least=True)
    assert fewest.ranked(lines) == ["C", "A", "Z", "B"]


@pytest.mark.parametrize(
    ("chosen", "preset"), [({}, "replay"), ({"preset": "basic"}, "basic"), ({"holding": False}, "replay")]
)
def test_a_season_is_played_by_its_own_clock_unless_a_preset_is_chosen(chosen: dict[str, Json], preset: str) -> None:
    options = usual_options("ddf", chosen)
    season = Season("s", "ddf", load_schedule("2017", "ddf"), 1, "book", options)
    header = season.header(catalog.game("ddf"), season.schedule.fixtures[0])
    assert header.options["season_clock"] is (preset == "replay")
    assert options == {"preset": preset, **chosen}


def test_a_season_is_begun_with_the_options_of_seasons(data: Path) -> None:
    assert begin(SeasonStore(), "ddf", "2017", "ours", "", "book", {}).options == {"preset": "replay"}
    assert SeasonStore().look("ours").options == {"preset": "replay"}


def test_other_games_play_a_season_as_they_play_a_game() -> None:
    assert usual_options("bowlbound", {}) == usual_options("statispro", {}) == {}
