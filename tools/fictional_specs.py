"""The character of the two fictional teams: rates and typical yards of every column, and their small charts.

A column is ``(other results with their per cent, typical yards from worst to best, mean of the yards, share that
ends out of bounds)``. The rates are those of professional football about 2017; all people and places are invented.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Line(NamedTuple):
    """How one column of thirty cells is to be filled."""

    others: str
    yards: tuple[int, ...]
    mean: float | None = None
    out: float = 0.0


class Sheet(NamedTuple):
    """The rest of a team's chart; ``|`` parts the lines."""

    header: str
    fumble_recovered: str
    extra_point_missed: str
    coverage: dict[str, str]
    supplement: str
    calls: tuple[int, ...]
    players: str


RUN: Final = (-4, -2, -1, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 10)
SCREEN: Final = (-5, -2, 0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 13, 18, 28)
SHORT: Final = (-1, 1, 2, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10, 12, 15, 19)
MEDIUM: Final = (8, 10, 10, 11, 12, 12, 13, 14, 15, 16, 17, 19, 22, 28)
LONG: Final = (18, 20, 22, 24, 26, 28, 31, 35, 40, 46, 58)
SIDELINE: Final = (2, 4, 6, 7, 8, 9, 10, 12, 13, 15, 17, 20, 26)
BREAKAWAY: Final = (10, 11, 12, 12, 13, 13, 14, 15, 16, 17, 19, 22, 27, 38)
TRAPPED: Final = (-13, -11, -10, -9, -8, -8, -7, -7, -7, -6, -6, -5, -5, -3, 2, 3, 5, 7, 10, 15)
BIG_PLAY: Final = (13, 13, 14, 14, 15, 15, 16, 17, 18, 20, 22, 25, 30, 44)
KICKOFF: Final = (56, 60, 62, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 75, 75, 75, 75)
KICKOFF_RETURN: Final = (9, 13, 15, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 28, 32, 44)
PUNT: Final = (30, 35, 38, 40, 42, 43, 44, 45, 46, 47, 48, 50, 52, 55, 61)
PUNT_RETURN: Final = (-3, 0, 0, 2, 4, 5, 6, 7, 8, 9, 10, 12, 15, 19, 30)
FUMBLE_RETURN: Final = (0,) * 14 + (2, 5, 9, 24)
INTERCEPTION_RETURN: Final = (0,) * 6 + (1, 4, 7, 10, 13, 17, 21, 26, 33, 42, 58)
FIELD_GOAL: Final = (9, 18, 26, 29, 30, 30, 31, 32, 33, 34, 35, 36, 38, 40, 43)

