"""NBA seasons as they are read: players, teams, games, each a plain record."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

import polars as pl

from fieldhouse.builders import BadSource


@dataclass(frozen=True)
class PlayerSeason:
    """A player's totals for one team in one season. What was not counted then is None."""

    player: str
    team: str
    pos: str
    age: int | None
    experience: int | None
    height_in: int | None
    weight_lb: int | None
    college: str | None
    g: int
    gs: int | None
    mp: int
    fg: int
    fga: int
    fg3: int | None
    fg3a: int | None
    ft: int
    fta: int
    orb: int | None
    trb: int
    ast: int
    stl: int | None
    blk: int | None
    tov: int | None
    pf: int
    pts: int


@dataclass(frozen=True)
class TeamSeason:
    """A team's totals and its opponents' in one season."""

    team: str
    abbreviation: str
    g: float
    w: float
    pace: float | None
    fg: float
    fga: float
    fg3: float | None
    fg3a: float | None
    ft: float
    fta: float
    orb: float | None
    trb: float
    ast: float
    stl: float | None
    blk: float | None
    tov: float | None
    pf: float
    pts: float
    opp_fg: float | None
    opp_fga: float | None
    opp_fg3: float | None
    opp_fg3a: float | None
    opp_pts: float | None
    opp_tov: float | None
    opp_ast: float | None
    opp_trb: float | None
    mov: float | None
    d_rtg: float | None
    h_pf: float | None
    h_pa: float | None
    r_pf: float | None
    r_pa: float | None
    home_g: float | None
    road_g: float | None
    home_w: float | None
    road_w: float | None


@dataclass(frozen=True)
class Season:
    """All the builder knows of a season."""

    season: int
    players: tuple[PlayerSeason, ...]
    teams: tuple[TeamSeason, ...]
    breaks: dict[str, tuple[float, float]]
    """Fast-break points made and allowed a game, by team, where they were counted."""
    spread: float = 0.0
    """The standard deviation of real game margins, where the results are known."""


def read_season(players: Path, teams: Path, season: int, breaks: Path | None = None) -> Season:
    """The season from files of the public format, parquet or CSV."""
    rows = _rows(players, season, PlayerSeason)
    rows = [row for row in rows if row["mp"] and not row.get("is_total")]
    found_teams = [row for row in _rows(teams, season, TeamSeason) if row["abbreviation"] != "TOT" and row["fga"]]
    if not rows or not found_teams:
        raise BadSource(f"There is no season {season} in {players.name} and {teams.name}.")
    return Season(
        season,
        tuple(told_apart([_record(PlayerSeason, row) for row in rows])),
        tuple(_record(TeamSeason, row) for row in found_teams),
        _breaks(breaks, season) if breaks and breaks.is_file() else {},
    )


def told_apart(players: list[PlayerSeason]) -> list[PlayerSeason]:
    """Of two men of one name on a team the less used is numbered."""
    seen: dict[tuple[str, str], int] = {}
    found = []
    for p in sorted(players, key=lambda p: -p.mp):
        name = p.player.replace("*", "").strip()
        times = seen[p.team, name] = seen.get((p.team, name), 0) + 1
        found.append(replace(p, player=name if times == 1 else f"{name} ({times})"))
    return found


def _read(file: Path) -> pl.DataFrame:
    if not file.is_file():
        raise BadSource(f"There is no file {file}.")
    return pl.read_parquet(file) if file.suffix == ".parquet" else pl.read_csv(file, infer_schema_length=None)


def _rows(file: Path, season: int, record: type) -> list[dict[str, Any]]:
    frame = _read(file)
    missing = [field.name for field in fields(record) if field.name not in frame.columns]
    if missing:
        raise BadSource(f"{file.name} has no column {missing[0]!r}.")
    frame = frame.filter(pl.col("season") == season)
    if "lg" in frame.columns:
        frame = frame.filter(pl.col("lg") == "NBA")
    return frame.to_dicts()


def _record(record: Any, row: dict[str, Any]) -> Any:
    return record(**{field.name: row[field.name] for field in fields(record)})


def _breaks(file: Path, season: int) -> dict[str, tuple[float, float]]:
    frame = _read(file).filter(pl.col("season") == season)
    return {row["abbr"]: (row["fb_pts_pg"], row["opp_fb_pts_pg"]) for row in frame.to_dicts() if row["fb_pts_pg"]}
