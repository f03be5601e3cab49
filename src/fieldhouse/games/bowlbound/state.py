"""A game under way, and the row a play fills on the scoresheet."""

from __future__ import annotations

from typing import Final, NamedTuple, final

from fieldhouse.games.bowlbound.calls import ALL_WILD, HAIL_MARY
from fieldhouse.games.bowlbound.options import BY_CHART, OFF, Options
from fieldhouse.games.bowlbound.season import KICKOFF_LINE, stops_for_chains
from fieldhouse.games.bowlbound.side import Side
from fieldhouse.gridiron.game import REST_NAMES, FootballGame, FootballPlay
from fieldhouse.gridiron.outcome import Outcome
from fieldhouse.table.question import Json
from fieldhouse.table.seat import HOME, NO_SEAT, OTHER, Seat, seat_ahead
from fieldhouse.table.table import Table

SECOND_HALF: Final = 3
"""The quarter that it begins with."""
RUNNING: Final = 30
"""The timing chart's seconds of a play that leaves the clock running."""

# What a seat may do beside the play.
TIME_OUT_CALLED: Final = "time-out"
HURRIED: Final = "no huddle"
DELAYED: Final = "delay of game"

NOT_DECLARED: Final = 0
DECLARED_OUT: Final = 1
DECLARED_IN: Final = 2
NOBODY: Final = NO_SEAT
CALM: Final = 0
BREEZY: Final = 1
STORMY: Final = 2
"""The conditions A, B and C of precipitation and of wind."""


class Loose(NamedTuple):
    """A ball let go: whose it was, who had it then (or NOBODY: it went out), after how many returns of the play."""

    seat: Seat
    recovered_by: int
    returns: int
    is_block: bool = False

    @property
    def is_lost_fumble(self) -> bool:
        """The other side recovered it; a blocked kick is a loose ball, but nobody's fumble."""
        return self.recovered_by == OTHER[self.seat] and not self.is_block


class Claim(NamedTuple):
    """A foul, who committed it, and how the play ends if it is accepted."""

    foul: int
    offender: Seat
    outcome: Outcome


@final
class Play(FootballPlay):
    """A row with what is college football's own.

    ``ran`` is the play whose column was read in the end, ``sent_to`` the column of the quarterback's own that the
    result came from (VI-2: QR, QT); ``kickoff`` is the kick that was called, ``kick_roll`` how far a kick rolled that
    was let roll; ``loose`` every fumble, muff and block in their order; ``fouls`` each foul's cell, the seat that
    committed it and whether it was enforced; ``claims`` wait for the end of the play.
    """

    __slots__ = ("claims", "declared", "defense", "fouls", "kick_roll", "kickoff", "loose", "ran", "sent_to")

    def __init__(self, kind: str, game: FootballGame) -> None:
        super().__init__(kind, game)
        self.defense = -1
        self.ran = -1
        self.declared = NOT_DECLARED
        self.sent_to = ""
        self.kickoff = ""
        self.kick_roll: int | None = None
        self.loose: tuple[Loose, ...] = ()
        self.claims: tuple[Claim, ...] = ()
        self.fouls: tuple[tuple[int, Seat, bool], ...] = ()

    @property
    def fumbles_lost(self) -> int:
        """By the side that had the ball at the snap."""
        return len([loose for loose in self.loose if loose.is_lost_fumble and loose.seat == self.seat])


@final
class Game(FootballGame):
    """All that is true of a game under way."""

    __slots__ = (
        "can_declare", "can_hurry", "defenses", "edge", "factors", "has_factors", "has_weather", "hurried",
        "is_alternate", "is_free_kick", "opener", "options", "overtime_series", "play", "precipitation",
        "second_choice", "spread", "stops_for_chains", "usage", "wind",
    )  # fmt: skip
    rest_names = (
        *REST_NAMES, "is_free_kick", "carry", "opener", "second_choice", "time_outs", "hurried", "untimed",
        "precipitation", "wind", "overtime_first", "overtime_series", "usage", "defenses",
    )  # fmt: skip

    def __init__(self, sides: tuple[Side, Side], options: Options, spread: float, edge: int, table: Table) -> None:
        super().__init__(sides, KICKOFF_LINE, table)
        self.sides: tuple[Side, ...] = sides
        self.options = options
        self.spread = spread
        """Points by which the home team is favored; less than nothing if it is not (VIII-1)."""
        self.edge = edge
        """The home team's advantage in yardage factors before the kickoff, in tenths of a percent (IX)."""
        self.stops_for_chains = stops_for_chains(sides[HOME].team.season, options)
        self.can_declare = options.out_of_bounds or options.in_bounds
        self.is_alternate = options.timing != BY_CHART
        """Not all of its time is the timing chart's (VII)."""
        self.can_hurry = options.spike or options.no_huddle
        self.has_factors = options.yardage_factors != OFF
        self.factors: dict[int, int] = {}
        """The yardage factors of the scores so far, worked out once."""
        self.has_weather = options.precipitation != OFF or options.wind != OFF
        self.is_free_kick = False
        self.opener = HOME
        """Who kicked off to open this half."""
        self.second_choice = HOME
        """Who lost the toss, and chooses for the second half (V-3)."""
        self.hurried = False
        self.precipitation = CALM
        self.wind = CALM
        self.overtime_series = 0
        self.usage = [[0] * (HAIL_MARY + 1), [0] * (HAIL_MARY + 1)]
        """How often each side has called each play; all have seen it, as they have the defenses."""
        self.defenses = [[0] * (ALL_WILD[-1] + 1), [0] * (ALL_WILD[-1] + 1)]
        self.play = self.new_play("")

    def new_play(self, kind: str) -> Play:
        """A new record of the down as the game stands, which keeps none; nothing is noted yet."""
        return Play(kind, self)

    @property
    def winner(self) -> Seat | None:
        """Who has more points: the spread (VIII) decides the coaches' rating points, not the game."""
        return seat_ahead(self.score)

    def restore(self, state: Json) -> None:
        """Changes the game to what ``state`` gave; of one that was saved before calls were counted those
        of this game stay, which is new as a rule.
        """
        super().restore({"usage": self.usage, "defenses": self.defenses} | state)

    def calls(self) -> dict[str, int]:
        """What both sides have chosen, as clients see it once both have."""
        return {"call": self.play.call, "defense": self.play.defense}
