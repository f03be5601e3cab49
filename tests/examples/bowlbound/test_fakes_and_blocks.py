"""Advanced V: fake kicks, the all-out rush, the free block, and the rulings on them."""

from __future__ import annotations

from typing import Any

import pytest

from examples.bowlbound.table import Stage
from fieldhouse.games.bowlbound.legal import legal_rushes
from fieldhouse.table.question import IllegalAnswer
from fieldhouse.table.seat import HOME

FOURTH = "A 4 and 10 at A 30"
FAKES = {"fakes": True}


def kicked(situation: str, dice: str, choices: str, call: str = "punt", **more: Any) -> Stage:
    options = more.pop("options", FAKES)
    return Stage(situation, options, **more).play(f"{call} a", dice, choices)


def test_v_1_fake_punt_against_no_defense() -> None:
    kicked(
        FOURTH, "punt 24, offense 20", "A fake number 24, A fake drop-back",
        A={"9": {20: "14"}}, B={"A 9": {1: "INC"}},
    ).gives("A 1 and 10 at A 44")  # fmt: skip


@pytest.mark.parametrize(
    ("call", "cell", "is_open"),
    [
        ("punt", "40", True), ("punt", "39", False), ("punt", "T2", True), ("punt", "T1", False), ("punt", "KO", True),
        ("punt", "45*", True), ("punt", "T2*", True), ("punt", "KO*", True), ("punt", "X", False),
        ("punt", "DEF 5", True), ("punt", "OFF 5", False), ("punt", "BK -8", False),
        ("field-goal", "30", True), ("field-goal", "29", False), ("field-goal", "T1", True),
        ("field-goal", "DEF S", True), ("field-goal", "NG", False),
    ],
)  # fmt: skip
def test_v_1_which_totals_may_be_fake_numbers(call: str, cell: str, is_open: bool) -> None:
    column = "Punt" if call == "punt" else "Field Goal"
    stage = Stage("A 4 and 10 at B 30", FAKES, A={column: {24: cell}, "1": {20: "3"}})
    choices = "A fake number 24, A fake plunge"
    if is_open:
        stage.play(f"{call} a", f"{column.lower()} 24, offense 20", choices).gives("B 1 and 10 at B 27")
    else:
        with pytest.raises(IllegalAnswer):
            stage.play(f"{call} a", f"{column.lower()} 24, offense 20", choices)


def test_v_1_no_fake_number_is_a_plain_kick() -> None:
    kicked(FOURTH, "punt 24", "A fake number 25, B kick return leave").gives("B 1 and 10 at B 30")
    kicked(FOURTH, "punt 24", "A fake number 0, B kick return leave").gives("B 1 and 10 at B 30")


def test_v_1_fake_extra_point() -> None:
    stage = Stage("try by A", FAKES, A={"1": {20: "3"}})
    stage.play("", "extra point 24, offense 20", "A try kick, A fake number 24, A fake plunge").gives(
        "A kicks off from A 30", score=(2, 0)
    )


RUSH = {"all_out_rush": True}


@pytest.mark.parametrize(
    ("call", "dice", "sheet"),
    [
        ("punt", "block number 32, punt 31, X 28, fumble 20", "B 1 and 10 at A 18"),
        ("punt", "block number 32, punt 33, X 28, fumble 39", "try by B"),
        ("field-goal", "block number 32, field goal 32, DS 30, fumble 20", "B 1 and 10 at A 27"),
    ],
)
def test_v_2_all_out_rush(call: str, dice: str, sheet: str) -> None:
    kicked(FOURTH, dice, f"B kick rush all-out, A call {call}", call, options=RUSH).gives(sheet)


def test_v_2_a_the_kickers_may_change_their_minds_and_the_rushers_are_committed() -> None:
    """Formation A would have stopped the plunge: but all its men rush the kicker."""
    stage = Stage(FOURTH, RUSH, A={"1": {20: "12"}}, B={"A 1": dict.fromkeys(range(1, 6), "(0)")})
    stage.play("punt a", "offense 20", "B kick rush all-out, A call plunge").gives("A 1 and 10 at A 42")


@pytest.mark.parametrize(
    ("situation", "options", "rush", "sheet"),
    [
        (FOURTH, {"free_block": True}, "block", "A 1 and 10 at A 42"),
        ("A 4 and 10 at A 4", {"short_drop": True}, "all-out", "A 1 and 10 at A 16"),
    ],
)
def test_v_2_a_whatever_the_rush_costs(situation: str, options: dict[str, Any], rush: str, sheet: str) -> None:
    """The free block has the all-out rush's procedure (V-3), and so has the free rush of a short drop (III-2-A)."""
    stage = Stage(situation, options, A={"1": {20: "12"}}, B={"codes": "FBO"})
    stage.play("punt a", "offense 20", f"B kick rush {rush}, A call plunge").gives(sheet)


