"""People at the tables of a lobby, who remember what they were told, and say what is not as they were told."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any, Final

import httpx

WISHES: Final[tuple[dict[str, Any], ...]] = (
    {"game": "ddf"},
    {"game": "bowlbound"},
    {"game": "statispro"},
    {"game": "lords"},
    {"game": "ddf", "seats": [{"who": "me"}, {"who": "friend"}]},
    {"game": "lords", "options": {"owners": 2}, "seats": [{"who": "me"}, {"who": "friend"}]},
)
"""Every game against the computer, and two with sealed calls and hidden hands between people."""
BUSY: Final = (409, 429, 503)
"""Answers that say: look again, or try again later."""
WORKED_OUT: Final = ("chances", "rough_chances")
"""What a view tells that is no part of the game."""
View = dict[str, Any]
PLAYERS: Final = ThreadPoolExecutor(len(WISHES))
"""They wait between two rounds: a thread that ends while the next server is forked leaves a lock of OpenSSL's closed in
it, and that server never answers.
"""


class Party:
    """A table and all the people at it."""

    def __init__(self, wish: dict[str, Any], throw: random.Random) -> None:
        self.wish = wish
        self.throw = random.Random(throw.random())
        self.tokens: list[str] = []
        self.views: dict[str, View] = {}
        """What every seat was told last."""
        self.sent: str | None = None
        """The token of the seat whose answer has been sent and not been answered."""
        self.fault = ""
        self.answers = 0

    @property
    def is_over(self) -> bool:
        return any(view["over"] for view in self.views.values())

    def sit_down(self, address: str) -> None:
        table = httpx.post(f"{address}/api/tables", json=self.wish, timeout=60).raise_for_status().json()
        self.tokens = [seat["token"] for seat in table["seats"] if seat.get("token")]
        self.look(address)
        self.look(address)  # a game begins when the last of its people has come

    def look(self, address: str) -> None:
        self.views = {token: seen(address, token) for token in self.tokens}

    def check(self, address: str) -> str:
        """How the table stands now, beside what was told: the same, or gone on by the answer that was under way."""
        known, sent, self.sent = self.views, self.sent, None
        self.look(address)
        for token, before in known.items():
            now = self.views[token]
            if sent is None and now != before:
                return f"{self.wish['game']}: {difference(before, now)}"
            if place(now) < place(before):
                return f"{self.wish['game']}: an accepted answer is lost ({before['turn']}, now {now['turn']})"
        return ""

    def play(self, addresses: Sequence[str], stop: Event, pause: float = 0.0) -> None:
        """Answer whatever is asked until told to stop, or until nobody answers any more."""
        with httpx.Client(timeout=60) as http:
            while not stop.wait(pause) and not self.fault and not self.is_over:
                try:
                    self._move(http, self.throw.choice(addresses))
                except httpx.TransportError:
                    return
                except httpx.HTTPStatusError as error:
                    if error.response.status_code not in BUSY:
                        self.fault = f"{self.wish['game']}: {error.response.status_code} {error.response.text[:300]}"

    def _move(self, http: httpx.Client, address: str) -> None:
        for token in self.tokens:
            question = self.views[token].get("question")
            if question and not question["optional"]:
                break
        else:
            self.views = {token: _seen(http, address, token) for token in self.tokens}
            return
        self.sent = token
        body = {"turn": self.views[token]["turn"], "key": chosen(question, self.throw)}
        answer = http.post(f"{address}/api/seats/{token}/answer", json=body)
        if answer.status_code == 200:
            self.views[token] = _kept(answer)
            self.answers += 1
        elif answer.status_code not in BUSY:
            self.fault = f"{self.wish['game']}: {answer.status_code} {answer.text[:300]} to {body}"
            return
        else:
            self.views[token] = _seen(http, address, token)
        for other in self.tokens:
            if other != token:
                self.views[other] = _seen(http, address, other)
        self.sent = None


def seen(address: str, token: str) -> View:
    with httpx.Client(timeout=60) as http:
        return _seen(http, address, token)


def _seen(http: httpx.Client, address: str, token: str) -> View:
    return _kept(http.get(f"{address}/api/seats/{token}").raise_for_status())


def _kept(answer: httpx.Response) -> View:
    """What a table keeps of a view: chances to win come when a thread has worked them out, on each server by itself."""
    return {name: value for name, value in answer.json().items() if name not in WORKED_OUT}


def place(view: View) -> tuple[int, int]:
    """How far a table has gone: the times it went back, and the entries of its journal."""
    epoch, _, entries = view["turn"].partition("-")
    return int(epoch), int(entries)


def chosen(question: dict[str, Any], throw: random.Random) -> str:
    keys = [option["key"] for option in question["options"]]
    return str(throw.choice(keys) if keys and throw.random() < 0.5 else question["default"])


def difference(before: View, now: View) -> str:
    names = [name for name in {*before, *now} if before.get(name) != now.get(name)]
    return "; ".join(
        f"{name} was {str(before.get(name))[:150]}, is {str(now.get(name))[:150]}" for name in sorted(names)
    )


def all_play(parties: Sequence[Party], addresses: Sequence[str], meanwhile: Callable[[], None]) -> None:
    """Everybody plays while something happens; then all stop."""
    stop = Event()
    playing = [PLAYERS.submit(party.play, addresses, stop) for party in parties]
    try:
        meanwhile()
    finally:
        stop.set()
        for each in playing:
            each.result()
