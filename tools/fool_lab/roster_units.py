"""Measure a roster unit by unit: every man of it a point better, or worse, and everybody else as he is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple

from tools.fool_lab.measure import Line, against_ordinary

from fieldhouse.games.fool.model import Player
from fieldhouse.games.fool.rules.depth import lineup
from fieldhouse.games.fool.state import League
from fieldhouse.leagues.football.strengths import Strengths, strengths
from fieldhouse.leagues.ledger import founded
from fieldhouse.leagues.open_league import charter_of
from fieldhouse.leagues.teams import franchises

TEAMS: Final = 4
KICK_STEP: Final = 2
"""What a change of 12.8 is worth to a kicker: two yards, and two chances of 36."""


class Unit(NamedTuple):
    """The places of a unit, the abilities that are altered there, and where that must show: 1 more, -1 fewer."""

    places: tuple[str, ...]
    abilities: str
    shows_in: tuple[tuple[str, int], ...]


UNITS: Final = {
    "quarterback": Unit(("Q",), "P", (("own completions", 1), ("own interceptions", -1))),
    "line": Unit(("T", "G", "C"), "CS", (("own rush_yards", 1), ("own sacks", -1))),
    "backs": Unit(("F", "H"), "CS", (("own rush_yards", 1),)),
    "receivers": Unit(("W", "TE"), "PS", (("own pass_yards", 1),)),
    "defensive line": Unit(("DE", "DT"), "CS", (("their rush_yards", -1), ("their sacks", 1))),
    "linebackers": Unit(("OLB", "MLB"), "PCS", (("their rush_yards", -1),)),
    "defensive backs": Unit(("CB", "S"), "PS", (("their pass_yards", -1), ("their interceptions", 1))),
    "kicker": Unit(("K",), "", (("own field goal percentage", 1), ("own field_goals_made", 1))),
    "punter": Unit(("P",), "", (("own net yards a punt", 1), ("their points", -1))),
}


def sample_league(seed: int) -> League:
    """A league as it is founded: its rosters are ordinary ones."""
    return founded(charter_of("measure", seed, {}), franchises(TEAMS))[0]


def altered(player: Player, unit: Unit, sign: int) -> Player:
    """A man a point better or worse; a kicker by one change of each of his numbers."""
    for ability in unit.abilities:
        player = player.with_rating(ability, max(0, player.rating(ability) + sign))
    step = sign * KICK_STEP
    if "K" in unit.places and player.kicking:
        distance, blocked, missed = player.kicking
        player = replace(player, kicking=player.kicking._replace(
            distance=distance + step, blocked=max(0, blocked - step), missed=max(0, missed - step)
        ))  # fmt: skip
    if "P" in unit.places and player.punting:
        distance, control, _ = player.punting
        punting = player.punting._replace(distance=distance + step, control=max(0, control + step))
        player = replace(player, punting=punting)
    return player


def difference(league: League, team: str, name: str, sign: int) -> Strengths:
    """What the unit's men being a point better, or worse, does to the strengths of a team."""
    unit = UNITS[name]
    chosen = lineup(league, team)
    before = strengths(league, team, chosen)
    men = [
        number
        for part in (chosen.starters, chosen.substitutes)
        for slot in unit.places
        for number in part.get(slot, ())
    ]
    kept = [league.players[number] for number in men]
    for player in kept:
        league.put(altered(player, unit, sign))
    after = strengths(league, team, chosen)
    for player in kept:
        league.put(player)
    return Strengths(*(new - old for new, old in zip(after, before, strict=True)))


def by_roster_unit(
    games: int, seed: int, told: Callable[[int, int], None] = lambda done, of: None
) -> dict[str, tuple[Line, Line]]:
    """Each unit of a roster a point better, and a point worse, against an ordinary team."""
    league = sample_league(seed)
    team = next(iter(league.teams))
    found: dict[str, tuple[Line, Line]] = {}
    for index, name in enumerate(UNITS):
        better, worse = (against_ordinary(difference(league, team, name, sign), games, seed) for sign in (1, -1))
        found[name] = better, worse
        told(index + 1, len(UNITS))
    return found
