"""A game under way, and the row a play fills on the scoresheet."""

from __future__ import annotations

from typing import Final, NamedTuple

from fieldhouse.games.ddf.model import PLAY_COUNT, SeasonCharts
from fieldhouse.games.ddf.options import UNDERDOG, Options
from fieldhouse.games.ddf.season import SeasonRules
from fieldhouse.games.ddf.side import Side
from fieldhouse.gridiron.field import AWAY, HOME, SEATS, Situation, new_situation
from fieldhouse.gridiron.outcome import Ended, Outcome, new_outcome
from fieldhouse.gridiron.phases import QUARTER, TIME_OUTS, TOSS
from fieldhouse.table.question import Json
from fieldhouse.table.rest import kept, put_back
from fieldhouse.table.table import Table

# What a try turned out to be.
EXTRA_POINT, TWO_POINT_TRY, DEFENSIVE_TWO = "extra point", "two-point try", "defensive two points"

# What a seat may do beside the play.
AUDIBLE_CALLED, HURRIED, COIN_FLIPPED = "audible", "no huddle", "coin"
TIME_OUT_CALLED, TIME_OUT_AT_THE_LINE = "time-out", "time-out at the line"

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


class Play:
    """One row of the scoresheet: what the rules of this play found out, as they found it out.

    ``fouls`` holds every foul that was called; ``points`` who scored, how many, and what for; ``returns`` each run-
    back in its order, as seat, start and end, counted from the runner's own goal line; ``asides`` the audibles, time-
    outs and no-huddles, each with its seat. ``end`` is where the offense was stopped, and ``kept`` whether it still
    had the ball there; ``spiked`` says that it spikes the ball next; ``seconds`` is what ran off the clock; ``ended``
    holds the values of its outcome.

    A row is begun two hundred times a game, and most are plain: no foul, no points, no kick, no fumble, no spike. What
    no plain row sets belongs to the class or to ``blank_row``, and whoever sets it says that it is plain no more; so
    nobody need look for it there, and a plain row that nobody keeps is used again.
    """

    __slots__ = (
        "__dict__", "asides", "call", "clock", "counts", "down", "end", "ended", "first_down", "formation", "fouls",
        "fumbled_by", "is_plain", "kind", "out", "points", "quarter", "result", "seat", "seconds", "spiked", "spot",
        "to_go", "yards",
    )  # fmt: skip
    is_plain: bool
    kind: str
    quarter: int
    clock: int
    seat: int
    spot: int
    end: int
    down: int
    to_go: int
    call: int
    formation: int
    fumbled_by: int
    yards: int
    seconds: int
    result: str
    fouls: tuple[Flag, ...]
    points: tuple[tuple[int, int, str], ...]
    asides: tuple[tuple[str, int], ...]
    counts: bool
    out: bool
    spiked: bool
    first_down: bool
    ended: Ended | None
    kept = True
    kick_yards = 0
    pooch = 0
    recovered_by = -1
    returns: tuple[tuple[int, int, int], ...] = ()

    @property
    def outcome(self) -> Outcome | None:
        """How the play ended, for whoever reads the row; None if nothing followed from it but points."""
        return new_outcome(Outcome, self.ended) if self.ended else None

    def flag(self, foul: int, seat: int, is_enforced: bool, yards: int = 0) -> None:
        self.fouls += (Flag(foul, seat, is_enforced, yards),)
        self.is_plain = False

    def wave_off(self) -> None:
        """None of the fouls so far is enforced."""
        self.fouls = tuple([Flag(flag.foul, flag.seat, False) for flag in self.fouls])

    def score(self, seat: int, points: int, how: str) -> None:
        self.points += ((seat, points, how),)
        self.is_plain = False

    def aside(self, what: str, seat: int) -> None:
        self.asides += ((what, seat),)

    def void(self) -> None:
        """A penalty took the place of the play: nothing of it counts."""
        self.counts = False
        self.is_plain = False


def blank_row() -> Play:
    """A row with nothing on it yet but what no plain play sets."""
    play = Play()
    play.is_plain = play.counts = True
    play.fouls = play.points = ()
    play.fumbled_by = -1
    play.spiked = False
    return play


def new_play(kind: str, game: Game) -> Play:
    """Begin a row. No ``__init__``: Python calls a function of ours in place, but a class by a long way round."""
    play = game.play
    if not play.is_plain or not game.table.forgets:
        play = blank_row()
    play.kind = kind
    play.quarter = game.quarter
    play.clock = game.clock
    play.seat = game.offense
    play.spot = play.end = game.spot
    play.down = game.down
    play.to_go = game.to_go
    play.call = play.formation = -1
    play.yards = play.seconds = 0
    play.result = ""
    play.asides = ()
    play.out = play.first_down = False
    play.ended = None
    return play


class Game:
    """All that is true of a game under way. Between two steps it is complete."""

    __slots__ = (
        "audibles", "carry", "charts", "clock", "coin", "down", "forty_second_plays", "kick_from", "kicker",
        "no_huddles", "offense", "options", "over", "overtime_first", "overtime_possessions", "overtime_scored_td",
        "phase", "play", "quarter", "received_first", "rules", "score", "sides", "spot", "spread", "stopped", "table",
        "time_outs", "to_go", "untimed", "usage",
    )  # fmt: skip

    def __init__(
        self, sides: tuple[Side, Side], options: Options, rules: SeasonRules, charts: SeasonCharts, table: Table
    ) -> None:
        self.sides = sides
        self.options = options
        self.rules = rules
        self.charts = charts
        self.table = table
        self.phase = TOSS
        self.over = False
        self.quarter = 1
        self.clock = QUARTER
        self.score = [0, 0]
        self.spread = 0.0
        self.coin = -1
        self.offense = AWAY
        self.spot = 0
        self.down = 0
        self.to_go = 0
        self.kicker = HOME
        self.kick_from = rules.kickoff_line
        self.carry = 0
        self.received_first = AWAY
        self.time_outs = [TIME_OUTS, TIME_OUTS]
        self.stopped = False
        self.no_huddles = [_quota(side.no_huddle) for side in sides]
        self.audibles = [[0, 0], [0, 0]]
        self.usage = [[0] * PLAY_COUNT, [0] * PLAY_COUNT]
        self.forty_second_plays = [0, 0]
        self.untimed = False
        self.overtime_first = -1
        self.overtime_possessions = 0
        self.overtime_scored_td = False
        self.play = blank_row()
        self.play = new_play("", self)

    @property
    def situation(self) -> Situation:
        return new_situation(self.offense, self.spot, self.down, self.to_go)

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
        put_back(self, STATE, state)

    def view(self, seat: int) -> Json:
        """Nothing in a football game is hidden but the calls that are not yet revealed, and those are not here."""
        return {
            **self.state(),
            "seat": SEATS[seat],
            "teams": [side.team.name for side in self.sides],
            "play": {"call": self.play.call, "formation": self.play.formation},
        }


STATE: Final = (
    "phase", "over", "quarter", "clock", "score", "offense", "spot", "down", "to_go", "kicker", "kick_from", "carry",
    "received_first", "time_outs", "stopped", "no_huddles", "audibles", "usage", "forty_second_plays", "untimed",
    "overtime_first", "overtime_possessions", "overtime_scored_td", "coin",
)  # fmt: skip

UNLIMITED: Final = 99


def _quota(no_huddle: int | None) -> int:
    """A chart that prints no quota sets none."""
    return UNLIMITED if no_huddle is None else no_huddle
