"""Write the people of shipped charts anew, from the season's plays: nothing else of a chart changes.

python -m tools.ddf_people ../shared/data/nfl/pbp_*.parquet
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path
from typing import Final

from fieldhouse.builders.nfl.player_roles import players
from fieldhouse.builders.nfl.rates import read_league
from fieldhouse.builders.nfl.source import read_plays
from fieldhouse.games.ddf.charts.reader import read_team, write_team

TEAMS: Final = Path(__file__).parents[1] / "src" / "fieldhouse" / "library" / "ddf" / "teams"


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("files", nargs="+", type=Path)
    for file in words.parse_args().files:
        league = read_league(read_plays([file]))
        changed = 0
        for code in league.teams:
            path = TEAMS / f"{league.season}-{code}.txt"
            if not path.exists():
                continue
            text = path.read_text(encoding="utf-8")
            remarks = "".join(line for line in text.splitlines(keepends=True) if line.startswith("#"))
            written = remarks + write_team(replace(read_team(text, path.name), players=players(league, code)))
            changed += written != text
            path.write_text(written, encoding="utf-8")
        print(f"{league.season}: {changed} charts changed.", flush=True)


if __name__ == "__main__":
    main()
