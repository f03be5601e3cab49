"""What calls, defenses, fouls and situations are called."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.calls import (
    FIELD_GOAL_TRY,
    FIRST_WILD,
    HAIL_MARY,
    KNEEL,
    PUNT,
    RAZZLE_DAZZLE,
    SNEAK,
    TAKE_SAFETY,
)
from fieldhouse.games.bowlbound.cells import (
    BOOTLEG,
    BRACKET_TOUCHDOWN,
    DEF_5Y,
    FIELD_GOAL_COLUMN,
    FORCED_BREAKAWAY,
    FORCED_RUN,
    KICK_OUT,
    KICKOFF_COLUMN,
    OFF_5A,
    QUARTERBACK_RUNS,
    SPRINT_OUT,
    defense_foul,
    is_variable,
    offense_foul,
    show_cell,
)
from fieldhouse.games.bowlbound.model import FORMATIONS, PLAY_COUNT, PLAYS
from fieldhouse.games.bowlbound.rules.fouls import BAD_SNAP
from fieldhouse.games.bowlbound.state import Claim, Game, Play
from fieldhouse.gridiron import names
from fieldhouse.gridiron.cell_words import KIND_WORDS, worded
from fieldhouse.gridiron.cells import kind_of
from fieldhouse.gridiron.phases import TRY
from fieldhouse.table.seat import Seat
from fieldhouse.table.words import Phrase

CALL_KEYS: Final[tuple[str, ...]] = (
    "plunge", "counter", "end", "draw", "option", "screen", "sprint-out", "bootleg", "drop-back",
    "razzle-dazzle", "sneak", "hail-mary", "punt", "field-goal", "kneel", "safety",
)  # fmt: skip
PLAY_HELP: Final[tuple[str, ...]] = (
    "A run up the middle. B stops it, D and E give way.",
    "A run against the flow. B stops it; good against D, E and F.",
    "A run around the end. C and F stop it; good against B and E.",
    "A run that looks like a pass. Good against D, E and F.",
    "The quarterback keeps it, pitches or throws. Good against F.",
    "A toss behind the rush. Good against F, not C and D.",
    "A pass on the run. Good against B, not F.",
    "A pass after a fake run. Good against B and F, not D.",
    "A pass from the pocket, far downfield. Good against C and D.",
)
"""What each play is for, by the formations as charts print them."""
CALL_HELP: Final = {
    **dict(enumerate(zip(PLAYS, PLAY_HELP, strict=True))),
    RAZZLE_DAZZLE: ("Razzle-dazzle", "Both roll; the lower total chooses from the nine plays."),
    SNEAK: ("Quarterback sneak", "One yard by the colour of the plunge's box; red is a fumble."),
    HAIL_MARY: ("Hail Mary", "Far downfield, against no defense."),
    PUNT: ("Punt", "Kick the ball away."),
    FIELD_GOAL_TRY: ("Field goal", "Three points if the column reaches the goal line."),
    KNEEL: ("Kneel", "Two yards lost, 30 seconds gone, no dice."),
    TAKE_SAFETY: ("Take a safety", "Two points for them, a free kick for you."),
}
CALL_NAMES: Final[tuple[str, ...]] = (*PLAYS, *(CALL_HELP[call][0] for call in range(PLAY_COUNT, TAKE_SAFETY + 1)))

DEFENSE_KEYS: Final[tuple[str, ...]] = (
    "a", "b", "c", "d", "e", "f", "run", "pass", "nickel", "blank",
    *(f"wild-{play}" for play in range(1, PLAY_COUNT + 1)), "wild-5-7", "wild-5-8", "wild-sneak", "wild-razzle",
)  # fmt: skip
FORMATION_HELP: Final[tuple[str, ...]] = (
    "Ready for anything.",
    "Stops the middle, pays for it against passes.",
    "Stops the wide runs, pays for it against long passes.",
    "Against short passes; runs up the middle gain more.",
    "Against long passes; every run gains more.",
    "Sacks or is burned.",
)
WILD_CARDS: Final = (
    *((name, "Stops that play cold.") for name in PLAYS),
    ("option, sprint-out pass", "Two coins: only right if it becomes that pass (SOP)."),
    ("option, bootleg pass", "Two coins: only right if it becomes that pass (BLP)."),
    ("sneak", "Stops the sneak cold."),
    ("razzle-dazzle", "Makes it an incomplete pass."),
)
DEFENSE_HELP: Final = {
    **dict(enumerate(zip(FORMATIONS, FORMATION_HELP, strict=True))),
    6: ("Run defense", "Stops runs on a one."),
    7: ("Pass defense", "Stops plays 7 to 9 on a one."),
    8: ("Nickel zone", "Gives two yards to runs, stops plays 7 to 9 on a one."),
    9: ("Blank", "No defensive result."),
    **{FIRST_WILD + index: (Phrase("Wild card", name), told) for index, (name, told) in enumerate(WILD_CARDS)},
}
FOUL_NAMES: Final = {
    offense_foul(5): "illegal procedure",
    OFF_5A: "false start",
    offense_foul(10): "holding",
    offense_foul(15): "personal foul",
    defense_foul(5): "offside",
    DEF_5Y: "face mask",
    defense_foul(10): "holding",
    defense_foul(15): "personal foul",
    BAD_SNAP: "bad snap",
}
"""R28: what the yards of the penalty table are called."""
ON_THE_KICKER: Final = "running into the kicker"
CELL_WORDS: Final = KIND_WORDS | {
    QUARTERBACK_RUNS: "quarterback runs",
    FORCED_BREAKAWAY: "forced breakaway",
    FORCED_RUN: "quarterback forced to run",
    BRACKET_TOUCHDOWN: "touchdown",
    SPRINT_OUT: "sprint-out pass",
    BOOTLEG: "bootleg pass",
    KICKOFF_COLUMN: "read the kickoff column",
    FIELD_GOAL_COLUMN: "read the field goal column",
    KICK_OUT: "out of bounds",
}
VARIABLE_YARDS: Final = "yards by the dice"


def foul_name(play: Play, foul: int, offender: Seat) -> str:
    """What a foul is called; five yards of those who rush a kick are for the kicker (VI-4-C-iv)."""
    if foul == DEF_5Y and play.call in (PUNT, FIELD_GOAL_TRY) and offender != play.seat:
        return ON_THE_KICKER
    return FOUL_NAMES.get(foul, CELL_WORDS[kind_of(foul)])


def foul_text(play: Play, claim: Claim) -> str:
    """A foul to be decided about: its name, and the sign that says what it costs."""
    return worded(foul_name(play, claim.foul, claim.offender), show_cell(claim.foul))


def cell_text(code: int) -> str:
    """A cell that dice have found: ``7``, ``breakaway (B)``, ``false start (OFF 5A)``"""
    usual = VARIABLE_YARDS if is_variable(code) else ""
    return worded(FOUL_NAMES.get(code) or CELL_WORDS.get(kind_of(code), usual), show_cell(code))


def down_prompt(game: Game) -> str:
    """What is asked before a call: the down, or that it is a try."""
    return "Try for two" if game.phase == TRY else names.down_prompt(game)
