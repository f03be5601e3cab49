"""A game under way, and the row a play fills on the scoresheet."""

from __future__ import annotations

from typing import Final, final

from fieldhouse.games.ddf.model import FORMATION_COUNT, PLAY_COUNT, SeasonCharts
from fieldhouse.games.ddf.options import UNDERDOG, Options
from fieldhouse.games.ddf.season import SeasonRules
from fieldhouse.games.ddf.side import Side
from fieldhouse.gridiron.game import REST_NAMES, FootballGame, FootballPlay
from fieldhouse.table.question import Json
from fieldhouse.table.record import Record
from fieldhouse.table.seat import AWAY, HOME, NO_SEAT, Seat
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
USUAL: Final = 41
UNHURRIED: Final = 44
QUICK: Final = 5
"""By a season's clock (R32): a play in bounds, the same of a side more than a score ahead in the last quarter, and what
most plays take after which the clock stands."""


@final
class Flag(Record):
    """A foul's cell, the seat that committed it, whether it was enforced, and the yards that this has cost."""

    __slots__ = ("foul", "is_enforced", "seat", "yards")

    def __init__(self, foul: int, seat: Seat, is_enforced: bool, yards: int = 0) -> None:
        self.foul: Final = foul
        self.seat: Final = seat
        self.is_enforced: Final = is_enforced
        self.yards: Final = yards

    @property
    def values(self) -> tuple[object, ...]:
        """All of it: flags with the same values are equal."""
        return self.foul, self.seat, self.is_enforced, self.yards


@final
class Play(FootballPlay):
    """A row with every foul that was called. ``end`` is where the offense was stopped, and ``kept`` whether it still
    had the ball there; ``spiked`` says that it spikes the ball next.
    """

    __slots__ = ("end", "formation", "fouls", "fumbled_by", "kept", "pooch", "recovered_by", "spiked")

    def __init__(self, kind: str, game: FootballGame) -> None:
        super().__init__(kind, game)
        self.end = game.spot
        self.formation = -1
        self.kept = True
        self.spiked = False
        self.pooch = 0
        self.fumbled_by = -1
        self.recovered_by = -1
        self.fouls: tuple[Flag, ...] = ()

    def flag(self, foul: int, seat: Seat, is_enforced: bool, yards: int = 0) -> None:
        """Write a flag down."""
        self.fouls = (*self.fouls, Flag(foul, seat, is_enforced, yards))

    def follow(self, earlier: tuple[Flag, ...]) -> None:
        """The fouls of earlier snaps of the same try stand on this row, before its own."""
        self.fouls = earlier + self.fouls
        self.fouls_before += len(earlier)

    def wave_off(self) -> None:
        """None of the fouls so far is enforced."""
        self.fouls = tuple([Flag(flag.foul, flag.seat, False) for flag in self.fouls])

    def void(self) -> None:
        """A penalty took the place of the play: nothing of it counts."""
        self.counts = False


@final
class Game(FootballGame):
    """All that is true of a game under way."""

    __slots__ = (
        "audibles", "charts", "coin", "formations", "forty_second_plays", "no_huddles", "options",
        "overtime_possessions", "overtime_scored_td", "play", "received_first", "rules", "spread", "stopped", "usage",
    )  # fmt: skip
    rest_names = (
        *REST_NAMES, "carry", "received_first", "time_outs", "stopped", "no_huddles", "audibles", "usage", "formations",
        "forty_second_plays", "untimed", "overtime_first", "overtime_possessions", "overtime_scored_td", "coin",
    )  # fmt: skip

    def __init__(
        self, sides: tuple[Side, Side], options: Options, rules: SeasonRules, charts: SeasonCharts, table: Table
    ) -> None:
        super().__init__(sides, rules.kickoff_line, table)
        self.sides: tuple[Side, ...] = sides
        self.options = options
        self.rules = rules
        self.charts = charts
        self.spread = 0.0
        self.coin = NO_SEAT
        self.received_first = AWAY
        self.stopped = False
        self.no_huddles = [_quota(side.no_huddle) for side in sides]
        self.audibles = [[0, 0], [0, 0]]
        self.usage = [[0] * PLAY_COUNT, [0] * PLAY_COUNT]
        self.formations = [[0] * FORMATION_COUNT, [0] * FORMATION_COUNT]
        self.forty_second_plays = [0, 0]
        self.overtime_possessions = 0
        self.overtime_scored_td = False
        self.play = self.new_play("")

    def new_play(self, kind: str) -> Play:
        """A new record of the down as the game stands, which keeps none; nothing is noted yet."""
        return Play(kind, self)

    @property
    def winner(self) -> Seat | None:
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

    def restore(self, state: Json) -> None:
        """Changes the game to what ``state`` gave; of one that was saved before formations were counted
        those of this game stay, which is new as a rule.
        """
        super().restore({"formations": self.formations} | state)

    def calls(self) -> dict[str, int]:
        """What both sides have chosen, as clients see it once both have."""
        return {"call": self.play.call, "formation": self.play.formation}


UNLIMITED: Final = 99


def _quota(no_huddle: int | None) -> int:
    """A chart that prints no quota sets none."""
    return UNLIMITED if no_huddle is None else no_huddle
