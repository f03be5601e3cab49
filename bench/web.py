"""The lobby under load: 200 games at once, a person and a computer at each, on loopback.

    python -m bench.web [--games 200] [--seconds 30] [--think 2.0] [--without-news] [--seasoned]

Every person has the news of his table open as a stream, thinks for a moment (half as long to half as long again as
``--think``, and who calls a play in two seconds?), answers, and is sent the table as his browser would be. An
answer's time is from the moment it is sent until the new table has been read. Fails if 5% of the answers take 100 ms
or longer. Without news nobody holds a stream, so that a room stays in memory only as long as the server keeps it
there. Seasoned tables stand in the middle of their games, as in a lobby that has been open for hours, and are looked
at after two minutes of play: then games end as fast as others begin, and the memory is that of a steady lobby. Two
hundred people share an address (127.0.0.2 and up); whose game is over sits down to another. The report also gives the
server's memory from the beginning to the end, and how many cores' worth of work others did meanwhile
(``others_cores``): beside one that is more than a whole, the times are those of a busy machine; its processor time an
answer still counts. Read from /proc, so on Linux.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import socket
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from time import monotonic, perf_counter, process_time, sleep
from typing import Any, NamedTuple

from bench.seasoned import seasoned

from fieldhouse.catalog import GAMES

LIMIT = 0.100
SHARE = 0.95
PATIENCE = 180.0
"""Seconds for the server to start."""
GIVEN = 32
"""So many random bytes of a person's own go into the dice."""
LOOKS = 10
"""So often the server's memory is looked at."""
A_HOUSE = 200
"""So many people come from one address: more than 250 tables would be refused."""
AT_ONCE = 10
"""So many sit down at the same moment."""
SETTLING = 150.0
"""Seconds for which seasoned tables are played before anything is counted: a room that nobody listens at any more is
kept for two minutes.
"""
IS_OVER = 'data-over="true"'
TURN = re.compile(r'data-turn="([^"]+)"')
KEY = re.compile(r'data-key="([^"]+)"')
MARKED = re.compile(r'data-key="([^"]+)"[^>]*class="default"')
NUMBER = re.compile(r'name="key"[^>]* value="([^"]+)"')


class Line:
    """One connection, spoken to in plain HTTP: a client library would take more of the processor than the server."""

    def __init__(self, port: int, house: int) -> None:
        self.port = port
        self.own = (f"127.0.0.{2 + house}", 0)
        self.reader: asyncio.StreamReader | None = None

    async def send(self, method: str, path: str, body: Any = None) -> tuple[asyncio.StreamReader, int]:
        """Send a request; the length of what comes back, 0 for a stream."""
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Length: {len(data)}\r\n"
        request = f"{head}Accept: text/html\r\nContent-Type: application/json\r\n\r\n".encode() + data
        reader, answer = await self._answered(request)
        lines = answer.decode().lower().split("\r\n")
        assert lines[0].split()[1] in ("200", "201"), lines[0]
        lengths = [line.partition(":")[2] for line in lines if line.startswith("content-length:")]
        return reader, int(lengths[0]) if lengths else 0

    async def _answered(self, request: bytes) -> tuple[asyncio.StreamReader, bytes]:
        """The head of the answer. If the server has hung up on a quiet line it is dialled again, as browsers do."""
        reader, is_new = self.reader, self.reader is None
        if reader is None:
            reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=self.own)
            self.reader = reader
        try:
            self.writer.write(request)
            return reader, await reader.readuntil(b"\r\n\r\n")
        except (ConnectionResetError, asyncio.IncompleteReadError):
            if is_new:
                raise
        self.reader = None
        return await self._answered(request)

    async def ask(self, method: str, path: str, body: Any = None) -> str:
        reader, length = await self.send(method, path, body)
        return (await reader.readexactly(length)).decode()


