"""Charts from a season's totals alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.conftest import Run, data, fieldhouse
from fieldhouse.builders import BadSource
from fieldhouse.builders.ncaa.from_stats import charts_of, read_totals
from fieldhouse.games.bowlbound.charts.doubts import doubts, mean_yards
from fieldhouse.games.bowlbound.charts.reader import read_team
from fieldhouse.games.bowlbound.model import DROP_BACK, LINE_PLUNGE, Team
from fieldhouse.gridiron.cells import INCOMPLETE, KIND

__all__ = ["data", "fieldhouse"]
HEADING = (
    "season,code,title,games,rushes,rush_yards,passes,completions,pass_yards,touchdowns,interceptions,fumbles_lost,"
    "points,allowed,wins,losses"
)
GRINDERS = "1954,GRI,Grinders,10,520,2600,130,60,900,38,9,12,300,90,9,1"
THROWERS = "1984,THR,Throwers,11,340,1100,480,310,4100,41,16,10,360,300,7,4"


def charts(*rows: str) -> list[Team]:
    made = charts_of("\n".join((HEADING, *rows)) + "\n", "guide.csv")
    teams = [read_team(chart.text, chart.file) for chart in made]
    assert not [doubt for team in teams for doubt in doubts(team, team.name)]
    return teams


def missed(team: Team) -> float:
    return team.plays[DROP_BACK].chance(lambda code: code >> KIND == INCOMPLETE)


def test_charts_differ_as_the_totals_do() -> None:
    grinders, throwers = charts(GRINDERS, THROWERS)
    assert (grinders.name, throwers.name) == ("1954-GRI", "1984-THR")
    assert mean_yards(grinders.plays[LINE_PLUNGE]) > mean_yards(throwers.plays[LINE_PLUNGE])
    assert missed(grinders) > missed(throwers)
    for team, runs in ((grinders, 100 * 520 / 650), (throwers, 100 * 340 / 820)):
        assert sum(team.calls[:5]) == pytest.approx(runs, abs=1), "no more than rounding moves"
    assert grinders.ratings.power > throwers.ratings.power


def test_totals_are_read_as_lines_too() -> None:
    names, values = HEADING.split(","), GRINDERS.split(",")
    text = "\n".join(f"{name.replace('_', ' ').title()}: {value}" for name, value in zip(names, values, strict=True))
    as_table = read_totals(f"{HEADING}\n{GRINDERS}\n", "guide.csv")
    assert read_totals(f"# An old guide, found in an attic\n{text}\n", "guide.txt") == as_table
    assert read_totals(f"# An old guide, as a table\n\n{HEADING}\n{GRINDERS}\n", "guide.csv") == as_table
    assert len(read_totals(f"{text}\n \t\n{text}\n", "guide.txt")) == 2, "a line of blanks parts two teams"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "is empty"),
        ("code: GRI\n", "team 1 lacks season, title"),
        (f"{HEADING}\n{GRINDERS.replace('2600', 'many')}\n", "rush_yards is 'many'; expected a whole number"),
        (f"{HEADING}\n{GRINDERS.replace(',60,', ',160,')}\n", "must be more than nothing, and fit together"),
        ("season 1954\n", "expected 'name: value'"),
        (f"{HEADING}\n{GRINDERS.replace('2600', '--5')}\n", "rush_yards is '--5'; expected a whole number"),
        (f"{HEADING}\n{GRINDERS.replace('2600', '9' * 5000)}\n", "rush_yards is '9+'; expected a whole number"),
        (f"{HEADING}\n{GRINDERS.replace('2600', chr(13))}\n", "team 1 lacks rush_yards"),
        (f"{HEADING}\n{GRINDERS.replace('1954', '54')}\n", "season is 54; expected a year"),
        (f"{HEADING}\n{GRINDERS.replace('GRI,', '../x,')}\n", "code is '../X'; expected a code"),
        (f"{HEADING}\n{GRINDERS}\n" * 1001, "rows; expected 1000 at most"),
    ],
)
def test_what_is_wrong_is_said(text: str, sentence: str) -> None:
    with pytest.raises(BadSource, match=sentence):
        read_totals(text, "guide.txt")


def test_the_command_says_how_sure_it_is(tmp_path: Path, fieldhouse: Run) -> None:
    file = tmp_path / "guide.csv"
    file.write_text(f"{HEADING}\n{THROWERS}\n", encoding="utf-8")
    told = fieldhouse("build", "bowlbound", "--from-stats", file, "--out", tmp_path)
    assert (tmp_path / "1984-THR.txt").exists()
    assert "completions: 65% ± 2%" in told.out and "the schedule is unknown" in told.out
