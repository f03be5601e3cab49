"""The records of FOOL: players, teams, what owners plan for camp. All of them immutable."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Annotated, Final, NamedTuple, TypeAlias

from fieldhouse.games.fool import positions
from fieldhouse.table.record import Frozen

PlayerNumber: TypeAlias = Annotated[int, "player"]
TeamCode: TypeAlias = Annotated[str, "team"]
"""What a command is given: whoever reads its words looks a player up by his name, and writes a code in capitals."""

# How far a player has come (12.3.1).
DRAFTED: Final = "drafted"
UNDRAFTED: Final = "undrafted"
FIRST: Final = "first"
SECOND: Final = "R2"
VETERAN: Final = "veteran"
ROOKIES: Final = (DRAFTED, UNDRAFTED)
FIRST_YEARS: Final = (FIRST, SECOND)

# Where a player is.
IN_CLASS: Final = "class"
ACTIVE: Final = "active"
CAMP_RESERVE: Final = "camp reserve"
RESERVE: Final = "reserve"
WAIVERS: Final = "waivers"
FREE: Final = "free"
RETIRED: Final = "retired"
ON_A_TEAM: Final = (ACTIVE, CAMP_RESERVE, RESERVE)

ABILITIES: Final = ("P", "C", "S")

# Special characteristics (12.8), by their printed marks; a quarterback's arm is +arm or -arm.
GOOD: Final = ("m", "^", "$", "3r", "r", "+arm", "gc", "st")
BAD: Final = ("im", "c", "f", "o", "!", "#", "-arm", "pc", "ll")
ATTRIBUTE_NAMES: Final = {
    "m": "mature", "^": "big play", "$": "evasive", "3r": "third receiver", "r": "robust", "+arm": "strong arm",
    "gc": "good condition", "st": "soft touch", "im": "immature", "c": "plodder", "f": "fumble prone",
    "o": "error prone", "!": "penalty prone", "#": "injury prone", "-arm": "weak arm", "pc": "poor condition",
    "ll": "ll",
}  # fmt: skip

# What a player can be told to train for in camp (12.2b, 12.3.5, 12.5.2).
PUNT_RETURNS: Final = "PR"
KICK_RETURNS: Final = "KR"
RETURNS: Final = (PUNT_RETURNS, KICK_RETURNS)
LAST, THIS = "last", "this"

VOIDED, COACHED, MOVED, RETURNED, RECOVERED = "+C-S voided", "coached", "position changed", "returns", "recovering"

# The four camps of 12.7.
CONDITIONING: Final = "conditioning"
FUNDAMENTALS: Final = "fundamentals"
SPECIAL_TEAMS: Final = "special teams"
GAME_PLAN: Final = "game plan"
EMPHASES: Final = (CONDITIONING, FUNDAMENTALS, SPECIAL_TEAMS, GAME_PLAN)

BY_TRADE: Final = "trade"
AS_FREE_AGENT: Final = "free agent"
UNFAVORABLE: Final = "12.3.3"
UNCHANGED: Final = "12.5.1"
"""The rules by which a newcomer is kept: he became worse, or he did not."""


class Kicking(NamedTuple):
    """A kicker: yards of range, and the ``b/n`` of his tries in 36: blocked, and no good."""

    distance: int
    blocked: int
    missed: int


class Punting(NamedTuple):
    """A punter: yards, control, and the chance of a block if rushed, in eighteenths."""

    distance: int
    control: int
    block: int


class Injury(NamedTuple):
    """What hurts, and for how many more games; a season injury lasts until the next camp."""

    ability: str
    games: int
    is_season: bool = False
    is_of_camp: bool = False
    """12.2: sustained in camp or before the season, so that the camp reserve list is open to him."""


class Swap(NamedTuple):
    """12.3.1: what a +C-S of this camp did to him, so that coaching can take it back."""

    contact: int
    speed: int
    is_trial: bool
    """12.6: the contact is his for this season only."""


class Moving(NamedTuple):
    """12.5.2: a change of position under way, with the sixths of a game gained at the new one."""

    target: str
    sixths: int = 0


class Moved(NamedTuple):
    """12.5.2: a change of position made: from where, whether it improved him, and what reversing it restores."""

    position: str
    improved: bool
    games: int
    ratings: tuple[int, int, int]
    attributes: tuple[str, ...]
    became: tuple[int, int, int]
    """His ratings right after it: what the change itself did to him is all that a reversal takes back."""
    marks: tuple[str, ...]
    team: str
    year: int
    attempt: int
    """The year in which it may be tried to reverse it; 0: no more."""
    day: int = 0
    """The league's day on which it was made."""


class Skill(NamedTuple):
    """12.2b and c: a returner's level (0, 1 specialist, 2 veteran) and his returns, this season's and the last."""

    name: str
    level: int = 0
    season: int = 0
    before: int = 0
    lapses: int = 0
    regain: int = 0
    """12.2c: returns that go to regain a lapsed level, and count for nothing else."""
    practice: int = 0
    """12.2b: returns practiced this year; who has any is to make the returns of games."""


class CareerSeason(NamedTuple):
    """A season of a career."""

    year: int
    team: str
    position: str
    thirds: int
    p: int
    c: int
    s: int


