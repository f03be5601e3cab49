"""The book of one game: every statistic a newspaper prints, kept from the same notes as the scoresheet.

Derived from notes and never stored. ``box_score`` prints it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from fieldhouse.games.ddf.choices import KNEEL
from fieldhouse.games.ddf.model import PLAY_COUNT, Team
from fieldhouse.games.ddf.pages.drives import DriveChart
from fieldhouse.games.ddf.pages.kick_text import field_goal_distance
from fieldhouse.games.ddf.pages.matchup import Matchup
from fieldhouse.games.ddf.pages.player_statistics import PlayerStatistics
from fieldhouse.games.ddf.pages.scoring_summary import ScoringSummary
from fieldhouse.games.ddf.scoresheet import (
    BLOCKED_KICK,
    BY_PASS,
    BY_PENALTY,
    BY_RUSH,
    NO_FIRST_DOWN,
    Scoresheet,
    first_down_by,
    is_fumble,
    what_it_was,
)
from fieldhouse.games.ddf.state import Play
from fieldhouse.gridiron.outcome import TOUCHDOWN
from fieldhouse.gridiron.phases import KICKOFF, REGULATION, SCRIMMAGE
from fieldhouse.gridiron.scoresheet import KICKED_AT_GOAL, PICKED_OFF, PUNTED, punt_yards
from fieldhouse.table.seat import OTHER, Seat

FIRST_DOWN_NAMES: Final = {
    BY_RUSH: "first_downs_rushing", BY_PASS: "first_downs_passing", BY_PENALTY: "first_downs_by_penalty",
}  # fmt: skip
DOWN_NAMES: Final = {3: "third_down", 4: "fourth_down"}


class GameStatistics:
    """Give it every note of a game in order.

    ``sheet`` has the sums that games are compared by; ``more[seat]`` the other counts, by name; ``quarters[seat]`` the
    points of each period; ``summary``, ``drives`` and ``players`` the rest.
    """

    def __init__(self, away: Team, home: Team, plays: Iterable[Play] = (), seed: int = 0) -> None:
        """Enters *plays* at once; more may be added."""
        self.matchup = Matchup.of_game(away, home, seed)
        self.sheet = Scoresheet()
        self.quarters = ([0] * REGULATION, [0] * REGULATION)
        self.more: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
        self.summary = ScoringSummary(self.matchup)
        self.drives = DriveChart()
        self.players = PlayerStatistics(self.matchup)
        for play in plays:
            self.add(play)

    def add(self, play: Play) -> None:
        """Enter one play."""
        self.sheet.add(play)
        self.summary.add(play)
        self.drives.add(play)
        self.players.add(play)
        self._points(play)
        self._penalties(play)
        self._possession(play)
        if play.counts and is_fumble(play):
            self.more[play.fumbled_by]["fumbles"] += 1
        if play.kind == SCRIMMAGE:
            self._down(play)
        if play.counts and play.kind in (KICKOFF, SCRIMMAGE):
            self._returns(play)

    def stat(self, seat: Seat, name: str) -> int:
        """A count by its name, wherever it is kept."""
        tally = self.sheet.teams[seat]
        value: int = getattr(tally, name) if hasattr(tally, name) else self.more[seat][name]
        return value

    def _points(self, play: Play) -> None:
        """Add a play's points to the quarters."""
        for line in self.quarters:
            line.extend([0] * (play.quarter - len(line)))
        for seat, points, how in play.points:
            self.quarters[seat][play.quarter - 1] += points
            self.more[seat]["touchdowns"] += how == "touchdown"

    def _penalties(self, play: Play) -> None:
        """Add the yards of a play's flags."""
        for flag in play.fouls:
            self.more[flag.seat]["penalty_yards"] += flag.yards

    def _possession(self, play: Play) -> None:
        """The clock runs for the side that snapped the ball, and on a kickoff for the receivers."""
        self.more[OTHER[play.seat] if play.kind == KICKOFF else play.seat]["possession_seconds"] += play.seconds

    def _down(self, play: Play) -> None:
        """Add a play from scrimmage to what the sheet does not hold."""
        more = self.more[play.seat]
        by = first_down_by(play)
        if by:
            more[FIRST_DOWN_NAMES[by]] += 1
        if not play.counts:
            return
        if play.down in DOWN_NAMES and (play.call < PLAY_COUNT or play.call == KNEEL):
            more[f"{DOWN_NAMES[play.down]}_tries"] += 1
            more[f"{DOWN_NAMES[play.down]}_made"] += by != NO_FIRST_DOWN
        what = what_it_was(play)
        if what == PUNTED and play.result != BLOCKED_KICK:
            more["punt_yards"] += punt_yards(play.kick_yards, play.spot)
        elif what == KICKED_AT_GOAL and play.result == "good":
            more["longest_field_goal"] = max(more["longest_field_goal"], field_goal_distance(play))

    def _returns(self, play: Play) -> None:
        """Add a play's return."""
        if not play.returns or play.result == "fair catch":
            return
        name = return_name(play)
        seat, start, end = play.returns[0]
        if start <= 0 and end == start:
            return  # a touchback
        self.more[seat][f"{name}s"] += 1
        self.more[seat][f"{name}_yards"] += end - start
        scored = play.outcome is not None and play.outcome.ending == TOUCHDOWN and play.outcome.seat == seat
        self.more[seat]["return_touchdowns"] += scored


def return_name(play: Play) -> str:
    """Which statistic the first run-back of a play belongs to."""
    if play.kind == KICKOFF:
        return "kick_return"
    what = what_it_was(play)
    if what == PUNTED and play.result != BLOCKED_KICK:
        return "punt_return"
    return "interception_return" if what == PICKED_OFF else "fumble_return"
