"""'Penalties': how a foul on a play from scrimmage is marked off, and who may decline it.

The offended team chooses between outcomes that are all worked out before it is asked. Fouls that the guide
lets nobody decline (before the snap, between downs, at the end of a play) change the outcome by themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fieldhouse.games.ddf.choices import ACCEPT, DECLINE
from fieldhouse.games.ddf.model import FIRST_PASS, PLAY_COUNT, YES
from fieldhouse.games.ddf.results import BETWEEN_DOWNS, GROUNDED
from fieldhouse.games.ddf.rules.enforcement import (
    FIFTEEN,
    Taken,
    Ways,
    first_down_instead,
    from_the_end,
    instead,
    on_the_kickoff,
    ruled,
    series_moved_on,
)
from fieldhouse.games.ddf.rules.fouls import is_on_offense
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.cells import AUTOMATIC, INTERFERENCE, kind_of, yards_of
from fieldhouse.gridiron.dice import OFFENSE
from fieldhouse.gridiron.field import GOAL, first_down, toward_own_goal, toward_their_goal
from fieldhouse.gridiron.marking import marked_off_defense, marked_off_offense, spot_of_return_foul
from fieldhouse.gridiron.outcome import NEXT_SNAP, NO_TIME, SHORT_TIME, TOUCHDOWN, Outcome, safety, snap
from fieldhouse.gridiron.phases import TRY
from fieldhouse.gridiron.results import KickResult, PlayResult, ReturnResult
from fieldhouse.table.seat import OTHER, Seat

HOLDING_LINE: Final = 5
"""'Offensive Holding': passes from here and nearer to the own goal are thrown from the end zone."""


def penalized(
    game: Game, kind: PlayResult | ReturnResult | KickResult, fouls: tuple[int, ...], outcome: Outcome
) -> Outcome:
    """Mark off the *fouls* of a play, all of them on one team; *outcome* is how the play itself ended, with the clock
    stopped. Rolls and asks.
    """
    offender = offender_of(game, fouls[0])
    during = [foul for foul in fouls if not foul & BETWEEN_DOWNS]
    if kind == GROUNDED:  # the play's result, not a choice
        grounding = during.pop()
        game.play.flag(grounding, offender, True, min(yards_of(grounding), game.spot))
    if during:
        ways = on_offense(game, during, outcome) if offender == game.offense else on_defense(game, during, outcome)
        outcome = ruled(game, offender, during, ways)
    for foul in fouls:
        if foul & BETWEEN_DOWNS:
            taken = from_the_end(game, outcome, offender, yards_of(foul))
            game.play.flag(foul, offender, True, taken.yards)
            outcome = taken.outcome.replaying(outcome.is_replay)
    return outcome


def offender_of(game: Game, foul: int) -> Seat:
    """Who committed the foul."""
    return game.offense if is_on_offense(foul) else OTHER[game.offense]


def on_offense(game: Game, fouls: Sequence[int], outcome: Outcome) -> Ways:
    """'OFF 5', 'OFF 10', 'OFF 15': from the line of scrimmage, and the down again; fifteen yards on a score, a safety
    too, are walked off on the kickoff, and nobody would decline them. Rolls.
    """
    ways = {ACCEPT + index: enforced_on_offense(game, foul, outcome) for index, foul in enumerate(fouls)}
    if any(is_on_kickoff(foul, outcome) for foul in fouls):
        return ways
    return {DECLINE: Taken(outcome), **ways}


def is_on_kickoff(foul: int, outcome: Outcome) -> bool:
    """Of a foul of the offense: does it leave the score as it is, and move the kickoff after it?"""
    return outcome.ending != NEXT_SNAP and yards_of(foul) == FIFTEEN


def enforced_on_offense(game: Game, foul: int, outcome: Outcome) -> Taken:
    """One offensive foul, accepted; holding in the end zone is a safety. Rolls."""
    yards = yards_of(foul)
    if is_on_kickoff(foul, outcome):
        return on_the_kickoff(game, outcome, game.offense, yards)
    if yards == 10 and roll_holding_in_end_zone(game):
        return Taken(safety(OTHER[game.offense]).replaying(True), game.spot)
    if yards == 10 and game.options.spot_of_foul and game.play.call < FIRST_PASS:
        return from_the_spot(game, yards)
    return instead(game, marked_off_offense(game.situation, yards))


def from_the_spot(game: Game, yards: int) -> Taken:
    """The league's rule for a foul of the offense on a run: the down again from where it was committed, if that is
    beyond the line of scrimmage. The charts do not say where; it is put as on a return.
    """
    spot = max(game.spot, spot_of_return_foul(game.spot, game.play.end))
    moved = toward_own_goal(spot, yards)
    to_go = game.spot + game.to_go - moved
    situation = first_down(game.offense, moved) if to_go <= 0 else game.situation._replace(spot=moved, to_go=to_go)
    return Taken(snap(situation, SHORT_TIME, is_replay=True), spot - moved)


def roll_holding_in_end_zone(game: Game) -> bool:
    """'Offensive Holding Penalties': in basic play every ten yards on a pass is holding; else the season's chart."""
    if not FIRST_PASS <= game.play.call < PLAY_COUNT or game.spot > HOLDING_LINE:
        return False
    return not game.options.holding or game.table.look(game.charts.holding, OFFENSE, "holding") == YES


