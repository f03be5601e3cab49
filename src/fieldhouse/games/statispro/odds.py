"""What a shot is worth for each man of a line-up against another, and what a whole possession is.

A shot is exact, for every SHOT # lies open in the deck. A possession has too many ways to go for that: it is played
a few thousand times by the rules themselves, and the answer says so.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from statistics import mean, pstdev
from typing import Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from fieldhouse.games.statispro import menu
from fieldhouse.games.statispro.coaching.computer import HouseCoach
from fieldhouse.games.statispro.events import TURNOVER, Possession
from fieldhouse.games.statispro.menu import Window
from fieldhouse.games.statispro.model import FIVE, NO_FOUL, POSITIONS, Deck, Player, Team
from fieldhouse.games.statispro.rules.ratings import OPEN_BONUS
from fieldhouse.games.statispro.state import BRING_UP, Game, rate_all
from fieldhouse.games.statispro.step import step
from fieldhouse.table.game import BadOption
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.seat import AWAY, HOME, Seat
from fieldhouse.table.table import BatchTable
from fieldhouse.table.table import Table as GameTable

CARDS: Final = 200
POSSESSIONS: Final = 2000
MID_QUARTER: Final = 120
"""Cards left when the possession begins: no rule of the last minutes is near."""
Deal = Callable[[Team, Team], Callable[[GameTable], Game]]
"""From visitors and home team to a table, from a table to the game."""


class SameFive(HouseCoach):
    """A coach who leaves his five on the floor."""

    def bench(self, game: Game, seat: Seat, window: Window, whim: float) -> int:
        """Nobody comes in: the odds are of these ten."""
        return menu.GO


def named_five(team: Team, numbers: str) -> list[Player]:
    """The five that ``2,4,1,5,3`` stands for, PG to C, or without numbers those who start. Refused if they are not five
    different men of the team."""
    if not numbers:
        return starters(team)
    found = [int(word) for word in numbers.split(",") if word.strip().isdecimal()]
    if len(set(found)) != len(FIVE) or not all(1 <= number <= len(team.players) for number in found):
        raise BadOption(
            f"{numbers!r} is no line-up of {team.name}; expected five different numbers from 1 to "
            f"{len(team.players)}, from PG to C, as in {team.name}:1,2,3,4,5."
        )
    return [team.players[number - 1] for number in found]


def starters(team: Team) -> list[Player]:
    """The five who start, PG to C: for each position the first starter who is listed for it, else the first of the
    others."""
    first = [player for player in team.players if player.is_starter] or list(team.players)
    five: list[Player] = []
    for position in range(len(POSITIONS)):
        free = [player for player in [*first, *team.players] if player not in five]
        five.append(next((player for player in free if player.fits(position)), free[0]))
    return five


def shot_worth(deck: Deck, shooter: Player, guard: Player, blockers: list[Player], kind: str) -> dict[str, float]:
    """Chance of a basket, a foul, a block, and the points of one try; free throws at his rating."""
    is_three, is_open = kind == "three", kind == "open"
    rating = shooter.three_points if is_three else shooter.field_goal + (OPEN_BONUS if is_open else guard.defense)
    made = fouled = blocked = points = 0.0
    for shot in deck.shot[1:]:
        is_good = shot.number <= rating
        if shot.fouler != NO_FOUL and shooter.foul_drawing > shot.foul_over and not (is_three and shot.only_twos):
            fouled += 1
            points += shooter.free_throws / 100 * (1 if is_good else 2)
        elif shot.block and not is_three and not is_open and _blocks(shot.block, shot.blocker, blockers):
            blocked += 1
            continue
        if is_good:
            made += 1
            points += 3 if is_three else 2
    return {"made": made / CARDS, "fouled": fouled / CARDS, "blocked": blocked / CARDS, "points": points / CARDS}


def _blocks(rate: int, position: int, blockers: list[Player]) -> bool:
    """Does anybody who may block the shot reach the rate?"""
    men = blockers if position >= len(blockers) else [blockers[position]]
    return any(man.block >= rate for man in men)


def possession_worth(
    deal: Callable[[GameTable], Game], offense: list[int], defense: list[int], possessions: int = POSSESSIONS
) -> PlainReport:  # fmt: skip
    """Points of a possession that the visitors bring up, offensive rebounds and all: the mean and its error, of
    so many that are played now."""
    coaches = (SameFive(), SameFive())
    points: list[int] = []
    lost = 0
    for seed in range(possessions):
        notes: list[Possession] = []
        game = deal(BatchTable(seed, coaches, notes.append))
        _place(game, AWAY, offense)
        _place(game, HOME, defense)
        game.period, game.left, game.phase, game.offense, game.dead_ball = 2, MID_QUARTER, BRING_UP, AWAY, False
        while game.offense == AWAY and game.left > 0:
            step(game)
        points.append(game.score[AWAY])
        lost += any(event[0] == TURNOVER and event[1] == AWAY for note in notes for event in note.events)
    error = pstdev(points) / sqrt(possessions)
    return {
        "method": "simulated", "possessions": possessions, "points": mean(points), "error": error,
        "scored": sum(map(bool, points)) / possessions, "lost": lost / possessions,
    }  # fmt: skip


def _place(game: Game, seat: Seat, indexes: list[int]) -> None:
    """Put these five on the floor."""
    game.floor[seat] = [game.men[seat][index] for index in indexes]
    for position, man in enumerate(game.floor[seat]):
        man.position = position
        man.since = MID_QUARTER
    rate_all(game, seat)


def odds(deck: Deck, deal: Deal, offense: Team, defense: Team, numbers: tuple[str, str]) -> tuple[Group, PlainReport]:
    """What each man's regular, open and three-point try is worth, exactly, and what a possession is, which plays some
    thousands; to be printed and as plain values. Refused if *numbers* are no line-ups."""
    shooters, guards = named_five(offense, numbers[0]), named_five(defense, numbers[1])
    table = Table("", "Player", "Shot", "Good", "Fouled", "Blocked", "Points", box=None, title="One try, exact")
    values = []
    for position, (shooter, guard) in enumerate(zip(shooters, guards, strict=True)):
        for kind in ("regular", "open", *(("three",) if shooter.three_attempts else ())):
            worth = shot_worth(deck, shooter, guard, guards, kind)
            values.append({"position": POSITIONS[position], "player": shooter.name, "shot": kind, **worth})
            cells = [f"{100 * worth[name]:.1f}%" for name in ("made", "fouled", "blocked")]
            table.add_row(POSITIONS[position], shooter.name, kind, *cells, f"{worth['points']:.2f}")
    men = [[team.players.index(man) for man in five] for team, five in ((offense, shooters), (defense, guards))]
    whole = possession_worth(deal(offense, defense), men[0], men[1])
    sentence = (
        f"A possession of these five, by simulation of {whole['possessions']}: {whole['points']:.3f} points "
        f"(± {2 * whole['error']:.3f}), scored on {100 * whole['scored']:.0f}%, lost on {100 * whole['lost']:.0f}%."
    )
    facts = {"offense": offense.name, "defense": defense.name, "method": "exact", "shots": values}
    return Group(table, Text(sentence)), {**facts, "possession": whole}
