"""The lobby as an app: it can be installed, says so when there is no connection, and finds teams by typing."""

from __future__ import annotations

import json

from fastapi.testclient import TestClient
from playwright.sync_api import expect

from fieldhouse import catalog
from web.conftest import Visitor
from web.playing import box_of

A_FEW_PAGES = 40_000
"""Bytes of a page; the lists of teams alone took 233,000."""


def test_the_manifest_names_what_is_there(client: TestClient) -> None:
    manifest = json.loads(client.get("/static/app.webmanifest").text)
    assert manifest["start_url"] == manifest["scope"] == "/" and manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert client.get(icon["src"]).headers["content-type"].startswith(icon["type"])
    assert 'href="/static/app.webmanifest"' in client.get("/").text
    worker = client.get("/service-worker.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    for path in json.loads(worker.text.partition("NEEDED = [OFFLINE, ")[2].partition("]")[0].join("[]")):
        assert client.get(path).status_code == 200, "what is wanted without a connection is there with one"


def test_nothing_of_a_table_is_kept_for_later(client: TestClient) -> None:
    worker = client.get("/service-worker.js").text
    assert "cache.put" not in worker and "/seat" not in worker


def test_a_list_of_teams_is_not_sent_with_a_page(client: TestClient) -> None:
    for game in catalog.GAMES:
        assert len(client.get(f"/new/{game}").content) < A_FEW_PAGES
    mine = client.get("/new/ddf?team=2011-GB").text
    assert 'data-value="2011-GB"' in mine and "2011 Green Bay Packers" in mine
    assert client.get("/new/ddf?team=nobody").status_code == 200
    assert "/new/ddf?team=2017-PHI" in client.get("/teams/ddf/2017-PHI").text


def test_a_team_is_found_by_typing(visitor: Visitor, address: str) -> None:
    page = visitor(width=360, height=740).new_page()
    page.goto(f"{address}/new/statispro")
    away, home = page.get_by_role("combobox", name="Team").all()
    away.fill("bulls 96")
    found = page.get_by_role("option", name="Chicago Bulls 1995-96")
    expect(found).to_be_visible()
    assert box_of(found)["width"] <= 360
    page.keyboard.press("Enter")
    expect(away).to_have_value("Chicago Bulls 1995-96 (72-10)")
    home.fill("no such team")
    expect(page.get_by_text("No team of that name.")).to_be_visible()
    home.fill("sonics 1996")
    page.get_by_role("option", name="Seattle SuperSonics 1995-96").click()
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".scoreboard")).to_contain_text("Chicago Bulls 1995-96")
    expect(page.locator(".scoreboard")).to_contain_text("Seattle SuperSonics 1995-96")


def test_without_a_connection_a_page_says_so_and_goes_on_by_itself(visitor: Visitor, address: str) -> None:
    context = visitor()
    page = context.new_page()
    page.goto(address)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    context.set_offline(True)
    page.goto(f"{address}/rules")
    expect(page.get_by_role("heading", name="no connection")).to_be_visible()
    context.set_offline(False)
    expect(page.get_by_role("heading", name="no connection")).to_have_count(0)
    expect(page.get_by_role("link", name="Rules")).to_be_visible()
