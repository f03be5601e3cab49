"""From a line-up to what a team is good at: the strength of each unit, in points of rating above an ordinary one.

Every unit is a weighted mean of the ratings of the men who make it up; their special characteristics and their
condition count in the units where they tell. Nothing here is random.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from fieldhouse.games.fool.franchise import Franchise
from fieldhouse.games.fool.model import Player
from fieldhouse.games.fool.positions import covers
from fieldhouse.games.fool.rules.depth import STARTER_SHARE, SUBSTITUTE_SHARE, Lineup, lineup
from fieldhouse.games.fool.rules.emphasis import game_plan_extras, tiredness_bonus
from fieldhouse.games.fool.rules.position_changes import ratings_at
from fieldhouse.games.fool.state import League
from fieldhouse.leagues.football.special_units import kicking, returning

STEP: Final = 0.1
"""Strengths are rounded to this, so that equal charts are made once."""
TIREDNESS: Final = 0.15
"""12.7.1, our own: what a point on tiredness rolls, all game long, is worth in points of rating."""


class Strengths(NamedTuple):
    """In tenths of a rating point above an ordinary team."""

    inside: int = 0
    outside: int = 0
    breakaway: int = 0
    protection: int = 0
    passing: int = 0
    receiving: int = 0
    deep: int = 0
    run_defense: int = 0
    wide_defense: int = 0
    rush: int = 0
    coverage: int = 0
    hands: int = 0
    ball_security: int = 0
    discipline: int = 0
    kick_range: int = 0
    kick_accuracy: int = 0
    kick_blocks: int = 0
    """Chances in 36 that his kicks are blocked, above an ordinary kicker's."""
    punting: int = 0
    punt_blocks: int = 0
    """Chances in 18 that a rushed punt is blocked."""
    punt_return: int = 0
    kick_return: int = 0
    cover_squad: int = 0
    punt_bobbles: int = 0
    kick_bobbles: int = 0
    """12.7.3: percent more returns dropped, or fewer."""
    field_goal_rush: int = 0
    """12.7.3: more chances in 36 to block a field goal."""
    bad_snaps: int = 0
    """12.8: 1 if the man at center is none."""


class Part(NamedTuple):
    """What one place adds to a unit: weights of P, C and S."""

    slot: str
    p: float
    c: float
    s: float


UNITS: Final[dict[str, tuple[Part, ...]]] = {
    "inside": (
        Part("C", 0, 2, 0.6), Part("G", 0, 4, 1.2), Part("T", 0, 2, 0.6), Part("F", 0, 2, 1), Part("H", 0, 1, 1.2),
        Part("TE", 0, 0.8, 0.2),
    ),
    "outside": (
        Part("T", 0, 2.6, 1.4), Part("G", 0, 1.2, 1), Part("TE", 0, 1.6, 0.6), Part("F", 0, 1, 0.6),
        Part("H", 0, 0.8, 2.4), Part("W", 0, 0.4, 0),
    ),
    "breakaway": (Part("H", 0, 0.3, 3), Part("F", 0, 0.2, 1), Part("W", 0, 0.2, 0)),
    "protection": (
        Part("T", 0, 3.2, 1.4), Part("G", 0, 2.4, 0.8), Part("C", 0, 1.4, 0.4), Part("Q", 0, 0.3, 1),
        Part("F", 0, 0.5, 0), Part("TE", 0, 0.4, 0),
    ),
    "passing": (Part("Q", 4, 0, 0), Part("W", 0.9, 0, 0), Part("TE", 0.5, 0, 0), Part("H", 0.3, 0, 0)),
    "receiving": (
        Part("W", 2.4, 0.2, 1), Part("TE", 1.4, 0.3, 0.4), Part("H", 0.7, 0, 0.4), Part("F", 0.3, 0, 0),
    ),
    "deep": (Part("Q", 1, 0, 0), Part("W", 1, 0, 2.6)),
    "run_defense": (
        Part("DT", 0, 3.4, 0.8), Part("DE", 0, 1.6, 0.6), Part("MLB", 0, 1.8, 1), Part("OLB", 0, 1, 0.6),
        Part("S", 0, 0.4, 0.2),
    ),
    "wide_defense": (
        Part("DE", 0, 1.8, 1.2), Part("OLB", 0, 1.8, 1.6), Part("MLB", 0, 0.8, 1), Part("S", 0, 0.8, 0.6),
        Part("CB", 0, 0.6, 0.2),
    ),
    "rush": (Part("DE", 0, 2.2, 2.2), Part("DT", 0, 2, 0.6), Part("OLB", 0, 0.4, 0.8)),
    "coverage": (
        Part("CB", 2.4, 0, 2), Part("S", 1.8, 0, 1.2), Part("OLB", 0.8, 0, 0.4), Part("MLB", 0.5, 0, 0.3),
    ),
    "hands": (Part("CB", 2, 0, 0), Part("S", 2, 0, 0), Part("OLB", 0.6, 0, 0), Part("MLB", 0.4, 0, 0)),
}  # fmt: skip
PAR: Final[dict[str, float]] = {
    "inside": 3.91, "outside": 3.76, "breakaway": 4.48, "protection": 3.91, "passing": 3.89, "receiving": 3.69,
    "deep": 4.98, "run_defense": 3.99, "wide_defense": 3.45, "rush": 3.88, "coverage": 3.80, "hands": 3.07,
}  # fmt: skip
"""What an ordinary team has: the mean of two leagues' twelve teams in their eighth to twelfth season."""


