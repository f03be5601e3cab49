"""The play-by-play of a game: every play in words, with headings for possessions, quarters and the score."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from fieldhouse.games.ddf.model import Team
from fieldhouse.games.ddf.options import TIE, UNDERDOG
from fieldhouse.games.ddf.pages.cast import Cast, clock_text
from fieldhouse.games.ddf.pages.people import PASSER
from fieldhouse.games.ddf.pages.play_text import play_text, situation_head
from fieldhouse.games.ddf.rules.clock import LATE, TWO_MINUTES
from fieldhouse.games.ddf.scoresheet import has_changed_hands
from fieldhouse.games.ddf.state import COIN_FLIPPED, Play
from fieldhouse.gridiron.outcome import SAFETY
from fieldhouse.gridiron.phases import KICKOFF, SCRIMMAGE

HEAD_WIDTH: Final = 21
NOBODY: Final = -1
NEW_KICKOFFS: Final = (3, 5, 7)
"""Periods that begin with a kickoff, whatever came before."""
PERIOD_ENDS: Final = ("", "End of the 1st quarter", "Half-time", "End of the 3rd quarter", "End of regulation")


LAST_QUARTER: Final = 4
DECIDED: Final = 21
"""From such a lead on in the last quarter the starters sit."""


class Narrator:
    """Tells one game. Give it every note in order; it keeps the score and who has the ball."""

    def __init__(self, away: Team, home: Team, spread: float = 0.0, exact: str = TIE, seed: int = 0) -> None:
        self.spread, self.exact = spread, exact
        self.last: Play | None = None
        self.cast = Cast.of_game(away, home, seed)
        self.passers: tuple[list[str], list[str]] = ([], [])
        self.score = [0, 0]
        self.quarter = 1
        self.possession = NOBODY
        self.is_free_kick = False

    def lines(self, play: Play) -> list[str]:
        """What a play adds to the sheet: its own line, after the headings it calls for, before the score it made."""
        self.last = play
        lines = self._new_quarter(play) + self._new_possession(play) + self.new_passer(play)
        lines.append(self.line(play))
        if play.points:
            for seat, points, _ in play.points:
                self.score[seat] += points
            lines.append(f"    {self.score_text()}")
        if play.quarter in LATE and play.clock - play.seconds == TWO_MINUTES < play.clock:
            lines.append("    Two-minute warning.")
        return lines

    def line(self, play: Play) -> str:
        """The play itself, which needs nothing of what came before."""
        head = situation_head(self.cast, play)
        if play.kind == KICKOFF and self.is_free_kick:
            head = head.replace("Kickoff", "Free kick")
        clock = f"({clock_text(play.quarter, play.clock)})"
        return f"{head:<{HEAD_WIDTH}} {clock:<10} {play_text(self.cast, play)}"

    def finish(self) -> list[str]:
        """The last line of the sheet."""
        overtime = " in overtime" if self.quarter > 4 else ""
        lines = ["", f"Final{overtime}: {self.score_text()}"]
        return [*lines, self._against_the_spread()] if self.spread else lines

    def _against_the_spread(self) -> str:
        """'Power Ratings': the favorite wins by more than the spread, or it has not won."""
        away, home = self.cast.codes
        favorite, underdog = (home, away) if self.spread > 0 else (away, home)
        margin = self.score[1] - self.score[0] - self.spread
        verdict = f"{home if margin > 0 else away} wins" if margin else self._exactly_the_spread(underdog)
        return f"{favorite} was favored by {abs(self.spread):g}: against the spread {verdict}."

    def _exactly_the_spread(self, underdog: str) -> str:
        coin = [seat for what, seat in self.last.asides if what == COIN_FLIPPED] if self.last else []
        if coin:
            return f"{self.cast.codes[coin[0]]} wins, by a coin"
        return f"{underdog} wins" if self.exact == UNDERDOG else "neither side wins"

    def score_text(self) -> str:
        away, home = self.cast.codes
        return f"{away} {self.score[0]}, {home} {self.score[1]}"

    def _new_quarter(self, play: Play) -> list[str]:
        if play.quarter == self.quarter:
            return []
        ended = PERIOD_ENDS[self.quarter] if self.quarter < len(PERIOD_ENDS) else "End of the overtime period"
        self.quarter = play.quarter
        self.is_free_kick = self.is_free_kick and play.quarter not in NEW_KICKOFFS
        return ["", f"{ended}: {self.score_text()}"]

    def _new_possession(self, play: Play) -> list[str]:
        """A heading when a side begins a series of downs."""
        if play.kind != SCRIMMAGE:
            self.is_free_kick = play.kind == KICKOFF and self.is_free_kick
            self.possession = NOBODY
            return [""] if play.kind == KICKOFF else []
        self.is_free_kick = play.outcome is not None and play.outcome.ending == SAFETY
        had_ball, self.possession = self.possession, NOBODY if has_changed_hands(play) else play.seat
        if had_ball == play.seat:
            return []
        return ["", f"{self.cast.teams[play.seat].title} ball at {self.cast.where(play.seat, play.spot)}"]

    def new_passer(self, play: Play) -> list[str]:
        """A line when another man takes the snaps, and why: the game is decided, or the last one was hurt."""
        if play.kind != SCRIMMAGE:
            return []
        seen, now = self.passers[play.seat], self.cast.who(play.seat, PASSER, play)
        was, is_back = seen[-1] if seen else now, now in seen
        seen.append(now)
        if was == now:
            return []
        if is_back:
            return [f"    {now} is back at quarterback for {self.cast.codes[play.seat]}."]
        is_decided = play.quarter == LAST_QUARTER and abs(self.score[0] - self.score[1]) >= DECIDED
        why = "with the game decided" if is_decided else "who is hurt"
        return [f"    {self.cast.codes[play.seat]}: {now} at quarterback for {was}, {why}."]


def narrate(away: Team, home: Team, plays: Iterable[Play]) -> list[str]:
    """The whole sheet of a finished game."""
    narrator = Narrator(away, home)
    lines = [line for play in plays for line in narrator.lines(play)]
    return lines + narrator.finish()
