"""Commands killed at any moment: seasons, leagues, saved games, prints and builds. Each goes on where it stood."""

from __future__ import annotations

import hashlib
import io
import json
import mmap
import random
import struct
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, Final

from tools.chaos.child import Child, command, slip, told

from fieldhouse import library
from fieldhouse.cli.main import run as fieldhouse

LONGEST_GAME: Final = 6000
"""Lines that somebody types who answers 1 whatever is asked."""
LEAGUE: Final = "season_games=3,rounds=2,class_size=6,camp_roster=56,cuts=56 54 52,playoff_teams=2"
SCHEDULE: Final = "2017"
"""The season that is simulated."""
TOTALS: Final = """season,code,title,games,rushes,rush_yards,passes,completions,pass_yards,touchdowns,interceptions,\
fumbles_lost,points,allowed,wins,losses
1954,GRI,Grinders,10,520,2600,130,60,900,38,9,12,300,90,9,1
1984,THR,Throwers,11,340,1100,480,310,4100,41,16,10,360,300,7,4
"""
"""Two old teams, to be built from their totals."""


def seasons(throw: random.Random) -> Iterator[str]:
    """A season that is simulated, killed and simulated on has the games of one that was left in peace."""

    def begin(folder: Path) -> None:
        told(folder, "season", "new", "ddf", SCHEDULE, "--seed", 5, "--name", "it", "--options", "basic")

    def stand(folder: Path) -> list[Any]:
        games = json.loads(told(folder, "season", "schedule", "it", "--json"))["games"]
        return [(game["game"], game["away"], game["home"], game["score"]) for game in games]

    def is_part(now: list[Any], whole: list[Any]) -> bool:
        return all(game == other or game[-1] is None for game, other in zip(now, whole, strict=True))

    yield from _again_and_again(
        throw, ("season", "sim", "it", "--through", "week 2", "--workers", "1"), begin, stand, is_part
    )


def leagues(throw: random.Random) -> Iterator[str]:
    """A league's ledger after a kill is the beginning of the ledger of one that was left in peace, or goes beyond it:
    who is killed when the season is over begins another the next time.
    """

    def begin(folder: Path) -> None:
        told(folder, "league", "new", "fool", "--teams", 4, "--seed", 7, "--settings", LEAGUE)

    def stand(folder: Path) -> list[Any]:
        return list(json.loads(told(folder, "league", "ledger", "--from", 1, "--last", 10**6, "--json"))["rows"])

    yield from _again_and_again(
        throw, ("league", "sim"), begin, stand, lambda now, whole: now[: len(whole)] == whole[: len(now)] and bool(now)
    )


def _again_and_again(
    throw: random.Random,
    words: tuple[str, ...],
    begin: Callable[[Path], None],
    stand: Callable[[Path], list[Any]],
    is_part: Callable[[list[Any], list[Any]], bool],
) -> Iterator[str]:
    """Kill a command, look, and let it go on, until it has come to its end; then begin anew."""
    with TemporaryDirectory(prefix="fieldhouse-chaos-") as peace:
        begin(Path(peace))
        at = monotonic()
        told(Path(peace), *words)
        longest = monotonic() - at
        whole = stand(Path(peace))
    while True:
        with TemporaryDirectory(prefix="fieldhouse-chaos-") as name:
            folder = Path(name)
            begin(folder)
            code: int | None = None
            while code is None:
                child = command(folder, *words)
                code = child.wait(throw.uniform(0.0, longest * 0.6))
                child.kill()
                said = child.words()
                now = stand(folder)
                is_right = is_part(now, whole) and (code != 0 or len(now) >= len(whole))
                fault = "" if is_right else f"{' '.join(words)}: after a kill it stands at what never was: {now[-1:]}"
                yield fault or (f"{' '.join(words)}: {slip(said)}" if code or slip(said) else "")
                if code:
                    break


