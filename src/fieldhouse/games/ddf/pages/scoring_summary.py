"""The scoring summary: every score with the try that followed it, as the newspapers put it."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.pages.kick_text import field_goal_distance
from fieldhouse.games.ddf.pages.matchup import Matchup
from fieldhouse.games.ddf.pages.player_roles import KICK_RETURNER, KICKER, PASSER, PUNT_RETURNER, RECEIVER, RUNNER
from fieldhouse.games.ddf.results import RESULTS, SCRAMBLED
from fieldhouse.games.ddf.scoresheet import BLOCKED_KICK, what_it_was
from fieldhouse.games.ddf.state import DEFENSIVE_TWO, EXTRA_POINT, TWO_POINT_TRY, Play
from fieldhouse.gridiron.outcome import FIELD_GOAL, SAFETY
from fieldhouse.gridiron.phases import KICKOFF, SCRIMMAGE, TRY
from fieldhouse.gridiron.recap import Score
from fieldhouse.gridiron.results import INTERCEPTED
from fieldhouse.gridiron.scoresheet import COMPLETION, PUNTED, RUSH
from fieldhouse.table.seat import OTHER, Seat

TRIES: Final = (TRY, EXTRA_POINT, TWO_POINT_TRY, DEFENSIVE_TWO)


class ScoringSummary:
    """All scores of a game, in order."""

    def __init__(self, matchup: Matchup) -> None:
        self.matchup = matchup
        self.scores: list[Score] = []
        self._score = [0, 0]

    def add(self, play: Play) -> None:
        """Follows the score; a try is written to the touchdown before it."""
        for seat, points, _ in play.points:
            self._score[seat] += points
        away, home = self._score
        if play.kind in TRIES:
            last = self.scores[-1]
            last.how += f" ({self._try(play)})"
            last.score = away, home
        elif play.points:
            seat = play.points[0][0]
            how, clock = self._how(play, seat), play.clock - play.seconds
            self.scores.append(Score(seat, play.quarter, clock, how, (away, home)))

    def _how(self, play: Play, seat: Seat) -> str:
        """Who scored, and how."""
        outcome = play.outcome
        assert outcome is not None
        if outcome.ending == SAFETY:
            return "safety"
        if outcome.ending == FIELD_GOAL:
            return _by_name(self.matchup.who(seat, KICKER, play), f"{field_goal_distance(play)} field goal")
        if play.kind == SCRIMMAGE and seat == play.seat and not play.returns:
            return self._from_scrimmage(play)
        return self._run_back(play, seat)

    def _from_scrimmage(self, play: Play) -> str:
        """How a touchdown from scrimmage was made."""
        if play.fumbled_by == play.seat:
            return "fumble recovered in the end zone"
        if what_it_was(play) == COMPLETION:
            receiver, passer = (self.matchup.who(play.seat, role, play) for role in (RECEIVER, PASSER))
            return _by_name(receiver, f"{play.yards} pass") + (f" from {passer}" if passer else "")
        role = PASSER if play.result == RESULTS[SCRAMBLED] else RUNNER
        return _by_name(self.matchup.who(play.seat, role, play), f"{play.yards} run")

    def _run_back(self, play: Play, seat: Seat) -> str:
        """How a touchdown on a return was made."""
        if not play.returns:
            return f"{'interception' if play.result == RESULTS[INTERCEPTED] else 'loose ball'} in the end zone"
        _, start, end = play.returns[-1]
        if len(play.returns) > 1 or play.fumbled_by == OTHER[seat]:
            return f"{end - start} fumble return"
        if play.kind == KICKOFF:
            return _by_name(self.matchup.who(seat, KICK_RETURNER, play), f"{end - start} kickoff return")
        if what_it_was(play) == PUNTED and play.result != BLOCKED_KICK:
            return _by_name(self.matchup.who(seat, PUNT_RETURNER, play), f"{end - start} punt return")
        if play.result == RESULTS[INTERCEPTED]:
            return f"{end - start} interception return"
        return f"{end - start} fumble return"

    def _try(self, play: Play) -> str:
        """How the try after it went."""
        if play.kind == EXTRA_POINT:
            return _by_name(self.matchup.who(play.seat, KICKER, play), "kick") if play.points else "kick failed"
        if play.kind == DEFENSIVE_TWO:
            return f"try run back by {self.matchup.codes[OTHER[play.seat]]}"
        how = "run" if what_it_was(play) == RUSH else "pass"
        return how if play.points else f"{how} failed"


def _by_name(name: str, what: str) -> str:
    """What was done, after the man's name if it is known."""
    return f"{name} {what}" if name else what
