"""The lobby in real Chromium: whole games by clicks, two browsers, reload, kill and restart."""

from __future__ import annotations

import re
import signal
from functools import partial
from operator import ne
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect
from tools.machine.ports import free_port

from web.browsing import BEGUN, COMPUTERS, LEGIBLE, SMALLEST, answer, wait_for
from web.conftest import KEY, Visitor
from web.playing import box_of
from web.process import serving

WHOLE_GAME = """
async (most) => {
  const place = document.getElementById("table");
  let answers = 0;
  while (document.getElementById("table-view").dataset.over !== "true") {
    if (answers >= most) return -1;
    const buttons = place.querySelectorAll(".answers button");
    const at = answers % 8 === 7 ? answers % buttons.length : 0;
    const button = buttons.length ? buttons[at] : place.querySelector(".number button");
    button.click();
    while (place.classList.contains("busy")) await new Promise((done) => setTimeout(done, 1));
    answers += 1;
  }
  return answers;
}
"""
"""Clicks its way to the end of the game; mostly the first answer, now and then another."""

GONE_ON_OR_COVERED = """
(was) => !document.querySelector("#cover").hidden || document.querySelector("#table-view").dataset.version !== was
"""


def mind(page: Page) -> list[str]:
    """Everything that goes wrong in a page."""
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    return faults


def answer_or_cover(page: Page) -> None:
    """Click the first answer; then the table goes on, or is covered."""
    version = page.get_attribute("#table-view", "data-version")
    page.locator(".answers button").first.click()
    page.wait_for_function(GONE_ON_OR_COVERED, arg=version)


def test_a_newcomer_plays_within_a_minute_and_reads_nothing(visitor: Visitor, address: str) -> None:
    page = visitor().new_page()
    faults = mind(page)
    page.goto(address)
    page.get_by_role("button", name="Kick off now").click()
    expect(page.locator("#prompt")).to_be_visible()
    for _ in range(3):
        answer(page)
    assert not faults


def test_keys_answer_too_and_the_first_answer_has_the_focus(visitor: Visitor, address: str) -> None:
    page = visitor().new_page()
    page.goto(address)
    page.get_by_role("button", name="Kick off now").click()
    expect(page.locator("#prompt")).to_be_visible()
    expect(page.locator(".answers :focus")).to_be_visible()  # the bytes of this browser are in, and the game has begun
    version = page.get_attribute("#table-view", "data-version")
    page.keyboard.press("1")
    expect(page.locator("#table-view")).not_to_have_attribute("data-version", str(version))
    expect(page.locator(".answers :focus")).to_be_visible()
    page.keyboard.press("b")
    expect(page.locator("dialog[open] table").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_the_first_answer_has_the_focus_when_the_table_goes_on_by_itself(visitor: Visitor, address: str) -> None:
    page = visitor().new_page()
    page.goto(address)
    page.get_by_role("button", name="Kick off now").click()
    expect(page.locator(".answers :focus")).to_be_visible()
    seat, turn = page.get_attribute("#table", "data-seat"), page.get_attribute("#table-view", "data-turn")
    key = page.locator(".answers button").first.get_attribute("data-key")
    page.request.post(f"{address}/api/seats/{seat}/answer", data={"turn": turn, "key": key})  # from another tab, say
    expect(page.locator("#table-view")).not_to_have_attribute("data-turn", str(turn))
    expect(page.locator(".answers :focus")).to_be_visible()


PICTURES = """
() => {
  window.pictures = [];
  const version = () => Number(document.getElementById("table-view").dataset.version);
  document.addEventListener("shown", () => pictures.push(version()), { capture: true });
}
"""
"""Writes down the versions of the table that a page shows."""


def test_no_picture_is_shown_twice(visitor: Visitor, address: str) -> None:
    """A second one takes the button away from under a finger: the news of one's own bytes, and the answer to them."""
    page = visitor().new_page()
    page.add_init_script(f"({PICTURES})()")
    held: list[Route] = []
    page.route("**/seat/*/table", lambda route: held.append(route))
    page.goto(address)
    with page.expect_response("**/dice"):
        page.get_by_role("button", name="Kick off now").click()
    wait_for(page, lambda: held)
    page.wait_for_timeout(200)  # in which another could be asked for
    for each in held:
        each.continue_()
    page.unroute("**/seat/*/table")
    for _ in range(2):
        answer(page)
    pictures = page.evaluate("pictures")
    assert pictures == sorted(set(pictures))
    assert len(pictures) >= 3


@pytest.mark.parametrize("game", ["ddf", "bowlbound", "statispro", "lords"])
def test_a_whole_game_of_each_kind_by_clicks(visitor: Visitor, address: str, game: str) -> None:
    page = visitor().new_page()
    faults = mind(page)
    page.goto(f"{address}/new/{game}")
    if game == "lords":
        for seat in (2, 3):
            page.locator(".side").nth(seat).locator(".who").select_option("nobody")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("#prompt")).to_be_visible()
    answer(page)
    assert page.evaluate(WHOLE_GAME, 1500) > 20
    expect(page.locator("#prompt")).to_have_text(re.compile("win|tie"))
    page.get_by_role("link", name="Watch it again").click()
    page.get_by_role("button", name="One play on").click()
    expect(page.locator("#table-view")).to_have_attribute("data-play", "1")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator("#where")).to_have_text(re.compile(r"^(\d+) / \1$"))
    assert not faults


