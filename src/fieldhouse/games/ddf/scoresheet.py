"""The scoresheet: what the notes of a game, or of many, add up to.

The league's conventions: a sack is neither a rush nor a pass attempt; scrambles, kneels and muffed snaps are rushes;
a spike is a pass attempt; a play whose place a penalty took counts for nothing but the penalty; tries count for
nothing but their points and penalties; a touchdown from scrimmage is a first down.

This sheet is called for every play of a hundred thousand games and holds only what those are compared by;
``pages.game_statistics`` keeps the rest of a single game's statistics.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from fieldhouse.games.ddf.choices import FIELD_GOAL_TRY, POOCH, PUNT
from fieldhouse.games.ddf.model import FIRST_PASS, PLAY_COUNT
from fieldhouse.games.ddf.results import GROUNDED, MUFFED, RESULTS, SACK_FUMBLED, SACKED, SCRAMBLED
from fieldhouse.games.ddf.state import Play
from fieldhouse.gridiron.outcome import TOUCHDOWN
from fieldhouse.gridiron.phases import KICKOFF, SCRIMMAGE
from fieldhouse.gridiron.results import END_ZONE_FUMBLE, FUMBLED, GAINED, INCOMPLETE, INTERCEPTED, SCORED
from fieldhouse.gridiron.scoresheet import (
    COMPLETION,
    KICKED_AT_GOAL,
    MISSED_PASS,
    NEVER_AWAY,
    PICKED_OFF,
    PUNTED,
    RUSH,
    SACK,
    FootballSheet,
    Statistic,
)

_PASSES: Final = {
    RESULTS[result]: what
    for result, what in {
        GAINED: COMPLETION,
        SCORED: COMPLETION,
        FUMBLED: COMPLETION,
        END_ZONE_FUMBLE: COMPLETION,
        INCOMPLETE: MISSED_PASS,
        GROUNDED: MISSED_PASS,
        INTERCEPTED: PICKED_OFF,
        SACKED: SACK,
        SACK_FUMBLED: SACK,
        SCRAMBLED: RUSH,
        MUFFED: RUSH,
    }.items()
}
BLOCKED_KICK: Final = "blocked"

NO_FIRST_DOWN: Final = 0
BY_RUSH: Final = 1
BY_PASS: Final = 2
BY_PENALTY: Final = 3


def what_it_was(play: Play) -> Statistic:
    """How a play from scrimmage that counts is entered."""
    call = play.call
    if call < FIRST_PASS:
        return RUSH if call >= 0 else MISSED_PASS  # a spike has no call
    if call < PLAY_COUNT:
        what = _PASSES[play.result]
        return RUSH if what == SACK and play.yards > 0 else what  # fumbled after he got away
    if call in (PUNT, POOCH, FIELD_GOAL_TRY):
        if play.result == "fumble":
            return NEVER_AWAY
        return KICKED_AT_GOAL if call == FIELD_GOAL_TRY else PUNTED
    return RUSH


def first_down_by(play: Play) -> int:
    """How a play from scrimmage made a first down: a series kept throughout, or a touchdown."""
    if not play.counts:
        return BY_PENALTY if play.first_down else NO_FIRST_DOWN
    return first_down_of(play, what_it_was(play))


def first_down_of(play: Play, what: Statistic) -> int:
    """The same of a play that counts and is entered as *what*."""
    if play.first_down and play.yards >= play.to_go and what <= COMPLETION:  # as most are made
        return BY_PASS if what == COMPLETION else BY_RUSH
    if is_touchdown_from_scrimmage(play):
        return BY_PASS if what == COMPLETION else BY_RUSH
    if not play.first_down:
        return NO_FIRST_DOWN
    if any(flag.is_enforced and flag.seat != play.seat for flag in play.fouls):
        return BY_PENALTY
    if what in (PUNTED, PICKED_OFF, KICKED_AT_GOAL, NEVER_AWAY):
        return NO_FIRST_DOWN  # lost and won back: a new series, not a first down
    return BY_PASS if what == COMPLETION else BY_RUSH


def has_given_up_series(play: Play) -> bool:
    """A kick, an interception or a fumble ended the series of the side that snapped the ball, whoever has it now."""
    outcome = play.outcome
    if outcome is None or not play.counts or (outcome.seat == play.seat and outcome.down > 1):
        return False
    return (
        play.call in (PUNT, POOCH, FIELD_GOAL_TRY)
        or play.result == RESULTS[INTERCEPTED]
        or (is_fumble(play) and play.recovered_by != play.seat)
    )


def is_touchdown_from_scrimmage(play: Play) -> bool:
    """The side that snapped the ball has scored, by a rush or a pass."""
    outcome = play.outcome
    is_touchdown = outcome is not None and outcome.ending == TOUCHDOWN and outcome.seat == play.seat
    return is_touchdown and play.call < PLAY_COUNT


def is_fumble(play: Play) -> bool:
    """Somebody fumbled, and it counts. A blocked kick is a loose ball, but nobody's fumble."""
    return (
        play.fumbled_by >= 0 and play.counts and play.kind in (SCRIMMAGE, KICKOFF) and play.result != BLOCKED_KICK
    )  # fmt: skip


TOTALS: Final[tuple[str, ...]] = (
    "points", "plays", "first_downs", "rush_attempts", "rush_yards", "pass_attempts", "pass_yards", "completions",
    "sacks", "interceptions", "fumbles_lost", "penalties", "punts", "field_goals_made", "field_goals_tried",
)  # fmt: skip
"""What games are compared by."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Scoresheet(FootballSheet):
    """The sums of both teams over every play entered."""

    __slots__ = ()
    compared = TOTALS

    def add(self, play: Play) -> None:
        """Enter one play."""
        self._add_more(play)
        if play.kind != SCRIMMAGE or not play.counts:
            return
        team = self.teams[play.seat]
        what = what_it_was(play)
        if first_down_of(play, what) != NO_FIRST_DOWN:
            team.first_downs += 1
        team.enter(what, play.yards, play.result == "good")

    def _add_more(self, play: Play) -> None:
        """Beside the play itself: points, penalties, fumbles lost, first downs by penalty."""
        for seat, points, _ in play.points:
            self.teams[seat].points += points
        for flag in play.fouls:
            if flag.is_enforced:
                self.teams[flag.seat].penalties += 1
        if is_fumble(play) and play.recovered_by != play.fumbled_by:
            self.teams[play.fumbled_by].fumbles_lost += 1
        if play.first_down and not play.counts and play.kind == SCRIMMAGE:
            self.teams[play.seat].first_downs += 1  # by penalty
