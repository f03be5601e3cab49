"""Cards and characters of one's own: block by block, the checker below each, tried, saved, taken home."""

from __future__ import annotations

from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from playwright.sync_api import expect

from fieldhouse import catalog, library
from fieldhouse.table.block_text import text_blocks
from fieldhouse.web.component_editor import examined, tried
from web.conftest import Visitor

NAMES = catalog.listing("lords").components


@pytest.mark.parametrize("name", NAMES)
def test_every_part_of_the_box_is_in_order_and_comes_apart_whole(name: str) -> None:
    text = library.component_text("lords", name)
    report = examined("lords", name, text)
    assert report["faults"] == [] and len(report["blocks"]) > 5
    assert "\n".join(block.text for block in text_blocks(text)) + "\n" == text


@pytest.mark.parametrize(
    ("name", "right", "wrong", "block"),
    [
        ("ops-deck", "ops: 2 3 3 4", "ops: 2 9", "Winning Streak"),
        ("community", "cash +2000", "gold +2000", "Television Money"),
        ("draft", "on 1-3: turn", "on 2-3: turn", "Class of Shortstops"),
        ("setups", "roster: 1 0 13 11", "roster: 1 0 13 12", "1 star A"),
        ("extra-innings", "year: vp 2", "never: vp 2", "Beloved Owner"),
        ("legends", "bonus: green own | wins 1", "bonus: red rival games | losses 1", 'Augustin "Gus" Whitlow'),
        ("charts", "2: 7000 100", "2: much", "Payout"),
        ("owners", "guard: 7", "guard: high", "rival"),
    ],
)
def test_a_fault_is_told_at_its_block(name: str, right: str, wrong: str, block: str) -> None:
    text = library.component_text("lords", name)
    assert right in text
    faults = examined("lords", name, text.replace(right, wrong, 1))["faults"]
    assert [fault["section"] for fault in faults] == [block]


def test_what_only_the_whole_box_can_know_is_told_too() -> None:
    head, card, *_ = text_blocks(library.component_text("lords", "ops-deck"))
    (fault,) = examined("lords", "ops-deck", f"{head.text}\n{card.text}\n")["faults"]
    assert fault["sentence"].endswith("There are 4 OPS cards; expected at least 110.") and fault["section"] == ""


def test_owners_of_a_draft_play_each_other_and_the_house_keeps_its_own() -> None:
    text = library.component_text("lords", "owners")
    mine = text.replace("[miser]", "[hoarder]")
    found = tried("lords", "owners", mine, 2)
    assert [each["name"] for each in found["owners"]][:2] == ["rival", "hoarder"]
    assert found["games"] == 2 and sum(each["wins"] for each in found["owners"]) == 2
    assert "hoarder" not in catalog.game("lords").levels


def test_nothing_else_is_in_the_box(client: TestClient) -> None:
    for path in ("/box/lords/strengths", "/box/ddf/owners", "/box/chess/owners"):
        assert client.get(path).status_code == 404
    assert client.post("/api/games/lords/box/teams/check", json={"text": "x"}).status_code == 404
    assert client.post("/api/games/lords/box/owners/check", json={"text": "x" * 40_001}).status_code == 422


@pytest.mark.parametrize("width", [1600, 1280, 360])
def test_a_card_is_edited_saved_and_taken_home(
    visitor: Visitor, address: str, tmp_path: Path, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fieldhouse.web.component_editor.GAMES_TRIED", 4)
    monkeypatch.setattr("fieldhouse.web.component_editor.GAMES_AT_A_TIME", 2)
    page = visitor(width=width, height=800).new_page()
    page.goto(f"{address}/teams/lords")
    page.get_by_role("link", name="Edit cards, charts and characters").click()
    card = page.get_by_label("Winning Streak", exact=True)
    text = card.input_value()
    card.fill(text.replace("wins 4", "wins lots"))
    card.blur()
    expect(page.locator("#told .t-red")).to_contain_text("[Winning Streak]")
    expect(card.locator("xpath=following-sibling::small")).to_contain_text("lots")
    expect(card).to_have_attribute("aria-invalid", "true")
    card.fill(text.replace("wins 4", "wins 5"))
    card.blur()
    expect(page.locator("#told")).to_have_text("It can be played.")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.get_by_role("button", name="Try it in").click()
    expect(page.locator("#state")).to_contain_text("In 4 games: owner")
    page.get_by_role("button", name="Save").click()
    with page.expect_download() as taken:
        page.get_by_role("button", name="Download").click()
    file = tmp_path / "ops-deck.txt"
    taken.value.save_as(file)
    assert "wins 5" in file.read_text() and examined("lords", "ops-deck", file.read_text())["faults"] == []
    page.reload()
    expect(card).to_have_value(text.replace("wins 4", "wins 5"))
    page.get_by_role("button", name="Start again").click()
    expect(card).to_have_value(text)
    file.write_text("[<b>x</b>]\nops: <i>1</i>\n")
    page.locator("#box input[type=file]").set_input_files(file)
    expect(page.locator("#told .t-red").first).to_contain_text("<b>x</b>")
    assert page.locator("#blocks b, #blocks i").count() == 0, "escaped"
