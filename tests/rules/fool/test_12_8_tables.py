"""12.8 The tables of both editions as data: read, checked, and different where the editions are."""

from __future__ import annotations

from typing import Any

import pytest

from fieldhouse.games.fool.charts.class_text import read_class
from fieldhouse.games.fool.charts.compiled import CLASSES, TRANSITIONS
from fieldhouse.games.fool.charts.effects import read_cell
from fieldhouse.games.fool.charts.table_text import read_tables
from fieldhouse.games.fool.settings import HELP, NUMBERS, Settings, plain, read_settings
from fieldhouse.library import fool
from fieldhouse.table.chart_text import ChartError
from fieldhouse.table.game import BadOption
from rules.fool.leagues import tables


def changed(old: str, new: str) -> list[tuple[str, str]]:
    texts = {source: text for text, source in fool.table_texts("first")}
    assert old in texts["first.txt"] + texts["moves.txt"]
    return [(text.replace(old, new), source) for source, text in texts.items()]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            "4     +%     +C-S   +C-S   -S",
            "4     +%     +Z-S   +C-S   -S",
            r"first.txt, \[letters\], row 4, column B: '\+Z-S' is not",
        ),
        ("1     +C     +C     +C/+P  -%\n", "", r"\[letters\], row 1: the row is missing"),
        ("Q W CB DH: 2", "Q W CB DX: 2", r"\[percent\]: 'DX' is no position"),
        ("plus C: distance 2", "plus C: weight 2", r"\[kickers\], plus C: 'weight 2' changes nothing"),
        ("young: 25", "jung: 25", r"\[ages\]: there is no line 'young: …'"),
        ("[coaching dice]", "[couching dice]", r"\[coaching dice\]: the section is missing"),
        (
            "W: H change, TE change, DH change",
            "W: H change, TE 19, DH change",
            r"\[different\], W: 'TE 19' names no table",
        ),
        ("lines: 3-1 S C,", "lines: 3-1 X,", r"\[coaching line\], lines: '3-1 X' is no line"),
    ],
)
def test_12_8_what_is_wrong_with_a_table_is_said_with_its_place(old: str, new: str, sentence: str) -> None:
    with pytest.raises(ChartError, match=sentence):
        read_tables(changed(old, new))


def test_12_8_a_commissioner_may_edit_the_map_of_moves() -> None:
    edited = read_tables(changed("W: H change", "W: H 7"))
    assert edited.move_table("W", "H") == "7"


def test_12_8_eighteen_tables_for_three_classes() -> None:
    assert sorted(tables("first").transitions) == sorted((table, name) for table in TRANSITIONS for name in CLASSES)


PRINTED = {
    ("1", "veteran", 1): "C", ("1", "experienced", 6): "-2p", ("2", "rookie", 6): "p=3", ("4", "veteran", 6): "C p=2",
    ("3", "rookie", 6): "+p", ("6", "veteran", 5): "+c-p", ("8", "rookie", 1): "+p", ("8", "veteran", 5): "+p-c",
    ("9", "veteran", 3): "-c", ("10", "rookie", 1): "+p-c", ("11", "rookie", 3): "D", ("13", "veteran", 2): "o/!",
    ("13", "veteran", 5): "-p+c", ("15", "veteran", 3): "-C+S", ("15", "rookie", 2): "o f", ("16", "rookie", 1): "!",
    ("17", "experienced", 6): "D", ("18", "experienced", 1): "-c",
}  # fmt: skip


@pytest.mark.parametrize("key", PRINTED)
def test_12_8_cells_of_the_position_to_position_tables(key: tuple[str, str, int]) -> None:
    table, name, die = key
    found = tables("first")
    assert found.cells[found.transitions[table, name].by_reading[die]] == read_cell(PRINTED[key])


def test_12_8_where_the_editions_differ() -> None:
    first, second = tables("first"), tables("second")
    assert (first.bands["old"], second.bands["old"]) == (37, 38)
    assert first.kickers["+P"] == ("missed", -2)
    assert second.kickers["+P"] == ("missed", -1)
    assert second.kickers["-S"] == ("blocked", 2)
    assert first.letters["B"].cells.keys() == second.letters["B"].cells.keys()
    assert first.transitions.keys() == second.transitions.keys()


def test_12_1_the_list_of_new_players_is_checked_too() -> None:
    rookies, names = fool.text("rookies"), fool.text("names")
    with pytest.raises(ChartError, match=r"rookies.txt, \[W\]: 'shirt' is not known here; expected perhaps 'shift'"):
        read_class(rookies.replace("[W]\n", "[W]\nshirt: 1\n"), names)
    with pytest.raises(ChartError, match="there are 99 names; expected 100"):
        read_class(rookies, names.replace("Aaron ", "", 1))


# Settings


def test_settings_every_setting_is_explained_and_has_the_books_value() -> None:
    assert list(plain(Settings())) == list(HELP)
    usual = Settings()
    assert (usual.rounds, usual.camp_roster, usual.cuts, usual.trade_deadline) == (10, 70, (64, 58, 52), 6)
    values: dict[str, Any] = dict(plain(usual))
    assert all(low <= values[name] <= high for name, (low, high) in NUMBERS.items())


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"round": 8}, "There is no setting 'round'. Did you mean 'rounds'?"),
        ({"rounds": 99}, "'rounds' is 99; expected a whole number of 0 to 30"),
        ({"mini_camp": 1}, "'mini_camp' is either true or false"),
        ({"edition": "third"}, "There is no edition 'third'"),
        ({"cuts": "52 64"}, "none larger than the one before"),
        ({"playoff_teams": 3}, "'playoff_teams' is 3; expected 2, 4 or 8"),
        ({"preset": "nfl"}, "There is no preset 'nfl'"),
    ],
)
def test_settings_what_is_wrong_is_a_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence.replace("?", r"\?")):
        read_settings(given)


def test_settings_come_back_as_they_were() -> None:
    chosen = read_settings({"preset": "ufl", "rounds": 4, "mini_camp": False})
    assert read_settings(plain(chosen)) == chosen
