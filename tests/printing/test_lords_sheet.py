"""Lords of Baseball on paper: every card once, every club's mat, every chart, on either paper."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader

from cli.conftest import Run, data, fieldhouse
from fieldhouse.games.lords.model import money
from fieldhouse.library.lords import box
from fieldhouse.printing.games import box_of, sheet_of
from fieldhouse.printing.typeset import CannotPrint, pdf
from fieldhouse.table.game import BadOption

__all__ = ["data", "fieldhouse"]

CARDS_A_SHEET = 8
DECKS = ("cards", "community", "drafts", "setups", "innings", "legends")


def pages(made: bytes) -> list[str]:
    return ["".join(page.extract_text().split()) for page in PdfReader(BytesIO(made)).pages]


def tight(words: str) -> str:
    return "".join(words.split())


@pytest.fixture(scope="module")
def sheets() -> list[str]:
    return pages(pdf(box_of("lords")))


def sheets_of(deck: str) -> int:
    return -(-len(getattr(box(), deck)) // CARDS_A_SHEET)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_board_supplement_a_mat_for_each_club_and_eight_cards_a_sheet(paper: str) -> None:
    """Nothing runs over: a mat is one sheet, and eight cards are one."""
    made = pages(pdf(box_of("lords"), paper))
    mats = len(box().clubs)
    assert len(made) == 2 + mats + sum(map(sheets_of, DECKS))
    for (code, title), page in zip(box().clubs, made[2 : 2 + mats], strict=True):
        assert tight(title) in page and code in page
        assert "Championshipseries" in page and "Journeymenatthestart" in page


def test_every_card_is_there_as_often_as_in_the_box(sheets: list[str]) -> None:
    text = "".join(sheets)
    for card in box().cards:
        copies = sum(other.title == card.title for other in box().cards)
        assert text.count(f"{tight(card.title)}") >= copies, card.title
        assert tight(card.season.text) in text, card.title
        assert tight(card.winter.text) in text, card.title
    others = (box().community, box().innings, box().legends, box().drafts)
    for title in [other.title for deck in others for other in deck]:
        assert tight(title) in text


def test_set_up_cards_have_their_price_and_roster(sheets: list[str]) -> None:
    text = "".join(sheets)
    for setup in box().setups:
        assert text.count(money(setup.price)) >= sum(other.price == setup.price for other in box().setups)


def test_the_charts_are_those_that_the_rules_read(sheets: list[str]) -> None:
    board, supplement, mat = sheets[0], sheets[1], sheets[2]
    assert "Winsforfirstplace" in board and "1regular3prospects" in board and "Tradeimpact" in board
    assert "$4,000/$10,000" in board
    assert "13-15L2L3L4-10" in supplement, "roster depth, tie-breaker, points"
    assert "4Asuperstarbecomesafreeagent,5regularsretire." in supplement
    assert "5$9,500456" in supplement
    assert "8-9all-star" in mat and "12+winin four".replace(" ", "") in mat


def test_one_club_has_its_mat_and_the_supplement() -> None:
    made = pages(pdf(sheet_of("lords", "HAR")))
    assert len(made) == 2
    assert tight(dict(box().clubs)["HAR"]) in made[1]


def test_a_club_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadOption, match="There is no club 'XYZ'; there are "):
        sheet_of("lords", "XYZ")


def test_the_command_prints_the_box_or_a_club(fieldhouse: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert fieldhouse("print", "lords").out == "lords is in lords.pdf.\n"
    assert (tmp_path / "lords.pdf").read_bytes().startswith(b"%PDF")
    assert fieldhouse("print", "lords", "har").out == "HAR is in HAR.pdf.\n"
    assert "Say which team of 'ddf'" in fieldhouse("print", "ddf").err


def test_a_game_without_a_box_says_so() -> None:
    with pytest.raises(CannotPrint, match="only statispro, lords"):
        box_of("ddf")
