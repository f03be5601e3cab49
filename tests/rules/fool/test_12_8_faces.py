"""12.8 Which face of the die does what, die by die: odds alone would not see two faces change places."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fieldhouse.games.fool.charts.effects import LETTER, Step, read_cell
from fieldhouse.games.fool.model import DRAFTED, FIRST, Injury, Moved, Player
from fieldhouse.games.fool.rules.attributes import roll_attribute
from fieldhouse.games.fool.rules.camp_injuries import roll_camp_injury
from fieldhouse.games.fool.rules.changes import perturbed_age, perturbed_games, standard_change
from fieldhouse.games.fool.rules.coaching import coached
from fieldhouse.games.fool.rules.effects import by_position, happens, orders_of
from fieldhouse.games.fool.rules.free_agents import retire, roll_refusal
from fieldhouse.games.fool.rules.injuries import longer_injury
from fieldhouse.games.fool.rules.maxima import enhanced
from fieldhouse.games.fool.rules.newcomers import roll_sanction
from fieldhouse.games.fool.rules.position_changes import reversal
from fieldhouse.games.fool.rules.recovery import resolved, tried
from fieldhouse.games.fool.settings import SIGNING
from fieldhouse.games.fool.state import INVITATIONS, League
from rules.fool.leagues import faces, finish, league, man, pcs, tables

LOW, HIGH = [("low or high", 3)], [("low or high", 4)]


def cells(column: Any, edition: str = "first") -> list[Any]:
    found = tables(edition)
    return [found.cells[column.by_reading[face]] for face in range(1, 7)]


STANDARD = {
    "first 0": "- - - - - B", "first 4": "- - - - - B/A", "first 8": "- - - - -/B B/A", "young 0": "- - - - - C",
    "young 4": "- - - - - B/C", "young 8": "- - - - - B", "prime 0": "- - - - - C/D", "prime 4": "- - - - - C",
    "prime 8": "- - - - - B/C", "late 0": "- - - - -/C D", "late 6": "- - - - - C/D", "old 0": "- - - - D D",
    "old 6": "- - - -/C D D", "oldest": "- - D D ret ret", "new free agent": "- - - B C D", "rookie": "- - - - B/C D",
    "trade": "- - - - - -/C", "free agent": "- - - - - C",
}  # fmt: skip
LETTERS = {
    "A": "+C +C +P +% +% +&/+S", "B": "+C -C +P/-P +C-S +% +&/-&", "C": "+C/+P -C -P +C-S +%/-S +&/-&",
    "D": "-% -C -P -S -S -&",
}  # fmt: skip
CHANGES = {"rookie": "- - - - C D", "young": "- - - - -/D C", "prime": "- - - - C D", "late": "- - - C D D"}
SPECIAL = {"rookie": "- - - - -/B B", "young": "- - - - - B", "prime": "- - - - - B/C", "late": "- - - - - C"}


@pytest.mark.parametrize("column", STANDARD)
def test_12_8_each_face_of_the_standard_columns(column: str) -> None:
    assert cells(tables("first").standard[column]) == [read_cell(cell) for cell in STANDARD[column].split()]
    retires = {"oldest": "- - D D D D"}
    second = (STANDARD | retires)[column]
    assert cells(tables("second").standard[column], "second") == [read_cell(cell) for cell in second.split()]


@pytest.mark.parametrize("letter", LETTERS)
def test_12_8_each_face_of_a_letter(letter: str) -> None:
    for edition in ("first", "second"):
        found = cells(tables(edition).letters[letter], edition)
        assert found == [read_cell(cell) for cell in LETTERS[letter].split()]


@pytest.mark.parametrize("band", CHANGES)
def test_12_8_each_face_of_the_columns_for_positions(band: str) -> None:
    assert cells(tables("first").change[band]) == [read_cell(cell) for cell in CHANGES[band].split()]
    assert cells(tables("first").specialization[band]) == [read_cell(cell) for cell in SPECIAL[band].split()]


MARKS = {
    "+": "rm_- m m/^ ^/$ r gc", "-": "rm_+ im/c !/f o \\# pc", "Q+": "rm_- 3r st +arm/3r +arm/st gc/r",
    "Q-": "rm_+ rm_3r im/! \\# o/f -arm/pc",
}  # fmt: skip
CHANGED_MARKS = {"+": "rm_- rm_- m ^/$ r gc"}
"""Of the second edition."""


@pytest.mark.parametrize("column", MARKS)
def test_12_8_each_face_of_the_characteristics(column: str) -> None:
    for edition, rows in (("first", MARKS), ("second", MARKS | CHANGED_MARKS)):
        found = cells(tables(edition).characteristics[column], edition)
        assert found == [read_cell(cell.replace("_", " ")) for cell in rows[column].split()]


@pytest.mark.parametrize(
    ("position", "sign", "found"),
    [
        ("H", "+", ["m m", "m ^", "^ $", "r r", "gc gc"]), ("H", "-", ["im c", "! f", "o o", "# #", "pc pc"]),
        ("CB", "-", ["im c", "! !", "o o", "# #", "pc pc"]),
        ("Q", "+", ["3r 3r", "st st", "+arm 3r", "+arm st", "gc r"]),
    ],
)  # fmt: skip
def test_12_8_each_face_of_the_characteristics_as_it_is_played(position: str, sign: str, found: list[str]) -> None:
    """From the 2 on (a 1 takes something away), with a low die and with a high one where there is one more."""

    def rule(face: int, half: tuple[str, int]) -> str:
        home = league([(f"characteristic {sign}", face), half])
        (mark,) = roll_attribute(home, man(home, position, "2-2-5"), sign).attributes
        return mark

    assert [f"{rule(face, *LOW)} {rule(face, *HIGH)}" for face in range(2, 7)] == found


MIDDLES = {
    "1": "o|-p|f|C", "2": "o p=1|p=2|f p=2|C p=2", "3": "o|-|f|B", "4": "o p=1|p=2|f p=2|B p=2", "5": "-|-|-|-",
    "6": "-|-|-|+c-p", "7": "-|-|-|-", "8": "-|-|-|+p-c", "9": "o|-c|-|C", "10": "o|-|!|+p-c", "11": "o|D|!|+c-s",
    "12": "o|-|-|C", "13": "o/!|-|f|-p+c", "14": "o/!|-p|f|C", "15": "o f|-C+S|f p=1|D p=1", "16": "-|-|!|+c-s",
    "17": "o|-|!|+c-s", "18": "o|-|!|+p-c",
}  # fmt: skip
"""The faces 2 to 5 of each position-to-position table, the same for everybody."""
ENDS = {
    "rookie": "C|-, C p=1|p=3, B|+p, B p=2|p=3, B|B, B|B, B|B, +p|B, -|C, +p-c|C, +c-s|C, -|C, +c-s|C, -|C, p=2|C p=1,"
    "!|C, !|C, C|C",
    "veteran": "C|-p, C p=1|p=2, -|-, p=1|C p=2, C|B, -p|B, -p|B, C|B, -|C, +p-c|D, +c-s|D, -|D, +c-s|D, -|C, p=1|D,"
    "C|C, C|C, C|D",
    "experienced": "D|-2p, D p=0|D p=1, C|-S, C p=0|D p=1, C|C, -p|C, -p|C, -c|C, -c|D, -c|D, -s|D, -c|D, -s|D, -c|D,"
    "-|D, C|D, C|D, -c|D",
}
"""The faces 1 and 6 of the eighteen tables, in their order."""


@pytest.mark.parametrize("kind", ENDS)
def test_12_8_each_face_of_the_position_to_position_tables(kind: str) -> None:
    for table, ends in zip(MIDDLES, ENDS[kind].split(","), strict=True):
        first, last = ends.strip().split("|")
        cells_of = [first, *MIDDLES[table].split("|"), last]
        assert cells(tables("first").transitions[table, kind]) == [read_cell(cell) for cell in cells_of], table


@pytest.mark.parametrize("face", range(1, 7))
def test_12_3_5_each_face_of_coaching_out_of_a_fault(face: int) -> None:
    """1 to 4 take it away, 5 does nothing, a 6 costs a point of contact or brings one more fault."""
    then = [("low or high", 3)] if face == 6 else []
    home = league([("coaching f", 5), ("coaching, change", face), *then])
    become = coached(home, man(home, "H", "2-2-5", standing=DRAFTED, attributes=("f",)), "f")
    assert (pcs(become), become.attributes) == ("2-1-5" if face == 6 else "2-2-5", () if face < 5 else ("f",))
    finish(home)


def after(rule: Callable[[League, Player], Player], *facts: str, **more: Any) -> Callable[[League], str]:
    """What *rule* makes of a man, as his ratings."""
    return lambda home: pcs(rule(home, man(home, *facts, **more)))


def letter(name: str) -> Callable[[League, Player], Player]:
    return lambda home, player: happens(home, player, Step(LETTER, name), orders_of(home, player))


def test_12_8_the_cells_of_a_letter_as_they_are_played() -> None:
    """Where a face needs one more die it is a low one, or a low one of the change by position."""
    player = ("LB", "1-2-4")
    found = [
        league([(f"change {name}", face), *more])
        for name, face, more in (
            ("D", 1, [("change by position", 3)]), ("D", 2, []), ("D", 3, []), ("D", 4, []), ("D", 5, []),
            ("C", 1, LOW), ("C", 1, HIGH), ("C", 5, HIGH), ("B", 3, LOW), ("B", 3, HIGH), ("A", 6, HIGH),
        )
    ]  # fmt: skip
    names = "DDDDDCCCBBA"
    expected = ["1-1-4", "1-1-4", "0-2-4", "1-2-3", "1-2-3", "1-3-4", "2-2-4", "1-2-3", "2-2-4", "0-2-4", "1-2-5"]
    assert [after(letter(name), *player)(home) for name, home in zip(names, found, strict=True)] == expected
    for home in found:
        finish(home)


def test_12_3_1_x_or_y_low_is_x_and_high_is_y() -> None:
    def rule(home: League) -> str:
        player = man(home, "LB", "1-2-4")
        return pcs(happens(home, player, Step(LETTER, "C"), orders_of(home, player)))

    found = [rule(league([("change C", 1), ("low or high", face)])) for face in range(1, 7)]
    assert found == ["1-3-4"] * 3 + ["2-2-4"] * 3


@pytest.mark.parametrize(
    ("position", "sign", "found"),
    [("CB", "-", "CPPPPP"), ("S", "-", "CCPPPP"), ("LB", "+", "CCCPPP"), ("MLB", "-", "CCCCPP"), ("G", "+", "CCCCCP")],
)
def test_12_8_each_face_of_a_change_by_position(position: str, sign: str, found: str) -> None:
    rule = after(lambda home, player: by_position(home, player, sign, orders_of(home, player)), position, "1-1-1")
    become = {("-", "C"): "1-0-1", ("-", "P"): "0-1-1", ("+", "C"): "1-2-1", ("+", "P"): "2-1-1"}
    assert faces(rule, "change by position") == [become[sign, ability] for ability in found]


def test_12_3_1_each_face_of_the_blurring() -> None:
    assert faces(lambda home: perturbed_age(home, man(home, age=27)), "age") == [25, 26, 27, 27, 28, 29]
    assert faces(lambda home: perturbed_games(home, 15), "games", [("thirds", 3)]) == [3, 4, 5, 5, 6, 7]
    thirds = [league([("games", 3), ("thirds", face)]) for face in range(1, 7)]
    assert [perturbed_games(home, 16) for home in thirds] == [5, 5, 5, 5, 6, 6]  # 5 1/3 games, to the nearest


def test_12_3_1_a_rookies_faces() -> None:
    rule = after(standard_change, "LB", "1-3-3", standing=DRAFTED)
    assert [rule(league([("change", face)])) for face in (1, 2, 3, 4)] == ["1-3-3"] * 4
    assert rule(league([("change", 5), ("low or high", 1), ("change B", 2)])) == "1-2-3"
    assert rule(league([("change", 5), ("low or high", 6), ("change C", 3)])) == "0-3-3"
    assert rule(league([("change", 6), ("change D", 4)])) == "1-3-2"


@pytest.mark.parametrize(
    ("facts", "found"),
    [
        ({"standing": DRAFTED}, [False] * 3 + [True] * 3),
        ({}, [False] * 4 + [True] * 2),
    ],
)
def test_12_4_each_face_of_the_second_roll_for_a_camp_injury(facts: dict[str, Any], found: list[bool]) -> None:
    homes = [league([("camp injury", 6), ("camp injury, second roll", face)]) for face in range(1, 7)]
    assert [roll_camp_injury(home, man(home, **facts)) for home in homes] == found


def test_12_4_a_stars_6_and_the_high_half_of_his_5s() -> None:
    def star(*rolls: tuple[str, int]) -> bool:
        home = league([("camp injury", 6), *rolls])
        hurt = roll_camp_injury(home, man(home, easy_camp=True))
        finish(home)
        return hurt

    assert [star(("camp injury, second roll", face)) for face in (1, 2, 3, 4, 6)] == [False] * 4 + [True]
    fives = [star(("camp injury, second roll", 5), ("camp injury of a star", face)) for face in range(1, 7)]
    assert fives == [False] * 3 + [True] * 3


def test_12_4_only_a_6_may_be_an_injury() -> None:
    def rule(home: League) -> bool:
        return roll_camp_injury(home, man(home, standing=DRAFTED))

    assert faces(rule, "camp injury", [("camp injury, second roll", 6)]) == [False] * 5 + [True]
    none = faces(rule, "camp injury", [("camp injury, second roll", 6)], cuts="52")
    assert none == [False] * 4 + [True] * 2  # 12.2: without exhibition games


def test_12_4_each_face_of_an_injury() -> None:
    def rule(home: League) -> tuple[str, int, bool]:
        hurt = longer_injury(home, man(home, "W", "3-1-5"))
        assert hurt is not None
        return hurt.ability, hurt.games, hurt.is_season

    short = [rule(league([("injury", face), ("games missed", 3)])) for face in range(1, 6)]
    assert short == [("P", 3, False), *[("C", 3, False)] * 2, *[("S", 3, False)] * 2]
    long = [rule(league([("injury", 6), ("season injury", face)])) for face in range(1, 7)]
    assert long == [("P", 0, True)] * 2 + [("C", 0, True)] * 2 + [("S", 0, True)] * 2


@pytest.mark.parametrize(
    ("ability", "settings", "stays_from"),
    [("S", {}, 4), ("C", {}, 6), ("P", {}, 6), ("S", {"recovery_by_ability": False}, 5),
     ("C", {"recovery_by_ability": False}, 5), ("P", {"recovery_by_ability": False}, 6)],
)  # fmt: skip
def test_12_3_2_the_high_cells_of_an_injury_stay(ability: str, settings: dict[str, Any], stays_from: int) -> None:
    def rule(home: League) -> bool:
        return bool(resolved(home, man(home, injury=Injury(ability, 3))).lingering)

    assert faces(rule, f"recovery from -{ability}", **settings) == [face >= stays_from for face in range(1, 7)]


@pytest.mark.parametrize(("age", "up_to"), [(25, 4), (29, 3), (33, 2), (34, 1), (44, 1)])
def test_12_3_2_the_low_cells_ofrecover_later(age: int, up_to: int) -> None:
    def rule(home: League) -> bool:
        player = man(home, lingering=("S",))
        home.adjusted = {player.id: age}
        return not tried(home, player, "S").lingering

    assert faces(rule, "later recovery from -S") == [face <= up_to for face in range(1, 7)]


def test_12_3_5_each_face_of_the_three_rolls() -> None:
    """A first-year man at a listed value: a 6, then 4 to 6, then the table."""
    facts: dict[str, Any] = {"standing": FIRST}
    rule = after(lambda home, player: coached(home, player, "C"), "LB", "1-1-4", **facts)
    up = [("coaching, change", 1)]
    first = [rule(league([("coaching C", face), *([("coaching, by age", 6), *up])])) for face in range(1, 7)]
    assert first == ["1-1-4"] * 5 + ["1-2-4"]
    second = [rule(league([("coaching C", 6), ("coaching, by age", face), *up])) for face in range(1, 7)]
    assert second == ["1-1-4"] * 3 + ["1-2-4"] * 3
    third = [
        rule(league([("coaching C", 6), ("coaching, by age", 4), ("coaching, change", face)])) for face in range(1, 7)
    ]
    assert third == ["1-2-4"] * 3 + ["1-2-3", "1-1-4", "1-1-3"]


@pytest.mark.parametrize(
    ("what", "position", "ratings", "found"),
    [
        ("S", "CB", "3-1-4", ["3-1-5", "3-1-5", "3-0-5", "3-0-5", "3-1-4", "3-0-4"]),
        ("P", "W", "2-1-5", ["3-1-5", "3-1-5", "3-1-5", "3-0-5", "2-1-5", "2-0-5"]),
    ],
)
def test_12_3_5_each_face_of_the_coaching_table(what: str, position: str, ratings: str, found: list[str]) -> None:
    rule = after(lambda home, player: coached(home, player, what), position, ratings, standing=DRAFTED)
    homes = [league([(f"coaching {what}", 6), ("coaching, change", face)]) for face in range(1, 7)]
    assert [rule(home) for home in homes] == found


@pytest.mark.parametrize(
    ("ratings", "found"),
    [
        ("1-3-5", ["1-4-5", "1-4-5", "1-4-5?", "1-4-5?", "1-4-4", "1-3-5"]),
        ("1-4-5", ["1-5-5", "1-5-5?", "1-5-4", "1-4-5", "1-4-5", "1-4-5"]),
        ("1-4-3", ["1-5-3", "1-5-3", "1-5-3", "1-5-3?", "1-5-2", "1-4-3"]),
    ],
)
def test_12_6_each_face_above_a_maximum(ratings: str, found: list[str]) -> None:
    """A question mark: for this season."""

    def rule(home: League) -> str:
        player = man(home, "LB", ratings)
        become = enhanced(home, player, "C", player.c + 1)
        return f"{pcs(become)}{'?' if become.trials else ''}"

    assert faces(rule, "maximum") == found


@pytest.mark.parametrize(
    ("pass_value", "found"), [(3, ["4", "4", "4?", "4?", "3", "3"]), (4, ["5", "5?", "4", "4", "4", "4"])]
)
def test_12_6_each_face_above_a_pass_maximum(pass_value: int, found: list[str]) -> None:
    def rule(home: League) -> str:
        player = man(home, "LB", f"{pass_value}-2-3")
        become = enhanced(home, player, "P", pass_value + 1)
        return f"{become.p}{'?' if become.trials else ''}"

    assert faces(rule, "maximum") == found


@pytest.mark.parametrize(("facts", "up_to"), [({"standing": DRAFTED}, 4), ({}, 3), ({"age": 30}, 1)])
def test_12_8_the_low_cells_ofreverse_a_change_of_position(facts: dict[str, Any], up_to: int) -> None:
    moved = Moved("OLB", False, 0, (1, 3, 4), (), (1, 3, 3), (), "ASH", 1, 1)

    def rule(home: League) -> bool:
        return reversal(home, man(home, "MLB", "1-3-3", moved=moved, **facts)).position == "OLB"

    assert faces(rule, "reversal") == [face <= up_to for face in range(1, 7)]


def test_12_1_the_low_cells_ofrefuse_and_retire() -> None:
    assert faces(lambda home: roll_refusal(home, "ASH"), "invitation") == [True] * 2 + [False] * 4
    assert faces(lambda home: roll_refusal(home, "DUN"), "invitation") == [True] + [False] * 5

    def asked(home: League) -> bool:
        old = man(home, age=32)
        retire(home, "ann", "ASH", old.id)
        return home.player(old.id).status != "active"

    assert faces(asked, "retirement", phase=INVITATIONS) == [True] * 3 + [False] * 3


def test_12_5_1_the_low_cells_of_a_sanction() -> None:
    def rule(home: League) -> bool:
        home.set_team("ASH", sanction=2)
        return roll_sanction(home, "ASH", SIGNING)

    assert faces(rule, "sanction") == [True] * 2 + [False] * 4
