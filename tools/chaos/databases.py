"""PostgreSQL under the lobby: its backends ended, and the server itself restarted, while people play and listen."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Thread
from time import sleep
from typing import Final

import httpx
import psycopg
from tools.chaos.lobby import Lobby, lobby
from tools.chaos.party import Party, all_play, chosen, place, seen
from tools.chaos.servers import seat_everybody, standing
from tools.machine import postgres
from tools.trials import NotHere

END_ALL: Final = "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = %s"
LONGEST: Final = 25
"""Seconds for which a server lets somebody wait for news."""


def backends(throw: random.Random) -> Iterator[str]:
    """All connections of the lobby are ended from the other side: nobody notices."""
    with _served() as (cluster, served, name):

        def end() -> None:
            for _ in range(3):
                sleep(throw.uniform(0.05, 0.4))
                with psycopg.connect(host=str(cluster.folder), user="fieldhouse", dbname="postgres") as admin:
                    admin.execute(END_ALL, (name,))

        yield from _disturbed(served, throw, end, is_patient=False)


def restarts(throw: random.Random) -> Iterator[str]:
    """PostgreSQL is stopped at once, as by a power cut, and started again: the lobby goes on."""
    with _served() as (cluster, served, _):

        def restart() -> None:
            sleep(throw.uniform(0.05, 0.5))
            cluster.stop(throw.choice(("immediate", "fast")))
            sleep(throw.uniform(0.0, 0.5))
            cluster.start()
            sleep(0.3)

        yield from _disturbed(served, throw, restart, is_patient=True)


def _disturbed(served: Lobby, throw: random.Random, disturb: Callable[[], None], is_patient: bool) -> Iterator[str]:
    parties: list[Party] = []
    while True:
        seat_everybody(parties, served.address, throw)
        all_play(parties, (served.address,), disturb)
        faults = [party.fault for party in parties if party.fault and not (is_patient and '"detail"' in party.fault)]
        for party in parties:
            if party.fault:
                party.fault, party.sent = "", party.sent or party.tokens[0]
        fault = standing(parties, (served,), throw)
        yield " | ".join(filter(None, (*faults, fault, *(deaf(party, served, throw) for party in parties[:1]))))


def deaf(party: Party, served: Lobby, throw: random.Random) -> str:
    """Does somebody who waits for news still hear of an answer?"""
    token = next((token for token, view in party.views.items() if view["question"]), None)
    if token is None or party.is_over:
        return ""
    view = party.views[token]
    heard: list[int] = []

    def listen() -> None:
        path = f"{served.address}/api/seats/{token}?after={view['version']}&wait={LONGEST}"
        heard.append(httpx.get(path, timeout=4 * LONGEST).json()["version"])

    listener = Thread(target=listen)
    listener.start()
    sleep(0.2)
    body = {"turn": view["turn"], "key": chosen(view["question"], throw)}
    httpx.post(f"{served.address}/api/seats/{token}/answer", json=body, timeout=60)
    listener.join()
    party.look(served.address)
    now = seen(served.address, token)
    is_deaf = place(now) > place(view) and heard != [now["version"]]
    return (
        f"{party.wish['game']}: a listener is deaf: heard {heard}, the table is at {now['version']}" if is_deaf else ""
    )


@contextmanager
def _served() -> Iterator[tuple[postgres.Cluster, Lobby, str]]:
    """A lobby on a database of its own in a cluster of our own."""
    if postgres.find() is None:
        raise NotHere(postgres.SENTENCE)
    name = f"chaos_{secrets.token_hex(4)}"
    with postgres.cluster() as cluster:
        with psycopg.connect(host=str(cluster.folder), user="fieldhouse", dbname="postgres", autocommit=True) as admin:
            admin.execute(f"create database {name}")
        with lobby(FIELDHOUSE_DATABASE=cluster.url.replace("/postgres?", f"/{name}?")) as served:
            served.start()
            yield cluster, served, name
