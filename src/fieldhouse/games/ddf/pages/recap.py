"""The story of a game of Data-Driven Football, and its stars."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from fieldhouse.games.ddf.pages.box_score import PARTS
from fieldhouse.games.ddf.pages.game_statistics import GameStatistics
from fieldhouse.games.ddf.pages.player_statistics import DEFENSE, KICKING, PASSING, RECEIVING, RETURNS, RUSHING
from fieldhouse.gridiron.names import clock_text
from fieldhouse.gridiron.recap import CLEAR, CLOSE, FootballRecap
from fieldhouse.table.seat import Seat, seated
from fieldhouse.table.story import Ending, Star, Story, brightest, nickname, told_apart

WORTH: Final[dict[str, dict[str, float]]] = {
    PASSING: {"yards": 0.04, "touchdowns": 4, "interceptions": -3, "sacks": -0.5},
    RUSHING: {"yards": 0.1, "touchdowns": 6},
    RECEIVING: {"yards": 0.1, "touchdowns": 6},
    KICKING: {"good": 3, "tries": -0.5},
    RETURNS: {"yards": 0.04},
    DEFENSE: {"interceptions": 5, "sacks": 3},
}
"""How bright a line shines: what each of its counts is worth."""
FOR_WINNING: Final = 2.0


def recap(statistics: GameStatistics, seed: int) -> Story:
    """The story of a game that is over."""
    away, home = statistics.matchup.teams
    tallies = statistics.sheet.teams
    titles = told_apart(away.title, home.title)
    names = told_apart(nickname(away.title), nickname(home.title))
    ending = Ending(titles, names, (tallies[0].points, tallies[1].points), seed, CLOSE, CLEAR)
    scores = statistics.summary.scores
    clocks = [clock_text(score.quarter, score.clock) for score in scores]
    stars = brightest(list(_ranked(statistics, ending.winner)))
    return FootballRecap(ending, scores, tallies, clocks).story(stars)


def _ranked(statistics: GameStatistics, winner: Seat | None) -> Iterator[tuple[float, Star]]:
    """Everybody with a name, by what he did in his best part of the game."""
    for seat, parts in seated(statistics.players.lines):
        best: dict[str, tuple[float, str]] = {}
        for part, worths in WORTH.items():
            for name, line in parts.get(part, {}).items():
                told = f"{part.lower()} {PARTS[part](line)}"
                best[name] = max(best.get(name, (0.0, "")), (_worth(line, worths), told))
        for name, (worth, told) in best.items():
            yield worth + FOR_WINNING * (seat == winner) if worth > 0 else 0.0, Star(seat, name, told)


def _worth(line: Counter[str], worths: dict[str, float]) -> float:
    """What a man's line is worth, for the choice of stars."""
    return sum(line[count] * worth for count, worth in worths.items())
