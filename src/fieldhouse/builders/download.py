"""One file brought over the network: gone on with where it was interrupted, and never glued together of two.

It comes as ``NAME.part``; beside it ``NAME.part.tag`` keeps what the server calls this version of it. Whoever goes on
asks for the rest of that version (``If-Range``): a server that has another one by now sends it from its beginning.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from email.message import Message
from email.utils import parsedate_to_datetime
from http.client import HTTPException, HTTPResponse
from pathlib import Path
from typing import Final
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

AGENT: Final = "fieldhouse (a tabletop game; fetches a season once and keeps it)"
PART: Final = ".part"
TAG: Final = ".tag"
PATIENCE: Final = 30
TRIES: Final = 4
PAUSE: Final = 2.0
"""Seconds before the second try; twice as long before each later one."""
LONGEST_PAUSE: Final = 120.0
"""A server that wants to be left alone for longer is not waited for."""
CHUNK: Final = 1 << 16
BUSY: Final = (429, 500, 502, 503, 504)
NOTHING_LEFT: Final = 416
FAULTS: Final = (URLError, HTTPException, TimeoutError, ConnectionError)
OnBytes = Callable[[int, int], None]
"""Hears how many bytes of a file are there, and of how many."""


def bring(address: str, path: Path, on_bytes: OnBytes, pause: float = PAUSE) -> None:
    """Load a file over the network to disk, going on where an earlier try has stopped; a server that is busy is asked
    again, ever later by the clock, and not before it wishes. The last fault is raised if it does not come."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(path.name + PART)
    for last in (*[False] * (TRIES - 1), True):
        wait = pause
        try:
            _load(address, part, on_bytes)
        except HTTPError as refusal:
            wait = max(pause, asked_to_wait(refusal.headers, time.time()))
            if refusal.code not in BUSY or last or wait > LONGEST_PAUSE:
                raise
        except FAULTS:
            if last:
                raise
        else:
            part.replace(path)
            _tag_of(part).unlink(missing_ok=True)
            return
        time.sleep(wait)
        pause *= 2


def asked_to_wait(headers: Message, now: float) -> float:
    """How many seconds the server wishes to be left alone after *now* (``Retry-After``: seconds, or a date)."""
    wish = (headers.get("Retry-After") or "").strip()
    if wish.isdigit():
        return float(wish)
    try:
        return max(parsedate_to_datetime(wish).timestamp() - now, 0.0)
    except (TypeError, ValueError):
        return 0.0


def _load(address: str, part: Path, on_bytes: OnBytes) -> None:
    """One try over the network: what comes is appended to the part on disk, unless the server begins anew. A
    ConnectionError if not all of it came."""
    tag = _tag_of(part)
    version = tag.read_text(encoding="utf-8") if tag.is_file() else ""
    begun = part.stat().st_size if part.exists() and version else 0
    rest = {"Range": f"bytes={begun}-", "If-Range": version} if begun else {}
    try:
        answer = urlopen(Request(address, headers={"User-Agent": AGENT, **rest}), timeout=PATIENCE)
    except HTTPError as refusal:
        if begun and refusal.code == NOTHING_LEFT:
            if _length(refusal.headers) == begun:
                on_bytes(begun, begun)
                return  # all of it was there: whoever loaded it was stopped before he could say so
            part.unlink()
            raise ConnectionError(f"{begun} bytes are more than there are") from None
        raise
    with answer:
        _keep(answer, part, begun, on_bytes)


def _keep(answer: HTTPResponse, part: Path, begun: int, on_bytes: OnBytes) -> None:
    """Write what comes over the network to the part on disk. A ConnectionError if it is not the rest that was asked
    for, or not all of it came."""
    is_rest = answer.status == 206
    if is_rest and _first_byte(answer.headers) not in (None, begun):
        part.unlink()
        raise ConnectionError(f"the server went on at byte {_first_byte(answer.headers)} instead of {begun}")
    if not is_rest:
        part.unlink(missing_ok=True)
        _tag_of(part).write_text(_version(answer.headers), encoding="utf-8")
    done = begun if is_rest else 0
    whole = done + int(answer.headers.get("Content-Length") or 0)
    with part.open("ab") as file:
        for piece in _pieces(answer):
            file.write(piece)
            done += len(piece)
            on_bytes(done, whole)
    if done < whole:
        raise ConnectionError(f"{done} of {whole} bytes came")


def _tag_of(part: Path) -> Path:
    return part.with_name(part.name + TAG)


def _version(headers: Message) -> str:
    """What the server calls this version of a file: its strong ETag, else its date; nothing if it has neither, and then
    nobody can go on with it."""
    tag = str(headers.get("ETag") or "")
    return tag if tag and not tag.startswith("W/") else str(headers.get("Last-Modified") or "")


def _length(headers: Message) -> int | None:
    """How long the file is, as a server says that has nothing more of it."""
    found = re.fullmatch(r"bytes \*/(\d+)", (headers.get("Content-Range") or "").strip())
    return int(found[1]) if found else None


def _first_byte(headers: Message) -> int | None:
    """Where the rest begins that came, if the server says so."""
    found = re.match(r"bytes (\d+)-", headers.get("Content-Range") or "")
    return int(found[1]) if found else None


def _pieces(answer: HTTPResponse) -> Iterator[bytes]:
    while piece := answer.read(CHUNK):
        yield piece
