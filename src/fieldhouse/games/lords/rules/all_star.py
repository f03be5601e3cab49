"""11.2 The All-Star Game."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.lords.actions import A_ALL_STAR
from fieldhouse.games.lords.asks.deals import NOMINATE, NOMINATIONS, legal_nominations
from fieldhouse.games.lords.model import ALLSTAR, INJURY, OFFICE, REGULAR, RETIREMENT, SUPERSTAR, place
from fieldhouse.games.lords.rules.dice import throw
from fieldhouse.games.lords.rules.roster import fill, injure, let_go
from fieldhouse.games.lords.state import OUT_FOR_THE_YEAR, Game
from fieldhouse.table.seat import Seat

FEES: Final = {SUPERSTAR: 2_000, ALLSTAR: 1_000}
REGULAR_FEE: Final = 500
OUT_FOR_YEAR: Final = 1
OUT_FOR_PHASE: Final = 2


def all_star_game(game: Game, seat: Seat) -> None:
    """11.2: nominate up to three stars, or a regular if there is none, collect, and roll for an injury of each.

    Rolls and asks.
    """
    owner = game.owners[seat]
    owner.use(A_ALL_STAR)
    legal = legal_nominations(game, seat, None)
    choice = legal[0] if len(legal) == 1 else game.table.ask(NOMINATE, game, seat, None)
    counts = NOMINATIONS[choice]
    fee = REGULAR_FEE if not choice else counts[0] * FEES[SUPERSTAR] + counts[1] * FEES[ALLSTAR]
    owner.cash += fee
    game.note("all-star game", seat, amount=fee)
    for kind in (SUPERSTAR, ALLSTAR):
        for _ in range(counts[kind]):
            all_star_injury(game, seat, kind)
    if not choice:
        all_star_injury(game, seat, REGULAR)


def all_star_injury(game: Game, seat: Seat, kind: int) -> None:
    """A 1 puts him out for the year, and he must roll for retirement; a 2 puts him out for the rest of the phase.

    A regular serves with no card and scores nothing by himself: to him only retirement matters. Whoever was
    traded away while media were played on the roll is spared. Rolls and asks.
    """
    reading = throw(game, seat, INJURY, label="all-star injury")
    game.note("all-star injury", seat, amount=reading, kind=kind)
    if not game.owners[seat].squad[kind]:
        return
    if reading <= OUT_FOR_YEAR:
        if kind != REGULAR:
            injure(game, seat, kind, OUT_FOR_THE_YEAR)
        retirement_check(game, seat, kind)
    elif reading == OUT_FOR_PHASE and kind != REGULAR:
        injure(game, seat, kind, 1)


def retirement_check(game: Game, seat: Seat, kind: int) -> None:
    """An immediate roll on the retirement chart, for this player alone, if he is there still. Rolls and asks."""
    reading = throw(game, seat, RETIREMENT, game.charts.office_drm[game.owners[seat].stars[OFFICE]])
    line = game.charts.retirement[place(reading)]
    game.note("retirement", seat, amount=reading)
    if game.owners[seat].squad[kind] and any(clause.verb == "retire" and clause.what == kind for clause in line):
        let_go(game.owners[seat], kind, 1)
        game.note("retired", seat, amount=1, kind=kind)
        fill(game, seat, 1)