GULLS: Final = {
    "1-Line Plunge": Line("B 4, F 1, OFF 3.5, DEF 2.5", RUN, 3.2),
    "2-Off Tackle": Line("B 5, F 1, OFF 4, DEF 2", RUN, 3.2),
    "3-End Run": Line("B 7, F 1.4, OFF 4, DEF 2.5", RUN, 2.9, 0.25),
    "4-Draw": Line("B 5.5, F 0.9, OFF 3.5, DEF 2.5", RUN, 3.4),
    "5-Screen": Line("INC 14, QT 3, INT 0.9, F 0.9, OFF 4, DEF 2", SCREEN, 6.4, 0.1),
    "6-Short": Line("INC 19.5, QT 4, INT 0.9, F 0.5, OFF 3.5, DEF 2.5, PI 0.9", SHORT, 6.9, 0.1),
    "7-Medium": Line("INC 27, QT 5.5, INT 1.9, F 0.5, OFF 2.5, OFF 11* 0.9, DEF 2.5, PI 1.4", MEDIUM, 15.0, 0.1),
    "8-Long": Line("INC 40, QT 8, INT 2.8, TD 2, OFF 3, DEF 1.9, PI 2.8", LONG, 32.5, 0.1),
    "9-Sideline": Line("INC 29, QT 4.6, INT 1.4, OFF 3.5, DEF 2, PI 1.4", SIDELINE, 12.5, 0.6),
    "B": Line("TD 1.4", BREAKAWAY, 16.5, 0.15),
    "QT": Line("F 6", TRAPPED, -3.8),
    "Short Big Play": Line("TD 1.9", BIG_PLAY, 19.0, 0.2),
    "Kickoff": Line("OFF 40 0.9, OFF 5 0.9", (*KICKOFF, 75, 75, 75), None),
    "Kickoff Return": Line("OFF 10 6, F 0.9, TD 0.5", KICKOFF_RETURN, 22.5),
    "Punt": Line("OFF 10 1.9, OFF 5 1.4, DEF 5 0.9, BK -11 0.9", PUNT, 44.0, 0.12),
    "Punt Return": Line("FC 44, OFF 10 5, F 0.9, TD 0.5", PUNT_RETURN, 8.5),
    "Fumble Return": Line("TD 3", FUMBLE_RETURN),
    "Interception Return": Line("TD 4, OFF 10 2", INTERCEPTION_RETURN),
    "Field Goal": Line("NG 2, BK -7 0.5, OFF 5 0.9", (*FIELD_GOAL, 42, 44, 46), 35.0),
}
MINERS: Final = {
    "1-Line Plunge": Line("B 7, F 0.5, OFF 3, DEF 3", RUN, 3.5),
    "2-Off Tackle": Line("B 9, F 0.9, OFF 3, DEF 2.5", RUN, 3.3),
    "3-End Run": Line("B 9, F 0.9, OFF 3.5, DEF 2", RUN, 2.8, 0.25),
    "4-Draw": Line("B 7, F 0.9, OFF 3.5, DEF 2.5", RUN, 3.0),
    "5-Screen": Line("INC 16, QT 3.5, INT 0.9, F 0.9, OFF 4, DEF 2", SCREEN, 5.5, 0.1),
    "6-Short": Line("INC 21, QT 4.6, INT 0.9, F 0.5, OFF 3.5, DEF 2.5, PI 0.9", SHORT, 6.2, 0.1),
    "7-Medium": Line("INC 29, QT 6.5, INT 1.9, F 0.5, OFF 3.5, DEF 2.5, PI 0.9", MEDIUM, 13.8, 0.1),
    "8-Long": Line("INC 47, QT 9, INT 2.8, TD 0.9, OFF 2, OFF 9* 0.9, DEF 1.9, PI 1.9", LONG, 28.5, 0.1),
    "9-Sideline": Line("INC 32, QT 5.1, INT 1.4, OFF 3.5, DEF 2, PI 0.9", SIDELINE, 11.0, 0.6),
    "B": Line("TD 2.3", (*BREAKAWAY, 52), 17.5, 0.1),
    "QT": Line("F 6", TRAPPED, -4.4),
    "Kickoff": Line("OFF 40 1.4, OFF 5 0.9", KICKOFF, None),
    "Kickoff Return": Line("OFF 10 6, F 0.9", KICKOFF_RETURN, 21.5),
    "Punt": Line("OFF 10 1.4, OFF 5 0.9, DEF 5 1.4, DEF 15 0.9, F -9 0.9", PUNT, 46.0, 0.15),
    "Punt Return": Line("FC 46, OFF 10 5, F 1.4, TD 0.5", PUNT_RETURN, 7.8),
    "Fumble Return": Line("TD 2, OFF 15 0.5", (*FUMBLE_RETURN, 31)),
    "Interception Return": Line("TD 4.6, OFF 10 1.4, DEF 15 0.5", INTERCEPTION_RETURN),
    "Field Goal": Line("NG 3, BK -6 0.9, F -8 0.5, DEF 5 0.9", FIELD_GOAL, 32.5),
}

