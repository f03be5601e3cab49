"""Every number that a commissioner sets, with the book's value, and every optional rule by its name."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Final

from fieldhouse.table.game import BadOption
from fieldhouse.table.plain_json import Fields, Json, items


@dataclass(frozen=True)
class Settings:
    """What the commissioner sets. The names are public: commands and ledgers use them."""

    edition: str = "first"
    rounds: int = 10
    camp_roster: int = 70
    cuts: tuple[int, ...] = (64, 58, 52)
    season_games: int = 12
    playoff_teams: int = 4
    trade_deadline: int = 6
    refusal: int = 2
    refusal_top_half: int = 1
    retirement_age: int = 32
    retirement_die: int = 3
    retired_years: int = 2
    camp_returns: int = 5
    preseason_returns: int = 5
    returns_to_keep: int = 20
    move_games: int = 3
    hold_unfavorable: int = 1
    hold_games: int = 2
    easy_camp_games: int = 2
    conditioning_die: int = 3
    sanction_die: int = 0
    sanction: str = "signing"
    class_size: int = 17

    mini_camp: bool = True
    mini_camp_before_draft: bool = True
    ability_coaching: bool = True
    recovery_by_ability: bool = True
    linemen_pass_two: bool = True
    reversal_by_age: bool = True
    reroll_removal: bool = True
    reroll_inappropriate: bool = False
    postseason_less: bool = False
    preseason_counts: bool = False
    first_season_under_28: bool = False
    pass_injury_exception: bool = False
    injury_ends_recovery: bool = False
    long_ban: bool = False
    loose_retention: bool = False
    head_start: bool = False
    returns_at_once: bool = False
    keep_idle_free_agents: bool = False

    @property
    def exhibitions(self) -> int:
        """12.2: one cutdown before the first exhibition game, and one after each."""
        return len(self.cuts) - 1

    @property
    def active_roster(self) -> int:
        """How many stay after the last cut."""
        return self.cuts[-1]


HELP: Final = {
    "edition": "12.8: whose change tables are played with: first or second.",
    "rounds": "12.1: rounds of the draft.",
    "camp_roster": "12.1: players a team may bring to camp.",
    "cuts": "12.2: roster sizes after camp and after each exhibition game; one number: no exhibition games.",
    "season_games": "12.0: games of a team in the regular season.",
    "playoff_teams": "12.1: teams that go to the playoffs (2, 4 or 8).",
    "trade_deadline": "12.0: no player is traded after a team has played so many games.",
    "refusal": "12.1: a free agent refuses on this number or below (2: one in three).",
    "refusal_top_half": "12.1: the same for teams in the top half of the rankings (1: one in six).",
    "retirement_age": "12.1: from this age on a team may ask a player to retire.",
    "retirement_die": "12.1: he does on this number or below (3: 50%).",
    "retired_years": "12.1: years for which a retired player may be coaxed back.",
    "camp_returns": "12.2b: punt returns, and as many kick returns, to give out in camp.",
    "preseason_returns": "12.2b: the same for the exhibition games.",
    "returns_to_keep": "12.2c: returns in a season that make or keep a specialist.",
    "move_games": "12.5.2: games at the new position before a change of position in the season is rolled for.",
    "hold_unfavorable": "12.3.3: games or cutdowns for which a newcomer who changed for the worse is kept.",
    "hold_games": "12.5.1: games, exhibitions too, for which any other free agent is kept.",
    "easy_camp_games": "12.4: games of experience that an easy camp costs.",
    "conditioning_die": "12.7.1: after conditioning, -S may become -C on this number or below.",
    "sanction_die": "12.5.1: the sanction for letting a new free agent go too early; 0: he may not be let go.",
    "sanction": "12.5.1: what a sanction does: players refuse to sign, or (changes) newcomers do not improve.",
    "class_size": "12.1: new players a year for each team.",
    "mini_camp": "12.2a: a mini-camp settles injuries that outlasted the season (in use).",
    "mini_camp_before_draft": "12.2a: it is held before the draft (since Season XI), else after it.",
    "ability_coaching": "12.3.5: ability coaching (in use).",
    "recovery_by_ability": "12.3.2: injuries stay on 4-6 (-S) or 6, as in use; else on 5-6 (-S, -C) or 6 (-P).",
    "linemen_pass_two": "12.6: linemen's pass maximum is 2 (since Season XII), else 1.",
    "reversal_by_age": "12.8: a change of position is reversed on 1-4, 1-3 or 1 by age; else on 1-3 (12.5.2).",
    "reroll_removal": "12.8, second edition: if there is nothing to remove, roll again; else nothing happens.",
    "reroll_inappropriate": "12.3.1: a characteristic that does not fit is rolled again; else 12.8's substitute holds.",
    "postseason_less": "12.3.4: postseason games count a third less, but a third at least.",
    "preseason_counts": "12.3.4: exhibition games count a third, and every column of games begins one higher.",
    "first_season_under_28": "12.8: the first-season columns are for players under 28 only, as their heading says.",
    "pass_injury_exception": "12.3.2: a -P player may change to a position that has no pass value.",
    "injury_ends_recovery": "12.4: a camp injury ends the recovery from an older one.",
    "long_ban": "12.5.2: after a reversed change of position, none in the next season either.",
    "loose_retention": "12.5.1: before the season newcomers may be cut at once.",
    "head_start": "12.5.2: after an idle camp a preseason change begins with 2/3; both positions in a game give 1/3.",
    "returns_at_once": "12.2b, as it was: camp and preseason returns are all given out in camp.",
    "keep_idle_free_agents": "12.1: free agents who were on no active list stay (expansion).",
}
NUMBERS: Final = {
    "rounds": (0, 30), "camp_roster": (40, 120), "season_games": (2, 20), "playoff_teams": (2, 8),
    "trade_deadline": (0, 20),
    "refusal": (0, 6), "refusal_top_half": (0, 6), "retirement_age": (25, 60), "retirement_die": (0, 6),
    "retired_years": (0, 20),
    "camp_returns": (0, 50), "preseason_returns": (0, 50), "returns_to_keep": (1, 100), "move_games": (1, 12),
    "hold_unfavorable": (0, 12), "hold_games": (0, 12), "easy_camp_games": (0, 12), "conditioning_die": (0, 6),
    "sanction_die": (0, 5), "class_size": (5, 60),
}  # fmt: skip
"""The least and the most of each number."""
EDITIONS: Final = ("first", "second")
SIGNING, CHANGES = "signing", "changes"
SANCTIONS: Final = (SIGNING, CHANGES)
PLAYOFF_SIZES: Final = (2, 4, 8)
PRESETS: Final[dict[str, Fields]] = {"fool": {}, "ufl": {"cuts": (60, 58, 52)}}


def read_settings(given: Mapping[str, Json]) -> Settings:
    """Settings from ``{"preset": name, setting: value}``; whatever is wrong is a sentence."""
    preset = str(given.get("preset", "fool"))
    if preset not in PRESETS:
        raise BadOption(f"There is no preset {preset!r}; there are {' and '.join(PRESETS)}.")
    chosen = asdict(Settings()) | PRESETS[preset]
    for name, value in given.items():
        if name != "preset":
            if name not in chosen:
                near = difflib.get_close_matches(name, chosen, 1)
                raise BadOption(f"There is no setting {name!r}.{f' Did you mean {near[0]!r}?' if near else ''}")
            chosen[name] = _checked(name, value)
    return Settings(**chosen)


def _checked(name: str, value: Json) -> Json:
    """The value of a setting, or a refusal that says what it may be."""
    if name == "edition":
        if value not in EDITIONS:
            raise BadOption(f"There is no edition {value!r}; there are {' and '.join(EDITIONS)}.")
        return value
    if name == "sanction":
        if value not in SANCTIONS:
            raise BadOption(f"'sanction' is {value!r}; expected {' or '.join(SANCTIONS)}.")
        return value
    if name == "cuts":
        return _cuts(value)
    if name == "playoff_teams" and value not in PLAYOFF_SIZES:
        raise BadOption(f"{name!r} is {value!r}; expected 2, 4 or 8.")
    if name in NUMBERS:
        low, high = NUMBERS[name]
        if type(value) is not int or not low <= value <= high:
            raise BadOption(f"{name!r} is {value!r}; expected a whole number of {low} to {high}.")
        return value
    if not isinstance(value, bool):
        raise BadOption(f"{name!r} is either true or false, not {value!r}.")
    return value


def _cuts(value: Json) -> tuple[int, ...]:
    """The roster sizes of the cuts. Refused if they are too small, or grow."""
    words = str(value).split() if isinstance(value, str | int) else items(value)
    sizes = tuple(int(str(word)) if str(word).isdecimal() else 0 for word in words)
    if not sizes or min(sizes) < 30 or list(sizes) != sorted(sizes, reverse=True):
        raise BadOption(f"'cuts' is {value!r}; expected roster sizes of 30 or more, none larger than the one before.")
    return sizes


def plain(settings: Settings) -> Fields:
    """The settings as plain JSON."""
    return {each.name: getattr(settings, each.name) for each in fields(settings)} | {"cuts": list(settings.cuts)}
