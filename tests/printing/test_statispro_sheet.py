"""Basketball on paper: every player of a team on a card, every reading of the deck, the Fast Break chart."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader

from cli.conftest import Run, data, fieldhouse
from fieldhouse.games.statispro.cards.deck import SECTIONS
from fieldhouse.library import statispro
from fieldhouse.printing.games import box_of, sheet_of
from fieldhouse.printing.typeset import pdf

__all__ = ["data", "fieldhouse"]
TEAM = "2040-TID"


def text_of(made: bytes) -> list[str]:
    return ["".join(page.extract_text().split()) for page in PdfReader(BytesIO(made)).pages]


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_team_is_a_team_card_and_a_card_for_each_player(paper: str) -> None:
    team, pages = statispro.load_team(TEAM), text_of(pdf(sheet_of("statispro", TEAM), paper))
    assert len(pages) == 2, "twelve cards a page: the team, twelve players, three ten-day men"
    words = "".join(pages)
    for player in team.players:
        assert "".join(player.name.split()) in words
    assert words.count("FIELDGOAL") == len(team.players) + 3
    assert "Homecourtindex" in pages[0] and "Fastbreakoffense" in pages[0]


def test_a_card_shows_its_ratings() -> None:
    team = statispro.load_team(TEAM)
    card = sheet_of("statispro", TEAM).values["players"][0]
    first = team.players[0]
    ratings = dict(card["ratings"])
    assert ratings["FIELD GOAL"] == str(first.field_goal) and ratings["STEAL"] == f"S{first.steal}"
    assert ratings["ATTEMPTS (3PT)"] == f"{first.attempts} ({first.three_attempts})"
    assert ratings["FOUL RANGE"] == f"{first.foul_range[0]}-{first.foul_range[1]}"
    assert card["name"].endswith("*" * first.asterisks) and card["defense"] == str(first.defense)


def test_the_box_is_two_hundred_cards_of_nine_readings_and_the_chart() -> None:
    values = box_of("statispro").values
    assert [card["rpg"] for card in values["cards"]] == list(range(1, 201))
    assert all(len(card["readings"]) == len(SECTIONS) == 9 for card in values["cards"])
    pages = text_of(pdf(box_of("statispro")))
    assert len(pages) == 14, "sixteen cards a page, and the chart"
    words = "".join(pages)
    assert words.count("FastActionCard") == 200 and "RPG#200" in pages[12]
    assert "FastBreak" in pages[13] and "1-40" in pages[13] and "originatorscores" in pages[13]


def test_the_command_writes_the_files(fieldhouse: Run, tmp_path: Path) -> None:
    outcome = fieldhouse("print", "statispro", TEAM, "-o", tmp_path / "team.pdf")
    assert outcome.code == 0 and (tmp_path / "team.pdf").read_bytes().startswith(b"%PDF")
    outcome = fieldhouse("print", "statispro", "-o", tmp_path / "deck.pdf")
    assert outcome.code == 0 and (tmp_path / "deck.pdf").read_bytes().startswith(b"%PDF")
