"""2.4 Roster composition and integrity: 25 in the majors, 15 on the farm, whatever happens."""

from __future__ import annotations

from fieldhouse.games.lords.asks.money import ANYBODY, CUT, NOT_JOURNEYMEN, Cut, legal_cuts
from fieldhouse.games.lords.model import (
    ALLSTAR,
    FARM_PLAYERS,
    FARM_ROSTER,
    JOURNEYMAN,
    MAJOR_ROSTER,
    MAJORS,
    PROSPECT,
    SUPERSTAR,
    UTILITY,
)
from fieldhouse.games.lords.state import Game, Owner

UTILITY_PRICE = 1_000


def ask_cut(game: Game, seat: int, kinds: tuple[int, ...], why: str) -> int:
    """Which kind of player goes; nobody is asked who has no choice."""
    cut = Cut(kinds, why)
    legal = legal_cuts(game, seat, cut)
    return legal[0] if len(legal) == 1 else game.table.ask(CUT, game, seat, cut)


def lose(game: Game, seat: int, kind: int, count: int) -> int:
    """2.4.3: players leave the majors; journeymen come up in their places. Returns how many left."""
    owner = game.owners[seat]
    lost = min(count, owner.squad[kind])
    owner.squad[kind] -= lost
    owner.squad[JOURNEYMAN] += lost
    _mend(owner)
    return lost


def turn(game: Game, seat: int, count: int, what: int, into: int) -> int:
    """Players of one kind become players of another on the same roster. Returns how many did."""
    owner = game.owners[seat]
    turned = min(count, owner.squad[what])
    owner.squad[what] -= turned
    owner.squad[into] += turned
    _mend(owner)
    return turned


def force_journeymen(game: Game, seat: int, count: int) -> int:
    """5.3.7: the owner cuts as many others as he can, up to *count*, and takes journeymen."""
    cut = 0
    while cut < count and any(game.owners[seat].squad[kind] for kind in NOT_JOURNEYMEN):
        kind = ask_cut(
            game, seat, NOT_JOURNEYMEN, f"Journeymen are forced on you: {count - cut} more must be cut (5.3.7)."
        )
        cut += lose(game, seat, kind, 1)
    return cut


def settle(game: Game, seat: int) -> None:
    """2.4.1: bring the majors to 25 and the farm to 15: cut who is too many, call up and sign who lacks."""
    owner = game.owners[seat]
    squad = owner.squad
    while sum(squad[kind] for kind in MAJORS) + owner.vacancies > MAJOR_ROSTER:
        squad[ask_cut(game, seat, ANYBODY, "You have more than 25 players: cut one (2.4).")] -= 1
    lacking = MAJOR_ROSTER - owner.vacancies - sum(squad[kind] for kind in MAJORS)
    squad[JOURNEYMAN] += lacking
    while sum(squad[kind] for kind in FARM_PLAYERS) > FARM_ROSTER:
        squad[UTILITY if squad[UTILITY] else PROSPECT] -= 1
    squad[UTILITY] += FARM_ROSTER - sum(squad[kind] for kind in FARM_PLAYERS)
    _mend(owner)


def fill_vacancies(game: Game, seat: int) -> None:
    """6.2.4 and 7.1.5: utility players take the places of those who retired, as journeymen."""
    owner = game.owners[seat]
    if owner.vacancies and not owner.squad[UTILITY]:
        owner.cash -= min(owner.cash, UTILITY_PRICE)
    owner.squad[JOURNEYMAN] += owner.vacancies
    owner.vacancies = 0


def injure(game: Game, seat: int, kind: int, phases: int) -> bool:
    """A star misses *phases* phases; who is hurt already misses more (10.2). False if there is no such star."""
    owner = game.owners[seat]
    if not owner.squad[kind]:
        return False
    if owner.fit(kind) > 0:
        owner.out[kind].append(phases)
    else:
        owner.out[kind][0] += phases
    return True


def heal(owner: Owner) -> None:
    """The end of a phase."""
    for kind in (SUPERSTAR, ALLSTAR):
        owner.out[kind] = [phases - 1 for phases in owner.out[kind] if phases > 1]


def _mend(owner: Owner) -> None:
    """An injured star who has left takes his injury with him."""
    for kind in (SUPERSTAR, ALLSTAR):
        del owner.out[kind][max(owner.squad[kind], 0) :]
        if owner.bargains[kind] > owner.squad[kind]:
            owner.bargains[kind] = owner.squad[kind]
