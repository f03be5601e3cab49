"""The character of the two fictional college teams: rates and typical yards of every column, and their sheets.

A column is ``(other results with their per cent, typical yards from worst to best, mean of the yards, share that
ends out of bounds)``. The rates are near the averages of the rulings (football-timing-squib-ratings, 2.4); all people
and places are invented.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tools.fictional_specs import Line


class Sheet(NamedTuple):
    """The rest of a team's chart; ``|`` parts the lines."""

    header: str
    fumble_recovered: str
    extra_point_missed: str
    toughness: dict[str, float]
    """Above 1 the stingy patterns come more often, below 1 the soft ones."""


RUN: Final = (-4, -2, -1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 10, 13)
SCREEN: Final = (-5, -2, 1, 3, 4, 6, 7, 8, 9, 11, 14, 19, 28)
SPRINT: Final = (1, 4, 5, 6, 7, 8, 10, 11, 13, 15, 18, 24)
BOOT: Final = (2, 5, 6, 8, 9, 11, 12, 14, 16, 19, 22, 28)
DROP: Final = (8, 11, 14, 16, 18, 20, 23, 26, 30, 36, 45)
BREAK: Final = (11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 25, 29, 36, 48)
QUARTERBACK: Final = (-6, -3, -1, 0, 1, 2, 3, 4, 5, 6, 7, 9, 12, 16)
TRAP: Final = (-14, -11, -10, -9, -8, -7, -7, -6, -5, -4, -3, 0, 2, 4, 7, 12)
KICKOFF: Final = (46, 52, 55, 57, 58, 60, 61, 62, 63, 64, 65, 66, 68, 70, 70)
RETURN: Final = (9, 12, 15, 17, 18, 19, 20, 21, 22, 23, 25, 27, 30, 36)
PUNT: Final = (26, 31, 34, 36, 38, 39, 40, 41, 42, 43, 45, 47, 50, 54)
PUNT_RETURN: Final = (-2, 0, 0, 0, 2, 4, 6, 8, 9, 11, 14, 18, 26)
INTERCEPTION_RETURN: Final = (0, 0, 0, 0, 0, 3, 7, 11, 14, 18, 24, 32, 45)
FIELD_GOAL: Final = (8, 12, 16, 19, 21, 23, 25, 27, 29, 31, 34)

