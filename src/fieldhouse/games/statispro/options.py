"""Every optional rule of Statis Pro Basketball by its name, and the presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Final

from fieldhouse.table.game import BadOption
from fieldhouse.table.options import chosen, truth
from fieldhouse.table.plain_json import Fields, Json
from fieldhouse.table.record import Frozen


@dataclass(frozen=True)
class Options(Frozen):
    """Which optional rules are in force. The names are public: commands, journals and the lobby use them."""

    last_passer_assists: bool = True
    assist_ruling: bool = False
    season_turnovers: bool = False
    season_fouls: bool = False
    season_rebounds: bool = False
    season_leads: bool = False
    foul_shares: bool = False
    turnover_shares: bool = False
    late_threes: bool = False
    fourteen_seconds: bool = True
    injuries: bool = True
    stamina: bool = True
    index_points: bool = True
    expanded_attempts: bool = True
    cut_overtime_deck: bool = False
    early_intentional_miss: bool = False
    absent_away: tuple[int, ...] = ()
    absent_home: tuple[int, ...] = ()
    missed_away: tuple[int, ...] = ()
    missed_home: tuple[int, ...] = ()


HELP: Final = {
    "last_passer_assists": "A basket after a pass is assisted, open shot or not (4.4, last paragraph).",
    "assist_ruling": "House rule: whose assist a basket is depends on the SHOT # and all mates' ASSIST RATEs.",
    "season_turnovers": "House rule: turnover readings above the season's number T are passes.",
    "season_fouls": "House rule: defensive fouls above the season's number F are passes.",
    "season_rebounds": "House rule: the season's number R is added to the defenders' bonus.",
    "season_leads": "House rule: L hundredths of its lead, of six points at most, are what a team shoots worse by.",
    "foul_shares": "House rule: every foul falls on the five by the widths of their FOUL RANGEs.",
    "turnover_shares": "House rule: every player's turnover falls on the five by their turnover numbers (TO).",
    "late_threes": "House rule: three behind or more in the last two minutes, any pass may be shot as a three.",
    "fourteen_seconds": "After a foul or kicked ball in the frontcourt two passes are left, not three (4.3, 6.4).",
    "injuries": "Injuries happen (14G); without them the player needs rest.",
    "stamina": "Players tire (5.4, 14A).",
    "index_points": "Home Court and Road Index Points are used (16).",
    "expanded_attempts": "Team-mates take over shots of a man who is missing (14G).",
    "cut_overtime_deck": "An overtime cuts the deck: the other 125 cards are the dead-ball deck (8.2, the first way).",
    "early_intentional_miss": "A free throw may be missed on purpose in any minute, not only in the last two (6.2).",
    "absent_away": "The numbers (from 1) of visiting players who cannot play, as in absent-away=1+3.",
    "absent_home": "The numbers (from 1) of home players who cannot play.",
    "missed_away": "Games that the visiting players have missed this season, in the order of their cards (14G).",
    "missed_home": "Games that the home players have missed this season, in the order of their cards.",
}

BOOK: Final = Options()
FITTED: Final = Options(
    assist_ruling=True, season_turnovers=True, season_fouls=True, season_rebounds=True, season_leads=True,
    foul_shares=True, turnover_shares=True, late_threes=True,
)  # fmt: skip
PRESETS: Final = {"fitted": FITTED, "book": BOOK}
DEFAULT_PRESET: Final = "fitted"
PRESET_HELP: Final = {
    "fitted": "The book, with house rules that bring a season and its men near the real ones.",
    "book": "The rule book as printed.",
}
ABSENT: Final[tuple[str, str]] = ("absent_away", "absent_home")
MISSED: Final[tuple[str, str]] = ("missed_away", "missed_home")


def read_options(given: Mapping[str, Json]) -> Options:
    """Options from ``{"preset": name, option: value}``."""
    return chosen(given, PRESETS, DEFAULT_PRESET, _value)


def _value(name: str, value: Json) -> Json:
    """The value of an option, read as its kind wants."""
    read = _numbers if name in ABSENT else _counts if name in MISSED else truth
    return read(name, value)


def _numbers(name: str, value: Json) -> tuple[int, ...]:
    """Players by their numbers. Refused if they are something else."""
    value = _typed(value)
    if not isinstance(value, list | tuple) or not all(type(number) is int and number >= 1 for number in value):
        raise BadOption(f"Option {name!r} is a list of player numbers from 1 up, such as 1+3, not {value!r}.")
    return tuple(sorted(set(value)))


def _typed(value: Json) -> Json:
    """Numbers as they are typed in a command, ``1+3``; anything else as it is."""
    words = value.split("+") if isinstance(value, str) else []
    return [int(word) for word in words] if words and all(word.strip().isdecimal() for word in words) else value


def _counts(name: str, value: Json) -> tuple[int, ...]:
    """How many games each player has missed. Refused if they are something else."""
    value = _typed(value)
    if not isinstance(value, list | tuple) or not all(type(number) is int and number >= 0 for number in value):
        raise BadOption(f"Option {name!r} is a list of games missed, one a player, such as 0+12+3, not {value!r}.")
    return tuple(value)


def plain(options: Options) -> Fields:
    """The options as a journal's header holds them."""
    return {
        field.name: list(value) if isinstance(value := getattr(options, field.name), tuple) else value
        for field in fields(Options)
    }