def test_v_2_a_the_play_called_instead_may_be_declared() -> None:
    """I-4-C. In the red zone (II-4) there is nothing to choose: the defense is blank already."""
    options = {**RUSH, "red_zone": True, "out_of_bounds": True}
    stage = Stage("A 4 and 2 at B 19", options, A={"1": {20: "8"}}, B={"A 1": {1: "(0)"}})
    choices = "B kick rush all-out, A call plunge, A declare out"
    stage.play("field-goal a", "offense 20", choices).gives("A 1 and 10 at B 16", seconds=10)


@pytest.mark.parametrize(
    ("call", "sheet", "score"), [("kneel", "A 4 and 12 at A 28", (0, 0)), ("safety", "A free kick from A 20", (0, 2))]
)
def test_v_2_a_or_not_play_at_all(call: str, sheet: str, score: tuple[int, int]) -> None:
    stage = Stage("A 3 and 10 at A 30", {**RUSH, "kneel": True, "elected_safety": True})
    stage.play("punt a", "", f"B kick rush all-out, A call {call}").gives(sheet, score=score)


def test_v_2_a_on_extra_points_too() -> None:
    """The first two-point play meets nobody; after a penalty it is a new try against a formation."""
    stage = Stage("try by A", {"free_block": True}, A={"1": {20: "3", 21: "OFF 5"}}, B={"codes": "FBO"})
    rushed = "A try kick, B kick rush block, A try two, A call plunge"
    stage.play("", "offense 20", rushed).gives("A kicks off from A 30", score=(2, 0))
    stage.put("try by A")
    stage.play(
        "", "offense 21, offense 20, offense 20, defense 1",
        f"{rushed}, B penalty accept, A call plunge, B defense a",
    ).gives("A kicks off from A 30", score=(2, 0))  # fmt: skip


def test_v_2_a_a_short_drop_that_becomes_a_field_goal_is_rushed_at_the_price() -> None:
    """Only the short drop itself is rushed freely: three fake numbers, as ever."""
    stage = Stage("A 4 and 10 at A 4", {"short_drop": True, **FAKES}, A={"Field Goal": {24: "T1"}, "1": {20: "3"}})
    stage.play(
        "punt a", "block number 30, field goal 24, offense 20",
        "B kick rush all-out, A call field-goal, A fake number 24, A fake number 0, A fake plunge",
    ).gives("B 1 and goal at A 7")  # fmt: skip


def test_v_2_c_the_price_of_the_rush() -> None:
    """Three fake numbers, a razzle-dazzle on a fake, no offensive fouls, no return but the kickers' roll."""
    options = {**RUSH, **FAKES}
    three = "A fake number 24, A fake number 25, A fake number 26"
    kicked(
        FOURTH, "block number 32, punt 25, razzle-dazzle by offense 20",
        f"B kick rush all-out, A call punt, {three}, A fake razzle-dazzle, A razzle-dazzle 2",
        options=options, A={"2": {20: "11"}},
    ).gives("A 1 and 10 at A 41")  # fmt: skip
    kicked(
        FOURTH, "block number 32, punt 20, punt 21",
        "B kick rush all-out, A call punt, A roll option decline, A penalty accept",
        options=RUSH, A={"Punt": {20: "OFF 15"}},
    ).gives("A 4 and 5 at A 35")  # fmt: skip


def test_v_3_free_block_has_one_number_and_no_price() -> None:
    options = {"free_block": True}
    fbo = {"codes": "FBO", "Punt Return": {30: "9"}}
    rush = "B kick rush block, A call punt"
    kicked(FOURTH, "block number 32, punt 32, X 28, fumble 20", rush, options=options, B=fbo).gives(
        "B 1 and 10 at A 18"
    )
    kicked(
        FOURTH, "block number 32, punt 31, punt return 30", f"{rush}, B kick return return", options=options, B=fbo
    ).gives("B 1 and 10 at B 39")  # fmt: skip
    stage = Stage(FOURTH, options, B={"codes": "-"})
    assert legal_rushes(stage.game, HOME) == [0]


def test_v_3_c_extra_points_may_be_blocked_and_run_back_for_two() -> None:
    options = {"free_block": True}
    stage = Stage("try by A", options, B={"codes": "SPBO", "Interception Return": {30: "TD"}})
    stage.play(
        "", "block number 32, extra point 32, DS 30, fumble 30, fumble return 30",
        "A try kick, B kick rush block, A try kick, B run back return",
    ).gives("A kicks off from A 30", score=(0, 2))  # fmt: skip


def test_v_4_b_a_fake_overrules_a_block() -> None:
    kicked(
        FOURTH, "block number 24, punt 24, offense 20",
        "B kick rush block, A call punt, A fake number 24, A fake plunge",
        options={**FAKES, "free_block": True}, A={"1": {20: "12"}}, B={"codes": "FBO"},
    ).gives("A 1 and 10 at A 42")  # fmt: skip


def test_v_4_a_numbers_stay_in_force_through_penalties() -> None:
    for choice, sheet in (("decline", "A 1 and 10 at A 42"), ("accept", "A 4 and 15 at A 25")):
        kicked(
            FOURTH,
            "punt 20, punt 24, offense 20",
            f"A fake number 24, A fake plunge, B penalty {choice}",
            A={"Punt": {20: "OFF 5"}, "1": {20: "12"}},
        ).gives(sheet)


