"""Team charts as text: what is written is read back, and what is wrong is named."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fieldhouse.games.ddf.charts.columns import (
    DEFENSE_COLUMNS,
    FIELD_GOAL,
    KICKOFF,
    OFFENSE_COLUMNS,
    PUNT,
    PUNT_RETURN,
    SPECIAL_COLUMNS,
    Admits,
)
from fieldhouse.games.ddf.charts.doubts import doubts
from fieldhouse.games.ddf.charts.reader import read_season, read_team, season_chart_text, team_chart_text
from fieldhouse.games.ddf.model import CANCELS, INFLUENCE_5, PLAYS, POST, PRE, YES
from fieldhouse.gridiron.cells import AUTOMATIC, BOLD, OUT, Kind, cell, read_cell, show_cell
from fieldhouse.gridiron.dice import OFFENSE
from fieldhouse.library import team_text
from fieldhouse.library.ddf import season_charts
from fieldhouse.table.chart_text import ChartError
from fieldhouse.table.dice import Column

GULLS = team_text("2017-HAR", "ddf")
MINERS = team_text("2017-IRO", "ddf")


def without_comments(text: str) -> str:
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith("#"))


def put(section: str, row: int, column: str, new: str) -> str:
    """The Gulls' chart with one cell changed."""
    before, found, block = GULLS.partition(f"[{section}]\n")
    assert found
    lines = block.split("\n")
    heading = lines[0]
    number = next(n for n, line in enumerate(lines) if line.startswith(f"{row} "))
    start = heading.index(f"  {column}") + 2
    end = heading.find("  ", start)
    end = len(lines[number]) if end < 0 else min(x for x in range(end, len(heading)) if heading[x] != " ")
    lines[number] = f"{lines[number][:start]}{new}   {lines[number][end:]}"
    return before + found + "\n".join(lines)


def faults(text: str) -> tuple[str, ...]:
    with pytest.raises(ChartError) as caught:
        read_team(text, "2017-HAR.txt")
    return caught.value.faults


@pytest.mark.parametrize("text", [GULLS, MINERS])
def test_canonical_text_is_written_back(text: str) -> None:
    assert team_chart_text(read_team(text, "x.txt")) == without_comments(text)


def test_the_digest_is_of_the_canonical_text() -> None:
    team = read_team(GULLS, "x.txt")
    roomy = GULLS.replace("code: HAR", "# a comment\n\n  code:   HAR").replace(
        "muffed snap: 002", "muffed snap: 0.190%"
    )
    assert read_team(roomy, "y.txt").digest == team.digest
    assert len(team.digest) == 16
    assert read_team(GULLS.replace("Gulls", "Terns"), "x.txt").digest != team.digest


def test_a_team_reads_as_printed() -> None:
    team = read_team(put("offense", 24, "6-Short", "INT 12"), "2017-HAR.txt")
    assert (team.name, team.season, team.code, team.title) == ("2017-HAR", 2017, "HAR", "Harbor City Gulls")
    assert team.plays[5].by_reading[24] == read_cell("INT 12")
    assert team.players["kick"] == (("S. Lindqvist", 1.0),)


def test_small_charts_read_as_marks() -> None:
    miners = read_team(MINERS, "x.txt")
    sheet = miners.supplements
    assert sheet.penalty_influence is not None
    assert sheet.penalty_influence[INFLUENCE_5].by_reading[26] == CANCELS
    assert sheet.offense_check is not None
    assert [sheet.offense_check.by_reading[row] for row in (12, 13)] == [POST, PRE]
    assert [miners.extra_point.by_reading[row] for row in (15, 16)] == [0, YES]
    assert [miners.fumble_recovered.by_reading[row] for row in (31, 32)] == [YES, 0]


def test_a_missing_supplement_is_none() -> None:
    sheet = read_team(MINERS, "x.txt").supplements
    assert sheet.great_protection is None
    assert sheet.short_big_play is None
    bare = MINERS[: MINERS.index("[supplement]")]
    assert read_team(bare, "x.txt").supplements.penalty_influence is None


def test_the_message_of_a_bad_cell() -> None:
    assert faults(put("offense", 24, "7-Medium", "INTT 12")) == (
        "2017-HAR.txt, [offense], row 24, column 7-Medium: 'INTT 12' is not a result of these charts; "
        "expected something like 7, -2, 12*, INC, QT, INT 12, F -5, OFF 10, DEF 5X, PI 14.",
    )