class _Typist(io.StringIO):
    """Types 1, and before each line writes down how many lines the saved game has, for whoever survives."""

    def __init__(self, path: Path, ledger: mmap.mmap) -> None:
        super().__init__("1\n" * LONGEST_GAME)
        self.path = path
        self.ledger = ledger

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        text = self.path.read_bytes() if self.path.exists() else b""
        self.ledger[:40] = struct.pack("<q32s", len(text.splitlines()), hashlib.sha256(text).digest())
        return super().readline(size)


def saves(throw: random.Random) -> Iterator[str]:
    """A game that is played in the terminal and killed: all that had been answered before a question is in the file."""
    with TemporaryDirectory(prefix="fieldhouse-chaos-") as name:
        folder = Path(name)
        for number in range(10**9):
            path = folder / f"{number}.journal"
            ledger = mmap.mmap(-1, 40)
            resumed: tuple[str, ...] = ()
            for _ in range(4):
                child = _playing(folder, path, ledger, throw, resumed)
                child.wait(throw.uniform(0.05, 1.5))
                child.kill()
                said, fault = child.words(), _unsaved(folder, path, ledger)
                yield fault or (f"play --save: {slip(said)}" if slip(said) else "")
                resumed = ("--resume",) if path.exists() else ()


def _playing(folder: Path, path: Path, ledger: mmap.mmap, throw: random.Random, resumed: tuple[str, ...]) -> Child:
    def sit() -> None:
        sys.stdin = _Typist(path, ledger)

    game = throw.choice(("ddf", "bowlbound", "statispro", "lords"))
    words = ("play", "--resume", path) if resumed else ("play", game, "--save", path)

    def work() -> None:
        sys.argv = ["fieldhouse", *map(str, words)]
        fieldhouse()

    return Child(work, {"FIELDHOUSE_DATA": str(folder / "data"), "COLUMNS": "120"}, sit)


def _unsaved(folder: Path, path: Path, ledger: mmap.mmap) -> str:
    lines, digest = struct.unpack("<q32s", ledger[:40])
    if not lines:
        return ""
    if not path.exists():
        return "play --save: the saved game is gone"
    found = path.read_bytes().splitlines(keepends=True)
    if len(found) == lines and hashlib.sha256(b"".join(found)).digest() != digest:
        return "play --save: the saved game is another"
    if len(found) < lines - 1:  # an answer may replace a sealed line
        return f"play --save: {lines} lines were saved, {len(found)} are there"
    try:
        told(folder / "data", "replay", path)
    except RuntimeError as error:
        return f"play --save: {error}"
    return ""


def prints(throw: random.Random) -> Iterator[str]:
    """A PDF is the old one or the new one, never a half."""
    with TemporaryDirectory(prefix="fieldhouse-chaos-") as name:
        folder = Path(name)
        team = library.teams("ddf")[0]
        path = folder / "team.pdf"
        path.write_bytes(b"%PDF the old one %%EOF")
        at = monotonic()
        told(folder, "print", "ddf", team, "-o", folder / "first.pdf")
        longest = monotonic() - at
        while True:
            child = command(folder, "print", "ddf", team, "-o", path)
            child.wait(throw.uniform(0.0, 1.2 * longest))
            child.kill()
            said, made = child.words(), path.read_bytes()
            is_whole = made.startswith(b"%PDF") and made.rstrip().endswith(b"%%EOF")
            yield slip(said) if is_whole else "print: the PDF is broken"


def builds(throw: random.Random) -> Iterator[str]:
    """Charts in the data folder are whole, whenever the builder is killed."""
    with TemporaryDirectory(prefix="fieldhouse-chaos-") as name:
        folder = Path(name)
        source = folder / "totals.csv"
        source.write_text(TOTALS, encoding="utf-8")
        at = monotonic()
        told(folder / "first", "build", "bowlbound", "--from-stats", source)
        longest = monotonic() - at
        while True:
            child = command(folder / "data", "build", "bowlbound", "--from-stats", source)
            code = child.wait(throw.uniform(0.0, 1.2 * longest))
            child.kill()
            said = child.words()
            fault = slip(said) or (said if code else "")
            for chart in folder.rglob("*.txt"):
                looked = command(folder / "data", "check", chart)
                if looked.wait(60):
                    fault = f"build: {chart.name} is broken: {looked.words()}"
            yield fault
