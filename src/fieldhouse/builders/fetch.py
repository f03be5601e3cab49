"""Public seasons brought from where they are published into the user's cache: whole, checked, and only once.

Plain HTTPS, one request after the other; a server that is busy is waited for (``download``). What has come is looked
into: is it a parquet file, and has it what its builder reads? Its hash is kept beside it.
"""

from __future__ import annotations

import json
import os
import time
from hashlib import file_digest
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple
from urllib.error import HTTPError

import platformdirs

from fieldhouse.builders import BadSource
from fieldhouse.builders.download import FAULTS, PAUSE, OnBytes, asked_to_wait, bring
from fieldhouse.builders.text_files import write_all
from fieldhouse.library import DATA_VARIABLE, data_folder

BASE_VARIABLE: Final = "FIELDHOUSE_FETCH_BASE"
"""Another address to fetch from: a mirror, or a server of one's own."""
HASHES: Final = "hashes.json"
PARQUET_MARK: Final = b"PAR1"


class Source(NamedTuple):
    """Where a league's seasons are published, as files under an address, and under which licence; by the file's name
    where the columns are listed that its builder cannot do without, as in ``module:NAME``."""

    base: str
    files: dict[str, str]
    credit: str


SPORTSDATAVERSE: Final = "https://github.com/sportsdataverse/sportsdataverse-data/releases/download"
SOURCES: Final = {
    "nfl": Source(
        "https://github.com/nflverse/nflverse-data/releases/download",
        {"pbp/play_by_play_{season}.parquet": "fieldhouse.builders.nfl.source:NEEDED"},
        "nflverse, CC BY 4.0",
    ),
    "ncaa": Source(
        SPORTSDATAVERSE,
        {
            "cfbfastR_cfb_pbp/play_by_play_{season}.parquet": "fieldhouse.builders.ncaa.cfbfastr:NEEDED",
            "cfb_schedules/cfb_schedules_{season}.parquet": "fieldhouse.builders.ncaa.source:NEEDED_OF_GAMES",
        },
        "cfbfastR by the SportsDataverse, and CollegeFootballData.com",
    ),
    "nba": Source(
        SPORTSDATAVERSE,
        {
            "espn_nba_player_boxscores/player_box_{season}.parquet": "fieldhouse.builders.nba.box_scores:NEEDED_OF_MEN",
            "espn_nba_team_boxscores/team_box_{season}.parquet": "fieldhouse.builders.nba.box_scores:NEEDED_OF_GAMES",
        },
        "hoopR by the SportsDataverse, from ESPN",
    ),
}


def cache_folder() -> Path:
    """Where fetched seasons lie, by the environment; what lies there may be thrown away."""
    is_own = os.environ.get(DATA_VARIABLE)
    return (data_folder() if is_own else platformdirs.user_cache_path("fieldhouse")) / "fetched"


def source_of(league: str) -> Source:
    """The source of a league's seasons. Refused if there is none."""
    if league not in SOURCES:
        raise BadSource(f"There is no league {league!r} to fetch; there are {', '.join(SOURCES)}.")
    return SOURCES[league]


def at_hand(league: str, season: int) -> tuple[Path, ...]:
    """The files of a season that have been fetched, found on disk; none if one of them is missing. Refused if there is
    no such league."""
    paths = tuple(_paths(league, season).values())
    return paths if all(path.is_file() for path in paths) else ()


def fetch(
    league: str, season: int, base: str | None = None, on_bytes: OnBytes = lambda done, of: None, pause: float = PAUSE
) -> list[Path]:
    """Bring the files of a season into the cache, those that are not there yet or not whole; where all of them lie.
    Touches network and disk; the environment may name another address. Refused if there is no such league, or a file
    does not come or is none. Waits *pause* seconds before it asks again."""
    source = source_of(league)
    home = (base or os.environ.get(BASE_VARIABLE) or source.base).rstrip("/")
    paths = _paths(league, season)
    for (name, path), needed in zip(paths.items(), source.files.values(), strict=True):
        if not _is_whole(path):
            try:
                bring(f"{home}/{name}", path, on_bytes, pause)
            except FAULTS as fault:
                raise _sentence(f"{home}/{name}", fault) from None
            _check(path, needed)
            _keep_hash(path)
    return list(paths.values())


def _paths(league: str, season: int) -> dict[str, Path]:
    """Where the files of a season belong in the cache that the environment names, by their address under the base.
    Refused if there is no such league."""
    names = [name.format(season=season) for name in source_of(league).files]
    return {name: cache_folder() / league / str(season) / Path(name).name for name in names}


def _sentence(address: str, fault: Exception) -> BadSource:
    """What went wrong, and what to do; by the clock, where the server said how long it wishes to be left alone."""
    if isinstance(fault, HTTPError) and fault.code == 404:
        return BadSource(f"There is nothing at {address}: the season may not be published, or under another name.")
    why = f"it answers {fault.code}" if isinstance(fault, HTTPError) else str(getattr(fault, "reason", fault))
    wish = asked_to_wait(fault.headers, time.time()) if isinstance(fault, HTTPError) else 0
    if wish:
        why += f" and asks to be left alone for {wish:.0f} seconds"
    return BadSource(
        f"{address} could not be fetched: {why}. Try again later, what came is kept; or load the file yourself and name"
        f" it to 'fieldhouse build'. Another address can be set by --base or {BASE_VARIABLE}."
    )


def _check(path: Path, needed: str) -> None:
    """A parquet file begins and ends with its mark and, where polars can tell, has the columns that are *needed*; one
    that is none or has not is deleted and refused."""
    data = path.read_bytes()
    is_parquet = data[:4] == data[-4:] == PARQUET_MARK and len(data) > 8
    missing = _missing(path, needed) if is_parquet else None
    if missing is None:
        path.unlink()
        raise BadSource(f"What came for {path.name} is no parquet file: it was thrown away. Try again later.")
    if missing:
        path.unlink()
        raise BadSource(
            f"What came for {path.name} has no column {', '.join(missing)}, without which no teams can be built: it was"
            " thrown away. Its publishers may have changed its shape, and a newer fieldhouse may know it."
        )


def _missing(path: Path, needed: str) -> list[str] | None:
    """The columns that a parquet file lacks, None if it cannot be read as one; none without polars, which tells it."""
    try:
        import polars as pl
    except ImportError:
        return []
    try:
        columns = pl.read_parquet_schema(path)
    except (OSError, pl.exceptions.PolarsError, pl.exceptions.PanicException):
        return None
    module, _, name = needed.partition(":")
    return [column for column in getattr(import_module(module), name) if column not in columns]


def _is_whole(path: Path) -> bool:
    """Is the file there, as it was fetched?"""
    return path.is_file() and _hashes(path.parent).get(path.name) == _hash(path)


def _keep_hash(path: Path) -> None:
    """Reads the file, and writes its hash into the list of its folder."""
    known = {**_hashes(path.parent), path.name: _hash(path)}
    write_all({HASHES: json.dumps(known, indent=1, sort_keys=True) + "\n"}, lambda name: path.parent / name)


def _hashes(folder: Path) -> dict[str, str]:
    """The hashes that files of a folder had when they came, by name; none if that list cannot be read."""
    try:
        found: dict[str, str] = json.loads((folder / HASHES).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found


def _hash(path: Path) -> str:
    with path.open("rb") as file:
        return file_digest(file, "sha256").hexdigest()
