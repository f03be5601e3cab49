"""The play-by-play: what each note adds to it, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rich.text import Text

from fieldhouse.games.statispro import events
from fieldhouse.games.statispro.events import Event, Possession
from fieldhouse.games.statispro.fastbreak_chart import PULL_UP
from fieldhouse.games.statispro.model import POSITIONS, Team
from fieldhouse.games.statispro.scoresheet import minutes
from fieldhouse.table.pages import STEP

QUIET: Final = (events.PASSED, events.MINUTES)
SCORING: Final = (events.TWO_MADE, events.THREE_MADE, events.THROW_MADE)
PLAIN: Final[dict[int, str]] = {
    events.TWO_MADE: "{who} scores",
    events.TWO_MISSED: "{who} misses",
    events.THREE_MADE: "{who} hits a three-pointer",
    events.THREE_MISSED: "{who} misses a three-pointer",
    events.THROW_MADE: "{who} makes the free throw",
    events.THROW_MISSED: "{who} misses the free throw",
    events.OFFENSIVE_REBOUND: "offensive rebound {who}",
    events.DEFENSIVE_REBOUND: "rebound {who}",
    events.ASSIST: "assist {who}",
    events.STEAL: "{who} steals the ball",
    events.BLOCK: "{who} blocks the shot",
    events.TURNOVER: "turnover {who} ({detail})",
    events.PERSONAL_FOUL: "foul on {who} ({detail})",
    events.TECHNICAL: "technical foul on {who}",
    events.FOULED: "{who} is fouled in the act",
    events.TIME_OUT: "time-out {who} {detail}",
    events.TIRED: "{who} is tired ({detail})",
    events.RESTED: "{who} is rested",
    events.INJURED: "{who} is hurt ({detail})",
    events.OUT: "{who} must leave ({detail})",
    events.TIP: "the tip goes to {who}",
    events.INDEX_POINT: "{who} spends Index Points: {detail}",
    events.HAPPENED: "{who} {detail}",
}
_WORDS: Final[dict[int, Callable[[str, Any], str]]] = {
    events.SUBSTITUTION: lambda who, detail: f"{who} in at {POSITIONS[detail]}",
    events.FAST_BREAK: lambda who, detail: f"fast break by {who}{', who pulls up' if detail == PULL_UP else ''}",
    events.PERIOD_OVER: lambda who, detail: f"end of period {detail}",
}


class BasketballNarrator:
    """Tells one game: a line for each possession."""

    def __init__(self, away: Team, home: Team) -> None:
        self.teams = (away, home)

    def lines(self, note: Possession) -> list[Text]:
        words = [self._words(event) for event in note.events if event[0] not in QUIET]
        if not words:
            return []
        score = f"{note.score[0]:>3}-{note.score[1]:<3}"
        scored = any(event[0] in SCORING for event in note.events)
        line = Text.assemble(
            (f"{note.period} {minutes(note.left):>5} ", "dim"),
            (f"{self.teams[note.offense].code:<4}", "bold"),
            (score, "bold green" if scored else "dim"), " ", words[0],
            *(part for word in words[1:] for part in ((", ", STEP), word)),
        )  # fmt: skip
        return [line]

    def finish(self) -> list[Text]:
        return []

    def _words(self, event: Event) -> str:
        code, seat, index, detail = event
        team = self.teams[seat]
        who = (
            team.players[index].name if 0 <= index < len(team.players) else team.code if index < 0 else "a ten-day man"
        )
        if code in _WORDS:
            return _WORDS[code](who, detail)
        return PLAIN[code].format(who=who, detail=detail).rstrip()
