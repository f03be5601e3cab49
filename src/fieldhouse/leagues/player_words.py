"""Players as an owner reads of them: positions, marks, kicks, ages and injuries by their names."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.fool.model import (
    ABILITIES,
    ATTRIBUTE_NAMES,
    KICK_RETURNS,
    PUNT_RETURNS,
    SECOND,
    Injury,
    Player,
)
from fieldhouse.games.fool.positions import parts
from fieldhouse.games.fool.rules.special_teams import VETERAN, level_of
from fieldhouse.games.fool.state import League
from fieldhouse.leagues.ledger_words import ABILITY_NAMES
from fieldhouse.leagues.reports import PLAYER_COLUMNS, Report, sixths
from fieldhouse.table.plain_json import Json, PlainReport
from fieldhouse.table.words import counted

PLACES: Final = {
    "Q": "Quarterback", "F": "Fullback", "H": "Halfback", "W": "Wide receiver", "TE": "Tight end", "T": "Tackle",
    "G": "Guard", "C": "Centre", "DE": "Defensive end", "DT": "Defensive tackle", "OLB": "Outside linebacker",
    "MLB": "Middle linebacker", "CB": "Cornerback", "S": "Safety", "K": "Kicker", "P": "Punter",
}  # fmt: skip
"""The places of a line-up."""
GENERAL: Final = {
    "B": "Back", "E": "End", "U": "Offensive lineman", "DL": "Defensive lineman", "LB": "Linebacker",
    "DH": "Defensive back", "TB": "Tailback",
}  # fmt: skip
"""Positions that hold several places, or none of its own."""
RETURNERS: Final = {PUNT_RETURNS: "Punt returner", KICK_RETURNS: "Kick returner"}
NAMES: Final = {**PLACES, **GENERAL, **RETURNERS}
LINE_UP: Final = ("place", "use", "number", "name", "ratings")


def position_in_words(position: str) -> str:
    """Where a player plays: "Linebacker or defensive back" for LB/DH."""
    if position in RETURNERS:
        return RETURNERS[position]
    first, *others = (NAMES[part] for part in parts(position))
    return " or ".join([first, *(other.lower() for other in others)])


def marks_in_words(league: League, player: Player) -> str:
    """His characteristics, a returner's level, and what is under way with him."""
    return ", ".join(
        [
            *(ATTRIBUTE_NAMES.get(mark, mark) for mark in player.attributes),
            *_returning(league, player),
            *(["stronger and slower by camp, to be judged"] if player.traded else []),
            *([_moving(player.moving.target, player.moving.sixths)] if player.moving else []),
            *([f"suspended for {counted(player.suspended, 'game')}"] if player.suspended else []),
        ]
    )


def _returning(league: League, player: Player) -> list[str]:
    """How practiced a returner he is, of punts and of kicks."""
    levels = [(RETURNERS[skill.name].lower(), level_of(league, skill)) for skill in player.skills]
    return [f"{'veteran' if level == VETERAN else 'specialist'} {name}" for name, level in levels if level]


def _moving(target: str, count: int) -> str:
    """A change of position, and how many games of it he has."""
    return f"becomes {position_in_words(target).lower()} ({sixths(count)} games so far)"


def kicks_in_words(player: Player) -> str:
    """How far and how safely he kicks and punts."""
    told = []
    if player.kicking:
        kick = player.kicking
        told.append(f"kicks {kick.distance} yards, {kick.blocked} of 36 blocked and {kick.missed} missed")
    if player.punting:
        punt = player.punting
        told.append(f"punts {punt.distance} yards, control {punt.control}, {punt.block} of 18 blocked")
    return "; ".join(told)


def injury_in_words(injury: Injury | None) -> str:
    """What suffers, and for how long."""
    if injury is None:
        return ""
    return f"{ABILITY_NAMES[injury.ability]}, {'for the season' if injury.is_season else counted(injury.games, 'game')}"


def age_in_words(player: Player) -> str:
    """His age, and whether he is new."""
    return f"{player.age}{', rookie' if player.is_rookie else ', second year' if player.standing == SECOND else ''}"


def ratings_in_words(player: Player) -> str:
    """Pass, contact and speed as they are today."""
    return ", ".join(f"{ABILITY_NAMES[each]} {player.rating(each)}" for each in ABILITIES)


def person_in_words(player: Player) -> str:
    """A player in a line: name, position, ratings, age, and what else an owner must know."""
    facts = (position_in_words(player.position).lower(), ratings_in_words(player), age_in_words(player))
    hurt = f"hurt: {injury_in_words(player.injury)}" if player.injury else ""
    return ", ".join(filter(None, (player.name, *facts, kicks_in_words(player), hurt)))


def in_words(league: League, report: Report) -> Report:
    """A report of players, with what a roster writes in marks told by its names; every other as it is."""
    tellers = {PLAYER_COLUMNS: _player_told, LINE_UP: _place_told}
    if report.columns not in tellers:
        return report
    rows = [dict(zip(report.columns, row, strict=True)) for row in report.rows]
    told = [{**row, **tellers[report.columns](league, row)} for row in rows]
    return report._replace(rows=[tuple(row.values()) for row in told])


def _player_told(league: League, row: PlainReport) -> dict[str, Json]:
    """What a player's row of a roster has in marks, in words."""
    player = league.players[row["number"]]
    return {
        "age": age_in_words(player), "kicks": kicks_in_words(player), "marks": marks_in_words(league, player),
        "injury": injury_in_words(player.injury),
    }  # fmt: skip


def _place_told(league: League, row: PlainReport) -> dict[str, Json]:
    """A place of the line-up and its man's ratings, in words."""
    player = league.players[row["number"]]
    told = (position_in_words(player.position), ratings_in_words(player), kicks_in_words(player))
    return {"place": NAMES[row["place"]], "ratings": ", ".join(filter(None, told))}
