"""'Coin Toss' (V-3), the order of kickoffs, the ends of quarters and halves (IV-3), and the score of a play."""

from __future__ import annotations

from fieldhouse.games.bowlbound.calls import SPIKED
from fieldhouse.games.bowlbound.cells import is_on_offense
from fieldhouse.games.bowlbound.choices import RECEIVE
from fieldhouse.games.bowlbound.questions import SECOND_HALF_CHOICE, TOSS_CHOICE
from fieldhouse.games.bowlbound.rules import overtime
from fieldhouse.games.bowlbound.rules.clock import NO_SPIKE, run_clock, time_of_play
from fieldhouse.games.bowlbound.rules.placing import add_points, put_down, set_kickoff, set_try
from fieldhouse.games.bowlbound.rules.toss import high_total
from fieldhouse.games.bowlbound.rules.weather import change_wind, set_weather
from fieldhouse.games.bowlbound.season import FREE_KICK_LINE, KICKOFF_LINE
from fieldhouse.games.bowlbound.state import SECOND_HALF, Game, Play
from fieldhouse.gridiron.field import after_play
from fieldhouse.gridiron.outcome import FIELD_GOAL, KICK_AGAIN, NEXT_SNAP, NO_TIME, TOUCHDOWN, Outcome, snap
from fieldhouse.gridiron.phases import QUARTER, REGULATION, SCRIMMAGE, TIME_OUTS, TOSS, TRY
from fieldhouse.table.seat import OTHER, Seat


def coin_toss(game: Game) -> None:
    """V-3: both roll the offensive dice, and the high total chooses; before it the weather is seen. Rolls and asks."""
    set_weather(game)
    winner = high_total(game)
    game.second_choice = OTHER[winner]
    open_half(game, winner, game.table.ask(TOSS_CHOICE, game, winner, None))


def second_half(game: Game) -> None:
    """V-3: whoever lost the toss has the choice now. Asks."""
    seat = game.second_choice
    open_half(game, seat, game.table.ask(SECOND_HALF_CHOICE, game, seat, None))


def open_half(game: Game, seat: Seat, choice: int) -> None:
    """Carry out the choice of *seat*: who kicks off, and from where."""
    game.play.seat = seat
    game.play.result = TOSS_CHOICE.keys[choice]
    game.opener = OTHER[seat] if choice == RECEIVE else seat
    set_kickoff(game, game.opener, KICKOFF_LINE)


def settle(game: Game, outcome: Outcome) -> None:
    """Put down how the play ended: the score or the ball, then the clock, which overtime has not. Asks."""
    play = game.play
    play.outcome = outcome
    ending = outcome.ending
    if outcome.is_replay:
        play.counts = False
    game.hurried = False
    if game.is_overtime:
        overtime.settle_series(game, outcome)
        return
    if ending == NEXT_SNAP:
        put_down(game, outcome)
    elif ending == KICK_AGAIN:
        game.kick_from += outcome.carry
        game.spot = game.kick_from
    else:
        settle_score(game, outcome)
    seconds, spike_seconds = time_of_play(game, outcome)
    run_clock(game, seconds)
    if not game.clock:
        if is_untimed_next(play, outcome):
            game.untimed = True
    elif spike_seconds != NO_SPIKE:
        spike(game, spike_seconds)


def is_untimed_next(play: Play, outcome: Outcome) -> bool:
    """VI-4-C-viii: no quarter ends on an accepted foul of the defense, nor on fouls of both teams.

    Nor on a foul before the snap (VI-4-B, 5A) of the extra play: that has not been run yet.
    """
    if outcome.ending not in (NEXT_SNAP, KICK_AGAIN) or not play.fouls:
        return False
    if not play.clock and outcome.is_replay and outcome.seconds == NO_TIME:
        return True
    is_double = len({seat for _, seat, _ in play.fouls}) > 1
    return is_double or any(is_accepted and not is_on_offense(foul) for foul, _, is_accepted in play.fouls)


def settle_score(game: Game, outcome: Outcome) -> None:
    """Points, and what follows: a try, a kickoff, or the free kick after a safety (VI-13-G)."""
    seat = outcome.seat
    add_points(game, outcome)
    game.carry = outcome.carry
    if outcome.ending == TOUCHDOWN:
        set_try(game, seat)
    elif outcome.ending == FIELD_GOAL:
        set_kickoff(game, seat, KICKOFF_LINE)
    else:
        set_kickoff(game, OTHER[seat], FREE_KICK_LINE, is_free_kick=True)


def spike(game: Game, seconds: int) -> None:
    """I-4-B: notes the play before, and plays an incompletion that costs a down."""
    game.table.note(game.play)
    game.play = play = game.new_play(SCRIMMAGE)
    play.call = SPIKED
    play.result = "spike"
    play.outcome = snap(after_play(game.situation, game.spot))
    put_down(game, play.outcome)
    run_clock(game, seconds)


def after_try(game: Game) -> None:
    """VI-7: the side that scored kicks off; in overtime its series is over."""
    if game.is_overtime:
        overtime.end_series(game)
    else:
        set_kickoff(game, game.offense, KICKOFF_LINE)


def end_of_step(game: Game) -> None:
    """Ends the quarter if its clock is out, and neither a try nor an untimed down is to come. Rolls."""
    if game.clock == 0 and game.quarter <= REGULATION and game.phase != TRY and not game.untimed:
        end_of_quarter(game)


def end_of_quarter(game: Game) -> None:
    """Teams change ends, or the half is over and a new choice is next, or the game is done or goes on in overtime.

    Rolls.
    """
    if game.quarter == REGULATION:
        overtime.end_of_regulation(game)
        return
    game.quarter += 1
    game.clock = QUARTER
    game.hurried = False
    if game.quarter == SECOND_HALF:
        game.time_outs = [TIME_OUTS, TIME_OUTS]
        game.carry = 0
        change_wind(game)
        game.phase = TOSS
