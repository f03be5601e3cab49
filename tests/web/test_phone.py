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
