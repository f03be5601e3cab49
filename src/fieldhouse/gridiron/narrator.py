"""The frame of a football game's play-by-play: headings for quarters and possessions, plays, the score they make."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar, Final, Generic, TypeVar

from fieldhouse.gridiron.game import FootballPlay
from fieldhouse.gridiron.matchup import Matchup
from fieldhouse.gridiron.phases import KICKOFF, REGULATION, SCRIMMAGE

NOBODY: Final = -1
PERIOD_ENDS: Final = ("", "End of the 1st quarter", "Half-time", "End of the 3rd quarter", "End of regulation")


PlayT = TypeVar("PlayT", bound=FootballPlay)
MatchupT = TypeVar("MatchupT", bound=Matchup[Any])


class FootballNarrator(ABC, Generic[PlayT, MatchupT]):
    """Tells one game. Give it every note in order; it keeps the score and who has the ball."""

    head_width: ClassVar[int]
    """How much room the situation before a play has at the head of its line."""

    def __init__(self, matchup: MatchupT) -> None:
        self.matchup = matchup
        self.score = [0, 0]
        self.quarter = 1
        self.possession = NOBODY

    def lines(self, play: PlayT) -> list[str]:
        """What a play adds to the sheet: its own line, after the headings it calls for, before the score it made; the
        score and what later headings need are kept."""
        lines = [*self.headings(play), self.line(play)]
        if play.points:
            for seat, points, _ in play.points:
                self.score[seat] += points
            lines.append(f"    {self.score_text()}")
        return lines

    def headings(self, play: PlayT) -> list[str]:
        """What stands above a play: the end of a quarter, a new possession. Keeps what later ones are compared with."""
        return self.new_quarter(play) + self.new_possession(play)

    def line(self, play: PlayT) -> str:
        """The play itself; ``headings``, which comes before it, may have kept something that its head needs."""
        return f"{self.head(play):<{self.head_width}} {f'({self.clock(play)})':<10} {self.text(play)}"

    @abstractmethod
    def head(self, play: PlayT) -> str:
        """What stood on the board before the play."""

    @abstractmethod
    def clock(self, play: PlayT) -> str:
        """What stands before the lines of the play: when it was."""

    @abstractmethod
    def text(self, play: PlayT) -> str:
        """What happened."""

    def finish(self) -> list[str]:
        """The last line of the sheet."""
        overtime = " in overtime" if self.quarter > REGULATION else ""
        return ["", f"Final{overtime}: {self.score_text()}"]

    def sheet(self, plays: Iterable[PlayT]) -> list[str]:
        """The whole sheet of a finished game."""
        return [line for play in plays for line in self.lines(play)] + self.finish()

    def score_text(self) -> str:
        """The score as it has been told so far, by the teams' codes."""
        away, home = self.matchup.codes
        return f"{away} {self.score[0]}, {home} {self.score[1]}"

    def new_quarter(self, play: PlayT) -> list[str]:
        """The end of the last quarter with its score, if the play is the first of another; its quarter is kept."""
        if play.quarter == self.quarter:
            return []
        ended = PERIOD_ENDS[self.quarter] if self.quarter < len(PERIOD_ENDS) else "End of the overtime period"
        self.quarter = play.quarter
        return ["", f"{ended}: {self.score_text()}"]

    def new_possession(self, play: PlayT) -> list[str]:
        """A heading when a side begins a series of downs; who has the ball is kept."""
        if play.kind != SCRIMMAGE:
            self.possession = NOBODY
            return [""] if play.kind == KICKOFF else []
        had_ball, self.possession = self.possession, NOBODY if self.has_ended_series(play) else play.seat
        if had_ball == play.seat:
            return []
        return ["", f"{self.matchup.teams[play.seat].title} ball {self.matchup.at(play.seat, play.spot)}"]

    def has_ended_series(self, play: PlayT) -> bool:
        """Whoever has the ball after this play begins a new series with it, the same side too."""
        return False
