"""The play-by-play of a game: every play in words, with headings for possessions, quarters and the score."""

from __future__ import annotations

from fieldhouse.games.bowlbound.model import Team
from fieldhouse.games.bowlbound.pages.matchup import Matchup, clock_text
from fieldhouse.games.bowlbound.pages.play_text import play_text
from fieldhouse.games.bowlbound.state import SECOND_HALF, Play
from fieldhouse.gridiron.names import ORDINALS, distance_text
from fieldhouse.gridiron.narrator import FootballNarrator
from fieldhouse.gridiron.phases import KICKOFF, SCRIMMAGE, TOSS


class Narrator(FootballNarrator[Play, Matchup]):
    """Tells one game."""

    head_width = 22

    def __init__(self, away: Team, home: Team) -> None:
        super().__init__(Matchup.of(away, home))

    def head(self, play: Play) -> str:
        """What stands before a play: the down and where."""
        return situation_head(self.matchup, play)

    def clock(self, play: Play) -> str:
        """What stands before the lines of the play: when it was."""
        return clock_text(play.quarter, play.clock)

    def text(self, play: Play) -> str:
        """The play in a sentence."""
        return play_text(self.matchup, play)


def situation_head(matchup: Matchup, play: Play) -> str:
    """Down, distance and place; or that it is the toss, a kickoff or a try."""
    if play.kind == TOSS:
        return "Second half" if play.quarter == SECOND_HALF else "Toss"
    if play.kind == KICKOFF:
        return f"{matchup.codes[play.seat]} kicks off"
    if play.kind != SCRIMMAGE:
        return f"{matchup.codes[play.seat]} try"
    return f"{ORDINALS[play.down]} and {distance_text(play.spot, play.to_go)} {matchup.at(play.seat, play.spot)}"
