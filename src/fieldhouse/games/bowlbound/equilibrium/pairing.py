"""Two teams solved against each other: the tables that a rival reads, by the conditions of the score."""

from __future__ import annotations

from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fieldhouse.games.bowlbound.equilibrium.attack import Attack, Attacker
from fieldhouse.games.bowlbound.equilibrium.conditions import (
    Condition,
    conditions,
    depends_on_score,
    level_of,
    place_of,
)
from fieldhouse.games.bowlbound.equilibrium.kicks import Runner
from fieldhouse.games.bowlbound.equilibrium.late_attack import solved_late
from fieldhouse.games.bowlbound.equilibrium.pairs import CUTOFF
from fieldhouse.games.bowlbound.odds import OddsTable
from fieldhouse.games.bowlbound.options import BASIC, Options
from fieldhouse.games.bowlbound.side import Side
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron.equilibrium.late_tables import LateTables, late_tables
from fieldhouse.gridiron.equilibrium.opening import HASTY, HASTY_SWEEPS, Opening, opening_of
from fieldhouse.gridiron.equilibrium.series import BLOCKS, SHARE, SPOT, Values
from fieldhouse.gridiron.equilibrium.small_game import solved
from fieldhouse.gridiron.equilibrium.stage import Policy, Stage, solved_legal
from fieldhouse.gridiron.equilibrium.tables import Tables, arrays_in, packed, tables_in, tables_of, whole_mixes
from fieldhouse.gridiron.outcome import LAST_DOWN
from fieldhouse.gridiron.phases import SCRIMMAGE
from fieldhouse.table.seat import AWAY, HOME, Seat, all_seats, seated
from fieldhouse.table.table import Table

METHOD: Final = 9
"""Counts up when the same charts would give other tables."""
OPENING_METHOD: Final = 1
"""The same of the first minutes, whose mixes also change with the tables."""
NOT_OF_A_DOWN: Final = (
    "hail_mary", "spike", "out_of_bounds", "elected_safety", "delay", "in_bounds", "coffin_corner", "cancel_marks",
    "short_drop", "quick_kick", "fakes", "all_out_rush", "free_block", "precipitation", "wind", "timing",
    "point_spread", "overtime", "first_down_stop",
)  # fmt: skip
"""Options that change nothing of what is solved."""
SEEN, KICKED = "conditions", "kickoffs"


def name_of(game: Game) -> str:
    """What the tables of a pairing are kept by: all that they depend on."""
    alike = replace(game.options, **{name: getattr(BASIC, name) for name in NOT_OF_A_DOWN})
    facts = METHOD, *(side.team.digest for side in game.sides), game.spread, game.edge, alike
    return f"bowlbound-{sha256(repr(facts).encode()).hexdigest()[:32]}"


@dataclass(frozen=True)
class PairingTables:
    """By condition the tables of a down; the ends of the halves; how each side kicks off, and what it expects."""

    known: tuple[Condition, ...]
    books: tuple[Tables, ...]
    kickoffs: NDArray[np.uint8]
    """``[kicker, kicks or guesses, which]``, in shares of ``WHOLE``."""
    late: LateTables

    def packed(self) -> bytes:
        """All of it as the bytes of a file."""
        arrays: dict[str, NDArray[np.generic]] = {
            SEEN: np.array([(each.most, each.margin, *each.factors) for each in self.known], dtype=np.int32),
            KICKED: self.kickoffs,
        }
        for number, book in enumerate(self.books):
            arrays |= book.arrays(f"{number}_")
        return packed(arrays | self.late.arrays())


def unpacked(data: bytes) -> PairingTables:
    """The tables that ``PairingTables.packed`` has made *data* of."""
    found = arrays_in(data)
    rows = found[SEEN].astype(np.int32).tolist()
    known = tuple(Condition(most, margin, (away, home)) for most, margin, away, home in rows)
    books = tuple(tables_in(found, f"{number}_") for number in range(len(known)))
    return PairingTables(known, books, found[KICKED].astype(np.uint8), late_tables(found))


class SolvedPairing(NamedTuple):
    """Both sides' attacks by condition, what the solver found, and the policies by condition."""

    known: tuple[Condition, ...]
    attacks: tuple[list[Attack], list[Attack]]
    stage: Stage
    policies: list[tuple[Policy, Policy]]


