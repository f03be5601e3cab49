"""Team pages: real charts, real cards, colours of the right sport."""

from __future__ import annotations

import re

import pytest
from fastapi.testclient import TestClient

from fieldhouse.library import bowlbound, statispro
from fieldhouse.printing.games import sheet_of
from fieldhouse.web.boards.charts import grids
from fieldhouse.web.colours import colours_of
from fieldhouse.web.teams import teams_of

CELL = re.compile(r'<td class="ink-(\w+)">([^<]*)</td>')


def drawn(markup: str, title: str) -> str:
    """One chart of the page."""
    return markup.partition(f'aria-label="{title}"')[2].partition("</table>")[0]


@pytest.mark.parametrize(("game", "team"), [("bowlbound", "2024-OSU"), ("ddf", "2017-PHI")])
def test_a_football_team_is_shown_as_its_charts_cell_by_cell(client: TestClient, game: str, team: str) -> None:
    answer = client.get(f"/teams/{game}/{team}")
    assert answer.status_code == 200
    assert "<pre" not in answer.text
    printed = sheet_of(game, team).values
    rows = {
        "Offense": printed["offense"]["rows"],
        "Defense": [row for formation in printed["defense"] for row in formation["rows"]],
        "Special teams": printed["special"]["rows"],
    }
    for title, expected in rows.items():
        assert CELL.findall(drawn(answer.text, title)) == [
            (cell["ink"], cell["text"]) for row in expected for cell in row["cells"]
        ], title


def test_a_basketball_team_is_a_hand_of_cards(client: TestClient) -> None:
    team = statispro.load_team("1986-BOS")
    markup = client.get("/teams/statispro/1986-BOS").text
    cards = markup.split('<li class="player-card">')[1:]
    for player in team.players:
        (card,) = [card for card in cards if f"<h3>{player.name}" in card]
        assert f"<dt>Field goal</dt><dd>{player.field_goal}</dd>" in card
        assert f"<dt>Defense</dt><dd>{player.defense}</dd>" in card
    first, bench = markup.index("Starting five"), markup.index("<h2>Bench")
    starters = [player for player in team.players if player.is_starter]
    assert all(first < markup.index(f"<h3>{player.name}") < bench for player in starters)


def test_a_code_wears_the_colours_of_its_own_sport() -> None:
    assert len({colours_of(game, "MIA").shirt for game in ("ddf", "bowlbound", "statispro")}) == 3
    assert colours_of("lords", "HAR") == colours_of("ddf", "HAR"), "a team of our own wears the same everywhere"


@pytest.mark.parametrize("game", ["ddf", "bowlbound", "statispro"])
def test_every_real_team_has_colours_of_its_own(game: str) -> None:
    real = [team for team in teams_of(game) if team.record and not team.name.endswith("-FCS")]
    unknown = {team.name for team in real if colours_of(game, team.name.rpartition("-")[2]).trim == "#f2efe6"}
    assert len(real) > 100 and not unknown


def test_a_column_that_stands_alone_is_beside_those_of_the_same_dice() -> None:
    team = bowlbound.load_team("2024-OSU")
    offense, *_, special = grids("bowlbound", team)
    assert (offense["columns"][-1], special["columns"][-1]) == ("fumble recovered", "extra point")
    assert offense["names"][-1] == team.fumble_recovered.name, "the cell is lit by the column's own name"
    assert all(len(row["cells"]) == len(offense["columns"]) for row in offense["rows"])
