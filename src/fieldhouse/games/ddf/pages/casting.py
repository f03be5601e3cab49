"""Who passed in a game that is over before anybody has seen it: drawn by what came of it.

A game that somebody plays or watches names its passer at the kickoff, by its seed, and knows nothing of how it will
go. One that a season plays by itself has time: of some numbers that men could be named by, each with its starters and
its reliefs, one is drawn, the likelier the better it fits what every passer did in life. So the better thrower's games
are the better ones, and each has his share of them; nothing but names comes of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, log
from typing import Final
from zlib import crc32

from fieldhouse.games.ddf.gains import INCOMPLETE, INTERCEPTED, gain_name
from fieldhouse.games.ddf.model import Team
from fieldhouse.games.ddf.pages.player_roles import PASSER, by_number, game_of, passer
from fieldhouse.games.ddf.scoresheet import is_touchdown_from_scrimmage, what_it_was
from fieldhouse.games.ddf.state import Play
from fieldhouse.gridiron.phases import SCRIMMAGE
from fieldhouse.gridiron.scoresheet import COMPLETION, MISSED_PASS, PICKED_OFF
from fieldhouse.table.seat import seated

CANDIDATES: Final = 48
"""Numbers that one is drawn from: a man of a fortieth of the throws has his chance, too."""

BY_THROW: Final = 1.9
"""How much a throw says of who threw it: its likelihood is taken to this power. The games of one season on paper are
more alike than those of two passers are in life, so that the plain likelihood would draw them two thirds as far apart
as they were."""

RELIEVED: Final = -0.36
"""The logarithm of how much less a game with a relief is drawn: cut in two it would fit anything."""

ThrownPass = tuple[Play, dict[str, float]]
"""A pass, and how much likelier than a usual one each passer is to have thrown it, as a logarithm."""


def drawn_cast(teams: tuple[Team, Team], seed: int, plays: Iterable[Play]) -> int:
    """The number that a finished game of *seed* names its men by; 0 where it makes no difference."""
    thrown = throws(teams, plays)
    if not any(thrown):
        return 0
    numbers = [crc32(repr((seed, "cast", index)).encode()) + 1 for index in range(CANDIDATES)]
    fits = [sum(_fit(team, thrown[seat], game_of(number, seat)) for seat, team in seated(teams)) for number in numbers]
    best = max(fits)
    weights = [exp(fit - best) for fit in fits]
    left = by_number(str(seed), "both", "cast") * sum(weights)
    for number, weight in zip(numbers, weights, strict=True):
        left -= weight
        if left < 0:
            return number
    return numbers[-1]


def throws(teams: tuple[Team, Team], plays: Iterable[Play]) -> tuple[list[ThrownPass], list[ThrownPass]]:
    """Both sides' passes, of sides that have several passers and say who threw what."""
    found: tuple[list[ThrownPass], list[ThrownPass]] = ([], [])
    leans = [_leans(team) for team in teams]
    for play in plays:
        if play.kind == SCRIMMAGE and play.counts and play.call >= 0 and leans[play.seat]:
            name = throw_name(play)
            if name in leans[play.seat]:
                found[play.seat].append((play, leans[play.seat][name]))
    return found


def throw_name(play: Play) -> str:
    """What came of a pass, in classes; nothing for what was none."""
    what = what_it_was(play)
    if what == COMPLETION:
        return gain_name(play.yards, is_touchdown_from_scrimmage(play))
    return {MISSED_PASS: INCOMPLETE, PICKED_OFF: INTERCEPTED}.get(what, "")


def _leans(team: Team) -> dict[str, dict[str, float]]:
    """For each class of throws how much likelier each passer has one than usual, as a logarithm."""
    usual = dict(team.players.get(PASSER, ()))
    if len(usual) < 2:
        return {}
    begins = f"{PASSER} "
    return {
        role.removeprefix(begins): {
            name: BY_THROW * log(share / usual[name]) for name, share in shares if name in usual
        }
        for role, shares in team.players.items()
        if role.startswith(begins)
    }


def _fit(team: Team, thrown: Sequence[ThrownPass], game: str) -> float:
    """How well the passers of a game so named fit its throws, as a logarithm."""
    men = [passer(team, play, game) for play, _ in thrown]
    fit = sum([leans.get(man, 0.0) for man, (_, leans) in zip(men, thrown, strict=True)])
    return fit + RELIEVED if len(set(men)) > 1 else fit
