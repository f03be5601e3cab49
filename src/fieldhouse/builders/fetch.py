"""Public seasons brought from where they are published into the user's cache: whole, checked, and only once.

A file comes as ``NAME.part`` and is renamed when all of it is there: whoever is interrupted goes on where he stopped.
Its hash is kept beside it. Plain HTTPS, one request after the other; a server that is busy is waited for.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
from hashlib import file_digest
from http.client import HTTPException, HTTPResponse
from pathlib import Path
from typing import Final, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import platformdirs

from fieldhouse.builders import BadSource
from fieldhouse.builders.text_files import write_all
from fieldhouse.library import DATA_VARIABLE, data_folder

BASE_VARIABLE: Final = "FIELDHOUSE_FETCH_BASE"
"""Another address to fetch from: a mirror, or a server of one's own."""
AGENT: Final = "fieldhouse (a tabletop game; fetches a season once and keeps it)"
HASHES: Final = "hashes.json"
PART: Final = ".part"
PATIENCE: Final = 30
TRIES: Final = 4
PAUSE: Final = 2.0
"""Seconds before the second try; twice as long before each later one."""
CHUNK: Final = 1 << 16
BUSY: Final = (429, 500, 502, 503, 504)
PARQUET_MARK: Final = b"PAR1"
OnBytes = Callable[[int, int], None]
"""Hears how many bytes of a file are there, and of how many."""


class Source(NamedTuple):
    """Where a league's seasons are published, as files under an address, and under which licence."""

    base: str
    files: tuple[str, ...]
    credit: str


SPORTSDATAVERSE: Final = "https://github.com/sportsdataverse/sportsdataverse-data/releases/download"
SOURCES: Final = {
    "nfl": Source(
        "https://github.com/nflverse/nflverse-data/releases/download",
        ("pbp/play_by_play_{season}.parquet",),
        "nflverse, CC BY 4.0",
    ),
    "ncaa": Source(
        SPORTSDATAVERSE,
        ("cfbfastR_cfb_pbp/play_by_play_{season}.parquet", "cfb_schedules/cfb_schedules_{season}.parquet"),
        "cfbfastR by the SportsDataverse, and CollegeFootballData.com",
    ),
    "nba": Source(
        SPORTSDATAVERSE,
        ("espn_nba_player_boxscores/player_box_{season}.parquet", "espn_nba_team_boxscores/team_box_{season}.parquet"),
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
    does not come or is none."""
    home = (base or os.environ.get(BASE_VARIABLE) or source_of(league).base).rstrip("/")
    paths = _paths(league, season)
    for name, path in paths.items():
        if not _is_whole(path):
            _bring(f"{home}/{name}", path, on_bytes, pause)
            _check(path)
            _keep_hash(path)
    return list(paths.values())


def _paths(league: str, season: int) -> dict[str, Path]:
    """Where the files of a season belong in the cache that the environment names, by their address under the base.
    Refused if there is no such league."""
    names = [name.format(season=season) for name in source_of(league).files]
    return {name: cache_folder() / league / str(season) / Path(name).name for name in names}


def _bring(address: str, path: Path, on_bytes: OnBytes, pause: float) -> None:
    """Load a file over the network to disk, going on where an earlier try has stopped; a server that is busy is asked
    again, ever later by the clock. Refused if it does not come at last."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(path.name + PART)
    for last in (*[False] * (TRIES - 1), True):
        try:
            _load(address, part, on_bytes)
        except HTTPError as refusal:
            if refusal.code not in BUSY or last:
                raise _sentence(address, refusal) from None
        except (URLError, HTTPException, TimeoutError, ConnectionError) as fault:
            if last:
                raise _sentence(address, fault) from None
        else:
            part.replace(path)
            return
        time.sleep(pause)
        pause *= 2


def _load(address: str, part: Path, on_bytes: OnBytes) -> None:
    """One try: what comes is appended to the part, unless the server begins anew. A ConnectionError if not all of it
    came."""
    begun = part.stat().st_size if part.exists() else 0
    headers = {"User-Agent": AGENT} | ({"Range": f"bytes={begun}-"} if begun else {})
    with urlopen(Request(address, headers=headers), timeout=PATIENCE) as answer:
        is_rest = answer.status == 206
        done = begun if is_rest else 0
        whole = done + int(answer.headers.get("Content-Length") or 0)
        with part.open("ab" if is_rest else "wb") as file:
            for piece in _pieces(answer):
                file.write(piece)
                done += len(piece)
                on_bytes(done, whole)
    if done < whole:
        raise ConnectionError(f"{done} of {whole} bytes came")


def _pieces(answer: HTTPResponse) -> Iterator[bytes]:
    while piece := answer.read(CHUNK):
        yield piece


def _sentence(address: str, fault: Exception) -> BadSource:
    """What went wrong, and what to do."""
    if isinstance(fault, HTTPError) and fault.code == 404:
        return BadSource(f"There is nothing at {address}: the season may not be published, or under another name.")
    why = f"it answers {fault.code}" if isinstance(fault, HTTPError) else str(getattr(fault, "reason", fault))
    return BadSource(
        f"{address} could not be fetched: {why}. Try again later, what came is kept; or load the file yourself and name"
        f" it to 'fieldhouse build'. Another address can be set by --base or {BASE_VARIABLE}."
    )


def _check(path: Path) -> None:
    """A parquet file begins and ends with its mark; one that does not is deleted and refused."""
    data = path.read_bytes()
    if path.suffix == ".parquet" and not (data[:4] == data[-4:] == PARQUET_MARK and len(data) > 8):
        path.unlink()
        raise BadSource(f"What came for {path.name} is no parquet file: it was thrown away. Try again later.")


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
