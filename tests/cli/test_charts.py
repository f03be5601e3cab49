"""``games``, ``teams``, ``show`` and ``check``."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from rich.pager import SystemPager

from cli.conftest import Run
from fieldhouse import library
from fieldhouse.cli import charts


def test_games_names_the_game_first(fieldhouse: Run) -> None:
    assert fieldhouse("games").out.split()[0] == "ddf"
    assert json.loads(fieldhouse("games", "--json").out)[0]["title"] == "Data-Driven Football"


def test_a_game_tells_its_coaches_presets_and_options(fieldhouse: Run) -> None:
    shown = fieldhouse("games", "ddf").out
    assert "--level    book, easy, solitaire, random, pro, rival" in shown
    assert "--options  basic, advanced" in shown
    assert "no-audibles" not in shown and "prompted-audibles" in shown
    assert "quotas" in json.loads(fieldhouse("games", "ddf", "--json").out)[0]["options"]


def test_teams_are_one_a_line_with_the_name_first(fieldhouse: Run) -> None:
    lines = fieldhouse("teams", "ddf").out.splitlines()
    assert [line.split()[0] for line in lines] == library.teams("ddf")
    assert "2017-HAR Harbor City Gulls" in lines


def test_show_prints_the_whole_chart(fieldhouse: Run) -> None:
    shown = fieldhouse("show", "ddf", "gulls").out
    assert "Harbor City Gulls" in shown
    for part in ("Plunge", "F-Blitz", "Special teams", "DEF 5X"):
        assert part in shown
    assert json.loads(fieldhouse("show", "ddf", "HAR", "--json").out)["chart"] == library.team_text("2017-HAR", "ddf")


def test_an_unknown_game_suggests_the_nearest(fieldhouse: Run) -> None:
    outcome = fieldhouse("teams", "dff")
    assert (outcome.code, outcome.out) == (1, "")
    assert outcome.err == "There is no game 'dff'. Did you mean 'ddf'?\n"


def test_an_unknown_team_suggests_the_nearest(fieldhouse: Run) -> None:
    outcome = fieldhouse("show", "ddf", "Harbour")
    assert (outcome.code, outcome.out) == (1, "")
    assert outcome.err.startswith("There is no team 'Harbour'; perhaps 2017-HAR")


def test_a_chart_in_order(fieldhouse: Run, tmp_path: Path) -> None:
    chart = tmp_path / "mine.txt"
    chart.write_text(library.team_text("2017-HAR", "ddf"))
    outcome = fieldhouse("check", chart)
    assert outcome.code == 0
    assert outcome.out.endswith("mine.txt, a chart of Data-Driven Football, is in order.\n")


def test_check_tells_how_the_chart_plays_as_a_guessing_game(fieldhouse: Run, tmp_path: Path) -> None:
    chart = tmp_path / "mine.txt"
    chart.write_text(library.team_text("2017-HAR", "ddf"))
    outcome = fieldhouse("check", chart)
    assert "8-Long is at least as good as 1-Line Plunge against every formation." in outcome.out
    assert "expected points a play; within 0.05 they would be even." in outcome.out
    assert json.loads(fieldhouse("check", chart, "--json").out)["remarks"][-1] in outcome.out


def test_a_college_chart_is_told_how_it_plays_too(fieldhouse: Run, tmp_path: Path) -> None:
    chart = tmp_path / "mine.txt"
    chart.write_text(library.team_text("2024-LKS", "bowlbound"))
    assert "worth" in json.loads(fieldhouse("check", chart, "--json").out)["remarks"][-1]


def test_every_fault_of_a_chart_is_listed_with_its_place(fieldhouse: Run, tmp_path: Path) -> None:
    chart = tmp_path / "mine.txt"
    text = library.team_text("2017-HAR", "ddf").replace("DEF 15         11 ", "DEF 17         11 ")
    chart.write_text(text.replace("power rating: ", "power rating: x"))
    outcome = fieldhouse("check", chart)
    assert outcome.code == 1
    assert "mine.txt, [offense], row 10, column 1-Line Plunge:" in outcome.out
    assert "mine.txt, header, power rating:" in outcome.out
    assert "2 faults in mine.txt, a chart of Data-Driven Football." in outcome.out
    assert len(json.loads(fieldhouse("check", chart, "--json").out)["faults"]) == 2


@pytest.mark.parametrize(("game", "team"), [("bowlbound", "2024-OSU"), ("statispro", "1986-BOS"), ("ddf", "2017-PHI")])
def test_a_chart_is_taken_for_the_game_it_fits_best(fieldhouse: Run, tmp_path: Path, game: str, team: str) -> None:
    chart = tmp_path / "mine.txt"
    chart.write_text(library.team_text(team, game).replace("title:", "titel:"))
    found = json.loads(fieldhouse("check", chart, "--json").out)
    assert found["game"] == game and found["faults"]


def test_a_seasons_charts_are_checked_too(fieldhouse: Run, tmp_path: Path) -> None:
    chart = tmp_path / "2017.txt"
    shipped = Path(library.__file__).parent / "ddf" / "seasons" / "2017.txt"
    chart.write_text(shipped.read_text())
    assert fieldhouse("check", chart).code == 0
    chart.write_text(shipped.read_text().replace("holding:", "holdin:"))
    assert "holdin" in fieldhouse("check", chart).out


def test_a_file_that_is_not_there_is_a_sentence(fieldhouse: Run, tmp_path: Path) -> None:
    outcome = fieldhouse("check", tmp_path / "none.txt")
    assert outcome.code == 1
    assert outcome.err == f"{tmp_path / 'none.txt'}: No such file or directory.\n"


def test_a_user_never_sees_a_traceback(fieldhouse: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: str) -> list[str]:
        raise ZeroDivisionError("a slip of ours")

    monkeypatch.setattr("fieldhouse.library.team_titles", broken)
    outcome = fieldhouse("teams", "ddf")
    assert outcome.code == 1
    assert outcome.err.startswith("Something is wrong inside Fieldhouse (ZeroDivisionError: a slip of ours)")
    assert "Traceback" not in outcome.err


def test_every_command_has_help(fieldhouse: Run) -> None:
    for command in ("games", "teams", "show", "check", "play", "watch", "sim", "replay", "odds"):
        assert f"fieldhouse {command}" in fieldhouse(command, "--help").out
    assert "Commands" in fieldhouse("--help").out


def test_teams_of_one_season(fieldhouse: Run) -> None:
    told = fieldhouse("teams", "ddf", "--season", "2017").out.splitlines()
    assert len(told) == 34 and all(line.startswith("2017-") for line in told)
    refused = fieldhouse("teams", "ddf", "--season", "1999")
    assert refused.code == 1 and "from 2006 to 2025" in refused.err


def test_teams_that_a_terminal_cannot_hold_are_paged(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal of 30 lines: one season of a game of charts is given to the pager whole, few teams are not."""
    paged: list[str] = []
    printed = StringIO()
    monkeypatch.setattr(SystemPager, "show", lambda pager, content: paged.append(content))
    terminal = Console(file=printed, force_terminal=True, color_system=None, width=100, height=30)
    monkeypatch.setattr("fieldhouse.cli.console.out", lambda: terminal)
    charts.teams("ddf", season="2017")
    (page,) = paged
    assert len(page.splitlines()) == 34 and "2017-HAR" in page and not printed.getvalue()
    charts.teams("ddf", season="2017-H")
    assert len(paged) == 1 and printed.getvalue().startswith("2017-HAR")


def test_a_shell_completes_commands(fieldhouse: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("_FIELDHOUSE_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", "fieldhouse re")
    monkeypatch.setenv("COMP_CWORD", "1")
    assert set(fieldhouse().out.split()) == {"replay", "restore", "review", "recap"}
