"""The play-by-play in colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from fieldhouse.gridiron.narrator import FootballNarrator

Patterns = Sequence[tuple[str, str]]
"""What stands out, as regular expressions, and in which style."""
OF_EVERY_GAME: Final = (
    (r"\bTOUCHDOWN \w+|\bGOOD\b|\bSAFETY\b", "bold green"),
    (r"\bINTERCEPTED\b|\bFUMBLE\b|\bNO GOOD\b|\bBLOCKED\b", "bold red"),
    (r"\bFirst down\b", "green"),
)
PLAY: Final = "("
"""What stands after the situation on the line of a play, and nowhere else."""


class ColourNarrator:
    """A narrator whose lines are in colour: headings bold, the situation of a play apart from what happened."""

    def __init__(self, narrator: FootballNarrator[Any, Any], clock: str, *patterns: tuple[str, str]) -> None:
        self.narrator = narrator
        self.patterns = ((clock, "dim"), *OF_EVERY_GAME, *patterns)

    def lines(self, play: Any) -> Sequence[Text]:
        """What the narrator, who keeps the score, tells of a play, marked with colours for the terminal."""
        return [self.in_colour(line) for line in self.narrator.lines(play)]

    def finish(self) -> Sequence[Text]:
        """The narrator's last words, marked with colours for the terminal."""
        return [self.in_colour(line) for line in self.narrator.finish()]

    def in_colour(self, line: str) -> Text:
        """The situation before a play in cyan, other lines bold, and what the patterns find, the clock first."""
        text, width = Text(line), self.narrator.head_width
        if line[width + 1 : width + 2] == PLAY:
            text.stylize("cyan", 0, width)
        else:
            text.stylize("bold")
        return highlighted(text, self.patterns)


def highlighted(text: Text, patterns: Patterns) -> Text:
    """The text, in which each pattern has its style now."""
    for pattern, style in patterns:
        text.highlight_regex(pattern, style)
    return text
