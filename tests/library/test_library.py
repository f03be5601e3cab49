"""Finding charts: the shipped ones, the user's own, and names that miss."""

from __future__ import annotations

from pathlib import Path

import pytest

from fieldhouse import library
from fieldhouse.library import ddf as ddf_library
from fieldhouse.table.chart_text import ChartError


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(library.DATA_VARIABLE, str(tmp_path))
    (tmp_path / "ddf" / "teams").mkdir(parents=True)
    (tmp_path / "ddf" / "seasons").mkdir()
    return tmp_path / "ddf"


def test_the_shipped_teams_are_listed_in_order(folder: Path) -> None:
    names = library.teams("ddf")
    assert names == sorted(names)
    assert {"2017-HAR", "2017-IRO"} <= set(names)
    assert library.teams("chess") == []


@pytest.mark.parametrize("name", ["2017-HAR", "2017-har", " HAR ", "har", "gulls", "harbor city", "2017 Gulls"])
def test_a_team_goes_by_name_code_or_title(folder: Path, name: str) -> None:
    assert ddf_library.load_team(name).name == "2017-HAR"


@pytest.mark.parametrize("name", ["2017-HAT", "2018-HAR", "hra", "Habor City Gulls", "gull"])
def test_an_unknown_team_suggests_the_nearest(folder: Path, name: str) -> None:
    with pytest.raises(library.UnknownTeam, match=r"There is no team .*; perhaps .*2017-HAR"):
        ddf_library.load_team(name)


def test_nothing_near(folder: Path) -> None:
    with pytest.raises(library.UnknownTeam, match="There is no team 'zzz'; see the list of teams"):
        ddf_library.load_team("zzz")
    with pytest.raises(library.UnknownTeam, match="no charts of that game are at hand"):
        library.team_text("zzz", "chess")


def test_an_ambiguous_code_asks_which(folder: Path) -> None:
    text = library.team_text("2017-HAR", "ddf").replace("season: 2017", "season: 2018")
    (folder / "teams" / "2018-HAR.txt").write_text(text)
    with pytest.raises(library.UnknownTeam, match="'har' may be 2017-HAR or 2018-HAR; say which"):
        ddf_library.load_team("har")
    assert ddf_library.load_team("2018-HAR").season == 2018


def test_the_users_chart_wins_and_a_mended_one_is_read_again(folder: Path) -> None:
    shipped = ddf_library.load_team("2017-HAR")
    own = folder / "teams" / "2017-HAR.txt"
    for rating in (199.0, 198.5):
        own.write_text(
            library.team_text("2017-HAR", "ddf").replace(f"rating: {shipped.power_rating:g}", f"rating: {rating:g}")
        )
        shipped = ddf_library.load_team("2017-HAR")
        assert shipped.power_rating == rating
    assert ddf_library.load_team("2017-HAR") is shipped


def test_a_file_must_bear_its_teams_name(folder: Path) -> None:
    (folder / "teams" / "2017-XYZ.txt").write_text(library.team_text("2017-HAR", "ddf"))
    with pytest.raises(
        ChartError, match=r"2017-XYZ.txt, header: this is the chart of 2017-HAR; expected a file 2017-HAR"
    ):
        ddf_library.load_team("2017-XYZ")


def test_the_nearest_season_stands_in(folder: Path) -> None:
    assert ddf_library.season_charts(1995).season == 2006
    old = folder / "seasons" / "1990.txt"
    shipped = Path(library.__file__).parent / "ddf" / "seasons" / "2017.txt"
    old.write_text(shipped.read_text().replace("season: 2017", "season: 1990"))
    assert ddf_library.season_charts(1995).season == 1990
    assert ddf_library.season_charts(2003).season == 2006


def test_the_title_of_a_chart_that_was_changed_is_read_again(folder: Path) -> None:
    chart = folder / "teams" / "2031-NEW.txt"
    chart.write_text("title: Newport Nobodies\n", encoding="utf-8")
    assert library.team_titles("ddf")["2031-NEW"] == "Newport Nobodies"
    chart.write_text("title: Newport Somebodies\n", encoding="utf-8")
    assert library.team_titles("ddf")["2031-NEW"] == "Newport Somebodies"
