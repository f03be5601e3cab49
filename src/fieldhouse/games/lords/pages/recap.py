"""The story of a game of Lords of Baseball: who rules, the pennants, the years, the market, and its stars."""

from __future__ import annotations

from collections.abc import Sequence

from fieldhouse.games.lords.pages.game_stars import GameStars
from fieldhouse.games.lords.scoresheet import Scoresheet
from fieldhouse.games.lords.state import NOBODY, Note
from fieldhouse.table.seat import Seat, seated
from fieldhouse.table.story import Story, number, phrase
from fieldhouse.table.words import all_of


def recap(clubs: Sequence[str], codes: Sequence[str], notes: Sequence[Note], seed: int) -> Story:
    """The story of a game that is over; *codes* and *seed* are those by which the play-by-play names its men."""
    sheet, stars = Scoresheet(), GameStars(codes, seed)
    for note in notes:
        sheet.add(note)
        stars.add(note)
    points = [total["points"] for total in sheet.totals()]
    told = _pennants(clubs, notes), _years(clubs, notes), _market(sheet)
    return Story(_headline(clubs, points, seed), tuple(filter(None, told)), stars.best())


def _headline(clubs: Sequence[str], points: Sequence[int], seed: int) -> str:
    """Who rules baseball, and by how much."""
    if not points:
        return "Nobody rules baseball yet."
    best = max(points)
    first = [club for club, each in zip(clubs, points, strict=True) if each == best]
    others = sorted((each for each in points if each < best), reverse=True)
    verb = phrase(seed, "verb", ("rule baseball", "are the lords of baseball"))
    lead = f", {number(best - others[0])} ahead" if others and len(first) == 1 else ""
    return f"{all_of(first)} {verb} with {best} points{lead}."


def _pennants(clubs: Sequence[str], notes: Sequence[Note]) -> str:
    """Who flew the flag in which year; nothing before the first season is over."""
    winners = [note.seat for note in notes if note.what == "pennant"]
    if not winners:
        return ""
    if set(winners) == {NOBODY}:
        return "Nobody won a pennant."
    won = [f"{club} in {_in_years(winners, seat)}" for seat, club in seated(clubs) if seat in winners]
    missed = f"; in {_in_years(winners, NOBODY)} nobody did" if NOBODY in winners else ""
    return f"The pennant was won by {all_of(won)}{missed}."


def _in_years(winners: Sequence[Seat], seat: Seat) -> str:
    """The years of a seat's pennants, or of nobody's."""
    years = [number(year) for year, winner in enumerate(winners, start=1) if winner == seat]
    return f"{'year' if len(years) == 1 else 'years'} {all_of(years)}"


def _years(clubs: Sequence[str], notes: Sequence[Note]) -> str:
    """What each club scored, year by year."""
    told = []
    for seat, club in seated(clubs):
        gained = [str(note.amount) for note in notes if note.what == "points" and note.seat == seat]
        if gained:
            told.append(f"{club} {all_of(gained)}")
    return f"Points by the year: {'; '.join(told)}." if told else ""


def _market(sheet: Scoresheet) -> str:
    """What was signed, traded and played."""
    totals = sheet.totals()
    if not totals:
        return ""
    signed, traded, events = (sum(total[name] for total in totals) for name in ("free_agents", "trades", "events"))
    told = f"signed {_many(signed, 'free agent')}", f"made {_many(traded, 'trade')}", f"played {_many(events, 'event')}"
    return f"Owners {all_of(told)}."


def _many(count: int, thing: str) -> str:
    """A number in words and what it counts."""
    return f"{number(count)} {thing}{'s' * (count != 1)}"
