"""A small college season made up by dice: six schools and one opponent of the lower division."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import polars as pl

from fieldhouse.builders.ncaa.loop import Effort

SCHOOLS = {"Alder": "ALD", "Birch": "BIR", "Cedar": "CED", "Elm": "ELM", "Fir": "FIR", "Gum": "GUM"}
STRENGTH = {"Alder": 2.0, "Birch": 1.0, "Cedar": 0.3, "Elm": 0.0, "Fir": -0.6, "Gum": -1.2, "Little State": -2.5}
LOWER = "Little State"
SNAPS = 64
QUICK = Effort(passes=1, replays=1, points_from=1, finalists=1, final_replays=1)
"""What a build is content with that only has to come to its end."""

_NOTHING: dict[str, Any] = {
    "play_text": "", "yards_gained": 0, "scoring": False, "touchdown": False, "rush": False, "pass": False,
    "completion": False, "sack": False, "interception": False, "fumble": False, "fumble_lost": False, "penalty": False,
    "penalty_no_play": False, "penalty_declined": False, "penalty_detail": None, "yds_penalty": None,
    "penalized_team_id": None, "punt": False, "yds_punted": None, "yds_punt_return": None, "punt_tb": False,
    "punt_fc": False, "punt_blocked": False, "kickoff": False, "yds_kickoff": None, "yds_kickoff_return": None,
    "kickoff_tb": False, "kickoff_onside": False, "fg_attempt": False, "fg_made": False, "yds_fg": None,
    "passer": None, "rusher": None,
}  # fmt: skip


def write_season(folder: Path) -> tuple[Path, Path]:
    """Files of plays and of games."""
    random = Random(7)
    games, plays = [], []
    meetings = [*permutations(SCHOOLS, 2), *((LOWER, school) for school in SCHOOLS)]
    for number, (away, home) in enumerate(meetings, 1):
        edge = 7 * (STRENGTH[home] - STRENGTH[away]) + 3
        home_points = max(0, round(random.gauss(27 + edge / 2, 6)))
        away_points = max(0, round(random.gauss(27 - edge / 2, 6)))
        games.append(_game(number, away, home, away_points, home_points + (home_points == away_points)))
        for offense, defense in ((away, home), (home, away)):
            plays += list(_plays(random, number, offense, defense))
    for index, play in enumerate(plays):
        play["play_no"] = index
    paths = folder / "plays.parquet", folder / "games.parquet"
    pl.DataFrame(plays, infer_schema_length=None).write_parquet(paths[0])
    pl.DataFrame(games, infer_schema_length=None).write_parquet(paths[1])
    return paths


def _game(number: int, away: str, home: str, away_points: int, home_points: int) -> dict[str, Any]:
    division = {True: "fcs", False: "fbs"}
    half = {school: "East" if school in ("Alder", "Birch", "Cedar") else "West" for school in SCHOOLS}
    return {
        "game_id": number, "season": 2024, "week": 1 + number // 3, "season_type": "regular",
        "start_date": "2024-09-01", "neutral_site": number % 9 == 0, "conference_game": False, "home_team": home,
        "home_division": "fbs", "home_conference": half[home], "home_points": home_points, "away_team": away,
        "away_division": division[away == LOWER], "away_conference": half.get(away, "Low"), "away_points": away_points,
        "notes": None,
    }  # fmt: skip


def _plays(random: Random, number: int, offense: str, defense: str) -> Any:
    edge = STRENGTH[offense] - STRENGTH[defense]
    base = {**_NOTHING, "game_id": number, "offense": offense, "defense": defense, "offense_id": 1, "period": 1}
    code = SCHOOLS.get(offense, "LIT")
    for index in range(SNAPS):
        down, distance, to_goal = 1 + index % 3, 10 - 3 * (index % 3), 80 - index
        row = {
            **base,
            "drive_id": 100 * number + index // 6,
            "down": down,
            "distance": distance,
            "yards_to_goal": to_goal,
        }
        if random.random() < 0.52:
            yards = round(random.gauss(4.4 + edge, 5))
            who = f"{code} Back" if random.random() < 0.8 else f"{code} Thrower"
            text = f"{who} run for {yards} yds to the {code} 40"
            yield {**row, "play_type": "Rush", "rush": True, "yards_gained": yards, "rusher": who, "play_text": text}
        else:
            yield {**row, **_throw(random, edge, code)}
    special = {"down": 4, "distance": 8, "yards_to_goal": 62, "drive_id": 100 * number}
    for kick in range(5):
        yield {**base, **special, "play_type": "Punt", "punt": True, "yds_punted": 38.0 + kick, "yds_punt_return": 6.0,
               "play_text": "punt for 40 yds , returns for 6 yds"}  # fmt: skip
        yield {**base, **special, "play_type": "Kickoff", "kickoff": True, "yds_kickoff": 61.0,
               "yds_kickoff_return": 20.0 + kick, "kickoff_tb": kick == 0}  # fmt: skip
    for length in (22.0, 29.0, 36.0, 43.0, 50.0):
        good = random.random() < 1.05 - length / 80
        yield {**base, **special, "play_type": "Field Goal Good" if good else "Field Goal Missed", "fg_attempt": True,
               "fg_made": good, "yds_fg": length}  # fmt: skip
    yield {**base, **special, "play_type": "Penalty", "penalty": True, "penalty_no_play": True, "yds_penalty": 5.0,
           "penalized_team_id": 1.0}  # fmt: skip


def _throw(random: Random, edge: float, code: str) -> dict[str, Any]:
    fate = random.random()
    row: dict[str, Any] = {"pass": True, "passer": f"{code} Thrower"}
    if fate < 0.06:
        return {**row, "play_type": "Sack", "sack": True, "yards_gained": -6}
    if fate < 0.09:
        return {**row, "play_type": "Interception Return", "interception": True, "yards_gained": 8}
    if fate < 0.38 - 0.02 * edge:
        return {**row, "play_type": "Pass Incompletion"}
    yards = max(-3, round(random.gauss(11 + edge, 9)))
    text = f"pass complete for {yards} yds to the {code} 35"
    return {**row, "play_type": "Pass Reception", "completion": True, "yards_gained": yards, "play_text": text}