HERONS: Final = {
    "1-Line Plunge": Line("B 7, F 1.9, OFF 3.2, DEF 2.8", RUN, 3.6),
    "2-Counter": Line("B 9, F 1.4, OFF 3.2, DEF 3.2, (4) 2.8", RUN, 3.5),
    "3-End Reverse": Line("B 11, F 1.4, OFF 3.2, DEF 3.2", RUN, 3.2, 0.25),
    "4-Draw": Line("B 11, F 1.4, OFF 3.2, DEF 2.8, T1 0.9", RUN, 3.4),
    "5-Option": Line("SOP 18, BLP 19, B 6, F 1.4, OFF 2.8, DEF 2.8", RUN, 3.1, 0.15),
    "6-Screen": Line("INC 29, QT 3.7, QR 4.6, B 0.9, INT 0.9, F 0.9, OFF 3.7, DEF 3.2", SCREEN, 8.0, 0.1),
    "7-Sprint-out": Line("INC 22, QT 1.4, QR 24, INT 0.9, F 0.5, OFF 3.2, DEF 2.3, PI 1.4, T1 1.4", SPRINT, 11.8, 0.2),
    "8-Bootleg": Line("INC 22, QT 1.9, QR 23, INT 1.4, F 0.9, OFF 3.2, DEF 2.3, PI 1.4, T1 1.9", BOOT, 13.2, 0.2),
    "9-Drop Back": Line(
        "INC 36, QT 8.3, QR 2.3, TD 1.9, INT 2.3, F 0.5, OFF 4.2, DEF 2.3, PI X 1.4, T2 0.9", DROP, 23.0, 0.1
    ),
    "B": Line("TD 3.2, T1 2.8, T2 0.9", BREAK, 20.5, 0.1),
    "QR": Line("F 2.3, B 0.9", QUARTERBACK, 3.6, 0.15),
    "QT": Line("F -DS 0.9, F 4.6", TRAP, -4.0),
    "Kickoff": Line("OFF S 0.9, OB 0.5", KICKOFF, 62.5),
    "Kickoff Return": Line("OFF R 2.8, DEF R 1.9, F 1.9, TD 0.5, T2 0.5", RETURN, 21.5),
    "Punt": Line("KO 0.9, FG* 0.5, OFF S 2.3, DEF S 1.9, BK -X 0.5", PUNT, 40.8, 0.5),
    "Punt Return": Line("OFF R 2.3, DEF R 0.9, F 2.3, TD 0.9, X 4", PUNT_RETURN, 8.0),
    "Interception Return": Line("TD 3.2, OFF R 1.9, T1 3", INTERCEPTION_RETURN),
    "Field Goal": Line("NG 2.8, BK -7 0.9, T1 5, OFF S 1.4, DEF S 0.9", FIELD_GOAL, 25.5),
}
BISON: Final = {
    "1-Line Plunge": Line("B 10, F 1.4, OFF 3.2, DEF 3.2, (3) 2.8", RUN, 4.3),
    "2-Counter": Line("B 12, F 1.4, OFF 3.2, DEF 3.2", RUN, 4.0),
    "3-End Reverse": Line("B 14, F 1.4, OFF 2.8, DEF 3.2, (B) 0.9", RUN, 3.7, 0.25),
    "4-Draw": Line("B 10, F 1.4, OFF 3.2, DEF 2.8", RUN, 3.3),
    "5-Option": Line("SOP 14, BLP 15, B 8, F 1.9, OFF 2.8, DEF 2.8", RUN, 3.9, 0.15),
    "6-Screen": Line("INC 35, QT 4.6, QR 5.6, B 0.9, INT 1.4, F 0.9, OFF 3.7, DEF 3.2", SCREEN, 6.8, 0.1),
    "7-Sprint-out": Line("INC 26, QT 1.9, QR 29, INT 1.4, F 0.5, OFF 3.2, DEF 2.3, PI 1.4", SPRINT, 10.2, 0.2),
    "8-Bootleg": Line("INC 26, QT 1.9, QR 28, INT 1.9, F 0.9, OFF 3.2, DEF 2.3, PI 0.9", BOOT, 12.0, 0.2),
    "9-Drop Back": Line(
        "INC 42, QT 10.6, QR 2.8, TD 1.4, INT 3.2, F 0.9, OFF 4.2, DEF 2.3, PI 0.9, T1 1.9", DROP, 21.5, 0.1
    ),
    "B": Line("TD 3.7, T1 3.2", BREAK, 21.5, 0.1),
    "QR": Line("F 2.8, B 1.4", QUARTERBACK, 4.2, 0.15),
    "QT": Line("F 5.1", TRAP, -4.2),
    "Kickoff": Line("OFF S 1.4", KICKOFF, 60.5),
    "Kickoff Return": Line("OFF R 2.8, DEF R 1.9, F 1.9, TD 0.9", RETURN, 22.5),
    "Punt": Line("KO* 0.5, OFF S 2.8, DEF S 1.9, BK -DS 0.5, F -9 0.5", PUNT, 42.0, 0.55),
    "Punt Return": Line("OFF R 2.8, F 2.3, TD 0.5, DS 8", PUNT_RETURN, 7.0),
    "Interception Return": Line("TD 3.7, OFF R 1.9", INTERCEPTION_RETURN),
    "Field Goal": Line("NG 3.2, BK -DS 0.9, OFF S 1.4", FIELD_GOAL, 24.0),
}
HERONS_SHEET: Final = Sheet(
    "season: 2024|code: LKS|title: Lakeshore Herons|power rating: 198.5|home adjustment: 2|yardage factor: 101.5"
    "|upper factor: 100|lower factor: 80|codes: W, FBO",
    "10-27",
    "13, 19, 28",
    {"run": 0.8, "pass": 1.5, "rush": 1.6},
)
BISON_SHEET: Final = Sheet(
    "season: 2024|code: PRA|title: Prairie State Bison|power rating: 197|home adjustment: 1.5|yardage factor: 99"
    "|upper factor: 100|lower factor: 80|codes: -",
    "10-25, 32",
    "12, 16, 22",
    {"run": 1.9, "pass": 0.9, "rush": 1.2},
)

PATTERNS: Final = {
    "stuff": ("(0) -2 -1 (-1) F_2", "-2 (0) -1 (0) (-2)", "(0) - -3 (1) F_-1", "-1 -2 (0) - 3"),
    "even": ("- -2 (0) (-1) F_3", "-1 - (0) (0) (-1)", "- (0) -2 (2) 2", "- -1 -1 (3) [4]"),
    "yield": ("- -1 - (0) (4)", "- 2 -1 (0) 1", "2 - - (5) (0)", "- 3 - (6) 2"),
    "gamble": ("(-1) - -3 (0) F_-2", "- (-2) 3 -2 (0)", "3 - (-2) (8) -2", "- 4 -2 (12) (TD)"),
    "cover": ("INC - -3 INT QT", "- INC -2 QR INT", "- -3 INC INT c", "- -2 - INC INT"),
    "fair": ("- -2 INC QR INT", "- -3 - INC c", "- - INC c INT", "- -2 - c QT"),
    "open": ("- - -2 QR c", "- 3 - c INC", "2 - - QT c", "4 - - c (TD)"),
    "rush": ("QT - - INT INC", "- QT -2 c INT", "- 4 QT c INT", "4 - QT c (TD)"),
}
"""Five cells for the dice 1 to 5, the stingiest first; ``c`` is a completion of the play's usual length."""
PLANS: Final = {
    "A-Standard": "even even even even even fair fair fair fair",
    "B-Short Yardage Gaps": "stuff stuff even stuff even open open open open",
    "C-Short Yardage Wide": "even even stuff even stuff fair fair fair open",
    "D-Pass Prevent Short": "yield yield even yield even cover cover cover fair",
    "E-Pass Prevent Long": "yield yield yield yield yield open fair fair cover",
    "F-Blitz": "gamble gamble gamble yield gamble open rush rush rush",
}
"""Which patterns a formation shows the plays 1 to 9."""