@pytest.mark.parametrize(
    ("section", "row", "column", "text"),
    [
        ("offense", 24, "1-Line Plunge", "INC"),
        ("offense", 24, "4-Draw", "PI 3"),
        ("offense", 24, "2-Off Tackle", "OFF 9*"),
        ("offense", 24, "3-End Run", "(4)"),
        ("offense", 24, "5-Screen", "B"),
        ("offense", 24, "7-Medium", "16!"),
        ("offense", 24, "6-Short", "-3!"),
        ("offense", 24, "8-Long", "OFF 40"),
        ("offense", 24, "8-Long", "OFF 12"),
        ("offense", 24, "8-Long", "DEF 15X"),
        ("offense", 24, "B", "OFF 5"),
        ("offense", 24, "QT", "QT"),
        ("defense A-Standard", 3, "1-Line Plunge", "INT 3"),
        ("defense D-Pass Nickel", 3, "2-Off Tackle", "QT"),
        ("defense F-Blitz", 3, "6-Short", "DEF 5"),
        ("defense F-Blitz", 3, "6-Short", "TD"),
        ("special teams", 24, "Kickoff", "FC"),
        ("special teams", 24, "Kickoff Return", "OFF 40"),
        ("special teams", 24, "Kickoff Return", "BK -3"),
        ("special teams", 24, "Punt", "FC"),
        ("special teams", 24, "Punt Return", "(3)"),
        ("special teams", 24, "Fumble Return", "FC"),
        ("special teams", 24, "Field Goal", "TD"),
        ("coverage", 3, "Punt Coverage", "OFF 5"),
        ("coverage", 3, "QT Containment", "QT"),
    ],
)
def test_a_result_in_a_column_where_it_cannot_stand(section: str, row: int, column: str, text: str) -> None:
    (fault,) = faults(put(section, row, column, text))
    assert fault.startswith(
        f"2017-HAR.txt, [{section}], row {row}, column {column}: {text!r} cannot stand in this column; expected"
    )


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (
            "season: 2017",
            "season: 17",
            "header, season: '17' cannot be right; expected a whole number of 1920 to 2100.",
        ),
        ("code: HAR", "code: har", "header, code: 'har' is not a team's code; expected capitals and digits, like PHI."),
        ("226.5", "strong", "header, power rating: 'strong' is not a power rating; expected something like 224.5."),
        ("title: Harbor City Gulls\n", "", "header: there is no line 'title: …'; expected one."),
        ("fumble recovered: 10-28", "fumble recovered: 9-28", "[offense], fumble recovered: '9-28' is not on the dice"),
        ("SCK on 16-18", "SCK on 16; QR on 17", "[supplement], sack rate: the chart holds both SCK and QR; expected"),
        ("DEF 5 on 19", "DEF 5 on 19; XDEF 5 on 20", "[supplement], influence DEF 5: the chart holds both DEF 5 and"),
        (
            "PI X on 39",
            "PI 9 on 39",
            "[supplement], influence PI: 'PI 9 on 39' is not an entry of this chart; expected",
        ),
        ("influence DEF 15: -\n", "", "[supplement]: the influence chart lacks 'influence DEF 15'; expected all four"),
        ("XQT on", "XINT on", "[supplement], great protection: 'XINT on 10-14, 19' is not an entry of this chart; exp"),
        ("muffed snap: 002", "muffed snap: 1.2%", "[supplement], muffed snap: '1.2%' cannot be right; expected"),
        ("solitaire: 33 62", "solitaire: 62 33", "[supplement], solitaire: '62 33 87 100 8 52 70 86 100' are not the"),
        ("quotas: 14", "quotas:", "[supplement], quotas: '12 11 6 7 31 14 12 11' is not a number for each play; exp"),
        ("home field: 1", "home field: 4", "[supplement], home field: '4' cannot be right; expected a whole number of"),
        (
            "home field: 1",
            "home feild: 1",
            "[supplement]: 'home feild' is not known here; expected perhaps 'home field'",
        ),
        ("[coverage]", "[covering]", "[coverage]: the section is missing; expected it with its heading and rows."),
        ("0.97, T. Aldous 0.03", "much", "[players], pass: 'M. Corrigan much' is not a share; expected something like"),
        (
            "\npunt: R.",
            "\njuggle: R.",
            "[players]: 'juggle' is not a role; expected it to begin with one of pass, rush",
        ),
    ],
)
def test_faults_of_single_values(old: str, new: str, fault: str) -> None:
    assert old in GULLS
    assert faults(GULLS.replace(old, new, 1))[0].startswith(f"2017-HAR.txt, {fault}")


@pytest.mark.parametrize(
    ("section", "column", "penalty"),
    [("offense", "8-Long", "PI 20"), ("offense", "2-Off Tackle", "DEF 5"), ("special teams", "Kickoff", "OFF 5")],
)
def test_a_column_cannot_hold_penalties_alone(section: str, column: str, penalty: str) -> None:
    """A penalty is rolled again: such a game would never go on."""
    team = read_team(GULLS, "x.txt")
    all_fouls = Column(column, OFFENSE, {total: read_cell(penalty) for total, _ in OFFENSE.weights})
    if section == "offense":
        at = PLAYS.index(column)
        team = replace(team, plays=(*team.plays[:at], all_fouls, *team.plays[at + 1 :]))
    else:
        team = replace(team, kickoff=all_fouls)
    assert faults(team_chart_text(team)) == (
        f"2017-HAR.txt, [{section}], column {column}: nothing but penalties; expected another result as well.",
    )


