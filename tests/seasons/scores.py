"""The small league after some scores."""

from __future__ import annotations

from fieldhouse.library.schedule_text import read_schedule
from fieldhouse.seasons.results import Scores
from fieldhouse.seasons.season import Progress, Season
from seasons import league

TITLES = {code: code.capitalize() for code in league.CODES}
WEEK_1: Scores = {1: (3, 40), 2: (21, 20), 3: (10, 10), 4: (45, 38)}
"""Bay, Cla and Gap won; Elm and Fox parted even."""


def after(scores: Scores, team: str = "") -> Progress:
    schedule = read_schedule(league.schedule_text(), "small.txt")
    return Progress(Season("small", "ddf", schedule, 5, "book", team=team), scores)
