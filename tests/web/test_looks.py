"""How the pages look in real Chromium: nothing touches, all can be read, and what has happened is in view."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, expect

from fieldhouse import catalog
from web.browsing import COMPUTERS, LEGIBLE, SMALLEST, answer
from web.conftest import KEY, Visitor
from web.playing import box_of

TOUCHING = """
() => {
  const all = [...document.querySelectorAll("main :is(button, .button, input, select)")];
  const seen = all.filter((each) => each.checkVisibility() && !each.closest(".unseen, .checklist, .chip"));
  const boxes = seen.map((each) => [each, each.getBoundingClientRect()]);
  const apart = (one, other) => Math.max(
    one.left - other.right, other.left - one.right, one.top - other.bottom, other.top - one.bottom);
  const name = (each) => `${each.tagName} ${each.name ?? ""} ${each.textContent.trim().slice(0, 20)}`;
  const found = [];
  boxes.forEach(([one, place], at) => {
    for (const [other, there] of boxes.slice(at + 1)) {
      if (apart(place, there) < 4) found.push(`${name(one)} touches ${name(other)}`);
    }
  });
  return found;
}
"""


@pytest.fixture
def phone(visitor: Visitor, address: str) -> BrowserContext:
    """The commissioner's telephone."""
    context = visitor(width=360, height=740)
    context.request.post(f"{address}/api/sign-in", data={"key": KEY})
    return context


def test_no_two_controls_touch_on_a_telephone(phone: BrowserContext, visitor: Visitor, address: str) -> None:
    phone.request.post(f"{address}/api/leagues", data={"name": "office", "teams": 4})
    phone.request.post(f"{address}/api/seasons", data={"game": "ddf", "schedule": "2017", "name": "ours"})
    seats = [
        phone.request.post(f"{address}/api/tables", data={"game": game}).json()["seats"][0]["link"]
        for game in ("ddf", "bowlbound", "statispro", "lords")
    ]
    paths = [
        "/new/ddf",
        "/new/lords",
        "/seasons",
        "/seasons/ours",
        "/leagues",
        "/leagues/office",
        "/leagues/office/desk",
    ]
    found = []
    stranger = visitor(width=360, height=740)
    for path in ["/sign-in", *paths, *seats]:
        page = (stranger if path == "/sign-in" else phone).new_page()
        page.goto(f"{address}{path}")
        found += [f"{path}: {fault}" for fault in page.evaluate(TOUCHING)]
    assert not found, "\n".join(found)


def test_men_on_the_court_and_the_axis_of_win_chances_can_be_read_on_a_telephone(
    phone: BrowserContext, address: str
) -> None:
    table = phone.request.post(f"{address}/api/tables", data={"game": "statispro", "seats": COMPUTERS}).json()
    page = phone.new_page()
    page.goto(f"{address}/watch/{table['table']}")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".man .name")).to_have_count(10)
    assert page.evaluate(SMALLEST, ".man text") >= LEGIBLE
    assert page.evaluate(SMALLEST, ".plot-ticks span") >= LEGIBLE
    assert page.locator(".period").inner_text().casefold().startswith(("4th", "ot"))


def test_a_season_can_be_read_on_a_telephone(phone: BrowserContext, address: str) -> None:
    phone.request.post(f"{address}/api/seasons", data={"game": "ddf", "schedule": "2017", "name": "ours"})
    page = phone.new_page()
    page.goto(f"{address}/seasons/ours")
    rows = page.locator(".standings tbody tr")
    expect(rows).to_have_count(32)
    assert max(box_of(row)["height"] for row in rows.all()) < 40, "one line for a team"
    expect(page.get_by_role("link", name="Philadelphia Eagles")).to_be_visible()


