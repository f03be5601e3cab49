"""A game under way, and the row a play fills on the scoresheet."""

from __future__ import annotations

from typing import Final, NamedTuple, final

from fieldhouse.games.bowlbound.options import BY_CHART, OFF, Options
from fieldhouse.games.bowlbound.season import KICKOFF_LINE, stops_for_chains
from fieldhouse.games.bowlbound.side import Side
from fieldhouse.gridiron.field import AWAY, HOME, SEATS
from fieldhouse.gridiron.game import FootballGame
from fieldhouse.gridiron.outcome import Outcome
from fieldhouse.gridiron.phases import TOSS, Phase
from fieldhouse.table.question import Json
from fieldhouse.table.rest import kept, put_back
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
NOBODY: Final = -1
CALM: Final = 0
BREEZY: Final = 1
STORMY: Final = 2
"""The conditions A, B and C of precipitation and of wind."""


class Loose(NamedTuple):
    """A ball let go: whose it was, who had it then (or NOBODY: it went out), after how many returns of the play."""

    seat: int
    recovered_by: int
    returns: int
    is_block: bool = False

    @property
    def is_lost_fumble(self) -> bool:
        """A blocked kick is a loose ball, but nobody's fumble."""
        return self.recovered_by == 1 - self.seat and not self.is_block


class Claim(NamedTuple):
    """A foul, who committed it, and how the play ends if it is accepted."""

    foul: int
    offender: int
    outcome: Outcome


@final
class Play:
    """One row of the scoresheet: what the rules of this play found out, as they found it out.

    ``ran`` is the play whose column was read in the end, ``sent_to`` the column of the quarterback's own that the
    result came from (VI-2: QR, QT); ``kickoff`` is the kick that was called, ``kick_roll`` how far a kick rolled that
    was let roll; ``loose`` every fumble, muff and block in their order; ``returns`` each run-back as seat, start and
    end, counted from the runner's own goal line; ``fouls`` each foul's cell, the seat that committed it and whether it
    was enforced, ``fouls_before`` how many of them led to this try; ``points`` who scored, how many, and what for;
    ``asides`` time-outs and the like, each with its seat. ``claims`` wait for the end of the play. ``seconds`` is what
    ran off the clock.
    """

    __slots__ = (
        "asides", "call", "claims", "clock", "counts", "declared", "defense", "down", "first_down", "fouls",
        "fouls_before", "kick_roll", "kick_yards", "kickoff", "kind", "loose", "out", "outcome", "points", "quarter",
        "ran", "result", "returns", "seat", "seconds", "sent_to", "spot", "to_go", "yards",
    )  # fmt: skip

    def __init__(self, kind: str, quarter: int, clock: int, seat: int, spot: int, down: int, to_go: int) -> None:
        self.kind = kind
        self.quarter = quarter
        self.clock = clock
        self.seat = seat
        self.spot = spot
        self.down = down
        self.to_go = to_go
        self.call = -1
        self.defense = -1
        self.ran = -1
        self.declared = NOT_DECLARED
        self.result = ""
        self.sent_to = ""
        self.kickoff = ""
        self.yards = 0
        self.kick_yards = 0
        self.kick_roll: int | None = None
        self.seconds = 0
        self.out = False
        self.first_down = False
        self.counts = True
        self.loose: tuple[Loose, ...] = ()
        self.returns: tuple[tuple[int, int, int], ...] = ()
        self.claims: tuple[Claim, ...] = ()
        self.fouls: tuple[tuple[int, int, bool], ...] = ()
        self.fouls_before = 0
        self.points: tuple[tuple[int, int, str], ...] = ()
        self.asides: tuple[tuple[str, int], ...] = ()
        self.outcome: Outcome | None = None


@final
class Game(FootballGame):
    """All that is true of a game under way. Between two steps it is complete."""

    __slots__ = (
        "can_declare", "can_hurry", "carry", "edge", "factors", "has_factors", "has_weather",
        "hurried", "is_alternate", "is_free_kick", "kick_from", "kicker", "opener", "options", "over",
        "overtime_first", "overtime_series", "phase", "play", "precipitation", "second_choice",
        "sides", "spread", "stops_for_chains", "table", "untimed", "wind",
    )  # fmt: skip

    def __init__(self, sides: tuple[Side, Side], options: Options, spread: float, edge: int, table: Table) -> None:
        super().__init__()
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
        self.table = table
        self.phase: Phase = TOSS
        self.over = False
        self.kicker = HOME
        self.kick_from = KICKOFF_LINE
        self.is_free_kick = False
        self.carry = 0
        self.opener = HOME
        """Who kicked off to open this half."""
        self.second_choice = HOME
        """Who lost the toss, and chooses for the second half (V-3)."""
        self.hurried = False
        self.untimed = False
        self.precipitation = CALM
        self.wind = CALM
        self.overtime_first = -1
        self.overtime_series = 0
        self.play = self.new_play("")

    def new_play(self, kind: str) -> Play:
        """A row of the scoresheet, begun where the game stands now."""
        return Play(kind, self.quarter, self.clock, self.offense, self.spot, self.down, self.to_go)

    @property
    def winner(self) -> int | None:
        """Who has more points: the spread (VIII) decides the coaches' rating points, not the game."""
        if self.score[AWAY] == self.score[HOME]:
            return None
        return AWAY if self.score[AWAY] > self.score[HOME] else HOME

    def state(self) -> Json:
        """The rest point as plain JSON."""
        return kept(self, STATE)

    def restore(self, state: Json) -> None:
        put_back(self, STATE, state)

    def view(self, seat: int) -> Json:
        """Nothing is hidden but the calls that are not yet revealed, and those are not here."""
        return {
            **self.state(),
            "seat": SEATS[seat],
            "teams": [side.team.name for side in self.sides],
            "play": {"call": self.play.call, "defense": self.play.defense},
        }


STATE: Final[tuple[str, ...]] = (
    "phase", "over", "quarter", "clock", "score", "offense", "spot", "down", "to_go", "kicker", "kick_from",
    "is_free_kick", "carry", "opener", "second_choice", "time_outs", "hurried", "untimed", "precipitation", "wind",
    "overtime_first", "overtime_series",
)  # fmt: skip
