"""The play-by-play in colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from fieldhouse.games.ddf.pages.narration import HEAD_WIDTH, Narrator
from fieldhouse.games.ddf.state import Play

COLOURS: Final = (
    (r"\(Q\d \d+:\d\d\)|\(OT\d* \d+:\d\d\)", "dim"),
    (r"\bTOUCHDOWN \w+|\bGOOD\b|\bSAFETY\b", "bold green"),
    (r"\bINTERCEPTED\b|\bFUMBLE\b|\bNO GOOD\b|\bBLOCKED\b", "bold red"),
    (r"\bFirst down\b", "green"),
    (r"\b[Ff]lags?\b|\b[Pp]enalt(y|ies)\b", "yellow"),
)
PLAY: Final = "("
"""What stands after the situation on the line of a play, and nowhere else."""


class ColourNarrator:
    """A narrator whose lines are in colour: headings bold, the situation of a play apart from what happened."""

    def __init__(self, narrator: Narrator) -> None:
        self.narrator = narrator

    def lines(self, play: Play) -> Sequence[Text]:
        return [in_colour(line) for line in self.narrator.lines(play)]

    def finish(self) -> Sequence[Text]:
        return [in_colour(line) for line in self.narrator.finish()]


def in_colour(line: str) -> Text:
    text = Text(line)
    if line[HEAD_WIDTH + 1 : HEAD_WIDTH + 2] != PLAY:
        text.stylize("bold")
    else:
        text.stylize("cyan", 0, HEAD_WIDTH)
    for pattern, style in COLOURS:
        text.highlight_regex(pattern, style)
    return text
