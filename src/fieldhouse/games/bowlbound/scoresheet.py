"""The scoresheet: what the notes of a game, or of many, add up to.

College conventions: a sack is a rush; so are quarterback runs, kneels and bad snaps. A spike is a pass attempt. A play
whose place a penalty took counts for nothing but the penalty; tries count for nothing but their points.
"""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.calls import FIELD_GOAL_TRY, HAIL_MARY, PUNT, SPIKED
from fieldhouse.games.bowlbound.model import FIRST_PASS
from fieldhouse.games.bowlbound.results import RESULTS
from fieldhouse.games.bowlbound.state import Play
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
    FootballSheet,
    Statistic,
)

_PASSES: Final = {
    RESULTS[GAINED]: COMPLETION,
    RESULTS[SCORED]: COMPLETION,
    RESULTS[FUMBLED]: COMPLETION,
    RESULTS[END_ZONE_FUMBLE]: COMPLETION,
    RESULTS[INCOMPLETE]: MISSED_PASS,
    RESULTS[INTERCEPTED]: PICKED_OFF,
}

_NOT_CAUGHT: Final = frozenset({RESULTS[INCOMPLETE], RESULTS[INTERCEPTED]})


def what_it_was(play: Play) -> Statistic:
    """How a play from scrimmage that counts is entered."""
    call, result = play.call, play.result
    if call <= HAIL_MARY:
        if play.sent_to or (play.ran < FIRST_PASS and result not in _NOT_CAUGHT):
            return RUSH
        return _PASSES.get(result, RUSH)
    if call == PUNT:
        return PUNTED if result != "fumble" else NEVER_AWAY
    if call == FIELD_GOAL_TRY:
        return KICKED_AT_GOAL if result != "fumble" else NEVER_AWAY
    return MISSED_PASS if call == SPIKED else RUSH


def is_sack(play: Play) -> bool:
    """A loss in the quarterback's own column: a rush in the books, which public play-by-play tells apart."""
    return play.sent_to == "QT" and play.yards < 0


def is_first_down(play: Play) -> bool:
    """A series kept by the side that had the ball throughout, or a touchdown from scrimmage."""
    outcome = play.outcome
    if outcome is None or play.call in (PUNT, FIELD_GOAL_TRY):
        return play.first_down and not play.counts
    return play.first_down or (outcome.ending == TOUCHDOWN and outcome.seat == play.seat)


TOTALS: Final[tuple[str, ...]] = (
    "points", "plays", "first_downs", "rush_attempts", "rush_yards", "pass_attempts", "pass_yards", "completions",
    "interceptions", "fumbles_lost", "penalties", "punts", "field_goals_made", "field_goals_tried",
)  # fmt: skip
"""What games are compared by."""


class Scoresheet(FootballSheet):
    """The sums of both teams over every play entered."""

    __slots__ = ()
    compared = TOTALS

    def add(self, play: Play) -> None:
        """Enter one play."""
        teams = self.teams
        if play.points:
            for seat, points, _ in play.points:
                teams[seat].points += points
        if play.fouls:
            for _, seat, is_enforced in play.fouls:
                if is_enforced:
                    teams[seat].penalties += 1
        if play.loose and play.counts and play.kind in (SCRIMMAGE, KICKOFF):
            for loose in play.loose:
                teams[loose.seat].fumbles_lost += loose.is_lost_fumble
        if play.kind != SCRIMMAGE:
            return
        team = teams[play.seat]
        if (play.first_down or play.points) and is_first_down(play):
            team.first_downs += 1
        if play.counts:
            team.enter(what_it_was(play), play.yards, play.result == "good")
