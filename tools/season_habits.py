"""Counts what the coaches of shipped seasons did, and puts it into their season charts; all else stays as it is.

    python tools/season_habits.py PBP_FOLDER [SEASON ...]

PBP_FOLDER holds ``pbp_YYYY.parquet`` with nflverse's columns. Without seasons all are done that have a chart and a
file. What a chart's habits were, and in which tables, does not matter; how bold its coaches are on fourth down
(``tools.embolden_ddf``) stays, where it has them. A season that is built anew has its habits from the builder.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import Final

from fieldhouse.builders.nfl.habits import season_habits
from fieldhouse.builders.nfl.source import read_plays
from fieldhouse.games.ddf.charts.reader import read_season
from fieldhouse.games.ddf.charts.writer import write_season
from fieldhouse.gridiron.habits import TABLES

FOURTHS: Final = TABLES["fourths"].section
CHARTS: Final = Path(__file__).parents[1] / "src" / "fieldhouse" / "library" / "ddf" / "seasons"


def write_habits(plays: Path, chart: Path) -> None:
    """Reads the plays and the chart, and writes the chart with the habits that the plays tell."""
    first, *sections = chart.read_text(encoding="utf-8").split("\n[")
    others = [section for section in sections if not section.startswith("coaching")]
    season = read_season("\n[".join([first, *others]), chart.name)
    written = write_season(replace(season, habits=season_habits(read_plays([plays], season.season))))
    counted, *habits = written.split("\n[")
    bold = {_title(section): section for section in sections if _title(section) == FOURTHS}
    kept = [bold.get(_title(section), section) for section in habits]
    comment = "".join(line for line in first.splitlines(keepends=True) if line.startswith("#"))
    chart.write_text(comment + "\n[".join([counted, *kept]), encoding="utf-8")


def _title(section: str) -> str:
    """The name of a section that begins after its bracket."""
    return section.partition("]")[0]


def main(folder: Path, seasons: list[str]) -> None:
    """Writes the charts of these seasons, or of all."""
    for chart in sorted(CHARTS.glob("*.txt")):
        plays = folder / f"pbp_{chart.stem}.parquet"
        if plays.exists() and (not seasons or chart.stem in seasons):
            write_habits(plays, chart)
            print(chart.stem)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
