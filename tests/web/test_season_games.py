"""Every game of a season opens: from its score to the replay, the box score, the play-by-play and the journal."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

from fieldhouse.seasons.simulate import play_game
from fieldhouse.seasons.sports import header_of
from fieldhouse.table.journal import loads
from fieldhouse.web.rooms import FRESH
from fieldhouse.web.season_games import table_of
from web.conftest import KEY
from web.playing import lobby_of

WISH = {"game": "ddf", "schedule": "2017", "name": "our season", "team": "PHI", "level": "random"}
SEASON = "/api/seasons/our season"


@pytest.fixture
def table(client: TestClient) -> str:
    """A season of which the computer has played the first game, and the table to look at it."""
    client.post("/api/sign-in", json={"key": KEY})
    begin_and_play(client)
    return table_of("our season", 1)


def begin_and_play(client: TestClient) -> None:
    assert client.post("/api/seasons", json=WISH).status_code == 201
    seasons = lobby_of(client).seasons
    season = seasons.look("our season")
    fixture = seasons.progress(season).fixture(1)
    seasons.keep(season, play_game((1, header_of(season, fixture, ()))))


def test_a_score_opens_its_game_everywhere(client: TestClient, another: TestClient, table: str) -> None:
    (game,) = (game for game in another.get(f"{SEASON}/schedule").json()["games"] if game["score"])
    assert game["table"] == table
    for page in ("schedule", f"teams/{game['home']}"):
        assert f'href="/watch/{table}"' in another.get(f"/seasons/our season/{page}").text
    watched = another.get(f"/watch/{table}").text
    assert 'href="/seasons/our%20season/schedule"' in watched and "game 1" in watched


def test_a_programs_way_to_all_that_is_told_of_a_game(another: TestClient, table: str) -> None:
    game = another.get(f"{SEASON}/games/1").json()
    view = another.get(f"/api/tables/{table}").json()
    assert view["over"] and view["score"] == game["score"]
    assert loads(another.get(game["journal"]).text).header.teams == ("2017-" + game["away"], "2017-" + game["home"])
    for part in ("watch", "box_score", "play_by_play", "totals", "win_chance", "recap"):
        assert another.get(game[part]).status_code == 200, part
    last = view["plays"]
    assert another.get(f"/watch/{table}/at/{last // 2}").status_code == 200
    assert another.get(f"/watch/{table}/box-score").status_code == 200


def test_what_is_not_over_does_not_open(another: TestClient, client: TestClient, table: str) -> None:
    begun = client.post(f"{SEASON}/games/2/play", json={}).json()
    seed = str(lobby_of(client).rooms.room(begun["table"]).header.seed)
    for number in (2, 3):
        assert another.get(f"{SEASON}/games/{number}").status_code == 409
        refused = another.get(f"/watch/{table_of('our season', number)}")
        assert refused.status_code == 404 and seed not in refused.text
    assert another.get(f"{SEASON}/games/9999").status_code == 404
    assert another.get(f"/watch/{table_of('another season', 1)}").status_code == 404
    assert client.delete(SEASON).status_code == 204
    assert another.get(f"/watch/{table}").status_code == 404


def test_a_game_that_a_person_played_opens_too(client: TestClient, another: TestClient, table: str) -> None:
    seats = [{"who": "me"}, {"who": "computer", "level": "random"}]
    played = client.post(f"{SEASON}/games/2/play", json={"seats": seats}).json()
    room = lobby_of(client).rooms.room(played["table"])
    client.get(f"/api/seats/{played['seats'][0]['token']}")
    while not room.session.over:
        question = room.session.questions[0]
        room.answer(question.seat, room.turn, question.default)
    (same,) = (game for game in another.get(f"{SEASON}/schedule").json()["games"] if game["game"] == 2)
    view, looked = (another.get(f"/api/tables/{each}").json() for each in (played["table"], same["table"]))
    assert view["board"] == looked["board"] and view["dice"]["hash"] == looked["dice"]["hash"]
    assert another.get(f"/watch/{same['table']}").status_code == 200


def test_a_season_begun_anew_under_its_name_shows_its_own_games(client: TestClient, table: str) -> None:
    before = client.get(f"/api/tables/{table}/journal").text
    assert client.delete(SEASON).status_code == 204
    begin_and_play(client)
    lobby_of(client).rooms.room(table).looked = -FRESH  # a second goes by
    assert client.get(f"/api/tables/{table}/journal").text != before
