"""Axe over what opens on a page: the sheets of a table, rules beside it, notes of a course; and a season's and a
league's inner pages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from fieldhouse.seasons.simulate import simulate
from fieldhouse.seasons.store import SeasonStore
from web.axe import commissioner, look, table
from web.browsing import BEGUN, COMPUTERS

__all__ = ["commissioner", "look"]

Look = Callable[..., list[str]]
OF_A_LEAGUE: Final = ("status", "news", "roster", "line-up", "offers", "camp", "history", "ledger", "free agents")


def sheet(path: str) -> Callable[[Page], None]:
    """What opens a sheet over a page, by a button that no news of the game draws anew, and waits for it."""

    def open_it(page: Page) -> None:
        with page.expect_response(f"**{path}"):
            page.evaluate(
                """(path) => {
                    const button = document.createElement("button");
                    button.dataset.sheet = path;
                    document.body.append(button);
                    button.click();
                    button.remove();
                }""",
                path,
            )
        expect(page.locator("#sheet")).to_be_visible()
        expect(page.locator("#sheet")).to_contain_text(" ")

    return open_it


@pytest.mark.parametrize("game", ["ddf", "lords"])
def test_sheets_of_a_game_that_is_over(commissioner: BrowserContext, address: str, look: Look, game: str) -> None:
    seats = COMPUTERS if game == "ddf" else COMPUTERS * 2
    watch = table(commissioner, address, game=game, seats=seats, options={"preset": "basic"})["watch"]
    names = ("win-chance", "review", "recap", "play-by-play") if game == "ddf" else ("review", "recap")
    found = [fault for name in names for fault in look(watch, sheet(f"{watch}/{name}"))]
    assert not found, "\n".join(found)


def test_what_a_card_may_do(commissioner: BrowserContext, address: str, look: Look) -> None:
    seat = table(commissioner, address, game="lords", orders="usual")["seats"][0]
    api = f"{address}/api/seats/{seat['token']}"
    commissioner.request.post(f"{api}/dice", data={"given": "00" * 32})
    view = commissioner.request.get(api).json()
    while not view["board"].get("hand"):
        wish = {"turn": view["turn"], "key": view["question"]["default"]}
        view = commissioner.request.post(f"{api}/answer", data=wish).json()
    found = look(seat["link"], sheet(f"{seat['link']}/card/{view['board']['hand'][0]['key']}"))
    assert not found, "\n".join(found)


def asked(page: Page) -> None:
    page.wait_for_selector(BEGUN, state="attached")
    expect(page.locator("#ask .answers, #ask .number").first).to_be_visible()


def test_what_opens_at_a_seat(commissioner: BrowserContext, address: str, look: Look) -> None:
    def odds(page: Page) -> None:
        asked(page)
        sheet(f"{seat}/odds")(page)

    def rules(page: Page) -> None:
        asked(page)
        page.locator("a[data-beside]").first.click()
        expect(page.locator("#beside")).to_be_visible()
        expect(page.locator("#beside-body")).not_to_be_empty()

    seat = table(commissioner, address, game="ddf", orders="usual", options={"preset": "basic"})["seats"][0]["link"]
    found = look(seat, odds) + look(seat, rules)
    assert not found, "\n".join(found)


def test_notes_of_a_course_and_a_seat_that_is_offered(commissioner: BrowserContext, address: str, look: Look) -> None:
    guided = table(commissioner, address, game="statispro", guided=True)["seats"][0]["link"]

    def noted(page: Page) -> None:
        expect(page.locator("#coach")).to_be_visible()

    found = look(guided, noted)
    friends: Any = table(commissioner, address, game="ddf", seats=[{"who": "me"}, {"who": "friend"}])["seats"]
    found += look(friends[1]["link"])
    assert not found, "\n".join(found)


def test_a_chart_made_of_totals(look: Look) -> None:
    def made(page: Page) -> None:
        page.get_by_role("button", name="Show a sample").click()
        page.get_by_role("button", name="Make the").click()
        expect(page.locator("#made article").first).to_be_visible()

    found = look("/from-totals/ddf", made)
    assert not found, "\n".join(found)


def test_cells_of_player_cards(look: Look) -> None:
    def spoken(page: Page) -> None:
        cell = page.get_by_label("Players, Larry Bird**, FG", exact=True)
        cell.fill("120")
        cell.blur()
        expect(cell).to_have_attribute("aria-invalid", "true")

    found = look("/teams/statispro/1986-BOS/edit", spoken)
    assert not found, "\n".join(found)


def test_inner_pages_of_a_league(commissioner: BrowserContext, address: str, look: Look) -> None:
    wish = {"name": "office", "teams": 4, "owners": {"ASH": "Ann"}}
    (own,) = commissioner.request.post(f"{address}/api/leagues", data=wish).json()["owners"]
    pages = [f"{own['link']}?what={what}" for what in OF_A_LEAGUE]
    found = [fault for path in (*pages, f"{own['link']}/desk", "/leagues/office/players/1") for fault in look(path)]
    assert not found, "\n".join(found)


def test_inner_pages_of_a_season(commissioner: BrowserContext, address: str, look: Look) -> None:
    wish = {"game": "ddf", "schedule": "2017", "name": "ours", "team": "PHI", "level": "random"}
    commissioner.request.post(f"{address}/api/seasons", data=wish)
    before = look("/seasons/ours/teams/PHI")
    seasons = SeasonStore()
    simulate(seasons, seasons.look("ours"), ("1",))
    leader = commissioner.request.get(f"{address}/api/seasons/ours/leaders").json()["people"][0]["rows"][0]["name"]
    found = before + look(f"/seasons/ours/players/{leader}") + look("/seasons/ours") + look("/seasons/ours/leaders")
    assert not found, "\n".join(found)
