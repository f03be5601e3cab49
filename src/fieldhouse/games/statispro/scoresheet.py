"""The scoresheet: every total, derived from notes, of one game or of many."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from fieldhouse.games.statispro import events
from fieldhouse.games.statispro.events import TEAM, Possession
from fieldhouse.games.statispro.leagues import MINUTE

COLUMNS: Final = (
    "games", "cards", "points", "field_goals", "attempts", "threes", "three_attempts", "free_throws", "throws",
    "offensive_rebounds", "defensive_rebounds", "assists", "steals", "blocks", "turnovers", "fouls", "technicals",
)  # fmt: skip
(
    GAMES, CARDS, POINTS, FIELD_GOALS, ATTEMPTS, THREES, THREE_ATTEMPTS, FREE_THROWS, THROWS, OFFENSIVE, DEFENSIVE,
    ASSISTS, STEALS, BLOCKS, TURNOVERS, FOULS, TECHNICALS,
) = range(len(COLUMNS))  # fmt: skip

COUNTS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    events.TWO_MADE: ((POINTS, 2), (FIELD_GOALS, 1), (ATTEMPTS, 1)),
    events.TWO_MISSED: ((ATTEMPTS, 1),),
    events.THREE_MADE: ((POINTS, 3), (FIELD_GOALS, 1), (ATTEMPTS, 1), (THREES, 1), (THREE_ATTEMPTS, 1)),
    events.THREE_MISSED: ((ATTEMPTS, 1), (THREE_ATTEMPTS, 1)),
    events.THROW_MADE: ((POINTS, 1), (FREE_THROWS, 1), (THROWS, 1)),
    events.THROW_MISSED: ((THROWS, 1),),
    events.OFFENSIVE_REBOUND: ((OFFENSIVE, 1),),
    events.DEFENSIVE_REBOUND: ((DEFENSIVE, 1),),
    events.ASSIST: ((ASSISTS, 1),),
    events.STEAL: ((STEALS, 1),),
    events.BLOCK: ((BLOCKS, 1),),
    events.TURNOVER: ((TURNOVERS, 1),),
    events.PERSONAL_FOUL: ((FOULS, 1),),
    events.TECHNICAL: ((TECHNICALS, 1),),
}
"""What each event adds to the line of the man it happened to."""
_COUNTS: Final = tuple(COUNTS.get(code, ()) for code in range(events.PERIOD_OVER + 1))
Line = list[int]


class Scoresheet:
    """Lines by seat and player; a team's rebounds and turnovers stand on the line of nobody."""

    def __init__(self) -> None:
        self.lines: list[dict[int, Line]] = [{}, {}]
        self.quarters: list[dict[int, int]] = [{}, {}]
        self.last = (0, 0)
        self.games = 0

    def add(self, note: Possession) -> None:
        lines = self.lines
        for code, seat, who, detail in note.events:
            if not code:
                continue  # a pass, as most of them are
            counts = _COUNTS[code]
            if counts:
                try:
                    line = lines[seat][who]
                except KeyError:
                    line = lines[seat][who] = [0] * len(COLUMNS)
                for column, amount in counts:
                    line[column] += amount
            elif code == events.MINUTES:
                self._played(seat, who, detail)
        if note.score != self.last:
            self._score(note)

    def _played(self, seat: int, who: int, cards: Any) -> None:
        line = self.lines[seat].setdefault(who, [0] * len(COLUMNS))
        line[GAMES] += 1
        line[CARDS] += cards

    def _score(self, note: Possession) -> None:
        """Points by period of the latest game."""
        if note.period == 1 and note.score == (0, 0) and self.last != (0, 0):
            self.quarters = [{}, {}]
            self.last = (0, 0)
        for seat in (0, 1):
            scored = note.score[seat] - self.last[seat]
            if scored:
                quarters = self.quarters[seat]
                quarters[note.period] = quarters.get(note.period, 0) + scored
        self.last = note.score

    def total(self, seat: int) -> Line:
        """The team's line. Its blank line's rebounds are no player's and stay apart, as in a printed box score."""
        found = [0] * len(COLUMNS)
        for who, line in self.lines[seat].items():
            for column, amount in enumerate(line):
                if who != TEAM or column not in (OFFENSIVE, DEFENSIVE):
                    found[column] += amount
        return found

    def team_rebounds(self, seat: int) -> int:
        line = self.lines[seat].get(TEAM)
        return line[OFFENSIVE] + line[DEFENSIVE] if line else 0

    def totals(self) -> Sequence[Mapping[str, int]]:
        return [
            {**dict(zip(COLUMNS[2:], self.total(seat)[2:], strict=True)), "team_rebounds": self.team_rebounds(seat)}
            for seat in (0, 1)
        ]


def minutes(cards: int) -> str:
    """Cards as minutes and seconds."""
    seconds = cards * 60 // MINUTE
    return f"{seconds // 60}:{seconds % 60:02}"
