"""What any game of football under way knows, and the row that a play fills on its scoresheet."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from fieldhouse.gridiron.field import Situation
from fieldhouse.gridiron.outcome import Outcome, down_at
from fieldhouse.gridiron.phases import QUARTER, REGULATION, TIME_OUTS, TOSS, Phase
from fieldhouse.gridiron.team import FootballSide, FootballTeam
from fieldhouse.table.question import Json
from fieldhouse.table.rest import kept, put_back
from fieldhouse.table.seat import AWAY, HOME, NO_SEAT, SEATS, Seat
from fieldhouse.table.table import Table

REST_NAMES: Final[tuple[str, ...]] = (
    "phase", "over", "quarter", "clock", "score", "offense", "spot", "down", "to_go", "kicker", "kick_from",
)  # fmt: skip
"""What the rest point of every football begins with."""


class FootballPlay:
    """One row of the scoresheet: what the rules of this play found out, as they found it out.

    ``fouls_before`` counts those of its fouls that came on earlier snaps of the same try; ``points`` says who scored,
    how many, and what for; ``returns`` holds each run-back in its order as seat, start and end, counted from the
    runner's own goal line; ``asides`` time-outs and the like, each with its seat. ``seconds`` is what ran off the
    clock; ``outcome`` how it ended, None if nothing followed from it but points.
    """

    __slots__ = (
        "asides", "call", "clock", "counts", "down", "first_down", "fouls_before", "kick_yards", "kind", "out",
        "outcome", "points", "quarter", "result", "returns", "seat", "seconds", "spot", "to_go", "yards",
    )  # fmt: skip

    def __init__(self, kind: str, game: FootballGame) -> None:
        """Begun where the game stands now."""
        self.kind = kind
        self.quarter = game.quarter
        self.clock = game.clock
        self.seat = game.offense
        self.spot = game.spot
        self.down = game.down
        self.to_go = game.to_go
        self.call = -1
        self.result = ""
        self.yards = 0
        self.kick_yards = 0
        self.seconds = 0
        self.out = False
        self.first_down = False
        self.counts = True
        self.fouls_before = 0
        self.returns: tuple[tuple[Seat, int, int], ...] = ()
        self.points: tuple[tuple[Seat, int, str], ...] = ()
        self.asides: tuple[tuple[str, Seat], ...] = ()
        self.outcome: Outcome | None = None

    def score(self, seat: Seat, points: int, how: str) -> None:
        """Notes points in the play's record; the game's score is the rules' to change."""
        self.points = (*self.points, (seat, points, how))

    def aside(self, what: str, seat: Seat) -> None:
        """Write something down beside the play."""
        self.asides = (*self.asides, (what, seat))


@mypyc_attr(allow_interpreted_subclasses=True)
class FootballGame:
    """A game before the toss; each of the games adds its own rules' facts. Between two steps it is complete."""

    __slots__ = (
        "carry", "clock", "down", "kick_from", "kicker", "offense", "over", "overtime_first", "phase", "quarter",
        "score", "sides", "spot", "table", "time_outs", "to_go", "untimed",
    )  # fmt: skip
    rest_names: ClassVar[tuple[str, ...]]
    """What a rest point keeps."""

    def __init__(self, sides: tuple[FootballSide[FootballTeam], ...], kick_from: int, table: Table) -> None:
        self.sides: tuple[FootballSide[FootballTeam], ...] = sides
        self.table = table
        self.phase: Phase = TOSS
        self.over = False
        self.quarter = 1
        self.clock = QUARTER
        self.score = [0, 0]
        self.offense = AWAY
        self.spot = 0
        self.down = 0
        self.to_go = 0
        self.time_outs = [TIME_OUTS, TIME_OUTS]
        self.kicker = HOME
        self.kick_from = kick_from
        self.carry = 0
        self.untimed = False
        self.overtime_first = NO_SEAT

    @property
    def situation(self) -> Situation:
        """Who has the ball, where, on which down: a record apart from the game, which goes on."""
        return Situation(self.offense, self.spot, self.down, self.to_go)

    @property
    def is_overtime(self) -> bool:
        """Has regulation ended without a winner?"""
        return self.quarter > REGULATION

    @property
    def winner(self) -> Seat | None:
        """The seat that has won, or is ahead; None for a tie."""
        raise NotImplementedError(f"{type(self).__name__} does not say who wins")

    def downed(self, spot: int, seconds: int) -> Outcome:
        """How the play ends when the offense is down at *spot*."""
        return down_at(self.offense, self.down, self.spot + self.to_go, spot, seconds)

    def state(self) -> Json:
        """The rest point as plain JSON."""
        return kept(self, self.rest_names)

    def restore(self, state: Json) -> None:
        """Changes the game to what ``state`` gave; its table and charts stay."""
        put_back(self, self.rest_names, state)

    def calls(self) -> dict[str, int]:
        """What both sides have called for the play under way; -1 while it is not revealed."""
        raise NotImplementedError(f"{type(self).__name__} does not say what is called")

    def view(self, seat: Seat) -> Json:
        """The whole state and what has been called: nothing in a football game is hidden but calls that are not yet
        revealed, and those are not here.
        """
        names = [side.team.name for side in self.sides]
        return {**self.state(), "seat": SEATS[seat], "teams": names, "play": self.calls()}