class Person:
    """Somebody at a table of his own, against the computer."""

    def __init__(
        self, port: int, number: int, think: float, has_news: bool, times: list[float], token: str = ""
    ) -> None:
        self.house = number // A_HOUSE
        self.line = Line(port, self.house)
        self.has_news = has_news
        self.game = GAMES[number % len(GAMES)]
        self.random = random.Random(number)
        self.think = think
        self.times = times
        self.token = token

    async def arrive(self) -> None:
        """Sit down, or go on with the game of the token."""
        if not self.token:
            await self.sit_down()
            return
        self.table = await self.line.ask("GET", f"/seat/{self.token}/table")
        self.hear()

    async def sit_down(self) -> None:
        """Open a table and throw random bytes into its dice, as a browser does."""
        table = json.loads(await self.line.ask("POST", "/api/tables", {"game": self.game}))
        self.token = table["seats"][0]["token"]
        given = self.random.randbytes(GIVEN).hex()
        self.table = await self.line.ask("POST", f"/api/seats/{self.token}/dice", {"given": given})
        self.hear()

    def hear(self) -> None:
        if self.has_news:
            self.news = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        news_line = Line(self.line.port, self.house)
        reader, _ = await news_line.send("GET", f"/api/seats/{self.token}/events")
        try:
            while await reader.readline():
                pass
        finally:
            news_line.writer.close()

    async def stand_up(self) -> None:
        if self.has_news:
            self.news.cancel()

    async def play(self, until: float) -> None:
        await asyncio.sleep(self.random.random() * self.think)
        while monotonic() < until:
            if IS_OVER in self.table:
                await self.stand_up()
                await self.sit_down()
            answer = {"turn": TURN.findall(self.table)[0], "key": self.chosen()}
            begun = perf_counter()
            self.table = await self.line.ask("POST", f"/api/seats/{self.token}/answer", answer)
            self.times.append(perf_counter() - begun)
            await asyncio.sleep(self.think * (0.5 + self.random.random()))

    def chosen(self) -> str:
        """Half of the time any of the answers on the table, else the one that is marked; or the number there."""
        keys = KEY.findall(self.table)
        if not keys:
            return str(NUMBER.findall(self.table)[0])
        marked = MARKED.findall(self.table) or keys
        return str(self.random.choice(keys if self.random.random() < 0.5 else marked[:1]))


class Spent(NamedTuple):
    """Seconds of processors: the server's, ours, and those of the whole machine, stolen ones too; and its memory."""

    server: float
    own: float
    machine: float
    at: float
    memory: int

    @classmethod
    def now(cls, server: int) -> Spent:
        tick = os.sysconf("SC_CLK_TCK")
        of_server = Path(f"/proc/{server}/stat").read_text().rpartition(")")[2].split()
        user, nice, system, _idle, _waiting, *more = map(int, Path("/proc/stat").read_text().split()[1:9])
        return cls(
            sum(map(int, of_server[11:13])) / tick,
            process_time(),
            (user + nice + system + sum(more)) / tick,
            monotonic(),
            int(Path(f"/proc/{server}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE"),
        )


async def load(
    port: int, server: int, tokens: list[str], seconds: float, think: float, has_news: bool
) -> tuple[list[float], list[Spent]]:
    """The times of all answers, and what had been spent when people began, ten times on the way, and at the end."""
    times: list[float] = []
    people = [Person(port, number, think, has_news, times, token) for number, token in enumerate(tokens)]
    for first in range(0, len(people), AT_ONCE):
        await asyncio.gather(*(person.arrive() for person in people[first : first + AT_ONCE]))
    settling = SETTLING if any(tokens) else 1
    playing = asyncio.gather(*(person.play(monotonic() + settling + seconds) for person in people))
    await asyncio.wait([playing], timeout=settling)
    times.clear()
    spent = [Spent.now(server)]
    for _ in range(LOOKS):
        await asyncio.wait([playing], timeout=seconds / LOOKS)
        spent.append(Spent.now(server))
    await playing
    spent.append(Spent.now(server))
    for person in people:
        await person.stand_up()
    return times, spent


def served() -> tuple[subprocess.Popen[bytes], int]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "fieldhouse.cli.main", "serve", "--port", str(port)]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    until = monotonic() + PATIENCE
    while monotonic() < until and server.poll() is None:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return server, port
        sleep(0.1)
    server.kill()
    sys.exit("The server did not start.")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--think", type=float, default=2.0)
    parser.add_argument("--without-news", action="store_true")
    parser.add_argument("--seasoned", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["FIELDHOUSE_DATA"] = folder
        kinds = [GAMES[number % len(GAMES)] for number in range(given.games)]
        tokens = seasoned(kinds) if given.seasoned else [""] * given.games
        server, port = served()
        try:
            found, spent = asyncio.run(
                load(port, server.pid, tokens, given.seconds, given.think, not given.without_news)
            )
        finally:
            server.terminate()
            server.wait()
    times = sorted(found)
    before, after = spent[0], spent[-1]
    took, cpu = after.at - before.at, after.server - before.server
    others = after.machine - before.machine - cpu - (after.own - before.own)
    report = {
        "games": given.games,
        "answers": len(times),
        "answers_a_second": round(len(times) / given.seconds, 1),
        "median_ms": round(1000 * times[len(times) // 2], 1),
        "p95_ms": round(1000 * times[int(SHARE * len(times))], 1),
        "p99_ms": round(1000 * times[int(0.99 * len(times))], 1),
        "worst_ms": round(1000 * times[-1], 1),
        "server_cpu_ms_an_answer": round(1000 * cpu / len(times), 1),
        "memory_mb": [round(each.memory / 1e6) for each in spent],
        "server_cores": round(cpu / took, 2),
        "others_cores": round(others / took, 2),
    }
    print(json.dumps(report, indent=2))
    return 0 if times[int(SHARE * len(times))] < LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
