"""The dice of a season: nobody learns a seed before its game is over, and a game has one table."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from fastapi.testclient import TestClient

from fieldhouse.seasons.season import Season
from fieldhouse.seasons.seeds import game_seed
from fieldhouse.seasons.store import SeasonStore
from web.conftest import KEY
from web.playing import lobby_of

AT_ONCE = 12
WISH = {"game": "ddf", "schedule": "2017", "name": "ours", "team": "PHI", "level": "random"}
PLACES = (
    "/api/seasons", "/api/seasons/ours/standings", "/api/seasons/ours/schedule", "/api/seasons/ours/playoffs",
    "/api/seasons/ours/season.json", "/api/seasons/ours/season.csv", "/api/tables", "/seasons", "/seasons/ours",
    "/seasons/ours/schedule", "/seasons/ours/teams/PHI",
)  # fmt: skip


@pytest.fixture
def season(client: TestClient) -> Season:
    client.post("/api/sign-in", json={"key": KEY})
    begun = client.post("/api/seasons", json=WISH)
    assert begun.status_code == 201
    assert "seed" not in begun.json()
    return SeasonStore().look("ours")


def test_no_page_and_no_answer_tells_a_seed_of_a_season(
    client: TestClient, another: TestClient, season: Season
) -> None:
    table = client.post("/api/seasons/ours/games/1/play", json={}).json()
    under_way = lobby_of(client).rooms.room(table["table"]).header.seed
    places = (*PLACES, f"/api/tables/{table['table']}", f"/watch/{table['table']}")
    for secret in (season.seed, under_way, game_seed(season.seed, 2)):
        for told in (str(secret), f"{secret:x}"):
            for who in (client, another):
                assert [place for place in places if told in who.get(place).text] == []
    assert all("seed" not in row for row in another.get("/api/seasons").json())


def test_seeds_have_bits_enough_and_follow_from_no_number_that_can_be_tried(client: TestClient, season: Season) -> None:
    assert season.is_seed_secret
    assert season.seed.bit_length() > 200
    assert game_seed(5, 1).bit_length() > 200
    assert len({game_seed(season.seed, number) for number in range(1, 268)}) == 267


def test_a_table_has_a_secret_of_its_own_even_if_the_seasons_seed_is_known(client: TestClient, season: Season) -> None:
    table = client.post("/api/seasons/ours/games/1/play", json={}).json()
    header = lobby_of(client).rooms.room(table["table"]).header
    assert header.seed.bit_length() > 200
    assert header.seed != game_seed(season.seed, 1)


def test_twelve_who_sit_down_at_once_get_one_table(address: str) -> None:
    with httpx.Client(base_url=address, timeout=60) as http:
        http.post("/api/sign-in", json={"key": KEY})
        assert http.post("/api/seasons", json=WISH).status_code == 201
        with ThreadPoolExecutor(AT_ONCE) as people:
            asked = [people.submit(http.post, "/api/seasons/ours/games/1/play", json={}) for _ in range(AT_ONCE)]
        answers = [each.result() for each in asked]
        assert Counter(answer.status_code for answer in answers) == {201: 1, 409: AT_ONCE - 1}
        assert len(http.get("/api/tables").json()) == 1
        assert all("under way" in answer.json()["detail"] for answer in answers if answer.status_code == 409)