def test_v_1_a_penalty_on_a_fake_extra_point_gives_another_try() -> None:
    stage = Stage("try by A", FAKES, A={"1": {20: "DEF 5", 21: "-1", 22: "3"}})
    stage.play(
        "",
        "extra point 24, offense 20, offense 21, offense 22, defense 1",
        "A try kick, A fake number 24, A fake plunge, A penalty accept, A call plunge, B defense a",
    ).gives("A kicks off from A 30", score=(2, 0))


@pytest.mark.parametrize(
    ("cell", "is_open"), [("3", True), ("2", False), ("OFF S", True), ("DEF 5", True), ("T1", True), ("X", False)]
)
def test_v_1_fake_extra_point_of_older_sets(cell: str, is_open: bool) -> None:
    """Any penalty is a good point there (VI-7-A), so it may be a fake number too."""
    stage = Stage("try by A", FAKES, A={"extra point missed": "field goal", "Field Goal": {24: cell}, "1": {20: "3"}})
    choices = "A try kick, A fake number 24, A fake plunge"
    if is_open:
        stage.play("", "extra point 24, offense 20", choices).gives("A kicks off from A 30", score=(2, 0))
    else:
        with pytest.raises(IllegalAnswer):
            stage.play("", "extra point 24, offense 20", choices)


def test_v_2_c_v_a_short_drop_is_rushed_without_a_price() -> None:
    """One fake number, offensive fouls, and a return."""
    options = {"short_drop": True, "fakes": True}
    more: dict[str, Any] = {"A": {"Punt": {20: "OFF 5"}}, "B": {"Punt Return": {30: "6"}}}
    kicked(
        "A 4 and 10 at A 4", "block number 30, punt 20, punt 21, punt return 30",
        "B kick rush all-out, A call punt, A fake number 24, B kick return return, B penalty decline",
        options=options, **more,
    ).gives("B 1 and 10 at A 38")  # fmt: skip


def test_v_3_c_a_blocked_point_kept_and_run_in_is_worth_two() -> None:
    stage = Stage("try by A", {"free_block": True}, A={"Interception Return": {30: "TD"}}, B={"codes": "FBO"})
    stage.play(
        "", "block number 32, extra point 32, DS 30, fumble 18, fumble return 30",
        "A try kick, B kick rush block, A try kick, A run back return",
    ).gives("A kicks off from A 30", score=(2, 0))  # fmt: skip


@pytest.mark.parametrize(("choice", "score"), [("accept", (0, 0)), ("decline", (0, 2))])
def test_v_3_a_foul_on_the_way_with_a_blocked_point_takes_it_back(choice: str, score: tuple[int, int]) -> None:
    """R29: the kickers may have what the runners' own foul made of it."""
    stage = Stage("try by A", {"free_block": True}, B={"codes": "FBO", "Interception Return": {30: "OFF 15", 31: "TD"}})
    stage.play(
        "", "block number 32, extra point 32, DS 30, fumble 37, fumble return 30, fumble return 31",
        f"A try kick, B kick rush block, A try kick, B run back return, A penalty {choice}",
    ).gives("A kicks off from A 30", score=score)  # fmt: skip


def test_v_3_fouls_of_both_sides_with_a_blocked_point_give_the_kick_again() -> None:
    """R29, VI-4-A-ii."""
    cells = {30: "OFF 15", 31: "DEF 5"}
    stage = Stage("try by A", {"free_block": True}, B={"codes": "FBO", "Interception Return": cells})
    stage.play(
        "", "block number 32, extra point 32, DS 30, fumble 37, fumble return 30, fumble return 31,"
        " block number 33, extra point 20",
        "A try kick, B kick rush block, A try kick, B run back return, B kick rush block, A try kick",
    ).gives("A kicks off from A 30", score=(1, 0))  # fmt: skip


def test_v_4_d_a_free_block_team_pays_for_an_all_out_rush_too() -> None:
    options = {**RUSH, **FAKES, "free_block": True}
    three = "A fake number 24, A fake number 25, A fake number 26"
    kicked(
        FOURTH, "block number 32, punt 20", f"B kick rush all-out, A call punt, {three}, A roll option decline",
        options=options, B={"codes": "FBO"},
    ).gives("B 1 and 10 at B 30")  # fmt: skip


def test_v_4_c_no_all_out_rush_against_extra_points() -> None:
    stage = Stage("try by A", {**RUSH, "free_block": True}, B={"codes": "FBO"})
    assert legal_rushes(stage.game, HOME) == [0, 1]


def test_v_4_e_all_out_rush_against_a_hurried_kick() -> None:
    stage = Stage(FOURTH, RUSH, A={"Punt": {20: "DEF 15"}})
    stage.game.hurried = True
    stage.play("punt a", "block number 32, punt 20", "B kick rush all-out, A call punt").gives("A 4 and 15 at A 25")
