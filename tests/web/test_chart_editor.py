"""A chart of one's own, by clicks in Chromium: the checker beside each cell, odds at once, tried, saved, taken home."""

from __future__ import annotations

from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from playwright.sync_api import expect

from fieldhouse import library
from fieldhouse.table.chart_edit import edited, tables_of
from fieldhouse.table.chart_text import ChartError
from web.conftest import Visitor

PLACE = "/teams/ddf/2017-PHI/edit"
API = "/api/games/ddf/teams/2017-PHI/draft"


def test_a_chart_is_edited_tried_saved_and_taken_home(
    visitor: Visitor, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fieldhouse.web.chart_editor.GAMES_TRIED", 20)
    page = visitor(width=1600, height=900).new_page()
    page.goto(f"{address}/teams/ddf/2017-PHI")
    page.get_by_role("link", name="Edit a copy").click()
    odds = page.get_by_role("region", name="Exact odds")
    expect(odds).to_contain_text("Philadelphia Eagles against")
    before = odds.inner_text()
    cell = page.get_by_label("offense, 25, 1-Line Plunge", exact=True)
    cell.fill("nonsense")
    cell.blur()
    beside = cell.locator("xpath=following-sibling::small")
    expect(beside).to_contain_text("row 25, column 1-Line Plunge")
    expect(cell).to_have_attribute("aria-invalid", "true")
    expect(odds).to_contain_text("no fault")
    cell.fill("40")
    cell.blur()
    expect(beside).to_have_text("")
    expect(odds).to_contain_text("Philadelphia Eagles against")
    assert odds.inner_text() != before, "forty yards up the middle are seen in the odds"
    page.get_by_role("button", name="Try it in").click()
    expect(page.locator("#state")).to_contain_text("In 20 games against 2017-NE")
    page.get_by_role("button", name="Save").click()
    with page.expect_download() as taken:
        page.get_by_role("button", name="Download").click()
    file = tmp_path / "2017-PHI.txt"
    taken.value.save_as(file)
    page.reload()
    expect(cell).to_have_value("40")
    page.get_by_role("button", name="Start again").click()
    expect(cell).not_to_have_value("40")
    page.locator("[data-do=upload]").set_input_files(file)
    expect(cell).to_have_value("40")
    file.write_text("<script>document.title = 'taken'</script>\n[<b>x</b>]\ndice  <i>a</i>\n10  <i>b</i>\n")
    page.locator("[data-do=upload]").set_input_files(file)
    expect(page.locator("#told .t-red").first).to_contain_text("<script>")
    assert page.title() != "taken" and page.locator("#tables b, #tables i").count() == 0, "escaped"
    stranger = visitor().new_page()
    stranger.goto(f"{address}{PLACE}")
    expect(stranger.get_by_label("offense, 25, 1-Line Plunge", exact=True)).not_to_have_value("40")


@pytest.mark.parametrize("width", [1600, 1280, 360])
def test_the_editor_fits_the_screen(visitor: Visitor, address: str, width: int) -> None:
    page = visitor(width=width, height=800).new_page()
    page.goto(f"{address}{PLACE}")
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize(("game", "team"), [("bowlbound", "2024-OSU"), ("statispro", "1986-BOS")])
def test_other_games_have_the_same_editor(client: TestClient, game: str, team: str) -> None:
    assert client.get(f"/teams/{game}/{team}/edit").status_code == 200
    text = library.team_text(team, game)
    assert client.post(f"/api/games/{game}/teams/{team}/draft/check", json={"text": text}).json()["faults"] == []
    assert client.post(f"/api/games/{game}/teams/{team}/draft/check", json={"text": "title: x"}).json()["faults"]


def test_a_draft_is_printed_and_bounded(client: TestClient) -> None:
    text = library.team_text("2017-PHI", "ddf")
    printed = client.post(f"{API}/chart.pdf", json={"text": text})
    assert printed.content.startswith(b"%PDF")
    assert client.post(f"{API}/check", json={"text": "x" * 40_001}).status_code == 422
    assert client.post(f"{API}/cell", json={
        "text": text, "section": "offense", "row": 25, "column": "1-Line Plunge", "cell": "a  b",
    }).status_code == 400  # fmt: skip
    other = text.replace("code: PHI", "code: NE")
    assert "2017-NE" in client.post(f"{API}/check", json={"text": other}).json()["faults"][0]["sentence"]


def test_one_cell_is_changed_and_nothing_else() -> None:
    text = library.team_text("2017-PHI", "ddf")
    (old,) = [table for table in tables_of(text) if table["section"] == "offense"]
    changed = edited(text, "offense", 25, "1-Line Plunge", " DEF 5X ")
    (new,) = [table for table in tables_of(changed) if table["section"] == "offense"]
    differing = [
        (one["row"], column)
        for one, other in zip(old["rows"], new["rows"], strict=True)
        for column, before, after in zip(old["columns"], one["cells"], other["cells"], strict=True)
        if before != after
    ]
    assert differing == [(25, "1-Line Plunge")]
    assert edited(changed, "offense", 25, "1-Line Plunge", old["rows"][15]["cells"][0]) == text
    with pytest.raises(ChartError, match="no such cell"):
        edited(text, "offense", 99, "1-Line Plunge", "5")


@pytest.mark.parametrize(("game", "team"), [("statispro", "1986-BOS"), ("bowlbound", "2024-LKS")])
def test_an_editor_speaks_of_no_other_game(client: TestClient, game: str, team: str) -> None:
    """A basketball team was told of first and ten, and of dice that are counted."""
    page = client.get(f"/teams/{game}/{team}/edit").text
    assert "First and ten" not in page and 'id="odds"' in page
    assert '<details class="more">' in page, "where there are cells the text is folded away"


STATISPRO = "/api/games/statispro/teams/1986-BOS/draft"


def test_player_cards_are_tables_whose_cells_are_changed() -> None:
    text = library.team_text("1986-BOS", "statispro")
    team, players = tables_of(text)
    assert (team["columns"][3], team["rows"][0]["cells"][3]) == ("offense", "D")
    bird = dict(zip(players["columns"], players["rows"][0]["cells"], strict=True))
    assert (bird["player"], bird["ATT(3)"], bird["about"][:3]) == ("Larry Bird**", "19(2)", "6-9")
    changed = edited(text, "list", 1, "FG", "61")
    assert edited(changed, "list", 1, "FG", "53") == text, "nothing else is touched"
    assert dict(zip(players["columns"], tables_of(changed)[1]["rows"][0]["cells"], strict=True))["FG"] == "61"
    graded = edited(text, "values", 1, "offense", "A")
    assert "\noffense: A\n" in graded and edited(graded, "values", 1, "offense", "D") == text
    for section, row, column, cell in (
        ("list", 0, "FG", "1"), ("list", 99, "FG", "1"), ("list", 1, "XX", "1"), ("list", 1, "FG", "1  2"),
        ("values", 2, "offense", "A"), ("list", 1, "about", "x" * 61), ("list", 1, "FG", "1;2"),
    ):  # fmt: skip
        with pytest.raises(ChartError):
            edited(text, section, row, column, cell)


@pytest.mark.parametrize(
    ("section", "row", "column", "cell", "says"),
    [
        ("list", 1, "FG", "120", "Larry Bird, FG: '120' is out of range"),
        ("list", 2, "foul", "1-6", "Dennis Johnson, foul: 1 is in the foul range of Larry Bird too"),
        ("list", 3, "pos", "Q", "Robert Parish, pos: 'Q' is no position"),
        ("values", 1, "offense", "Z", "header, offense: 'Z' is no grade"),
    ],
)
def test_the_checker_speaks_beside_the_cell_of_a_card(
    client: TestClient, section: str, row: int, column: str, cell: str, says: str
) -> None:
    change = {"section": section, "row": row, "column": column, "cell": cell}
    text = library.team_text("1986-BOS", "statispro")
    report = client.post(f"{STATISPRO}/cell", json={"text": text, **change}).json()
    found = [
        (fault["section"], fault["row"], fault["column"]) for fault in report["faults"] if says in fault["sentence"]
    ]
    assert found == [(section, row, column)]


@pytest.mark.parametrize(
    ("place", "label", "bad", "good"),
    [
        ("/teams/statispro/1986-BOS/edit", "Players, Larry Bird**, FG", "120", "61"),
        ("/teams/bowlbound/2024-OSU/edit", "", "nonsense", ""),
    ],
)
def test_cells_of_cards_and_college_charts_by_clicks(
    visitor: Visitor, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str, label: str, bad: str,
    good: str,
) -> None:  # fmt: skip
    pages = "fieldhouse.games.bowlbound.pages.definition_pages"
    monkeypatch.setattr(f"{pages}.guessing_remarks", lambda *given: ())  # takes seconds, and is tested elsewhere
    page = visitor(width=1280, height=800).new_page()
    page.goto(f"{address}{place}")
    cell = page.get_by_label(label, exact=True) if label else page.locator("#tables td input").first
    good = good or cell.input_value()
    beside = cell.locator("xpath=following-sibling::small")
    cell.fill(bad)
    cell.blur()
    expect(beside).to_contain_text(bad)
    expect(cell).to_have_attribute("aria-invalid", "true")
    cell.fill(good)
    cell.blur()
    expect(beside).to_have_text("")
    expect(page.locator("#told")).to_contain_text("It can be played.")
    with page.expect_download() as printed:
        page.get_by_role("button", name="Print").click()
    printed.value.save_as(tmp_path / "chart.pdf")
    assert (tmp_path / "chart.pdf").read_bytes().startswith(b"%PDF")
