"""A basketball season made up for tests: its players' and teams' files."""

from __future__ import annotations

import random
from dataclasses import fields
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from fieldhouse.builders.nba.totals import TeamSeason

CODES = ("AAA", "BBB", "CCC", "DDD")


POSITIONS = ("PG", "SG", "SF", "PF", "C", "SG", "PF", "PG", "SF", "C")


GAMES = 30


def player_row(code: str, at: int, chance: random.Random) -> dict[str, Any]:
    minutes = GAMES * (36, 34, 33, 31, 30, 22, 18, 16, 12, 8)[at]
    rate = minutes / 36
    pos = POSITIONS[at]
    big = pos in ("PF", "C")
    fga, fg3a, fta = round(14 * rate * chance.uniform(0.6, 1.5)), round((1 if big else 5) * rate), round(4 * rate)
    fg = round(fga * 0.46)
    return {
        "season": 2030, "lg": "NBA", "player": f"{code} {at}", "team": code, "is_total": False, "pos": pos, "age": 25,
        "experience": 3, "height_in": {"PG": 74, "SG": 77, "SF": 80, "PF": 81, "C": 84}[pos], "weight_lb": 210,
        "college": "State", "g": GAMES, "gs": GAMES if at < 5 else 0, "mp": minutes, "fg": fg, "fga": fga,
        "fg3": round(fg3a * 0.35), "fg3a": fg3a, "ft": round(fta * 0.76), "fta": fta, "stl": round(1.2 * rate),
        "orb": round((3 if big else 1) * rate), "trb": round((10 if big else 4) * rate),
        "ast": round((7 if pos == "PG" else 2.5) * rate),
        "blk": round((1.2 if big else 0.3) * rate), "tov": round(2 * rate), "pf": round(3 * rate),
        "pts": 2 * fg + round(fg3a * 0.35) + round(fta * 0.76),
    }  # fmt: skip


def team_row(code: str, rows: list[dict[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {field.name: None for field in fields(TeamSeason)}
    sums = ("fg", "fga", "fg3", "fg3a", "ft", "fta", "orb", "trb", "ast", "stl", "blk", "tov", "pf", "pts")
    found |= {name: float(sum(row[name] for row in rows)) for name in sums}
    found |= {f"opp_{name}": found[name] for name in ("fg", "fga", "fg3", "fg3a", "pts", "tov", "ast", "trb")}
    return found | {
        "season": 2030, "lg": "NBA", "team": code.title(), "abbreviation": code, "g": float(GAMES), "w": GAMES / 2,
        "pace": 96.0 + CODES.index(code), "mov": 0.0,
    }  # fmt: skip


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("nba")
    chance = random.Random(1)
    players = [player_row(code, index, chance) for code in CODES for index in range(len(POSITIONS))]
    pl.DataFrame(players).write_csv(folder / "players.csv")
    teams = [team_row(code, [row for row in players if row["team"] == code]) for code in CODES]
    pl.DataFrame(teams, infer_schema_length=None).write_parquet(folder / "teams.parquet")
    games = [
        {"season": 2030, "lg": "NBA", "home": home, "away": away, "playoff": False}
        for _ in range(5) for home in CODES for away in CODES if home != away
    ]  # fmt: skip
    pl.DataFrame(games).write_parquet(folder / "games.parquet")
    return folder
