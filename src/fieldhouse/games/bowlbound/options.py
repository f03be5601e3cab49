"""Every optional rule of Bowl Bound by its name, and the presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from fieldhouse.table.game import BadOption
from fieldhouse.table.options import chosen, truth
from fieldhouse.table.plain_json import Json
from fieldhouse.table.record import Frozen

QUICK: Final = "quick"
FULL: Final = "full"
CHART: Final = "chart"
ADVANCED_PENALTIES: Final = "advanced"
OFF: Final = "off"
CODED: Final = "coded"
VARIABLE: Final = "variable"
CONDITIONAL: Final = "conditional"
PLAIN_KICKOFFS: Final = "plain"
SQUIB: Final = "squib"
GUESSING: Final = "guessing"
ROLLED: Final = "rolled"
GOOD: Final = "a"
BAD: Final = "b"
VERY_BAD: Final = "c"
BY_CHART: Final = "chart"
LATE_TIMING: Final = "late"
WHOLE: Final = "whole"
PLAYTESTERS: Final = "playtesters"
SIMPLE: Final = "simple"
BY_SEASON: Final = "season"
ALWAYS: Final = "always"
NEVER: Final = "never"


@dataclass(frozen=True)
class Options(Frozen):
    """Which optional rules are in force. The names are public: commands, journals and the lobby use them."""

    yardages: str = FULL
    penalties: str = CHART
    razzle_dazzle: bool = False
    quarterback_sneak: bool = False
    hail_mary: bool = False
    no_huddle: bool = False
    spike: bool = False
    out_of_bounds: bool = False
    elected_safety: bool = False
    kneel: bool = False
    delay: bool = False
    in_bounds: bool = False
    wild_card: str = OFF
    run_pass: bool = False
    nickel: bool = False
    red_zone: bool = False
    kickoffs: str = PLAIN_KICKOFFS
    coffin_corner: bool = False
    cancel_marks: bool = False
    short_drop: bool = False
    quick_kick: bool = False
    punt_returns: bool = False
    kickoff_returns: bool = False
    fakes: bool = False
    all_out_rush: bool = False
    free_block: bool = False
    precipitation: str = OFF
    wind: str = OFF
    timing: str = BY_CHART
    point_spread: bool = False
    neutral_field: bool = False
    yardage_factors: str = OFF
    yardage_base: int = 100
    shared_factor: int = 0
    factor_pull: int = 100
    running_time: int = 30
    overtime: str = BY_SEASON
    first_down_stop: str = BY_SEASON


WORDS: Final = {
    "yardages": (QUICK, FULL),
    "penalties": (QUICK, CHART, ADVANCED_PENALTIES),
    "wild_card": (OFF, CODED, VARIABLE, CONDITIONAL),
    "kickoffs": (PLAIN_KICKOFFS, SQUIB, GUESSING),
    "precipitation": (OFF, ROLLED, GOOD, BAD, VERY_BAD),
    "wind": (OFF, ROLLED, GOOD, BAD, VERY_BAD),
    "timing": (BY_CHART, LATE_TIMING, WHOLE, PLAYTESTERS),
    "yardage_factors": (OFF, SIMPLE, FULL),
    "overtime": (BY_SEASON, ALWAYS, NEVER),
    "first_down_stop": (BY_SEASON, ALWAYS, NEVER),
}
"""The options that are more than on or off, with the words they take."""
PERCENTAGES: Final = {
    "yardage_base": (range(60, 126, 5), "60 to 125 in steps of five"),
    "shared_factor": (range(101), "0 to 100"),
    "factor_pull": (range(101), "0 to 100"),
}
"""The options that are percentages (IX), with what they take."""
RUNNING_TIMES: Final = range(25, 41)
"""Seconds that a play may take after which the clock runs on; the timing chart says 30."""
SOME_GROUPS: Final = 30
"""The share that the book tells of (IX): what is meant if nobody says how much."""

HELP: Final = {
    "yardages": "DS, X, T1, T2, T3 as fixed values (quick) or by the dice (full) (VI-3).",
    "penalties": "S and R as fixed values (quick), by the table (chart), or all penalties by the table (VI-4).",
    "razzle_dazzle": "The offense may call the razzle-dazzle (I-1).",
    "quarterback_sneak": "The offense may call the sneak, for one yard (I-2).",
    "hail_mary": "In the last 20 seconds of a half the offense may throw a Hail Mary (I-3).",
    "no_huddle": "The offense may hurry its next play (I-4-A).",
    "spike": "The offense may spike the ball (I-4-B).",
    "out_of_bounds": "The offense may declare a play out of bounds (I-4-C).",
    "elected_safety": "The offense may give up a safety (I-5).",
    "kneel": "The quarterback may kneel (I-6-A).",
    "delay": "The offense may take a delay penalty to run the clock (I-6-B).",
    "in_bounds": "The offense may declare a play in bounds (I-6-C).",
    "wild_card": "The wild card defense: free for W teams (coded), by the spread (variable), or for all (conditional).",
    "run_pass": "The universal Run and Pass defenses (II-2).",
    "nickel": "The universal Nickel Zone defense (II-3).",
    "red_zone": "Inside its 20 the defense may take a blank result (II-4).",
    "kickoffs": "Deep and onside (plain), also squib, or both sides guess (III-1).",
    "coffin_corner": "Punts and deep kickoffs made shorter, punts by 15 yards or more out of bounds (III-2-B).",
    "cancel_marks": "The marks of the punt column may be canceled before a punt (III-2).",
    "short_drop": "Punts from inside the own five may be rushed freely (III-2-A).",
    "quick_kick": "Punts before fourth down are not returned, faked or blocked (III-2-C).",
    "punt_returns": "Fair catches, muffs and rolls of punts (IV-1).",
    "kickoff_returns": "Fair catches, muffs and rolls of kickoffs (IV-2).",
    "fakes": "Fake kicks by fake numbers (V-1).",
    "all_out_rush": "The all-out kick rush, at its price (V-2).",
    "free_block": "FBO and SPBO teams may block kicks freely (V-3).",
    "precipitation": "Rain and snow, rolled or set to a, b or c (VI).",
    "wind": "Wind, rolled or set to a, b or c (VI).",
    "timing": "The timing chart, or the alternate method in the last two minutes (late) or throughout (whole) (VII).",
    "point_spread": "The favorite must beat the spread; coaches earn rating points (VIII).",
    "neutral_field": "Nobody is at home (VIII).",
    "yardage_factors": "Yardage factors pull the score toward the spread, full or simple (IX).",
    "yardage_base": "The base yardage factor in percent, 60 to 125 in steps of five (IX).",
    "shared_factor": "Of the factor's difference so many percent are the disadvantaged side's, 30 in some groups (IX).",
    "factor_pull": "Of the yardage factor's difference so many percent count, 100 in the book (house rule).",
    "running_time": "Seconds of a play that keeps the clock running, 30 on the timing chart (house rule).",
    "overtime": "College overtime by the home team's season, always, or never.",
    "first_down_stop": "First downs stop the clock for the chains to 2022 (season), always, or only late in a half.",
}

BASIC: Final = Options()
RECOMMENDED: Final = replace(
    BASIC, hail_mary=True, spike=True, kneel=True, wild_card=VARIABLE, run_pass=True, kickoffs=SQUIB,
    point_spread=True, yardage_factors=FULL, yardage_base=90, first_down_stop=NEVER,
)  # fmt: skip
"""VIII-5: wild card, run and pass defenses, tracking and yardage factors as a unit; IX: the base that plays best.

