"""Other people's coaches in the lobby: their options are set there, and who was refused is told."""

from __future__ import annotations

from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from playwright.sync_api import expect

from guest_coaches import FAULTS, at_hand, installed
from web.conftest import Visitor

__all__ = ["at_hand", "installed"]


def test_the_page_tells_whom_it_refuses_and_why(at_hand: Path, client: TestClient) -> None:
    games = {each["game"]: each for each in client.get("/api/games").json()}
    refused = games["ddf"]["refused_coaches"]
    assert any(FAULTS["idle"] in sentence and "fieldhouse-faulty 1.0" in sentence for sentence in refused)
    page = client.get("/new/ddf").text
    assert "Installed, and refused" in page and "it has no method choose" in page


def test_the_page_says_nothing_of_refusals_where_there_are_none(client: TestClient) -> None:
    assert "Installed, and refused" not in client.get("/new/ddf").text


def test_the_api_tells_what_of_a_coach_can_be_set(at_hand: Path, client: TestClient) -> None:
    games = {each["game"]: each for each in client.get("/api/games").json()}
    options = {each["level"]: each["options"] for each in games["ddf"]["levels"]}
    assert options["riverboat"] == [{"name": "nerve", "usual": "0.8", "kind": "number"}] and options["book"] == []


@pytest.mark.parametrize(("nerve", "level"), [("0.25", "riverboat:nerve=0.25"), ("0.8", "riverboat")])
def test_options_are_set_in_the_browser(at_hand: Path, visitor: Visitor, address: str, nerve: str, level: str) -> None:
    page = visitor().new_page()
    page.goto(f"{address}/new/ddf")
    side = page.locator(".side").first
    expect(side.get_by_label("Nerve")).to_be_hidden()
    side.get_by_label("Who plays").select_option("computer:riverboat")
    side.get_by_label("Nerve").fill(nerve)
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("#prompt")).to_be_visible()
    token = page.url.rpartition("/")[2]
    seen = page.request.get(f"{address}/api/seats/{token}").json()
    assert seen["seats"][0]["level"] == level, "only what was changed is said"
