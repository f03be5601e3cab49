"""Every optional rule of Statis Pro Basketball by its name, and the presets."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, Final

from fieldhouse.table.game import BadOption


@dataclass(frozen=True)
class Options:
    """Which optional rules are in force. The names are public: commands, journals and the lobby use them."""

    last_passer_assists: bool = True
    assist_ruling: bool = False
    season_turnovers: bool = False
    season_fouls: bool = False
    season_rebounds: bool = False
    fourteen_seconds: bool = True
    injuries: bool = True
    stamina: bool = True
    index_points: bool = True
    expanded_attempts: bool = True
    playoff: bool = False
    absent_away: tuple[int, ...] = ()
    absent_home: tuple[int, ...] = ()


HELP: Final = {
    "last_passer_assists": "A basket after a pass is assisted, open shot or not (4.4, last paragraph).",
    "assist_ruling": "House rule: such an assist depends on the passer's ASSIST RATE and the SHOT #.",
    "season_turnovers": "House rule: turnover readings above the season's number T are passes.",
    "season_fouls": "House rule: defensive fouls above the season's number F are passes.",
    "season_rebounds": "House rule: the season's number R is added to the defenders' bonus.",
    "fourteen_seconds": "After a foul or kicked ball in the frontcourt two passes are left, not three (4.3, 6.4).",
    "injuries": "Injuries happen (14G); without them the player needs rest.",
    "stamina": "Players tire (5.4, 14A).",
    "index_points": "Home Court and Road Index Points are used (16).",
    "expanded_attempts": "Team-mates take over shots of a man who is missing (14G).",
    "playoff": "A playoff game.",
    "absent_away": "The numbers (from 1) of visiting players who cannot play.",
    "absent_home": "The numbers (from 1) of home players who cannot play.",
}

BOOK: Final = Options()
FITTED: Final = Options(assist_ruling=True, season_turnovers=True, season_fouls=True, season_rebounds=True)
PRESETS: Final = {"fitted": FITTED, "book": BOOK}
DEFAULT_PRESET: Final = "fitted"
LISTS: Final = ("absent_away", "absent_home")


def read_options(given: Mapping[str, Any]) -> Options:
    """Options from ``{"preset": name, option: value}``; the preset is ``fitted`` unless named."""
    preset = str(given.get("preset", DEFAULT_PRESET))
    if preset not in PRESETS:
        raise BadOption(f"There is no preset {preset!r}; there are {' and '.join(PRESETS)}.")
    chosen = asdict(PRESETS[preset])
    for name, value in given.items():
        if name == "preset":
            continue
        if name not in chosen:
            near = difflib.get_close_matches(name, chosen, 1)
            hint = f" Did you mean {near[0]!r}?" if near else ""
            raise BadOption(f"There is no option {name!r}.{hint}")
        chosen[name] = _numbers(name, value) if name in LISTS else _truth(name, value)
    return Options(**chosen)


def _truth(name: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise BadOption(f"Option {name!r} is either true or false, not {value!r}.")
    return value


def _numbers(name: str, value: Any) -> tuple[int, ...]:
    if not isinstance(value, list | tuple) or not all(type(number) is int and number >= 1 for number in value):
        raise BadOption(f"Option {name!r} is a list of player numbers from 1 up, not {value!r}.")
    return tuple(sorted(set(value)))


def plain(options: Options) -> dict[str, Any]:
    """The options as a journal's header holds them."""
    return {
        field.name: list(value) if isinstance(value := getattr(options, field.name), tuple) else value
        for field in fields(Options)
    }
