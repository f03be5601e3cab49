"""A finished game graded: by clicks, as JSON, and by the same function as ``fieldhouse review``."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi.testclient import TestClient
from playwright.sync_api import expect
from typer.testing import CliRunner

from fieldhouse.cli.main import app
from fieldhouse.games.ddf.equilibrium.pairing import name_of, solved_pairing
from fieldhouse.library import ddf as ddf_library
from fieldhouse.library import shelf
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.table import Table
from fieldhouse.web.reviews import NotGraded, Reviews
from patience import wait_until
from web.conftest import SetUp, Visitor

TEAMS = ("2017-HAR", "2017-HAR")
GAME = {"teams": TEAMS, "options": {"preset": "basic"}, "seats": [{"who": "computer"}] * 2}


@pytest.fixture(scope="module")
def tables() -> tuple[str, bytes]:
    """Of the two teams, from the shelf that all tests share."""
    definition = ddf_library.definition()
    game = definition.start(definition.header(TEAMS, 0, {"preset": "basic"}), Table())
    facts = (game.sides[0], game.sides[1]), game.options, game.charts, game.rules
    name = name_of(*facts)
    return name, shelf.kept(name, lambda: solved_pairing(*facts).packed())


@pytest.fixture
def met(tables: tuple[str, bytes], data: Path) -> None:
    """The two teams have met in this lobby: nobody waits for the solver."""
    shelf.kept(tables[0], lambda: tables[1])


def test_a_game_is_graded_when_it_is_over_and_every_client_tells_the_same(
    tables: tuple[str, bytes], met: None, client: TestClient, set_up: SetUp, tmp_path: Path
) -> None:
    under_way = set_up(**GAME | {"seats": [{"who": "me"}, {"who": "computer"}]})
    assert client.get(f"/api/tables/{under_way['table']}/review").status_code == 409
    table = set_up(**GAME)["table"]
    found: list[PlainReport] = []

    def is_graded() -> bool:
        found[:] = [client.get(f"/api/tables/{table}/review").json()["review"]]
        return found[0] is not None

    wait_until(is_graded, "the review never came")
    file = tmp_path / "game.journal"
    file.write_text(client.get(f"/api/tables/{table}/journal").text)
    told = CliRunner().invoke(app, ["review", str(file), "--json"])
    assert json.loads(told.output) == found[0]
    owners = [{"who": "me"}, *[{"who": "computer"}] * 3]
    assert client.get(f"/api/tables/{set_up('lords', seats=owners)['table']}/review").status_code == 409


def test_a_game_that_nobody_grades_is_refused() -> None:
    room: Any = SimpleNamespace(definition=SimpleNamespace(is_graded=False, title="Marbles"))
    with pytest.raises(NotGraded, match="Games of Marbles are not graded yet"):
        Reviews().of(room)


def test_a_game_of_basketball_is_graded_without_downs(client: TestClient, set_up: SetUp) -> None:
    table = set_up("statispro", seats=GAME["seats"])["table"]
    found: list[PlainReport] = []

    def is_graded() -> bool:
        found[:] = [client.get(f"/api/tables/{table}/review").json()["review"]]
        return found[0] is not None

    wait_until(is_graded, "the review never came")
    assert {way for coach in found[0]["coaches"] for way in coach["given_away"]} == {"line-ups", "press", "points"}
    page = client.get(f"/watch/{table}/review").text
    assert "by line-ups" in page and "Fourth downs" not in page


def test_the_review_opens_by_a_click(tables: tuple[str, bytes], met: None, visitor: Visitor, address: str) -> None:
    context = visitor()
    table = context.request.post(f"{address}/api/tables", data=GAME | {"game": "ddf"}).json()["table"]
    page = context.new_page()
    page.goto(f"{address}/watch/{table}")
    page.get_by_role("button", name="Review").click()
    coaches = page.locator(".review .coaches section")
    expect(coaches).to_have_count(2)
    expect(coaches.first.locator(".graded").first.locator("li")).to_have_count(5)
    expect(page.locator(".review .luck")).to_contain_text("The dice brought")
    for width in (1600, 360):
        page.set_viewport_size({"width": width, "height": 800})
        sheet = page.locator("#sheet-body")
        assert sheet.evaluate("(each) => each.scrollWidth <= each.clientWidth"), f"cut off at {width} pixels"