@dataclass(frozen=True)
class Player(Frozen):
    """One man. Ratings are those of a healthy player; ``now`` counts what still hurts."""

    id: int
    name: str
    position: str
    age: int
    p: int = 0
    c: int = 0
    s: int = 0
    standing: str = VETERAN
    kicking: Kicking | None = None
    punting: Punting | None = None
    attributes: tuple[str, ...] = ()
    team: str = ""
    status: str = FREE
    seasons: int = 0
    thirds: tuple[tuple[str, int], ...] = ()
    """12.3.4: thirds of a game of experience, by role."""
    skills: tuple[Skill, ...] = ()
    injury: Injury | None = None
    lingering: tuple[str, ...] = ()
    """12.3.2: abilities a point lower until he recovers; those of this camp are tried again in the next."""
    fresh: tuple[str, ...] = ()
    """12.3.2: those of ``lingering`` that came of the present camp, which gives them no second roll."""
    trials: tuple[str, ...] = ()
    """12.6: abilities above the maximum, held for this season only."""
    traded: tuple[Swap, ...] = ()
    """12.3.1: every +C-S of this camp, until his coach has judged it."""
    passing: int | None = None
    """12.5.2: the pass value he had as a quarterback, if he has been one."""
    moving: Moving | None = None
    moved: Moved | None = None
    moves_from: int = 0
    """12.5.2: the year from which on he may change position again."""
    regimen: str = ""
    """12.5.2: what he did in this year's camp: VOIDED, COACHED, MOVED, RETURNED or RECOVERED."""
    newcomer: str = ""
    """12.3.3: how he came, if the roll for it is still to be made."""
    hold: int = 0
    """12.3.3 and 12.5.1: games or cutdowns for which he must be kept."""
    hold_rule: str = ""
    """Which of the two keeps him: UNFAVORABLE, or UNCHANGED, which a player in his place lifts."""
    easy_camp: bool = False
    """12.4: he had the star's chance of injury, so only the last cutdown may drop him."""
    benefit: str = ""
    """12.7: the camp emphasis that still works in him."""
    last_team: str = ""
    """Whom he last played for, or was in camp with."""
    season_teams: tuple[str, ...] = ()
    """12.5.1: all whom he has been with this season; none of them rolls for him again."""
    was_active: bool = False
    """12.1: on some team's active list during the camp or season."""
    refused: tuple[str, ...] = ()
    """12.1: the teams he has said no to this year."""
    was_hurt_in_camp: bool = False
    """12.4: so that the camp reserve list is open to him, even if he is well."""
    would_not_retire: bool = False
    suspended: int = 0
    retired_in: int = 0
    career: tuple[CareerSeason, ...] = field(default=(), compare=False)

    @property
    def called(self) -> str:
        """His name as the news give it: with his team, if he has one."""
        return f"{self.name} of {self.team}" if self.team else self.name

    @property
    def now(self) -> tuple[int, int, int]:
        """P-C-S as he plays today."""
        hurt = self.lingering
        if not hurt:
            return self.p, self.c, self.s
        return (
            self.p - ("P" in hurt and self.p > 0),
            self.c - ("C" in hurt and self.c > 0),
            self.s - ("S" in hurt and self.s > 0),
        )

    @property
    def is_rookie(self) -> bool:
        return self.standing in ROOKIES

    @property
    def is_hurt(self) -> bool:
        return self.injury is not None

    @property
    def can_play(self) -> bool:
        """Active, sound and not suspended."""
        return self.status == ACTIVE and self.injury is None and not self.suspended

    @property
    def is_recovering(self) -> bool:
        """12.3.2: he may not be coached, moved or trained."""
        return self.injury is not None or bool(self.lingering)

    def rating(self, ability: str) -> int:
        """The rating of that ability."""
        return (self.p, self.c, self.s)[ABILITIES.index(ability)]

    def with_rating(self, ability: str, value: int) -> Player:
        """He with another rating of that ability."""
        if ability == "P":
            return replace(self, p=value)
        return replace(self, c=value) if ability == "C" else replace(self, s=value)

    def experience(self, role: str) -> int:
        """His thirds of games in that role."""
        return dict(self.thirds).get(role, 0)

    def skill(self, name: str) -> Skill:
        """His skill of that name; a new one if he has none."""
        return next((skill for skill in self.skills if skill.name == name), Skill(name))

    def with_skill(self, skill: Skill) -> Player:
        """He with that skill in place of the one of its name."""
        return replace(self, skills=(*(each for each in self.skills if each.name != skill.name), skill))

    def roles(self) -> tuple[str, ...]:
        """What his position lets him play."""
        return positions.roles(self.position)

    @property
    def kicks_mark(self) -> str:
        """12.8: what he kicks, as a roster shows it: 48 2/4, 42 ctl 5 blk 1/18."""
        found = []
        if self.kicking:
            found.append(f"{self.kicking.distance} {self.kicking.blocked}/{self.kicking.missed}")
        if self.punting:
            found.append(f"{self.punting.distance} ctl {self.punting.control} blk {self.punting.block}/18")
        return ", ".join(found)

    @property
    def age_mark(self) -> str:
        """12.3.1: the age as a roster shows it: 24R2, 22R."""
        return f"{self.age}{'R' if self.is_rookie else SECOND if self.standing == SECOND else ''}"
