"""The play-by-play of a game: every play in words, with headings for possessions, quarters and the score."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from fieldhouse.games.bowlbound.model import Team
from fieldhouse.games.bowlbound.names import ORDINALS
from fieldhouse.games.bowlbound.pages.cast import Cast, clock_text
from fieldhouse.games.bowlbound.pages.play_text import play_text
from fieldhouse.games.bowlbound.state import SECOND_HALF, Play
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.phases import KICKOFF, SCRIMMAGE, TOSS

HEAD_WIDTH: Final = 22
NOBODY: Final = -1
PERIOD_ENDS: Final = ("", "End of the 1st quarter", "Half-time", "End of the 3rd quarter", "End of regulation")


class Narrator:
    """Tells one game. Give it every note in order; it keeps the score and who has the ball."""

    def __init__(self, away: Team, home: Team) -> None:
        self.cast = Cast.of(away, home)
        self.score = [0, 0]
        self.quarter = 1
        self.possession = NOBODY

    def lines(self, play: Play) -> list[str]:
        """What a play adds to the sheet: its own line, after the headings it calls for, before the score it made."""
        lines = self._new_quarter(play) + self._new_possession(play)
        lines.append(self.line(play))
        if play.points:
            for seat, points, _ in play.points:
                self.score[seat] += points
            lines.append(f"    {self.score_text()}")
        return lines

    def line(self, play: Play) -> str:
        """The play itself, which needs nothing of what came before."""
        clock = f"({clock_text(play.quarter, play.clock)})"
        return f"{situation_head(self.cast, play):<{HEAD_WIDTH}} {clock:<10} {play_text(self.cast, play)}"

    def finish(self) -> list[str]:
        """The last line of the sheet."""
        overtime = " in overtime" if self.quarter > 4 else ""
        return ["", f"Final{overtime}: {self.score_text()}"]

    def score_text(self) -> str:
        away, home = self.cast.codes
        return f"{away} {self.score[0]}, {home} {self.score[1]}"

    def _new_quarter(self, play: Play) -> list[str]:
        if play.quarter == self.quarter:
            return []
        ended = PERIOD_ENDS[self.quarter] if self.quarter < len(PERIOD_ENDS) else "End of the overtime period"
        self.quarter = play.quarter
        return ["", f"{ended}: {self.score_text()}"]

    def _new_possession(self, play: Play) -> list[str]:
        """A heading when a side begins a series of downs."""
        if play.kind != SCRIMMAGE:
            self.possession = NOBODY
            return [""] if play.kind == KICKOFF else []
        had_ball, self.possession = self.possession, play.seat
        if had_ball == play.seat:
            return []
        return ["", f"{self.cast.teams[play.seat].title} ball {self.cast.at(play.seat, play.spot)}"]


def situation_head(cast: Cast, play: Play) -> str:
    """Down, distance and place."""
    if play.kind == TOSS:
        return "Second half" if play.quarter == SECOND_HALF else "Toss"
    if play.kind == KICKOFF:
        return f"{cast.codes[play.seat]} kicks off"
    if play.kind != SCRIMMAGE:
        return f"{cast.codes[play.seat]} try"
    to_go = "goal" if play.spot + play.to_go >= GOAL else str(play.to_go)
    return f"{ORDINALS[play.down]} and {to_go} {cast.at(play.seat, play.spot)}"


def narrate(away: Team, home: Team, plays: Iterable[Play]) -> list[str]:
    """The whole sheet of a finished game."""
    narrator = Narrator(away, home)
    lines = [line for play in plays for line in narrator.lines(play)]
    return lines + narrator.finish()
