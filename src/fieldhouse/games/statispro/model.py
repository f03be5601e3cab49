"""The records of Statis Pro Basketball: positions, Fast Action cards, player cards, team cards."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from fieldhouse.table.record import Frozen
from fieldhouse.table.seat import AWAY, HOME, NO_SEAT, Seat

PG: Final = 0
SG: Final = 1
SF: Final = 2
PF: Final = 3
C: Final = 4
POSITIONS: Final[tuple[str, ...]] = ("PG", "SG", "SF", "PF", "C")
FIVE: Final = range(5)
NOBODY: Final = -1

GUARD: Final = 0
FORWARD: Final = 1
CENTER: Final = 2
ROLES: Final[tuple[str, ...]] = ("G", "F", "C")
ROLE_OF: Final[tuple[int, ...]] = (GUARD, GUARD, FORWARD, FORWARD, CENTER)
"""The role that each line-up position calls for."""

DECK_SIZE: Final = 200
CARDS: Final = range(1, DECK_SIZE + 1)
CARDS_A_MINUTE: Final = 15

_RPG_POSITIONS: Final[tuple[int, ...]] = (PG, SF, C, PF, SG)
RPG_POSITION: Final[tuple[int, ...]] = (NOBODY, *(_RPG_POSITIONS[(rpg - 1) % 100 // 20] for rpg in CARDS))
"""The position that each Random Position Generator number selects."""
RPG_SEAT: Final[tuple[Seat, ...]] = (NO_SEAT, *(HOME if rpg <= 100 else AWAY for rpg in CARDS))
"""The team it selects, where the team is open too."""

# What an ACTION, ADVANCE or PRESS reading can be.
PASS: Final = 0
CHOICE: Final = 1
TURNOVER: Final = 2
CONSULT_Z: Final = 3
DEFENSIVE_FOUL: Final = 4
FOULED_SHOOTING: Final = 5
OFFENSIVE_FOUL: Final = 6
CLOCK_VIOLATION: Final = 7
KICKED_BALL: Final = 8
JUMP_BALL: Final = 9
INTENTIONAL_FOUL: Final = 10
CHOICE_SCORES: Final = 11
DEAD_BALL_FOUL: Final = 12
TRAP: Final = 13


@dataclass(frozen=True)
class Reading(Frozen):
    """An ACTION, ADVANCE or PRESS reading.

    ``position`` gets the ball, or is charged with the turnover; ``number`` is the Pass #; ``assist`` the § number, 0
    for none. ``steal`` or higher of the defender at ``thief`` steals the pass. ``season`` is the house number that the
    season numbers T and F are compared with.
    """

    kind: int
    position: int = NOBODY
    number: int = 0
    assist: int = 0
    steal: int = 0
    thief: int = NOBODY
    season: int = 0
    how: str = ""


# What a REBOUND reading can be.
DEFENDER_BREAK: Final = 0
DEFENDER: Final = 1
HIGH: Final = 2
ATTACKER: Final = 3
OUT_TO_OFFENSE: Final = 4
OUT_TO_DEFENSE: Final = 5
OFFENSIVE_GOALTENDING: Final = 6
LOOSE_BALL_DEFENSE: Final = 7
LOOSE_BALL_OFFENSE: Final = 8
REBOUND_JUMP: Final = 9

BOTH: Final = 0
ONLY_DEFENSE: Final = 1
ONLY_OFFENSE: Final = 2


@dataclass(frozen=True)
class Rebound(Frozen):
    """A REBOUND reading: which positions, of which team, the defenders' bonus, and the #/§ of an offensive rebound."""

    kind: int
    positions: tuple[int, ...] = ()
    team: int = BOTH
    bonus: int = 0
    number: int = 0
    assist: int = 0


NO_FOUL: Final = -1
BY_FOUL_NUMBER: Final = 5
"""The fouler of a shot is found by FOUL #, not by position."""
ANY_DEFENDER: Final = 5
"""A block or steal that any defender with the rate may make."""


@dataclass(frozen=True)
class Shot(Frozen):
    """A SHOT # reading with what stands beside the number."""

    number: int
    fouler: int = NO_FOUL
    foul_over: int = 0
    only_twos: bool = False
    block: int = 0
    blocker: int = NOBODY
    air_ball: bool = False
    lane: str = ""
    """Whose lane violation on a free throw: ``D``, ``O`` or nobody's."""


@dataclass(frozen=True)
class Jump(Frozen):
    """JUMP TO: the position that gets the tap, and what the lower jumper adds."""

    position: int
    bonus: int = 0


BLOCK_DEFENSE: Final = 0
BLOCK_OFFENSE: Final = 1
BLOCK_OUT_TO_OFFENSE: Final = 2
BLOCK_OUT_TO_DEFENSE: Final = 3
BLOCK_GOALTENDING: Final = 4


