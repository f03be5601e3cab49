"""A game with a chart of one's own: it is kept with the table, and nobody else's team is another for it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from playwright.sync_api import expect

from fieldhouse import library
from fieldhouse.table.chart_edit import edited, tables_of
from fieldhouse.web.app import create_app
from fieldhouse.web.settings import Settings
from web.conftest import SetUp, Visitor
from web.playing import give, lobby_of, look, play_out

TEAMS = {"ddf": ["2017-NE", "2017-PHI"], "bowlbound": ["2024-ND", "2024-OSU"], "statispro": ["1986-LAL", "1986-BOS"]}


def retitled(team: str, game: str) -> str:
    """A copy of a team's chart under another title."""
    lines = library.team_text(team, game).splitlines()
    return "\n".join("title: Home Brew 1985-86" if line.startswith("title:") else line for line in lines) + "\n"


@pytest.mark.parametrize("game", TEAMS)
def test_a_chart_of_ones_own_sits_down_and_outlasts_the_server(
    client: TestClient, set_up: SetUp, settings: Settings, data: Path, game: str
) -> None:
    text = retitled(TEAMS[game][1], game)
    (seat,) = set_up(game, teams=TEAMS[game], charts=[None, text])["seats"]
    view = look(client, seat["token"])
    assert view["seats"][1]["title"].startswith("Home Brew")
    for _ in range(5):
        view = give(client, seat["token"], view)
    for laid in (data / game / "lent").iterdir():
        laid.unlink()
    with TestClient(create_app(settings)) as later:
        assert look(later, seat["token"])["turn"] == view["turn"], "it is read from the database with its chart"
        assert look(later, seat["token"])["seats"][1]["title"].startswith("Home Brew")
    plain = set_up(game, teams=TEAMS[game])["seats"][0]["token"]
    assert not look(client, plain)["seats"][1]["title"].startswith("Home Brew"), "the team of the house is as it was"


def test_the_cells_of_ones_own_chart_are_played(client: TestClient, set_up: SetUp) -> None:
    text = library.team_text("2017-PHI", "ddf")
    (offense,) = [table for table in tables_of(text) if table["section"] == "offense"]
    for row in offense["rows"]:
        for column in offense["columns"]:
            text = edited(text, "offense", row["row"], column, "99")
    wish: dict[str, Any] = {"options": {"preset": "basic"}, "teams": TEAMS["ddf"], "seats": [{"who": "computer"}] * 2}
    watched = set_up("ddf", charts=[None, text], **wish)["table"]
    away, home = lobby_of(client).rooms.room(watched).session.game.score
    assert home > 60 and home > away, "whatever is called goes all the way"


def test_a_rematch_keeps_the_chart(client: TestClient, set_up: SetUp) -> None:
    text = retitled("2017-PHI", "ddf")
    (seat,) = set_up("ddf", teams=TEAMS["ddf"], charts=[None, text], options={"preset": "basic"})["seats"]
    teams = list(lobby_of(client).rooms.seat(seat["token"])[0].header.teams)
    play_out(client, seat["token"])
    again = set_up("ddf", teams=teams)["seats"][0]["token"]
    assert look(client, again)["seats"][1]["title"].startswith("Home Brew")


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"game": "ddf", "teams": TEAMS["ddf"], "charts": [None, "title: x"]}, "2017-PHI.txt"),
        ({"game": "ddf", "teams": TEAMS["ddf"], "charts": ["title: x"]}, "2017-NE.txt"),
        ({"game": "ddf", "teams": ["2017-NE", "../../x"], "charts": [None, "title: x"]}, "season and a code"),
        ({"game": "lords", "teams": ["CED", "COP"], "charts": ["title: x"]}, "season and a code"),
        ({"game": "ddf", "teams": ["2017-NE"], "charts": ["a", "b"]}, "2 charts"),
    ],
)
def test_what_cannot_be_played_with_is_refused(
    client: TestClient, data: Path, wish: dict[str, Any], sentence: str
) -> None:
    answer = client.post("/api/tables", json=wish)
    assert answer.status_code == 400 and sentence in answer.json()["detail"]
    assert not list(data.glob("*/lent/*"))
    other = library.team_text("2017-NE", "ddf")
    wrong = client.post("/api/tables", json={"game": "ddf", "teams": TEAMS["ddf"], "charts": [None, other]})
    assert wrong.status_code == 400 and "this is the chart of 2017-NE" in wrong.json()["detail"]
    long = {"game": "ddf", "teams": TEAMS["ddf"], "charts": ["x" * 40_001]}
    assert client.post("/api/tables", json=long).status_code == 422


