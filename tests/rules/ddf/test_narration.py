"""The play-by-play: what a fan reads for what the dice did."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from examples.ddf.table import Stage, example
from fieldhouse import catalog
from fieldhouse.games.ddf.names import cell_text
from fieldhouse.games.ddf.pages.explanation import explain
from fieldhouse.games.ddf.pages.narration import Narrator
from fieldhouse.games.ddf.pages.play_text import play_text
from fieldhouse.games.ddf.pages.player_roles import who
from fieldhouse.library.ddf import load_team
from fieldhouse.table.game import Definition
from fieldhouse.table.journal import ROLL
from fieldhouse.table.recorder import recorded
from fieldhouse.table.session import Session
from rules.ddf.games import played


def narrator(stage: Stage) -> Narrator:
    away, home = (side.team for side in stage.game.sides)
    return Narrator(away, home)


def told(stage: Stage) -> str:
    return play_text(narrator(stage).matchup, stage.last)


def test_plays_from_scrimmage_a_line_of_the_sheet() -> None:
    stage = example(
        "PHI 2 and 7 at NE 44",
        clock="8:20",
        PHI={"9-Sideline": {24: "7*"}},
        NE={"F 9-Sideline": {1: "-1"}},
        calls="9-Sideline F",
        dice="offense 24, defense 1",
    )
    assert narrator(stage).line(stage.last) == (
        "2nd & 7 at NE 44      (Q1 8:20)  9-Sideline v F-Blitz: pass complete for 6 to NE 38, out of bounds."
    )


PLAYS: list[tuple[dict[str, Any], str]] = [
    (
        {"NE": {"1-Line Plunge": "-2"}, "calls": "1-Line Plunge A", "dice": "offense 24, defense 1"},
        "1-Line Plunge v A-Standard: run for a loss of 2 to NE 28.",
    ),
    (
        {"NE": {"1-Line Plunge": "-"}, "calls": "1-Line Plunge A", "dice": "offense 24, defense 1"},
        "1-Line Plunge v A-Standard: run for no gain.",
    ),
    (
        {"NE": {"6-Short": "30"}, "calls": "6-Short E", "dice": "offense 24, defense 1"},
        "6-Short v E-Pass Dime: pass complete for 30 to PHI 40. First down.",
    ),
    (
        {"NE": {"6-Short": "TD"}, "calls": "6-Short A", "dice": "offense 24, defense 1"},
        "6-Short v A-Standard: pass complete for 70. TOUCHDOWN NE!",
    ),
    (
        {"NE": {"6-Short": "INC"}, "calls": "6-Short A", "dice": "offense 24, defense 1"},
        "6-Short v A-Standard: pass incomplete.",
    ),
    (
        {"NE": {"6-Short": "QT", "QT": "-9"}, "calls": "6-Short A", "dice": "offense 24, defense 1, QT 24"},
        "6-Short v A-Standard: sacked for a loss of 9 to NE 21.",
    ),
    (
        {"NE": {"6-Short": "QT", "QT": "5"}, "calls": "6-Short A", "dice": "offense 24, defense 1, QT 24"},
        "6-Short v A-Standard: scramble for 5 to NE 35.",
    ),
    (
        {"NE": {"6-Short": "QT", "QT": "1"}, "calls": "6-Short A", "dice": "offense 24, defense 1, QT 24"},
        "6-Short v A-Standard: scramble for 1 to NE 31.",
    ),
    (
        {
            "NE": {"8-Long": "INT 30"},
            "PHI": {"Interception Return": "12"},
            "calls": "8-Long A",
            "dice": "offense 24, defense 1, interception return 24",
        },
        "8-Long v A-Standard: pass INTERCEPTED by PHI at PHI 40, returned 12 to NE 48.",
    ),
    (
        {
            "NE": {"8-Long": "INT 30"},
            "PHI": {"Interception Return": "TD"},
            "calls": "8-Long A",
            "dice": "offense 24, defense 1, interception return 24",
        },
        "8-Long v A-Standard: pass INTERCEPTED by PHI at PHI 40, returned 60. TOUCHDOWN PHI!",
    ),
    (
        {
            "NE": {"1-Line Plunge": "F 3", "fumble recovered": "10"},
            "PHI": {"Fumble Return": "8"},
            "calls": "1-Line Plunge A",
            "dice": "offense 24, defense 1, fumble 24, fumble return 24",
        },
        "1-Line Plunge v A-Standard: run for 3, FUMBLE at NE 33, recovered by PHI, returned 8 to NE 25.",
    ),
    (
        {"NE": {"2-Off Tackle": "OFF 5"}, "calls": "2-Off Tackle A", "dice": "offense 24"},
        r"2-Off Tackle v A-Standard: flag before the snap. Penalty on NE, (false start|delay of game|.*), 5 yards.",
    ),
    (
        {
            "NE": {"2-Off Tackle": {24: "OFF 10", 25: "9"}},
            "calls": "2-Off Tackle A",
            "dice": "offense 24, offense 25, defense 1",
            "choices": "PHI penalty accept",
        },
        r"2-Off Tackle v A-Standard: run for 9 to NE 39. Penalty on NE, (holding|.*), 10 yards, no play.",
    ),
    (
        {
            "NE": {"2-Off Tackle": {24: "OFF 10", 25: "-9"}},
            "calls": "2-Off Tackle A",
            "dice": "offense 24, offense 25, defense 1",
            "choices": "PHI penalty decline",
        },
        r"2-Off Tackle v A-Standard: run for a loss of 9 to NE 21. Penalty on NE, (holding|.*), declined.",
    ),
    (
        {
            "NE": {"6-Short": {24: "PI 14", 25: "INC"}},
            "calls": "6-Short A",
            "dice": "offense 24, offense 25, defense 1",
            "choices": "NE penalty accept",
        },
        "6-Short v A-Standard: pass incomplete. Penalty on PHI, pass interference, 14 yards, no play. First down.",
    ),
    (
        {
            "NE": {"6-Short": {24: "PI 14", 25: "OFF 10"}},
            "calls": "6-Short A",
            "dice": "offense 24, offense 25",
        },
        r"6-Short v A-Standard: flags on both sides. Penalty on PHI, pass interference, offsetting. "
        r"Penalty on NE, .*, offsetting.",
    ),
    ({"NE": {"Punt": "45"}, "calls": "punt A", "dice": "punt 24, punt return 24, coverage 1"},
     "punt 45 to PHI 25, no return."),
    ({"NE": {"Punt": "45*"}, "calls": "punt A", "dice": "punt 24"}, "punt 45 to PHI 25, out of bounds."),
    ({"calls": "kneel A"}, "kneel for a loss of 1."),
]  # fmt: skip


@pytest.mark.parametrize(("setting", "line"), PLAYS, ids=[line for _, line in PLAYS])
def test_play_results_in_words(setting: dict[str, Any], line: str) -> None:
    pattern = line if r"(" in line or ".*" in line else re.escape(line)
    text = told(example("NE 2 and 7 at NE 30", **setting))
    assert re.fullmatch(pattern, text), text


def test_a_name_with_a_full_stop_ends_a_sentence_with_one() -> None:
    punt = {"Punt": {24: "45"}}, {"Punt Return": {24: "FC"}}
    stage = example("NE 2 and 7 at NE 30", NE=punt[0], PHI=punt[1], calls="punt A", dice="punt 24, punt return 24")
    away, home = (side.team for side in stage.game.sides)
    catcher = replace(home, players={"punt return": (("K.Hill Jr.", 1.0),)})
    assert play_text(Narrator(away, catcher).matchup, stage.last) == "punt 45 to PHI 25, fair catch by K.Hill Jr."
    assert play_text(Narrator(away, home).matchup, stage.last) == "punt 45 to PHI 25, fair catch."


def test_fourth_down_not_made() -> None:
    stage = example(
        "NE 4 and 7 at NE 30", NE={"6-Short": "INC"}, calls="6-Short A", dice="offense 24, defense 1"
    )  # fmt: skip
    assert told(stage).endswith("pass incomplete. PHI takes over on downs.")


def test_field_goals_are_measured_to_the_posts() -> None:
    stage = example("NE 4 and 7 at PHI 27", NE={"Field Goal": "30"}, calls="field-goal A", dice="field goal 24")
    assert told(stage) == "45-yard field goal is GOOD."


def test_audibles_and_time_outs_are_told() -> None:
    stage = example(
        "NE 2 and 7 at NE 30",
        NE={"6-Short": "4"},
        calls="1-Line Plunge A",
        choices="NE reveal time-out, NE call short, PHI formation b, PHI tempo time-out",
        dice="offense 24, defense 1",
    )
    assert told(stage) == "6-Short v B-Rush Middle (time-out NE): pass complete for 4 to NE 34. Time-out PHI."


def test_kickoffs_in_words() -> None:
    deep = example(
        "NE kicks off from NE 35",
        NE={"Kickoff": "60"},
        PHI={"Kickoff Return": "22"},
        choices="NE kickoff deep",
        dice="kickoff 24, kickoff return 24, coverage 1",
    )
    assert told(deep) == "NE kicks 60 to PHI 5, returned 22 to PHI 27."
    onside = example("NE kicks off from NE 35", choices="NE kickoff onside", dice="onside kick 15")
    assert told(onside) == "NE onside kick, recovered by NE at NE 47."


def test_the_score_and_the_quarters_are_headings() -> None:
    match = played(4, "book")
    lines = Narrator(match.away, match.home).sheet(match.notes)
    away, home = match.game.score
    assert lines[-1].startswith("Final") and lines[-1].endswith(f"HAR {away}, IRO {home}")
    for heading in ("End of the 1st quarter: ", "Half-time: ", "End of the 3rd quarter: "):
        assert sum(line.startswith(heading) for line in lines) == 1
    assert sum("Two-minute warning" in line for line in lines) == 2
    scores = [line for line in lines if re.fullmatch(r"    HAR \d+, IRO \d+", line)]
    assert len(scores) == sum(bool(play.points) for play in match.notes)


@pytest.mark.parametrize("seed", range(20))
def test_any_game_can_be_told(seed: int) -> None:
    """No play of a game by random coaches, who do everything that is legal, is told with a hole in it."""
    match = played(seed)
    for line in Narrator(match.away, match.home).sheet(match.notes):
        assert not re.search(r"None|  \.|, \.|: \.|-\d+ (to|yards)|\bfor 0\b|\b1 yards", line), line


def test_a_free_kick_is_called_one() -> None:
    lines = [line for seed in range(20) for line in _sheet(seed)]
    assert any(line.startswith("Free kick at") for line in lines)
    assert not any(re.match(r"Free kick at \w+ 35 .*Q3 15:00", line) for line in lines)


def _sheet(seed: int) -> list[str]:
    match = played(seed)
    return Narrator(match.away, match.home).sheet(match.notes)


def test_names_depend_on_the_play_alone() -> None:
    gulls = load_team("2017-HAR")
    play = next(play for play in played(1, "book").notes if play.call == 5)
    assert who(gulls, "receive", play) == who(gulls, "receive", play)
    names = {who(gulls, "receive", play) for play in played(1, "book").notes}
    assert names <= {name for name, _ in gulls.players["receive"]} and len(names) > 1
    assert who(replace(gulls, players={}), "receive", play) == ""
    only = replace(gulls, players={"receive": (("A. Baker", 1.0),), "receive 6-Short": (("C. Dunn", 1.0),)})
    assert who(only, "receive", play) == "C. Dunn"


def test_a_team_that_plays_itself_is_told_apart() -> None:
    gulls = load_team("2017-HAR")
    assert Narrator(gulls, gulls).matchup.codes == ("HAR-away", "HAR-home")


def test_the_dice_of_a_play_are_explained() -> None:
    """Every play's explanation is what its journal entries hit on the charts."""
    ddf: Definition[Any, Any] = catalog.game("ddf")
    header = ddf.header(("2017-HAR", "2017-IRO"), 3, {"preset": "basic"})
    session = Session(ddf, header, (ddf.coach("book"), ddf.coach("book")))
    gulls, miners = load_team("2017-HAR"), load_team("2017-IRO")
    checked = 0
    for step, (rest, after) in enumerate(pairwise(session.rests)):
        play, entries = session.notes[rest.notes], session.entries[rest.entries : after.entries]
        rolls = [(entry.label, entry.value) for entry in entries if entry.kind == ROLL]
        if play.seat != 0 or play.result != "gain" or [label for label, _ in rolls] != ["offense", "defense"]:
            continue
        (_, offense), (_, defense) = rolls
        cell = gulls.plays[play.call].by_reading[offense]
        against = miners.formations[play.formation][play.call].by_reading[defense]
        thrown, answered = explain(recorded(ddf, header, session.state_at(step), entries))
        assert str(thrown) == f"offense {offense}: {cell_text(cell)}"
        assert str(answered) == f"defense {defense}: {cell_text(against)} -> {answered.made}"
        if play.spot + play.yards < 95:  # far from the goal line, which cuts a gain short or squeezes it
            assert answered.made.endswith(f"gain of {play.yards}" if play.yards > 0 else f"{-play.yards or 'no gain'}")
        checked += 1
    assert checked > 10


def test_the_dice_of_half_a_play_are_explained_too() -> None:
    ddf: Definition[Any, Any] = catalog.game("ddf")
    header = ddf.header(("2017-HAR", "2017-IRO"), 3, {"preset": "basic"})
    session = Session(ddf, header, (ddf.coach("book"), ddf.coach("book")))
    rest, after = session.rests[5:7]
    entries = session.entries[rest.entries : after.entries]
    first_roll = next(index for index, entry in enumerate(entries) if entry.kind == ROLL)
    (thrown,) = explain(recorded(ddf, header, session.state_at(5), entries[: first_roll + 1]))
    assert thrown.throw == f"offense {entries[first_roll].value}" and thrown.cell and not thrown.made
