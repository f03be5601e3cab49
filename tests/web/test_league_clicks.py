"""An owner's year by clicks in Chromium: a trade weighed, offered and accepted, cuts, depth, line-up and ledger."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from fieldhouse.leagues.open_league import OpenLeague
from fieldhouse.leagues.store import LeagueStore
from web.conftest import KEY, Visitor
from web.leading import has_to_cut, lead

PEOPLE = {"BAY": "Ann", "ASH": "Bob"}
GAIN = re.compile(r"[+-]?\d+\.\d points a game this season")


@pytest.fixture
def desks(visitor: Visitor, address: str) -> dict[str, tuple[Page, str]]:
    """A league of four clubs, one Ann's and one Bob's: a page and the link of each."""
    context = visitor(width=1280, height=900)
    context.request.post(f"{address}/api/sign-in", data={"key": KEY})
    founded = context.request.post(f"{address}/api/leagues", data={"name": "ours", "teams": 4, "owners": PEOPLE}).json()
    return {
        each["owner"]: (visitor(width=1280, height=900).new_page(), f"{address}{each['link']}")
        for each in founded["owners"]
    }


def test_a_trade_is_weighed_offered_and_accepted(desks: dict[str, tuple[Page, str]]) -> None:
    (bob, bobs), (ann, anns) = desks["Bob"], desks["Ann"]
    bob.goto(f"{bobs}/desk?partner=BAY&only=offer")
    bob.get_by_role("group", name="You give", exact=True).first.get_by_role("checkbox").first.check()
    bob.get_by_role("group", name="You get", exact=True).first.get_by_role("checkbox").first.check()
    bob.get_by_role("button", name="Weigh it").click()
    expect(bob.locator(".weighed")).to_contain_text(re.compile(rf"You gain {GAIN.pattern}.*They gain {GAIN.pattern}"))
    with bob.expect_navigation():
        bob.get_by_role("button", name="Offer a trade").click()
    ann.goto(anns)
    ann.locator(".duty", has_text="Answer an offer of").get_by_role("link", name="Do it").click()
    expect(ann.locator("[data-command=accept]")).to_contain_text(re.compile(rf"It gains you {GAIN.pattern}"))
    with ann.expect_navigation():
        ann.get_by_role("button", name="Accept an offer").click()
    ann.goto(f"{anns}?what=offers")
    expect(
        ann.locator(".report, .hint").filter(has_text=re.compile("Nothing here yet|agreed for draft day")).first
    ).to_be_visible()
    ann.goto(f"{anns}?what=ledger")
    expect(ann.locator("table.report")).to_contain_text("Accept an offer")
    expect(ann.locator("table.report")).to_contain_text("Ashford")


def test_cuts_and_depth_by_clicks_and_the_line_up_shows_it(desks: dict[str, tuple[Page, str]]) -> None:
    page, home = desks["Ann"]
    lead(OpenLeague(LeagueStore(), "ours"), tuple(PEOPLE), has_to_cut("BAY"))
    page.goto(home)
    page.locator(".duty.now", has_text="Cut ").get_by_role("link", name="Do it").click()
    ticked = page.locator("[data-command=cut] [data-argument=players] :checked")
    expect(ticked).not_to_have_count(0)
    expect(page.locator("#cut")).to_contain_text(f"Ticked are the {ticked.count()}")
    with page.expect_navigation():
        page.get_by_role("button", name="Cut players").click()
    page.goto(home)
    expect(page.locator(".duty.now")).to_have_count(0)
    page.goto(f"{home}/desk?only=depth")
    page.get_by_label("Place").select_option("Wide receiver")
    rows = page.locator("[data-command=depth] [data-part]")
    first, second = rows.nth(0).input_value(), rows.nth(1).input_value()
    assert first and second, "the place comes filled"
    rows.nth(0).select_option(second)
    rows.nth(1).select_option(first)
    chosen = rows.nth(0).locator("option:checked").inner_text().partition(",")[0]
    with page.expect_navigation():
        page.get_by_role("button", name="Set the depth").click()
    page.goto(f"{home}?what=line-up")
    place = page.locator("table.report tbody tr", has_text="Wide receiver").first
    expect(place).to_contain_text(chosen)
    expect(place).to_contain_text("starts")
