"""Standing orders by one click, beside the question that they answer: starting fives and rotations."""

from __future__ import annotations

from playwright.sync_api import expect

from web.browsing import BEGUN
from web.conftest import Visitor


def test_the_starting_five_and_the_rotation_are_named_by_one_click_each(
    visitor: Visitor, address: str, seed: int
) -> None:
    context = visitor(width=1280, height=800)
    wish = {"game": "statispro", "orders": "none"}
    (seat,) = context.request.post(f"{address}/api/tables", data=wish).json()["seats"]
    page = context.new_page()
    page.goto(f"{address}{seat['link']}")
    page.wait_for_selector(BEGUN, state="attached")
    prompt = page.locator("#prompt")
    expect(prompt).to_contain_text("starts at")
    page.get_by_role("button", name="As my assistant plans it").click()
    expect(prompt).not_to_contain_text("starts at")
    expect(page.locator(".fives tbody").last.locator("tr")).to_have_count(5)
    rotates = page.get_by_role("button", name="an assistant rotates")
    for _ in range(12):
        if rotates.count():
            break
        version = page.get_attribute("#table-view", "data-version")
        page.locator(".answers .default, .answers button").first.click()
        expect(page.locator("#table-view")).not_to_have_attribute("data-version", str(version))
    rotates.click()
    expect(rotates).to_have_count(0)
    orders = context.request.get(f"{address}/api/seats/{seat['token']}/orders").json()
    assert {order["code"]: order["value"] for order in orders}["bench"] == "rotation"
