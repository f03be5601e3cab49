"""Odds at the call: what each legal call promises, to one who plays the computer; between people only if agreed."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient
from playwright.sync_api import expect

from fieldhouse import catalog
from fieldhouse.games.ddf.model import FORMATIONS, PLAYS
from fieldhouse.games.ddf.odds import odds_table
from fieldhouse.games.ddf.options import read_options
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.odds import read_situation
from fieldhouse.library.ddf import load_team, season_charts
from fieldhouse.table.seat import OTHER
from web.browsing import answer
from web.conftest import SetUp, Visitor
from web.playing import lobby_of, play_until

BASIC = {"preset": "basic"}
TWO_PEOPLE = [{"who": "me"}, {"who": "friend"}]


@pytest.mark.parametrize("name", ["call", "formation"])
def test_each_legal_call_has_its_exact_odds(client: TestClient, set_up: SetUp, seed: int, name: str) -> None:
    """The mean over what the other side may call, as ``fieldhouse odds`` has it."""
    (seat,) = set_up("ddf", options=BASIC)["seats"]
    view = play_until(client, seat["token"], name)
    assert view["has_odds"]
    told = client.get(f"/api/seats/{seat['token']}/odds").json()
    legal = [option["key"] for option in view["question"]["options"]]
    assert [row["key"] for row in told] == [key for key in legal if key in {row["key"] for row in told}]
    game = lobby_of(client).rooms.seat(seat["token"])[0].session.game
    assert isinstance(game, Game)
    offense, defense = (load_team(view["seats"][side]["team"]) for side in (game.offense, OTHER[game.offense]))
    situation = read_situation(game.down, game.to_go, game.spot)
    pairs = odds_table(offense, defense, read_options(BASIC), season_charts(2017), situation)
    count = len(FORMATIONS) if name == "call" else len(PLAYS)
    assert len(told) == (len(PLAYS) if name == "call" else len(FORMATIONS))
    for number, row in enumerate(told):
        mine = [pair for pair in pairs if (pair.play if name == "call" else pair.formation) == number]
        assert row["first_down"] == pytest.approx(sum(pair.first_down for pair in mine) / count, abs=0.002)
        assert row["turnover"] == pytest.approx(sum(pair.turnover for pair in mine) / count, abs=0.002)
        assert row["least"] <= row["first_down"] <= row["most"]
        assert -3 < row["points"] < 7


def test_between_people_only_if_the_table_was_set_up_with_them(client: TestClient, set_up: SetUp) -> None:
    for odds, status in ((None, 409), (False, 409), (True, 200)):
        seats = set_up("ddf", options=BASIC, seats=TWO_PEOPLE, odds=odds)["seats"]
        said = client.get(f"/api/seats/{seats[0]['token']}/odds")
        assert said.status_code == status
    (alone,) = set_up("ddf", options=BASIC, odds=False)["seats"]
    assert client.get(f"/api/seats/{alone['token']}/odds").status_code == 409


@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_game_foretells_only_questions_that_it_asks(game: str) -> None:
    definition = catalog.game(game)
    assert definition.pages.foretold <= {ask.name for ask in definition.asks}


def test_the_odds_are_opened_by_a_click_and_another_turn_has_its_own(visitor: Visitor, address: str) -> None:
    page = visitor().new_page()
    page.goto(address)
    page.get_by_role("button", name="Kick off now").click()
    opener = page.get_by_role("button", name="Odds at the call")
    while not opener.count():
        answer(page)
    prompt = page.locator("#prompt").inner_text().splitlines()[0]
    opener.click()
    sheet = page.locator("#sheet")
    expect(sheet).to_contain_text(prompt.split(". ")[0])
    expect(sheet.locator("tbody tr")).to_have_count(page.locator("#ask .answers").first.locator("li").count())
    expect(sheet).to_contain_text("First down")
