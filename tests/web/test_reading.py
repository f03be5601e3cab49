"""For those who listen or press keys: names, headings, focus, and the plays said aloud. On every page."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from web.conftest import KEY, Visitor

FAULTS = """
() => {
  const seen = (each) => each.getClientRects().length > 0 && !each.closest("[hidden]");
  const all = (what) => [...document.querySelectorAll(what)].filter(seen);
  const words = (each) => (each?.textContent ?? "").trim();
  const named = (each) => each.ariaLabel || each.title || words(each)
    || [...(each.labels ?? [])].some((label) => words(label))
    || (each.getAttribute("aria-labelledby") ?? "").split(" ").some((id) => words(document.getElementById(id)));
  const inputNamed = (each) => each.ariaLabel || [...(each.labels ?? [])].some((label) => {
    const copy = label.cloneNode(true);
    for (const inner of copy.querySelectorAll("input, select, textarea")) inner.remove();
    return words(copy);
  });
  const faults = [];
  const say = (what, each) => faults.push(`${what}: ${each.outerHTML.slice(0, 120)}`);

  for (const each of all("button, a[href], summary, svg[role=img], [role=region], [role=group], dialog, nav, aside")) {
    if (!named(each)) say("no name", each);
  }
  for (const each of all("input:not([type=hidden]), select, textarea")) if (!inputNamed(each)) say("no label", each);
  for (const each of all("img:not([alt])")) say("no alt", each);
  for (const each of all("th:not([scope])")) say("no scope", each);

  const headings = [...document.querySelectorAll("main h1, main h2, main h3, main h4")];
  if (headings.filter((each) => each.tagName === "H1").length !== 1) faults.push("not one h1");
  let level = 0;
  for (const each of headings) {
    const own = Number(each.tagName[1]);
    if (own > level + 1) say(`heading after h${level}`, each);
    level = own;
  }
  const ids = [...document.querySelectorAll("[id]")].map((each) => each.id);
  for (const id of new Set(ids.filter((each, at) => ids.indexOf(each) !== at))) faults.push(`id twice: ${id}`);
  for (const each of document.querySelectorAll("[aria-describedby], [aria-labelledby]")) {
    const told = `${each.getAttribute("aria-describedby") ?? ""} ${each.getAttribute("aria-labelledby") ?? ""}`;
    for (const id of told.split(" ").filter(Boolean)) if (!document.getElementById(id)) say(`no ${id}`, each);
  }
  if (document.documentElement.lang !== "en") faults.push("no language");
  if (!document.querySelector("[aria-live=polite]")) faults.push("nobody says the news");
  return faults;
}
"""
CONTRAST = """
() => {
  const channel = (c) => (c / 255 <= 0.03928 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
  const read = (text) => {
    const numbers = (text.match(/[\\d.]+/g) ?? []).map(Number);
    return text.startsWith("color(") ? numbers.map((each) => each * 255) : numbers;
  };
  const behind = (each) => {
    for (let at = each; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.backgroundImage !== "none") return null;  // a picture or a gradient: looked at by eye
      const colour = read(style.backgroundColor);
      if (colour.length === 3 || colour[3] === 1) return colour;
    }
    return [255, 255, 255];
  };
  const faults = new Set();
  for (const each of document.querySelectorAll("main *, header *")) {
    const own = [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!own || each.closest("svg, [aria-hidden=true], .unseen, [hidden]") || !each.getClientRects().length) continue;
    const style = getComputedStyle(each);
    const ground = behind(each);
    if (!ground || Number(style.opacity) < 1) continue;
    const [one, other] = [light(read(style.color)), light(ground)].sort((a, b) => b - a);
    const ratio = (one + 0.05) / (other + 0.05);
    const isLarge = parseFloat(style.fontSize) >= 24 || (parseFloat(style.fontSize) >= 18.6 && style.fontWeight >= 700);
    if (ratio < (isLarge ? 3 : 4.5)) {
      faults.add(`${each.tagName}.${each.className} ${style.color} on ${ground}: ${ratio.toFixed(2)}`);
    }
  }
  return [...faults];
}
"""
UNSEEN_FOCUS = """
() => {
  const style = getComputedStyle(document.activeElement);
  const isSeen = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  return document.activeElement === document.body || isSeen ? "" : document.activeElement.outerHTML.slice(0, 120);
}
"""


Visit = Callable[[str], Iterator[tuple[str, Page]]]


@pytest.fixture
def pages(visitor: Visitor, address: str) -> Visit:
    """Every kind of page, for a commissioner who also plays; in the dark and by day."""

    def visit(scheme: str) -> Iterator[tuple[str, Page]]:
        context = visitor(scheme=scheme)
        api = context.request
        api.post(f"{address}/api/sign-in", data={"key": KEY})
        if not api.get(f"{address}/api/leagues").json():
            api.post(f"{address}/api/seasons", data={"game": "ddf", "schedule": "2017", "name": "ours"})
            api.post(f"{address}/api/leagues", data={"name": "office", "teams": 4})
        tables = [
            api.post(f"{address}/api/tables", data={"game": game}).json()["seats"][0]["link"]
            for game in ("ddf", "bowlbound", "statispro", "lords")
        ]
        two = [{"who": "me"}, {"who": "friend"}]
        hand = api.post(f"{address}/api/tables", data={"game": "ddf", "dice": "hand", "seats": two}).json()
        watched = [{"who": "computer"}, {"who": "computer"}]
        over = api.post(f"{address}/api/tables", data={"game": "ddf", "seats": watched}).json()["watch"]
        paths = [
            "/", "/new/ddf", "/new/lords", "/seasons", "/seasons/ours", "/seasons/ours/schedule",
            "/seasons/ours/playoffs", "/seasons/ours/leaders", "/seasons/ours/teams/PHI", "/leagues",
            "/leagues/office?what=roster",
            "/leagues/office/desk", "/leagues/office/players/1", "/teams/ddf", "/teams/ddf/2017-PHI",
            "/teams/statispro/1986-BOS", "/sign-in", "/nothing", over, hand["seats"][0]["link"], *tables,
        ]  # fmt: skip
        page = context.new_page()
        for path in paths if scheme == "light" else [*tables, over, "/", "/leagues/office/desk", "/teams/ddf/2017-PHI"]:
            page.goto(f"{address}{path}")
            yield path, page

    return visit


def test_every_page_can_be_read_aloud_and_seen_by_day_and_night(pages: Visit) -> None:
    found: list[str] = []
    for scheme in ("light", "dark"):
        for path, page in pages(scheme):
            checks = [CONTRAST] if scheme == "dark" else [FAULTS, CONTRAST]
            found += [f"{scheme} {path}: {fault}" for check in checks for fault in page.evaluate(check)]
    assert not found, "\n".join(found)


def test_the_focus_is_always_seen(visitor: Visitor, address: str) -> None:
    page = visitor().new_page()
    for path in ("/", "/new/ddf", "/teams/ddf"):
        page.goto(f"{address}{path}")
        for _ in range(14):
            page.keyboard.press("Tab")
            assert page.evaluate(UNSEEN_FOCUS) == "", path


def newest(page: Page) -> str:
    return " ".join(page.locator(".log li.new").all_inner_texts()[::-1]).strip()


def test_the_plays_are_said_aloud(visitor: Visitor, address: str) -> None:
    page = visitor().new_page()
    page.goto(address)
    page.get_by_role("button", name="Kick off now").click()
    expect(page.locator(".answers :focus")).to_be_visible()  # the bytes of this browser are in: nothing moves by itself
    said: set[str] = set()
    for _ in range(6):
        version = str(page.get_attribute("#table-view", "data-version"))
        page.locator(".answers button").first.click()
        expect(page.locator("#table-view")).not_to_have_attribute("data-version", version)
        page.wait_for_function("document.querySelector('#table-view').dataset.news === news.textContent")
        said.add(page.locator("#news").inner_text())
    assert len(said) > 2, "several plays were said"
    assert "".join(newest(page).split()) == "".join(page.locator("#news").inner_text().split())
