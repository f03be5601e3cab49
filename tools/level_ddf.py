"""The last stage of a build alone, on the charts that ship: formations levelled for basic and advanced play.

    python -m tools.level_ddf [SEASON ...]

It looks at nothing but the finished charts, so that it writes what ``fieldhouse build`` would.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from fieldhouse.builders.nfl.build import MADE_BY
from fieldhouse.builders.nfl.last_stage import leveled_season
from fieldhouse.builders.nfl.record import read_record
from fieldhouse.games.ddf.charts.reader import read_season, read_team
from fieldhouse.games.ddf.charts.writer import write_team

LIBRARY: Final = Path(__file__).parents[1] / "src" / "fieldhouse" / "library" / "ddf"


def write_leveled(library: Path, season: int) -> None:
    """Reads a season's charts, and writes those of its teams."""
    codes = read_record((library / "records" / f"{season}.txt").read_text(encoding="utf-8")).teams
    paths = [library / "teams" / f"{season}-{code}.txt" for code in codes]
    teams = [read_team(path.read_text(encoding="utf-8"), path.name) for path in paths]
    chart = library / "seasons" / f"{season}.txt"
    charts = read_season(chart.read_text(encoding="utf-8"), chart.name)
    for path, team in zip(paths, leveled_season(teams, charts, log=print), strict=True):
        path.write_text(MADE_BY + write_team(team), encoding="utf-8")


def main(library: Path, seasons: list[str]) -> None:
    """Writes the charts of these seasons, or of all."""
    for season in seasons or sorted(path.stem for path in (library / "records").glob("*.txt")):
        write_leveled(library, int(season))
        print(season, flush=True)


if __name__ == "__main__":
    main(Path(os.environ.get("FIELDHOUSE_LIBRARY", LIBRARY)), sys.argv[1:])