def test_on_a_telephone_the_dice_and_what_happened_are_above_the_next_question(
    phone: BrowserContext, address: str
) -> None:
    (seat,) = phone.request.post(f"{address}/api/tables", data={"game": "bowlbound"}).json()["seats"]
    page = phone.new_page()
    page.goto(f"{address}{seat['link']}")
    expect(page.locator(".answers button").first).to_be_enabled()
    told, throws = page.locator(".last-play"), page.locator(".tray .throw")
    for _ in range(20):
        answer(page, -1)  # at the foot of a long list, where kneeling may stand, for which nobody rolls
        if throws.count():
            break
    expect(told).to_be_in_viewport()
    expect(throws.first).to_be_in_viewport()
    expect(page.locator("#prompt")).to_be_in_viewport()
    assert page.locator(".log li.new").first.inner_text().split()[0] in told.inner_text()


LONGEST = """
() => {
  const told = document.querySelector(".last-play");
  told.textContent = "Notre Dame ball at ND 20. ".repeat(30);
  const tray = document.querySelector(".tray");
  tray.insertAdjacentHTML("beforeend", `<div class="made"><span class="throw-label">priority chart</span>
    <b>breakaway and the defense's yards</b></div>`);
}
"""
"""What is told and made of the dice, as long as it gets."""


@pytest.mark.parametrize(
    ("game", "preset"), [("ddf", "basic"), ("ddf", "advanced"), ("bowlbound", "recommended"), ("bowlbound", "advanced")]
)
def test_a_down_on_a_telephone_needs_no_scrolling(phone: BrowserContext, address: str, game: str, preset: str) -> None:
    wish = {"game": game, "options": {"preset": preset}, "orders": "usual"}
    (seat,) = phone.request.post(f"{address}/api/tables", data=wish).json()["seats"]
    page = phone.new_page()
    page.goto(f"{address}{seat['link']}")
    answers = page.locator(".answers button")
    expect(answers.first).to_be_enabled()
    downs = 0
    while downs < 8:
        if answers.count() >= 8:
            downs += 1
            page.evaluate(LONGEST)
            last = box_of(answers.last)
            assert page.evaluate("scrollY") == 0 and last["y"] + last["height"] <= 740, page.inner_text("#prompt")
            assert page.evaluate(SMALLEST, ".answers .label") >= LEGIBLE
            assert page.evaluate(SMALLEST, ".answers button") >= 40, "a finger finds it"
        answer(page)
    while page.locator(".answers.row .help, .answers.crowd .help").count() == 0:
        answer(page)
    folded = page.locator(".answers.row .help, .answers.crowd .help").first
    expect(folded).to_be_hidden()
    page.get_by_role("button", name="What they do").click()
    expect(folded).to_be_visible()


def test_beside_the_play_by_play_nothing_is_told_twice(visitor: Visitor, address: str) -> None:
    page = visitor(width=1366, height=768).new_page()
    page.goto(address)
    page.get_by_role("button", name="Kick off now").click()
    expect(page.locator(".answers button").first).to_be_enabled()
    answer(page)
    expect(page.locator(".last-play")).to_be_hidden()
    expect(page.locator("#prompt")).to_be_in_viewport()
    field, tray = box_of(page.locator(".field")), box_of(page.locator(".tray"))
    assert tray["x"] >= field["x"] + field["width"], "the dice lie beside the field"


def test_a_season_is_begun_with_a_team_of_the_schedule(phone: BrowserContext, address: str) -> None:
    page = phone.new_page()
    page.goto(f"{address}/seasons")
    page.get_by_label("Schedule").select_option("ddf/2017")
    page.get_by_label("Your team").select_option(label="Philadelphia Eagles")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/seasons/ddf-2017")
    assert phone.request.get(f"{address}/api/seasons").json()[0]["team"] == "PHI"


@pytest.mark.parametrize("game", catalog.GAMES)
def test_the_rules_of_every_game_fit_a_telephone(visitor: Visitor, address: str, game: str) -> None:
    page = visitor(width=360, height=740).new_page()
    page.goto(f"{address}/rules/{game}")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