def solved_policies(sides: tuple[Side, Side], options: Options, spread: float, edge: int) -> SolvedPairing:
    """Some seconds of work. Values are worked out in the middle condition; in the others the next down is weighed by
    them.
    """
    game = field_of(sides, options, spread, edge)
    known = conditions(game)
    attacks, level = attacks_of(game, known, CUTOFF), level_of(known)
    stage = Stage((attacks[0][level], attacks[1][level]))
    stage.solve()
    usual = stage.settled()
    policies = [
        usual if place == level else (weighed(stage, AWAY, attacks[0][place]), weighed(stage, HOME, attacks[1][place]))
        for place in range(len(known))
    ]
    return SolvedPairing(known, attacks, stage, policies)


def field_of(sides: tuple[Side, Side], options: Options, spread: float, edge: int) -> Game:
    """Two sides on the field, to be laid from down to down."""
    game = Game(sides, options, spread, edge, Table())
    game.phase = SCRIMMAGE
    return game


def attacks_of(game: Game, known: tuple[Condition, ...], cutoff: float) -> tuple[list[Attack], list[Attack]]:
    """Each side with the ball, by condition; if the two are one whatever the score, so are their attacks. Moves *game*,
    at an exact table.
    """
    table = OddsTable()
    table.cutoff, table.coaches = cutoff, (Runner(), Runner())
    game.table = table
    is_mirror = game.sides[0].team.digest == game.sides[1].team.digest and not depends_on_score(game.options)
    attackers = [Attacker(game, seat, table, known) for seat in all_seats(1 if is_mirror else 2)]
    by_seat = [[Attack(each, place, known[place]) for place in range(len(known))] for each in attackers]
    return by_seat[0], by_seat[-1]


def opening_name(game: Game) -> str:
    """What the mixes of the first minutes are kept by."""
    return f"opening-{OPENING_METHOD}-{name_of(game)}"


def solved_opening(game: Game) -> Opening:
    """The mixes of the first minutes, worked out in haste: as if nobody had scored yet."""
    field = field_of((game.sides[0], game.sides[1]), game.options, game.spread, game.edge)
    known = conditions(field)
    even = (known[place_of(known, 0)],)
    away, home = attacks_of(field, even, HASTY)
    stage = Stage((away[0], home[0]))
    stage.solve()
    return opening_of(stage.settled(HASTY_SWEEPS))


def weighed(stage: Stage, seat: Seat, attack: Attack) -> Policy:
    """The mixes of one down at another score, the downs after it being worth what they are."""
    ledger, endings = stage.ledger(seat), stage.endings(seat)
    payoffs = attack.payoffs(ledger, slice(None))
    games = solved_legal(payoffs, attack.is_legal)
    kick_value, kick = attack.kicked(endings)
    value, last = np.rint(games.value), BLOCKS[LAST_DOWN - 1]
    value[last] = np.maximum(value[last], kick_value[SPOT[last]])
    return Policy(value, payoffs, games.rows, games.columns, kick, kick_value)


def solved_pairing(game: Game) -> PairingTables:
    """The tables of a pairing, worked out now."""
    sides = game.sides[0], game.sides[1]
    found = solved_policies(sides, game.options, game.spread, game.edge)
    stage, (first, second) = found.stage, found.attacks
    books = [
        tables_of(stage, policies, [first[place].tries, second[place].tries])
        for place, policies in enumerate(found.policies)
    ]
    late = solved_late(found.attacks, found.known, stage, found.policies, game.options)
    return PairingTables(found.known, tuple(books), _kickoffs(stage, (first[0], second[0])), late)


def _kickoffs(stage: Stage, attacks: tuple[Attack, Attack]) -> NDArray[np.uint8]:
    """III-1: both sides guess: a small game of three by three, by the points that the kicks lead to. Where nobody
    guesses it is as good as a choice.
    """
    found = []
    for seat, attack in seated(attacks):
        guessed, plain = attack.attacker.guessed, attack.attacker.kickoffs
        endings: Values = stage.endings(seat)
        payoffs = np.array([
            [np.rint(guessed.get((how, guess), plain[how]) @ endings / SHARE) for guess in plain] for how in plain
        ])  # fmt: skip
        game = solved(payoffs[None])
        found.append([whole_mixes(game.rows)[0], whole_mixes(game.columns)[0]])
    return np.array(found)
