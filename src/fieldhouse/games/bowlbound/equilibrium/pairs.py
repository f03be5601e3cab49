"""The odds of the charts' results for every call against every answer, by the rules' own code: they know no field.

Wild cards that guess wrong are all alike, so of each play one of them is enumerated (II-1).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from fieldhouse.games.bowlbound.calls import FIRST_WILD, GUESSES, HAIL_MARY, RAZZLE_DAZZLE, SNEAK
from fieldhouse.games.bowlbound.equilibrium.effects import Recovery
from fieldhouse.games.bowlbound.legal import is_guessable
from fieldhouse.games.bowlbound.model import FORMATION_COUNT, OPTION, PLAY_COUNT
from fieldhouse.games.bowlbound.odds import OddsTable
from fieldhouse.games.bowlbound.options import CONDITIONAL, OFF
from fieldhouse.games.bowlbound.results import Result
from fieldhouse.games.bowlbound.rules.entitlement import NO_CARD, wild_card_right
from fieldhouse.games.bowlbound.rules.loose_balls import KEPT_AND_RUN
from fieldhouse.games.bowlbound.rules.razzle_dazzle import razzle_dazzle
from fieldhouse.games.bowlbound.rules.returns import run_back
from fieldhouse.games.bowlbound.rules.scrimmage import regular_play
from fieldhouse.games.bowlbound.rules.special_plays import quarterback_sneak
from fieldhouse.games.bowlbound.rules.wild_card import against_wild_card
from fieldhouse.games.bowlbound.side import BLANK_DEFENSE, NICKEL, PASS_DEFENSE, RUN_DEFENSE
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron.dice import OFFENSE
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.results import RETURN_FUMBLED, RETURN_SCORED
from fieldhouse.table.seat import OTHER, Seat

CUTOFF: Final = 1e-6
"""Paths less likely than this are left out."""


class Pair(NamedTuple):
    """A call, what answers it, and the answering side's right to guess (II-1-A), where that counts."""

    call: int
    answer: int
    right: int


def calls_of(game: Game) -> tuple[int, ...]:
    """What is called from scrimmage: the nine plays, and what the options add; a Hail Mary is a matter of the clock."""
    options = game.options
    more = ((RAZZLE_DAZZLE, options.razzle_dazzle), (SNEAK, options.quarterback_sneak))
    return (*range(PLAY_COUNT), *(call for call, is_open in more if is_open))


def answers_of(game: Game) -> tuple[int, ...]:
    """Every answer that the options know, whoever may use it."""
    options = game.options
    answers = [*range(FORMATION_COUNT)]
    answers += [RUN_DEFENSE, PASS_DEFENSE] if options.run_pass else []
    answers += [NICKEL] if options.nickel else []
    wild = [answer for answer in GUESSES if is_guessable(game, answer)] if options.wild_card != OFF else []
    return (*answers, *wild)


def is_open(game: Game, seat: Seat, answer: int) -> bool:
    """May *seat* answer so at this score (``legal.legal_defenses``)?"""
    if answer < FORMATION_COUNT or answer == NICKEL:
        return True
    right = wild_card_right(game, seat)
    return right != NO_CARD or (answer < FIRST_WILD and game.options.wild_card != CONDITIONAL)


def pair_of(game: Game, seat: Seat, call: int, answer: int) -> Pair:
    """The pair that stands for all of its kind, *seat* having the ball at this score."""
    if answer < FORMATION_COUNT or answer in (NICKEL, BLANK_DEFENSE):
        return Pair(call, answer, NO_CARD)
    if answer >= FIRST_WILD:
        guess = GUESSES[answer][0]
        if guess != call:
            answer = next(wild for wild, (other, _) in GUESSES.items() if other != call)
        elif call != OPTION:
            return Pair(call, answer, NO_CARD)
    return Pair(call, answer, wild_card_right(game, OTHER[seat]))


def result_of(game: Game, seat: Seat, call: int, answer: int) -> Result:
    """``downs.play_from_scrimmage``, without a field. Rolls and asks, at the table of *game*."""
    assert call < HAIL_MARY
    if call == RAZZLE_DAZZLE:
        return razzle_dazzle(game, seat, answer)
    if call == SNEAK:
        return quarterback_sneak(game, seat, answer)
    return (regular_play if answer < FIRST_WILD else against_wild_card)(game, seat, call, answer)


def odds_of(game: Game, seat: Seat, pair: Pair, table: OddsTable) -> dict[Result, float]:
    """How likely each result of a pair is, at the score that the game stands at."""
    return table.odds(result_of, game, seat, pair.call, pair.answer)


def recovery_of(game: Game, seat: Seat, table: OddsTable) -> Recovery:
    """VI-10: the exact odds of the fumbles of *seat* from scrimmage; fouls on a run after one are left out."""
    side = game.sides[seat]
    kept = run = lost = 0.0
    for total, weight in OFFENSE.weights:
        if not side.recovered[total]:
            lost += weight
        elif total in KEPT_AND_RUN:
            run += weight
        else:
            kept += weight
    whole = kept + run + lost
    runs: dict[int, float] = {0: kept / whole}
    for found, chance in table.odds(run_back, game, side.interception_return, "fumble return").items():
        yards = GOAL if found.kind == RETURN_SCORED else 0 if found.kind == RETURN_FUMBLED else found.yards
        runs[yards] = runs.get(yards, 0.0) + run / whole * chance
    return Recovery(tuple(sorted(runs.items())), lost / whole)
