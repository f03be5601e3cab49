"""A team on paper: six pages on either paper, every chart on them, every cell in its colour."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from cli.conftest import Run, data, fieldhouse
from fieldhouse.catalog import UnknownGame
from fieldhouse.games.ddf.model import FORMATIONS, PLAYS, Supplements
from fieldhouse.games.ddf.rules.priority import COLUMNS, ROWS
from fieldhouse.library import ddf as ddf_library
from fieldhouse.printing import ddf, typeset
from fieldhouse.printing.games import sheet_of
from fieldhouse.printing.typeset import CannotPrint, PrintedSheet, pdf, pictures

__all__ = ["data", "fieldhouse"]

PAGES = ("Offense", "Defense", "Special teams", "Supplement", "Priority chart and timing", "Scorecard")
LANDSCAPE = {"a4": (842, 595), "letter": (792, 612)}


def pages(made: bytes) -> list[str]:
    return [page.extract_text() for page in PdfReader(BytesIO(made)).pages]


def printed(page: str) -> str:
    """A page's words without what only separates them."""
    return "".join(page.split())


@pytest.fixture(scope="module")
def gulls() -> dict[str, Any]:
    values: dict[str, Any] = sheet_of("ddf", "2017-HAR").values
    return values


def column(table: dict[str, Any], head: str) -> dict[int, tuple[str, str]]:
    at = table["heads"].index(head)
    return {row["dice"]: (row["cells"][at]["text"], row["cells"][at]["ink"]) for row in table["rows"]}


@pytest.mark.parametrize("paper", LANDSCAPE)
@pytest.mark.parametrize("team", ["2017-HAR", "2017-IRO"])
def test_six_pages_one_for_each_part(team: str, paper: str) -> None:
    made = pdf(sheet_of("ddf", team), paper)
    found = pages(made)
    assert len(found) == len(PAGES)
    for number, (title, page) in enumerate(zip(PAGES, found, strict=True), 1):
        assert printed(title) in printed(page) and f"{number}of6" in printed(page)
    boxes = {(round(page.mediabox.width), round(page.mediabox.height)) for page in PdfReader(BytesIO(made)).pages}
    assert boxes == {LANDSCAPE[paper]}


def test_every_play_formation_and_name_is_on_paper() -> None:
    offense, defense, special, supplement, priority, scorecard = map(printed, pages(pdf(sheet_of("ddf", "2017-HAR"))))
    for play in PLAYS:
        assert all(printed(play) in page for page in (offense, defense, supplement, scorecard))
    for formation in FORMATIONS:
        assert printed(formation.partition("-")[2]) in defense
    assert "M.Corrigan97" in special and "Powerrating226.5" in supplement
    assert "addthetwoyardages" in priority and "Incompletepasses10" in priority
    assert "max31" in scorecard and "14:50" in scorecard


def test_cells_have_the_guides_colours(gulls: dict[str, Any]) -> None:
    plunge, short = column(gulls["offense"], "1-Line Plunge"), column(gulls["offense"], "6-Short")
    assert plunge[10] == ("DEF 15", "yellow")
    assert plunge[12] == ("10", "green")
    assert plunge[14] == ("-2", "red")
    assert plunge[18] == ("F 2", "red")
    assert plunge[23] == ("", "plain")
    assert short[14] == ("INC", "black")
    assert short[10] == ("INT 5", "red")
    assert column(gulls["offense"], "8-Long")[10] == ("TD", "green")
    assert column(gulls["special"], "Punt Return")[15] == ("FC", "plain")


def test_a_short_pass_that_may_be_a_big_play_is_bold(gulls: dict[str, Any]) -> None:
    at = gulls["offense"]["heads"].index("6-Short")
    bold = {row["dice"]: row["cells"][at]["text"] for row in gulls["offense"]["rows"] if row["cells"][at]["bold"]}
    assert bold == {15: "14", 22: "11"}


def test_fumbles_and_extra_points_are_green_or_red(gulls: dict[str, Any]) -> None:
    fumbles, points = column(gulls["offense"], "Fumble"), column(gulls["special"], "Extra Point")
    assert (fumbles[28], fumbles[29], fumbles[33]) == (("kept", "green"), ("lost", "red"), ("kept", "green"))
    assert [total for total, cell in points.items() if cell == ("miss", "red")] == [12, 17]