def test_two_browsers_call_in_secret_and_see_each_other_move(visitor: Visitor, address: str) -> None:
    mine, friend = visitor().new_page(), visitor().new_page()
    mine.goto(f"{address}/new/ddf")
    mine.locator(".side").nth(0).locator(".who").select_option("friend")
    mine.get_by_role("button", name="Sit down").click()
    expect(mine.locator(".share")).to_have_value(re.compile("^http"))
    friend.goto(mine.locator(".share").input_value())
    friend.get_by_role("button", name="Take this seat").click()
    expect(mine.locator(".share")).to_have_count(0)
    pages = (friend, mine)
    for page in pages:
        page.wait_for_selector(BEGUN, state="attached")
    while not all(page.locator(".ask.secret").count() for page in pages):
        asked = next(page for page in pages if page.locator(".answers button").count())
        answer(asked)
        expect(pages[0].locator("#table-view")).to_have_attribute(
            "data-turn", str(asked.get_attribute("#table-view", "data-turn"))
        )
        expect(pages[1].locator("#table-view")).to_have_attribute(
            "data-turn", str(asked.get_attribute("#table-view", "data-turn"))
        )
    caller = next(page for page in pages if page.locator("[data-key='draw']").count())
    other = friend if caller is mine else mine
    caller.locator("[data-key='draw']").click()
    expect(caller.locator("#prompt")).to_contain_text("Sealed: draw")
    expect(other.locator(".ask.secret")).to_have_count(1)
    assert "draw" not in other.content().lower().replace("4-draw", "")
    plays = int(str(other.get_attribute("#table-view", "data-plays")))
    answer(other)
    expect(caller.locator("#prompt")).not_to_contain_text("Sealed")
    assert int(str(caller.get_attribute("#table-view", "data-plays"))) >= plays
    expect(caller.locator(".log li.new").first).to_be_visible()


def test_one_device_is_covered_before_it_is_handed_on(visitor: Visitor, address: str) -> None:
    page = visitor().new_page()
    page.goto(f"{address}/new/ddf")
    page.locator(".side").nth(0).locator(".who").select_option("me")
    page.get_by_role("button", name="Sit down").click()
    handed_on = 0
    while handed_on < 2:
        page.locator(".answers button, #cover:not([hidden])").first.wait_for()
        if page.locator("#cover:not([hidden])").count():
            assert page.locator("#table-view *").count() == 0, "nothing of this seat is left on the page"
            here = page.url
            page.locator("#cover-go").click()
            page.wait_for_url(partial(ne, here))
            handed_on += 1
        else:
            answer_or_cover(page)


