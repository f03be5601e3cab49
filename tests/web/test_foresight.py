"""Odds at the call: what each legal call promises, to one who plays the computer; between people only if agreed."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient
from playwright.sync_api import expect

from fieldhouse import catalog
from fieldhouse.games.bowlbound import state as bowlbound
from fieldhouse.games.ddf import state as ddf
from fieldhouse.games.ddf.model import FORMATIONS, PLAYS
from fieldhouse.games.ddf.odds import odds_table
from fieldhouse.games.ddf.options import read_options
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.columns import chance_from
from fieldhouse.gridiron.field import Situation
from fieldhouse.gridiron.game import FootballGame
from fieldhouse.gridiron.odds import place, read_situation
from fieldhouse.gridiron.phases import SCRIMMAGE, TRY, Phase
from fieldhouse.library.ddf import load_team, season_charts
from fieldhouse.table.pages import Prospects
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.seat import AWAY, OTHER
from fieldhouse.table.session import Session
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
    assert [row["key"] for row in told] == legal
    for number, row in enumerate(told[: len(PLAYS) if name == "call" else len(FORMATIONS)]):
        mine = [pair for pair in pairs if (pair.play if name == "call" else pair.formation) == number]
        assert row["first_down"] == pytest.approx(sum(pair.first_down for pair in mine) / count, abs=0.002)
        assert row["turnover"] == pytest.approx(sum(pair.turnover for pair in mine) / count, abs=0.002)
        assert row["least"] <= row["first_down"] <= row["most"]
        assert -3 < row["points"] < 7


TEAMS = {"ddf": ("2017-NE", "2017-PHI"), "bowlbound": ("2024-OSU", "2024-ND")}
KICKS = {"punt", "pooch", "field-goal", "field goal", "kneel", "safety"}


def told_at(game: str, name: str, phase: Phase, spot: int) -> tuple[FootballGame, Prospects, set[str]]:
    """Fourth and five at *spot*, or a try: the game, what is foretold, and what is legal."""
    definition = catalog.game(game)
    header = definition.header(TEAMS[game], 1, {"preset": "recommended" if game == "bowlbound" else "advanced"})
    playing = Session(definition, header, [None, None]).game
    assert isinstance(playing, ddf.Game | bowlbound.Game)
    playing.phase = phase
    place(playing, Situation(AWAY, spot, 4, 5))
    ask: Any = next(ask for ask in definition.asks if ask.name == name)
    question = ask.question(playing, AWAY, None)
    found = definition.pages.prospects(header, question)
    assert found is not None
    return playing, found, {option.key for option in question.options}


@pytest.mark.parametrize("game", TEAMS)
def test_on_fourth_down_every_kick_has_its_row_too(game: str) -> None:
    playing, found, legal = told_at(game, "call", SCRIMMAGE, 75)
    told: dict[str, PlainReport] = {str(row["key"]): row for row in found.values}
    assert set(found.rows) == set(told) and KICKS & legal == KICKS & set(told)
    goal = told[next(key for key in told if key.startswith("field"))]
    side: Any = playing.sides[AWAY]
    column = side.field_goal
    assert goal["good"] == pytest.approx(chance_from(column, 25), abs=0.12)
    assert goal["points"] == pytest.approx(2.5 * goal["good"], abs=1.2) and found.headings[-2:] == ("Good", "Points")
    assert told["kneel"]["yards"] in (-1, -2) and told["kneel"]["turnover"] == 1
    assert told["punt"]["turnover"] > 0.9 and 0 < told["punt"]["yards"] < 25
    if "safety" in told:
        assert told["safety"]["points"] == pytest.approx(-2.9)
    _, found, _ = told_at(game, "call", SCRIMMAGE, 30)
    later: list[PlainReport] = list(found.values)
    assert 25 < next(row["yards"] for row in later if row["key"] == "punt") < 55


@pytest.mark.parametrize("game", TEAMS)
def test_a_try_has_its_odds(game: str) -> None:
    _, found, legal = told_at(game, "try", TRY, 98)
    told: dict[str, PlainReport] = {str(row["key"]): row for row in found.values}
    assert set(told) == legal == {"kick", "two"}
    assert 0.8 < told["kick"]["good"] <= 1 and 0.25 < told["two"]["good"] < 0.75
    assert told["two"]["points"] == pytest.approx(2 * told["two"]["good"])


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
    expect(sheet.locator("tbody tr")).to_have_count(page.locator("#ask .answers li").count())
    expect(sheet).to_contain_text("First down")