First downs stop the clock only late in a half, whatever the season: so a season has its real number of plays (R2)."""
EXCEL: Final = replace(
    RECOMMENDED, penalties=ADVANCED_PENALTIES, razzle_dazzle=True, quarterback_sneak=True, elected_safety=True,
    nickel=True, red_zone=True, kickoffs=GUESSING, coffin_corner=True, cancel_marks=True, short_drop=True,
    quick_kick=True, punt_returns=True, kickoff_returns=True, fakes=True, all_out_rush=True, free_block=True,
    delay=True,
)  # fmt: skip
"""What the computer version of the book offers."""
ADVANCED: Final = replace(
    EXCEL, no_huddle=True, out_of_bounds=True, in_bounds=True, precipitation=ROLLED, wind=ROLLED,
    timing=LATE_TIMING,
)  # fmt: skip
"""Everything at once."""
REPLAY: Final = replace(
    RECOMMENDED, wild_card=OFF, run_pass=False, yardage_base=100, factor_pull=35, running_time=32,
)  # fmt: skip
"""What a season is replayed with, and charts are fitted under (docs/teams-bowlbound.md): plays take the 32 seconds that
they took in 2024, the yardage factors pull a game a third as hard to its spread, and nobody has a free guess for
being behind it, so that margins are as wide as they were."""
PRESETS: Final = {
    "recommended": RECOMMENDED, "basic": BASIC, "excel": EXCEL, "advanced": ADVANCED, "replay": REPLAY,
}  # fmt: skip
DEFAULT_PRESET: Final = "recommended"
PRESET_HELP: Final = {
    "recommended": "What the book advises: the basic game and its best options.",
    "basic": "The basic rules alone: the quickest game.",
    "excel": "As near as may be to the computer version that the book describes.",
    "advanced": "Every option at once: wild cards, fakes, rushes, wind.",
    "replay": "As recommended, with the pace and the margins of a real season: what replays use.",
}


def read_options(given: Mapping[str, Json]) -> Options:
    """Options from ``{"preset": name, option: value}``."""
    return chosen(given, PRESETS, DEFAULT_PRESET, _value)


def _value(name: str, value: Json) -> Json:
    """The value an option is set to. A word may be turned off like any other option, if it knows how. Refused if it is
    none that the option takes."""
    if name in WORDS:
        if value is False and OFF in WORDS[name]:
            return OFF
        if value in WORDS[name]:
            return value
        raise BadOption(f"Option {name!r} is one of {', '.join(WORDS[name])}, not {value!r}.")
    if name in PERCENTAGES:
        allowed, expected = PERCENTAGES[name]
        percent = int(value) if isinstance(value, str) and value.isdecimal() else value
        if name == "shared_factor" and isinstance(value, bool):
            percent = SOME_GROUPS if value else 0
        if type(percent) is int and percent in allowed:
            return percent
        raise BadOption(f"Option {name!r} is a percentage of {expected}, not {value!r}.")
    if name == "running_time":
        seconds = int(value) if isinstance(value, str) and value.isdecimal() else value
        if type(seconds) is int and seconds in RUNNING_TIMES:
            return seconds
        raise BadOption(
            f"Option {name!r} is a number of seconds, {RUNNING_TIMES[0]} to {RUNNING_TIMES[-1]}, not {value!r}."
        )
    return truth(name, value)
