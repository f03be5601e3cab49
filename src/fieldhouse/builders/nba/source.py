"""NBA seasons as they are read: players, teams, games, each a plain record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import Field, dataclass, fields, replace
from math import isnan
from pathlib import Path
from typing import Any, Final

import polars as pl

from fieldhouse.builders import BadSource
from fieldhouse.builders.files import UNREADABLE, told_of
from fieldhouse.table.plain_json import PlainReport

LEAST_MEN: Final = 5
TOTAL: Final = "TOT"
MISSING: Final = ("NA", "NaN", "nan")
"""How CSV files of the public format write what is not known."""
UNLISTED: Final = ""


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
    rows = [row for row in rows_of(players, season, _columns(PlayerSeason)) if row["mp"] and not _is_sum(row)]
    found_teams = [row for row in rows_of(teams, season, _columns(TeamSeason)) if row["abbreviation"] and row["fga"]]
    if not rows or not found_teams:
        raise BadSource(f"There is no season {season} in {players.name} and {teams.name}.")
    found = Season(
        season,
        tuple(told_apart([_record(PlayerSeason, row, players) for row in rows])),
        tuple(_record(TeamSeason, row, teams) for row in found_teams if row["abbreviation"] != TOTAL),
        _breaks(breaks, season) if breaks and breaks.is_file() else {},
    )
    _check(found, players, teams)
    return found


def _is_sum(row: PlainReport) -> bool:
    """A traded man's row for all his teams together."""
    team = str(row["team"])
    return is_true(row.get("is_total")) or team == TOTAL or (team[:1].isdigit() and team.endswith("TM"))


def _check(season: Season, players: Path, teams: Path) -> None:
    """Every team needs five men who played, and games."""
    for team in season.teams:
        if not team.g:
            raise BadSource(f"{teams.name} says that {team.abbreviation} played no game in {season.season}.")
        men = sum(p.team == team.abbreviation for p in season.players)
        if men < LEAST_MEN:
            raise BadSource(
                f"{players.name} has {men} men who played for {team.abbreviation} in {season.season}; a team is five."
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


def read_table(file: Path) -> pl.DataFrame:
    """A file's table: parquet by its name, else CSV."""
    if not file.is_file():
        raise BadSource(f"There is no file {file}.")
    try:
        if file.suffix == ".parquet":
            return pl.read_parquet(file)
        return pl.read_csv(file, infer_schema_length=None, null_values=list(MISSING))
    except UNREADABLE as fault:
        first = next(iter(str(fault).splitlines()), "it is empty")
        raise BadSource(f"{file.name} can be read neither as parquet nor as CSV: {first}.") from None


def rows_of(file: Path, season: int, columns: Sequence[str]) -> list[PlainReport]:
    """The NBA's rows of a season; the columns must be there."""
    frame = read_table(file)
    missing = [name for name in ("season", *columns) if name not in frame.columns]
    if missing:
        raise BadSource(f"{file.name} has no column {missing[0]!r}.")
    with told_of(file.name):
        return _of_season(frame, season).to_dicts()


def _of_season(frame: pl.DataFrame, season: int) -> pl.DataFrame:
    """The rows of one season of the league."""
    frame = frame.filter(pl.col("season").cast(pl.Int64, strict=False) == season)
    if "lg" in frame.columns:
        frame = frame.filter(pl.col("lg").cast(pl.String) == "NBA")
    return frame


def is_true(value: object) -> bool:
    """Yes and no are written in many ways."""
    return str(value).strip().lower() in ("true", "1", "1.0", "yes")


def _columns(record: type) -> list[str]:
    return [field.name for field in fields(record)]


def _record(record: Any, row: PlainReport, file: Path) -> Any:
    """A row as a record; a cell of the wrong kind is refused."""
    return record(**{field.name: _cell(row[field.name], field, file) for field in fields(record)})


def _cell(value: Any, field: Field[Any], file: Path) -> Any:
    """A value of the field's kind. Whole numbers may be written as broken ones, and unknown ones as no number."""
    kind = str(field.type)
    if value is None or (isinstance(value, float) and isnan(value)):
        if "None" in kind:
            return None
        value = UNLISTED if kind == "str" else 0
    if kind.startswith("str"):
        return str(value)
    try:
        return round(float(value)) if kind.startswith("int") else float(value)
    except (ValueError, OverflowError):
        raise BadSource(f"{file.name} has {value!r} in the column {field.name!r}, which is no number.") from None


def _breaks(file: Path, season: int) -> dict[str, tuple[float, float]]:
    """Fast break points a game, own and allowed, by team, read from *file*."""
    frame = read_table(file).filter(pl.col("season") == season)
    return {row["abbr"]: (row["fb_pts_pg"], row["opp_fb_pts_pg"]) for row in frame.to_dicts() if row["fb_pts_pg"]}
