"""A game under way, and the row a play fills on the scoresheet."""

from __future__ import annotations

from typing import Final, NamedTuple, final

from fieldhouse.games.ddf.model import FORMATION_COUNT, PLAY_COUNT, SeasonCharts
from fieldhouse.games.ddf.options import UNDERDOG, Options
from fieldhouse.games.ddf.season import SeasonRules
from fieldhouse.games.ddf.side import Side
from fieldhouse.gridiron.field import AWAY, HOME, SEATS
from fieldhouse.gridiron.game import FootballGame
from fieldhouse.gridiron.outcome import Outcome
from fieldhouse.gridiron.phases import TOSS, Phase
from fieldhouse.table.question import Json
from fieldhouse.table.rest import kept, put_back
from fieldhouse.table.table import Table

# What a try turned out to be.
EXTRA_POINT: Final = "extra point"
TWO_POINT_TRY: Final = "two-point try"
DEFENSIVE_TWO: Final = "defensive two points"

# What a seat may do beside the play.
AUDIBLE_CALLED: Final = "audible"
HURRIED: Final = "no huddle"
COIN_FLIPPED: Final = "coin"
TIME_OUT_CALLED: Final = "time-out"
TIME_OUT_AT_THE_LINE: Final = "time-out at the line"

# The timing chart, beside a play that stops the clock. A play out of bounds is 30 or 10, by the clock.
OUT_OF_BOUNDS: Final = 30
RUNNING: Final = 40
REDUCED: Final = 30
EVERY: Final = 3
"""'Reducing Standard Play Times': every third 40-second play takes 30."""


class Flag(NamedTuple):
    """A foul's cell, the seat that committed it, whether it was enforced, and the yards that this has cost."""

    foul: int
    seat: int
    is_enforced: bool
    yards: int = 0


@final
class Play:
    """One row of the scoresheet: what the rules of this play found out, as they found it out.

    ``fouls`` holds every foul that was called, ``fouls_before`` of them on earlier snaps of the same try; ``points``
    who scored, how many, and what for; ``returns`` each run-back in its order, as seat, start and end, counted from the
    runner's own goal line; ``asides`` the audibles, time-outs and no-huddles, each with its seat. ``end`` is where the
    offense was stopped, and ``kept`` whether it still had the ball there; ``spiked`` says that it spikes the ball next;
    ``seconds`` is what ran off the clock; ``outcome`` is how it ended, None if nothing followed from it but points.
    """

    __slots__ = (
        "asides", "call", "clock", "counts", "down", "end", "first_down", "formation", "fouls", "fouls_before",
        "fumbled_by", "kept", "kick_yards", "kind", "out", "outcome", "points", "pooch", "quarter", "recovered_by",
        "result", "returns", "seat", "seconds", "spiked", "spot", "to_go", "yards",
    )  # fmt: skip

    def __init__(self, kind: str, quarter: int, clock: int, seat: int, spot: int, down: int, to_go: int) -> None:
        self.kind = kind
        self.quarter = quarter
        self.clock = clock
        self.seat = seat
        self.spot = spot
        self.end = spot
        self.down = down
        self.to_go = to_go
        self.call = -1
        self.formation = -1
        self.result = ""
        self.yards = 0
        self.seconds = 0
        self.out = False
        self.kept = True
        self.first_down = False
        self.counts = True
        self.spiked = False
        self.kick_yards = 0
        self.pooch = 0
        self.fumbled_by = -1
        self.recovered_by = -1
        self.fouls: tuple[Flag, ...] = ()
        self.fouls_before = 0
        self.points: tuple[tuple[int, int, str], ...] = ()
        self.asides: tuple[tuple[str, int], ...] = ()
        self.returns: tuple[tuple[int, int, int], ...] = ()
        self.outcome: Outcome | None = None

    def flag(self, foul: int, seat: int, is_enforced: bool, yards: int = 0) -> None:
        self.fouls = (*self.fouls, Flag(foul, seat, is_enforced, yards))

    def follow(self, earlier: tuple[Flag, ...]) -> None:
        """The fouls of earlier snaps of the same try stand on this row, before its own."""
        self.fouls = earlier + self.fouls
        self.fouls_before += len(earlier)

    def wave_off(self) -> None:
        """None of the fouls so far is enforced."""
        self.fouls = tuple([Flag(flag.foul, flag.seat, False) for flag in self.fouls])

    def score(self, seat: int, points: int, how: str) -> None:
        self.points = (*self.points, (seat, points, how))

    def aside(self, what: str, seat: int) -> None:
        self.asides = (*self.asides, (what, seat))

    def void(self) -> None:
        """A penalty took the place of the play: nothing of it counts."""
        self.counts = False


