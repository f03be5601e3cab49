"""The scoresheet: every total, derived from notes, of one game or of many."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from fieldhouse.games.statispro import events
from fieldhouse.games.statispro.events import MINUTES, TEAM, Possession
from fieldhouse.games.statispro.leagues import MINUTE
from fieldhouse.table.seat import BOTH, Seat

COLUMNS: Final[tuple[str, ...]] = (
    "games", "cards", "points", "field_goals", "attempts", "threes", "three_attempts", "free_throws", "throws",
    "offensive_rebounds", "defensive_rebounds", "assists", "steals", "blocks", "turnovers", "fouls", "technicals",
)  # fmt: skip
GAMES_PLAYED: Final = 0
CARDS: Final = 1
POINTS: Final = 2
FIELD_GOALS: Final = 3
ATTEMPTS: Final = 4
THREES: Final = 5
THREE_ATTEMPTS: Final = 6
FREE_THROWS: Final = 7
THROWS: Final = 8
OFFENSIVE: Final = 9
DEFENSIVE: Final = 10
ASSISTS: Final = 11
STEALS: Final = 12
BLOCKS: Final = 13
TURNOVERS: Final = 14
FOULS: Final = 15
TECHNICALS: Final = 16

COUNTS: Final[dict[events.Code, tuple[tuple[int, int], ...]]] = {
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
    MINUTES: ((GAMES_PLAYED, 1),),
}
"""What each event adds to the line of the man it happened to."""
COUNTED: Final = tuple((code, *count) for code, counts in COUNTS.items() for count in counts)
IS_TALLIED: Final = tuple(code in COUNTS for code in events.CODES)
PLAYED: Final = events.PASSED
"""Where a tally keeps the cards of a man's time: passes are not tallied."""
BLANK: Final = (0,) * len(IS_TALLIED)
BoxLine = list[int]


class Scoresheet:
    """Lines by seat and player; a team's rebounds and turnovers stand on the line of nobody.

    While games are played only a tally of each man's events is kept; columns are added up when somebody looks.
    """

    def __init__(self) -> None:
        self.last = (0, 0)
        self._tallies: list[dict[int, list[int]]] = [{}, {}]
        self._scores: dict[int, tuple[int, int]] = {}

    def add(self, note: Possession) -> None:
        """Counts a possession in; after a score of nought points by period are those of a new game, lines go on."""
        for code, seat, who, detail in note.events:
            if IS_TALLIED[code]:
                tallies = self._tallies[seat]
                tally = tallies.get(who)
                if tally is None:
                    tally = tallies[who] = list(BLANK)
                tally[code] += 1
                if code == MINUTES:
                    tally[PLAYED] += cast(int, detail)
        score = note.score
        if score != self.last:
            if score == (0, 0):
                self._scores.clear()  # another game
            self._scores[note.period] = self.last = score

    @property
    def lines(self) -> list[dict[int, BoxLine]]:
        """Each seat's men by number, with what they have done."""
        return [{who: _line(tally) for who, tally in tallies.items()} for tallies in self._tallies]

    @property
    def quarters(self) -> list[dict[int, int]]:
        """Points by period of the latest game, of each seat."""
        found: list[dict[int, int]] = [{}, {}]
        before = (0, 0)
        for period, score in self._scores.items():
            for seat in BOTH:
                if score[seat] != before[seat]:
                    found[seat][period] = score[seat] - before[seat]
            before = score
        return found

    def total(self, seat: Seat) -> BoxLine:
        """The team's line. Its blank line's rebounds are no player's and stay apart, as in a printed box score."""
        tallies = self._tallies[seat]
        found = _line([sum(times) for times in zip(BLANK, *tallies.values(), strict=True)])
        blank = tallies.get(TEAM, BLANK)
        found[OFFENSIVE] -= blank[events.OFFENSIVE_REBOUND]
        found[DEFENSIVE] -= blank[events.DEFENSIVE_REBOUND]
        return found

    def team_rebounds(self, seat: Seat) -> int:
        """Rebounds that are nobody's but the team's."""
        blank = self._tallies[seat].get(TEAM, BLANK)
        return blank[events.OFFENSIVE_REBOUND] + blank[events.DEFENSIVE_REBOUND]

    def totals(self) -> Sequence[Mapping[str, int]]:
        """Each team's statistics, team rebounds beside the men's."""
        return [
            {**dict(zip(COLUMNS[2:], self.total(seat)[2:], strict=True)), "team_rebounds": self.team_rebounds(seat)}
            for seat in BOTH
        ]


def _line(tally: Sequence[int]) -> BoxLine:
    """A man's counted events as a line of the box score."""
    line = [0] * len(COLUMNS)
    line[CARDS] = tally[PLAYED]
    for code, column, amount in COUNTED:
        line[column] += amount * tally[code]
    return line


def minutes(cards: int) -> str:
    """Cards as minutes and seconds."""
    seconds = cards * 60 // MINUTE
    return f"{seconds // 60}:{seconds % 60:02}"
