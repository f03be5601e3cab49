"""What a shot is worth for each man of a line-up against another: exact, for every SHOT # lies open in the deck."""

from __future__ import annotations

from typing import Any, Final

from rich.table import Table

from fieldhouse.games.statispro.model import NO_FOUL, POSITIONS, Deck, Player, Team
from fieldhouse.games.statispro.rules.shooting import OPEN_BONUS

CARDS: Final = 200


def starters(team: Team) -> list[Player]:
    """The five who start, guards by ASSIST and forwards by REBOUNDS."""
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
    men = blockers if position >= len(blockers) else [blockers[position]]
    return any(man.block >= rate for man in men)


def odds(deck: Deck, offense: Team, defense: Team) -> tuple[Table, Any]:
    """A table of what each starter's regular, open and three-point try is worth."""
    shooters, guards = starters(offense), starters(defense)
    table = Table("", "Player", "Shot", "Good", "Fouled", "Blocked", "Points", box=None, title="One try, exact")
    values = []
    for position, (shooter, guard) in enumerate(zip(shooters, guards, strict=True)):
        for kind in ("regular", "open", *(("three",) if shooter.three_attempts else ())):
            worth = shot_worth(deck, shooter, guard, guards, kind)
            values.append({"position": POSITIONS[position], "player": shooter.name, "shot": kind, **worth})
            cells = [f"{100 * worth[name]:.1f}%" for name in ("made", "fouled", "blocked")]
            table.add_row(POSITIONS[position], shooter.name, kind, *cells, f"{worth['points']:.2f}")
    return table, {"offense": offense.name, "defense": defense.name, "method": "exact", "shots": values}