MARKS: Final[dict[str, dict[str, float]]] = {
    "breakaway": {"^": 1.0, "$": 1.0, "c": -1.0},
    "protection": {"$": 0.5, "o": -0.5},
    "passing": {"st": 0.4, "3r": 0.3, "o": -0.4},
    "receiving": {"^": 0.5, "o": -0.5},
    "deep": {"+arm": 2.0, "-arm": -2.0, "^": 0.5, "c": -0.5},
    "run_defense": {"^": 0.5, "o": -0.5},
    "wide_defense": {"^": 0.5, "o": -0.5, "c": -0.5},
    "rush": {"^": 0.5},
    "coverage": {"o": -0.5, "c": -0.5},
    "hands": {"^": 1.0},
}
"""Our own: points of rating that a characteristic is worth to the man's part in a unit. Condition counts everywhere."""
DEFENSE: Final = ("run_defense", "wide_defense", "rush", "coverage", "hands")


def strengths(league: League, team: str, chosen: Lineup | None = None) -> Strengths:
    """The strengths of *team* as it would play today, or with the line-up *chosen*."""
    chosen = chosen or lineup(league, team)
    franchise = league.teams[team]
    found = {
        name: mean_rating(league, chosen, name) - PAR[name] + planned(franchise, name in DEFENSE) for name in UNITS
    }
    starters = [league.players[number] for part in chosen.starters.values() for number in part]
    found["ball_security"] = -_share(starters, "f", "o")
    found["discipline"] = _share(starters, "m") - _share(starters, "!", "im")
    found |= kicking(league, franchise, chosen) | returning(league, franchise, chosen)
    scale = dict.fromkeys(found, 1 / STEP) | dict.fromkeys(COUNTS, 1.0)
    return Strengths(
        **{name: round(value * scale[name]) for name, value in found.items()}, bad_snaps=int(not _snaps(league, chosen))
    )


COUNTS: Final = ("punt_bobbles", "kick_bobbles", "field_goal_rush")
"""Strengths that are counted as they are, not in tenths."""


def _snaps(league: League, chosen: Lineup) -> bool:
    """12.8: a center is at center."""
    return any(covers(league.players[number].position, "C") for number in chosen.starters["C"])


def planned(team: Franchise, is_defense: bool) -> float:
    """12.7.4, our own: what more sets and plays, or more defenses, and more rows to choose from are worth."""
    extras = game_plan_extras(team)
    choices = 0.04 * extras["defenses"] if is_defense else 0.02 * (extras["sets"] + extras["plays"])
    return choices + 0.01 * extras["rows"]


def tiredness(player: Player) -> int:
    """What helps or hinders a man late in a game: conditioning (12.7.1), good or poor condition."""
    return tiredness_bonus(player) + ("gc" in player.attributes) - ("pc" in player.attributes)


def mean_rating(league: League, chosen: Lineup, unit: str) -> float:
    """The weighted mean of a unit's ratings; a place that nobody fills counts as nothing."""
    total = weight = 0.0
    worth = MARKS.get(unit, {})
    for part in UNITS[unit]:
        whole = part.p + part.c + part.s
        men = [(number, STARTER_SHARE) for number in chosen.starters[part.slot]]
        men += [(number, SUBSTITUTE_SHARE) for number in chosen.substitutes.get(part.slot, ())]
        share = sum(share for _, share in men) or 1.0
        for number, own in men:
            player = league.players[number]
            p, c, s = ratings_at(league, player, part.slot)
            extra = TIREDNESS * tiredness(player) + sum(worth.get(mark, 0.0) for mark in player.attributes)
            total += own / share * (part.p * p + part.c * c + part.s * s + whole * extra)
        weight += whole
    return total / weight


def _share(players: list[Player], *marks: str) -> float:
    """How many of these marks the players have, for each player: who has two of them counts twice."""
    return sum(mark in player.attributes for player in players for mark in marks) / max(1, len(players))
