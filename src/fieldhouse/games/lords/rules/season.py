"""5.2, 5.4, 5.5 and 6.1: roster depth, the record of a phase, and its payout."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.lords.model import EARLY, LATE, PAYOUT, PHASE_GAMES, Phase, place
from fieldhouse.games.lords.rules.dice import throw
from fieldhouse.games.lords.rules.farm import enforce_farm_limit
from fieldhouse.games.lords.rules.money import finance, interest, pay
from fieldhouse.games.lords.rules.roster import heal
from fieldhouse.games.lords.rules.winter import begin_phase, extra_inning
from fieldhouse.games.lords.state import Game, Owner
from fieldhouse.table.seat import Seat, seated

DEPTH_BANDS: Final[tuple[int, ...]] = (6, 9, 12, 15, 19, 25)
"""5.2: the most journeymen of each band, the deepest roster first."""
DEPTH_RECORD: Final[tuple[tuple[int, ...], ...]] = (
    (3, 4, 4),
    (2, 3, 3),
    (1, 2, 2),
    (-2, -3, -4),
    (-4, -5, -6),
    (-6, -7, -8),
)
"""5.2: wins, or losses if negative, in the early, mid and late season."""
DEPTH_DRM: Final[tuple[int, ...]] = (3, 2, 1, -1, -2, -3)


def depth_band(journeymen: int) -> int:
    """5.2: the line of the roster depth chart."""
    return next(band for band, most in enumerate(DEPTH_BANDS) if journeymen <= most)


BAND_OF: Final = tuple(depth_band(journeymen) for journeymen in range(26))


def begin_season_phase(game: Game, phase: Phase) -> None:
    """A phase of the season begins: its depth rating, wins or losses, is entered first (5.2). Rolls, draws and asks."""
    begin_phase(game, phase)
    game.turn = game.starter
    for seat, owner in seated(game.owners):
        apply_depth(game, seat, owner)
        extra_inning(game, seat, ("phase",))
    game.note("phase", amount=phase)


def apply_depth(game: Game, seat: Seat, owner: Owner) -> None:
    """5.2: wins or losses by the number of journeymen."""
    rating = DEPTH_RECORD[BAND_OF[owner.journeymen]][game.phase - EARLY]
    owner.wins += max(rating, 0)
    owner.losses += max(-rating, 0)


def phase_record(wins: int, losses: int, games: int) -> tuple[int, int]:
    """5.4: too few games are split in halves, the odd one a loss; of too many the losses stand and wins go."""
    left = games - wins - losses
    if left >= 0:
        return wins + left // 2, losses + left - left // 2
    losses = min(losses, games)
    return games - losses, losses


def resolve_wins(game: Game) -> None:
    """5.4 and 5.5: the record of the phase goes on the wins track."""
    for seat, owner in seated(game.owners):
        owner.wins, owner.losses = phase_record(owner.wins, owner.losses, PHASE_GAMES[game.phase])
        owner.season_wins += owner.wins
        owner.season_losses += owner.losses
        if game.phase == LATE:
            owner.late_wins = owner.wins
        game.note("record", seat, amount=owner.wins, more=(owner.wins, owner.losses))


def payout(game: Game) -> None:
    """6.1: everybody rolls on the payout chart, pays interest, and may buy media. Rolls and asks."""
    for seat in game.in_order(game.starter):
        owner = game.owners[seat]
        line = game.charts.payout[place(throw(game, seat, PAYOUT))]
        amount = line.cash + line.per_cube * owner.media
        owner.cash += amount
        due = interest(owner)
        if due:
            pay(game, seat, due)
        game.note("payout", seat, amount=amount - due)
        finance(game, seat)


def end_phase(game: Game) -> None:
    """6.0: the record, the payout, and what a phase heals or forbids. Rolls and asks."""
    resolve_wins(game)
    payout(game)
    for seat in game.in_order(game.starter):
        heal(game.owners[seat])
        enforce_farm_limit(game, seat)
