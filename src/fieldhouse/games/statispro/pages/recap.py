"""The story of a game of basketball, and its stars."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from fieldhouse.games.statispro import scoresheet as sheet
from fieldhouse.games.statispro.events import Possession
from fieldhouse.games.statispro.leagues import LeagueRules
from fieldhouse.games.statispro.model import Team
from fieldhouse.games.statispro.scoresheet import BoxLine, Scoresheet, minutes
from fieldhouse.table.seat import AWAY, OTHER, Seat, seated
from fieldhouse.table.story import Ending, Lead, Star, Story, brightest, nickname, number, phrase, times, told_apart
from fieldhouse.table.words import all_of, capital

WORTH: Final = {
    sheet.POINTS: 1.0, sheet.FIELD_GOALS: 0.4, sheet.ATTEMPTS: -0.7, sheet.FREE_THROWS: 0.4, sheet.THROWS: -0.4,
    sheet.OFFENSIVE: 0.7, sheet.DEFENSIVE: 0.3, sheet.STEALS: 1.0, sheet.ASSISTS: 0.7, sheet.BLOCKS: 0.7,
    sheet.FOULS: -0.4, sheet.TURNOVERS: -1.0,
}  # fmt: skip
"""How bright a line shines: Hollinger's game score."""
FOR_WINNING: Final = 2.0
COMEBACK: Final = 12
"""Points behind from which a win is told as a comeback."""
MANY_CHANGES: Final = 5
CLOSE: Final = 5
CLEAR: Final = 20
"""Points up to which a margin is close, and from which it is clear."""


def recap(teams: tuple[Team, Team], rules: LeagueRules, notes: Sequence[Possession], seed: int) -> Story:
    """Told in quarters, or by *rules* that have them in halves."""
    scoresheet = Scoresheet()
    for note in notes:
        scoresheet.add(note)
    away, home = (team.title for team in teams)
    names = told_apart(nickname(away), nickname(home))
    ending = Ending(told_apart(away, home), names, scoresheet.last, seed, CLOSE, CLEAR)
    beyond = notes[-1].period - rules.periods if notes else 0
    when = f" in {number(beyond)} overtimes" if beyond > 1 else " in overtime" if beyond == 1 else ""
    told = _flow(ending, notes, rules), _shooting(ending, scoresheet)
    stars = brightest(list(_ranked(teams, scoresheet, ending.winner)))
    return Story(ending.headline(when), told, stars)


def _flow(ending: Ending, notes: Sequence[Possession], rules: LeagueRules) -> str:
    """When the lead was taken, how large it was, and how it stood at the half."""
    lead = Lead([(0, 0), *(note.score for note in notes)])
    told = []
    if ending.winner is not None and lead.for_good:
        winner, note = ending.names[ending.winner], notes[lead.for_good - 1]
        where, left = _period(note.period, rules), minutes(_cards_left(note, rules))
        phrases = (
            f"{capital(winner)} went ahead for good in {where}, on a possession that began with {left} left.",
            f"The last lead was taken in {where}, on a possession begun at {left}, and {winner} kept it.",
        )
        told.append(phrase(ending.seed, "decided", phrases))
        behind = lead.most[1 - ending.winner]
        if behind >= COMEBACK:
            told.append(f"{capital(winner)} had been {number(behind)} points behind.")
        told.append(f"The largest lead of {winner} was {lead.most[ending.winner]}.")
    if lead.changes >= MANY_CHANGES:
        told.append(f"The lead changed hands {times(lead.changes)}.")
    half = [note.score for note in notes if note.period <= rules.periods // 2]
    if half:
        told.append(f"At the half it was {_half(ending, half[-1])}.")
    return " ".join(told)


def _half(ending: Ending, score: tuple[int, int]) -> str:
    """The score at the half, and for whom."""
    away, home = score
    return f"{max(score)}-{min(score)}" + (f" for {ending.names[home > away]}" if away != home else "")


def _period(period: int, rules: LeagueRules) -> str:
    """A half or quarter in words."""
    if period > rules.periods:
        return "overtime"
    if rules.plays_halves:
        return "the first half" if period <= rules.periods // 2 else "the second half"
    return f"the {('first', 'second', 'third', 'fourth')[period - 1]} quarter"


def _cards_left(note: Possession, rules: LeagueRules) -> int:
    """On the clock of the quarter or half when a possession began: 19.2, in a first semi-half the second is to come."""
    is_first_of_two = rules.plays_halves and note.period < rules.periods and not rules.is_half(note.period)
    return note.left + rules.cards * is_first_of_two


def _shooting(ending: Ending, scoresheet: Scoresheet) -> str:
    """What both teams shot, rebounded and lost."""
    told = []
    first = ending.winner or AWAY
    for seat in (first, OTHER[first]):
        line = scoresheet.total(seat)
        rebounds = line[sheet.OFFENSIVE] + line[sheet.DEFENSIVE]
        told.append(
            f"{capital(ending.names[seat])} made {line[sheet.FIELD_GOALS]} of {line[sheet.ATTEMPTS]} shots, "
            f"had {rebounds} rebounds and lost the ball {times(line[sheet.TURNOVERS])}."
        )
    return " ".join(told)


def _ranked(teams: tuple[Team, Team], scoresheet: Scoresheet, winner: Seat | None) -> Iterator[tuple[float, Star]]:
    """Everybody's line with its worth, for the choice of stars."""
    for seat, lines in seated(scoresheet.lines):
        players = teams[seat].players
        for index, line in lines.items():
            if 0 <= index < len(players):
                worth = sum(line[column] * each for column, each in WORTH.items()) + FOR_WINNING * (seat == winner)
                yield worth, Star(seat, players[index].name, line_text(line))


def line_text(line: BoxLine) -> str:
    """What somebody did, the points first and only what is worth a word."""
    counts = [
        (line[sheet.POINTS], "point", 0),
        (line[sheet.OFFENSIVE] + line[sheet.DEFENSIVE], "rebound", 5),
        (line[sheet.ASSISTS], "assist", 5),
        (line[sheet.STEALS], "steal", 3),
        (line[sheet.BLOCKS], "block", 3),
    ]
    told = [f"{count} {name}{'s' * (count != 1)}" for count, name, least in counts if count >= least]
    return all_of(told)
