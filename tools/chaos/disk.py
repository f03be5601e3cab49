"""A disk that is full, a limit on the size of files, a folder that cannot be written to."""

from __future__ import annotations

import os
import random
import resource
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep
from typing import Final

from tools.chaos.child import command, slip
from tools.chaos.lobby import Lobby, lobby
from tools.chaos.party import Party, all_play
from tools.chaos.servers import seat_everybody, standing
from tools.trials import NotHere

Relieve = Callable[[], None]
ROOM: Final = 400_000
"""Bytes that are left for the games."""
SMALL: Final = "6m"
WRITERS: Final[tuple[tuple[str, ...], ...]] = (
    ("watch", "ddf", "2017-NE", "2017-PHI", "--seed", "1", "--save", "HERE/x.journal"),
    ("play", "ddf", "--save", "HERE/y.journal"),
    ("season", "new", "ddf", "2017"),
    ("league", "new", "fool", "--teams", "4"),
    ("print", "ddf", "2017-PHI", "-o", "HERE/x.pdf"),
    ("serve", "--port", "0"),
)
"""Commands that write, each into the folder."""


def limit(throw: random.Random) -> Iterator[str]:
    """Files may not grow any more (RLIMIT_FSIZE): whoever answers is told; what was accepted stands when they may."""
    with lobby() as served:
        parties: list[Party] = []
        while True:
            served.prepare = lambda: None
            served.start()
            seat_everybody(parties, served.address, throw)
            served.kill()
            served.prepare = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (_size(served), _size(served)))
            yield _starved(served, parties, throw)


def _size(served: Lobby) -> int:
    """What the files have now, and a little."""
    return max(file.stat().st_size for file in (served.folder / "data").iterdir()) + 20_000


def full(throw: random.Random) -> Iterator[str]:
    """The disk is full, and later it is not."""
    with small_disk() as folder, lobby(folder=folder) as served:
        parties: list[Party] = []
        ballast = folder / "ballast"
        while True:
            served.start()
            seat_everybody(parties, served.address, throw)
            served.kill()
            free = os.statvfs(folder)
            ballast.write_bytes(b"\0" * max(0, free.f_bavail * free.f_frsize - throw.randrange(ROOM)))
            fault = _starved(served, parties, throw, lambda: ballast.unlink(missing_ok=True))
            if throw.random() < 0.2:
                parties.clear()  # the disk is small: begin anew now and then
                for file in (folder / "data").glob("*"):
                    file.unlink()
            yield fault


def _starved(
    served: Lobby, parties: list[Party], throw: random.Random, relieve: Callable[[], None] = lambda: None
) -> str:
    try:
        served.start()
        all_play(parties, (served.address,), lambda: sleep(throw.uniform(0.3, 1.5)))
    except RuntimeError as error:  # not even a start: that must have been said in a sentence
        if slip(str(error)):
            return str(error)[-800:]
    told = [party for party in parties if party.fault]
    faults = [party.fault for party in told if '"detail"' not in party.fault]
    for party in told:
        party.fault, party.sent = "", party.sent or party.tokens[0]  # it was told, and may or may not have been kept
    relieve()
    served.kill()
    said = served.slip()
    served.prepare = lambda: None
    served.start()
    fault = standing(parties, (served,), throw)
    served.kill()
    return " | ".join(filter(None, (*faults, said, fault)))


def readonly(throw: random.Random) -> Iterator[str]:
    """A folder that cannot be written to: every command that writes says so in a sentence."""
    with _closed_folder() as folder:
        while True:
            words = [word.replace("HERE", str(folder)) for word in throw.choice(WRITERS)]
            child = command(folder / "data", *words, typed="1\n" * 3000)
            code = child.wait(120)
            child.kill()
            said = child.words()
            yield f"{' '.join(words)}: ended with {code}, {said[-300:]}" if code != 1 or slip(said) else ""


@contextmanager
def _closed_folder() -> Iterator[Path]:
    if os.geteuid():
        with TemporaryDirectory(prefix="fieldhouse-chaos-") as name:
            Path(name).chmod(0o500)
            try:
                yield Path(name)
            finally:
                Path(name).chmod(0o700)
        return
    with small_disk() as folder:  # permissions do not stop root: the disk itself must refuse
        _mount("-o", "remount,ro", str(folder))
        yield folder


@contextmanager
def small_disk() -> Iterator[Path]:
    """A disk of a few megabytes, in memory; only root may mount one."""
    with TemporaryDirectory(prefix="fieldhouse-chaos-") as name:
        if os.geteuid():
            raise NotHere("only root can mount a small disk; the trial 'limit' needs no root")
        _mount("-t", "tmpfs", "-o", f"size={SMALL}", "none", name)
        try:
            yield Path(name)
        finally:
            subprocess.run(["umount", "--lazy", name], check=False)


def _mount(*words: str) -> None:
    result = subprocess.run(["mount", *words], capture_output=True, text=True, check=False)
    if result.returncode:
        raise NotHere(result.stderr.strip())
