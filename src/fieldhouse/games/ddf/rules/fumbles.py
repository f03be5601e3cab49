"""'Fumbles', 'Defensive Fumble Recovery', 'Offensive Fumble Returns', and how a return ends, perhaps in one."""

from __future__ import annotations

from fieldhouse.games.ddf.choices import AT_THE_END, DECLINE
from fieldhouse.games.ddf.model import DEFENSE_RECOVERS, OFFENSE_RECOVERS
from fieldhouse.games.ddf.results import RETURN_OFFSET, Return
from fieldhouse.games.ddf.rules.enforcement import Taken, heaviest, ruled
from fieldhouse.games.ddf.rules.returns import fouled_return, run_back
from fieldhouse.games.ddf.rules.spotting import touchback
from fieldhouse.games.ddf.season import TOUCHBACK
from fieldhouse.games.ddf.state import RUNNING, Game
from fieldhouse.gridiron.cells import DEFENSE_FOUL, OFFENSE_FOUL, kind_of
from fieldhouse.gridiron.dice import OFFENSE, TEN_SIDED
from fieldhouse.gridiron.field import GOAL, Situation, across, after_play
from fieldhouse.gridiron.outcome import NO_TIME, SHORT_TIME, Outcome, possession, safety, snap, touchdown
from fieldhouse.gridiron.results import RETURN_FUMBLED, RETURN_SCORED, RETURNED, ReturnResult
from fieldhouse.table.seat import OTHER, Seat


def loose_ball(game: Game, seat: Seat, spot: int, before: Situation | None, can_return: bool = True) -> Outcome:
    """*seat* has fumbled at *spot*. *before* is the down it was played on, or None on a return. Rolls and asks."""
    game.play.fumbled_by = seat
    is_recovered = game.table.staged(roll_recovery)(game, seat)
    game.play.recovered_by = seat if is_recovered else OTHER[seat]
    if spot >= GOAL:
        return touchdown(seat) if is_recovered else touchback(OTHER[seat])
    if spot <= 0:
        return safety(OTHER[seat]) if is_recovered else touchdown(OTHER[seat])
    if is_recovered:
        return recovered_by_offense(game, seat, spot, before, can_return)
    if not can_return:
        return possession(OTHER[seat], across(spot))
    return recovered_by_defense(game, OTHER[seat], across(spot))


def roll_recovery(game: Game, seat: Seat) -> bool:
    """'Fumbles': the fumblers' recovery column; the defense's own chart may overturn it."""
    defend = game.sides[OTHER[seat]]
    is_recovered = bool(game.table.look(game.sides[seat].recovered, OFFENSE, "fumble"))
    if is_recovered and defend.fumble_taken is not None:
        return game.table.look(defend.fumble_taken, OFFENSE, "defense recovery") != DEFENSE_RECOVERS
    if not is_recovered and defend.fumble_saved is not None:
        return game.table.look(defend.fumble_saved, OFFENSE, "defense recovery") == OFFENSE_RECOVERS
    return is_recovered


def recovered_by_offense(game: Game, seat: Seat, spot: int, before: Situation | None, can_return: bool) -> Outcome:
    """'Offensive Fumble Returns': a zero on the ten-sided die lets the offense run with it. Rolls and asks."""
    end, seconds = spot, RUNNING
    if can_return and game.options.offensive_fumble_returns and game.table.roll(TEN_SIDED, "fumble return?") == 0:
        column = game.sides[seat].fumble_return
        kind, yards, fouls = game.table.staged(run_back)(game, column, None, "fumble return")
        if kind not in (RETURN_OFFSET, RETURN_FUMBLED):
            outcome = after_return(game, seat, spot, (kind, yards, fouls), spot)
            if before is None or outcome.ending or (fouls and kind_of(fouls[0]) == DEFENSE_FOUL):
                return outcome
            end, seconds = outcome.spot, SHORT_TIME if fouls else RUNNING
    if before is None:
        return possession(seat, end)
    game.play.end = end
    after = after_play(before, end)
    return snap(after, seconds if after.offense == seat else SHORT_TIME)


def recovered_by_defense(game: Game, seat: Seat, spot: int) -> Outcome:
    """The recovering side may run: its Fumble Return column, from the spot of the fumble. Rolls and asks."""
    column = game.sides[seat].fumble_return
    result = game.table.staged(run_back)(game, column, None, "fumble return")
    if result[0] in (RETURN_OFFSET, RETURN_FUMBLED):
        # Fouls on both sides after the change of possession cancel, and nobody fumbles a fumble again.
        result = RETURNED, 0, ()
    return after_return(game, seat, spot, result, TOUCHBACK)


def after_return(game: Game, seat: Seat, start: int, result: Return, touchback_spot: int) -> Outcome:
    """Where *seat*'s return from *start* ends, its fouls marked off. Rolls and asks."""
    play = game.play
    before = play.returns
    kind, yards, fouls = result
    outcome, end = _ran_to(game, seat, start, kind, yards, touchback_spot)
    play.returns = (*before, (seat, start, end), *play.returns[len(before) :])
    if not fouls:
        return outcome
    foul = heaviest(fouls)
    offender = seat if kind_of(foul) == OFFENSE_FOUL else OTHER[seat]
    taken = fouled_return(game, seat, start, end, foul, offender, outcome)
    if taken is None:
        return ruled(game, offender, fouls, {DECLINE: Taken(outcome)})
    return ruled(game, offender, fouls, {AT_THE_END: taken})


def _ran_to(
    game: Game, seat: Seat, start: int, kind: ReturnResult, yards: int, touchback_spot: int
) -> tuple[Outcome, int]:
    """How the run itself ends, and where it was stopped. Rolls and asks."""
    if kind == RETURN_SCORED:
        return touchdown(seat), GOAL
    end = min(start + yards, GOAL)
    if kind == RETURN_FUMBLED:
        return loose_ball(game, seat, end, None), end
    if end == GOAL:
        return touchdown(seat), end
    if end > 0:
        return possession(seat, end), end
    if start <= 0:
        return possession(seat, touchback_spot, NO_TIME), start
    return possession(seat, start), start  # the catch carried him back: dead where he caught it