def test_all_faults_come_together() -> None:
    text = put("offense", 24, "7-Medium", "INTT 12").replace("home field: 1", "home field: 9")
    assert len(faults(text)) == 2


@pytest.mark.parametrize(
    ("percent", "rating"),
    [("0.261", 3), ("0.190", 2), ("0.133", 1), ("0.147", 1), ("0.025", 0), ("0.0", 0), ("0.175", 2)],
)
def test_converting_muffed_snaps_percentage(percent: str, rating: int) -> None:
    text = GULLS.replace("muffed snap: 002", f"muffed snap: {percent}%")
    assert read_team(text, "x.txt").supplements.muffed_snap == rating


@pytest.mark.parametrize(
    ("old", "new", "doubt"),
    [
        ("!", " ", "no gain of 6-Short is bold"),
        ("quotas: 14", "quotas: 2", "quotas: 2 for 1-Line Plunge, but 125 calls in a season need a higher maximum"),
        ("solitaire: 33", "solitaire: 43", "solitaire: it does not follow from the call totals"),
        ("L. Ochoa 1\n", "L. Ochoa 0.5\n", "kick return: the shares do not add up to 1"),
        ("extra point missed: 12", "extra point missed: 34-36, 12", "extra point missed: more than"),
    ],
)
def test_doubts(old: str, new: str, doubt: str) -> None:
    text = GULLS.replace(old, new)
    (told,) = doubts(read_team(text, "x.txt"), "x.txt")
    assert told.startswith("x.txt, doubtful, [")
    assert doubt in told


@cache
def cells_of(admits: Admits) -> st.SearchStrategy[int]:
    """Any cell that the column admits and that is well formed: a gain is above zero, a touchdown has no yards."""
    flags = (0, OUT, BOLD, AUTOMATIC, OUT | BOLD)
    codes = (
        cell(Kind(kind), yards, flag) for kind, yards, flag in product(sorted(admits.kinds), range(-99, 100), flags)
    )
    return st.sampled_from([code for code in codes if _reads_back(code) and admits.admits(code)])


def _reads_back(code: int) -> bool:
    try:
        return read_cell(show_cell(code)) == code
    except ValueError:
        return False


@pytest.mark.parametrize(
    "kind", [KICKOFF, PUNT, PUNT_RETURN, FIELD_GOAL, *OFFENSE_COLUMNS.values(), *DEFENSE_COLUMNS.values()]
)
@given(data=st.data())
@settings(max_examples=15, deadline=None)
def test_every_admitted_cell_survives_its_column(kind: Admits, data: st.DataObject) -> None:
    code = data.draw(cells_of(kind))
    assert kind.read(show_cell(code)) == code


@given(data=st.data())
@settings(max_examples=30, deadline=None)
def test_random_cells_survive_writing_and_reading(data: st.DataObject) -> None:
    where = {
        **{("offense", name): kind for name, kind in OFFENSE_COLUMNS.items()},
        **{("special teams", name): kind for name, kind in SPECIAL_COLUMNS.items()},
    }
    section, column = data.draw(st.sampled_from(sorted(where)))
    text = show_cell(data.draw(cells_of(where[section, column])))
    team = read_team(put(section, data.draw(st.integers(10, 39)), column, text), "x.txt")
    assert read_team(team_chart_text(team), "y.txt").digest == team.digest
    assert team_chart_text(read_team(team_chart_text(team), "y.txt")) == team_chart_text(team)


def test_examples_of_expected_results_are_themselves_allowed() -> None:
    for kind in (*OFFENSE_COLUMNS.values(), *DEFENSE_COLUMNS.values(), *SPECIAL_COLUMNS.values()):
        for text in kind.like.split(", "):
            assert kind.read(text) == read_cell(text), text


def test_season_charts_of_2017() -> None:
    season = season_charts(2017)
    assert [row for row, mark in season.holding.cells.items() if mark] == [10, 11, *range(13, 34)]
    assert [row for row, mark in season.between_downs_offense.cells.items() if mark] == list(range(11, 34))
    assert [row for row, mark in season.between_downs_defense.cells.items() if mark] == list(range(11, 33))
    assert season.squib.by_reading[22] == read_cell("16")
    assert season_chart_text(read_season(season_chart_text(season), "x.txt")) == season_chart_text(season)


def test_a_fault_of_a_season_chart() -> None:
    text = season_chart_text(season_charts(2017)).replace("22    16", "22    FC")
    with pytest.raises(ChartError, match=r"2017.txt, \[squib kick\], row 22, column Return: 'FC' cannot stand in this"):
        read_season(text, "2017.txt")
