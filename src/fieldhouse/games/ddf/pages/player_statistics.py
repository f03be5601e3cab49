"""Each player's statistics, for teams whose files name their people.

The names are those of the narration: the same play picks the same people.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from fieldhouse.games.ddf.choices import KNEEL
from fieldhouse.games.ddf.pages.matchup import Matchup
from fieldhouse.games.ddf.pages.player_roles import (
    INTERCEPTOR,
    KICK_RETURNER,
    KICKER,
    PASSER,
    PUNT_RETURNER,
    PUNTER,
    RECEIVER,
    RUNNER,
    SACKER,
)
from fieldhouse.games.ddf.results import RESULTS, SACK_FUMBLED, SCRAMBLED
from fieldhouse.games.ddf.scoresheet import BLOCKED_KICK, is_touchdown_from_scrimmage, what_it_was
from fieldhouse.games.ddf.state import EXTRA_POINT, Play
from fieldhouse.gridiron.phases import KICKOFF, SCRIMMAGE
from fieldhouse.gridiron.scoresheet import (
    COMPLETION,
    KICKED_AT_GOAL,
    MISSED_PASS,
    PICKED_OFF,
    PUNTED,
    RUSH,
    SACK,
    Statistic,
    punt_yards,
)
from fieldhouse.table.seat import OTHER, Seat

BY_THE_PASSER: Final = (RESULTS[SCRAMBLED], RESULTS[SACK_FUMBLED])

PASSING, RUSHING, RECEIVING, KICKING, PUNTING, RETURNS, DEFENSE = (
    "Passing", "Rushing", "Receiving", "Kicking", "Punting", "Returns", "Defense",
)  # fmt: skip


class PlayerStatistics:
    """``lines[seat][part][name]`` counts what a player did in one part of the game."""

    def __init__(self, matchup: Matchup) -> None:
        self.matchup = matchup
        self.lines: tuple[dict[str, dict[str, Counter[str]]], ...] = ({}, {})

    def _credit(self, seat: Seat, part: str, role: str, play: Play, **counts: int) -> None:
        """Add counts to whoever plays that role on this play."""
        name = self.matchup.who(seat, role, play)
        if name:
            self.lines[seat].setdefault(part, {}).setdefault(name, Counter()).update(counts)

    def add(self, play: Play) -> None:
        """Credits the men of a play that counts."""
        if not play.counts:
            return
        if play.kind == EXTRA_POINT:
            self._credit(play.seat, KICKING, KICKER, play, xp_tries=1, xp=len(play.points))
        elif play.kind == KICKOFF:
            self._return(play, KICK_RETURNER)
        elif play.kind == SCRIMMAGE:
            self._down(play)

    def _down(self, play: Play) -> None:
        """Credit a play from scrimmage."""
        seat, what = play.seat, what_it_was(play)
        touchdowns = int(is_touchdown_from_scrimmage(play))
        if what == RUSH:
            role = PASSER if play.result in BY_THE_PASSER or play.call == KNEEL else RUNNER
            self._credit(seat, RUSHING, role, play, attempts=1, yards=play.yards, touchdowns=touchdowns)
        elif what in (COMPLETION, MISSED_PASS, PICKED_OFF):
            self._pass(play, what, touchdowns)
        elif what == SACK:
            self._credit(seat, PASSING, PASSER, play, sacks=1)
            self._credit(OTHER[seat], DEFENSE, SACKER, play, sacks=1)
        elif what == KICKED_AT_GOAL:
            self._credit(seat, KICKING, KICKER, play, tries=1, good=int(play.result == "good"))
        elif what == PUNTED:
            self._credit(seat, PUNTING, PUNTER, play, punts=1, yards=punt_yards(play.kick_yards, play.spot))
            if play.result != BLOCKED_KICK:
                self._return(play, PUNT_RETURNER)

    def _pass(self, play: Play, what: Statistic, touchdowns: int) -> None:
        """Credit a pass to whoever threw, caught or picked it off."""
        complete = int(what == COMPLETION)
        yards = play.yards if complete else 0
        picked = int(what == PICKED_OFF)
        self._credit(
            play.seat, PASSING, PASSER, play,
            attempts=1, completions=complete, yards=yards, touchdowns=touchdowns, interceptions=picked,
        )  # fmt: skip
        if complete:
            self._credit(play.seat, RECEIVING, RECEIVER, play, catches=1, yards=yards, touchdowns=touchdowns)
        elif picked:
            self._credit(OTHER[play.seat], DEFENSE, INTERCEPTOR, play, interceptions=1)

    def _return(self, play: Play, role: str) -> None:
        """Credit a return."""
        if play.returns and play.result != "fair catch":
            seat, start, end = play.returns[0]
            if end != start or start > 0:
                self._credit(seat, RETURNS, role, play, returns=1, yards=end - start)