def on_defense(game: Game, fouls: Sequence[int], outcome: Outcome) -> Ways:
    """'DEF 5', 'DEF 5X', 'DEF 15', 'PI': a play stands with its penalty on top where the guide says so, or the kickoff
    is moved, and then nobody may decline.
    """
    ways = {ACCEPT + index: enforced_on_defense(game, foul, outcome) for index, foul in enumerate(fouls)}
    if any(is_tacked_on(game, foul) for foul in fouls) or any(taken.outcome.carry for taken in ways.values()):
        return ways
    return {DECLINE: Taken(outcome), **ways}


def is_tacked_on(game: Game, foul: int) -> bool:
    """Fouls that come on top of the play, which nobody would decline: DEF 5X on runs, and DEF 15 in basic play."""
    if kind_of(foul) == INTERFERENCE:
        return False
    if foul & AUTOMATIC:
        return game.play.call < FIRST_PASS
    return yards_of(foul) == FIFTEEN and not game.options.between_downs


def enforced_on_defense(game: Game, foul: int, outcome: Outcome) -> Taken:
    """One defensive foul, accepted. A try that failed is played again, so nothing of it is left to add yards to."""
    yards = yards_of(foul)
    if kind_of(foul) == INTERFERENCE:
        return first_down_instead(game, min(game.spot + yards, GOAL - 1))
    is_automatic = foul & AUTOMATIC or yards == FIFTEEN
    if is_automatic and outcome.ending == TOUCHDOWN and outcome.seat == game.offense:
        return on_the_kickoff(game, outcome, OTHER[game.offense], yards)
    end = game.play.end
    if is_tacked_on(game, foul) and game.play.kept and end > 0 and game.phase != TRY:
        return series_moved_on(game.offense, max(end, game.spot) if foul & AUTOMATIC else end, yards)
    if is_automatic:
        return first_down_instead(game, toward_their_goal(game.spot, yards))
    return instead(game, marked_off_defense(game.situation, yards))


def before_snap(game: Game, foul: int) -> Outcome:
    """Five yards before the snap: marked off at once, no time gone, calls free."""
    mark_off = marked_off_offense if is_on_offense(foul) else marked_off_defense
    after = mark_off(game.situation, yards_of(foul))
    game.play.flag(foul, offender_of(game, foul), True, abs(after.spot - game.spot))
    return snap(after, NO_TIME, is_replay=True)


def offsetting(game: Game, fouls: tuple[int, ...]) -> Outcome:
    """Fouls on both teams: the down again, ten seconds gone."""
    for foul in fouls:
        game.play.flag(foul, offender_of(game, foul), False)
    return snap(game.situation, SHORT_TIME, is_replay=True)
