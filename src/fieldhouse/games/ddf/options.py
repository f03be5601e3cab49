"""Every optional rule of Data-Driven Football by its name, and the presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Final

from fieldhouse.table.game import BadOption
from fieldhouse.table.options import chosen, truth
from fieldhouse.table.plain_json import Json, PlainReport
from fieldhouse.table.record import Frozen

TIE: Final = "tie"
UNDERDOG: Final = "underdog"
COIN: Final = "coin"
"""What a margin of exactly the point spread is."""


@dataclass(frozen=True)
class Options(Frozen):
    """Which optional rules are in force. The names are public: commands, journals and the lobby use them."""

    qt_containment: bool = False
    sack_rate: bool = False
    pre_post_snap: bool = False
    holding: bool = False
    between_downs: bool = False
    field_goal_adjustment: bool = False
    penalty_influence: bool = False
    defensive_fumble_recovery: bool = False
    offensive_fumble_returns: bool = False
    quotas: bool = False
    short_big_play: bool = False
    muffed_snaps: bool = False
    audibles: bool = False
    prompted_audibles: bool = False
    great_protection: bool = False
    good_decision: bool = False
    ball_protection: bool = False
    advanced_timing: bool = False
    season_clock: bool = False
    measurement: bool = False
    thrown_away: bool = False
    short_field: bool = False
    goal_line_minus_one: bool = False
    spot_of_foul: bool = False
    power_ratings: bool = False
    exact_spread: str = TIE
    playoff: bool = False
    neutral_field: bool = False


HELP: Final = {
    "qt_containment": "The defense may contain a quarterback who escapes (Containing the Quarterback).",
    "sack_rate": "Good and bad pass rushes turn escapes into sacks and sacks into escapes (Defensive Sack Rate).",
    "pre_post_snap": "Five-yard fouls may come after the snap (Pre- and Post-Snap Penalties).",
    "holding": "Ten-yard fouls near the own goal are checked for holding (Offensive Holding Penalties).",
    "between_downs": "Fifteen-yard fouls may come after the play (Enforce Between Downs Penalties).",
    "field_goal_adjustment": "The defense influences field goals (Field Goal Influences).",
    "penalty_influence": "Defenses foul more or less than the average (Defensive Penalty Influences).",
    "defensive_fumble_recovery": "Defenses recover more or fewer fumbles (Defensive Fumble Recovery).",
    "offensive_fumble_returns": "The offense may run with a fumble it recovers (Offensive Fumble Returns).",
    "quotas": "No play is called more often than the team called it in any game (Play Call Quotas).",
    "short_big_play": "Some short passes go a long way (Short Pass-Big Play).",
    "muffed_snaps": "A snap may be muffed (Muffed Snaps).",
    "audibles": "Calls may be changed after the reveal (Audibles, with home field and road adjustment).",
    "prompted_audibles": "An audible is offered only on a mismatch, rarely a false one (PC Game Audibles).",
    "great_protection": "Great lines cancel a trap (Protecting the Quarterback).",
    "good_decision": "Smart quarterbacks avoid interceptions (Quarterback Good Decisions).",
    "ball_protection": "Sure hands avoid fumbles (Protecting the Ball).",
    "advanced_timing": "Every third 40-second play of a team takes 30 (Reducing Standard Play Times).",
    "season_clock": "Plays take the seconds that they took in the league (for replays of a season).",
    "measurement": "A gain of just the yards to go is measured, and may be inches short (for replays of a season).",
    "thrown_away": "Trapped behind his own goal line a passer mostly gets rid of the ball (for replays of a season).",
    "short_field": "Inside the twenty long gains come harder (for replays of a season).",
    "goal_line_minus_one": "End runs, draws and screens lose a yard inside the five (Play Call Restrictions).",
    "spot_of_foul": "Ten yards on a run are walked off from the spot of the foul, as the league does (Penalties).",
    "power_ratings": "The favorite must beat the point spread (Power Ratings).",
    "exact_spread": "A margin of exactly the spread is a tie, the underdog's win, or a coin's (Power Ratings).",
    "playoff": "Overtime goes on until the game is decided.",
    "neutral_field": "Nobody is at home: neither home field nor road adjustment counts (Audibles).",
}

WORDS: Final = {"exact_spread": (TIE, UNDERDOG, COIN)}
"""The option that is more than on or off, with the words it takes."""

BASIC: Final = Options()
NOT_ADVANCED: Final[tuple[str, ...]] = (
    "season_clock", "measurement", "thrown_away", "short_field", "prompted_audibles", "spot_of_foul", "power_ratings",
    "exact_spread", "playoff", "neutral_field",
)  # fmt: skip
"""What goes with some games only, or is a matter of taste."""
ALL_ON: Final[PlainReport] = {field.name: True for field in fields(Options) if field.name not in NOT_ADVANCED}
ADVANCED: Final = replace(BASIC, **ALL_ON)
REPLAY: Final = replace(ADVANCED, season_clock=True, measurement=True, thrown_away=True, short_field=True)
"""What a season is replayed with, and charts are fitted under (docs/fidelity-ddf.md)."""
PRESETS: Final = {"basic": BASIC, "advanced": ADVANCED, "replay": REPLAY}
DEFAULT_PRESET: Final = "advanced"
PRESET_HELP: Final = {
    "basic": "The quick game: both charts and the priority chart, few questions.",
    "advanced": "Every rule of the guide: audibles, quotas, the small charts, more to decide on each down.",
    "replay": "As advanced, with the clock, the chains and both goal lines of a real season: what replays use.",
}


def read_options(given: Mapping[str, Json]) -> Options:
    """Options from ``{"preset": name, option: value}``."""
    return chosen(given, PRESETS, DEFAULT_PRESET, _value)


def _value(name: str, value: Json) -> Json:
    """The value of an option: one of its words, or true or false. Refused if it is neither."""
    if name not in WORDS:
        return truth(name, value)
    if value not in WORDS[name]:
        raise BadOption(f"Option {name!r} is one of {', '.join(WORDS[name])}, not {value!r}.")
    return value