GULLS_SHEET: Final = Sheet(
    header="season: 2017|code: HAR|title: Harbor City Gulls|power rating: 226.5",
    fumble_recovered="10-28, 33",
    extra_point_missed="12, 17",
    coverage={
        "Kick Coverage": "- 2 -1 (24) (TD)",
        "Punt Coverage": "- 1 - (11) 6",
        "QT Containment": "- 1 -3 (9) (-5)",
        "Field Goal Adjustment": "- - - NG G",
    },
    supplement=(
        "great protection: XQT on 10-14, 19|good decision: XINT on 10, 18|sack rate: SCK on 16-18, 20, 28"
        "|fumble recovery: G on 19; L on 26-27, 38|influence DEF 5: DEF 5 on 19|influence DEF 5X: DEF 5X on 29"
        "|influence DEF 15: -|influence PI: PI X on 39|snap check OFF 5: Post on 10-13, 39; Pre on 14-38"
        "|snap check DEF 5: Post on 10-15; Pre on 16-39|sack yards: -7|scramble yards: 5|home field: 1"
        "|road adjustment: 0|offense audibles: 3|defense audibles: 2|no huddle: 21|muffed snap: 0.190%"
    ),
    calls=(125, 110, 95, 48, 52, 300, 125, 105, 95),
    players=(
        "pass: M. Corrigan 0.97, T. Aldous 0.03|rush: D. Vance 0.58, L. Ochoa 0.3, M. Corrigan 0.12"
        "|receive: K. Merriweather 0.32, J. Stahl 0.26, P. Laurent 0.22, D. Vance 0.2|kick return: L. Ochoa 1"
        "|punt return: J. Stahl 0.8, L. Ochoa 0.2|kick: S. Lindqvist 1|punt: R. Abernathy 1"
    ),
)
MINERS_SHEET: Final = Sheet(
    header="season: 2017|code: IRO|title: Iron Range Miners|power rating: 225",
    fumble_recovered="10-31",
    extra_point_missed="10, 15, 20",
    coverage={
        "Kick Coverage": "-2 - (19) - (12)",
        "Punt Coverage": "-1 - (3) F 4 -3",
        "QT Containment": "-2 - (1) (-4) 4",
    },
    supplement=(
        "good decision: -|ball protection: XF on 10-13, 19-20|sack rate: QR on 18, 39|fumble recovery: G on 17-20, 29"
        "|influence DEF 5: XDEF 5 on 10-26|influence DEF 5X: -|influence DEF 15: XDEF 15 on 10-22"
        "|influence PI: XPI on 10-24|snap check OFF 5: Post on 10-12; Pre on 13-39"
        "|snap check DEF 5: Post on 10-14, 38; Pre on 15-37, 39|sack yards: -6|scramble yards: 6|home field: 3"
        "|road adjustment: 1|offense audibles: 1|defense audibles: 3|no huddle: 9|muffed snap: 001"
    ),
    calls=(165, 150, 115, 50, 45, 250, 95, 70, 75),
    players=(
        "pass: B. Hallgren 1|rush: O. Tremaine 0.55, C. Novak 0.28, E. Pruitt 0.12, B. Hallgren 0.05"
        "|receive: W. Kowalczyk 0.33, A. Sorensen 0.27, F. Delacroix 0.24, E. Pruitt 0.16|kick return: E. Pruitt 1"
        "|punt return: E. Pruitt 1|kick: N. Ferrante 1|punt: G. Oakes 1"
    ),
)

PATTERNS: Final = {
    "stuff": ("(0) -2 - (-1) F 2", "-2 (1) - (0) (-3)", "(1) - -2 (2) 3", "- (2) -1 (0) 4"),
    "even": ("- -1 - (0) F 3", "-1 - (2) 1 (0)", "- - 1 -2 (4)", "1 - - (3) 2"),
    "yield": ("- - 2 (4) -1", "2 - - (6) (0)", "- 3 1 (7) 2", "3 - 2 - (9)"),
    "gamble": ("-2 (-1) - (8) F -3", "- -3 2 (-2) (12)", "-2 - 3 (-1) (15)", "2 - -2 (10) (-2)"),
    "cover": ("INC - -2 c INT", "- INC -1 QT INT", "- -2 INC c INT", "- - -3 INC INT"),
    "fair": ("- -2 - INC INT", "- - INC c -3", "- -1 c INC QT", "- - -2 c INT"),
    "open": ("- - 3 QT c", "- 4 c - INC", "2 - 4 - (TD)", "- 3 - c (TD)"),
    "rush": ("- - QT c INT", "- QT -2 c INT", "- 4 QT c (TD)", "3 - c QT (TD)"),
}
"""Five cells for the dice 1 to 5, the stingiest first; ``c`` is a completion of the play's usual length."""
PLANS: Final = {
    "A-Standard": "even even even even fair fair fair fair fair",
    "B-Rush Middle": "stuff stuff even stuff open open open open open",
    "C-Rush Wide": "even stuff stuff even fair fair open open fair",
    "D-Pass Nickel": "yield yield yield even fair cover cover fair cover",
    "E-Pass Dime": "yield yield yield yield open fair cover cover cover",
    "F-Blitz": "gamble gamble gamble yield open rush rush rush rush",
}
"""Which patterns a formation shows the plays 1 to 9."""
TOUGHNESS: Final = {
    "GULLS": {"run": 0.5, "pass": 0.9, "rush": 2.0},
    "MINERS": {"run": 2.2, "pass": 1.5, "rush": 1.8},
}
"""Above 1 the stingy patterns come more often, below 1 the soft ones."""