def test_a_reload_in_the_middle_changes_nothing(visitor: Visitor, address: str) -> None:
    page = visitor().new_page()
    page.goto(address)
    page.get_by_role("button", name="Kick off now").click()
    expect(page.locator("#prompt")).to_be_visible()
    for _ in range(4):
        answer(page)
    before = page.locator("#table-view").get_attribute("data-turn"), page.locator(".log").inner_text()
    page.reload()
    assert (page.locator("#table-view").get_attribute("data-turn"), page.locator(".log").inner_text()) == before
    answer(page)


def test_killed_and_started_again_the_game_goes_on_in_the_same_page(visitor: Visitor, data: Path) -> None:
    port = free_port()
    server = serving(port)
    try:
        page = visitor().new_page()
        page.goto(f"http://127.0.0.1:{port}/")
        page.get_by_role("button", name="Kick off now").click()
        expect(page.locator("#prompt")).to_be_visible()
        for _ in range(3):
            answer(page)
        turn = page.get_attribute("#table-view", "data-turn")
        server.send_signal(signal.SIGKILL)
        server.wait()
        expect(page.locator("#lost")).to_contain_text("The connection is lost.")
        page.locator(".answers button").first.click()
        expect(page.locator("#fault")).to_contain_text("The server cannot be reached.")
        server = serving(port)
        expect(page.locator("#lost")).to_be_hidden()
        assert page.get_attribute("#table-view", "data-turn") == turn
        answer(page)
        page.reload()
        answer(page)
    finally:
        server.kill()
        server.wait()


@pytest.mark.parametrize(("width", "scheme"), [(360, "dark"), (1600, "light")])
def test_every_page_fits_the_screen_and_breaks_no_rule_of_the_policy(
    visitor: Visitor, address: str, width: int, scheme: str
) -> None:
    page = visitor(width=width, height=800, scheme=scheme).new_page()
    faults = mind(page)
    page.goto(address)
    page.get_by_role("button", name="Kick off now").click()
    expect(page.locator("#prompt")).to_be_visible()
    page.wait_for_selector(BEGUN, state="attached")  # who leaves in the middle of that cuts it off
    seat = page.url
    paths = ["/", "/new/ddf", "/new/lords", "/seasons", "/teams/ddf", "/teams/ddf/2017-PHI", "/sign-in", "/nothing"]
    for path in [seat, *(f"{address}{path}" for path in paths)]:
        page.goto(path)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, path
        assert page.evaluate(
            "[...document.querySelectorAll('button, a[href], input, select')].every(each => "
            "each.hidden || each.textContent.trim() || each.ariaLabel || each.labels?.length "
            "|| each.closest('label'))"
        ), f"{path}: something has no name"
    assert [fault for fault in faults if "404" not in fault] == []


def test_the_wins_track_can_be_read_on_a_telephone(visitor: Visitor, address: str) -> None:
    context = visitor(width=360, height=800)
    (seat, *_) = context.request.post(f"{address}/api/tables", data={"game": "lords"}).json()["seats"]
    page = context.new_page()
    page.goto(f"{address}{seat['link']}")
    page.wait_for_selector(BEGUN, state="attached")
    expect(page.locator(".race [data-flip]")).to_have_count(4)
    assert page.evaluate(SMALLEST, ".race text") >= LEGIBLE
    track = box_of(page.locator(".race"))
    for runner in page.locator(".race [data-flip]").all():
        place = box_of(runner)
        assert track["x"] <= place["x"] and place["x"] + place["width"] <= track["x"] + track["width"]


