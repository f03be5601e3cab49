"""Every optional rule of Lords of Baseball by its name, how long the game lasts, and the presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from fieldhouse.table.game import BadOption
from fieldhouse.table.options import chosen, truth
from fieldhouse.table.plain_json import Json
from fieldhouse.table.record import Frozen

YEARS: Final[tuple[int, ...]] = (3, 5, 7)
OWNERS: Final[tuple[int, ...]] = (2, 3, 4)


@dataclass(frozen=True)
class Options(Frozen):
    """What is in force. The names are public: commands, journals and the lobby use them."""

    owners: int = 4
    years: int = 3
    dealt_teams: bool = False
    extended_off_season: bool = False
    all_star_game: bool = False
    extra_innings: bool = False
    new_extra_innings: bool = False
    legends: bool = False
    two_player_rules: bool = True


HELP: Final = {
    "owners": "How many owners play: 2, 3 or 4.",
    "years": "How many years are played: 3 (basic), 5 (tournament) or 7 (extra inning game) (2.1).",
    "dealt_teams": "Team cards are dealt, not chosen (3.0).",
    "extended_off_season": "Off-season cards are played round after round until all have passed (11.1).",
    "all_star_game": "Stars may be sent to the All-Star Game in the mid-season (11.2).",
    "extra_innings": "Every owner chooses an extra innings card (12.1).",
    "new_extra_innings": "Extra innings cards are dealt anew each off-season (12.1).",
    "legends": "Stars of the first roster come with a card and its actions (12.2).",
    "two_player_rules": "With two owners: luxury tax, media challenges and standings of their own (13.0).",
}
BASIC: Final = Options()
PRESETS: Final = {
    "basic": BASIC,
    "tournament": replace(BASIC, years=5),
    "extra-inning": replace(BASIC, years=7),
    "advanced": replace(BASIC, extended_off_season=True, all_star_game=True, extra_innings=True, legends=True),
}
DEFAULT_PRESET: Final = "basic"
PRESET_HELP: Final = {
    "basic": "Three years: an evening.",
    "tournament": "Five years.",
    "extra-inning": "Seven years: the longest game.",
    "advanced": "Three years with legends, extra innings cards, the All-Star Game and a longer off-season.",
}
NUMBERS: Final = {"owners": OWNERS, "years": YEARS}


def read_options(given: Mapping[str, Json]) -> Options:
    """Options from ``{"preset": name, option: value}``."""
    return chosen(given, PRESETS, DEFAULT_PRESET, _value)


def _value(name: str, value: Json) -> Json:
    """The value of an option: a number that is allowed, or true or false. Refused if it is neither."""
    if name not in NUMBERS:
        return truth(name, value)
    if type(value) is not int or value not in NUMBERS[name]:
        raise BadOption(f"Option {name!r} is {', '.join(map(str, NUMBERS[name]))}, not {value!r}.")
    return value
