"""The play-by-play of a table, told step by step and kept as lines for pages and programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import Markup
from rich.text import Text

from fieldhouse.table.pages import Printable
from fieldhouse.table.session import AnySession
from fieldhouse.web.rich_html import html_of


class PlayLine(NamedTuple):
    """A line of the play-by-play: as text, as HTML, and the rest point that it leads to."""

    text: str
    html: Markup
    play: int


class PlayByPlay:
    """Tells a session as far as its last rest point. What is taken back is forgotten."""

    def __init__(self, session: AnySession) -> None:
        self.session = session
        self.start()
        self.catch_up()

    def start(self) -> None:
        self.lines: list[PlayLine] = []
        self.narrator = self.session.definition.pages.narrator(self.session.header)
        self.step_told = 0
        self.is_finished = False

    def catch_up(self) -> None:
        session = self.session
        if self.step_told >= len(session.rests) or (self.is_finished and not session.over):
            self.start()
        for play in range(self.step_told + 1, len(session.rests)):
            for note in session.notes[session.rests[play - 1].notes : session.rests[play].notes]:
                self._add(self.narrator.lines(note), play)
            self.step_told = play
        if session.over and not self.is_finished:
            self._add(self.narrator.finish(), self.step_told)
            self.is_finished = True

    def _add(self, lines: Sequence[Printable], play: int) -> None:
        for line in lines:
            text = line.plain if isinstance(line, Text) else str(line)
            if text.strip():
                self.lines.append(PlayLine(text, Markup(html_of(line)), play))

    def forget(self) -> None:
        """Somebody took something back: tell it again from the beginning."""
        self.start()
        self.catch_up()

    def through(self, play: int, count: int) -> list[PlayLine]:
        """The last *count* lines up to a rest point, the newest first."""
        shown = [line for line in self.lines if line.play <= play]
        return shown[-count:][::-1]
