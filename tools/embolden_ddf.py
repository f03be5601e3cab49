"""The last stage of a build alone, on the charts that ship: how bold coaches are on fourth down.

    python -m tools.embolden_ddf DATA_FOLDER [SEASON ...]

It looks at nothing but the finished charts and the season's plays, so that it writes what ``fieldhouse build`` would.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from fieldhouse.builders.nfl.assemble import open_workshop, schedule_of
from fieldhouse.builders.nfl.boldness import emboldened
from fieldhouse.builders.nfl.build import MADE_BY
from fieldhouse.builders.nfl.source import read_plays, schedule
from fieldhouse.games.ddf.charts.reader import read_team
from fieldhouse.games.ddf.charts.writer import write_season

LIBRARY: Final = Path(__file__).parents[1] / "src" / "fieldhouse" / "library" / "ddf"


def write_bolder(folder: Path, season: int) -> None:
    """Reads a season's plays and charts, replays them, and writes the season's chart."""
    plays = read_plays([folder / f"pbp_{season}.parquet"], season)
    shop = open_workshop(plays, schedule(plays, folder / "games.parquet"))
    texts = {code: (LIBRARY / "teams" / f"{season}-{code}.txt").read_text(encoding="utf-8") for code in shop.teams}
    teams = [read_team(text, f"{season}-{code}.txt") for code, text in texts.items()]
    charts = emboldened(teams, shop.charts, schedule_of(shop), shop.real)
    (LIBRARY / "seasons" / f"{season}.txt").write_text(MADE_BY + write_season(charts), encoding="utf-8")


def main(folder: Path, seasons: list[str]) -> None:
    """Writes the charts of these seasons, or of all."""
    for season in seasons or sorted(path.stem for path in (LIBRARY / "seasons").glob("*.txt")):
        write_bolder(folder, int(season))
        print(season, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
