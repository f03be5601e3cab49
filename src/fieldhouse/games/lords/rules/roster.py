"""2.4 Roster composition and integrity: 25 in the majors, 15 on the farm, whatever happens."""

from __future__ import annotations

from typing import Final

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
from fieldhouse.table.seat import Seat
from fieldhouse.table.words import Cited

UTILITY_PRICE: Final = 1_000
STARS_OF_THE_TEAM: Final[tuple[int, int]] = (SUPERSTAR, ALLSTAR)
"""Whose injuries are kept, and whose salaries are paid singly."""


def ask_cut(game: Game, seat: Seat, kinds: tuple[int, ...], why: str, is_wished: bool = False) -> int:
    """Which kind of player goes; nobody is asked who has no choice."""
    cut = Cut(kinds, why, is_wished)
    legal = legal_cuts(game, seat, cut)
    return legal[0] if len(legal) == 1 else game.table.ask(CUT, game, seat, cut)


def hand_out(owner: Owner, kind: int, count: int) -> list[int]:
    """Players whom somebody else takes, or who become something else: the fittest, and an injury goes along (10.2).

    Returns for each how many phases he still misses.
    """
    owner.squad[kind] -= count
    if kind not in STARS_OF_THE_TEAM:
        return [0] * count
    _forget_bargains(owner, kind)
    hurt = max(len(owner.out[kind]) - owner.squad[kind], 0)
    going, owner.out[kind] = owner.out[kind][:hurt], owner.out[kind][hurt:]
    return [0] * (count - hurt) + going


def take_in(owner: Owner, kind: int, missing: list[int]) -> None:
    """Put as many players of a kind on the roster as *missing* is long: how many phases each still misses."""
    owner.squad[kind] += len(missing)
    if kind in STARS_OF_THE_TEAM:
        owner.out[kind] = sorted([*owner.out[kind], *(phases for phases in missing if phases)])


def let_go(owner: Owner, kind: int, count: int) -> None:
    """Players who leave for nothing: their owner parts with those who miss most."""
    owner.squad[kind] -= count
    if kind in STARS_OF_THE_TEAM:
        _forget_bargains(owner, kind)
        del owner.out[kind][max(len(owner.out[kind]) - count, 0) :]


def _forget_bargains(owner: Owner, kind: int) -> None:
    """A salary that was paid as a bid goes with the last of those who could have it (7.2)."""
    owner.bargains[kind] = min(owner.bargains[kind], owner.squad[kind])


def lose(game: Game, seat: Seat, kind: int, count: int) -> int:
    """2.4.3: players are cut from the majors; journeymen come up in their places. Returns how many left."""
    owner = game.owners[seat]
    lost = min(count, owner.squad[kind])
    if lost:
        let_go(owner, kind, lost)
        game.note("cut", seat, amount=lost, kind=kind)
        fill(game, seat, lost)
    return lost


def fill(game: Game, seat: Seat, count: int) -> None:
    """2.4.4: utility players come up as journeymen; others take their places on the farm."""
    game.owners[seat].squad[JOURNEYMAN] += count
    game.note("filled", seat, amount=count)


def turn(game: Game, seat: Seat, count: int, what: int, into: int) -> int:
    """Players of one kind become players of another on the same roster. Returns how many did."""
    owner = game.owners[seat]
    turned = min(count, owner.squad[what])
    if turned:
        take_in(owner, into, hand_out(owner, what, turned))
        game.note("became", seat, amount=turned, kind=what, more=(into,))
    return turned


def force_journeymen(game: Game, seat: Seat, count: int) -> int:
    """5.3.7: the owner cuts as many others as he can, up to *count*, and takes journeymen; how many. Asks."""
    owner, cut = game.owners[seat], list[int]()
    while len(cut) < count and any(owner.squad[kind] for kind in NOT_JOURNEYMEN):
        why = Cited(f"Journeymen are forced on you: {count - len(cut)} more must be cut", "5.3.7", ".")
        cut.append(ask_cut(game, seat, NOT_JOURNEYMEN, why))
        let_go(owner, cut[-1], 1)
    for kind in NOT_JOURNEYMEN:
        if kind in cut:
            game.note("cut", seat, amount=cut.count(kind), kind=kind)
    if cut:
        fill(game, seat, len(cut))
    return len(cut)


def settle(game: Game, seat: Seat) -> None:
    """2.4.1: bring the majors to 25 and the farm to 15: cut who is too many, call up and sign who lacks. Asks."""
    owner = game.owners[seat]
    squad = owner.squad
    while sum(squad[kind] for kind in MAJORS) + owner.vacancies > MAJOR_ROSTER:
        cut = ask_cut(game, seat, ANYBODY, Cited("You have more than 25 players: cut one", "2.4", "."))
        let_go(owner, cut, 1)
        game.note("cut", seat, amount=1, kind=cut)
    lacking = MAJOR_ROSTER - owner.vacancies - sum(squad[kind] for kind in MAJORS)
    if lacking:
        fill(game, seat, lacking)
    while sum(squad[kind] for kind in FARM_PLAYERS) > FARM_ROSTER:
        kind = UTILITY if squad[UTILITY] else PROSPECT
        squad[kind] -= 1
        game.note("released", seat, amount=1, kind=kind)
    join(game, seat, UTILITY, FARM_ROSTER - sum(squad[kind] for kind in FARM_PLAYERS))


def join(game: Game, seat: Seat, kind: int, count: int) -> None:
    """Put new players from nowhere in particular on the roster."""
    if count:
        game.owners[seat].squad[kind] += count
        game.note("joined", seat, amount=count, kind=kind)


def fill_vacancies(game: Game, seat: Seat) -> None:
    """6.2.4 and 7.1.5: utility players take the places of the retired, as journeymen; $1,000 if the farm has none."""
    owner = game.owners[seat]
    if owner.vacancies and not owner.squad[UTILITY]:
        owner.cash -= min(owner.cash, UTILITY_PRICE)
    if owner.vacancies:
        fill(game, seat, owner.vacancies)
    owner.vacancies = 0


def injure(game: Game, seat: Seat, kind: int, phases: int) -> bool:
    """A star misses *phases* phases; if all are hurt, who misses least misses more (10.2). False if there is none."""
    owner = game.owners[seat]
    if not owner.squad[kind]:
        return False
    if owner.fit(kind) > 0:
        owner.out[kind].append(phases)
    else:
        owner.out[kind][0] += phases
    owner.out[kind].sort()
    game.note("injured", seat, amount=phases, kind=kind)
    return True


def heal(owner: Owner) -> None:
    """A phase is over: each injured star misses one less."""
    for kind in (SUPERSTAR, ALLSTAR):
        owner.out[kind] = [phases - 1 for phases in owner.out[kind] if phases > 1]
