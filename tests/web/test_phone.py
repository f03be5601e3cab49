"""Statis Pro and Lords on a telephone: nothing wider than the screen, what happened above the next question, and the
usual answer under the thumb without scrolling."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.browsing import BEGUN, LEGIBLE, SMALLEST
from web.conftest import Visitor
from web.playing import box_of

HEIGHT = 740
ANSWERS = 40


@pytest.mark.parametrize("game", ["statispro", "lords"])
def test_the_usual_answer_needs_no_scrolling(visitor: Visitor, address: str, seed: int, game: str) -> None:
    context = visitor(width=360, height=HEIGHT)
    wish = {"game": game, "orders": "usual"}
    (seat,) = context.request.post(f"{address}/api/tables", data=wish).json()["seats"]
    page = context.new_page()
    page.goto(f"{address}{seat['link']}")
    page.wait_for_selector(BEGUN, state="attached")
    usual = page.locator(".ask :is(.answers .default, .number button)").or_(page.locator(".answers button")).first
    for _ in range(ANSWERS):
        expect(usual).to_be_enabled()
        what = page.inner_text("#prompt")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, what
        assert page.evaluate("scrollY") == 0, what
        marked = page.locator(".answers .default, .number button").first
        shown = box_of(marked if marked.count() else usual)
        assert shown["y"] + shown["height"] <= HEIGHT, what
        assert shown["height"] >= 40, "a finger finds it"
        told = page.locator(".last-play")
        if told.inner_text().strip():
            happened, asked = box_of(told), box_of(page.locator("#prompt"))
            assert happened["y"] >= 0 and happened["y"] + happened["height"] <= asked["y"], what
        if page.locator(".answers .label").count():
            assert page.evaluate(SMALLEST, ".answers .label") >= LEGIBLE
        version = page.get_attribute("#table-view", "data-version")
        (marked if marked.count() else usual).click()
        expect(page.locator("#table-view")).not_to_have_attribute("data-version", str(version))


IN_SIGHT = """
() => {
  const box = document.querySelector(".last-play").getBoundingClientRect();
  return [...document.querySelectorAll(".last-play .line")].filter((line) => {
    const place = line.getBoundingClientRect();
    return place.height && place.bottom > box.top + 8 && place.bottom <= box.bottom + 1;
  }).map((line) => line.innerText);
}
"""
"""The lines of what has happened that are read without scrolling, at least their ends."""


@pytest.mark.parametrize(("game", "what"), [("ddf", "field goal is GOOD"), ("statispro", "")])
def test_what_matters_of_the_news_is_in_sight_and_the_rest_unfolds(
    visitor: Visitor, address: str, seed: int, game: str, what: str
) -> None:
    context = visitor(width=360, height=HEIGHT)
    wish = {"game": game, "orders": "usual"} | ({"options": {"preset": "basic"}} if game == "ddf" else {})
    page = context.new_page()

    def sit_down() -> str:
        (seat,) = context.request.post(f"{address}/api/tables", data=wish).json()["seats"]
        page.goto(f"{address}{seat['link']}")
        page.wait_for_selector(BEGUN, state="attached")
        return f"{address}/api/seats/{seat['token']}"

    api, told = sit_down(), page.locator(".last-play")
    while page.get_by_role("button", name="All of it").count() == 0 or what not in told.inner_text():
        version, view = page.get_attribute("#table-view", "data-version"), context.request.get(api).json()
        if view["over"]:  # not every game has such a kick
            api = sit_down()
            continue
        context.request.post(f"{api}/answer", data={"turn": view["turn"], "key": view["question"]["default"]})
        expect(page.locator("#table-view")).not_to_have_attribute("data-version", str(version))
    lines = page.locator(".last-play .line").count()
    in_sight = page.evaluate(IN_SIGHT)
    newest = page.locator(".last-play .line:not(.routine)").last.inner_text()
    assert newest in in_sight and any(what in line for line in in_sight)
    page.get_by_role("button", name="All of it").click()
    assert len(page.evaluate(IN_SIGHT)) == lines
