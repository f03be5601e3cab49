"""The server killed among its clients; with its clock running backwards; two servers on one database."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from datetime import datetime, timedelta, tzinfo
from time import sleep

import httpx
from tools.chaos.child import Prepare
from tools.chaos.lobby import Lobby, lobby
from tools.chaos.party import WISHES, Party, all_play

from fieldhouse.web.rooms import FRESH

LONGEST = 0.8
"""Seconds until a kill, at most."""


def kills(throw: random.Random) -> Iterator[str]:
    """kill -9 of the server among clients of all games: nothing that was accepted is lost."""
    yield from _killed(throw, lambda: None)


def clock(throw: random.Random) -> Iterator[str]:
    """The same with a clock that goes back, by seconds or by days, whenever it is asked."""
    yield from _killed(throw, run_clock_backwards)


def two(throw: random.Random) -> Iterator[str]:
    """Two servers on one database, clients that go from one to the other, and now and then one of them is killed."""
    with lobby() as first:
        first.start()
        second = Lobby(first.folder)
        second.start()
        try:
            parties: list[Party] = []
            while True:
                seat_everybody(parties, first.address, throw)
                all_play(parties, (first.address, second.address), lambda: sleep(throw.uniform(0.1, LONGEST)))
                if throw.random() < 0.3:
                    doomed = throw.choice((first, second))
                    doomed.kill()
                    doomed.start()
                sleep(1.1 * FRESH)
                for party in parties:  # what one server showed may have been a second old: only going back is a loss
                    party.sent = party.tokens[0]
                yield standing(parties, (first, second), throw)
        finally:
            second.kill()


def _killed(throw: random.Random, prepare: Prepare) -> Iterator[str]:
    with lobby(prepare) as served:
        parties: list[Party] = []
        served.start()
        while True:
            seat_everybody(parties, served.address, throw)

            def kill() -> None:
                sleep(throw.uniform(0.02, LONGEST))
                served.kill()

            all_play(parties, (served.address,), kill)
            served.start()
            yield standing(parties, (served,), throw)


def seat_everybody(parties: list[Party], address: str, throw: random.Random) -> None:
    """A table of every kind; where a game is over, or has been lost, a new one."""
    parties[:] = [party for party in parties if not party.is_over and not party.fault]
    for wish in WISHES:
        if all(party.wish is not wish for party in parties):
            party = Party(wish, throw)
            party.sit_down(address)
            parties.append(party)


def standing(parties: list[Party], servers: tuple[Lobby, ...], throw: random.Random) -> str:
    """What is wrong, if anything: an answer refused, a table behind what was told, a traceback, servers at odds."""
    faults = [party.fault for party in parties if party.fault]
    for party in parties:
        if party.fault:
            continue
        try:
            for server in throw.sample(servers, len(servers)):
                if fault := party.check(server.address):
                    faults.append(fault)
                    break
        except httpx.HTTPError as error:
            faults.append(f"{party.wish['game']}: cannot be seen any more: {error}")
        party.fault = faults[-1] if faults and not party.fault and party.wish["game"] in faults[-1] else party.fault
    faults += filter(None, (server.slip() for server in servers))
    return " | ".join(faults)


def run_clock_backwards() -> None:
    """In the child: whoever of the house asks for the time is told an earlier one than before."""
    throw = random.Random(1)
    gone = timedelta()

    class Backwards(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Backwards:
            nonlocal gone
            gone += timedelta(seconds=throw.choice((0, 1, 60, 3600, 86400)) + throw.random())
            return super().now(tz) - gone

    for name, module in list(sys.modules.items()):
        if name.startswith("fieldhouse.") and getattr(module, "datetime", None) is datetime:
            setattr(module, datetime.__name__, Backwards)
