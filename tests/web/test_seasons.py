"""Seasons through the lobby: begun, simulated, played, shown and taken home."""

from __future__ import annotations

import csv
import re
from html import unescape
from io import BytesIO
from typing import Any
from zipfile import ZipFile

import pytest
from fastapi.testclient import TestClient

from fieldhouse.seasons.simulate import simulate
from fieldhouse.store.engine import address_of
from fieldhouse.web.season_games import table_of
from patience import wait_until
from web.conftest import KEY
from web.playing import lobby_of, play_out


@pytest.fixture
def season(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr("fieldhouse.seasons.begin.fair_seed", lambda: 20171)  # the same dice in every run
    client.post("/api/sign-in", json={"key": KEY})
    wish = {"game": "ddf", "schedule": "2017", "name": "ours", "team": "PHI", "level": "random"}
    answer = client.post("/api/seasons", json=wish)
    assert answer.status_code == 201, answer.text
    return "ours"


def simulated(client: TestClient, through: str) -> Any:
    assert client.post("/api/seasons/ours/simulate", json={"through": through}).status_code == 202
    wait_until(lambda: progress(client)["over"], "the simulation does not end")
    return progress(client)


def progress(client: TestClient) -> Any:
    return client.get("/api/seasons/ours/progress").json()


def test_a_week_is_simulated_with_progress_and_shows_on_every_page(client: TestClient, season: str) -> None:
    job = simulated(client, "week 1")
    assert (job["done"], job["fault"]) == (15, "")
    standings = client.get("/api/seasons/ours/standings").json()
    assert standings["games_played"] == 15
    for page in ("", "/schedule", "/leaders", "/playoffs", "/teams/PHI"):
        answer = client.get(f"/seasons/ours{page}")
        assert answer.status_code == 200, page
    assert "Philadelphia Eagles" in client.get("/seasons/ours").text
    leader = client.get("/api/seasons/ours/leaders").json()["people"][0]["rows"][0]["name"]
    (part, *_) = client.get(f"/api/seasons/ours/players/{leader}").json()
    assert part["totals"] == {heading: part["games"][0]["line"].get(heading, 0) for heading in part["headings"]}
    assert leader.partition(",")[0] in client.get(f"/seasons/ours/players/{leader}").text
    assert client.get("/seasons/ours/players/Nobody, PHI").status_code == 404


def test_a_teams_page_tells_who_won_and_ranks_its_players(client: TestClient, season: str) -> None:
    simulated(client, "week 1")
    page = client.get("/seasons/ours/teams/PHI").text
    games = client.get("/api/seasons/ours/schedule").json()["games"]
    (game,) = [game for game in games if game["score"] and "PHI" in (game["away"], game["home"])]
    mine, theirs = game["score"] if game["away"] == "PHI" else reversed(game["score"])
    letter = "W" if mine > theirs else "L" if mine < theirs else "T"
    assert re.search(rf">{letter}</b>\s*<a [^>]+>{mine}-{theirs}</a>", page)
    best, *_ = client.get("/api/seasons/ours/leaders").json()["people"][2]["rows"]
    name, _, code = best["name"].partition(", ")
    rushing = client.get(f"/seasons/ours/teams/{code}").text.partition('aria-label="Rushing"')[2]
    assert f">{name}</a>" in rushing.partition("</tr>")[2].partition("</tr>")[0]


def test_ones_own_team_is_marked_everywhere(client: TestClient, season: str) -> None:
    for page in ("/", "/seasons"):
        card = client.get(page).text.partition('href="/seasons/ours"')[2].partition("</a>")[0]
        assert re.search(r'class="own-team">.*Philadelphia Eagles</span>', card), page
    before = client.get("/seasons/ours/teams/PHI").text
    assert "Nobody has played yet" not in before
    assert re.search(r"<caption>Roster</caption>.*Passing</th><td>C\.Wentz 78", before, re.DOTALL)
    seasons = lobby_of(client).seasons
    simulate(seasons, seasons.look("ours"), ("1",))
    assert "<caption>Roster</caption>" not in client.get("/seasons/ours/teams/PHI").text
    standings = client.get("/seasons/ours").text
    (bar,) = re.findall(r'<li class="mine">.*?</li>', standings, re.DOTALL)
    assert ">PHI</span>" in bar and "(yours)" in bar and "Philadelphia Eagles" in bar
    last = standings.partition("<p>Last: ")[2].partition("</p>")[0]
    assert last.count("<a ") == 3 and "Philadelphia Eagles" in last, "in titles, each a link"
    history = client.get("/seasons/ours/history").text
    for record in client.get("/api/seasons/ours/history").json()["records"]:
        opens = f'<a href="/watch/{record["table"]}" aria-label="{record["figure"]}, {record["what"]}: open the game">'
        assert (opens in history) == (record["table"] is not None), "a record opens the game that it was set in"
    history += client.get("/seasons/ours/leaders").text
    players = re.findall(r'<span class="club( mine)?"><a href="/seasons/ours/players/[^"]*%2C%20(\w+)">', history)
    assert not re.search(r"<td>\s*[A-Z]{2,3} at [A-Z]{2,3}\s*</td>", history), "a game is told in titles"
    assert players and all(bool(mine) == (club == "PHI") for mine, club in players)
    assert any(mine for mine, _ in players)


@pytest.mark.parametrize(
    ("game", "schedule", "team", "told"),
    [
        ("statispro", "1986", "BOS", r"Larry Bird</th><td>F, 6-9.*82 games"),
        ("bowlbound", "2024", "OSU", "charts name no players"),
    ],
)
def test_a_team_that_has_not_played_shows_who_it_has(
    client: TestClient, game: str, schedule: str, team: str, told: str
) -> None:
    client.post("/api/sign-in", json={"key": KEY})
    client.post("/api/seasons", json={"game": game, "schedule": schedule, "name": "new"})
    assert re.search(told, client.get(f"/seasons/new/teams/{team}").text)


def test_ones_own_team_stands_on_top_with_its_next_game_and_is_marked(client: TestClient, season: str) -> None:
    before = client.get("/seasons/ours").text
    own = client.get("/api/seasons/ours/own").json()
    assert (own["team"], own["last"], own["next"]["stage"]) == ("PHI", None, "1")
    assert "Your next game" in before and f"/games/{own['next']['game']}/play" in before
    assert before.count('<span class="club mine">') >= 3, "on top, in its next game and in the standings"
    seasons = lobby_of(client).seasons
    simulate(seasons, seasons.look("ours"), ("1",))
    later = client.get("/api/seasons/ours/own").json()
    assert (later["last"]["game"], later["next"]["stage"]) == (own["next"]["game"], "2")
    page = client.get("/seasons/ours/schedule").text
    told = client.get("/api/seasons/ours/round-ups").json()
    assert told["1"] and not told["2"] and told["1"][0].startswith("Your Philadelphia Eagles")
    paragraphs = re.findall(r'<p class="round-up">(.*?)</p>', page, re.DOTALL)
    assert [unescape(re.sub("<[^>]*>", "", each)) for each in paragraphs] == [" ".join(told["1"])]
    opened = re.findall(rf'<a href="/watch/{later["last"]["table"]}"[^>]*>([^<]*)</a>', paragraphs[0])
    assert opened and told["1"][0].endswith(f" {opened[0]}."), "its score opens its game"
    assert f"/watch/{later['last']['table']}" in page
    for part in ("/leaders", "/playoffs", "/teams/PHI"):
        assert "Your next game" in client.get(f"/seasons/ours{part}").text


def test_ones_next_game_is_watched_and_counts(client: TestClient, season: str) -> None:
    number = client.get("/api/seasons/ours/own").json()["next"]["game"]
    computers = [{"who": "computer", "level": "random"}] * 2
    table = client.post(f"/api/seasons/ours/games/{number}/play", json={"orders": "usual", "seats": computers})
    assert table.status_code == 201, table.text
    assert client.get(f"/watch/{table.json()['table']}").status_code == 200
    assert client.get("/api/seasons/ours/own").json()["last"]["game"] == number


def test_a_game_of_the_season_is_played_at_a_table_and_counts(client: TestClient, season: str) -> None:
    games = client.get("/api/seasons/ours/schedule").json()["games"]
    number = next(game["game"] for game in games if "PHI" in (game["away"], game["home"]))
    table = client.post(f"/api/seasons/ours/games/{number}/play", json={}).json()
    (mine,) = table["seats"]
    assert client.post(f"/api/seasons/ours/games/{number}/play", json={}).status_code == 409
    over = play_out(client, mine["token"])
    (game,) = [game for game in client.get("/api/seasons/ours/schedule").json()["games"] if game["game"] == number]
    assert (game["state"], game["score"]) == ("over", over["score"])


def test_a_season_is_taken_home(client: TestClient, season: str) -> None:
    rows = list(csv.reader(client.get("/api/seasons/ours/season.csv").text.splitlines()))
    assert len(rows) == 1 + 256
    assert set(client.get("/api/seasons/ours/season.json").json()) == {"standings", "schedule", "playoffs", "leaders"}


def test_every_play_of_a_season_is_taken_home_as_tables(client: TestClient, season: str) -> None:
    nothing_yet = client.get("/api/seasons/ours/tables.zip")
    assert nothing_yet.status_code == 409
    assert "No game of 'ours' has been played yet" in nothing_yet.json()["detail"]
    assert "tables.zip" not in client.get("/seasons/ours").text
    simulated(client, "week 1")
    assert '"/api/seasons/ours/tables.zip"' in client.get("/seasons/ours").text
    taken = client.get("/api/seasons/ours/tables.zip").content
    with ZipFile(BytesIO(taken)) as archive:
        plays = list(csv.DictReader(archive.read("play_by_play.csv").decode().splitlines()))
    assert len({play["game_id"] for play in plays}) == 15
    assert {play["week"] for play in plays} == {"1"}
    lobby = lobby_of(client)
    standing, database = lobby.seasons.progress(lobby.seasons.look("ours")), address_of(lobby.store.engine)
    assert lobby.season_tables.archive(standing, database).result(0) == taken, "whoever asks again has it at once"


def test_a_college_season_may_be_simulated_through_its_games_for_titles(client: TestClient) -> None:
    client.post("/api/sign-in", json={"key": KEY})
    wish = {"game": "bowlbound", "schedule": "2024", "name": "ours", "level": "random"}
    assert client.post("/api/seasons", json=wish).status_code == 201
    offered = re.findall(r'<option value="([^"]+)"', client.get("/seasons/ours").text)
    assert offered[offered.index("16") : offered.index("16") + 3] == ["16", "championship", "first round"]


def test_a_season_that_is_not_there_is_a_sentence(client: TestClient) -> None:
    answer = client.get("/api/seasons/nowhere/standings")
    assert answer.status_code == 404
    assert "no season" in answer.json()["detail"]


def test_a_chart_is_taken_home_as_pdf(client: TestClient) -> None:
    answer = client.get("/api/games/ddf/teams/2017-PHI/chart.pdf")
    assert answer.content.startswith(b"%PDF")
    assert client.get("/api/games/ddf/teams/2017-XXX/chart.pdf").status_code == 404


def test_teams_are_found_by_season_and_name_with_their_real_record(client: TestClient) -> None:
    (team,) = client.get("/api/games/ddf/teams", params={"q": "eagles 2017"}).json()
    assert (team["name"], team["record"]) == ("2017-PHI", "13-3")
    celtics = client.get("/api/games/statispro/teams", params={"q": "celtics", "season": "1986"}).json()
    assert [(each["name"], each["record"]) for each in celtics] == [("1986-BOS", "67-15")]


def test_every_score_of_the_bracket_opens_its_game(
    client: TestClient, season: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = {"game": 257, "stage": "wild card", "away": "PHI", "home": "DAL", "score": [13, 31], "state": "over"}
    bracket: dict[str, object] = {
        "champion": None,
        "decided": True,
        "seeds": {},
        "rounds": [{"round": "wild card", "games": [game]}],
    }
    monkeypatch.setattr("fieldhouse.web.season_service.reports.playoffs", lambda progress: bracket)
    page = client.get("/seasons/ours/playoffs").text
    opened = re.findall(rf'<a href="/watch/{table_of("ours", 257)}"[^>]*>([^<]*)</a>', page)
    assert opened == ["13", "31", "Box score and replay"]
