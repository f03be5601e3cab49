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
from fieldhouse.games.bowlbound.cells import OFF_5A, show_cell
from fieldhouse.games.bowlbound.model import FORMATIONS, PLAY_COUNT, PLAYS
from fieldhouse.games.bowlbound.rules.fouls import BAD_SNAP
from fieldhouse.games.bowlbound.state import Claim, Game
from fieldhouse.gridiron import names
from fieldhouse.gridiron.phases import TRY

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
DEFENSE_HELP: Final = {
    **dict(enumerate(zip(FORMATIONS, FORMATION_HELP, strict=True))),
    6: ("Run defense", "Stops runs on a one."),
    7: ("Pass defense", "Stops plays 7 to 9 on a one."),
    8: ("Nickel zone", "Gives two yards to runs, stops plays 7 to 9 on a one."),
    9: ("Blank", "No defensive result."),
    **{FIRST_WILD + index: (f"Wild card {name}", "Stops that play cold.") for index, name in enumerate(PLAYS)},
    FIRST_WILD + 9: ("Wild card option, sprint-out pass", "Two coins: only right if SOP is rolled."),
    FIRST_WILD + 10: ("Wild card option, bootleg pass", "Two coins: only right if BLP is rolled."),
    FIRST_WILD + 11: ("Wild card sneak", "Stops the sneak cold."),
    FIRST_WILD + 12: ("Wild card razzle-dazzle", "Makes it an incomplete pass."),
}
TABLE_NAMES: Final = {OFF_5A: "false start", BAD_SNAP: "bad snap"}


def foul_text(foul: int) -> str:
    """A foul, or any other cell that dice have found, as a person calls it: the penalty table has names for two."""
    return TABLE_NAMES.get(foul) or show_cell(foul)


def down_prompt(game: Game) -> str:
    return "Try for two" if game.phase == TRY else names.down_prompt(game)


def claim_text(game: Game, claim: Claim) -> str:
    return names.situation_text(game, claim.outcome)
