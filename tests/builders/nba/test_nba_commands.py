"""``build statispro`` and ``fidelity statispro``: what they write, what they tell, what they refuse."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from builders.nba.league import CODES, files
from cli.conftest import Run, data, fieldhouse
from fieldhouse.builders.nba.replay import balanced_schedule
from fieldhouse.builders.nba.source import read_season

__all__ = ["data", "fieldhouse", "files"]


def words(files: Path, season: int = 2030) -> tuple[str, ...]:
    return ("--players", str(files / "players.csv"), "--teams", str(files / "teams.parquet"), "--season", str(season))


def test_build_writes_a_card_for_every_team_and_numbers(fieldhouse: Run, files: Path, tmp_path: Path) -> None:
    outcome = fieldhouse("build", "statispro", *words(files), "--rounds", "0", "--out", tmp_path / "cards")
    assert outcome.code == 0, outcome.err
    names = sorted(path.name for path in (tmp_path / "cards").rglob("*.txt"))
    assert names == ["2030-AAA.txt", "2030-BBB.txt", "2030-CCC.txt", "2030-DDD.txt", "2030.txt"]


def test_cards_go_to_the_players_own_folder_and_are_found_there(fieldhouse: Run, files: Path, data: Path) -> None:
    assert fieldhouse("build", "statispro", *words(files), "--rounds", "0").code == 0
    assert (data / "statispro" / "teams" / "2030-AAA.txt").is_file()
    assert "2030-AAA" in fieldhouse("teams", "statispro").out
    assert fieldhouse("check", data / "statispro" / "teams" / "2030-AAA.txt", "--game", "statispro").code == 0


def test_fidelity_of_a_season_that_is_not_at_hand(fieldhouse: Run, files: Path, data: Path) -> None:
    told = (*words(files), "--games", files / "games.parquet", "--replays", 1, "--json", "--workers", 1)
    outcome = fieldhouse("fidelity", "statispro", *told)
    assert outcome.code == 0, outcome.err
    assert not (data / "statispro").exists(), "nothing is kept"
    figures = json.loads(outcome.out)
    assert (figures["game"], figures["season"], figures["replays"]) == ("statispro", 2030, 1)
    assert set(figures["teams"]) == set(CODES)
    assert set(figures["league"]["points"]) == {"real", "simulated", "error"}
    assert {"points", "rebounds", "assists", "minutes", "wins"} == set(figures["correlation"])
    assert abs(figures["league"]["points"]["error"]) < 0.15, "a fit on sixty games, one replay"


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (("build", "statispro"), "--season YEAR --players FILE, and --teams or --games FILE"),
        (("build", "statispro", "--players", "nobody.csv", "--teams", "x.csv", "--season", "1999"), "There is no file"),
        (("build", "chess"), "There is no game 'chess'."),
        (("build", "lords"), "there are builders for ddf, bowlbound, statispro"),
        (("fidelity", "statispro"), "Name a season"),
        (("fidelity", "statispro", "1899"), "There are no records of 1899"),
        (("fidelity", "statispro", "1999", "--players", "x.csv"), "needs --players and --games"),
        (("fidelity", "statispro", "--season", "1999", "--players", "x.csv"), "needs --players and --games"),
        (("fidelity", "statispro", "1999", "--season", "1998"), "Is it 1999 or 1998?"),
    ],
)
def test_what_is_missing_is_said(fieldhouse: Run, command: tuple[str, ...], sentence: str) -> None:
    outcome = fieldhouse(*command)
    assert outcome.code == 1 and sentence in outcome.err.replace("\n", " ")


def test_without_a_schedule_everybody_meets_everybody_at_home_and_away(files: Path) -> None:
    season = read_season(files / "players.csv", files / "teams.parquet", 2030)
    games = balanced_schedule(season)
    pairs = [(away, home) for away in CODES for home in CODES if away != home]
    assert {games.count(pair) for pair in pairs} == {len(games) // len(pairs)}
    assert abs(len(games) - 60) <= 12
