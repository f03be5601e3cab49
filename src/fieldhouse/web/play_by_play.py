"""The play-by-play of a table, told step by step and kept as lines for pages and programs.

What a page shows is at hand. Older lines are kept pressed, in blocks: a lobby has a thousand games in memory, and the
lines of one would take a hundred kilobytes and more.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final, NamedTuple
from zlib import compress, decompress

from markupsafe import Markup
from rich.text import Text

from fieldhouse.table.pages import Printable
from fieldhouse.table.session import AnySession
from fieldhouse.web.rich_html import html_of

AT_HAND: Final = 40
"""So many lines are always: as many as a page shows."""
BLOCK: Final = 32
QUICKLY: Final = 1
"""How hard lines are pressed."""


class PlayLine(NamedTuple):
    """A line of the play-by-play: as text, as HTML, the rest point that it leads to, and whether it is routine."""

    text: str
    html: Markup
    play: int
    is_routine: bool = False


class PlayByPlay:
    """Tells a session as far as its last rest point. What is taken back is forgotten."""

    def __init__(self, session: AnySession) -> None:
        """Tells at once what the session has played already."""
        self.session = session
        self.start()
        self.catch_up()

    def start(self) -> None:
        """Forgets all lines and begins with a new narrator, which has told nothing."""
        self._pressed: list[bytes] = []
        self._newest: list[PlayLine] = []
        self.narrator = self.session.definition.pages.narrator(self.session.header)
        self.stretch_ends: list[int] = []
        """The rest points at which a phase of the game had just ended."""
        self.step_told = 0
        self.is_finished = False

    def catch_up(self) -> None:
        """Tell what has happened since the last time; begin anew if the game went back."""
        session = self.session
        if self.step_told >= len(session.rests) or (self.is_finished and not session.over):
            self.start()
        for play in range(self.step_told + 1, len(session.rests)):
            for note in session.notes[session.rests[play - 1].notes : session.rests[play].notes]:
                self._add(self.narrator.lines(note), play, not session.definition.prominence(note))
                if session.definition.closes_a_stretch(note):
                    self.stretch_ends.append(play)
            self.step_told = play
        if session.over and not self.is_finished:
            self._add(self.narrator.finish(), self.step_told)
            self.is_finished = True

    @property
    def lines(self) -> list[PlayLine]:
        """All of them."""
        return [*(line for block in self._pressed for line in _unpressed(block)), *self._newest]

    def _add(self, lines: Sequence[Printable], play: int, is_routine: bool = False) -> None:
        """Keep lines of a play; the older ones are compressed, block by block."""
        for line in lines:
            text = line.plain if isinstance(line, Text) else str(line)
            if text.strip():
                self._newest.append(PlayLine(text, Markup(html_of(line)), play, is_routine))
        while len(self._newest) >= AT_HAND + BLOCK:
            self._pressed.append(_pressed(self._newest[:BLOCK]))
            del self._newest[:BLOCK]

    def forget(self) -> None:
        """Somebody took something back: tell it again from the beginning."""
        self.start()
        self.catch_up()

    def through(self, play: int, count: int) -> list[PlayLine]:
        """The last *count* lines up to a rest point, the newest first."""
        shown = [line for line in self._newest if line.play <= play]
        if len(shown) < count and self._pressed:
            shown = [line for line in self.lines if line.play <= play]
        return shown[-count:][::-1]

    def count_between(self, heard: int, play: int) -> int:
        """How many lines came after rest point *heard*, up to *play*."""
        is_at_hand = not self._pressed or self._newest[0].play <= heard
        return sum(1 for line in (self._newest if is_at_hand else self.lines) if heard < line.play <= play)


def _pressed(lines: Sequence[PlayLine]) -> bytes:
    """Lines, compressed."""
    return compress(json.dumps(lines, ensure_ascii=False).encode(), QUICKLY)


def _unpressed(block: bytes) -> list[PlayLine]:
    """The lines that ``_pressed`` compressed."""
    return [PlayLine(text, Markup(html), *rest) for text, html, *rest in json.loads(decompress(block))]
