"""Nobody can ask for more than the house has room for, and whoever does is told so in a sentence."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import text

from fieldhouse.store.database import now
from fieldhouse.table.refusal import TooMany
from fieldhouse.web import limits
from fieldhouse.web.guard import LARGEST_BODY
from fieldhouse.web.limits import Doorman
from fieldhouse.web.settings import Settings
from web.conftest import KEY
from web.playing import ALONE, lobby_of


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, most_tables_from_one=2, most_tables=3)


def at(client: TestClient, host: str) -> TestClient:
    """Somebody at another address."""
    return TestClient(client.app, client=(host, 50_000))


def test_one_address_sets_up_so_many_tables_until_one_is_over(client: TestClient) -> None:
    tables = [client.post("/api/tables", json=ALONE).json() for _ in range(2)]
    refused = client.post("/api/tables", json=ALONE)
    assert refused.status_code == 429
    assert refused.json()["detail"].startswith("2 tables")
    lobby = lobby_of(client)
    lobby.end_of(lobby.rooms.room(tables[0]["table"]))  # as a room says of itself
    assert client.post("/api/tables", json=ALONE).status_code == 201


def test_all_addresses_together_fill_the_house(client: TestClient) -> None:
    assert [at(client, f"10.0.0.{n}").post("/api/tables", json=ALONE).status_code for n in range(4)] == [201] * 3 + [
        429
    ]
    assert "full" in at(client, "10.0.0.9").post("/api/tables", json=ALONE).json()["detail"]


def test_the_commissioner_is_at_home(client: TestClient) -> None:
    client.post("/api/sign-in", json={"key": KEY})
    assert [client.post("/api/tables", json=ALONE).status_code for _ in range(4)] == [201] * 4


COMPUTERS = {**ALONE, "seats": [{"who": "computer"}] * 2}


def test_games_between_computers_count_although_they_are_over(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby_of(client).watched, "most_from_one", 2)
    codes = [client.post("/api/tables", json=COMPUTERS) for _ in range(3)]
    assert [each.status_code for each in codes] == [201, 201, 429]
    assert codes[-1].json()["detail"].startswith("2 games between computers")
    assert client.post("/api/tables", json=ALONE).status_code == 201, "whoever plays has a count of his own"


def test_games_between_computers_are_thrown_away_after_a_day(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = client.post("/api/tables", json=COMPUTERS).json()["table"]
    mine = client.post("/api/tables", json=ALONE).json()["table"]
    lobby = lobby_of(client)
    assert lobby.tables.forget_watched(now() - timedelta(days=1)) == 0
    with lobby.store.engine.begin() as connection:
        connection.execute(text("UPDATE lobby_tables SET used = '2001-01-01 00:00:00.000000'"))
    new = client.post("/api/tables", json=COMPUTERS).json()["table"]
    lobby.rooms._rooms.clear()
    codes = [client.get(f"/api/tables/{table}").status_code for table in (old, mine, new)]
    assert codes == [404, 200, 200]
    with lobby.store.engine.connect() as connection:
        left = connection.execute(text("SELECT DISTINCT table_id FROM lobby_entries")).scalars().all()
    assert old not in left, "not one line of it stays"


def test_who_wants_to_watch_waits_for_those_before_him(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fieldhouse.web.routes.api_tables.MOST_WAITING", 0)
    assert client.post("/api/tables", json=COMPUTERS).status_code == 429
    assert client.post("/api/tables", json=ALONE).status_code == 201


def test_a_table_that_nobody_plays_to_its_end_counts_for_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(limits, "monotonic", lambda: now)
    doorman = Doorman(1, 5)
    doorman.set_up("a table", "10.0.0.1")
    with pytest.raises(TooMany):
        doorman.check("10.0.0.1")
    now += limits.A_DAY + 1
    doorman.check("10.0.0.1")


def test_so_many_look_on_and_no_more(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fieldhouse.web.routes.common.MOST_LISTENERS", 0)
    table = client.post("/api/tables", json=ALONE).json()
    refused = client.get(f"/api/tables/{table['table']}/events")
    assert refused.status_code == 429
    assert refused.json()["detail"].endswith(".")


def test_a_body_that_is_too_large_is_told_so_in_a_sentence(client: TestClient) -> None:
    answer = client.post("/api/tables", content=b" " * (LARGEST_BODY + 1))
    assert answer.status_code == 413
    assert answer.json()["detail"].endswith(".")


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "ddf", "seats": [{"who": "me", "name": "n" * 41}, {"who": "computer"}]},
        {"game": "ddf", "seats": [{"who": "me", "level": "l" * 201}, {"who": "computer"}]},
        {"game": "g" * 61},
        {"game": "ddf", "teams": ["t"] * 5},
        {"game": "ddf", "options": {f"o{n}": True for n in range(61)}},
    ],
)
def test_no_name_and_no_list_is_longer_than_anything_needs(client: TestClient, wish: dict[str, Any]) -> None:
    assert client.post("/api/tables", json=wish).status_code == 422


def test_the_house_has_room_for_what_the_bench_asks_for() -> None:
    assert Settings(KEY).most_tables_from_one >= 200
