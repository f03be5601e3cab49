"""FOOL as a game one plays: what is due and why, the draft room, camp in steps, and what the staff does."""

from __future__ import annotations

import re

from fastapi.testclient import TestClient
from playwright.sync_api import expect

from fieldhouse.games.fool.state import DRAFT, EXHIBITION, INVITATIONS, PHASES, PLANS
from fieldhouse.leagues.open_league import OpenLeague
from fieldhouse.web.camp_odds import easy_odds, emphasis_odds, position_odds, return_odds
from fieldhouse.web.camp_steps import STEPS, steps
from fieldhouse.web.league_duties import PHASE_WORDS, duties
from fieldhouse.web.league_service import LeagueService, store
from web.conftest import KEY, Visitor
from web.leading import lead
from web.playing import lobby_of


def test_every_phase_is_told_in_words() -> None:
    assert PHASE_WORDS.keys() == set(PHASES)


def test_a_year_is_prepared_by_leaving_everything_to_the_staff(client: TestClient, owner: str) -> None:
    lobby, seen = lobby_of(client), set()
    while True:
        opened = OpenLeague(store(lobby), "ours")
        if opened.league.phase == EXHIBITION:
            break
        seen.add(opened.league.phase)
        if opened.league.phase in (DRAFT, INVITATIONS):
            opened.computers()
        for _ in range(12):
            waits = [duty for duty in client.get(f"{owner}/to-do").json() if duty["is_due"]]
            if not waits:
                break
            assert all(duty["why"] and duty["otherwise"] and duty["command"] for duty in waits)
            done = client.post(f"{owner}/staff", json={"team": "BAY"})
            assert done.status_code == 200, done.text
        assert not any(duty["is_due"] for duty in client.get(f"{owner}/to-do").json())
        OpenLeague(store(lobby), "ours").step()
    assert seen == set(PHASES[: PHASES.index(EXHIBITION)])


def test_a_refusal_says_what_is_to_be_done_next(client: TestClient, owner: str) -> None:
    opened = OpenLeague(store(lobby_of(client)), "ours")
    while opened.league.phase != DRAFT or not any(duty.is_due for duty in duties(opened.league, "BAY")):
        opened.computers()
        if opened.league.phase != DRAFT:
            opened.advance()
    refused = client.post(f"{owner}/commands", json={"command": "plan", "arguments": {"team": "BAY"}})
    assert refused.status_code == 400
    assert "Next for you: Choose a player in round 1." in refused.json()["detail"]
    assert client.post(f"{owner}/staff", json={"team": "ASH"}).status_code == 404, "another's club"


def test_the_steps_of_a_camp_are_the_whole_plan(client: TestClient, owner: str) -> None:
    form = next(form for form in client.get(f"{owner}/forms").json()["forms"] if form["command"] == "plan")
    parts = {part for step in STEPS for part in step.parts}
    assert parts | {"team"} == {field["name"] for field in form["fields"]}


def test_every_step_of_a_camp_has_its_default_and_a_figure(client: TestClient, owner: str) -> None:
    opened = OpenLeague(store(lobby_of(client)), "ours")
    lead(opened, ("BAY",), lambda league: league.phase == PLANS)
    _, _, forms = LeagueService(lobby_of(client), "ours").forms("Ann", "BAY", "")
    (plan,) = [form for form in forms if form.command == "plan"]
    for step in steps(opened.league, "BAY", plan):
        assert re.search(r"\d+ %", step.odds), step.title
        assert step.default.startswith("The staff proposes: "), step.title
    told = emphasis_odds(opened.league, "BAY")
    assert "56 %" in told, "twice on 5 or 6: 1 - (2/3)^2"
    easy = easy_odds(opened.league, "BAY")
    assert "8 % of rookies, 6 % of others, 4 % of those" in easy, "1/12, 1/18, 1/24"
    assert "in 17 % to 25 %" in position_odds(opened.league, "BAY")
    assert "the 5 of camp are 25 %" in return_odds(opened.league, "BAY")


def test_an_owner_founds_a_league_drafts_and_plans_his_camp(visitor: Visitor, address: str) -> None:
    context = visitor(width=1280, height=900)
    context.request.post(f"{address}/api/sign-in", data={"key": KEY})
    page = context.new_page()
    page.goto(f"{address}/leagues")
    page.get_by_label("Teams").fill("4")
    page.get_by_label("Your club").select_option("Cedar Falls Sawyers")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Found it").click()
    expect(page.locator("h2").first).to_have_text("Cedar Falls Sawyers: what is due")
    home = page.url
    expect(page.locator("#coach")).to_contain_text("You own Cedar Falls Sawyers, one of 4 clubs.")
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".due").first).to_have_class(re.compile("coached"))
    page.get_by_role("button", name="Skip the course").click()
    page.get_by_role("button", name="Close the phase").click()
    expect(page.locator(".year .now")).to_have_text("Draft")
    page.goto(f"{home}?what=draft")
    page.get_by_label("Place").select_option("Wide receiver")
    shown = page.locator("#board tbody tr:visible")
    assert {row.get_attribute("data-slot") for row in shown.all()} == {"W"}
    page.get_by_label("Place").select_option("all")
    page.get_by_role("region", name="New players").get_by_role("button", name="Worth").click()
    worths = [float(row.get_attribute("data-worth") or 0) for row in page.locator("#board tbody tr").all()[:10]]
    assert worths == sorted(worths, reverse=True)
    page.locator("[data-queue-up]").nth(3).click()
    wanted = page.locator("#queue li").inner_text().partition(",")[0]
    page.reload()
    expect(page.locator("#queue")).to_contain_text(wanted)
    page.get_by_role("button", name="First of the queue").click()
    expect(page.locator(".draft .taken", has_text=wanted)).to_be_visible()
    page.goto(home)
    for phase in ("Draft", "Invitations"):
        while page.locator(".year .now").inner_text() == phase:
            staff = page.locator(".duty.now").get_by_role("button", name="Leave it to the staff")
            with page.expect_navigation():
                (staff if staff.count() else page.get_by_role("button", name="Close the phase")).click()
    page.get_by_role("link", name="Plan it, step by step").click()
    for number, step in enumerate(STEPS, 1):
        expect(page.locator("#step-at")).to_have_text(f"Step {number} of {len(STEPS)}")
        expect(page.locator(".step:visible h2")).to_contain_text(step.title)
        if number < len(STEPS):
            page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Plan the camp").click()
    expect(page.locator(".duty").first).to_contain_text("Change your plan")
    page.goto(f"{home}/desk?only=cut")
    page.locator("[data-command=cut] input[type=checkbox]").first.check()
    page.get_by_role("button", name="Cut players").click()
    expect(page.locator("[data-command=cut] .refused")).to_contain_text(re.compile("Rule 12"))