def test_a_saved_chart_is_played_with_by_clicks(visitor: Visitor, address: str) -> None:
    page = visitor(width=1280, height=800).new_page()
    page.goto(f"{address}/teams/ddf/2017-PHI/edit")
    page.locator("summary").click()
    whole = page.get_by_label("The whole chart as text")
    whole.fill(retitled("2017-PHI", "ddf"))
    whole.blur()
    page.get_by_role("button", name="Play with this").click()
    page.wait_for_url("**/new/ddf?team=2017-PHI&own=1")
    own = page.get_by_label("With my own chart")
    expect(own.nth(1)).to_be_checked()
    expect(own.nth(0)).to_be_hidden()
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".scoreboard, .board").first).to_contain_text("Home Brew")


TOTALS = "season,code,title,games,rushes,rush_yards,passes,completions,pass_yards,points,allowed\n"
THROWERS = "1984,THR,Throwers <b>,16,430,1650,560,345,4500,410,330\n"


@pytest.mark.parametrize("width", [1600, 1280, 360])
def test_a_team_is_made_of_totals_by_clicks_and_sits_down(
    visitor: Visitor, address: str, tmp_path: Path, width: int
) -> None:
    page = visitor(width=width, height=800).new_page()
    page.goto(f"{address}/teams/ddf")
    page.get_by_role("link", name="Make a team from a season's totals").click()
    page.get_by_label("The totals").fill("season,code\n1984,THR\n")
    page.get_by_role("button", name="Make the charts").click()
    expect(page.locator("#state")).to_contain_text("team 1 lacks title, games")
    file = tmp_path / "totals.csv"
    file.write_text(TOTALS + THROWERS)
    page.locator("#totals input[type=file]").set_input_files(file)
    expect(page.get_by_label("The totals")).to_have_value(TOTALS + THROWERS)
    page.get_by_role("button", name="Make the charts").click()
    expect(page.locator("#made h2")).to_have_text("1984-THR")
    expect(page.locator("#made")).to_contain_text("completions: 62% ± 2%")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.get_by_role("button", name="Look at it and edit").click()
    expect(page.locator("#told")).to_contain_text("It can be played.")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.get_by_role("button", name="Play with this").click()
    expect(page.get_by_label("With my own chart").nth(1)).to_be_checked()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("#table-view")).to_contain_text("Throwers <b>")


@pytest.mark.parametrize("game", ["bowlbound", "statispro"])
def test_every_game_of_charts_has_totals(client: TestClient, game: str) -> None:
    assert client.get(f"/from-totals/{game}").status_code == 200
    answer = client.post(f"/api/games/{game}/from-totals", json={"text": "nothing"})
    assert answer.status_code == 400 and answer.json()["detail"].startswith("The totals")


@pytest.mark.parametrize(("game", "kind"), [("bowlbound", "charts"), ("statispro", "cards")])
def test_other_games_are_made_of_totals_by_clicks(
    visitor: Visitor, address: str, monkeypatch: pytest.MonkeyPatch, game: str, kind: str
) -> None:
    pages = "fieldhouse.games.bowlbound.pages.definition_pages"
    monkeypatch.setattr(f"{pages}.guessing_remarks", lambda *given: ())  # takes seconds, and is tested elsewhere
    page = visitor(width=1280, height=800).new_page()
    page.goto(f"{address}/from-totals/{game}")
    page.get_by_role("button", name="Show a sample").click()
    page.get_by_role("button", name=f"Make the {kind}").click()
    made = page.locator("#made article").first
    expect(made).to_be_visible()
    team = made.locator("h2").inner_text()
    made.get_by_role("button", name="Look at it and edit").click()
    expect(page.locator("h1")).to_contain_text(team)
    expect(page.locator("#told")).to_contain_text("It can be played.")
    assert page.locator("#tables td input").count() > 50, "cell by cell"


def test_what_has_no_totals_says_so(client: TestClient) -> None:
    assert client.get("/from-totals/lords").status_code == 400
    assert client.post("/api/games/lords/from-totals", json={"text": "x"}).status_code == 400
    assert client.get("/teams/ddf/nowhere/edit").status_code == 404
    assert client.get("/teams/lords/1984-THR/edit").status_code == 404
