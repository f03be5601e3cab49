"""The records of teams: a franchise, its plan for camp, draft choices, deals, claims, games. All of them immutable."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from fieldhouse.games.fool.model import PlayerNumber

COMPUTER: Final = "computer"
HOUSE: Final = "house"
"""The level of an owner who is no more than 'computer'; 'computer:rival' is of the level 'rival'."""
COMMISSIONER: Final = "commissioner"


@dataclass(frozen=True, slots=True)
class Plan:
    """What an owner has decided, in secret, before camp (12.2). Players by their number."""

    coach: tuple[tuple[PlayerNumber, str], ...] = ()
    """12.3.5: the ability (P, C, S) or the bad characteristic coached."""
    move: tuple[tuple[PlayerNumber, str], ...] = ()
    returns: tuple[tuple[PlayerNumber, str, int, str], ...] = ()
    """12.2b: camp returns: player, PR or KR, how many, and for which season: LAST or THIS."""
    emphasis: str = ""
    at_risk: tuple[PlayerNumber, ...] = ()
    """12.4: stars who get no easy camp."""
    late: tuple[PlayerNumber, ...] = ()
    """12.4: veterans of 30 who get one."""
    lose: tuple[tuple[PlayerNumber, str], ...] = ()
    """12.3.1: of several characteristics that could go, the one of a player that goes first."""
    roll_plus: tuple[PlayerNumber, ...] = ()
    """12.3.1: players who, on '+', roll for a new characteristic even if they have a bad one to lose."""
    roll_minus: tuple[PlayerNumber, ...] = ()
    """12.3.1: players who, on '-', roll for a bad characteristic rather than lose a good one."""
    wishes: tuple[str, ...] = ("gc", "r", "m", "3r", "+arm")
    """12.7.2: the characteristics chosen first if there is a choice."""
    once: tuple[PlayerNumber, ...] = ()
    """12.7.1: 'pc' players who are coached only once."""
    slower: tuple[PlayerNumber, ...] = ()
    """12.7.1: players who take a -S as it is, and do not try for -C instead."""


@dataclass(frozen=True, slots=True)
class Franchise:
    """A team of the league."""

    code: str
    title: str
    owner: str
    division: str
    rank: int = 0
    """Its place in the last season's order, 0 the lowest: the order of the draft."""
    plan: Plan = Plan()
    has_planned: bool = False
    has_given_returns: bool = False
    emphasis: str = ""
    games: int = 0
    is_done: bool = False
    """Its season is complete (12.0)."""
    depth: tuple[tuple[str, tuple[int, ...]], ...] = ()
    fines: tuple[tuple[int, int, str], ...] = ()
    titles: tuple[int, ...] = ()
    sanction: int = 0
    """12.5.1: on this number or below a free agent does not sign, by order of the commissioner."""

    @property
    def is_computer(self) -> bool:
        """No person owns it."""
        return is_computer(self.owner)

    @property
    def level(self) -> str:
        """Which of the computer's owners runs it."""
        return self.owner.partition(":")[2] or HOUSE


def is_computer(owner: str) -> bool:
    """Does the name mean one of the computer's owners, and no person?"""
    return owner.partition(":")[0] == COMPUTER


class Pick(NamedTuple):
    """A choice of a draft: the year and round, whose it was by its place, and who has it now."""

    year: int
    round: int
    origin: str
    owner: str


class Deal(NamedTuple):
    """12.0: a trade that one team offers another."""

    number: int
    giver: str
    taker: str
    gives: tuple[int, ...]
    takes: tuple[int, ...]
    gives_picks: tuple[tuple[int, int, str], ...]
    takes_picks: tuple[tuple[int, int, str], ...]
    day: int
    """The day it was offered, for deals between two teams of one owner."""
    is_agreed: bool = False
    """Both have agreed; it takes effect on draft day."""


class Fixture(NamedTuple):
    number: int
    stage: str
    away: str
    home: str
    score: tuple[int, int] | None = None


class Claim(NamedTuple):
    """12.2: a team wants a released player, and lets another go for him."""

    team: str
    player: int
    drop: int = 0
    former: bool = False
    """12.5.2: he goes back to the position that he has just changed from."""
