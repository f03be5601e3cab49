"""Build every season of a folder of play-by-play into the library that ships.

.venv/bin/python tools/build_ddf_library.py ../shared/data/nfl [SEASON ...]
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from fieldhouse.batch.spread import helpers
from fieldhouse.builders.nfl.build import build_season
from fieldhouse.builders.text_files import in_library, write_all

LIBRARY = Path(__file__).parent.parent / "src" / "fieldhouse" / "library" / "ddf"


def main(folder: Path, seasons: list[str], library: Path = LIBRARY) -> None:
    for path in sorted(folder.glob("pbp_*.parquet")):
        season = path.stem.removeprefix("pbp_")
        if seasons and season not in seasons:
            continue
        start = time.perf_counter()
        with helpers(os.cpu_count() or 1) as pool:
            built = build_season([path], int(season), folder / "games.parquet", pool, log=print)
        write_all(built.texts, lambda name: in_library(library, name))
        print(f"{season}: {len(built.codes)} teams in {time.perf_counter() - start:.0f} s", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:], Path(os.environ.get("FIELDHOUSE_LIBRARY", LIBRARY)))
