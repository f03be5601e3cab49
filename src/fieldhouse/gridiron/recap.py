"""The story of a football game, from its scores and its sums: who won, how the lead went, what the yards say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from fieldhouse.gridiron.phases import REGULATION
from fieldhouse.gridiron.scoresheet import Tally
from fieldhouse.table.seat import OTHER, Seat
from fieldhouse.table.story import Ending, Lead, Star, Story, number, phrase, times
from fieldhouse.table.words import capital

HALF: Final = 2
QUARTERS: Final = ("", "first quarter", "second quarter", "third quarter", "fourth quarter")
COMEBACK: Final = 7
"""Points behind from which a win is told as a comeback."""
MANY_CHANGES: Final = 3
CLOSE: Final = 4
CLEAR: Final = 18
"""Points up to which a margin is close, and from which it is clear."""


@dataclass
class Score:
    """One line of a scoring summary, with the score after it."""

    seat: Seat
    quarter: int
    clock: int
    how: str
    score: tuple[int, int]


class FootballRecap:
    """Tells one game: what the sides are called, its scores in order, the sums of both, and when a score was."""

    def __init__(
        self, ending: Ending, scores: Sequence[Score], tallies: Sequence[Tally], clocks: Sequence[str]
    ) -> None:
        self.ending, self.scores, self.tallies, self.clocks = ending, scores, tallies, clocks
        self.lead = Lead([(0, 0), *(score.score for score in scores)])

    def story(self, stars: tuple[Star, ...] = ()) -> Story:
        """The headline, what decided it and how it went, in sentences that only the notes decide."""
        when = " in overtime" if self.scores and self.scores[-1].quarter > REGULATION else ""
        told = " ".join([*self._decided(), *self._flow()]), " ".join([self._yards(), self._turnovers()])
        return Story(self.ending.headline(when), tuple(filter(None, told)), stars)

    def _decided(self) -> list[str]:
        """With which score the winner went ahead for good."""
        if not self.scores:
            return ["Nobody scored."]
        place = self.lead.for_good
        if self.ending.winner is None or place is None:
            return []
        score, clock = self.scores[place - 1], self.clocks[place - 1]
        winner = capital(self.ending.names[self.ending.winner])
        if place == 1:
            return [f"{winner} scored first and were never caught: {score.how} ({clock})."]
        phrases = (
            f"{winner} went ahead for good in the {_quarter(score.quarter)}: {score.how} ({clock}).",
            f"{winner} took the lead to keep in the {_quarter(score.quarter)}: {score.how} ({clock}).",
        )
        return [phrase(self.ending.seed, "decided", phrases)]

    def _flow(self) -> list[str]:
        """A comeback, a lead that changed hands, and the score at the half."""
        told = []
        if self.ending.winner is not None:
            behind = self.lead.most[OTHER[self.ending.winner]]
            if behind >= COMEBACK:
                told.append(f"They had been {number(behind)} points behind.")
        if self.lead.changes >= MANY_CHANGES:
            told.append(f"The lead changed hands {times(self.lead.changes)}.")
        return [*told, self._at_the_half()]

    def _at_the_half(self) -> str:
        """The score at the half, in a sentence."""
        before = [score.score for score in self.scores if score.quarter <= HALF]
        away, home = before[-1] if before else (0, 0)
        if away == home:
            return f"At the half it was {away}-{home}."
        return f"At the half it was {max(away, home)}-{min(away, home)} for {self.ending.names[home > away]}."

    def _yards(self) -> str:
        """What both sides gained."""
        first = self.ending.winner or 0
        one, two = self.tallies[first], self.tallies[OTHER[first]]
        name, rival = capital(self.ending.names[first]), self.ending.names[OTHER[first]]
        return f"{name} gained {_split(one, ' yards')}; {rival} {_split(two)}."

    def _turnovers(self) -> str:
        """Who gave the ball away, and how often."""
        lost = [tally.interceptions + tally.fumbles_lost for tally in self.tallies]
        if not any(lost):
            return "Nobody gave the ball away."
        if lost[0] == lost[1]:
            return f"Both gave the ball away {times(lost[0])}."
        worse = int(lost[1] > lost[0])
        name, rival = self.ending.names[worse], self.ending.names[OTHER[worse]]
        return f"{capital(name)} gave the ball away {times(lost[worse])}, {rival} {times(lost[OTHER[worse]])}."


def _split(tally: Tally, unit: str = "") -> str:
    """Yards, and how many of them which way."""
    if tally.yards and not tally.net_pass_yards:
        return f"{tally.yards}{unit}, all on the ground"
    if tally.yards and not tally.rush_yards:
        return f"{tally.yards}{unit}, all through the air"
    return f"{tally.yards}{unit}, {tally.rush_yards} on the ground and {tally.net_pass_yards} through the air"


def _quarter(quarter: int) -> str:
    """A quarter in words; all that come after the fourth are overtime."""
    return QUARTERS[quarter] if quarter <= REGULATION else "overtime"
