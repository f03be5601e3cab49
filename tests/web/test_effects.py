"""Sound and motion at a table: off until somebody wants them; who wants no motion gets none."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from web.browsing import answer

SOUNDS = "window.heard = []; document.addEventListener('sounded', (event) => window.heard.push(event.detail));"
MOVED = "document.getAnimations().length"


def sit_down(browser: Browser, address: str, motion: str) -> Page:
    context = browser.new_context(reduced_motion="reduce" if motion == "reduce" else "no-preference")
    context.add_init_script(SOUNDS)
    (seat,) = context.request.post(f"{address}/api/tables", data={"game": "ddf"}).json()["seats"]
    page = context.new_page()
    page.goto(f"{address}{seat['link']}")
    expect(page.locator(".answers button").first).to_be_enabled()
    return page


def moves_on(page: Page, answers: int = 6) -> bool:
    """Does anything on the page move after one of so many answers?"""
    for _ in range(answers):
        answer(page)
        if page.evaluate(MOVED):
            return True
    return False


def test_nothing_sounds_or_moves_until_it_is_wanted(browser: Browser, address: str, seed: int) -> None:
    page = sit_down(browser, address, "any")
    assert not moves_on(page) and page.evaluate("window.heard") == []
    sound, motion = (page.locator(f"[data-effect={what}]") for what in ("sound", "motion"))
    expect(sound).to_have_attribute("aria-pressed", "false")
    sound.click()
    expect(sound).to_have_text("Sound: on")
    motion.click()
    assert moves_on(page), "the ball and the dice are seen to move"
    assert len(page.evaluate("window.heard")) > 1, "the dice are heard"
    page.reload()
    expect(page.locator("[data-effect=motion]")).to_have_attribute("aria-pressed", "true")
    page.context.close()


def test_a_system_that_wants_no_motion_gets_none(browser: Browser, address: str, seed: int) -> None:
    page = sit_down(browser, address, "reduce")
    page.locator("[data-effect=motion]").click()
    assert not moves_on(page)
    page.context.close()
