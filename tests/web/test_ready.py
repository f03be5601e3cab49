"""No click is lost: a control that needs a script is disabled until the script listens to it."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest
from fastapi.testclient import TestClient
from playwright.sync_api import Route, expect

from web.browsing import wait_for
from web.conftest import KEY, SetUp, Visitor

SCRIPTED_INPUTS = ("speed", "jump")
"""Inputs that act at once, without a button."""
WITHOUT_SCRIPT = ("get", "post", "dialog")
"""Forms that a browser sends, or closes, by itself."""


class Controls(HTMLParser):
    """The controls of a page that need a script: whatever acts when it is used, outside of forms that need none."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.methods: list[str] = []
        self.found: list[dict[str, str | None]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        facts = dict(attrs)
        if tag == "form":
            self.methods.append(facts.get("method") or "")
        is_plain = bool(self.methods) and self.methods[-1] in WITHOUT_SCRIPT
        if (tag == "button" and not is_plain) or facts.get("id") in SCRIPTED_INPUTS:
            self.found.append(facts)

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self.methods.pop()


@pytest.fixture
def paths(client: TestClient, set_up: SetUp) -> list[str]:
    """Every page of the house that has something to press."""
    client.post("/api/sign-in", json={"key": KEY})
    client.post("/api/seasons", json={"game": "ddf", "schedule": "2017", "name": "ours", "team": "PHI"})
    client.post("/api/leagues", json={"name": "office", "teams": 4, "owners": {"ASH": "Ann"}})
    (owner,) = client.get("/api/leagues/office/owners").json()
    tables = [set_up(game) for game in ("ddf", "bowlbound", "statispro", "lords")]
    two = set_up(seats=[{"who": "me"}, {"who": "friend"}])
    by_hand = set_up(dice="hand")
    return [
        "/", "/new/ddf", "/new/lords", "/seasons", "/seasons/ours", "/seasons/ours/schedule", "/seasons/ours/teams/PHI",
        "/leagues", "/leagues/office", "/leagues/office/desk", owner["link"], f"{owner['link']}/desk", "/sign-in",
        "/teams/ddf", "/teams/ddf/2017-PHI", "/teams/ddf/2017-PHI/edit", "/from-totals/ddf", "/box/lords/owners",
        "/nothing",
        *(f"/watch/{table['table']}" for table in tables), f"/watch/{tables[0]['table']}/at/0",
        *(seat["link"] for table in (*tables, two, by_hand) for seat in table["seats"]),
    ]  # fmt: skip


def test_whatever_needs_a_script_comes_disabled_on_every_page(client: TestClient, paths: list[str]) -> None:
    pressed = 0
    for path in paths:
        for control in Controls(client.get(path).text).found:
            assert "data-scripted" in control and "disabled" in control, (path, control)
            pressed += 1
    assert pressed > 100


def test_everything_is_ready_once_the_page_has_its_scripts(visitor: Visitor, address: str) -> None:
    page = visitor().new_page()
    for path in ("/", "/new/ddf", "/new/statispro", "/seasons", "/leagues", "/sign-in", "/teams/ddf"):
        page.goto(f"{address}{path}")
        expect(page.locator("[data-scripted]:disabled")).to_have_count(0)


@pytest.mark.parametrize(("module", "name"), [("lobby", "Watch the computers"), ("watch", "One play on")])
def test_a_button_waits_for_its_module_and_works_then(visitor: Visitor, address: str, module: str, name: str) -> None:
    page = visitor().new_page()
    held: list[Route] = []
    page.goto(address)
    if module == "watch":
        page.get_by_role("button", name="Watch the computers").click()
        page.wait_for_url("**/watch/**")
        here = page.url.partition("?")[0]
        page.goto("about:blank")
    else:
        here = address
    page.route(f"**/static/{module}.js", lambda route: held.append(route))
    page.goto(here, wait_until="commit")
    button = page.get_by_role("button", name=name)
    expect(button).to_be_disabled()
    wait_for(page, lambda: held)
    (route,) = held
    route.continue_()
    button.click()
    if module == "watch":
        expect(page.locator("#table-view")).to_have_attribute("data-play", "1")
    else:
        page.wait_for_url("**/watch/**")