def test_a_finished_game_runs_stops_and_jumps(visitor: Visitor, address: str) -> None:
    context = visitor()
    table = context.request.post(f"{address}/api/tables", data={"game": "ddf", "seats": COMPUTERS}).json()
    page = context.new_page()
    page.goto(f"{address}/watch/{table['table']}")
    page.locator("#speed:enabled").select_option("very fast")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("#table-view")).to_have_attribute("data-play", re.compile("[1-9]"))
    page.get_by_role("button", name="Pause").click()
    stopped = page.inner_text("#where")
    page.wait_for_timeout(500)
    assert page.inner_text("#where") == stopped
    page.locator("#jump").fill("20")
    expect(page.locator("#table-view")).to_have_attribute("data-play", "20")


def test_who_watches_the_computers_need_not_ask_twice(visitor: Visitor, address: str) -> None:
    page = visitor().new_page()
    page.goto(address)
    page.get_by_role("button", name="Watch the computers").click()
    expect(page.locator("#table-view")).to_have_attribute("data-play", re.compile("[1-9]"))
    expect(page.get_by_role("button", name="Pause")).to_be_visible()


def test_every_step_of_a_possession_has_a_line_of_its_own(visitor: Visitor, address: str) -> None:
    context = visitor()
    table = context.request.post(f"{address}/api/tables", data={"game": "statispro", "seats": COMPUTERS}).json()
    page = context.new_page()
    page.goto(f"{address}/watch/{table['table']}")
    page.get_by_role("button", name="To the end").click()
    possession = page.locator(".log li", has=page.locator(".t-step")).first
    steps = possession.locator(".t-step").count() + 1
    tops = possession.evaluate(
        "(each) => { const range = document.createRange(); range.selectNodeContents(each);"
        " return new Set([...range.getClientRects()].filter((box) => box.height > 0)"
        ".map((box) => Math.round(box.bottom / 8))).size; }"
    )
    assert tops >= steps
    assert ". " in (possession.text_content() or ""), "whoever listens hears where a step ends"


def test_an_owner_gives_his_orders_in_forms_and_is_told_what_the_rules_say(visitor: Visitor, address: str) -> None:
    context = visitor()
    context.request.post(f"{address}/api/sign-in", data={"key": KEY})
    wish = {"name": "ours", "teams": 4, "owners": {"ASH": "Ann"}}
    assert context.request.post(f"{address}/api/leagues", data=wish).status == 201
    (link,) = context.request.get(f"{address}/api/leagues/ours/owners").json()
    page = context.new_page()
    page.goto(f"{address}{link['link']}/desk")
    trade = page.locator("[data-command='offer']")
    trade.get_by_role("button", name="Offer a trade").click()
    expect(page.locator("#fault")).to_contain_text("nothing changes hands")
    for what in ("You give", "You get"):
        trade.get_by_role("group", name=what, exact=True).last.get_by_role("checkbox").nth(1).check()
    trade.get_by_role("button", name="Offer a trade").click()
    expect(page.locator("#fault.told")).to_contain_text("Offer 1: ASH to BAY")
    page.get_by_text("Set the depth").first.click()
    depth = page.locator("[data-command='depth']")
    depth.get_by_label("Place").select_option("Quarterback")
    quarterbacks = depth.get_by_label("Player").first.locator("option").all_inner_texts()[1:3]
    for index, who in enumerate(reversed(quarterbacks)):
        depth.get_by_label("Player").nth(index).select_option(who)
    depth.get_by_role("button", name="Set the depth").click()
    # The desk loads anew; leaving before would cut it off.
    expect(page.locator("#fault.told")).not_to_contain_text("Offer 1")
    page.goto(f"{address}{link['link']}?what=line-up")
    first = page.locator("table.report tbody tr").filter(has_text="starts").first
    expect(first).to_contain_text(quarterbacks[1].partition(",")[0])
    first.get_by_role("link").click()
    expect(page.locator("h2")).to_contain_text(quarterbacks[1].partition(",")[0])
