"""``build`` and ``fidelity`` for Bowl Bound."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path
from typing import Any, Final

from fieldhouse import library
from fieldhouse.cli.arguments import BadCommand
from fieldhouse.cli.console import out

GAME: Final = "bowlbound"
REPLAYS: Final = 20


def build_charts(
    pbp: list[Path], games: Path | None, season: int | None, team: str | None, folder: Path | None,
    pool: Executor | None, say: Callable[[str], None],
) -> None:  # fmt: skip
    """All charts of a season, its schedule and its record."""
    from fieldhouse.builders.ncaa.build import build_season, only_team
    from fieldhouse.builders.nfl.build import write_all

    built = build_season(*_files(pbp, games), season, pool, log=say)
    texts = only_team(built, team) if team else built.texts
    root = folder or library.data_folder() / GAME
    for path in write_all(texts, lambda name: root / name):
        out().print(str(path))


def build_from_stats(stats: Path, folder: Path | None) -> None:
    """Charts of teams of which only a season's totals are known."""
    from fieldhouse.builders.ncaa.from_stats import charts_of
    from fieldhouse.builders.nfl.build import write_all

    made = charts_of(stats)
    root = folder or library.data_folder() / GAME / "teams"
    for path, chart in zip(write_all({c.file: c.text for c in made}, lambda name: root / name), made, strict=True):
        out().print(str(path))
        for line in chart.sureness:
            out().print(f"  {line}")


def measured(
    pbp: list[Path], games: Path | None, season: int | None, replays: int, seed: int | None, pool: Executor | None,
    progress: Callable[[int], None], say: Callable[[str], None],
) -> dict[str, Any]:  # fmt: skip
    """How true a season plays: charts at hand, or charts built now."""
    from fieldhouse.builders.ncaa.fidelity import UNSEEN, measure

    first = UNSEEN if seed is None else seed
    if pbp:
        from fieldhouse.builders.ncaa.build import build_season

        built = build_season(*_files(pbp, games), season, pool, log=say)
        return measure(built.season, built.best.teams, built.record, replays, pool, first, progress)
    if season is None:
        raise BadCommand("Name a season, or its play-by-play with --pbp and its schedule with --games.")
    from fieldhouse.builders.ncaa.record import read_record
    from fieldhouse.library.bowlbound import load_team

    record = read_record(library.season_text("records", season, GAME))
    teams = [load_team(f"{season}-{code}") for code in record.count.teams]
    return measure(season, teams, record, replays, pool, first, progress)


def _files(pbp: list[Path], games: Path | None) -> tuple[list[Path], Path]:
    if not pbp or games is None:
        raise BadCommand("Name the season's files: --pbp FILE and --games FILE, parquet or CSV.")
    return pbp, games