@dataclass(frozen=True)
class Block(Frozen):
    """Who recovers a blocked shot."""

    kind: int
    position: int = NOBODY


MANDATORY_REST: Final = 0
FLAGRANT_FOUL: Final = 1
DOUBLE_FOUL: Final = 2
TECHNICAL_FOUL: Final = 3
COACH_TECHNICAL: Final = 4
CHOICE_SCORES_FOULED: Final = 5
FIGHT: Final = 6
INJURY: Final = 7
INJURY_GAMES: Final = 8
THREE_POINTER: Final = 9
GREAT_NIGHT: Final = 10
ILLEGAL_DEFENSE: Final = 11
TIP_IN: Final = 12
ELBOW_FOUL: Final = 13
Z_DEAD_BALL_FOUL: Final = 14
STOLEN_BREAK: Final = 15
HEAVE: Final = 16


@dataclass(frozen=True)
class ZReading(Frozen):
    """A Z READING. ``is_offense`` and ``position`` cite a player; ``how_long`` and ``rating`` are an injury's."""

    kind: int
    is_offense: bool = False
    position: int = NOBODY
    how_long: str = ""
    rating: int = 0


@dataclass(frozen=True)
class FoulNumber(Frozen):
    """A FOUL # and its Foul Drawing rank, 1 to 5."""

    number: int
    rank: int


@dataclass(frozen=True)
class Deck(Frozen):
    """The 200 Fast Action cards, each section a tuple that is read by the card's RPG number."""

    name: str
    action: tuple[Reading, ...]
    rebound: tuple[Rebound, ...]
    shot: tuple[Shot, ...]
    advance: tuple[Reading, ...]
    jump: tuple[Jump, ...]
    block: tuple[Block, ...]
    z: tuple[ZReading, ...]
    press: tuple[Reading, ...]
    foul: tuple[FoulNumber, ...]
    digest: str = ""


@dataclass(frozen=True)
class FastBreaks(Frozen):
    """The Fast Break chart and its determination tables.

    ``determination[seat][offense grade][defense grade]`` is a column; ``outcomes[column][FOUL #]`` an outcome.
    """

    determination: tuple[tuple[tuple[int, ...], ...], ...]
    outcomes: tuple[tuple[int, ...], ...]
    digest: str = ""


NO_RANGE: Final[tuple[int, int]] = (0, -1)
"""The foul range of a card that has none (``-``), or has that of the man it stands in for (``X``)."""


@dataclass(frozen=True)
class Player(Frozen):
    """A player card. A card without three-pointers, steals or blocks (17.5, 17.6) has zeros there."""

    name: str
    roles: tuple[int, ...]
    field_goal: int
    attempts: int
    three_attempts: int
    three_points: int
    free_throws: int
    rebounds: int
    foul_range: tuple[int, int]
    foul_drawing: float
    block: int
    assist: int
    steal: int
    defense: int
    injury: int = 0
    games: int = 82
    minutes: float = 0.0
    """Minutes a game that the computer coach plans for him."""
    asterisks: int = 0
    is_starter: bool = False
    about: str = ""
    """Height, weight, age, experience, college: nothing that a rule reads."""
    turnovers: int = 0
    """House rating TO: his share of the turnovers of those on the floor."""

    def fits(self, position: int) -> bool:
        """3.2: is he listed for that line-up position?"""
        return ROLE_OF[position] in self.roles


GRADES: Final = "ABCDE"


@dataclass(frozen=True)
class Team(Frozen):
    """A team card and its players."""

    name: str
    """SEASON-CODE, as commands name it."""
    title: str
    season: int
    league: str
    offense: int
    """Fast-break offense grade, 0 for A."""
    defense: int
    home_index: int
    road_index: int
    players: tuple[Player, ...]
    digest: str
    turnovers: int = 0
    fouls: int = 0
    """House numbers: what is added to the season's T while the team has the ball, to its F while it defends."""

    @property
    def code(self) -> str:
        """Its name without the season."""
        return self.name.partition("-")[2]


USUAL_LEADS: Final = 55
"""L of a season whose file does not say."""


@dataclass(frozen=True)
class SeasonNumbers(Frozen):
    """What a season's teams share: the house numbers T, F, R and L, and the ten-day contract players."""

    season: int
    turnovers: int = 100
    fouls: int = 100
    rebounds: int = 0
    ten_day: tuple[Player, ...] = field(default=())
    games: int = 82
    """Of a team in that season."""
    leads: int = USUAL_LEADS
    """L: so many hundredths of a lead come off the leaders' shooting and go to the others'."""
    digest: str = ""
