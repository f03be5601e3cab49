"""Sealed calls and hidden hands: with another choice, or another card, no page of anybody else differs in a byte.

A lobby is copied at the moment of the choice; in one copy one thing is chosen (or dealt), in the other another.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from fastapi.testclient import TestClient
from tools.chaos.party import chosen

from fieldhouse.store.database import FILE_NAME
from fieldhouse.table.seat import Seat
from fieldhouse.web.app import create_app
from fieldhouse.web.settings import LOOPBACK, Settings

TWO: Final = [{"who": "me"}, {"who": "friend"}]
WISHES: Final[tuple[dict[str, Any], ...]] = (
    {"game": "ddf", "seats": TWO},
    {"game": "bowlbound", "seats": TWO},
    {"game": "statispro", "seats": TWO},
    {"game": "lords", "options": {"owners": 2}, "seats": TWO},
)
OF_SEAT: Final = ("/seat/{token}", "/seat/{token}/table", "/api/seats/{token}")
OF_TABLE: Final = (
    "/watch/{table}", "/watch/{table}/at/0", "/watch/{table}/at/{last}", "/watch/{table}/box-score",
    "/watch/{table}/play-by-play", "/watch/{table}/charts", "/watch/{table}/win-chance", "/api/tables/{table}",
    "/api/tables/{table}/plays/0", "/api/tables/{table}/plays/{last}", "/api/tables/{table}/win-chance",
    "/api/tables/{table}/journal", "/api/tables/{table}/box-score", "/api/tables/{table}/totals",
    "/api/tables/{table}/totals.csv", "/api/tables/{table}/play-by-play", "/api/tables", "/", "/api/me",
)  # fmt: skip
ANEW: Final = ("date", "set-cookie")
"""Headers that differ whenever somebody asks."""
DRAW: Final = "d"
CARDS: Final = range(1, 126)
LONGEST: Final = 400
"""Answers until a game is left for another one."""


class Copy:
    """A lobby of its own in a folder."""

    def __init__(self, folder: Path) -> None:
        os.environ["FIELDHOUSE_DATA"] = str(folder)
        settings = Settings("the commissioner's key", (*LOOPBACK, "testserver"), has_rollouts=False)
        self.client = TestClient(create_app(settings))

    def view(self, token: str) -> dict[str, Any]:
        return dict(self.client.get(f"/api/seats/{token}").raise_for_status().json())

    def answer(self, token: str, turn: str, key: str) -> None:
        body = {"turn": turn, "key": key}
        self.client.post(f"/api/seats/{token}/answer", json=body).raise_for_status()

    def pages(self, table: str, others: list[str], last: int) -> dict[str, tuple[object, ...]]:
        """All that others than the one who chose can see: status, headers and bytes."""
        visitor = TestClient(self.client.app)  # without the cookies of whoever set up the table
        paths = [path.format(table=table, last=last) for path in OF_TABLE]
        paths += [path.format(token=token) for path in OF_SEAT for token in others]
        found: dict[str, tuple[object, ...]] = {}
        for path in paths:
            answer = visitor.get(path)
            headers = sorted(
                (name, text) for name, text in answer.headers.items() if name not in ("date", "set-cookie")
            )
            found[path] = (answer.status_code, tuple(headers), answer.content)
        return found


def seals(throw: random.Random) -> Iterator[str]:
    """Secret questions of all games: what a seat chooses nobody else can tell from anything he is shown."""
    while True:
        wish = throw.choice(WISHES)
        with TemporaryDirectory(prefix="fieldhouse-seals-") as name:
            yield from _game(Path(name), wish, throw)


def _game(folder: Path, wish: dict[str, Any], throw: random.Random) -> Iterator[str]:
    first = Copy(folder / "first")
    table = first.client.post("/api/tables", json=wish).raise_for_status().json()
    tokens = [seat["token"] for seat in table["seats"]]
    for number in range(LONGEST):
        views = {token: first.view(token) for token in tokens}
        asked = [token for token, view in views.items() if view["question"] and not view["question"]["optional"]]
        if not asked:
            return
        token = throw.choice(asked)
        view = views[token]
        question = view["question"]
        keys = [option["key"] for option in question["options"]]
        others = [other for other in tokens if other != token]
        one = chosen(question, throw)
        is_tried = len(keys) > 1 and throw.random() < 0.5
        if question["secret"] and len(asked) > 1 and is_tried:
            second = _copied(folder, number)
            first.answer(token, view["turn"], one)
            second.answer(token, view["turn"], throw.choice([key for key in keys if key != one]))
            yield _leak(first, second, table["table"], others, view, f"{wish['game']} {question['name']}")
            continue
        if wish["game"] == "lords" and throw.random() < 0.3:
            seat = Seat(tokens.index(token))
            if (other := _dealt_otherwise(folder, number, seat, throw)) is not None:
                yield _leak(Copy(folder / "first"), other, table["table"], others, view, "lords, a card of the hand")
        first.answer(token, view["turn"], one)


def _leak(one: Copy, other: Copy, table: str, others: list[str], view: dict[str, Any], what: str) -> str:
    last = max(0, view.get("plays", 1) - 1)
    left, right = (copy.pages(table, others, last) for copy in (one, other))
    different = [path.replace(table, "TABLE") for path in left if left[path] != right[path]]
    return f"{what} at {view['turn']}: seen at {', '.join(different)}" if different else ""


def _copied(folder: Path, number: int) -> Copy:
    """A copy of the lobby as it stands on the disk."""
    into = folder / f"copy-{number}"
    into.mkdir()
    with sqlite3.connect(folder / "first" / FILE_NAME) as source, sqlite3.connect(into / FILE_NAME) as target:
        source.backup(target)
    for each in (folder / "first").iterdir():
        if each.is_file() and not each.name.startswith(FILE_NAME):
            shutil.copy(each, into)
    return Copy(into)


def _dealt_otherwise(folder: Path, number: int, seat: Seat, throw: random.Random) -> Copy | None:
    """A copy in which the seat holds another card: one dealt to it since its last choice, for one still in the deck."""
    into = folder / f"copy-{number}"
    into.mkdir()
    with sqlite3.connect(folder / "first" / FILE_NAME) as source, sqlite3.connect(into / FILE_NAME) as target:
        source.backup(target)
        rows = [
            (index, json.loads(line))
            for index, line in target.execute("select at, line from lobby_entries order by at")
        ]
        chose = max((index for index, line in rows if line[0] != DRAW), default=-1)
        held = [(index, line) for index, line in rows if line[0] == DRAW and line[3:] == [seat] and index > chose]
        unseen = sorted(set(CARDS) - {line[2] for _, line in rows if line[0] == DRAW})
        if not held or not unseen:
            return None
        index, line = throw.choice(held)
        line[2] = throw.choice(unseen)
        target.execute(
            "update lobby_entries set line = ? where at = ?", (json.dumps(line, separators=(",", ":")), index)
        )
    return Copy(into)