@final
class Game(FootballGame):
    """All that is true of a game under way. Between two steps it is complete."""

    __slots__ = (
        "audibles", "carry", "charts", "coin", "formations", "forty_second_plays", "kick_from", "kicker",
        "no_huddles", "options", "over", "overtime_first", "overtime_possessions", "overtime_scored_td",
        "phase", "play", "received_first", "rules", "sides", "spread", "stopped", "table",
        "untimed", "usage",
    )  # fmt: skip

    def __init__(
        self, sides: tuple[Side, Side], options: Options, rules: SeasonRules, charts: SeasonCharts, table: Table
    ) -> None:
        super().__init__()
        self.sides: tuple[Side, ...] = sides
        self.options = options
        self.rules = rules
        self.charts = charts
        self.table = table
        self.phase: Phase = TOSS
        self.over = False
        self.spread = 0.0
        self.coin = -1
        self.kicker = HOME
        self.kick_from = rules.kickoff_line
        self.carry = 0
        self.received_first = AWAY
        self.stopped = False
        self.no_huddles = [_quota(side.no_huddle) for side in sides]
        self.audibles = [[0, 0], [0, 0]]
        self.usage = [[0] * PLAY_COUNT, [0] * PLAY_COUNT]
        self.formations = [[0] * FORMATION_COUNT, [0] * FORMATION_COUNT]
        self.forty_second_plays = [0, 0]
        self.untimed = False
        self.overtime_first = -1
        self.overtime_possessions = 0
        self.overtime_scored_td = False
        self.play = self.new_play("")

    def new_play(self, kind: str) -> Play:
        """A row of the scoresheet, begun where the game stands now."""
        return Play(kind, self.quarter, self.clock, self.offense, self.spot, self.down, self.to_go)

    @property
    def winner(self) -> int | None:
        """Who is ahead, or None: with power ratings the favorite must be ahead by more than the spread."""
        margin = self.margin
        if margin:
            return HOME if margin > 0 else AWAY
        if self.spread and self.options.exact_spread == UNDERDOG:
            return AWAY if self.spread > 0 else HOME
        return self.coin if self.coin >= 0 else None

    @property
    def margin(self) -> float:
        """By how much the home team is ahead, against the spread if there is one."""
        return self.score[HOME] - self.score[AWAY] - self.spread

    def state(self) -> Json:
        """The rest point as plain JSON."""
        return kept(self, STATE)

    def restore(self, state: Json) -> None:
        """A game that was saved before formations were counted has seen none."""
        put_back(self, STATE, {"formations": self.formations} | state)

    def view(self, seat: int) -> Json:
        """Nothing in a football game is hidden but the calls that are not yet revealed, and those are not here."""
        return {
            **self.state(),
            "seat": SEATS[seat],
            "teams": [side.team.name for side in self.sides],
            "play": {"call": self.play.call, "formation": self.play.formation},
        }


STATE: Final[tuple[str, ...]] = (
    "phase", "over", "quarter", "clock", "score", "offense", "spot", "down", "to_go", "kicker", "kick_from", "carry",
    "received_first", "time_outs", "stopped", "no_huddles", "audibles", "usage", "formations",
    "forty_second_plays", "untimed", "overtime_first", "overtime_possessions", "overtime_scored_td", "coin",
)  # fmt: skip

UNLIMITED: Final = 99


def _quota(no_huddle: int | None) -> int:
    """A chart that prints no quota sets none."""
    return UNLIMITED if no_huddle is None else no_huddle
