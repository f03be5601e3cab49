"""The play-by-play and the charts in colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from fieldhouse.games.bowlbound.model import Team
from fieldhouse.games.bowlbound.pages.narration import HEAD_WIDTH, Narrator
from fieldhouse.games.bowlbound.state import Play

COLOURS: Final = (
    (r"\(Q\d \d+:\d\d\)|\(OT\d*\)", "dim"),
    (r"\bTOUCHDOWN \w+|\bGOOD\b|\bSAFETY\b", "bold green"),
    (r"\bINTERCEPTED\b|\bFUMBLE\b|\bNO GOOD\b|\bBLOCKED\b", "bold red"),
    (r"\bFirst down\b", "green"),
    (r"\bPenalty\b", "yellow"),
    (r"\bstopped cold\b|\bWild card\b", "bold magenta"),
)
CELLS: Final = (
    (r"(?m)^\[.*\]$|^dice .*$", "bold"),
    (r"(?m)^\d+(?= )", "cyan"),
    (r"\bTD\b|\bB\b(?=  )", "bold green"),
    (r"\bINT \S+|\bF( \S+)?(?=\s\s)|\bBK \S+", "red"),
    (r"\b(OFF|DEF|PI) \w+", "yellow"),
    (r"\bQT\b(?=  )|\bQR\b(?=  )|\bINC\b", "magenta"),
    (r"\bSOP\b|\bBLP\b", "bright_blue"),
    (r"[(\[]\S+[)\]](?=\s)", "bold blue"),
)


class ColourNarrator:
    """A narrator whose lines are in colour."""

    def __init__(self, away: Team, home: Team) -> None:
        self.narrator = Narrator(away, home)

    def lines(self, play: Play) -> Sequence[Text]:
        return [in_colour(line) for line in self.narrator.lines(play)]

    def finish(self) -> Sequence[Text]:
        return [in_colour(line) for line in self.narrator.finish()]


def in_colour(line: str) -> Text:
    text = Text(line)
    if line[HEAD_WIDTH + 1 : HEAD_WIDTH + 2] == "(":
        text.stylize("cyan", 0, HEAD_WIDTH)
    else:
        text.stylize("bold")
    return _highlighted(text, COLOURS)


def chart_in_colour(chart: str) -> Text:
    """A team's chart as it is written, its cells told apart by colour."""
    return _highlighted(Text(chart), CELLS)


def _highlighted(text: Text, patterns: Sequence[tuple[str, str]]) -> Text:
    for pattern, style in patterns:
        text.highlight_regex(pattern, style)
    return text
