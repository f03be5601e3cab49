"""Bowl Bound on paper: what stands on the sheets, and that they can be set."""

from __future__ import annotations

from typing import Any

from fieldhouse.games.bowlbound.model import FORMATIONS, PLAYS
from fieldhouse.library.bowlbound import load_team
from fieldhouse.printing.bowlbound import sheet, values
from fieldhouse.printing.games import sheet_of
from fieldhouse.printing.typeset import pictures

TEAM = "2024-LKS"


def test_every_cell_of_the_chart_is_on_the_sheet_in_its_colour() -> None:
    shown: Any = values(load_team(TEAM))
    assert len(shown["offense"]["rows"]) == 30 and shown["offense"]["heads"][:9] == list(PLAYS)
    assert [formation["name"] for formation in shown["defense"]] == list(FORMATIONS)
    first = shown["offense"]["rows"][0]
    assert (first["dice"], first["ways"]) == (10, 2)
    assert first["cells"][0] == {"text": "F -1", "ink": "red", "bold": False}
    assert first["cells"][1] == {"text": "B", "ink": "green", "bold": False}
    blank = next(cell for row in shown["offense"]["rows"] for cell in row["cells"] if not cell["text"])
    assert blank["ink"] == "plain"


def test_ratings_codes_and_the_squib_chart_are_on_the_sheet() -> None:
    shown: Any = values(load_team(TEAM))
    facts = dict(shown["facts"])
    assert facts["Power rating"] == "198.5 ± 2" and facts["at home"] == "200.5" and facts["Codes"] == "W, FBO"
    assert shown["special"]["heads"][-2:] == ["Extra Point", "Squib Return"]
    assert shown["special"]["rows"][1]["cells"][-1]["text"] == "22"


def test_the_sheets_can_be_set_on_either_paper() -> None:
    assert sheet_of("bowlbound", TEAM) == sheet(TEAM)
    for paper in ("a4", "letter"):
        assert len(pictures(sheet(TEAM), paper, dots_per_inch=20)) == 5
