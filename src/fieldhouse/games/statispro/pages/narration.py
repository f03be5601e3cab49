"""The play-by-play: a line for each possession."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from fieldhouse.games.statispro import events
from fieldhouse.games.statispro.events import Possession
from fieldhouse.games.statispro.model import Team
from fieldhouse.games.statispro.pages.sentences import Storyteller
from fieldhouse.games.statispro.scoresheet import minutes
from fieldhouse.table.pages import ROUTINE, STEP

SCORING: Final = (events.TWO_MADE, events.THREE_MADE, events.THROW_MADE)

TIRESOME: Final = (events.TIRED, events.RESTED)
"""Told of somebody nearly all the time."""


class BasketballNarrator:
    """Tells one game."""

    def __init__(self, away: Team, home: Team) -> None:
        self.teams = (away, home)
        self.storyteller = Storyteller(self.teams)

    def lines(self, note: Possession) -> list[Text]:
        """A possession in a line: clock, team, score, sentences; no line if there is nothing to say. Who stands where
        is kept."""
        told = self.storyteller.told(note.events)
        if not told:
            return []
        score = f"{note.score[0]:>3}-{note.score[1]:<3}"
        scored = any(event[0] in SCORING for event in note.events)
        line = Text.assemble(
            (f"{note.period} {minutes(note.left):>5} ", "dim"),
            (f"{self.teams[note.offense].code:<4}", "bold"),
            (score, "bold green" if scored else "dim"),
            *(part for step, (sentence, code) in enumerate(told) for part in ((" ", STEP if step else ""), (
                sentence, ROUTINE if code in TIRESOME else ""
            ))),
        )  # fmt: skip
        return [line]

    def finish(self) -> list[Text]:
        """Nothing: the last period's end has been told."""
        return []