def test_the_supplement_puts_each_word_beside_its_dice(gulls: dict[str, Any]) -> None:
    table = gulls["supplement"]
    assert [dice for dice, cell in column(table, "Sack Rate").items() if cell[0]] == [16, 17, 18, 20, 28]
    assert column(table, "Fumble Recovery")[19] == ("G", "green")
    assert column(table, "Fumble Recovery")[38] == ("L", "red")
    assert column(table, "Snap Check OFF 5")[10] == ("Post", "yellow")
    assert set(column(table, "Ball Protection").values()) == {("", "plain")}
    solitaire = "Solitaire 1-33 34-62 63-87 88-100 1-8 9-52 53-70 71-86 87-100"
    assert solitaire.split() in gulls["calls"]


def test_the_priority_chart_is_the_one_the_game_plays_by(gulls: dict[str, Any]) -> None:
    chart = gulls["priority"]
    heads = [head["text"] for head in chart["heads"]]
    keys = {
        (row["name"]["text"], head): cell["text"]
        for row in chart["rows"]
        for head, cell in zip(heads, row["cells"], strict=True)
    }
    assert (len(chart["rows"]), len(heads)) == (len(ROWS), len(COLUMNS))
    assert keys["#", "-#"] == "ADD" and keys["B", "(#)"] == "DEF" and keys["F #", "(TD)"] == "FEZ"
    assert {key for key, _ in gulls["keys"]} == set(keys.values())


def test_a_team_without_a_supplement_fits_too() -> None:
    team = replace(
        ddf_library.load_team("2017-HAR"), supplements=Supplements(), players={}, field_goal_adjustment=None,
        qt_containment=None, title="A team whose name is as long as a name of a team can be",
    )  # fmt: skip
    values = ddf.values(team, ddf_library.season_charts(2017))
    assert len(pages(pdf(PrintedSheet(ddf.TEMPLATE, values), "letter"))) == len(PAGES)
    assert values["calls"] == [] and values["people"] == []


@pytest.mark.parametrize("paper", LANDSCAPE)
def test_a_team_of_many_long_names_and_large_quotas_fits_too(paper: str) -> None:
    team = ddf_library.load_team("2017-HAR")
    names = tuple((f"B. Featherstonehaugh-{number} Jr.", 0.111) for number in range(9))
    supplements = replace(team.supplements, quotas=(30, 25, 14, 6, 7, 50, 23, 12, 11))
    team = replace(team, players=dict.fromkeys(ddf.ROLES, names), supplements=supplements)
    found = pages(pdf(PrintedSheet(ddf.TEMPLATE, ddf.values(team, ddf_library.season_charts(2017))), paper))
    assert len(found) == len(PAGES)
    assert "max50" in printed(found[-1])


def test_the_pages_as_pictures() -> None:
    made = pictures(sheet_of("ddf", "2017-IRO"), dots_per_inch=30)
    assert len(made) == len(PAGES) and all(picture.startswith(b"\x89PNG") for picture in made)


def test_what_cannot_be_printed_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(CannotPrint, match="There is no paper 'a3'; there are a4 and letter"):
        pdf(PrintedSheet(ddf.TEMPLATE, {}), "a3")
    with pytest.raises(UnknownGame, match="There is no game 'fool'"):
        sheet_of("fool", "1927")
    monkeypatch.setitem(__import__("sys").modules, "typst", None)
    with pytest.raises(CannotPrint, match="pip install fieldhouse"):
        typeset.pdf(PrintedSheet(ddf.TEMPLATE, {}))


def test_the_command_writes_the_file(fieldhouse: Run, tmp_path: Path) -> None:
    file = tmp_path / "gulls.pdf"
    outcome = fieldhouse("print", "ddf", "gulls", "-o", file, "--paper", "letter")
    assert outcome.out == f"2017-HAR is in {file}.\n"
    assert len(pages(file.read_bytes())) == len(PAGES)
    assert list(tmp_path.glob("*.new")) == []


def test_the_command_names_the_file_after_the_team(
    fieldhouse: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert fieldhouse("print", "ddf", "iro").out == "2017-IRO is in 2017-IRO.pdf.\n"
    assert (tmp_path / "2017-IRO.pdf").read_bytes().startswith(b"%PDF")
    assert "There is no team 'nobody'" in fieldhouse("print", "ddf", "nobody").err
