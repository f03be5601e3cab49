"""The play-by-play of a game: every play in words, with headings for possessions, quarters and the score."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.model import Team
from fieldhouse.games.ddf.options import TIE, UNDERDOG
from fieldhouse.games.ddf.pages.matchup import Matchup
from fieldhouse.games.ddf.pages.play_text import play_text, situation_head
from fieldhouse.games.ddf.pages.player_roles import PASSER
from fieldhouse.games.ddf.rules.clock import LATE_SECONDS, TWO_MINUTES
from fieldhouse.games.ddf.scoresheet import has_given_up_series
from fieldhouse.games.ddf.state import COIN_FLIPPED, Play
from fieldhouse.gridiron.names import clock_text
from fieldhouse.gridiron.narrator import FootballNarrator
from fieldhouse.gridiron.outcome import SAFETY
from fieldhouse.gridiron.phases import KICKOFF, REGULATION, SCRIMMAGE

NEW_KICKOFFS: Final = (3, 5, 7)
"""Periods that begin with a kickoff, whatever came before."""
DECIDED: Final = 21
"""From such a lead on in the last quarter the starters sit."""


class Narrator(FootballNarrator[Play, Matchup]):
    """Tells one game, with the people who play it and, if it counts, the point spread."""

    head_width = 21

    def __init__(self, away: Team, home: Team, spread: float = 0.0, exact: str = TIE, seed: int = 0) -> None:
        super().__init__(Matchup.of_game(away, home, seed))
        self.spread, self.exact = spread, exact
        self.last: Play | None = None
        self.passers: tuple[list[str], list[str]] = ([], [])
        self.is_free_kick = False

    def lines(self, play: Play) -> list[str]:
        """What a play adds to the sheet, the two-minute warning after it; the play is kept as the last."""
        self.last = play
        lines = super().lines(play)
        if play.quarter in LATE_SECONDS and play.clock - play.seconds == TWO_MINUTES < play.clock:
            lines.append("    Two-minute warning.")
        return lines

    def headings(self, play: Play) -> list[str]:
        """What stands above a play, a relieving passer too; keeps whether the next kickoff is a free kick."""
        if play.kind == SCRIMMAGE:
            self.is_free_kick = play.outcome is not None and play.outcome.ending == SAFETY
        else:
            is_new_kickoff = play.quarter != self.quarter and play.quarter in NEW_KICKOFFS
            self.is_free_kick = self.is_free_kick and play.kind == KICKOFF and not is_new_kickoff
        return super().headings(play) + self.new_passer(play)

    def head(self, play: Play) -> str:
        """What stood on the board; a kickoff after a safety is a free kick, as ``headings`` has kept."""
        return situation_head(self.matchup, play, "Free kick" if self.is_free_kick else "Kickoff")

    def clock(self, play: Play) -> str:
        """What stands before the lines of the play: when it was."""
        return clock_text(play.quarter, play.clock)

    def text(self, play: Play) -> str:
        """The play in a sentence, with men's names."""
        return play_text(self.matchup, play)

    def has_ended_series(self, play: Play) -> bool:
        """A kick, a pick or a fumble has ended the series, whoever has the ball now: the next snap has a heading."""
        return has_given_up_series(play)

    def finish(self) -> list[str]:
        """The final score, and who has beaten the spread if there is one."""
        return [*super().finish(), self._against_the_spread()] if self.spread else super().finish()

    def _against_the_spread(self) -> str:
        """'Power Ratings': the favorite wins by more than the spread, or it has not won."""
        away, home = self.matchup.codes
        favorite, underdog = (home, away) if self.spread > 0 else (away, home)
        margin = self.score[1] - self.score[0] - self.spread
        verdict = f"{home if margin > 0 else away} wins" if margin else self._exactly_the_spread(underdog)
        return f"{favorite} was favored by {abs(self.spread):g}: against the spread {verdict}."

    def _exactly_the_spread(self, underdog: str) -> str:
        """Who has won on a margin of exactly the spread."""
        coin = [seat for what, seat in self.last.asides if what == COIN_FLIPPED] if self.last else []
        if coin:
            return f"{self.matchup.codes[coin[0]]} wins, by a coin"
        return f"{underdog} wins" if self.exact == UNDERDOG else "neither side wins"

    def new_passer(self, play: Play) -> list[str]:
        """A line when another man takes the snaps, and why: the game is decided, or the last one was hurt. Keeps who
        takes this one."""
        if play.kind != SCRIMMAGE:
            return []
        seen, now = self.passers[play.seat], self.matchup.who(play.seat, PASSER, play)
        was, is_back = seen[-1] if seen else now, now in seen
        seen.append(now)
        if was == now:
            return []
        if is_back:
            return [f"    {now} is back at quarterback for {self.matchup.codes[play.seat]}."]
        is_decided = play.quarter == REGULATION and abs(self.score[0] - self.score[1]) >= DECIDED
        why = "with the game decided" if is_decided else "who is hurt"
        return [f"    {self.matchup.codes[play.seat]}: {now} at quarterback for {was}, {why}."]
