"""From a line-up to what a team is good at: the strength of each unit, in points of rating above an ordinary one.

Every unit is a weighted mean of the ratings of the men who make it up. Nothing here is random.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from fieldhouse.games.fool.model import CONDITIONING, GAME_PLAN, Player
from fieldhouse.games.fool.rules.depth import Lineup, lineup
from fieldhouse.games.fool.rules.emphasis import bobble_factor, squad_bonus
from fieldhouse.games.fool.rules.position_changes import ratings_at
from fieldhouse.games.fool.rules.special_teams import level_of
from fieldhouse.games.fool.state import League

STEP: Final = 0.1
"""Strengths are rounded to this, so that equal charts are made once."""
SUBSTITUTE_SHARE: Final = 0.3
"""How much of a starter's part his substitute plays."""


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
    punting: int = 0
    punt_return: int = 0
    kick_return: int = 0
    cover_squad: int = 0


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
    "inside": 3.86, "outside": 3.67, "breakaway": 4.59, "protection": 3.89, "passing": 3.87, "receiving": 3.68,
    "deep": 4.92, "run_defense": 3.89, "wide_defense": 3.29, "rush": 3.73, "coverage": 3.87, "hands": 2.99,
}  # fmt: skip
"""What an ordinary team has: the mean of twelve teams in the eighth to twelfth season of a league."""


def strengths(league: League, team: str, chosen: Lineup | None = None) -> Strengths:
    """The strengths of *team* as it would play today, or with the line-up *chosen*."""
    chosen = chosen or lineup(league, team)
    found = {name: mean_rating(league, chosen, parts) - PAR[name] for name, parts in UNITS.items()}
    franchise = league.teams[team]
    if franchise.emphasis == GAME_PLAN:  # 12.7.4: more plays and defenses to choose from
        found = {name: value + 0.1 for name, value in found.items()}
    starters = [league.players[number] for part in chosen.starters.values() for number in part]
    fit = sum(player.benefit == CONDITIONING for player in starters) / max(1, len(starters))
    found = {name: value + 0.15 * fit + _condition(starters) for name, value in found.items()}
    found |= _kicking(league, chosen)
    found |= _returning(league, team, chosen)
    found["ball_security"] = -_share(starters, "f", "o") / bobble_factor(franchise) ** -0.5
    found["discipline"] = -_share(starters, "!", "im") + _share(starters, "m")
    return Strengths(**{name: round(value / STEP) for name, value in found.items()})


def mean_rating(league: League, chosen: Lineup, parts: Iterable[Part]) -> float:
    """The weighted mean of a unit's ratings; a place that nobody fills counts as nothing."""
    total = weight = 0.0
    for part in parts:
        men = [(number, 1.0) for number in chosen.starters[part.slot]]
        men += [(number, SUBSTITUTE_SHARE) for number in chosen.substitutes.get(part.slot, ())]
        share = sum(share for _, share in men) or 1.0
        for number, own in men:
            p, c, s = ratings_at(league, league.players[number], part.slot)
            total += own / share * (part.p * p + part.c * c + part.s * s)
        weight += part.p + part.c + part.s
    return total / weight


def _condition(starters: list[Player]) -> float:
    """Good and poor condition tell late in a game; so do big-play and evasive men, a little."""
    return 0.3 * (_share(starters, "gc", "^", "$", "3r", "st", "+arm") - _share(starters, "pc", "c", "-arm"))


def _share(players: list[Player], *marks: str) -> float:
    return sum(mark in player.attributes for player in players for mark in marks) / max(1, len(players))


def _kicking(league: League, chosen: Lineup) -> dict[str, float]:
    kickers = [league.players[number].kicking for number in chosen.starters["K"]]
    punters = [league.players[number].punting for number in chosen.starters["P"]]
    kick, punt = (kickers or [None])[0], (punters or [None])[0]
    return {
        "kick_range": (kick.distance - 51) / 2 if kick else -6.0,
        "kick_accuracy": (6 - kick.blocked - kick.missed) / 2 if kick else -6.0,
        "punting": (punt.distance - 44) / 2 + (punt.control - 6) / 4 - punt.block / 4 if punt else -6.0,
    }


def _returning(league: League, team: str, chosen: Lineup) -> dict[str, float]:
    found: dict[str, float] = {}
    for slot, name in (("PR", "punt_return"), ("KR", "kick_return")):
        number = chosen.returners.get(slot)
        if number is None:
            found[name] = -3.0
            continue
        player = league.players[number]
        found[name] = player.now[2] - 8 + level_of(league, player.skill(slot)) + squad_bonus(league.teams[team]) / 2
    squad = [league.players[number] for part in chosen.substitutes.values() for number in part]
    speed = sum(player.now[1] + player.now[2] for player in squad) / max(1, len(squad))
    found["cover_squad"] = speed - 6.2 + 2 * squad_bonus(league.teams[team])
    return found
