"""A league led through its year: computers and staffs do what is due, until something is so."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fieldhouse.games.fool.state import League
from fieldhouse.leagues.open_league import OpenLeague
from fieldhouse.web.league_duties import duties, left_to_the_staff


def lead(opened: OpenLeague, people: Sequence[str], is_there: Callable[[League], bool]) -> None:
    """Every phase is done as a computer owner would, also for the clubs of *people*, and closed."""
    while not is_there(opened.league):
        opened.computers()
        for team in people:
            if is_there(opened.league):
                return
            for command in left_to_the_staff(opened.league, team):
                opened.give(command)
        opened.computers()
        if not any(duty.is_due for team in people for duty in duties(opened.league, team)):
            opened.step()


def has_to_cut(team: str) -> Callable[[League], bool]:
    """Is the team above the limit of its roster, and has to come down?"""
    return lambda league: any(duty.is_due and duty.command == "cut" for duty in duties(league, team))
